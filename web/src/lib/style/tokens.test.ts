// @vitest-environment node
/** Every colour, size of text, space, corner and duration is a token. Drawings have colours of their own. */

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file))
  .map((file): [path: string, text: string] => [
    `src/${file}`,
    readFileSync(`src/${file}`, 'utf8'),
  ]);

/** Files that are drawings, and files that hold values for drawings. */
const ART = [
  '/art',
  '/back.ts',
  '/lib/protocol/',
  '/lib/cards/',
  '/lib/people/animals.ts',
  'SeaCard.svelte',
  'TreeCard.svelte',
];
/** The tokens, and their values for each game. */
const TOKENS = /^src\/(?:lib\/style\/tokens|games\/[\w-]+\/theme)\.css$/;

const COLOUR = /#[0-9a-f]{3,8}\b(?!\()|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\((?!from)/gi;
const TEXT_SIZE = /font(?:-size)?:[^;{}]*?\b[0-9.]+(?:px|rem)/g;
/** Spaces and corners in the unit of pages. Lines and small corrections are in pixels. */
const SPACE = /(?:gap|padding|margin|border-radius)[\w-]*:[^;{}]*?\b[0-9.]+rem/g;
const DURATION = /(?:transition|animation)[\w-]*:[^;{}]*?(?<![\w-])[0-9.]+m?s\b/g;

/** The styles of a component, or all of any other file. */
function styles(path: string, text: string): string {
  const found = path.endsWith('.svelte')
    ? [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ...text.matchAll(/style="([^"]*)"/g)]
        .map(([, style]) => style)
        .join('\n')
    : text;
  return found.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

function found(pattern: RegExp): string[] {
  return SOURCES.filter(([path]) => !TOKENS.test(path) && !path.endsWith('.test.ts'))
    .filter(([path]) => !ART.some((art) => path.includes(art)))
    .flatMap(([path, text]) =>
      [...styles(path, text).matchAll(pattern)].map(([literal]) => `${path}: ${literal}`),
    );
}

test('no colour outside the tokens', () => {
  expect(found(COLOUR)).toEqual([]);
});

test('no size of text outside the tokens', () => {
  expect(found(TEXT_SIZE)).toEqual([]);
});

test('no space, corner or duration outside the tokens', () => {
  expect(found(SPACE)).toEqual([]);
  expect(found(DURATION)).toEqual([]);
});

test('every token that is used has a value', () => {
  const all = SOURCES.map(([, text]) => text).join('\n');
  const defined = new Set([...all.matchAll(/(--[\w-]+)['"]?\s*[:=]/g)].map(([, name]) => name));
  const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
