// The web version in a real browser: everything a tablet would do with it, and what may go wrong.
// Needs web/dist, Chromium and the package playwright-core; `.ci/run` brings all three.
// With PICTURES=DIR it also leaves pictures of the main screens there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const chromes = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env.CHROMIUM ?? chromes.find((path) => existsSync(path));
const { address, stop } = await serve();
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic"],
});
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, locale: "fr-FR", acceptDownloads: true };

// Where things are on a screen of 1024 by 768.
const places = {
  english: [785, 33], print: [858, 456], resume: [180, 720],
  card: (index, count) => [512 + (index - (count - 1) / 2) * 158, 655],
  // On the desk of a puzzle cards are smaller, and each keeps its place.
  desk: (index, count) => [512 + (index - (count - 1) / 2) * 129, 680],
  pile: (index) => [95 + 172 * index, 270],
};

/** A page that complains about everything it should not do. */
async function open({ options = {}, before = null, hash = "", quiet = false } = {}) {
  const context = await browser.newContext({ ...tablet, ...options });
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  const complaints = [];
  const requests = [];
  page.on("console", (message) => { if (message.type() === "error") complaints.push(message.text()); });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(address + hash);
  const tap = async ([x, y]) => { await page.touchscreen.tap(x, y); await settle(page); };
  const press = async (...keys) => {
    for (const key of keys) { await page.keyboard.press(key); await settle(page); }
  };
  const done = async () => {
    if (!quiet) assert.deepEqual(complaints, [], "the console is clean");
    const foreign = requests.filter((url) => !url.startsWith(address) && !url.startsWith("blob:"));
    assert.deepEqual(foreign, [], "nothing is asked of anybody else");
    await context.close();
  };
  return { context, page, requests, tap, press, done };
}

const settle = (page) => page.waitForTimeout(200);
const ready = (page) => page.waitForSelector('body[data-stage="open"]', { state: "attached", timeout: 15_000 });
const words = (page) => page.locator("#words").textContent();
const kept = (page, name) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), `saute-dix/${name}.json`);
const turn = async (page) => (await kept(page, "game")).content.game.turn.split(" ").filter(Boolean);

/** Waits for the home screen: all other titles say more than the name. */
async function home(page) {
  await page.waitForFunction(() => document.title === "Saute-Dix", null, { timeout: 5_000 });
}

/** Waits for the title of the page, which says what is on the screen. */
async function shows(page, text) {
  try {
    await page.waitForFunction((text) => document.title.includes(text), text, { timeout: 5_000 });
  } catch {
    assert.fail(`expected “${text}” on the screen, found “${await page.title()}”`);
  }
}

const tests = {
  "the first picture comes within five seconds, and nothing is asked for afterwards": async () => {
    const started = Date.now();
    const { page, requests, done } = await open();
    await ready(page);
    const taken = Date.now() - started;
    console.log(`  first picture after ${taken} ms`);
    assert(taken < 5_000, `${taken} ms`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(1_000);
    const before = requests.length;
    await page.waitForTimeout(1_500);
    assert.equal(requests.length, before);
    await done();
  },

  "the language is the browser's, and can be switched": async () => {
    const { page, tap, done } = await open();
    await ready(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
    await tap(places.english);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
    assert.equal((await kept(page, "settings")).content.language, "en");
    await done();
    const english = await open({ options: { locale: "en-GB" } });
    await ready(english.page);
    assert.equal(await english.page.evaluate(() => document.documentElement.lang), "en");
    await english.done();
  },

  "a link opens its deal; cards are laid by touch, by drag and by keyboard; a reload loses nothing": async () => {
    const { page, tap, press, done } = await open({ hash: "#41G0-02DR" });
    await ready(page);
    await shows(page, "Nouvelle partie");
    await press("Enter");
    await shows(page, "41G0-02DR");
    // 3 22 34 53 54 96 against 1, 1, 100 and 100.
    await tap(places.card(0, 6));
    await tap(places.pile(0));
    assert.deepEqual(await turn(page), ["3A"]);
    assert.match(await words(page), /3 sur la pile A/);
    const [from, to] = [places.card(4, 5), places.pile(3)];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(700, 500, { steps: 4 });
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
    await settle(page);
    assert.deepEqual(await turn(page), ["3A", "96D"]);
    await press("ArrowRight", "b");
    assert.deepEqual((await turn(page)).length, 3);
    await press("Backspace", "Backspace");
    assert.deepEqual(await turn(page), ["3A"]);
    await page.goto(address);
    await ready(page);
    await home(page);
    await tap(places.resume);
    await shows(page, "Partie guidée");
    assert.deepEqual(await turn(page), ["3A"]);
    await done();
  },

  "a puzzle is the same as on a computer, and is marked": async () => {
    const { page, tap, press, done } = await open({ hash: "#16N1-71JE", options: { locale: "en-GB" } });
    await ready(page);
    await shows(page, "Best order");
    // 5 10 19 47 58 66 on a pile that goes up from 15: the jump to 5, then 10.
    for (const index of [0, 1]) await tap(places.desk(index, 6));
    await press("Enter");
    await page.waitForTimeout(300);
    assert.match(await words(page), /^(Bravo|Well done)/);
    await done();
  },

  "a mangled code says what is wrong, and another can be opened": async () => {
    const { page, press, done } = await open({ hash: "#16N1-71J%ZZ" });
    await ready(page);
    await home(page);
    await press("Escape");
    await page.evaluate(() => { location.hash = "#16N1-71JE"; });
    await shows(page, "Meilleur ordre");
    await done();
  },

  "a sheet is a download that other programs can read": async () => {
    const { page, tap, press, done } = await open();
    await ready(page);
    await tap(places.print);
    await shows(page, "Imprimer");
    await page.waitForTimeout(1_000);
    const waiting = page.waitForEvent("download", { timeout: 20_000 });
    await press("Enter");
    const download = await waiting;
    assert.match(download.suggestedFilename(), /^saute-dix-.*\.pdf$/);
    const folder = mkdtempSync(join(tmpdir(), "saute-dix-"));
    const file = join(folder, "sheet.pdf");
    await download.saveAs(file);
    execFileSync("qpdf", ["--check", file]);
    rmSync(folder, { recursive: true });
    await done();
  },

  "without a network everything is still there": async () => {
    const { context, page, done } = await open();
    await ready(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => {
      const names = await caches.keys();
      const cache = names.length && await caches.open(names[0]);
      return cache && (await cache.keys()).length > 8 && navigator.serviceWorker.controller;
    }, null, { timeout: 10_000 });
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await home(page);
    await done();
  },

  "a tablet turned in the middle of a drag": async () => {
    const { page, press, done } = await open({ hash: "#41G0-02DR" });
    await ready(page);
    await press("Enter");
    await shows(page, "Partie guidée");
    await page.mouse.move(...places.card(2, 6));
    await page.mouse.down();
    await page.mouse.move(600, 500, { steps: 3 });
    await page.setViewportSize({ width: 768, height: 1024 });
    await settle(page);
    await page.mouse.move(300, 500, { steps: 3 });
    await page.mouse.up();
    await settle(page);
    await press("Escape", "Escape");
    await home(page);
    const cards = (await kept(page, "game")).content.game;
    assert(cards.turn.split(" ").filter(Boolean).length <= 1);
    await done();
  },

  "a lost picture comes back with everything in it": async () => {
    const { page, press, done } = await open({ hash: "#16N1-71JE" });
    await ready(page);
    await shows(page, "Meilleur ordre");
    await page.evaluate(() => {
      const canvas = document.getElementById("window");
      canvas.dataset.old = "yes";
      canvas.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
    });
    await page.waitForSelector("#window:not([data-old])", { timeout: 10_000 });
    await page.waitForTimeout(1_000);
    await shows(page, "Meilleur ordre");
    await press("Escape");
    await shows(page, "Énigmes");
    await done();
  },

  "storage that is refused or full is told, and the game goes on": async () => {
    const before = () => {
      Storage.prototype.setItem = () => { throw new DOMException("The quota has been exceeded.", "QuotaExceededError"); };
    };
    const { page, press, done } = await open({ before, hash: "#41G0-02DR" });
    await ready(page);
    await page.waitForTimeout(300);
    assert.match(await words(page), /quota/);
    await press("Enter");
    await shows(page, "Partie guidée");
    await done();
  },

  "a browser without WebGL or WebAssembly is told so in words": async () => {
    const noWebgl = () => { HTMLCanvasElement.prototype.getContext = () => null; };
    const first = await open({ before: noWebgl, quiet: true });
    await first.page.waitForSelector('body[data-stage="failed"]', { timeout: 10_000 });
    assert.match(await words(first.page), /WebGL/);
    await first.done();
    const noWasm = () => { Object.defineProperty(window, "WebAssembly", { value: undefined }); };
    const second = await open({ before: noWasm, quiet: true, options: { locale: "en-GB" } });
    await second.page.waitForSelector('body[data-stage="failed"]', { timeout: 10_000 });
    assert.match(await words(second.page), /WebAssembly/);
    await second.done();
  },
};

/** Pictures of the main screens in the sizes of a tablet, an upright tablet and a phone. */
async function pictures(folder) {
  const links = { home: "", deal: "#41G0-02DR", puzzle: "#16N1-71JE", sheet: "#310S-ZHS" };
  for (const [width, height] of [[1024, 768], [768, 1024], [390, 844]]) {
    for (const [name, hash] of Object.entries(links)) {
      const { page, press, done } = await open({ hash, options: { viewport: { width, height } } });
      await ready(page);
      if (name === "deal") await press("Enter", "ArrowRight");
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`) });
      await done();
    }
  }
}

let [passed, failed] = [0, 0];
const only = process.argv[2];
for (const [name, test] of Object.entries(tests)) {
  if (only && !name.includes(only)) continue;
  try {
    await test();
    passed += 1;
    console.log(`ok: ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED: ${name}\n${error.stack}`);
  }
}
if (process.env.PICTURES) await pictures(process.env.PICTURES);
await browser.close();
stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
