import { expect, test } from 'vitest';
import { reasonInWords } from './reasons';
import { Words } from './words.svelte';

/** RM-14, RM-41: a card is called by its name, not by the key of its name. */
test('a reason names cards in the language that is spoken', async () => {
  const words = new Words();
  const reason = { key: 'bot-forest-worth', values: { card: 'forest-card-beech', points: 8 } };
  await words.speak('en');
  expect(reasonInWords(words, reason)).toMatch(/^Beech should be worth about .*8.* points/);
  await words.speak('zh-TW');
  expect(reasonInWords(words, reason)).toMatch(/^.*山毛櫸.*分。$/);
});
