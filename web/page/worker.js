// Beside the page: loads the module that prints. What it says and hears is in src/worker/.
importScripts("worker-module.js");
wasm_bindgen({ module_or_path: "worker-module_bg.wasm" }).catch((error) => {
  // Said aloud, so that whoever waits is told.
  setTimeout(() => { throw error; });
});
