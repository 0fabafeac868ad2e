/** The prompt: what the player can do now, what it costs, and what it brings (RM-45, FS-40, FS-41). */

import type { Card, RewardPreview, RewardStatus, View } from '../../lib/protocol/forest';
import type { Line } from '../../lib/protocol/forest-cards';
import { formatRefusal } from '../../lib/i18n/refusals';
import type { I18n } from '../../lib/i18n/i18n.svelte';
import { entry, face } from './cards';
import type { MoveDraft } from './draft.svelte';
import { card, kind, line, formatValue, species as nameOf, task } from './messages';

/** Green, red or orange. */
export type Mood = 'good' | 'bad' | 'maybe';

/** A part of the prompt. */
export type Part = {
  key: 'cost' | 'bonus' | 'effect' | 'triggers' | 'total';
  mood: Mood;
  text: string;
};

/** The cost of the chosen face, whether its bonus and effect apply, and how many cards it draws. */
export function parts(i18n: I18n, draft: MoveDraft): Part[] {
  const { offer } = draft;
  if (offer === undefined) return [];
  const printed = face(offer.card, offer.place);
  if (printed === undefined) return [];
  const { bonus, effect } = entry(printed.species).text;
  const cost: Part = {
    key: 'cost',
    mood: draft.due === 0 ? 'good' : 'bad',
    text: i18n.t('forest-prompt-cost', { cost: offer.cost, paid: draft.paid.length }),
  };
  const ofBonus = whyNot(i18n, offer.bonus, draft.paid) ?? unpaid(i18n, draft);
  return [
    cost,
    ...(bonus.length > 0 ? [reward(i18n, 'bonus', offer.bonus, bonus, ofBonus)] : []),
    ...(effect.length > 0
      ? [reward(i18n, 'effect', offer.effect, effect, whyNot(i18n, offer.effect, draft.paid))]
      : []),
    ...drawn(i18n, draft, ofBonus === undefined),
  ];
}

/** A bonus or effect, with its numbers if they are known, or the reason why it does not apply. */
function reward(
  i18n: I18n,
  key: 'bonus' | 'effect',
  preview: RewardPreview | null,
  lines: Line[],
  why: string | undefined,
): Part {
  const tasks = preview?.tasks ?? [];
  const text = i18n.list(
    tasks.length > 0 ? tasks.map((it) => task(i18n, it)) : lines.map((it) => line(i18n, it)),
  );
  const said = i18n.t(`web-forest-${key}`, { text });
  return why === undefined
    ? { key, mood: 'good', text: said }
    : { key, mood: 'maybe', text: i18n.t('web-forest-reward-why', { text: said, why }) };
}

/** A bonus needs a payment in its colour. */
const unpaid = (i18n: I18n, draft: MoveDraft): string | undefined =>
  draft.isMatched ? undefined : i18n.t('web-forest-why-colour');

/** Why a reward does not apply with this payment. Permanent effects have no preview. */
function whyNot(i18n: I18n, preview: RewardPreview | null, paid: Card[]): string | undefined {
  const why = (reason: Exclude<RewardStatus['type'], 'certain' | 'depends'>) =>
    i18n.t(`web-forest-why-${reason}`);
  const status = preview?.status ?? { type: 'certain' };
  switch (status.type) {
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
      return i18n.t('web-forest-why-missing', { kind: kind(i18n, status.kind) });
    case 'not-used':
    case 'no-colour':
    case 'empty-clearing':
    case 'no-card':
    case 'hand-full':
    case 'extra-turn-earned':
      return why(status.type);
  }
}

/** The permanent effects that draw cards, and the total number of cards. */
function drawn(i18n: I18n, draft: MoveDraft, withBonus: boolean): Part[] {
  const { draws } = draft;
  if (draws === undefined) return [];
  const { cards, fit } = draws[withBonus ? 'with-bonus' : 'without-bonus'];
  const triggers = triggering(i18n, draft, draws.triggers);
  const parts: Part[] = [];
  if (triggers.length > 0) {
    const text = i18n.t('web-forest-triggers', { text: i18n.list(triggers) });
    parts.push({ key: 'triggers', mood: fit > 0 ? 'good' : 'maybe', text });
  }
  if (cards > 0) {
    parts.push(
      fit === cards
        ? { key: 'total', mood: 'good', text: i18n.t('web-forest-draw-total', { n: cards }) }
        : {
            key: 'total',
            mood: 'maybe',
            text: i18n.t('web-forest-draw-total-cut', { n: cards, fit }),
          },
    );
  }
  return parts;
}

/** The species of these cards of the player's forest, with their numbers. */
function triggering(i18n: I18n, draft: MoveDraft, cards: Card[]): string[] {
  const found = draft.buffs.filter((buff) => cards.includes(buff.card)).map((buff) => buff.species);
  return [...new Set(found)].map((species) => {
    const n = found.filter((it) => it === species).length;
    const name = nameOf(i18n, species);
    return n > 1 ? i18n.t('web-forest-trigger-many', { species: name, n }) : name;
  });
}

/** The next step, when nothing is being paid for. */
export function asked(i18n: I18n, view: View, draft: MoveDraft): string {
  if (draft.picked !== undefined && draft.stash === undefined)
    return whereTo(i18n, draft, draft.picked);
  switch (view.phase.type) {
    case 'opening':
      return i18n.t(
        draft.replace === undefined ? 'web-forest-prompt-opening' : 'web-forest-prompt-opening-new',
      );
    case 'acting':
      return i18n.t(draft.isHandFull ? 'web-forest-prompt-hand-full' : 'forest-prompt-action');
    case 'second-draw':
      return i18n.t('forest-prompt-second-draw');
    case 'resolving': {
      const next = view.progress.tasks.at(-1);
      if (next === undefined) return '';
      // An offer that cannot be taken is not made.
      return draft.mustEnd
        ? i18n.t('web-forest-prompt-no-card', { task: task(i18n, next) })
        : task(i18n, next);
    }
    case 'paying':
    case 'over':
      return '';
  }
}

/** Where a picked card may go, or why it cannot be played. */
function whereTo(i18n: I18n, draft: MoveDraft, picked: number): string {
  const offers = draft.offers.filter((offer) => offer.card === picked);
  const refusals = offers.map((offer) => offer.refusal).filter((refusal) => refusal !== null);
  const [refusal] = refusals;
  if (refusal !== undefined && refusals.length === offers.length)
    return formatRefusal(i18n, { source: 'game', ...refusal }, 'forest', formatValue);
  const mayBeSapling = draft.sapling !== undefined;
  return i18n.t(mayBeSapling ? 'web-forest-prompt-slot' : 'web-forest-prompt-slot-only', {
    card: card(i18n, picked),
  });
}
