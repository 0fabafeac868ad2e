/** How large equal cells can be so that all of them fit into an area. */

/** A cell: its width and height for a card that is one unit high. */
export type Cell = { width: number; height: number };

export type Fit = { columns: number; /** The height of a card. */ size: number };

/** The number of columns with the largest cards. */
export function fit(count: number, width: number, height: number, cell: Cell): Fit {
  let best: Fit = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / (columns * cell.width), height / (rows * cell.height));
    if (size > best.size) best = { columns, size };
  }
  return best;
}
