/** The prompt line: what may be done now, what it takes, and what will come of it (RM-45). */

import type { Promise, View } from '../../lib/protocol/forest';
import type { Line } from '../../lib/protocol/forest-cards';
import { refusalInWords } from '../../lib/words/refusals';
import type { Words } from '../../lib/words/words.svelte';
import { entry, face } from './cards';
import type { Plan } from './plan.svelte';
import { card, line, say, task } from './words';

/** Green, red or orange. */
export type Mood = 'good' | 'bad' | 'maybe';

/** A part of the line. */
export type Part = { key: 'cost' | 'bonus' | 'effect'; mood: Mood; text: string };

/** What the chosen face costs, and whether bonus and effect will come of playing it. */
export function parts(words: Words, plan: Plan): Part[] {
  const { offer } = plan;
  if (offer === undefined) return [];
  const printed = face(offer.card, offer.place);
  if (printed === undefined) return [];
  const { bonus, effect } = entry(printed.species).text;
  const part = (
    key: 'bonus' | 'effect',
    promise: Promise,
    lines: Line[],
    fires: boolean,
  ): Part => ({
    key,
    mood: fires ? 'good' : 'maybe',
    text: words.say(`web-forest-${key}`, { text: reward(words, promise, lines) }),
  });
  const cost: Part = {
    key: 'cost',
    mood: plan.due === 0 ? 'good' : 'bad',
    text: words.say('forest-prompt-cost', { cost: offer.cost, paid: plan.paid.length }),
  };
  const matched = plan.isMatched && offer.bonus.fires !== 'no';
  // What is always at work is no task: it needs no promise to come true.
  const sure = offer.effect.fires === 'yes' || offer.effect.tasks.length === 0;
  return [
    cost,
    ...(bonus.length > 0 ? [part('bonus', offer.bonus, bonus, matched)] : []),
    ...(effect.length > 0 ? [part('effect', offer.effect, effect, sure)] : []),
  ];
}

/** What comes, with its numbers if they are known already. */
const reward = (words: Words, promise: Promise, lines: Line[]): string =>
  words.list(
    promise.tasks.length > 0
      ? promise.tasks.map((it) => task(words, it))
      : lines.map((it) => line(words, it)),
  );

/** What to do next, when nothing is being paid for. */
export function asked(words: Words, view: View, plan: Plan): string {
  if (plan.picked !== undefined && plan.stash === undefined)
    return whereTo(words, view, plan, plan.picked);
  switch (view.stage.stage) {
    case 'opening':
      return words.say('web-forest-prompt-opening');
    case 'acting':
      return words.say('forest-prompt-action');
    case 'second-draw':
      return words.say('forest-prompt-second-draw');
    case 'resolving': {
      const next = view.turn.tasks.at(-1);
      return next === undefined ? '' : task(words, next);
    }
    case 'paying':
    case 'over':
      return '';
  }
}

/** Where a picked card may go, or why it may go nowhere. */
function whereTo(words: Words, view: View, plan: Plan, picked: number): string {
  const offers = view.offers.filter((offer) => offer.card === picked);
  const refusals = offers.map((offer) => offer.refusal).filter((refusal) => refusal !== null);
  const [refusal] = refusals;
  if (refusal !== undefined && refusals.length === offers.length)
    return refusalInWords(words, { of: 'game', ...refusal }, 'forest', say);
  const mayBeSapling = plan.sapling !== undefined;
  return words.say(mayBeSapling ? 'web-forest-prompt-slot' : 'web-forest-prompt-slot-only', {
    card: card(words, picked),
  });
}
