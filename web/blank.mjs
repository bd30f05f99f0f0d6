// Fills a file that a module contains with zeros, which travel for nothing. For what a library brings along
// and never reads here.
//   node web/blank.mjs MODULE.wasm FILE
import { readFileSync, writeFileSync } from "node:fs";

const [module, file] = process.argv.slice(2);
const bytes = readFileSync(module);
const unread = readFileSync(file);
const at = bytes.indexOf(unread);
if (at < 0) throw new Error(`${module} does not contain ${file}: look again at what it brings along`);
writeFileSync(module, bytes.fill(0, at, at + unread.length));
