import { expect, test } from 'vitest';
import { keepFocus } from './focus';

test('the focus of what vanishes goes to what is nearest', async () => {
  document.body.innerHTML =
    '<main><button id="far"></button><p><button id="gone"></button><button id="near"></button></p></main>';
  const place = document.querySelector('main');
  if (place === null) throw new Error('no place');
  keepFocus(place);
  const find = (id: string) => document.getElementById(id);
  find('gone')?.focus();
  find('gone')?.remove();
  await new Promise((soon) => setTimeout(soon));
  expect(document.activeElement).toBe(find('near'));
  find('near')?.parentElement?.remove();
  await new Promise((soon) => setTimeout(soon));
  expect(document.activeElement).toBe(find('far'));
});
