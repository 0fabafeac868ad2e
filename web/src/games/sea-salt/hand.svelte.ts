import type { Sitting } from '../../lib/net/sitting';
import type { Action, Face, Game } from '../../lib/protocol/sea-salt';

/** The cards in hand, one or two of them picked up, and the pair that they are. */
export class Hand {
  #at: () => Sitting<Game>;
  #picked = $state.raw<readonly number[]>([]);

  cards = $derived.by<Face[]>(() => {
    const table = this.#at().table;
    const seat = table?.seat ?? 0;
    return [...(table?.view.players[seat]?.hand ?? [])].sort(together);
  });

  picked = $derived(this.#picked.filter((place) => place < this.cards.length));

  #legal = $derived.by(() => this.#at().table?.legal ?? []);

  /** The pair that the two picked cards are, if the server lists it. We judge nothing here. */
  pair = $derived.by<Action | undefined>(() => {
    const [one, other] = this.picked.map((place) => this.cards[place]);
    if (one === undefined || other === undefined) return undefined;
    return this.pairOf(one, other);
  });

  constructor(at: () => Sitting<Game>) {
    this.#at = at;
  }

  /** The listed action that plays these two together. */
  pairOf(one: Face, other: Face): Action | undefined {
    return this.#legal.find(
      (action) =>
        action.type === 'pair' &&
        ((alike(action.cards[0], one) && alike(action.cards[1], other)) ||
          (alike(action.cards[0], other) && alike(action.cards[1], one))),
    );
  }

  /** Whether a card is part of some pair that may be played now. */
  isPairable(card: Face): boolean {
    return this.#legal.some(
      (action) => action.type === 'pair' && action.cards.some((other) => alike(other, card)),
    );
  }

  /** Picks a card up or puts it back; a third card takes the place of the first. */
  toggle(place: number): void {
    this.#picked = this.#picked.includes(place)
      ? this.#picked.filter((other) => other !== place)
      : [...this.#picked, place].slice(-2);
  }

  act(action: Action | undefined): void {
    if (action === undefined) return;
    this.#picked = [];
    this.#at().act(action);
  }
}

const alike = (a: Face, b: Face): boolean => a[0] === b[0] && a[1] === b[1];

/** Cards of a kind lie together. */
const together = (a: Face, b: Face): number => a.join().localeCompare(b.join());
