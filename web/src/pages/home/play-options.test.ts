// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { GameEntry } from '../../lib/protocol/protocol';
import { playOptions, savePlayOptions } from './play-options';

const entry = (game: string, min: number, max: number): GameEntry => ({
  game,
  'min-seats': min,
  'max-seats': max,
  presets: ['classic', 'published'].map((preset) => ({ preset, settings: {} })),
  fields: [],
  names: {},
  examples: [],
});
const LEVELS = ['easy', 'medium', 'hard'] as const;

beforeEach(() => {
  localStorage.clear();
});

test.each([
  ['big-two', 4, 4, 4],
  ['dun-mazi', 2, 4, 4],
  ['sea-salt', 2, 4, 3],
  ['forest', 2, 5, 3],
  ['whist', 2, 4, 2],
])('%s for %i to %i is first played by %i', (game, min, max, players) => {
  expect(playOptions(entry(game, min, max), LEVELS)).toEqual({
    players,
    preset: 'classic',
    level: 'medium',
  });
});

test('a choice is saved by game, and the level for all games', () => {
  savePlayOptions('sea-salt', { players: 2, preset: 'published', level: 'hard' });
  expect(playOptions(entry('sea-salt', 2, 4), LEVELS)).toEqual({
    players: 2,
    preset: 'published',
    level: 'hard',
  });
  expect(playOptions(entry('forest', 2, 5), LEVELS)).toEqual({
    players: 3,
    preset: 'classic',
    level: 'hard',
  });
});

test('what is no longer possible is replaced', () => {
  localStorage.setItem('paiju-play', '{"forest":{"players":9,"preset":"gone"}}');
  localStorage.setItem('paiju-level', 'godlike');
  expect(playOptions(entry('forest', 2, 5), LEVELS)).toEqual({
    players: 5,
    preset: 'classic',
    level: 'medium',
  });
  localStorage.setItem('paiju-play', 'nonsense');
  expect(playOptions(entry('forest', 2, 5), LEVELS).players).toBe(3);
});
