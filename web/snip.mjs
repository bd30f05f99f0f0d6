// Empties functions of a module that are never called, which nobody but us can know: with everything that only they call,
// wasm-opt then takes them out. Whoever calls one all the same is stopped there and then.
//   node web/snip.mjs MODULE.wasm BEGINNING…
// A function is meant by how its path begins, after the brackets around it.
import { readFileSync, writeFileSync } from "node:fs";

const [file, ...beginnings] = process.argv.slice(2);
const bytes = readFileSync(file);

/** Reads numbers and texts one after the other. */
class Reader {
  constructor(at) {
    this.at = at;
  }

  number() {
    let [value, factor, byte] = [0, 1];
    do {
      byte = bytes[this.at++];
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte > 127);
    return value;
  }

  text() {
    const length = this.number();
    this.at += length;
    return bytes.toString("utf8", this.at - length, this.at);
  }
}

/** A number as modules write it. */
function number(value) {
  const written = [];
  for (; value > 127; value = Math.floor(value / 128)) written.push(128 + value % 128);
  return Buffer.from([...written, value]);
}

/** A part of a module behind its length. */
const measured = (content) => Buffer.concat([number(content.length), content]);

const sections = [];
for (const reader = new Reader(8); reader.at < bytes.length;) {
  const id = bytes[reader.at++];
  const length = reader.number();
  sections.push({ id, start: reader.at, end: reader.at + length });
  reader.at += length;
}

/** The names of the functions by their numbers. */
function functionNames() {
  for (const { start, end } of sections.filter(({ id }) => id === 0)) {
    const reader = new Reader(start);
    if (reader.text() !== "name") continue;
    while (reader.at < end) {
      const kind = bytes[reader.at++];
      const next = reader.number() + reader.at;
      if (kind === 1) return new Map(Array.from({ length: reader.number() }, () => [reader.number(), reader.text()]));
      reader.at = next;
    }
  }
  throw new Error(`${file} has no names`);
}

const names = functionNames();
const imported = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(({ kind }) => kind === "function").length;
const found = new Map(beginnings.map((beginning) => [beginning, 0]));
// No variables of its own; then the instruction that is never reached, and the end.
const nothing = Buffer.from([0, 0, 11]);

/** Whether a function is never called. */
function isMeant(name) {
  const path = name.replace(/^[<(&[]*(?:dyn )?/, "");
  const beginning = beginnings.find((beginning) => path.startsWith(beginning));
  if (beginning !== undefined) found.set(beginning, found.get(beginning) + 1);
  return beginning !== undefined;
}

function emptied(start) {
  const reader = new Reader(start);
  const count = reader.number();
  const bodies = Array.from({ length: count }, (_, place) => {
    const length = reader.number();
    reader.at += length;
    const body = bytes.subarray(reader.at - length, reader.at);
    return measured(isMeant(names.get(imported + place) ?? "") ? nothing : body);
  });
  return Buffer.concat([number(count), ...bodies]);
}

const parts = sections.map(({ id, start, end }) => {
  const content = id === 10 ? emptied(start) : bytes.subarray(start, end);
  return Buffer.concat([Buffer.from([id]), measured(content)]);
});
// Another version of a library may have other names: then it is time to look again.
const lost = beginnings.filter((beginning) => found.get(beginning) === 0);
if (lost.length > 0) throw new Error(`no function in ${file} begins with ${lost.join(" or ")}`);
writeFileSync(file, Buffer.concat([bytes.subarray(0, 8), ...parts]));
