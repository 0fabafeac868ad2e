/** What a table of any game must look like on any screen. */

import type { Page } from '@playwright/test';
import { picture } from './pictures';
import { expect } from './table';

/** The screens: phones, a phone on its side, tablets, laptops and large displays. */
export const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  // Unusual, but still playable.
  [1024, 600],
  [667, 375],
  [1280, 600],
] as const;

/** Screens for a table that shares its height with a strip, as in a replay or a lesson. */
export const STRIP_SIZES = [
  [360, 740],
  [412, 915],
  [768, 1024],
  [1366, 768],
] as const;

type Found = { faults: string[]; card: number };

/**
 * Finds elements that do not fit, overlap or are too small, and measures the height of a hand card.
 */
function inspect(): Found {
  const faults: string[] = [];
  const [width, height] = [innerWidth, innerHeight];
  const board = document.querySelector('.board');
  if (board === null) return { faults: ['there is no board'], card: 0 };

  const hidden = new Map<Element, boolean>();
  /** Whether only screen readers get it. */
  const isHidden = (element: Element | null): boolean => {
    if (element === null) return false;
    const known = hidden.get(element);
    if (known !== undefined) return known;
    const is =
      getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement);
    hidden.set(element, is);
    return is;
  };
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isHidden(element);
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((it) => !it.startsWith('svelte-')).join('.')} "${(element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 30)}"`;
  const visible = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(isVisible);

  // Nothing scrolls.
  const root = document.documentElement;
  if (root.scrollWidth > width || root.scrollHeight > height)
    faults.push(`the page scrolls: ${root.scrollWidth} × ${root.scrollHeight}`);
  for (const element of board.querySelectorAll('*'))
    if (
      /auto|scroll/.test(getComputedStyle(element).overflowY + getComputedStyle(element).overflowX)
    )
      if (
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1
      )
        faults.push(`${name(element)} scrolls`);

  // The hand, the actions, the piles, the players and the turn are wholly inside.
  const cards = visible('.hand li > *');
  const buttons = visible('.board button, .bar button, .bar a');
  for (const element of [
    ...cards,
    ...buttons,
    ...visible('[data-seat], .mid [data-spot], .turn, .prompt'),
  ]) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5)
      faults.push(
        `${name(element)} is outside: ${[left, top, right, bottom].map(Math.round).join(' ')}`,
      );
  }

  // No area reaches into another one. What lies over the table on purpose is left out.
  type Box = { what: string; left: number; top: number; right: number; bottom: number };
  const hull = (what: string, elements: Element[]): Box[] => {
    const boxes = elements
      .filter((element) => isVisible(element) && element.closest('[data-over-table]') === null)
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0);
    if (boxes.length === 0) return [];
    return [
      {
        what,
        left: Math.min(...boxes.map((box) => box.left)),
        top: Math.min(...boxes.map((box) => box.top)),
        right: Math.max(...boxes.map((box) => box.right)),
        bottom: Math.max(...boxes.map((box) => box.bottom)),
      },
    ];
  };
  const leaves = (selector: string) => [
    ...document.querySelectorAll(
      ['p', 'button', 'li', 'dl', 'img', 'svg', '[data-spot]', '[data-seat]']
        .map((leaf) => `.board > ${selector} ${leaf}`)
        .join(','),
    ),
  ];
  const within = (part: Element) => [
    part,
    ...[...part.querySelectorAll('svg, [data-spot], p')].filter(
      (inner) => isVisible(inner) && inner.closest('.bubbles, [data-over-table]') === null,
    ),
  ];
  /** Parts that did not fit into one line of the bar are invisible. */
  const inLine = (element: Element) =>
    element.getBoundingClientRect().top <
    (element.parentElement?.getBoundingClientRect().bottom ?? Infinity) - 1;
  const parts = [
    ...visible('[data-part]').flatMap((part) => hull(name(part), within(part))),
    ...['.what', '.tools'].flatMap((side) =>
      hull(side, visible(`.bar ${side} > *`).filter(inLine)),
    ),
    ...['.mid', '.own', '.me', '.doing', '.extra', '.hand'].flatMap((area) =>
      hull(
        area,
        leaves(area).filter((leaf) => leaf.closest('[data-part]') === null),
      ),
    ),
  ];
  for (const [at, one] of parts.entries())
    for (const other of parts.slice(at + 1)) {
      const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (x > 2 && y > 2)
        faults.push(`${one.what} and ${other.what} overlap by ${Math.round(x)} × ${Math.round(y)}`);
    }

  // Text is readable, and no word is cut or written over another one.
  const texts: { words: string; size: number; parent: Element; text: DOMRect }[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('.app') ?? board,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === '' || !isVisible(parent)) continue;
    if (parent.closest('svg') !== null) continue; // Indices of cards grow with the card.
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < 12) faults.push(`${name(parent)} has text of ${size} px`);
    const words = document.createRange();
    words.selectNodeContents(node);
    const text = words.getBoundingClientRect();
    for (let box: Element | null = parent; box !== null && box !== board; box = box.parentElement) {
      const style = getComputedStyle(box);
      const seen = box.getBoundingClientRect();
      if (seen.height < 1 || text.top >= seen.bottom - 1) break; // It is left out as a whole.
      const isCutAcross = style.overflowX !== 'visible' && !/auto|scroll/.test(style.overflowX);
      const isCutDown = style.overflowY !== 'visible' && !/auto|scroll/.test(style.overflowY);
      if (
        (isCutAcross && (text.left < seen.left - 1 || text.right > seen.right + 1)) ||
        (isCutDown && (text.top < seen.top - size / 3 || text.bottom > seen.bottom + size / 3))
      )
        faults.push(`"${node.textContent?.trim()}" is cut by ${name(box)}`);
    }
    // Without an edge that cuts them, words may still lie outside their button.
    const button = parent.closest('button, .sheet, .bubble, .badge, .pill, .caption');
    const around =
      button?.closest('.hand li, [data-zoom]') === null
        ? button.getBoundingClientRect()
        : undefined;
    if (
      around !== undefined &&
      (text.top < around.top - size / 3 || text.bottom > around.bottom + size / 3)
    )
      faults.push(`"${node.textContent?.trim()}" is higher than ${name(parent)}`);
    if (around !== undefined && (text.left < around.left - 1 || text.right > around.right + 1))
      faults.push(`"${node.textContent?.trim()}" is wider than ${name(parent)}`);
    if (text.left < -1 || text.right > width + 1 || text.bottom > height + 1)
      faults.push(`"${node.textContent?.trim()}" is outside`);
    const over = '[data-zoom], [data-over-table], [data-inspect], .hand, .bubbles, svg';
    if (parent.closest('.board') !== null && parent.closest(over) === null)
      texts.push({ words: node.textContent?.trim() ?? '', size, parent, text });
  }

  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      const [a, b] = [one.text, other.text];
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 2 && y > Math.min(one.size, other.size) * 0.45)
        faults.push(`"${one.words}" and "${other.words}" lie over each other`);
    }

  // A finger hits every button, and the part of a card that is not covered.
  for (const element of buttons) {
    if (element.closest('[data-zoom]') !== null) continue; // Two fingers make it larger.
    const box = element.getBoundingClientRect();
    const isCard = element.closest('.hand li') !== null;
    const row = cards.map((card) => card.getBoundingClientRect());
    const next = row.filter(
      (other) => Math.abs(other.top - box.top) < box.height * 0.3 && other.left > box.left + 1,
    );
    const open = isCard
      ? Math.min(box.width, ...next.map((other) => other.left - box.left))
      : box.width;
    if (open < 39.5 || box.height < 39.5)
      faults.push(`${name(element)} is ${Math.round(open)} × ${Math.round(box.height)}`);
  }
  return { faults: [...new Set(faults)], card: cards[0]?.getBoundingClientRect().height ?? 0 };
}

/** The smallest height of a hand card on two screens. */
const LEAST: Record<string, number> = { '1280x800': 150, '390x844': 96 };

export async function checkLayout(page: Page, what: string): Promise<string[]> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  );
  const { faults, card } = await page.evaluate(inspect);
  const size = page.viewportSize();
  const least = LEAST[`${size?.width}x${size?.height}`] ?? 0;
  if (card < least) faults.push(`a hand card is only ${Math.round(card)} px high`);
  return faults.map((fault) => `${what}: ${fault}`);
}

/** The faults of a replay or a lesson on all of its screens. */
export async function checkStrip(page: Page, what: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of STRIP_SIZES) {
    await page.setViewportSize({ width, height });
    faults.push(...(await checkLayout(page, `${what} ${width}×${height}`)));
    await picture(page, `strip-${what}-${width}x${height}`);
  }
  return faults;
}

export function expectNoFaults(faults: string[]): void {
  expect(faults.join('\n')).toBe('');
}
