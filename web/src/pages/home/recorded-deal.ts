/** A deal of Big Two that the engine recorded, for the table on the front page. */

export type RecordedPlay = { seat: number; cards: readonly string[] };

/** The hand of the first seat. */
export const HAND = 'C3 D4 S4 H5 C8 H8 S8 H9 S9 H10 CA HA C2'.split(' ');

/** The number of cards that each seat holds at first, and the number of seats. */
export const HELD = 13;
export const SEATS = 4;

/** The plays in order. Passes are left out; an empty list of cards clears the table. */
export const PLAYS: readonly RecordedPlay[] = [
  '0 C3',
  '1 D3',
  '2 S3',
  '3 C4',
  '0 H5',
  '1 C9',
  '3 D9',
  '0 H10',
  '1 HJ',
  '3 HQ',
  '3',
  '3 C5 D5 S5 DJ SJ',
  '0 D4 S4 C8 H8 S8',
  '0',
  '0 H9 S9',
  '1 C10 D10',
  '2 H2 S2',
  '2',
  '2 C6 D6',
  '3 DK SK',
  '0 CA HA',
  '0',
  '0 C2',
].map((line) => {
  const [seat, ...cards] = line.split(' ');
  return { seat: Number(seat), cards };
});
