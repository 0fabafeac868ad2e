import { SvelteSet } from 'svelte/reactivity';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, ActionKind, Game, Rejection } from '../../lib/protocol/dun-mazi';

/**
 * Which cards of the hand and of the public zone are picked up, and what that makes possible.
 *
 * With two decks a card may be there twice, so cards are picked by where they lie.
 */
export class Picking {
  #at: () => Sitting<Game>;
  #hand = new SvelteSet<number>();
  #zone = new SvelteSet<number>();

  hand = $derived.by(() => this.#at().table?.view.you?.hand ?? []);
  zone = $derived.by(() => this.#at().table?.view.public ?? []);
  give = $derived(this.hand.filter((_, place) => this.#hand.has(place)));
  take = $derived(this.zone.filter((_, place) => this.#zone.has(place)));

  #legal = $derived.by(() => this.#at().table?.legal ?? []);

  /** The listed action of a kind that fits the picked cards. We judge nothing here. */
  action(kind: ActionKind): Action | undefined {
    return this.#legal.find((action) => action.type === kind && this.#fits(action));
  }

  /** Why nothing of a kind can be done now, if the server says so. */
  refusal(kind: ActionKind): Rejection | undefined {
    const moves = this.#at().table?.view.you?.moves ?? [];
    return moves.find((move) => move.kind === kind)?.refusal ?? undefined;
  }

  /** The swap that the picked cards are, of either sort. */
  swap = $derived.by(() => this.action('forced-swap') ?? this.action('free-swap'));

  constructor(at: () => Sitting<Game>) {
    this.#at = at;
  }

  isPicked(where: 'hand' | 'zone', place: number): boolean {
    return (where === 'hand' ? this.#hand : this.#zone).has(place);
  }

  toggle(where: 'hand' | 'zone', place: number): void {
    const picked = where === 'hand' ? this.#hand : this.#zone;
    if (!picked.delete(place)) picked.add(place);
  }

  act(action: Action | undefined): void {
    if (action === undefined) return;
    this.#hand.clear();
    this.#zone.clear();
    this.#at().act(action);
  }

  #fits(action: Action): boolean {
    switch (action.type) {
      case 'play':
        return this.give.length === 1 && this.give[0] === action.card;
      case 'forced-swap':
        return this.take.length === 0 && sameBag(this.give, action.give);
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
