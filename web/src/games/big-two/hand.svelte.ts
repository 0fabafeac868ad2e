import { SvelteSet } from 'svelte/reactivity';
import { slots } from '../../lib/cards/french';
import { begins, type News } from '../../lib/net/room.svelte';
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
  /** What the cards of this hand can be together. We judge nothing here: the server says it. */
  #plays = $derived(this.#view?.plays ?? []);
  /** Those of them that may be put on the table now. */
  #listed = $derived.by(() => {
    const listed = new Set(
      this.#legal.map((action) => (action.type === 'play' ? action.cards.join() : '')),
    );
    return this.#plays.filter((play) => listed.has(play.cards.join()));
  });

  /** The play that the picked cards are, if the server lists it. */
  play = $derived(
    this.#legal.find((action) => action.type === 'play' && sameCards(action.cards, this.picked)),
  );
  pass = $derived(this.#legal.find((action) => action.type === 'pass'));

  /** What the picked cards are, whether or not they may be played. */
  pattern = $derived(this.#plays.find((play) => sameCards(play.cards, this.picked))?.pattern);

  /** Plays that hold all picked cards: those of this turn, or all for who waits. */
  #within = $derived.by(() => {
    const plays = this.#at().isMyTurn ? this.#listed : this.#plays;
    return plays.filter((play) => this.picked.every((card) => play.cards.includes(card)));
  });
  /** What the picked cards are on the way to. */
  ahead = $derived.by<PatternId[]>(() => {
    const longer = this.#within.filter((play) => play.cards.length > this.picked.length);
    return [...new Set(longer.map((play) => play.pattern))];
  });
  /** Cards that are in every listed play, where not every play is listed. */
  required = $derived.by(() => {
    const [first, ...others] = this.#listed;
    if (first === undefined || this.#listed.length === this.#plays.length) return [];
    return first.cards.filter((card) => others.every((play) => play.cards.includes(card)));
  });
  /** Cards that are in some such play together with all that are picked. */
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

  /** Takes note of what happened: what was picked of one deal is not picked of the next. */
  hear(news: readonly News<Game>[]): void {
    if (begins(news, 'dealt')) this.clear();
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
