/** Cards that fly: from one place to another if they have one in both, else from a seat. */

import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';

/** How long a card is in the air, in milliseconds. */
const FLIGHT = 320;

/** From where a card comes that was nowhere to be seen before, or to where it goes. */
export type Flight = {
  key: string;
  /** The seat whose place on the page it comes from or goes to. */
  seat?: number | undefined;
  /** Any other place: the value of a `data-place` on the page. */
  place?: string | undefined;
  /** How long it waits before it leaves, in milliseconds. */
  delay?: number;
};

/** The two ends of a flight within one table. */
export function flights(isStill: () => boolean) {
  const [away, here] = crossfade({
    duration: () => (isStill() ? 0 : FLIGHT),
    easing: cubicOut,
    fallback: (node, params) => fromPlace(node, params as Flight, isStill()),
  });
  // Svelte's type knows only its own parameters; the fallback reads ours.
  const send = (node: Element, flight: Flight) => away(node, flight);
  const receive = (node: Element, flight: Flight) => here(node, flight);
  return { send, receive };
}

/** A flight from, or to, the place where somebody sits or a pile lies. */
function fromPlace(node: Element, flight: Flight, isStill: boolean): TransitionConfig {
  if (isStill) return { duration: 0 };
  const place = find(flight);
  const timing = { delay: flight.delay ?? 0, duration: FLIGHT };
  if (place === null) return { ...timing, css: (t) => `opacity: ${t}` };
  const [here, there] = [node.getBoundingClientRect(), place.getBoundingClientRect()];
  const x = there.left + there.width / 2 - (here.left + here.width / 2);
  const y = there.top + there.height / 2 - (here.top + here.height / 2);
  return {
    ...timing,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${0.5 + t / 2}); opacity: ${Math.min(1, t * 2)}`,
  };
}

function find({ seat, place }: Flight): Element | null {
  if (place !== undefined) return document.querySelector(`[data-place="${place}"]`);
  return seat === undefined ? null : document.querySelector(`[data-seat="${seat}"]`);
}
