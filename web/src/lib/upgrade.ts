/** Handles a server that was upgraded or is unreachable. */

const RELOADED = 'paiju-reloaded';

/**
 * If the page was reloaded within this time, in milliseconds, a missing chunk has another cause
 * than an upgrade.
 */
const LATELY = 10_000;

export function keepUpToDate(): void {
  // A chunk is missing because the server has a newer client: reload the page.
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < LATELY) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
  // Where service workers are unavailable, the browser shows its own offline page.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('/sw.js');
}
