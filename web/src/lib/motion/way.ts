/** How a card flies, as the browser is told it once, before the card leaves. */

import type { Box } from './spots';

/** How long a card is in the air, and how long the next one waits for it, in milliseconds. */
export const FLIGHT = 420;
export const GAP = 110;

/** How long a card is in the air that is held up on its way. */
const SHOWN = 1300;

/** How much of that time has passed when it is held up, and when it goes on. */
const HELD = [0.25, 0.7];

/** How much of its time has passed when a card has appeared, is half turned over, and begins to fade. */
const APPEARED = 0.15;
const TURNED = 0.5;
const FADING = 0.6;

/** How far outside of the window a card waits that is not seen yet: there it need not be drawn in advance. */
const AWAY = 10_000;

export const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** When a card flies, in milliseconds since it and others were let go. */
export type Times = {
  leaves: number;
  lands: number;
  /** When the last of them lands. Until then every picture stays: to take one away costs the others a frame. */
  over: number;
};

export type Way = {
  start: Box;
  /** Where it is held up. */
  between: Box | undefined;
  end: Box;
  /** How it begins: not seen while it waits, or coming from nowhere. */
  begins: 'seen' | 'unseen' | 'appearing';
  /** Whether it ends where no card is seen. */
  fades: boolean;
};

/** When cards fly that are let go together. */
export function together<W extends Way & { after?: number }>(ways: readonly W[]): (W & Times)[] {
  const each = ways.map((way) => {
    const leaves = (way.after ?? 0) * GAP;
    return { ...way, leaves, lands: leaves + (way.between === undefined ? FLIGHT : SHOWN) };
  });
  const over = Math.max(0, ...each.map(({ lands }) => lands));
  return each.map((way) => ({ ...way, over }));
}

/** The frames of a picture that is drawn where it ends. */
export function flying(way: Way & Times): Keyframe[] {
  const { start, between, end } = way;
  const when = moment(way);
  const place = (offset: number, { left, top, width }: Box): Keyframe => ({
    offset,
    transform: `translate(${left - end.left}px, ${top - end.top}px) scale(${width / end.width})`,
    easing: EASING,
  });
  const waiting = way.begins === 'unseen' ? { ...start, left: -AWAY } : start;
  const held = between === undefined ? [] : HELD.map((part) => place(when(part), between));
  const places = [
    place(0, waiting),
    place(when(0), waiting),
    place(when(0), start),
    ...held,
    place(when(1), end),
    place(1, end),
  ];
  // The frames of the whole must be in order, those of either property are.
  return [...places, ...sight(way)].sort((a, b) => Number(a.offset) - Number(b.offset));
}

/** When how much is seen of a picture. */
function sight(way: Way & Times): Keyframe[] {
  const when = moment(way);
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
  return [...(way.begins === 'appearing' ? appearing : []), ...(way.fades ? fading : [])];
}

/** The frames of the side that is turned away, and of the one that is turned up. */
export function turning(times: Times): { away: Keyframe[]; up: Keyframe[] } {
  const when = moment(times);
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

/** What part of the time of all has passed when so much of a card's own time has. */
const moment =
  ({ leaves, lands, over }: Times) =>
  (part: number): number =>
    (leaves + part * (lands - leaves)) / over;
