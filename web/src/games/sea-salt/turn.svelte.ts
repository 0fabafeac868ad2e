import { begins, type News } from '../../lib/net/room.svelte';
import type { Sitting } from '../../lib/net/sitting';
import type { Action, Face, Game, Side } from '../../lib/protocol/sea-salt';
import { alike, inChoice, inHand, spotted } from './moves';

export const SIDES: readonly Side[] = ['left', 'right'];

type Spotted = { card: Face; spot: string };

/**
 * Your turn: the cards in hand, what is picked up, and what may be done with it.
 *
 * It only looks things up in what the server listed; it judges nothing.
 */
export class Turn {
  #at: () => Sitting<Game>;
  #picked = $state.raw<string>();
  #keeping = $state.raw<string>();

  #legal = $derived.by<Action[]>(() => this.#at().table?.legal ?? []);

  isWatched = $derived.by(() => this.#at().isWatched);

  /** The cards in hand, those of a kind together, each with the name of its spot. */
  hand = $derived.by<Spotted[]>(() => {
    const view = this.#at().table?.view;
    const cards = view?.players[view.seat ?? -1]?.hand ?? [];
    return spotted([...cards].sort(byName), inHand);
  });

  /** The two cards to choose from, if there is a choice. */
  choice = $derived.by<Spotted[]>(() => {
    const phase = this.#at().table?.view.phase;
    const cards = phase?.type === 'choose' && this.#at().isMyTurn ? phase.cards : null;
    return spotted(cards ?? [], inChoice);
  });

  /** The card that was picked up, waiting for the one it goes with. */
  picked = $derived(this.hand.find(({ spot }) => spot === this.#picked));

  /** Which of the two is to be kept, until the pile for the other is chosen. */
  keeping = $derived(this.choice.find(({ spot }) => spot === this.#keeping));

  draw = $derived(this.#legal.find((action) => action.type === 'draw'));
  pass = $derived(this.#legal.find((action) => action.type === 'pass'));
  calls = $derived(
    this.#legal.filter((action) => action.type === 'stop' || action.type === 'last-chance'),
  );

  /** What the crabs may take, where more than the tops of the piles. */
  digs = $derived.by(() => {
    const picks = this.#legal.filter((action) => action.type === 'pick');
    return picks.some((pick) => pick.depth > 0) ? picks : [];
  });

  constructor(at: () => Sitting<Game>) {
    this.#at = at;
  }

  /** The listed action that steals from somebody. */
  rob(seat: number): Action | undefined {
    return this.#legal.find((action) => action.type === 'rob' && action.victim === seat);
  }

  /** What a press on a pile does now, if anything. */
  pile(side: Side): Action | undefined {
    if (this.keeping !== undefined) return this.#keep(this.keeping.card, side);
    return this.#legal.find(
      (action) =>
        (action.type === 'take' && action.pile === side) ||
        (action.type === 'pick' && action.pile === side && action.depth === 0),
    );
  }

  /** Whether one of the two cards may go to a pile. */
  takes(side: Side): boolean {
    return this.choice.some(({ card }) => this.#keep(card, side) !== undefined);
  }

  /** Keeps one of the two; where only one pile can take the other, at once. */
  choose(one: Spotted): boolean {
    const ways = SIDES.map((side) => this.#keep(one.card, side)).filter((way) => way !== undefined);
    if (ways.length === 1) return this.act(ways[0]);
    this.#keeping = this.#keeping === one.spot ? undefined : one.spot;
    return false;
  }

  /** Puts one of the two on a pile, and so keeps the other. */
  discard(one: Spotted, side: Side): boolean {
    const other = this.choice.find(({ spot }) => spot !== one.spot);
    return other !== undefined && this.act(this.#keep(other.card, side));
  }

  /** Picks a card up or puts it back; if it goes with the one picked up before, plays them. */
  pick(one: Spotted): void {
    const pair = this.picked === undefined ? undefined : this.pair(this.picked, one);
    if (pair !== undefined) this.act(pair);
    else this.#picked = this.#picked === one.spot ? undefined : one.spot;
  }

  /** The listed action that plays these two together. */
  pair(one: Spotted, other: Spotted): Action | undefined {
    if (one.spot === other.spot) return undefined;
    return this.#legal.find((action) => {
      if (action.type !== 'pair') return false;
      const [first, second] = action.cards;
      return (
        (alike(first, one.card) && alike(second, other.card)) ||
        (alike(first, other.card) && alike(second, one.card))
      );
    });
  }

  /** Whether a card goes with the one picked up, or with any if none is. */
  goes(one: Spotted): boolean {
    const partners = this.picked === undefined ? this.hand : [this.picked];
    return partners.some((other) => this.pair(one, other) !== undefined);
  }

  /** Puts back whatever was picked up. */
  putBack(): void {
    this.#picked = undefined;
    this.#keeping = undefined;
  }

  /** Takes note of what happened: what was picked in one round is not picked in the next. */
  hear(news: readonly News<Game>[]): void {
    if (begins(news, 'round-began')) this.putBack();
  }

  /** Does what is listed, and says whether there was anything to do. */
  act(action: Action | undefined): boolean {
    if (action === undefined || this.#at().waiting) return false;
    this.putBack();
    this.#at().act(action);
    return true;
  }

  #keep(card: Face, side: Side): Action | undefined {
    return this.#legal.find(
      (action) =>
        action.type === 'keep' && action['discard-to'] === side && alike(action.card, card),
    );
  }
}

const byName = (a: Face, b: Face): number => a.join().localeCompare(b.join());
