// Loads the program, shows how far it has come, and says so in words when it cannot start.
import init from "./saute-dix.js";
import { texts, bytes } from "./texts.js";

const wanted = (navigator.language || "").toLowerCase();
const known = Object.keys(texts);
const language = known.find((code) => wanted.startsWith(code.toLowerCase())) || known[0];
const say = texts[language];
const part = (name) => document.getElementById(name);

function fail(text) {
  part("words").textContent = text;
  document.body.dataset.stage = "failed";
}

part("again").textContent = say["web-again"];
part("again").addEventListener("click", () => location.reload());
document.documentElement.lang = language;
part("words").textContent = say["web-loading"];
addEventListener("contextmenu", (event) => event.preventDefault());
// The program stops where it would do something wrong; what it has kept is safe.
addEventListener("error", () => fail(say["web-broken"]));

/** The same answer, counted on its way in. */
function counted(answer) {
  let seen = 0;
  const count = new TransformStream({
    transform(chunk, out) {
      seen += chunk.byteLength;
      part("progress").value = Math.min(1, seen / bytes);
      out.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
}

async function start() {
  if (typeof WebAssembly !== "object") {
    fail(say["web-old"]);
    return;
  }
  try {
    const answer = await fetch(new URL("saute-dix_bg.wasm", import.meta.url));
    if (!answer.ok) throw new Error(`${answer.status}`);
    await init({ module_or_path: counted(answer) });
  } catch (error) {
    console.error(error);
    fail(say["web-broken"]);
  }
}

start();
// Everything is kept for days without a network, once the first picture is there: it comes first.
new MutationObserver((_, observer) => {
  if (document.body.dataset.stage !== "open") return;
  observer.disconnect();
  if (!("serviceWorker" in navigator && window.isSecureContext)) return;
  navigator.serviceWorker.register("offline.js").catch(() => {
    // Without it the page works as before, only not without a network.
  });
}).observe(document.body, { attributeFilter: ["data-stage"] });
