/** The shop's service worker: every request passes it, pictures are kept. */

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (!new URL(request.url).pathname.startsWith('/image/')) return event.respondWith(fetch(request));
  return event.respondWith(
    caches.open('pictures').then(async (cache) => {
      const known = await cache.match(request);
      if (known) return known;
      const answer = await fetch(request);
      await cache.put(request, answer.clone());
      return answer;
    }),
  );
});
