// Takes the pictures of the documents from the program itself, by the names that a user reads:
//   node web/pictures.mjs FOLDER [NAME…]
import { join } from "node:path";
import { close, open } from "./tablet.mjs";

const [folder, ...only] = process.argv.slice(2);
const viewport = { width: 1280, height: 720 };

/** A new game from a code, with this much guidance. */
async function game(tablet, guidance) {
  await tablet.tap(guidance);
  await tablet.tap("Start the game");
  await tablet.expectTitle("Guided game");
}

/** What is done before each picture, with the code behind the address of the page. */
const pictures = {
  home: ["", async () => {}],
  learn: ["", async (tablet) => {
    await tablet.tap("Learn");
    await tablet.tap("Lesson 1: Up and down");
  }],
  play: ["#41G0-02DR", async (tablet) => {
    await game(tablet, "Hints");
    await tablet.tap("Card 34");
    await tablet.tap("Pile A");
    await tablet.tap("Hint");
    await tablet.tap("Card 53");
  }],
  review: ["#41G0-02DR", async (tablet) => {
    await game(tablet, "Review");
    for (const [card, pile] of [[34, "A"], [22, "B"]]) {
      await tablet.tap(`Card ${card}`);
      await tablet.tap(`Pile ${pile}`);
    }
    await tablet.tap("End the turn");
    await tablet.find("Go on");
  }],
  puzzle: ["#56X0-ERZT", async (tablet) => {
    await tablet.tap("Card 35");
    await tablet.tap("Card 45");
    await tablet.press("Enter");
    await tablet.tap("One step on");
  }],
  vote: ["", async (tablet) => {
    await tablet.tap("Class vote");
    for (const letter of "AABBC") await tablet.tap(`One hand more for ${letter}`);
    await tablet.tap("Show the answer");
  }],
  print: ["", async (tablet) => {
    await tablet.tap("Print");
    await tablet.tap("The team quiz");
    await tablet.find("Save as PDF…");
  }],
  end: ["#41G0-02DR", async (tablet) => {
    for (const team of ["The Blues", "The Greens", "The Pinks"]) {
      await tablet.tap(`Who plays for ${team}`);
      await tablet.tap("Computer: strong");
    }
    await tablet.tap("Fast");
    // The computers play for more than a minute.
    tablet.context.setDefaultTimeout(300_000);
    await tablet.page.touchscreen.tap(...await tablet.find("Start the game"));
    const isStuck = () => window.sauteDix.places.some(({ name }) => name === "Not enough cards fit");
    await tablet.until(isStuck, null, () => "the game does not end");
    await tablet.press("Enter");
    await tablet.expectTitle("The end of the game");
  }],
};

for (const [name, [hash, prepare]] of Object.entries(pictures)) {
  if (only.length && !only.includes(name)) continue;
  const tablet = await open({ hash, options: { locale: "en-GB", viewport } });
  await tablet.ready();
  await prepare(tablet);
  await tablet.rest();
  await tablet.page.screenshot({ path: join(folder, `${name}.png`) });
  await tablet.done();
  console.log(join(folder, `${name}.png`));
}
await close();
