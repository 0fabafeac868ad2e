import { expect, test } from 'vitest';
import { pageAt } from './router.svelte';

test('every address has one page', () => {
  expect(pageAt('/')).toEqual({ page: 'home' });
  expect(pageAt('/r/3mf479')).toEqual({
    page: 'room',
    code: '3MF479',
    quick: null,
    isUnnamed: false,
  });
  const room = (query: string) => pageAt('/r/3MF479', new URLSearchParams(query));
  expect(room('quick=hard')).toMatchObject({ quick: { level: 'hard', players: 0, preset: null } });
  expect(room('quick=easy&players=3&preset=flow')).toMatchObject({
    quick: { level: 'easy', players: 3, preset: 'flow' },
  });
  expect(room('unnamed')).toMatchObject({ isUnnamed: true });
  expect(pageAt('/rules/big-two')).toEqual({ page: 'rules', game: 'big-two', preset: null });
  expect(pageAt('/cards/sea-salt', new URLSearchParams('preset=flow'))).toEqual({
    page: 'cards',
    game: 'sea-salt',
    preset: 'flow',
  });
  expect(pageAt('/learn/forest')).toEqual({ page: 'learn', game: 'forest' });
  expect(pageAt('/replay/3MF479-2')).toEqual({
    page: 'replay',
    id: '3MF479-2',
    step: 0,
    perspective: 0,
  });
  for (const [asked, step] of [
    ['7', 7],
    ['-7', 0],
    ['x', 0],
    ['1e99', 0],
  ])
    expect(pageAt('/replay/3MF479-2', new URLSearchParams(`step=${asked}`))).toMatchObject({
      step,
    });
  expect(pageAt('/settings/')).toEqual({ page: 'settings' });
  expect(pageAt('/look')).toEqual({ page: 'look' });
});

test('unknown addresses lead to the not-found page', () => {
  for (const path of ['/nowhere', '/r', '/r/3MF479/7', '/replay/3MF479/2', '/a/b/c/d']) {
    expect(pageAt(path)).toEqual({ page: 'not-found', path });
  }
});
