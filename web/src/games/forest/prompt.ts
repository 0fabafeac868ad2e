/** The prompt: what may be done now, what it takes, and what will come of it (RM-45, FS-40, FS-41). */

import type { Card, RewardPreview, RewardStatus, View } from '../../lib/protocol/forest';
import type { Line } from '../../lib/protocol/forest-cards';
import { refusalInWords } from '../../lib/words/refusals';
import type { Words } from '../../lib/words/words.svelte';
import { entry, face } from './cards';
import type { Plan } from './plan.svelte';
import { card, kind, line, say, species as nameOf, task } from './words';

/** Green, red or orange. */
export type Mood = 'good' | 'bad' | 'maybe';

/** A part of the line. */
export type Part = {
  key: 'cost' | 'bonus' | 'effect' | 'triggers' | 'total';
  mood: Mood;
  text: string;
};

/** What the chosen face costs, whether bonus and effect give something, and what it draws in all. */
export function parts(words: Words, view: View, plan: Plan): Part[] {
  const { offer } = plan;
  if (offer === undefined) return [];
  const printed = face(offer.card, offer.place);
  if (printed === undefined) return [];
  const { bonus, effect } = entry(printed.species).text;
  const cost: Part = {
    key: 'cost',
    mood: plan.due === 0 ? 'good' : 'bad',
    text: words.say('forest-prompt-cost', { cost: offer.cost, paid: plan.paid.length }),
  };
  const ofBonus = whyNot(words, offer.bonus, plan.paid) ?? unpaid(words, plan);
  return [
    cost,
    ...(bonus.length > 0 ? [reward(words, 'bonus', offer.bonus, bonus, ofBonus)] : []),
    ...(effect.length > 0
      ? [reward(words, 'effect', offer.effect, effect, whyNot(words, offer.effect, plan.paid))]
      : []),
    ...drawn(words, view, plan, ofBonus === undefined),
  ];
}

/** A bonus or effect, with its numbers if they are known, and with the reason if it gives nothing. */
function reward(
  words: Words,
  key: 'bonus' | 'effect',
  preview: RewardPreview | null,
  lines: Line[],
  why: string | undefined,
): Part {
  const tasks = preview?.tasks ?? [];
  const text = words.list(
    tasks.length > 0 ? tasks.map((it) => task(words, it)) : lines.map((it) => line(words, it)),
  );
  const said = words.say(`web-forest-${key}`, { text });
  return why === undefined
    ? { key, mood: 'good', text: said }
    : { key, mood: 'maybe', text: words.say('web-forest-reward-why', { text: said, why }) };
}

/** A bonus needs a payment in its colour. */
const unpaid = (words: Words, plan: Plan): string | undefined =>
  plan.isMatched ? undefined : words.say('web-forest-why-colour');

/** Why a reward gives nothing when these cards are paid. What is always at work needs no preview. */
function whyNot(words: Words, preview: RewardPreview | null, paid: Card[]): string | undefined {
  const why = (reason: Exclude<RewardStatus['status'], 'certain' | 'depends'>) =>
    words.say(`web-forest-why-${reason}`);
  const status = preview?.status ?? { status: 'certain' };
  switch (status.status) {
    case 'certain':
      return undefined;
    case 'depends': {
      const { keep, pay } = status;
      const isKept = keep.some((card) => !paid.includes(card));
      const isPaid = pay.some((card) => paid.includes(card));
      if (isKept || isPaid) return undefined;
      return why(keep.length > 0 ? 'no-card' : 'empty-clearing');
    }
    case 'missing':
      return words.say('web-forest-why-missing', { kind: kind(words, status.kind) });
    case 'not-used':
    case 'no-colour':
    case 'empty-clearing':
    case 'no-card':
    case 'hand-full':
    case 'extra-turn-earned':
      return why(status.status);
  }
}

/** The permanent effects that draw, and how many cards come in all. */
function drawn(words: Words, view: View, plan: Plan, withBonus: boolean): Part[] {
  const { draws } = plan;
  if (draws === undefined) return [];
  const { cards, fit } = draws[withBonus ? 'with-bonus' : 'without-bonus'];
  const triggers = triggering(words, view, draws.triggers);
  const parts: Part[] = [];
  if (triggers.length > 0) {
    const text = words.say('web-forest-triggers', { text: words.list(triggers) });
    parts.push({ key: 'triggers', mood: fit > 0 ? 'good' : 'maybe', text });
  }
  if (cards > 0) {
    parts.push(
      fit === cards
        ? { key: 'total', mood: 'good', text: words.say('web-forest-draw-total', { n: cards }) }
        : {
            key: 'total',
            mood: 'maybe',
            text: words.say('web-forest-draw-total-cut', { n: cards, fit }),
          },
    );
  }
  return parts;
}

/** The species of these cards of the own forest, each with how often it is among them. */
function triggering(words: Words, view: View, cards: Card[]): string[] {
  const buffs = view.players[view.viewer ?? 0]?.buffs ?? [];
  const found = buffs.filter((buff) => cards.includes(buff.card)).map((buff) => buff.species);
  return [...new Set(found)].map((species) => {
    const n = found.filter((it) => it === species).length;
    const name = nameOf(words, species);
    return n > 1 ? words.say('web-forest-trigger-many', { species: name, n }) : name;
  });
}

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
