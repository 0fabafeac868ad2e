import { startsGameOr, type News } from '../../lib/net/room.svelte';
import type { TableContext } from '../../lib/net/table-context';
import type { Action, Face, Game, Side } from '../../lib/protocol/sea-salt';
import { alike, inChoice, inHand, spotted } from './moves';

export const SIDES: readonly Side[] = ['left', 'right'];

type Spotted = { card: Face; spot: string };

/**
 * The player's move in preparation: the hand, the picked cards, and the actions that they allow.
 *
 * The client judges nothing: everything is looked up in what the server lists.
 */
export class MoveDraft {
  #context: () => TableContext<Game>;
  #picked = $state.raw<string>();
  #keeping = $state.raw<string>();

  #legal = $derived.by<Action[]>(() => this.#context().table?.legal ?? []);

  isReadOnly = $derived.by(() => this.#context().isReadOnly);

  /** The hand with the spot of each card; cards of a kind are grouped. */
  hand = $derived.by<Spotted[]>(() => {
    const view = this.#context().table?.view;
    const cards = view?.players[view.viewer ?? -1]?.hand ?? [];
    return spotted([...cards].sort(byName), inHand);
  });

  /** The two cards to choose from, if any. */
  choice = $derived.by<Spotted[]>(() => {
    const phase = this.#context().table?.view.phase;
    const cards = phase?.type === 'choose' && this.#context().isMyTurn ? phase.cards : null;
    return spotted(cards ?? [], inChoice);
  });

  /** The picked card, which waits for its partner. */
  picked = $derived(this.hand.find(({ spot }) => spot === this.#picked));

  /** Which of the two cards to keep, until the pile for the other is chosen. */
  keeping = $derived(this.choice.find(({ spot }) => spot === this.#keeping));

  draw = $derived(this.#legal.find((action) => action.type === 'draw'));
  pass = $derived(this.#legal.find((action) => action.type === 'pass'));
  calls = $derived(
    this.#legal.filter((action) => action.type === 'stop' || action.type === 'last-chance'),
  );

  /** The pair that the main button plays: one with the picked card, or the first that is listed. */
  offered = $derived.by(() => {
    const pairs = this.#legal.filter((action) => action.type === 'pair');
    const { picked } = this;
    if (picked === undefined) return pairs[0];
    return pairs.find(({ cards }) => cards.some((card) => alike(card, picked.card)));
  });

  /** What the crabs may take, if that is more than the top cards. */
  digs = $derived.by(() => {
    const picks = this.#legal.filter((action) => action.type === 'pick');
    return picks.some((pick) => pick.depth > 0) ? picks : [];
  });

  constructor(context: () => TableContext<Game>) {
    this.#context = context;
  }

  /** The listed action that steals from a player. */
  rob(seat: number): Action | undefined {
    return this.#legal.find((action) => action.type === 'rob' && action.victim === seat);
  }

  /** The action of a press on a pile, if any. */
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

  /** Keeps one of the two cards; at once if only one pile can take the other. */
  choose(one: Spotted): boolean {
    const ways = SIDES.map((side) => this.#keep(one.card, side)).filter((way) => way !== undefined);
    if (ways.length === 1) return this.act(ways[0]);
    this.#keeping = this.#keeping === one.spot ? undefined : one.spot;
    return false;
  }

  /** Puts one of the two cards on a pile, and keeps the other. */
  discard(one: Spotted, side: Side): boolean {
    const other = this.choice.find(({ spot }) => spot !== one.spot);
    return other !== undefined && this.act(this.#keep(other.card, side));
  }

  /** Picks a card or puts it back; plays it if it forms a pair with the card picked before. */
  pick(one: Spotted): void {
    const pair = this.picked === undefined ? undefined : this.pair(this.picked, one);
    if (pair !== undefined) this.act(pair);
    else this.#picked = this.#picked === one.spot ? undefined : one.spot;
  }

  /** The listed action that plays these two cards. */
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

  /** Whether a card forms a pair with the picked card, or with any card if none is picked. */
  goes(one: Spotted): boolean {
    const partners = this.picked === undefined ? this.hand : [this.picked];
    return partners.some((other) => this.pair(one, other) !== undefined);
  }

  /** Clears the selection. */
  putBack(): void {
    this.#picked = undefined;
    this.#keeping = undefined;
  }

  /** Lifts the cards of a hint. */
  suggest(steps: readonly Action[] = []): void {
    const [step] = steps;
    if (step === undefined) return;
    this.putBack();
    if (step.type === 'pair') {
      const [first] = step.cards;
      this.#picked = this.hand.find(({ card }) => alike(card, first))?.spot;
    }
    if (step.type === 'keep') {
      this.#keeping = this.choice.find(({ card }) => alike(card, step.card))?.spot;
    }
  }

  /** Handles news: a new round clears the selection. */
  receive(news: readonly News<Game>[]): void {
    if (startsGameOr(news, 'round-began')) this.putBack();
  }

  /** Plays a listed action. Returns whether there was one. */
  act(action: Action | undefined): boolean {
    if (action === undefined || this.#context().waiting) return false;
    this.putBack();
    this.#context().act(action);
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
