import { expect, test } from 'vitest';
import { find } from './router.svelte';

test('every address leads to one page', () => {
  expect(find('/')).toEqual({ page: 'home' });
  expect(find('/r/3mf479')).toEqual({ page: 'room', code: '3MF479', quick: null });
  expect(find('/r/3MF479', new URLSearchParams('quick=hard'))).toMatchObject({ quick: 'hard' });
  expect(find('/rules/big-two')).toEqual({ page: 'rules', game: 'big-two', preset: null });
  expect(find('/cards/sea-salt', new URLSearchParams('preset=flow'))).toEqual({
    page: 'cards',
    game: 'sea-salt',
    preset: 'flow',
  });
  expect(find('/learn/forest')).toEqual({ page: 'learn', game: 'forest' });
  expect(find('/replay/3MF479-2')).toEqual({ page: 'replay', id: '3MF479-2', step: 0, eyes: 0 });
  for (const [asked, step] of [
    ['7', 7],
    ['-7', 0],
    ['x', 0],
    ['1e99', 0],
  ])
    expect(find('/replay/3MF479-2', new URLSearchParams(`step=${asked}`))).toMatchObject({ step });
  expect(find('/settings/')).toEqual({ page: 'settings' });
});

test('what leads nowhere says so', () => {
  for (const path of ['/nowhere', '/r', '/r/3MF479/7', '/replay/3MF479/2', '/a/b/c/d']) {
    expect(find(path)).toEqual({ page: 'lost', path });
  }
});
