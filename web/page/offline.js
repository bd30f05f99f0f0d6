// Keeps the whole folder, so that the page opens without a network. `web/build` fills in the
// version and the files.
const version = "@version@";
const files = [/*files*/];

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(version);
    await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("saute-dix-") && name !== version) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const kept = await caches.match(event.request, { ignoreSearch: true });
    return kept || fetch(event.request);
  })());
});
