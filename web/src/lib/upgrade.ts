/** What a page does about a server that has been upgraded, or is away. */

const RELOADED = 'paiju-reloaded';

/** A page that was loaded anew so lately and still lacks a part lacks it for another reason. */
const LATELY = 10_000;

export function keepUpToDate(): void {
  // A part of the client is gone because the server has a newer one: load that.
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < LATELY) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
  // Where there is none, as in a private window, the browser says itself that it is offline.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('/sw.js');
}
