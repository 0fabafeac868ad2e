import { SvelteSet } from 'svelte/reactivity';
import { slots } from '../../lib/cards/french';
import { startsGameOr, type News } from '../../lib/net/room.svelte';
import type { TableContext } from '../../lib/net/table-context';
import type { Action, ActionKind, Game, Leaves, Rejection } from '../../lib/protocol/dun-mazi';

/** The picked cards of the hand and of the public zone, and the actions that they allow. */
export class MoveDraft {
  #context: () => TableContext<Game>;
  #give = new SvelteSet<string>();
  #take = new SvelteSet<string>();

  #view = $derived.by(() => this.#context().table?.view);
  #aids = $derived.by(() => this.#context().table?.aids.hand ?? undefined);
  #legal = $derived.by(() => this.#context().table?.legal ?? []);

  hand = $derived(slots(this.#view?.hand ?? []));
  zone = $derived(slots(this.#view?.public ?? []));

  /** The kind of swap that is legal now, if any. */
  swapping = $derived.by(() => {
    const allowed = this.#aids?.moves.filter((move) => move.rejection === null) ?? [];
    const kinds = allowed.map((move) => move.kind);
    return kinds.find((kind) => kind === 'forced-swap' || kind === 'free-swap');
  });

  give = $derived(this.hand.filter(({ key }) => this.#give.has(key)).map(({ card }) => card));
  take = $derived(this.zone.filter(({ key }) => this.isTaken(key)).map(({ card }) => card));

  /** The legal swap with exactly the picked cards. */
  swap = $derived.by(() => this.action('forced-swap') ?? this.action('free-swap'));

  constructor(context: () => TableContext<Game>) {
    this.#context = context;
  }

  isGiven(key: string): boolean {
    return this.#give.has(key);
  }

  /** Whether a card of the zone is picked. A forced swap takes all or none. */
  isTaken(key: string): boolean {
    return this.swapping === 'forced-swap' ? this.give.length > 0 : this.#take.has(key);
  }

  toggleGive(key: string): void {
    if (this.#give.delete(key)) return;
    // If too many cards are picked, the first ones are put back.
    const picked = [...this.#give].filter((key) => this.hand.some((slot) => slot.key === key));
    for (const early of picked.slice(0, Math.max(0, picked.length + 1 - this.#most())))
      this.#give.delete(early);
    this.#give.add(key);
  }

  toggleTake(key: string): void {
    if (!this.#take.delete(key)) this.#take.add(key);
  }

  clear(): void {
    this.#give.clear();
    this.#take.clear();
  }

  /** Lifts the cards of a hint. */
  suggest(steps: readonly Action[] = []): void {
    const [step] = steps;
    if (step === undefined) return;
    this.clear();
    const lift = (cards: string[], slots: typeof this.hand, into: Set<string>) => {
      for (const card of cards) {
        const slot = slots.find((slot) => slot.card === card && !into.has(slot.key));
        if (slot !== undefined) into.add(slot.key);
      }
    };
    if (step.type === 'play') lift([step.card], this.hand, this.#give);
    if ('give' in step) lift(step.give, this.hand, this.#give);
    if ('take' in step) lift(step.take, this.zone, this.#take);
  }

  /** Handles news: a new round clears the picked cards. */
  receive(news: readonly News<Game>[]): void {
    if (startsGameOr(news, 'dealt', 'dealt-you')) this.clear();
  }

  /** The listed action of a type that fits the picked cards. The client judges nothing. */
  action(kind: ActionKind): Action | undefined {
    return this.#legal.find((action) => action.type === kind && this.#fits(action));
  }

  /** The score and flush that a listed action would leave, if the server says. */
  leaves(action: Action | undefined): Leaves | undefined {
    const nth = this.#legal.findIndex((listed) => listed === action);
    return this.#aids?.leaves[nth] ?? undefined;
  }

  /** Why no action of a type is legal now, if the server says. */
  rejection(kind: ActionKind): Rejection | undefined {
    return this.#aids?.moves.find((move) => move.kind === kind)?.rejection ?? undefined;
  }

  /** Plays a listed action. Returns whether there was one. */
  act(action: Action | undefined): boolean {
    if (action === undefined || this.#context().waiting) return false;
    this.clear();
    this.#context().act(action);
    return true;
  }

  /** How many cards of the hand can be picked at a time. */
  #most(): number {
    if (this.swapping === 'forced-swap') return this.zone.length;
    return this.#legal.some((action) => action.type === 'play') ? 1 : this.hand.length;
  }

  #fits(action: Action): boolean {
    switch (action.type) {
      case 'play':
        return this.give.length === 1 && this.give[0] === action.card;
      case 'forced-swap':
        return sameBag(this.give, action.give);
      case 'free-swap':
        return sameBag(this.give, action.give) && sameBag(this.take, action.take);
      case 'draw':
      case 'clear':
      case 'knock':
      case 'pass':
      case 'call':
      case 'fold':
        return true;
    }
  }
}

const sameBag = (a: string[], b: string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();
