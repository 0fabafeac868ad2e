import { expect, test } from 'vitest';
import type { View } from '../../lib/protocol/forest';
import { actionInWords } from '../../lib/words/actions';
import { Words } from '../../lib/words/words.svelte';
import { say } from './words';

test('a host is called by what it is and where it stands, not by a number nobody sees', async () => {
  const words = new Words();
  await words.speak('en');
  const hosts = [
    { host: 3, species: 'oak' },
    { host: 7, species: 'beech' },
  ];
  const view = { players: [{ hosts: [] }, { hosts }] } as unknown as View;
  const attach = { type: 'attach', card: 117, slot: 'top', host: 7 };
  const told = actionInWords(
    words,
    'forest',
    (words, value, name) => say(words, value, name, view),
    attach,
    String,
  );
  expect(told).toMatch(/ above Beech \(number 2 in the forest\)$/);
});
