/**
 * Shows a page when the server is unreachable, and does nothing else.
 *
 * It caches only that page. The client itself is always requested, and the browser's own cache keeps
 * the files that never change, so nobody gets an outdated client.
 */

const KEPT = ['/offline.html', '/offline.css', '/icon.svg'];
const CACHE = 'offline';

self.addEventListener('install', (event) => {
  // Bypasses the browser's cache, which may be outdated.
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
