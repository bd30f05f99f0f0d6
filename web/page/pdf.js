// Beside the page: loads the module that writes PDF files. What it says and hears is in src/pdf_worker.rs.
importScripts("pdf-writer.js");
wasm_bindgen({ module_or_path: "pdf-writer_bg.wasm" }).catch((error) => {
  // Said aloud, so that whoever waits for a file is told.
  setTimeout(() => { throw error; });
});
