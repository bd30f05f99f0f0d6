// Puts FILE.br and FILE.gz beside each file of a folder that becomes smaller by it: node web/compress.mjs FOLDER QUALITY
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, quality] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: Number(quality) };
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const content = readFileSync(file);
  const gz = gzipSync(content, { level: 9 });
  if (gz.length > 0.95 * content.length) continue;
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
