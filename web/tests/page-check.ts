/** What a page around the table must look like on any screen. */

import type { Page } from '@playwright/test';

/** The screens: phones, a phone on its side, tablets, laptops and large displays. */
export const PAGE_SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 600],
  [1280, 800],
  [2560, 1440],
] as const;

/** Finds what does not fit, is cut, is covered, or is too small. */
function inspect(): string[] {
  const faults: string[] = [];
  const [width, height] = [innerWidth, innerHeight];
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden') === null;
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((it) => !it.startsWith('svelte-')).join('.')} "${(element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 30)}"`;

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`the page can be scrolled sideways: ${scrollWidth}`);

  // Every word is whole and large enough.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === '' || !isVisible(parent)) continue;
    if (parent.closest('svg, option, script, style, noscript') !== null) continue;
    const style = getComputedStyle(parent);
    const size = parseFloat(style.fontSize);
    if (size < 12) faults.push(`${name(parent)} has text of ${size} px`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width <= 1 || text.height <= 1) continue; // For screen readers.
    let isHidden = parent.closest('.skip') !== null;
    for (let box: Element | null = parent; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      if (clipPath !== 'none' && position === 'absolute') isHidden = true;
      if (isHidden) break; // For screen readers.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (box.clientHeight === 0) break; // Left out: the picture shows it too.
      const edge = box.getBoundingClientRect();
      // The box of a font is higher than its letters: it may stand out from a tight line, and beside a turned one.
      const [beside, below] = [1 + 0.1 * size, 0.3 * size];
      if (
        text.left < edge.left - beside ||
        text.right > edge.right + beside ||
        text.bottom > edge.bottom + below
      )
        faults.push(`${name(parent)} is cut by ${name(box)}`);
      break;
    }
    const scrolls = parent.closest('.filters, ol, [tabindex="0"]') !== null;
    if (!isHidden && !scrolls && (text.left < -1 || text.right > width + 1))
      faults.push(`${name(parent)} is outside: ${Math.round(text.left)} ${Math.round(text.right)}`);
  }

  /** What lies over the middle of a control that is on the screen. */
  const covering = (target: Element): Element | undefined => {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > width || y > height) return undefined;
    const hit = document.elementFromPoint(x, y);
    return hit === null || target.contains(hit) || hit.contains(target) ? undefined : hit;
  };

  // A finger hits every control, and nothing lies over it.
  const controls = [...document.querySelectorAll('button, a, select, summary, input, textarea')];
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    if (control.classList.contains('skip') || control.closest('.visually-hidden')) continue;
    if (control.matches('p a, li p a, dd a')) continue; // Words of a sentence.
    const label = control.closest('label');
    const isTicked = control.matches('input[type=radio], input[type=checkbox]');
    const target = isTicked && label !== null ? label : control;
    const box = target.getBoundingClientRect();
    if (box.width === 0) continue;
    if (box.width < 39.5 || box.height < 39.5)
      faults.push(`${name(target)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    const over = covering(target);
    if (over === undefined) continue;
    // Something at the edge of the screen may cover it; then scrolling uncovers it.
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const still = covering(target);
    scrollTo(0, 0);
    if (still !== undefined) faults.push(`${name(target)} is covered by ${name(still)}`);
  }
  return [...new Set(faults)];
}

/** The faults of a page on the current screen. */
export async function checkPage(page: Page, what: string): Promise<string[]> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        scrollTo(0, 0);
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
  return (await page.evaluate(inspect)).map((fault) => `${what}: ${fault}`);
}
