// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** The types of `dun-mazi`. */
export type Game = { config: Config, action: Action, seen: Seen, view: View, aids: Aids, rejection: Rejection };

/** The fields of actions, events and refusals that hold a seat. */
export const SEAT_FIELDS: readonly string[] = [
  "knocker",
  "over",
  "seat",
  "starter",
  "turn",
  "winner",
];

/**
 * What a player can do.
 *
 * Cards are named by what is printed on them: with two decks (DM-45) it does not matter which of
 * two cards alike is meant.
 */
export type Action = { "type": "draw" } | { "type": "clear" } | { "type": "play", card: Card, } | { "type": "forced-swap", 
/**
 * What goes to the zone.
 */
give: Handful, } | { "type": "free-swap", 
/**
 * What goes to the zone.
 */
give: Handful, 
/**
 * What comes from it.
 */
take: Handful, } | { "type": "knock" } | { "type": "pass" } | { "type": "call" } | { "type": "fold" };

/**
 * The kind of an action, leaving open which cards.
 */
export type ActionKind = "draw" | "clear" | "play" | "forced-swap" | "free-swap" | "knock" | "pass" | "call" | "fold";

/**
 * What is worked out from a view for people.
 */
export type Aids = { 
/**
 * How many more turns without a draw end the round (DM-41, DM-42), if any number does.
 */
"quiet-left": number | null, 
/**
 * `None` for a spectator.
 */
hand: HandAids | null, };

/**
 * What a seat did when the round ended.
 */
export type Answer = "mazi" | "knock" | "call" | "fold" | "show";

/**
 * One `T` for each place at the table.
 *
 * It lies flat, without a heap, so that a state made of these is cheap to clone.
 */
export type BySeat<T> = Array<T>;

/**
 * A card of the French deck, or one of the two jokers.
 */
export type Card = string;

/**
 * Some cards, each at most twice, such as a hand or the public zone.
 *
 * With two decks on the table (DM-45) there are two cards of each face, and nobody can or need
 * tell them apart: a bag counts faces. Iterates, and is written, in display order (DM-6).
 */
export type CardBag = Array<string>;

/**
 * What is chosen before the cards are dealt.
 */
export type Config = { 
/**
 * The hand score from which a flush may knock: DM-10.
 */
target: number, 
/**
 * How many deals make a match: DM-10.
 */
rounds: number, 
/**
 * What a hand is paid when the deck has run out and nobody knocks: DM-41.
 */
"sudden-death-pays": Pays, 
/**
 * After how many turns of each player without a draw a round ends; 0 for never: DM-42.
 */
"stall-turns": number, 
/**
 * How many decks are shuffled together: DM-45.
 */
decks: number, 
/**
 * How many cards a hand, and the public zone, has: DM-45.
 */
"hand-size": number, };

/**
 * What ended a round.
 */
export type Ending = { "type": "showdown", knocker: Seat, 
/**
 * Who won the pool.
 */
winner: Seat, 
/**
 * What made the difference.
 */
why: Why, } | { "type": "sudden-death", pays: Pays, } | { "type": "stall" };

/**
 * What is worked out for the player who holds the hand.
 */
export type HandAids = { 
/**
 * `None` while the hand has a card too many.
 */
worth: Worth | null, 
/**
 * How near the hand is to a flush.
 */
suited: Suited, 
/**
 * In the viewer's turn: what each legal action would leave in the hand, in the order of the
 * list; `None` for those that do not settle which cards it has.
 */
leaves: Array<Leaves | null>, 
/**
 * In the viewer's turn: each kind of action, and what forbids it.
 */
moves: Array<Move>, };

/**
 * Up to six cards, in display order whatever order they were named in.
 *
 * The same cards are always the same handful, so an action is listed once and compares equal
 * however a client writes it.
 */
export type Handful = Array<string>;

/**
 * The score of a hand to come, and the suit of its flush if it is one.
 *
 * Written as `[39,"S"]`: there may be hundreds.
 */
export type Leaves = [number, string | null];

/**
 * A kind of action, and what forbids it.
 */
export type Move = { kind: ActionKind, 
/**
 * Why it cannot be done now, or `None` if it can.
 */
rejection: Rejection | null, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * Each seat's final score.
 */
scores: BySeat<number>, 
/**
 * Who won. Several if they share the victory; never nobody.
 */
winners: SeatSet, };

/**
 * What a hand that is no mazi is paid in sudden death (DM-41).
 */
export type Pays = "hand-score" | "base";

/**
 * What the match waits for, as one viewer may know it.
 */
export type PhaseView = { "type": "opening" } | { "type": "turn" } | { "type": "play", 
/**
 * The card that was drawn; `None` unless the viewer drew it.
 */
drawn: Card | null, } | { "type": "showdown", knocker: Seat, called: SeatSet, folded: SeatSet, } | { "type": "settled" };

/**
 * What everybody knows of a player.
 */
export type PlayerView = { 
/**
 * How many cards are in the hand.
 */
held: number, 
/**
 * The cards of the hand that everybody has seen (DM-46): all of them once they are shown.
 */
known: CardBag, 
/**
 * The score of all rounds so far.
 */
total: number, 
/**
 * The answer given in the showdown, if there is one.
 */
answer: Answer | null, };

/**
 * Why an action is refused.
 */
export type Rejection = { "code": "game-over" } | { "code": "not-your-turn", turn: Seat, } | { "code": "opening-is-a-play" } | { "code": "play-is-due" } | { "code": "draw-first" } | { "code": "zone-is-full", places: number, } | { "code": "forced-swap-needs-room", places: number, } | { "code": "forced-swap-takes-all", given: number, public: number, } | { "code": "free-swap-needs-full-zone", public: number, places: number, } | { "code": "uneven-swap", given: number, taken: number, } | { "code": "clear-needs-full-zone", public: number, places: number, } | { "code": "knock-needs-flush" } | { "code": "knock-needs-target", score: number, target: number, } | { "code": "deck-is-not-empty", deck: number, } | { "code": "not-in-hand", card: Card, } | { "code": "not-in-zone", card: Card, } | { "code": "answer-the-knock" } | { "code": "nobody-knocked" } | { "code": "deck-is-empty" };

/**
 * A place at the table, counted from zero in turn order.
 *
 * Only [`Seats`] hands them out, so a `Seat` is a promise that some table has that place.
 */
export type Seat = number;

/**
 * What one seat held, did and got.
 */
export type SeatResult = { 
/**
 * The cards, open to all now.
 */
hand: CardBag, worth: Worth, answer: Answer, 
/**
 * What the round brought.
 */
gets: number, };

/**
 * Some of the places at a table.
 */
export type SeatSet = Array<number>;

/**
 * What happened, as one viewer may know it.
 */
export type Seen = { "type": "dealt", 
/**
 * Number of the round, starting at 1.
 */
round: number, starter: Seat, } | { "type": "dealt-you", 
/**
 * Number of the round, starting at 1.
 */
round: number, starter: Seat, hand: CardBag, } | { "type": "played", seat: Seat, card: Card, } | { "type": "drew", seat: Seat, } | { "type": "drew-card", seat: Seat, card: Card, } | { "type": "cleared", seat: Seat, } | { "type": "swapped", seat: Seat, 
/**
 * What went to the zone.
 */
give: Handful, 
/**
 * What came from it.
 */
take: Handful, } | { "type": "passed", seat: Seat, } | { "type": "knocked", seat: Seat, } | { "type": "mazi", seat: Seat, hand: CardBag, } | { "type": "called", seat: Seat, } | { "type": "folded", seat: Seat, } | { "type": "settled", settlement: Settlement, };

/**
 * How a round ended: what everybody held, did and got, and why.
 */
export type Settlement = { 
/**
 * Number of the round, starting at 1.
 */
round: number, ending: Ending, results: BySeat<SeatResult>, };

/**
 * How near a hand is to a flush.
 */
export type Suited = { 
/**
 * The suit of most of its cards; the stronger one of two with as many.
 */
suit: string, 
/**
 * How many of its cards are of that suit, jokers among them.
 */
cards: number, };

/**
 * What one viewer may know of a match.
 */
export type View = { config: Config, 
/**
 * The seat that sees this; `None` for a spectator.
 */
viewer: Seat | null, 
/**
 * The seat to act; `None` when the match is over.
 */
turn: Seat | null, 
/**
 * Number of the round, starting at 1.
 */
round: number, 
/**
 * The start player of this round.
 */
starter: Seat, phase: PhaseView, 
/**
 * The viewer's cards; none for a spectator.
 */
hand: CardBag, 
/**
 * The cards in the public zone.
 */
public: CardBag, 
/**
 * How many cards the deck has left.
 */
deck: number, 
/**
 * The discarded cards, which everybody has seen.
 */
discard: CardBag, 
/**
 * How many turns have passed since a card was last drawn (DM-41, DM-42).
 */
quiet: number, players: BySeat<PlayerView>, 
/**
 * How the last round ended.
 */
last: Settlement | null, 
/**
 * How the match ended, once it has.
 */
outcome: Outcome | null, };

/**
 * Why the winner of the pool won: the first difference to the best of the others, who is `over`
 * (DM-31).
 */
export type Why = { "type": "nobody-called" } | { "type": "higher-score", over: Seat, score: number, other: number, } | { "type": "higher-suit", over: Seat, suit: string, other: string, } | { "type": "higher-card", over: Seat, card: Card, other: Card, } | { "type": "alike-knocker", over: Seat, } | { "type": "alike-nearest", over: Seat, };

/**
 * What a hand is worth.
 */
export type Worth = { 
/**
 * The sum of its points: 手牌分 (DM-3).
 */
score: number, 
/**
 * The suit of its flush, if it is one (DM-2).
 */
suit: string | null, 
/**
 * The points above the target, or below it if negative: 基础分 (DM-3).
 */
base: number, 
/**
 * Whether it is worth nothing: no flush, or below the target (DM-3).
 */
mazi: boolean, };
