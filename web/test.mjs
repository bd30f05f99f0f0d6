// The web version in a real browser: everything a tablet would do with it, and what may go wrong.
// Needs web/dist, Chromium and the package playwright-core; `.ci/run` brings all three.
// `npm test --prefix web -- WORDS` runs the tests with these words in their names.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { close, open, tidy, time } from "./tablet.mjs";

const english = { locale: "en-GB" };

/** Checks a download with a program that is not ours; its first letters and its size. */
async function checked(download) {
  const folder = mkdtempSync(join(tmpdir(), "saute-dix-"));
  const file = join(folder, "sheet.pdf");
  await download.saveAs(file);
  execFileSync("qpdf", ["--check", file]);
  const bytes = readFileSync(file);
  const text = execFileSync("pdftotext", [file, "-"], { maxBuffer: 1e9 }).toString();
  rmSync(folder, { recursive: true });
  return { start: bytes.subarray(0, 4).toString(), size: bytes.length, text };
}

/** A tablet on the print screen, where so many sheets were chosen the last time. */
async function order(copies) {
  const before = `localStorage.setItem("saute-dix/settings.json", JSON.stringify({ format: "saute-dix settings", version: 1, content: { print: { seed: 7, copies: ${copies} } } }))`;
  const tablet = await open({ before });
  await tablet.ready();
  await tablet.worker();
  await tablet.tap("Imprimer");
  await tablet.expectTitle("Imprimer");
  await tablet.find("Enregistrer en PDF…");
  return tablet;
}

/** From now on, the longest time in milliseconds that the page was busy and could not answer. */
async function busiest(tablet) {
  await tablet.page.evaluate(() => {
    window.busiest = 0;
    // The browser tells of everything above 50 milliseconds.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.busiest = Math.max(window.busiest, duration);
    }).observe({ entryTypes: ["longtask"] });
  });
  return () => tablet.page.evaluate(() => Math.round(window.busiest));
}

const tests = {
  "the first picture comes within five seconds": async () => {
    // A browser that has just started still works for itself: of three times the best one counts.
    const times = [];
    for (let round = 0; round < 3; round += 1) times.push(await time("open"));
    const told = times.map(({ taken, counted }) => `${taken} ms (${counted} ms its own)`).join(", ");
    console.log(`  first picture after ${told}`);
    assert(Math.min(...times.map(({ counted }) => counted)) < 5_000, told);
  },

  "nothing is asked for once the page is there": async () => {
    const tablet = await open();
    await tablet.ready();
    await tablet.installed();
    await tablet.worker();
    await tablet.rest();
    const before = tablet.requests();
    await tablet.tap("S’entraîner");
    await tablet.expectTitle("Énigmes");
    await tablet.press("Escape");
    await tablet.expectHome();
    await tablet.tap("Imprimer");
    await tablet.find("Enregistrer en PDF…");
    assert.equal(tablet.requests(), before);
    await tablet.done();
  },

  "whatever runs in the page, it may ask only its own server": async () => {
    // The browser complains of what it refuses: that is wanted here.
    const tablet = await open({ quiet: true });
    await tablet.ready();
    const { told, ran } = await tablet.page.evaluate(async () => {
      const told = [];
      document.addEventListener("securitypolicyviolation", (event) => told.push(event.effectiveDirective));
      const elsewhere = "https://elsewhere.example/";
      const add = (name, fields) => document.body.append(Object.assign(document.createElement(name), fields));
      await fetch(elsewhere).catch(() => {});
      add("img", { src: `${elsewhere}picture.png` });
      add("iframe", { src: elsewhere });
      add("script", { src: `${elsewhere}script.js` });
      add("script", { textContent: "window.ran = true" });
      const end = performance.now() + 5_000;
      while (told.length < 5 && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
      return { told, ran: "ran" in window };
    });
    assert.deepEqual(told.sort(), ["connect-src", "frame-src", "img-src", "script-src-elem", "script-src-elem"]);
    assert.equal(ran, false);
    await tablet.context.close();
  },

  "where things are is told to tests alone": async () => {
    const tablet = await open({ watched: false });
    await tablet.ready();
    // The keyboard begins on the first tile.
    await tablet.page.keyboard.press("Enter");
    await tablet.expectTitle("Rituel");
    assert.equal(await tablet.page.evaluate(() => "sauteDix" in window), false);
    await tablet.done();
  },

  "a ritual is put into the journal, which a reload keeps": async () => {
    const tablet = await open();
    await tablet.ready();
    await tablet.tap("Rituel");
    await tablet.tap("Montrer la réponse");
    await tablet.tap("Presque tous");
    await tablet.find("Montrer la réponse");
    await tablet.page.reload();
    await tablet.ready();
    await tablet.expectHome();
    await tablet.tap("Journal");
    await tablet.find("1 jour avec Saute-Dix");
    await tablet.done();
  },

  "a relay goes from team to team by touch": async () => {
    const tablet = await open();
    await tablet.ready();
    await tablet.tap("S’entraîner");
    await tablet.tap("Relais");
    await tablet.tap("Commencer");
    await tablet.expectTitle("Relais");
    await tablet.find("Les Bleus\u00a0: 0 point. C’est leur tour.");
    await tablet.tap("Passer");
    await tablet.tap("Au suivant\u00a0: Les Verts");
    await tablet.find("Les Verts\u00a0: 0 point. C’est leur tour.");
    await tablet.tap("Passer");
    await tablet.find("Au suivant\u00a0: Les Roses");
    await tablet.done();
  },

  "a ladder goes on until it is stopped, by touch and by keys": async () => {
    const tablet = await open();
    await tablet.ready();
    await tablet.tap("S’entraîner");
    await tablet.tap("Échelle");
    await tablet.tap("Vrai ou faux");
    await tablet.tap("Meilleur ordre");
    await tablet.tap("Commencer");
    await tablet.expectTitle("Échelle");
    await tablet.tap("Vrai");
    await tablet.press("PageDown");
    // Right or wrong: one more is one press away.
    await tablet.tap("Encore une");
    await tablet.tap("Faux");
    await tablet.tap("Vérifier");
    await tablet.tap("M’arrêter là");
    await tablet.find("Remonter à l’échelle");
    await tablet.done();
  },

  "an hour is prepared, kept as a file, opened from it, and walked through with a remote": async () => {
    const tablet = await open();
    await tablet.ready();
    await tablet.tap("Séance préparée");
    await tablet.tap("Rituel");
    await tablet.tap("Énigme du jour");
    await tablet.find("Commencer par\u00a0: Énigme du jour");
    const waiting = tablet.page.waitForEvent("download");
    await tablet.tap("Enregistrer…");
    const download = await waiting;
    const folder = mkdtempSync(join(tmpdir(), "saute-dix-"));
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    assert.equal(readFileSync(file, "utf8"), "saute-dix hour 1\nritual\nday-puzzle\nend\n");
    await tablet.tap("Enlever\u00a0: Rituel");
    const asked = tablet.page.waitForEvent("filechooser");
    await tablet.tap("Ouvrir…");
    await (await asked).setFiles(file);
    // The page reads the file in its own time: it must lie there until the hour is seen.
    await tablet.find("Commencer par\u00a0: Rituel");
    rmSync(folder, { recursive: true });
    await tablet.tap("Commencer la séance");
    await tablet.expectTitle("Rituel");
    await tablet.tap("Ensuite\u00a0: Énigme du jour");
    await tablet.expectTitle("Énigme du jour");
    await tablet.tap("Finir la séance");
    await tablet.find("La séance est finie. Bravo\u00a0!");
    await tablet.done();
  },

  "a file that is gone before the page reads it is said to be gone, in the words of the page": async () => {
    const before = `
      const { text } = Blob.prototype;
      const told = new Promise((go) => { window.readOn = go; });
      Blob.prototype.text = async function () { await told; return text.call(this); };`;
    const tablet = await open({ before });
    await tablet.ready();
    await tablet.tap("Séance préparée");
    const folder = mkdtempSync(join(tmpdir(), "saute-dix-"));
    const file = join(folder, "seance.txt");
    writeFileSync(file, "saute-dix hour 1\nritual\nend\n");
    const asked = tablet.page.waitForEvent("filechooser");
    await tablet.tap("Ouvrir…");
    await (await asked).setFiles(file);
    rmSync(folder, { recursive: true });
    await tablet.page.evaluate(() => window.readOn());
    await tablet.find("Le fichier n’est plus là\u00a0: il a été déplacé ou effacé.");
    await tablet.done();
  },

  "the language is the browser's, and can be switched": async () => {
    const tablet = await open();
    await tablet.ready();
    await tablet.expectLanguage("fr");
    await tablet.find("Jouer");
    await tablet.tap("EN");
    await tablet.expectLanguage("en");
    await tablet.find("Play");
    assert.equal((await tablet.kept("settings")).content.language, "en");
    await tablet.done();
    const other = await open({ options: english });
    await other.ready();
    await other.expectLanguage("en");
    await other.done();
  },

  "a link opens its deal; cards are laid by touch, by drag and by keyboard; a reload loses nothing": async () => {
    const tablet = await open({ hash: "#41G0-02DR" });
    await tablet.ready();
    await tablet.expectTitle("Nouvelle partie");
    await tablet.press("Enter");
    await tablet.expectTitle("41G0-02DR");
    // 3 22 34 53 54 96 against 1, 1, 100 and 100.
    await tablet.tap("Carte 3");
    await tablet.find("Carte 3, choisie");
    await tablet.tap("Pile A");
    await tablet.expectTurn("3A");
    await tablet.expectWords(/3 sur la pile A/);
    await tablet.drag("Carte 96", "Pile D");
    await tablet.expectTurn("3A", "96D");
    await tablet.press("ArrowRight", "b");
    await tablet.expectTurn("3A", "96D", "22B");
    await tablet.press("Backspace", "Backspace");
    await tablet.expectTurn("3A");
    await tablet.visit();
    await tablet.ready();
    await tablet.expectHome();
    await tablet.tap("Reprendre la partie");
    await tablet.expectTitle("Partie guidée");
    await tablet.find("Pile A, monte, montre 3");
    await tablet.expectTurn("3A");
    await tablet.done();
  },

  "a puzzle is the same as on a computer, and is marked": async () => {
    const tablet = await open({ hash: "#56X0-ERZT", options: english });
    await tablet.ready();
    await tablet.expectTitle("Best order");
    // 45 35 23 21 14 6 on a pile that goes down from 48: 35, then the jump back to 45.
    await tablet.tap("Card 35");
    await tablet.find("Card 35, laid as number 1");
    await tablet.tap("Card 45");
    await tablet.find("Card 45, laid as number 2");
    await tablet.press("Enter");
    await tablet.expectWords(/^(Bravo|Well done)/);
    await tablet.done();
  },

  "a mangled code says what is wrong, and another can be opened": async () => {
    const tablet = await open({ hash: "#56X0-ERZ%ZZ" });
    await tablet.ready();
    await tablet.expectHome();
    await tablet.find("Le code contient «\u00a0%\u00a0» à la place 8");
    await tablet.press("Escape");
    await tablet.page.evaluate(() => { location.hash = "#56X0-ERZT"; });
    await tablet.expectTitle("Meilleur ordre");
    await tablet.done();
  },

  "a sheet is a download that other programs can read": async () => {
    const tablet = await open();
    await tablet.ready();
    await tablet.tap("Imprimer");
    await tablet.expectTitle("Imprimer");
    await tablet.find("Enregistrer en PDF…");
    const waiting = tablet.page.waitForEvent("download");
    await tablet.press("Enter");
    const download = await waiting;
    assert.match(download.suggestedFilename(), /^saute-dix-.*\.pdf$/);
    assert.equal((await checked(download)).start, "%PDF");
    await tablet.done();
  },

  "what works beside the page comes after the first picture": async () => {
    const tablet = await open();
    await tablet.ready();
    await tablet.worker();
    const asked = tablet.asked().map((path) => path.replace(/^\//, ""));
    const first = asked.indexOf("worker.js");
    assert(first > asked.indexOf("saute-dix_bg.wasm"), asked.join(" "));
    const early = asked.slice(0, first).filter((path) => path.startsWith("worker"));
    assert.deepEqual(early, []);
    await tablet.done();
  },

  "a link opens its statement, in the other language too": async () => {
    const tablet = await open({ hash: "#5CD0-ERZE" });
    await tablet.ready();
    await tablet.expectTitle("Vrai ou faux");
    await tablet.find("Tu as le droit de passer ton tour");
    await tablet.tap("EN");
    await tablet.find("You may skip your turn");
    await tablet.done();
  },

  "files travel compressed to a browser that says it understands that": async () => {
    const tablet = await open();
    await tablet.ready();
    const { address } = tablet;
    const plain = readFileSync(new URL("dist/saute-dix_bg.wasm", import.meta.url));
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await fetch(`${address}saute-dix_bg.wasm`, { headers: { "Accept-Encoding": encoding } });
      assert.equal(answer.headers.get("content-encoding") ?? "identity", encoding);
      assert.equal(answer.headers.get("content-type"), "application/wasm");
      assert(Buffer.from(await answer.arrayBuffer()).equals(plain));
    }
    await tablet.done();
  },

  "28 sheets are written while the page lives on": async () => {
    const tablet = await order(28);
    const longest = await busiest(tablet);
    const waiting = tablet.page.waitForEvent("download");
    await tablet.page.keyboard.press("Enter");
    const { start, size, text } = await checked(await waiting);
    assert.equal(start, "%PDF");
    // Every sheet has a link to its own puzzles.
    assert(size < 400_000, `${size} bytes`);
    assert.match(text, /↑|↓|✓/);
    console.log(`  ${Math.round(size / 1000)} kB, the page was busy for ${await longest()} ms at most`);
    assert(await longest() <= 50);
    await tablet.done();
  },

  "500 sheets can be stopped, and then written": async () => {
    const tablet = await order(500);
    const longest = await busiest(tablet);
    await tablet.page.keyboard.press("Enter");
    // The picture is not at rest while it shows how far the work has come.
    const stop = await tablet.page.waitForFunction(() => window.sauteDix.places.find(({ name }) => name === "Annuler"));
    const { x, y, width, height } = await stop.jsonValue();
    await tablet.page.touchscreen.tap(x + width / 2, y + height / 2);
    await tablet.find("Annulé");
    const waiting = tablet.page.waitForEvent("download");
    await tablet.tap("Enregistrer en PDF…");
    const { start } = await checked(await waiting);
    assert.equal(start, "%PDF");
    console.log(`  the page was busy for ${await longest()} ms at most`);
    assert(await longest() < 300);
    await tablet.done();
  },

  "without a network everything is still there": async () => {
    const tablet = await open();
    await tablet.ready();
    await tablet.installed();
    await tablet.context.setOffline(true);
    await tablet.page.reload();
    await tablet.ready();
    await tablet.expectHome();
    await tablet.find("Jouer");
    // What works beside the page, too.
    await tablet.tap("Imprimer");
    await tablet.find("Enregistrer en PDF…");
    const waiting = tablet.page.waitForEvent("download");
    await tablet.press("Enter");
    assert.equal((await checked(await waiting)).start, "%PDF");
    await tablet.done();
  },

  "a tablet turned in the middle of a drag": async () => {
    const tablet = await open({ hash: "#41G0-02DR" });
    await tablet.ready();
    await tablet.press("Enter");
    await tablet.expectTitle("Partie guidée");
    await tablet.hold("Carte 34", [600, 500]);
    await tablet.resize(768, 1024);
    await tablet.carry([300, 500]);
    await tablet.drop();
    await tablet.press("Escape", "Escape");
    await tablet.expectHome();
    assert((await tablet.turn()).length <= 1);
    await tablet.done();
  },

  "a lost picture comes back with everything in it": async () => {
    const tablet = await open({ hash: "#56X0-ERZT" });
    await tablet.ready();
    await tablet.expectTitle("Meilleur ordre");
    await tablet.find("Carte 45");
    await tablet.page.evaluate(() => {
      const canvas = document.getElementById("window");
      canvas.dataset.old = "yes";
      canvas.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
      // What is there afterwards was drawn by the new one.
      window.sauteDix = { frame: 0, places: [] };
    });
    await tablet.page.waitForSelector("#window:not([data-old])");
    await tablet.find("Carte 45");
    await tablet.expectTitle("Meilleur ordre");
    await tablet.press("Escape");
    await tablet.expectHome();
    await tablet.done();
  },

  "storage that is refused or full is told, and the game goes on": async () => {
    const before = () => {
      Storage.prototype.setItem = () => { throw new DOMException("The quota has been exceeded.", "QuotaExceededError"); };
    };
    const tablet = await open({ before, hash: "#41G0-02DR" });
    await tablet.ready();
    await tablet.expectWords(/quota/);
    await tablet.press("Enter");
    await tablet.expectTitle("Partie guidée");
    await tablet.done();
  },

  "a browser without WebGL or WebAssembly is told so in words": async () => {
    const noWebgl = () => { HTMLCanvasElement.prototype.getContext = () => null; };
    const first = await open({ before: noWebgl, quiet: true });
    await first.stage("failed");
    await first.expectWords(/WebGL/);
    await first.done();
    const noWasm = () => { Object.defineProperty(window, "WebAssembly", { value: undefined }); };
    const second = await open({ before: noWasm, quiet: true, options: english });
    await second.stage("failed");
    await second.expectWords(/WebAssembly/);
    await second.done();
  },
};

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
    await tidy();
  }
}
await close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
