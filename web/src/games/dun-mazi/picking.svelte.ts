import { SvelteSet } from 'svelte/reactivity';
import { slots } from '../../lib/cards/french';
import { begins, type News } from '../../lib/net/room.svelte';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, ActionKind, Game, Leaves, Rejection } from '../../lib/protocol/dun-mazi';

/** Which cards of the hand and of the public zone are picked up, and what that makes possible. */
export class Picking {
  #at: () => Sitting<Game>;
  #give = new SvelteSet<string>();
  #take = new SvelteSet<string>();

  #view = $derived.by(() => this.#at().table?.view);
  #legal = $derived.by(() => this.#at().table?.legal ?? []);

  hand = $derived(slots(this.#view?.you?.hand ?? []));
  zone = $derived(slots(this.#view?.public ?? []));

  /** The sort of swap that the server allows now, if any. */
  swapping = $derived.by(() => {
    const allowed = this.#view?.you?.moves.filter((move) => move.refusal === null) ?? [];
    const kinds = allowed.map((move) => move.kind);
    return kinds.find((kind) => kind === 'forced-swap' || kind === 'free-swap');
  });

  give = $derived(this.hand.filter(({ key }) => this.#give.has(key)).map(({ card }) => card));
  take = $derived(this.zone.filter(({ key }) => this.isTaken(key)).map(({ card }) => card));

  /** The swap that the picked cards are, of either sort. */
  swap = $derived.by(() => this.action('forced-swap') ?? this.action('free-swap'));

  constructor(at: () => Sitting<Game>) {
    this.#at = at;
  }

  isGiven(key: string): boolean {
    return this.#give.has(key);
  }

  /** Whether a card of the zone is to be taken. A forced swap takes all, or none. */
  isTaken(key: string): boolean {
    return this.swapping === 'forced-swap' ? this.give.length > 0 : this.#take.has(key);
  }

  toggleGive(key: string): void {
    if (this.#give.delete(key)) return;
    // Of cards too many, those that were picked first are put back.
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

  /** Takes note of what happened: what was picked in one round is not picked in the next. */
  hear(news: readonly News<Game>[]): void {
    if (begins(news, 'dealt', 'dealt-you')) this.clear();
  }

  /** The listed action of a kind that fits the picked cards. We judge nothing here. */
  action(kind: ActionKind): Action | undefined {
    return this.#legal.find((action) => action.type === kind && this.#fits(action));
  }

  /** The score and the flush that a listed action would leave in the hand, if the server says. */
  leaves(action: Action | undefined): Leaves | undefined {
    const nth = this.#legal.findIndex((listed) => listed === action);
    return this.#view?.you?.leaves[nth] ?? undefined;
  }

  /** Why nothing of a kind can be done now, if the server says so. */
  refusal(kind: ActionKind): Rejection | undefined {
    const moves = this.#view?.you?.moves ?? [];
    return moves.find((move) => move.kind === kind)?.refusal ?? undefined;
  }

  /** Does what is listed, and says whether there was anything to do. */
  act(action: Action | undefined): boolean {
    if (action === undefined || this.#at().waiting) return false;
    this.clear();
    this.#at().act(action);
    return true;
  }

  /** How many cards of the hand can be of use at a time. */
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
