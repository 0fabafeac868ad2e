/** Keyframes of a flying card, computed once before it leaves. */

import type { Box } from './spots';

/** Duration of a flight and gap between two flights, in milliseconds. */
export const FLIGHT_TIME = 420;
export const GAP = 110;

/** Duration of a flight that presents the card halfway, in milliseconds. */
const PRESENTED_TIME = 1300;

/** Offsets at which a presented card stops and moves on. */
const HELD = [0.25, 0.7];

/** Offsets at which a card has appeared, is half turned over, and begins to fade. */
const APPEARED = 0.15;
const TURNED = 0.5;
const FADING = 0.6;

/** How far left of the window an invisible card waits. The browser does not rasterize it there. */
const OFFSCREEN = 10_000;

export const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** When a card flies, in milliseconds since the start of its batch. */
export type FlightTimes = {
  leaves: number;
  lands: number;
  /** When the last card of the batch lands. All pictures stay until then: removing one costs the others a frame. */
  over: number;
};

export type FlightPath = {
  start: Box;
  /** Where the card is presented. */
  between: Box | undefined;
  end: Box;
  /** Whether the card is visible while it waits, or fades in. */
  begins: 'seen' | 'unseen' | 'appearing';
  /** Whether it fades out, because no card is drawn at its end. */
  fades: boolean;
};

/** Schedules a batch of flights. */
export function schedule<W extends FlightPath & { after?: number }>(
  paths: readonly W[],
): (W & FlightTimes)[] {
  const each = paths.map((path) => {
    const leaves = (path.after ?? 0) * GAP;
    return {
      ...path,
      leaves,
      lands: leaves + (path.between === undefined ? FLIGHT_TIME : PRESENTED_TIME),
    };
  });
  const over = Math.max(0, ...each.map(({ lands }) => lands));
  return each.map((path) => ({ ...path, over }));
}

/** The keyframes of a picture that is laid out at its end position. */
export function flightKeyframes(path: FlightPath & FlightTimes): Keyframe[] {
  const { start, between, end } = path;
  const when = offsetAt(path);
  const place = (offset: number, { left, top, width }: Box): Keyframe => ({
    offset,
    transform: `translate(${left - end.left}px, ${top - end.top}px) scale(${width / end.width})`,
    easing: EASING,
  });
  const waiting = path.begins === 'unseen' ? { ...start, left: -OFFSCREEN } : start;
  const held = between === undefined ? [] : HELD.map((part) => place(when(part), between));
  const places = [
    place(0, waiting),
    place(when(0), waiting),
    place(when(0), start),
    ...held,
    place(when(1), end),
    place(1, end),
  ];
  // Keyframes must be sorted by offset.
  return [...places, ...opacityKeyframes(path)].sort((a, b) => Number(a.offset) - Number(b.offset));
}

/** The keyframes of the opacity. */
function opacityKeyframes(path: FlightPath & FlightTimes): Keyframe[] {
  const when = offsetAt(path);
  const appearing = [
    { offset: 0, opacity: 0 },
    { offset: when(0), opacity: 0 },
    { offset: when(APPEARED), opacity: 1 },
  ];
  const fading = [
    { offset: when(FADING), opacity: 1 },
    { offset: when(1), opacity: 0 },
    { offset: 1, opacity: 0 },
  ];
  return [...(path.begins === 'appearing' ? appearing : []), ...(path.fades ? fading : [])];
}

/** The keyframes of the two sides of a card that turns over. */
export function flipKeyframes(times: FlightTimes): { away: Keyframe[]; up: Keyframe[] } {
  const when = offsetAt(times);
  const [wide, narrow] = [{ transform: 'none' }, { transform: 'scaleX(0)' }];
  return {
    away: [
      { offset: 0, ...wide },
      { offset: when(0), ...wide, easing: 'ease-in' },
      { offset: when(TURNED), ...narrow },
      { offset: 1, ...narrow },
    ],
    up: [
      { offset: 0, ...narrow },
      { offset: when(TURNED), ...narrow, easing: 'ease-out' },
      { offset: when(1), ...wide },
      { offset: 1, ...wide },
    ],
  };
}

/** Converts a fraction of a card's own time to an offset within the batch. */
const offsetAt =
  ({ leaves, lands, over }: FlightTimes) =>
  (part: number): number =>
    (leaves + part * (lands - leaves)) / over;
