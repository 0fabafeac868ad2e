/**
 * Says that there is no server to ask, and does nothing else.
 *
 * It keeps only the page that says so: the client itself is always asked for, and the browser's own
 * cache keeps what never changes. So nobody is ever served the client of yesterday.
 */

const KEPT = ['/offline.html', '/offline.css', '/icon.svg'];
const CACHE = 'offline';

self.addEventListener('install', (event) => {
  // Not from the browser's cache: it may be of yesterday.
  const fresh = KEPT.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const kept = request.mode === 'navigate' ? '/offline.html' : pathname;
  if (!KEPT.includes(kept)) return;
  const orKept = async () => (await caches.match(kept)) ?? Response.error();
  event.respondWith(fetch(request).catch(orKept));
});
