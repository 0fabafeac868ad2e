/** Calls a player back to the table: vibration, a notification, the icon of the tab. */

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

/** Duration of a vibration in milliseconds. */
const BUZZ = 60;

/** Marks the icon of the tab while it is the player's turn. */
export function markIcon(isMarked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isMarked ? TURN_ICON : ICON;
  if (icon !== null && icon.getAttribute('href') !== href) icon.href = href;
}

/** Vibrates once, on devices that can. */
export function vibrate(): void {
  // Browsers refuse before the first press on the page, and some have no such function.
  if ('vibrate' in navigator) navigator.vibrate(BUZZ);
}

/** Whether this browser can show notifications. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Asks for the permission to notify. Browsers allow it only after a press. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Notifies a player who looks at another tab. A newer notification of the same room replaces the older one. */
export async function notify(title: string, body: string, room: string): Promise<void> {
  if (!document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const options = { body, tag: room, icon: '/icon-192.png' };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch (error) {
    // Browsers on phones show notifications only through a service worker.
    if (!(error instanceof TypeError)) throw error;
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, options);
  }
}
