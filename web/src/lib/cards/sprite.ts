/** Drawings that many cards share. Each is added to the page once, when it is first needed. */

/** A drawing as SVG markup, with a unique id. Only text of this program goes into it. */
export type Drawing = { id: string; viewBox: string; draw: () => string };

const SVG = 'http://www.w3.org/2000/svg';

let sheet: SVGSVGElement | undefined;
const added = new Set<string>();

/** The address of a drawing for `<use>`. */
export function reference({ id, viewBox, draw }: Drawing): string {
  if (!added.has(id)) {
    added.add(id);
    const symbol = document.createElementNS(SVG, 'symbol');
    symbol.id = id;
    symbol.setAttribute('viewBox', viewBox);
    symbol.innerHTML = draw();
    sheet ??= makeSheet();
    sheet.append(symbol);
  }
  return `#${id}`;
}

/** An invisible element; with `display: none` its patterns and gradients would not be painted. */
function makeSheet(): SVGSVGElement {
  const made = document.createElementNS(SVG, 'svg');
  made.setAttribute('aria-hidden', 'true');
  made.setAttribute('width', '0');
  made.setAttribute('height', '0');
  made.style.position = 'absolute';
  document.body.append(made);
  return made;
}
