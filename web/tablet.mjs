// A tablet in the hands of a test: finds things by the names that screen readers say, and waits
// for what it expects, never for a time.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const chromes = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env.CHROMIUM ?? chromes.find((path) => existsSync(path));

/** How long anything may take on a busy machine before it counts as not happening, in milliseconds. */
const patience = 60_000;

const browser = await chromium.launch({
  executablePath,
  timeout: patience,
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic"],
});
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, locale: "fr-FR", acceptDownloads: true };

/** Closes what a failed test has left open. */
export async function tidy() {
  for (const context of browser.contexts()) await context.close();
}

/** Closes everything. */
export async function close() {
  await browser.close();
}

/**
 * How long a page has taken until it stands as it should, in milliseconds, and how much of that is
 * `counted`: on a busy machine only the time that the browser worked or the machine was idle.
 */
export async function time(stage) {
  const session = await browser.newBrowserCDPSession();
  const processes = async () => (await session.send("SystemInfo.getProcessInfo")).processInfo;
  const idle = () => cpus().reduce((sum, { times }) => sum + times.idle, 0) / cpus().length;
  const before = new Map((await processes()).map(({ id, cpuTime }) => [id, cpuTime]));
  const [started, idled] = [Date.now(), idle()];
  const opened = await open({ watched: false });
  await opened.stage(stage);
  const [taken, waited] = [Date.now() - started, idle() - idled];
  const worked = (await processes()).reduce((sum, { id, cpuTime }) => sum + cpuTime - (before.get(id) ?? 0), 0);
  await opened.done();
  return { taken, counted: Math.min(taken, Math.round(worked * 1_000 + waited)) };
}

/**
 * A page that complains about everything it should not do.
 * A `watched` one tells where things are; what is done `before` happens before the page loads.
 */
export async function open({ hash = "", options = {}, before = null, watched = true, quiet = false } = {}) {
  const context = await browser.newContext({ ...tablet, ...options });
  context.setDefaultTimeout(patience);
  // The program fills it in, see src/app/platform/web/places.rs.
  if (watched) await context.addInitScript(() => { window.sauteDix = { frame: 0, places: [] }; });
  if (before) await context.addInitScript(before);
  const opened = new Tablet(context, await context.newPage(), await serve(), quiet);
  await opened.visit(hash);
  return opened;
}

class Tablet {
  #complaints = [];
  #requests = [];
  #server;
  #quiet;

  constructor(context, page, server, quiet) {
    this.context = context;
    this.page = page;
    this.#server = server;
    this.#quiet = quiet;
    context.on("close", server.stop);
    page.on("console", (message) => { if (message.type() === "error") this.#complaints.push(message.text()); });
    page.on("pageerror", (error) => this.#complaints.push(error.message));
    page.on("request", (request) => this.#requests.push(request.url()));
  }

  /** Loads the page with this behind its address. */
  async visit(hash = "") {
    await this.page.goto(this.#server.address + hash);
  }

  /** Where the page comes from. */
  get address() {
    return this.#server.address;
  }

  /** Waits for the first picture, and until the keyboard works. */
  async ready() {
    await this.stage("open");
    await this.until(() => document.activeElement !== document.body, null, () => "the page takes no keys");
  }

  /** Waits until the page stands like this. */
  async stage(name) {
    await this.page.waitForSelector(`body[data-stage="${name}"]`, { state: "attached" });
  }

  /** Ends the visit: nothing went wrong, and no other server was asked for anything. */
  async done() {
    if (!this.#quiet) assert.deepEqual(this.#complaints, [], "the console is clean");
    const foreign = this.#requests.filter((url) => !url.startsWith(this.#server.address) && !url.startsWith("blob:"));
    assert.deepEqual(foreign, [], "no other server is asked for anything");
    await this.context.close();
  }

  /** How often anything was asked for until now, by the page or by what it has left running. */
  requests() {
    return this.#requests.length + this.#server.asked.length;
  }

  /** Waits until everything is kept for days without a network. */
  async installed() {
    await this.page.evaluate(() => navigator.serviceWorker.ready);
    await this.until(async () => {
      const [name] = await caches.keys();
      const files = name ? await (await caches.open(name)).keys() : [];
      return navigator.serviceWorker.controller && files.length > 8;
    }, null, () => "the page is not kept");
  }

  /** Waits until what works beside the page is loaded: that comes after the first picture. */
  async worker() {
    await this.page.waitForSelector('body[data-worker="ready"]', { state: "attached" });
  }

  /** What the page has been given, in the order it has asked for it. */
  asked() {
    return this.#server.asked;
  }

  /** Waits until this holds in the page, or fails with these words. */
  async until(holds, argument, words) {
    try {
      await this.page.waitForFunction(holds, argument);
    } catch (error) {
      assert.fail(`${await words()} (${error.message.split("\n")[0]})`);
    }
  }

  /**
   * Waits until all input has been drawn and nothing moves any more. The program looks at each
   * turn of the browser whether to draw: first what a touch has changed, then what follows
   * from it. Where three turns bring no frame, none is due.
   */
  async rest() {
    await this.page.evaluate(async (patience) => {
      const turn = () => new Promise(requestAnimationFrame);
      const start = performance.now();
      let seen;
      do {
        if (performance.now() - start > patience) throw new Error("the picture never comes to rest");
        seen = window.sauteDix.frame;
        for (let turns = 0; turns < 3; turns += 1) await turn();
      } while (seen === 0 || seen !== window.sauteDix.frame);
    }, patience);
  }

  /** Everything on the screen that has a name. */
  async places() {
    return await this.page.evaluate(() => window.sauteDix.places);
  }

  /**
   * The middle of the one thing of this name, once it is there, can be used and is at rest. Words
   * may follow in its name: “Pile A” also finds “Pile A, monte, montre 1”.
   */
  async find(name) {
    const found = (name) => {
      const follows = (text) => /^($|[^\p{L}\p{N}])/u.test(text.slice(name.length));
      const named = window.sauteDix.places.filter((place) => place.name.startsWith(name) && follows(place.name));
      const exact = named.filter((place) => place.name === name);
      const places = (exact.length ? exact : named).filter((place) => !place.disabled);
      return places.length === 1 && places[0];
    };
    const words = async () => {
      const names = (await this.places()).map((place) => `${place.role} “${place.name}”${place.disabled ? " (disabled)" : ""}`);
      return `expected one “${name}” on the screen, found ${names.join(", ")}`;
    };
    await this.until(found, name, words);
    await this.rest();
    const place = await this.page.evaluate(found, name);
    assert(place, `“${name}” does not stay on the screen`);
    return [place.x + place.width / 2, place.y + place.height / 2];
  }

  /** Touches a thing. */
  async tap(name) {
    await this.page.touchscreen.tap(...await this.find(name));
    await this.rest();
  }

  /** Takes a thing, and holds it over a place. */
  async hold(name, [x, y]) {
    const { mouse } = this.page;
    await mouse.move(...await this.find(name));
    await this.rest();
    await mouse.down();
    await this.rest();
    await this.carry([x, y]);
  }

  /** Carries what is held to a place. */
  async carry([x, y]) {
    await this.page.mouse.move(x, y, { steps: 4 });
    await this.rest();
  }

  /** Lets go of what is held. */
  async drop() {
    await this.page.mouse.up();
    await this.rest();
  }

  /** Drags a thing onto another. */
  async drag(name, onto) {
    const place = await this.find(onto);
    await this.hold(name, place);
    await this.drop();
  }

  /** Presses keys, one after the other. */
  async press(...keys) {
    for (const key of keys) {
      await this.rest();
      await this.page.keyboard.press(key);
    }
    await this.rest();
  }

  /** Turns the tablet, or changes its size. */
  async resize(width, height) {
    await this.page.setViewportSize({ width, height });
    const fills = ([width, height]) => {
      const canvas = document.getElementById("window");
      return canvas.width === width * devicePixelRatio && canvas.height === height * devicePixelRatio;
    };
    await this.until(fills, [width, height], () => `the picture does not fill ${width} by ${height}`);
    await this.rest();
  }

  /** Waits for the title of the page, which says what is on the screen. */
  async expectTitle(text) {
    const words = async () => `expected “${text}” on the screen, found “${await this.page.title()}”`;
    await this.until((text) => document.title.includes(text), text, words);
  }

  /** Waits for the home screen: all other titles say more than the name. */
  async expectHome() {
    const words = async () => `expected the home screen, found “${await this.page.title()}”`;
    await this.until(() => document.title === "Saute-Dix", null, words);
  }

  /** Waits for words that screen readers hear. */
  async expectWords(pattern) {
    const says = () => this.page.locator("#words").textContent();
    const heard = (pattern) => pattern.test(document.getElementById("words").textContent);
    await this.until(heard, pattern, async () => `expected ${pattern}, heard “${await says()}”`);
  }

  /** Waits for the language of the page. */
  async expectLanguage(language) {
    const speaks = () => this.page.evaluate(() => document.documentElement.lang);
    const words = async () => `expected the language ${language}, found ${await speaks()}`;
    await this.until((language) => document.documentElement.lang === language, language, words);
  }

  /** What is kept under this name. */
  async kept(name) {
    return await this.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), `saute-dix/${name}.json`);
  }

  /** The cards laid in this turn, as they are kept. */
  async turn() {
    const kept = await this.kept("game");
    return kept ? kept.content.game.turn.split(" ").filter(Boolean) : [];
  }

  /** Waits until just these cards are laid in this turn, and kept. */
  async expectTurn(...plays) {
    const laid = (plays) => {
      const kept = JSON.parse(localStorage.getItem("saute-dix/game.json") ?? "null");
      return kept?.content.game.turn.trim() === plays;
    };
    const words = async () => `expected the turn ${plays.join(" ")}, found ${(await this.turn()).join(" ")}`;
    await this.until(laid, plays.join(" "), words);
  }
}
