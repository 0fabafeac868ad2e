/** Where everything is on a table that a card can fly from or to. */

export type Box = { left: number; top: number; width: number; height: number };

/** A half of a card. */
export type Part = 'top' | 'bottom' | 'left' | 'right';

type Spot = {
  box: Box;
  element: HTMLElement | SVGElement;
  /** Whether it is where a person sits, with a place for cards that are not drawn there. */
  isSeat: boolean;
  /** Whether cards lie there already, and stay in sight when more come. */
  isPile: boolean;
};

export type Spots = ReadonlyMap<string, Spot>;

/** The width of a card by its height, of all games alike. */
const CARD = 60 / 84;

const SHAPES: Record<Part | 'whole', { width: number; height: number; x: number; y: number }> = {
  whole: { width: 1, height: 1, x: 0, y: 0 },
  top: { width: 1, height: 0.5, x: 0, y: 0 },
  bottom: { width: 1, height: 0.5, x: 0, y: 0.5 },
  left: { width: 0.5, height: 1, x: 0, y: 0 },
  right: { width: 0.5, height: 1, x: 0.5, y: 0 },
};

/** A card beside a person is this much of its usual size. */
const SMALL = 0.5;

/** Reads where all spots are: what says `data-spot`, and where people sit. The page is laid out once for that. */
export function spots(root: Element | undefined): Spots {
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

/** The spot of this name; for a card that somebody holds, as `seat-2/5`, at least the person. */
export const at = (spots: Spots, name: string): Spot | undefined =>
  spots.get(name) ?? spots.get(name.replace(/\/.*/, ''));

/** Where a card, or a half of it, is drawn that leaves a spot. */
export function leaving({ box, isSeat }: Spot, widest: number, part: Part | 'whole'): Box {
  const card = isSeat ? beside(box, widest) : within(box, 'whole');
  const { x, y, width, height } = SHAPES[part];
  return {
    left: card.left + x * card.width,
    top: card.top + y * card.height,
    width: card.width * width,
    height: card.height * height,
  };
}

/** Where a card, or a half of it, is drawn that lies at a spot. */
export const lying = ({ box, isSeat }: Spot, widest: number, part: Part | 'whole'): Box =>
  isSeat ? within(beside(box, widest), part) : within(box, part);

/** A card that is held up beside where it comes from, as large as any, and within the window. */
export function heldUp(from: Box, widest: number, part: Part | 'whole'): Box {
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

/** How far from the edge of the window a card is held up, in pixels. */
const EDGE = 8;

/** A small card in the middle of where a person sits. */
function beside(seat: Box, widest: number): Box {
  const [width, height] = [widest * SMALL, (widest * SMALL) / CARD];
  return {
    left: seat.left + (seat.width - width) / 2,
    top: seat.top + (seat.height - height) / 2,
    width,
    height,
  };
}

/** The largest box of the right shape in the middle of another. */
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
