/** The cards of Sea Salt & Paper match the server's catalogue (SS-V2, SS-V10). */

import type { Locator, Page } from '@playwright/test';
import type { Colour, Face, Kind } from '../src/lib/protocol/sea-salt';
import type { Catalogue } from '../src/lib/protocol/sea-salt-cards';
import { picture } from './pictures';
import { CONFIG, other, seaSaltStage, you } from './sea-salt-stage';
import { PHONE, axe, expect, fitsWidth, test } from './table';

async function catalogue(page: Page, query: string): Promise<Catalogue> {
  const answer = await page.request.get(`/api/cards/sea-salt?${query}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Catalogue;
}

type Rgb = [number, number, number];

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;

const css = (hex: string): string => `rgb(${rgb(hex).join(', ')})`;

const style = (what: Locator, property: string): Promise<string> =>
  what.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The contrast of two opaque computed colours (WCAG 2.2). */
function contrast(...colours: [string, string]): number {
  const light = colours.map((colour) => {
    const channels = (colour.match(/\d+/g) ?? []).slice(0, 3).map((text) => {
      const channel = Number(text) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    const [r = 0, g = 0, b = 0] = channels;
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

/** Checks that a card has the paper of its colour, and readable text. */
async function isPainted(card: Locator, id: string, hex: string): Promise<void> {
  expect(await style(card.locator('.edge'), 'fill'), id).toBe(css(hex));
  for (const [text, inked, paper, filled] of [
    ['.name', 'color', '.strip', 'background-color'],
    ['.mark', 'fill', '.seal', 'fill'],
  ] as const) {
    const ink = await style(card.locator(text), inked);
    const ground = await style(card.locator(paper), filled);
    expect(contrast(ink, ground), `${id} ${text}`).toBeGreaterThan(4.5);
  }
}

// SS-D1, SS-D6, SS-V2: the page has exactly the cards and colours of the chosen rules.
test('the cards page shows the catalogue of each preset', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await page.goto('/cards/sea-salt');
  for (const [preset, kinds, colours] of [
    ['classic', 16, 7],
    ['flow', 16, 7],
    ['published', 14, 11],
  ] as const) {
    await page.getByRole('radio', { name: ann.t(`sea-salt-preset-${preset}`) }).check();
    const served = await catalogue(page, `preset=${preset}&lang=en`);
    const tiles = page.locator('.tiles > li');
    await expect(tiles).toHaveCount(kinds);
    await expect(page.locator('[data-colour]')).toHaveCount(colours);
    expect(served.colours).toHaveLength(colours);
    for (const colour of served.colours) {
      const row = page.locator(`[data-colour="${colour.id}"]`);
      await expect(row.locator('.swatch')).toHaveCSS('background-color', css(colour.hex));
      await expect(row).toContainText(colour.symbol);
      await expect(row).toContainText(colour.name);
    }
    for (const kind of new Set(served.cards.map((card) => card.kind))) {
      const card = served.cards.find((one) => one.kind === kind);
      if (card === undefined) throw new Error(`there is no ${kind}`);
      const tile = tiles.filter({
        has: page.getByRole('heading', { name: card.name, exact: true }),
      });
      await expect(tile).toContainText(card.description);
      await expect(tile.getByRole('heading')).toContainText(card.emoji);
    }
    for (const { id, hex } of served.colours) {
      for (const drawn of await page.locator(`.tiles > li .folded.${id}`).all()) {
        await isPainted(drawn, id, hex);
      }
    }
    const strange = page.locator('.tiles > li .folded');
    const known = page.locator(
      served.colours.map(({ id }) => `.tiles > li .folded.${id}`).join(', '),
    );
    expect(await strange.count()).toBe(await known.count());
    await axe(page);
    await picture(page, `sea-salt-cards-${preset}`);
  }
});

test('the cards page is in the chosen language, and fits a phone', async ({ player }) => {
  const { page } = await player('Ann', { viewport: PHONE, lang: 'zh-TW', theme: 'dark' });
  await page.goto('/cards/sea-salt?preset=flow');
  const { cards } = await catalogue(page, 'preset=flow&lang=zh-TW');
  const penguin = cards.find(({ kind }) => kind === 'penguin');
  await expect(page.getByText(penguin?.description ?? '')).toBeVisible();
  await fitsWidth(page);
  await axe(page);
  await picture(page, 'sea-salt-cards-phone');
});

// SS-V2: cards at the table have the same colours, dealt or printed.
test('cards at the table have the colours of the catalogue', async ({ player }) => {
  const { page } = await player('Ann');
  const colours = new Map<Colour, string>();
  for (const preset of ['classic', 'published'])
    for (const { id, hex } of (await catalogue(page, `preset=${preset}`)).colours)
      colours.set(id, hex);
  expect(colours.size).toBe(13);
  const stage = seaSaltStage(page);
  const hand = [...colours.keys()].map((colour): Face => ['fish', colour]);
  await stage.open({ view: { players: [you(hand), other(2), other(2)] } });
  for (const [id, hex] of colours) await isPainted(page.locator(`.sea .folded.${id}`), id, hex);
  await picture(page, 'sea-salt-all-colours');
});

// SS-V10: a description has the numbers in force at this table.
test('descriptions at the table have the numbers of its settings', async ({ player }) => {
  const { page } = await player('Ann');
  const stage = seaSaltStage(page);
  const kinds: Kind[] = ['fish', 'crab', 'penguin', 'penguin_colony', 'captain'];
  const hand = you(kinds.map((kind) => [kind, 'blue']));
  await stage.open({
    view: {
      config: { ...CONFIG, crab: 'top' },
      players: [hand, other(2), other(2)],
      left: [['mermaid', 'white']],
    },
    legal: [{ type: 'draw' }],
  });
  const held = page.getByRole('list', { name: 'Your hand' });
  const tip = (kind: Kind) =>
    held.getByRole('button', { name: `${kind.replace('_', ' ')} (blue)`, exact: true });
  const says = async (kind: Kind, text: string) => {
    await expect(tip(kind)).toHaveAttribute('aria-description', text);
  };
  await says(
    'fish',
    'Two fish: take the top card of the deck. A pair scores 1 when played, 0 in hand.',
  );
  await says(
    'penguin',
    'No points by itself, but two penguins double the points of the pairs you have played.',
  );
  await says('penguin_colony', 'One point for each penguin.');
  await says('captain', '3 points for each swimmer.');
  const { cards } = await catalogue(page, 'preset=flow&lang=en');
  for (const kind of kinds)
    await says(kind, cards.find((card) => card.kind === kind)?.description ?? '');
  await expect(
    page.locator('.pile button[aria-description^="Your first 3 mermaids"]'),
  ).toBeVisible();

  stage.update({
    view: {
      config: {
        ...CONFIG,
        'pair-base': 'hand-and-table',
        penguin: 'collection',
        colony: 2,
        captain: 'sailor',
      },
    },
    legal: [{ type: 'draw' }],
  });
  await says(
    'fish',
    'Two fish: take the top card of the deck. A pair scores 2 when played, 1 in hand.',
  );
  await says('penguin', '1 to 2 penguins score 1/3 points in total.');
  await says('penguin_colony', '2 points for each penguin.');
  await says('captain', '3 points for each sailor.');
});
