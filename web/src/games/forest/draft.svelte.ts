/** The player's move in preparation. The client judges nothing: everything is looked up in what the server lists. */

import type { TableContext } from '../../lib/net/table-context';
import type {
  Action,
  Buff,
  Card,
  DrawPreview,
  Game,
  Host,
  Offer,
  Place,
  Slot,
} from '../../lib/protocol/forest';
import { entry } from './cards';

type Placing = Extract<Action, { type: 'plant' | 'attach' | 'sapling' }>;

export class MoveDraft {
  #context: () => TableContext<Game>;
  #picked = $state.raw<Card>();
  #placing = $state.raw<Placing>();
  #paid = $state.raw<Card[]>([]);
  #wanted = $state.raw<Card>();
  /** The hand card that is being dragged. */
  dragged = $state.raw<Card>();

  isReadOnly = $derived.by(() => this.#context().isReadOnly);

  #view = $derived.by(() => this.#context().table?.view);
  #legal = $derived.by(() => this.#context().table?.legal ?? []);
  /** The card that the server knows to be chosen but not yet paid for. */
  #order = $derived(this.#view?.phase.type === 'paying' ? this.#view.phase : undefined);

  /** The costs and rewards of each face in the hand. */
  offers = $derived.by<Offer[]>(() => this.#context().table?.aids.offers ?? []);
  /** The permanent effects in the player's forest. */
  buffs = $derived.by<Buff[]>(
    () => this.#context().table?.aids.players[this.#view?.viewer ?? 0]?.buffs ?? [],
  );
  hand = $derived.by<Card[]>(() => {
    const view = this.#view;
    return view === undefined ? [] : (view.players[view.viewer ?? 0]?.hand ?? []);
  });
  /** The hand card to play. */
  picked = $derived(this.#order?.card ?? this.hand.find((card) => card === this.#picked));
  /** The chosen place of the card. */
  placing = $derived.by<Placing | undefined>(() => {
    const wanted = this.#placing;
    if (wanted === undefined || wanted.card !== this.picked) return undefined;
    return this.#legal.filter(isPlacing).find((action) => alike(action, wanted));
  });
  place = $derived<Place | undefined>(this.#order?.spot.place ?? placeOf(this.placing));
  /** The costs and rewards of the chosen face. */
  offer = $derived<Offer | undefined>(
    this.offers.find((offer) => offer.card === this.picked && offer.place === this.place),
  );
  /** The hand cards to pay with. Another face may cost less than what is already selected. */
  paid = $derived<Card[]>(
    this.#order?.paid ??
      this.#paid.filter((card) => this.#isOther(card)).slice(0, this.offer?.cost ?? 0),
  );
  /** The chosen host; `undefined` for a card that is a host itself. */
  #host = $derived.by(() => {
    const number =
      this.#order?.spot.host ?? (this.placing?.type === 'attach' ? this.placing.host : undefined);
    const view = this.#view;
    return view?.players[view.viewer ?? 0]?.hosts.find(({ host }) => host === number);
  });
  /** The cards that the chosen face draws there. */
  draws = $derived.by<DrawPreview | undefined>(() => {
    const host = this.#host;
    const isShrub = host !== undefined && entry(host.species).home === 'shrub';
    return this.offer?.draws.find(({ at }) => at === 'any' || at === (isShrub ? 'shrub' : 'tree'));
  });
  due = $derived((this.offer?.cost ?? 0) - this.paid.length);
  /** Whether all payments so far match the colour, and whether the payment is complete. */
  isMatched = $derived(
    this.offer !== undefined &&
      this.offer.cost > 0 &&
      this.due === 0 &&
      this.paid.every((card) => this.offer?.matching.includes(card)),
  );
  /** The clearing card to take. */
  wanted = $derived(this.#view?.clearing.find((card) => card === this.#wanted));

  /** The listed action that plays the picked card, before payment. */
  stash = $derived(
    this.#legal.find((action) => action.type === 'stash' && action.card === this.picked),
  );
  canPlay = $derived(this.stash !== undefined || (this.placing !== undefined && this.due === 0));
  /** The hand card whose places are highlighted. */
  lifted = $derived(this.dragged ?? this.picked);
  sapling = $derived(
    this.#legal.find((action) => action.type === 'sapling' && action.card === this.lifted),
  );
  draw = $derived(this.#legal.find((action) => action.type === 'draw'));
  take = $derived(this.takeOf(this.wanted) ?? (this.wanted === undefined ? this.draw : undefined));
  /** Whether taking from the clearing is the only option. */
  mustChoose = $derived(
    this.draw === undefined &&
      this.#legal.some((action) => action.type === 'take' || action.type === 'stow'),
  );
  end = $derived(this.#legal.find((action) => action.type === 'end' || action.type === 'done'));
  /** Whether ending gives away something that is still possible. */
  endsEarly = $derived(
    this.end?.type === 'end' &&
      this.#legal.some((action) => action.type !== 'end' && action.type !== 'cancel'),
  );
  /** Whether nothing but ending is possible. */
  mustEnd = $derived(this.end !== undefined && this.#legal.length === 1);
  /** Whether no card can be drawn or taken, because the hand is full. */
  isHandFull = $derived(
    !this.#legal.some(({ type }) => type === 'draw' || type === 'take' || type === 'stow'),
  );
  cancel = $derived(this.#legal.find((action) => action.type === 'cancel'));
  keep = $derived(this.#legal.find((action) => action.type === 'keep'));
  replace = $derived(this.#legal.find((action) => action.type === 'replace'));

  constructor(context: () => TableContext<Game>) {
    this.#context = context;
  }

  /** Whether a hand card can be used now. */
  isUseful(card: Card): boolean {
    return this.#legal.some((action) => 'card' in action && action.card === card);
  }

  /** The listed action that plays a hand card as its tree or shrub. */
  plantOf(card: Card | undefined): Placing | undefined {
    return this.#legal
      .filter(isPlacing)
      .find((action) => action.type === 'plant' && action.card === card);
  }

  /** The listed action that puts the lifted card into a slot. */
  attachAt(host: Host, slot: Slot): Placing | undefined {
    return this.#legal
      .filter(isPlacing)
      .find(
        (action) =>
          action.type === 'attach' &&
          action.card === this.lifted &&
          action.host === host &&
          action.slot === slot,
      );
  }

  isChosen(host: Host, slot: Slot): boolean {
    const order = this.#order?.spot;
    if (order !== undefined) return order.host === host && order.place === slot;
    return (
      this.placing?.type === 'attach' && this.placing.host === host && this.placing.slot === slot
    );
  }

  /** The listed action that takes a card of the clearing. */
  takeOf(card: Card | undefined): Action | undefined {
    return this.#legal.find(
      (action) => (action.type === 'take' || action.type === 'stow') && action.card === card,
    );
  }

  /** Handles a press on a hand card: it pays if a payment is due; otherwise it is picked or put back. */
  press(card: Card): void {
    this.#wanted = undefined;
    if (this.#order !== undefined) this.#payNow(card);
    else if (card === this.picked) this.clear();
    else if (this.offer !== undefined && this.offer.cost > 0) this.pay(card);
    else this.pick(card);
  }

  /** Picks a hand card to play. A tree or shrub has only one face-up place. */
  pick(card: Card): void {
    this.#wanted = undefined;
    this.#picked = card;
    this.#paid = [];
    this.#placing = this.plantOf(card);
  }

  /** Chooses the place of the card. */
  choose(placing: Placing | undefined): void {
    if (placing === undefined) return;
    if (placing.card !== this.picked) this.pick(placing.card);
    this.#placing = placing;
  }

  /** Chooses the place where a card was dropped, and plays it if it is free. Returns whether it was played. */
  drop(placing: Placing | undefined): boolean {
    this.dragged = undefined;
    this.choose(placing);
    if (placing === undefined || !this.canPlay) return false;
    this.play();
    return true;
  }

  /** Adds a hand card to the payment or removes it; an extra card replaces the first. */
  pay(card: Card): void {
    if (this.#order !== undefined) this.#payNow(card);
    if (this.#order !== undefined || this.offer === undefined || !this.#isOther(card)) return;
    this.#paid = this.paid.includes(card)
      ? this.paid.filter((other) => other !== card)
      : [...this.paid, card].slice(-this.offer.cost);
  }

  /** Picks a card of the clearing, or puts it back. */
  want(card: Card): void {
    this.#wanted = this.wanted === card ? undefined : card;
    this.#picked = undefined;
    this.#placing = undefined;
  }

  /** Clears the selection, on the server too if it knows about it. */
  clear(): void {
    if (this.cancel !== undefined) this.#send(this.cancel);
    this.#picked = undefined;
    this.#placing = undefined;
    this.#paid = [];
    this.#wanted = undefined;
  }

  /** Selects the cards of a hint: what it plays, where, and what it pays with. */
  suggest(steps: readonly Action[] = []): void {
    const [step, ...rest] = steps;
    if (step === undefined) return;
    if (step.type === 'take') this.#wanted = step.card;
    if (step.type === 'stash') this.#picked = step.card;
    if (isPlacing(step)) {
      this.#wanted = undefined;
      this.#picked = step.card;
      this.#placing = step;
      this.#paid = rest.flatMap((step) => (step.type === 'pay' ? [step.card] : []));
    }
  }

  /** Plays and pays for the picked card. The server wants payments in ascending order. */
  play(): void {
    if (this.stash !== undefined) this.act(this.stash);
    else if (this.placing !== undefined && this.canPlay) {
      const paid = this.paid.toSorted((a, b) => a - b);
      this.act(this.placing, ...paid.map((card): Action => ({ type: 'pay', card })));
    }
  }

  /** Plays a listed action. Returns whether there was one. */
  act(...steps: (Action | undefined)[]): boolean {
    const listed = steps.filter((step) => step !== undefined);
    if (listed.length === 0 || !this.#send(...listed)) return false;
    this.#picked = undefined;
    this.#placing = undefined;
    this.#paid = [];
    this.#wanted = undefined;
    return true;
  }

  #payNow(card: Card): void {
    const pay = this.#legal.find((action) => action.type === 'pay' && action.card === card);
    if (pay !== undefined) this.#send(pay);
  }

  /** While an action is pending, further presses do nothing. */
  #send(...steps: Action[]): boolean {
    if (this.#context().waiting) return false;
    this.#context().act(...steps);
    return true;
  }

  #isOther(card: Card): boolean {
    return card !== this.picked && this.hand.includes(card);
  }
}

const isPlacing = (action: Action): action is Placing =>
  action.type === 'plant' || action.type === 'attach' || action.type === 'sapling';

function alike(a: Placing, b: Placing): boolean {
  if (a.card !== b.card) return false;
  if (a.type === 'attach' && b.type === 'attach') return a.slot === b.slot && a.host === b.host;
  return a.type === b.type;
}

function placeOf(placing: Placing | undefined): Place | undefined {
  if (placing === undefined) return undefined;
  if (placing.type === 'attach') return placing.slot;
  return placing.type === 'plant' ? 'grown' : 'sapling';
}
