// A small static server for trying web/dist on this computer: node web/serve.mjs [PORT]
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("dist/", import.meta.url));
const kinds = {
  ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".png": "image/png",
  ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
};

/** The file compressed in the best way that the browser understands, and the name of that way. */
async function compressed(file, request) {
  const understood = (request.headers["accept-encoding"] ?? "").split(/[ ,;]+/);
  for (const [encoding, ending] of [["br", ".br"], ["gzip", ".gz"]]) {
    if (!understood.includes(encoding)) continue;
    const content = await readFile(file + ending).catch(() => null);
    if (content) return [content, { "Content-Encoding": encoding }];
  }
  return [await readFile(file), {}];
}

/** Serves the folder on localhost; says where, what is asked for, and how to stop. */
export function serve(port = 0) {
  const asked = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url);
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    try {
      const [content, encoding] = await compressed(join(folder, file), request);
      const kind = kinds[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": kind, "Content-Length": content.length, Vary: "Accept-Encoding", ...encoding });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((done) => {
    server.listen(port, "127.0.0.1", () => {
      const stop = () => { server.closeAllConnections(); server.close(); };
      done({ address: `http://localhost:${server.address().port}/`, asked, stop });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serve(Number(process.argv[2] ?? 8000));
  console.log(address);
}
