import { SvelteSet } from 'svelte/reactivity';
import type { Action, Game } from '../../lib/protocol/big-two';
import type { Sitting } from '../../lib/net/sitting';

export type Order = 'rank' | 'suit';

const RANKS = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'];

/** The cards in hand: how they lie, which are picked up, and what the server lets them be. */
export class Hand {
  #at: () => Sitting<Game>;
  #picked = new SvelteSet<string>();
  order = $state<Order>('rank');

  cards = $derived.by(() => {
    const view = this.#at().table?.view;
    const suits = view?.config['suit-order'] === 'diamonds-first' ? 'DCHS' : 'CDHS';
    const rank = (card: string) => RANKS.indexOf(card.slice(1));
    const suit = (card: string) => suits.indexOf(card.slice(0, 1));
    const byRank = (a: string, b: string) => rank(a) - rank(b) || suit(a) - suit(b);
    const bySuit = (a: string, b: string) => suit(a) - suit(b) || rank(a) - rank(b);
    return [...(view?.hand ?? [])].sort(this.order === 'rank' ? byRank : bySuit);
  });

  picked = $derived(this.cards.filter((card) => this.#picked.has(card)));

  #legal = $derived.by(() => this.#at().table?.legal ?? []);

  /** The play that the picked cards are, if the server lists it. We judge nothing here. */
  play = $derived(
    this.#legal.find((action) => action.type === 'play' && sameCards(action.cards, this.picked)),
  );
  pass = $derived(this.#legal.find((action) => action.type === 'pass'));

  /** Cards that are in some listed play together with all that are picked. */
  fitting = $derived.by(() => {
    const fitting = new Set<string>();
    for (const action of this.#legal) {
      if (action.type !== 'play') continue;
      if (!this.picked.every((card) => action.cards.includes(card))) continue;
      for (const card of action.cards) fitting.add(card);
    }
    return fitting;
  });

  constructor(at: () => Sitting<Game>) {
    this.#at = at;
  }

  toggle(card: string): void {
    if (!this.#picked.delete(card)) this.#picked.add(card);
  }

  clear(): void {
    this.#picked.clear();
  }

  /** Picks up the cards of an action, such as a hint. */
  pickUp(action: Action): void {
    this.#picked.clear();
    if (action.type === 'play') for (const card of action.cards) this.#picked.add(card);
  }

  act(action: Action | undefined): void {
    if (action === undefined) return;
    this.clear();
    this.#at().act(action);
  }
}

const sameCards = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));
