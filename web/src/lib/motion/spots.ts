/** Positions on a table that a card can fly from or to. */

export type Box = { left: number; top: number; width: number; height: number };

/** A half of a split card. */
export type Part = 'top' | 'bottom' | 'left' | 'right';

type Spot = {
  box: Box;
  element: HTMLElement | SVGElement;
  /** Whether it is a player's badge, where hidden cards are kept. */
  isSeat: boolean;
  /** Whether it is a pile, which stays visible when cards arrive. */
  isPile: boolean;
};

export type Spots = ReadonlyMap<string, Spot>;

/** Width of a card divided by its height, in all games. */
const CARD = 60 / 84;

const SHAPES: Record<Part | 'whole', { width: number; height: number; x: number; y: number }> = {
  whole: { width: 1, height: 1, x: 0, y: 0 },
  top: { width: 1, height: 0.5, x: 0, y: 0 },
  bottom: { width: 1, height: 0.5, x: 0, y: 0.5 },
  left: { width: 0.5, height: 1, x: 0, y: 0 },
  right: { width: 0.5, height: 1, x: 0.5, y: 0 },
};

/** Scale of a card at a player's badge. */
const SMALL = 0.5;

/** Measures all elements with `data-spot` or `data-seat`. This forces one layout. */
export function measureSpots(root: Element | undefined): Spots {
  const found = new Map<string, Spot>();
  const marked = root?.querySelectorAll<HTMLElement | SVGElement>('[data-spot], [data-seat]') ?? [];
  for (const element of marked) {
    const { spot, seat = '', pile } = element.dataset;
    const box = element.getBoundingClientRect();
    if (box.width > 0)
      found.set(spot ?? `seat-${seat}`, {
        box,
        element,
        isSeat: spot === undefined,
        isPile: pile !== undefined,
      });
  }
  return found;
}

/** The spot with this name. For a card in another hand, such as `seat-2/5`, falls back to the player. */
export const findSpot = (spots: Spots, name: string): Spot | undefined =>
  spots.get(name) ?? spots.get(name.replace(/\/.*/, ''));

/** Where a card, or half of one, starts when it leaves a spot. */
export function startBox({ box, isSeat }: Spot, widest: number, part: Part | 'whole'): Box {
  const card = isSeat ? beside(box, widest) : within(box, 'whole');
  const { x, y, width, height } = SHAPES[part];
  return {
    left: card.left + x * card.width,
    top: card.top + y * card.height,
    width: card.width * width,
    height: card.height * height,
  };
}

/** Where a card, or half of one, lies at a spot. */
export const endBox = ({ box, isSeat }: Spot, widest: number, part: Part | 'whole'): Box =>
  isSeat ? within(beside(box, widest), part) : within(box, part);

/** Where a card is presented: next to its start, full size, inside the window. */
export function presentedBox(from: Box, widest: number, part: Part | 'whole'): Box {
  const width = widest * SHAPES[part].width;
  const height = (widest / CARD) * SHAPES[part].height;
  const left = from.left + (from.width - width) / 2;
  const top = from.top + (from.height - height) / 2;
  return {
    left: Math.min(Math.max(EDGE, left), innerWidth - width - EDGE),
    top: Math.min(Math.max(EDGE, top), innerHeight - height - EDGE),
    width,
    height,
  };
}

/** Margin around a presented card, in pixels. */
const EDGE = 8;

/** A small card in the middle of a player's badge. */
function beside(seat: Box, widest: number): Box {
  const [width, height] = [widest * SMALL, (widest * SMALL) / CARD];
  return {
    left: seat.left + (seat.width - width) / 2,
    top: seat.top + (seat.height - height) / 2,
    width,
    height,
  };
}

/** The largest box of a card's proportions, centred in another box. */
function within(box: Box, part: Part | 'whole'): Box {
  const ratio = (CARD * SHAPES[part].width) / SHAPES[part].height;
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}
