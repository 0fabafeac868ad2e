import { SvelteSet } from 'svelte/reactivity';
import { slots } from '../../lib/cards/french';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, Game, PatternId } from '../../lib/protocol/big-two';
import { laidOut, type Layout } from './order';

/** The cards in hand: how they lie, which are picked up, and what the server lets them be. */
export class Hand {
  #at: () => Sitting<Game>;
  #picked = new SvelteSet<string>();
  layout = $state<Layout>('rank');

  #view = $derived.by(() => this.#at().table?.view);

  cards = $derived(
    this.#view === undefined ? [] : laidOut(this.#view.order, this.#view.hand, this.layout),
  );
  slots = $derived(slots(this.cards));
  picked = $derived(this.cards.filter((card) => this.#picked.has(card)));

  #legal = $derived.by(() => this.#at().table?.legal ?? []);
  #plays = $derived(this.#view?.plays ?? []);

  /** The play that the picked cards are, if the server lists it. We judge nothing here. */
  play = $derived(
    this.#legal.find((action) => action.type === 'play' && sameCards(action.cards, this.picked)),
  );
  pass = $derived(this.#legal.find((action) => action.type === 'pass'));

  /** What the picked cards are. */
  pattern = $derived(this.#plays.find((play) => sameCards(play.cards, this.picked))?.pattern);

  /** Listed plays that hold all picked cards. */
  #within = $derived(
    this.#plays.filter((play) => this.picked.every((card) => play.cards.includes(card))),
  );
  /** What the picked cards are on the way to. */
  ahead = $derived.by<PatternId[]>(() => {
    const longer = this.#within.filter((play) => play.cards.length > this.picked.length);
    return [...new Set(longer.map((play) => play.pattern))];
  });
  /** Cards that are in every listed play, where there is a choice. */
  required = $derived.by(() => {
    const [first, ...others] = this.#plays;
    if (first === undefined || others.length === 0) return [];
    return first.cards.filter((card) => others.every((play) => play.cards.includes(card)));
  });
  /** Cards that are in some listed play together with all that are picked. */
  fitting = $derived(new Set(this.#within.flatMap((play) => play.cards)));

  constructor(at: () => Sitting<Game>) {
    this.#at = at;
  }

  isPicked(card: string): boolean {
    return this.#picked.has(card);
  }

  toggle(card: string): void {
    if (!this.#picked.delete(card)) this.#picked.add(card);
  }

  clear(): void {
    this.#picked.clear();
  }

  /** Does what is listed, and says whether there was anything to do. */
  act(action: Action | undefined): boolean {
    if (action === undefined || this.#at().waiting) return false;
    this.clear();
    this.#at().act(action);
    return true;
  }
}

const sameCards = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));
