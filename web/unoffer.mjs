// For wasm-metadce: everything a module offers is needed, except what begins with these letters.
//   node web/unoffer.mjs MODULE.wasm LETTERS
import { readFileSync } from "node:fs";

const [file, letters] = process.argv.slice(2);
const offered = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(file)));
const names = offered.map(({ name }) => name).filter((name) => !name.startsWith(letters));
const graph = names.map((name) => ({ name, export: name }));
console.log(JSON.stringify([{ name: "everybody", reaches: names, root: true }, ...graph]));
