/** Moves the focus between the buttons of a row or forest with the arrow keys, Home and End. */
export function step(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const from = buttons.findIndex((button) => button === document.activeElement);
  const places: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined || from < 0) return;
  buttons.at(place % buttons.length)?.focus();
  event.preventDefault();
}
