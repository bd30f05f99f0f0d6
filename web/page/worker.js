// Beside the page: a plan comes as texts of JSON, the bytes of its PDF go back; null where it failed.
importScripts("worker-module.js");
const loaded = wasm_bindgen({ module_or_path: "worker-module_bg.wasm" });
onmessage = async ({ data: plan, ports: [page] }) => {
  const file = await loaded.then(() => writePdf(plan)).catch(() => null);
  page.postMessage(file, file ? [file.buffer] : []);
};
