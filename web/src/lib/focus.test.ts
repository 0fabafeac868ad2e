import { expect, test } from 'vitest';
import { keepFocus } from './focus';

/** A page with an element that keeps the focus. */
function place(html: string, ...homes: string[]): (id: string) => HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main');
  if (main === null) throw new Error('no place');
  keepFocus(...homes)(main);
  return (id) => {
    const found = document.getElementById(id);
    if (found === null) throw new Error(`there is no ${id}`);
    return found;
  };
}

/** Lets the mutation observer run. */
const look = () => new Promise((soon) => setTimeout(soon));

test('when the focused element is removed, the nearest control gets the focus', async () => {
  const find = place(
    '<button id="far"></button><p id="row"><button id="gone"></button><button id="near"></button></p>',
  );
  find('gone').focus();
  find('gone').remove();
  await look();
  expect(document.activeElement?.id).toBe('near');
  find('row').remove();
  await look();
  expect(document.activeElement?.id).toBe('far');
});

test('a disabled control loses the focus, and never gets it', async () => {
  const find = place(
    '<button id="awake"></button><p><button id="first"></button><button id="asleep" disabled></button></p>',
  );
  find('first').focus();
  find('first').setAttribute('disabled', '');
  await look();
  expect(document.activeElement?.id).toBe('awake');
});

test('the focus goes to a home first, if there is one', async () => {
  const html =
    '<button id="near"></button><button id="gone"></button><p class="hand"><button id="card"></button></p>';
  const find = place(html, '.none button', '.hand button:not(:disabled)');
  find('gone').focus();
  find('gone').remove();
  await look();
  expect(document.activeElement?.id).toBe('card');
});

test('a focus that the user moved stays where it is', async () => {
  const find = place('<button id="gone"></button><button id="near"></button>');
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  find('gone').focus();
  elsewhere.focus();
  find('gone').remove();
  await look();
  expect(document.activeElement).toBe(elsewhere);
});
