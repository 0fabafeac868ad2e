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
 * A player's action.
 *
 * Cards are identified by their face: with two decks (DM-45) either of two identical cards can be
 * meant.
 */
export type Action = { "type": "draw" } | { "type": "clear" } | { "type": "play", card: Card, } | { "type": "forced-swap", 
/**
 * The cards that go to the zone.
 */
give: Handful, } | { "type": "free-swap", 
/**
 * The cards that go to the zone.
 */
give: Handful, 
/**
 * The cards that come from the zone.
 */
take: Handful, } | { "type": "knock" } | { "type": "pass" } | { "type": "call" } | { "type": "fold" };

/**
 * An action without its cards.
 */
export type ActionKind = "draw" | "clear" | "play" | "forced-swap" | "free-swap" | "knock" | "pass" | "call" | "fold";

/**
 * Facts that the server derives from a view for display.
 */
export type Aids = { 
/**
 * Number of turns without a draw until the round ends (DM-41, DM-42); `None` if it does not.
 */
"quiet-left": number | null, 
/**
 * `None` for a spectator.
 */
hand: HandAids | null, };

/**
 * A player's answer when the round ended.
 */
export type Answer = "mazi" | "knock" | "call" | "fold" | "show";

/**
 * One `T` per seat.
 *
 * It is stored inline, so that a state made of these is cheap to clone.
 */
export type BySeat<T> = Array<T>;

/**
 * A card of the French deck, or one of the two jokers.
 */
export type Card = string;

/**
 * A multiset of cards, each at most twice, such as a hand or the public zone.
 *
 * With two decks (DM-45) there are two cards of each face, which are interchangeable, so a bag
 * counts faces. Iteration and serialization use the display order (DM-6).
 */
export type CardBag = Array<string>;

/**
 * The settings of a match.
 */
export type Config = { 
/**
 * The minimum hand score of a knock (DM-10).
 */
target: number, 
/**
 * Number of deals in a match (DM-10).
 */
rounds: number, 
/**
 * What a hand scores in sudden death (DM-41).
 */
"sudden-death-pays": Pays, 
/**
 * Number of turns of each player without a draw that end a round; 0 for no limit (DM-42).
 */
"stall-turns": number, 
/**
 * Number of decks shuffled together (DM-45).
 */
decks: number, 
/**
 * Size of a hand and of the public zone (DM-45).
 */
"hand-size": number, };

/**
 * The reason a round ended.
 */
export type Ending = { "type": "showdown", knocker: Seat, 
/**
 * The winner of the pool.
 */
winner: Seat, 
/**
 * Why the winner won.
 */
why: Why, } | { "type": "sudden-death", pays: Pays, } | { "type": "stall" };

/**
 * Aids for the owner of the hand.
 */
export type HandAids = { 
/**
 * `None` while the hand has one card too many.
 */
worth: Worth | null, 
/**
 * How close the hand is to a flush.
 */
suited: Suited, 
/**
 * On the viewer's turn: the hand after each legal action, in the order of the list; `None` for
 * an action that draws.
 */
leaves: Array<Leaves | null>, 
/**
 * On the viewer's turn: each kind of action, and the reason if it is illegal.
 */
moves: Array<Move>, };

/**
 * Up to six cards in display order, whatever order they were given in.
 *
 * The same cards are always the same handful, so an action is listed once and compares equal
 * however a client writes it.
 */
export type Handful = Array<string>;

/**
 * The score of a future hand, and the suit of its flush if it is one.
 *
 * Serialized as `[39,"S"]`, because there may be hundreds.
 */
export type Leaves = [number, string | null];

/**
 * A kind of action, and the reason if it is illegal.
 */
export type Move = { kind: ActionKind, 
/**
 * Why it is illegal now; `None` if it is legal.
 */
rejection: Rejection | null, };

/**
 * The outcome of a game.
 */
export type Outcome = { 
/**
 * Each seat's final score.
 */
scores: BySeat<number>, 
/**
 * The winners: several if they share the victory, but at least one.
 */
winners: SeatSet, };

/**
 * What a hand that is not a mazi scores in sudden death (DM-41).
 */
export type Pays = "hand-score" | "base";

/**
 * What the match waits for, as one viewer sees it.
 */
export type PhaseView = { "type": "opening" } | { "type": "turn" } | { "type": "play", 
/**
 * The card that was drawn; `None` unless the viewer drew it.
 */
drawn: Card | null, } | { "type": "showdown", knocker: Seat, called: SeatSet, folded: SeatSet, } | { "type": "settled" };

/**
 * What every viewer sees of a player.
 */
export type PlayerView = { 
/**
 * Number of cards in the hand.
 */
held: number, 
/**
 * The cards of the hand that everyone has seen (DM-46): all of them once they are shown.
 */
known: CardBag, 
/**
 * Total score of all rounds so far.
 */
total: number, 
/**
 * The answer given in the showdown, if there is one.
 */
answer: Answer | null, };

/**
 * The reason for rejecting an action.
 */
export type Rejection = { "code": "game-over" } | { "code": "not-your-turn", turn: Seat, } | { "code": "opening-is-a-play" } | { "code": "play-is-due" } | { "code": "draw-first" } | { "code": "zone-is-full", places: number, } | { "code": "forced-swap-needs-room", places: number, } | { "code": "forced-swap-takes-all", given: number, public: number, } | { "code": "free-swap-needs-full-zone", public: number, places: number, } | { "code": "uneven-swap", given: number, taken: number, } | { "code": "clear-needs-full-zone", public: number, places: number, } | { "code": "knock-needs-flush" } | { "code": "knock-needs-target", score: number, target: number, } | { "code": "deck-is-not-empty", deck: number, } | { "code": "not-in-hand", card: Card, } | { "code": "not-in-zone", card: Card, } | { "code": "answer-the-knock" } | { "code": "nobody-knocked" } | { "code": "deck-is-empty" };

/**
 * A seat, counted from 0 in turn order.
 *
 * Only [`Seats`] creates them, so a `Seat` proves that some game has that seat.
 */
export type Seat = number;

/**
 * One player's hand, answer and points.
 */
export type SeatResult = { 
/**
 * The cards, now visible to all.
 */
hand: CardBag, worth: Worth, answer: Answer, 
/**
 * Points scored in the round.
 */
gets: number, };

/**
 * A set of seats.
 */
export type SeatSet = Array<number>;

/**
 * An event as one viewer sees it.
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
 * The cards that went to the zone.
 */
give: Handful, 
/**
 * The cards that came from the zone.
 */
take: Handful, } | { "type": "passed", seat: Seat, } | { "type": "knocked", seat: Seat, } | { "type": "mazi", seat: Seat, hand: CardBag, } | { "type": "called", seat: Seat, } | { "type": "folded", seat: Seat, } | { "type": "settled", settlement: Settlement, };

/**
 * The result of a round: each player's hand, answer and points, and the reasons.
 */
export type Settlement = { 
/**
 * Number of the round, starting at 1.
 */
round: number, ending: Ending, results: BySeat<SeatResult>, };

/**
 * How close a hand is to a flush.
 */
export type Suited = { 
/**
 * The most frequent suit; the stronger suit breaks ties.
 */
suit: string, 
/**
 * Number of cards of that suit, including jokers.
 */
cards: number, };

/**
 * A match as one viewer sees it.
 */
export type View = { config: Config, 
/**
 * The viewer's seat; `None` for a spectator.
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
 * The viewer's cards; empty for a spectator.
 */
hand: CardBag, 
/**
 * The cards in the public zone.
 */
public: CardBag, 
/**
 * Number of cards left in the deck.
 */
deck: number, 
/**
 * The discarded cards, which everyone has seen.
 */
discard: CardBag, 
/**
 * Number of turns since a card was last drawn (DM-41, DM-42).
 */
quiet: number, players: BySeat<PlayerView>, 
/**
 * How the last round ended.
 */
last: Settlement | null, 
/**
 * The outcome of the match; `None` until it ends.
 */
outcome: Outcome | null, };

/**
 * Why the winner of the pool won: the first difference from the best other hand, whose seat is
 * `over` (DM-31).
 */
export type Why = { "type": "nobody-called" } | { "type": "higher-score", over: Seat, score: number, other: number, } | { "type": "higher-suit", over: Seat, suit: string, other: string, } | { "type": "higher-card", over: Seat, card: Card, other: Card, } | { "type": "alike-knocker", over: Seat, } | { "type": "alike-nearest", over: Seat, };

/**
 * The worth of a hand.
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
 * Whether the hand scores nothing: it is not a flush, or is below the target (DM-3).
 */
mazi: boolean, };
