import { beforeEach, expect, test } from 'vitest';
import { Settings } from './settings.svelte';

beforeEach(() => {
  localStorage.clear();
});

test('settings are saved', () => {
  new Settings(localStorage).choose('theme', 'dark');
  expect(new Settings(localStorage).chosen.theme).toBe('dark');
});

test('invalid choices are ignored', () => {
  const settings = new Settings(localStorage);
  settings.choose('theme', 'mauve');
  expect(settings.chosen.theme).toBe('auto');
  for (const meddled of ['not json', '3', '{"theme": 7, "sound": "huge"}']) {
    localStorage.setItem('paiju-settings', meddled);
    expect(new Settings(localStorage).chosen).toMatchObject({ theme: 'auto', sound: 'turn' });
  }
});
