import { SvelteSet } from 'svelte/reactivity';
import { slots } from '../../lib/cards/french';
import { startsGameOr, type News } from '../../lib/net/room.svelte';
import type { TableContext } from '../../lib/net/table-context';
import type { Action, Game, PatternId } from '../../lib/protocol/big-two';
import { laidOut, type Layout } from './order';

/** The player's hand: its order, the picked cards, and the plays that the server lists for them. */
export class MoveDraft {
  #context: () => TableContext<Game>;
  #picked = new SvelteSet<string>();
  layout = $state<Layout>('rank');

  #aids = $derived.by(() => this.#context().table?.aids);

  cards = $derived.by(() => {
    const table = this.#context().table;
    return table === null ? [] : laidOut(table.aids.order, table.view.hand, this.layout);
  });
  slots = $derived(slots(this.cards));
  picked = $derived(this.cards.filter((card) => this.#picked.has(card)));

  #legal = $derived.by(() => this.#context().table?.legal ?? []);
  /** The plays of this hand. The client judges nothing; the server lists them. */
  #plays = $derived(this.#aids?.plays ?? []);
  /** The plays that are legal now. */
  #listed = $derived.by(() => {
    const listed = new Set(
      this.#legal.map((action) => (action.type === 'play' ? action.cards.join() : '')),
    );
    return this.#plays.filter((play) => listed.has(play.cards.join()));
  });

  /** The legal play with exactly the picked cards. */
  play = $derived(
    this.#legal.find((action) => action.type === 'play' && sameCards(action.cards, this.picked)),
  );
  pass = $derived(this.#legal.find((action) => action.type === 'pass'));

  /** The pattern of the picked cards, legal or not. */
  pattern = $derived(this.#plays.find((play) => sameCards(play.cards, this.picked))?.pattern);

  /** Plays that contain all picked cards: the legal ones on your turn, otherwise all. */
  #within = $derived.by(() => {
    const plays = this.#context().isMyTurn ? this.#listed : this.#plays;
    return plays.filter((play) => this.picked.every((card) => play.cards.includes(card)));
  });
  /** The patterns that the picked cards may become. */
  ahead = $derived.by<PatternId[]>(() => {
    const longer = this.#within.filter((play) => play.cards.length > this.picked.length);
    return [...new Set(longer.map((play) => play.pattern))];
  });
  /** A play that the picked cards become with one more card of the same rank, and that card. */
  oneMore = $derived.by(() => {
    const ranks = new Set(this.picked.map((card) => card.slice(1)));
    for (const { pattern, cards } of this.#within) {
      const [added, ...others] = cards.filter((card) => !this.#picked.has(card));
      if (
        added !== undefined &&
        others.length === 0 &&
        ranks.size === 1 &&
        ranks.has(added.slice(1))
      )
        return { pattern, card: added };
    }
    return undefined;
  });
  /** Cards that every legal play contains, if some plays are illegal. */
  required = $derived.by(() => {
    const [first, ...others] = this.#listed;
    if (first === undefined || this.#listed.length === this.#plays.length) return [];
    return first.cards.filter((card) => others.every((play) => play.cards.includes(card)));
  });
  /** Cards that some such play contains together with all picked cards. */
  fitting = $derived(new Set(this.#within.flatMap((play) => play.cards)));

  constructor(context: () => TableContext<Game>) {
    this.#context = context;
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

  /** Lifts the cards of a hint. */
  suggest(steps: readonly Action[] = []): void {
    const [step] = steps;
    if (step === undefined) return;
    this.clear();
    if (step.type === 'play') for (const card of step.cards) this.#picked.add(card);
  }

  /** Handles news: a new deal clears the picked cards. */
  receive(news: readonly News<Game>[]): void {
    if (startsGameOr(news, 'dealt')) this.clear();
  }

  /** Plays a listed action. Returns whether there was one. */
  act(action: Action | undefined): boolean {
    if (action === undefined || this.#context().waiting) return false;
    this.clear();
    this.#context().act(action);
    return true;
  }
}

const sameCards = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));
