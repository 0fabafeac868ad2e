// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** The types of `big-two`. */
export type Game = { config: Config, action: Action, seen: Seen, view: View, aids: Aids, rejection: Rejection };

/** The fields of actions, events and refusals that hold a seat. */
export const SEAT_FIELDS: readonly string[] = [
  "seat",
  "turn",
  "winner",
];

/**
 * What a player can do.
 */
export type Action = { "type": "play", "cards": CardSet } | { "type": "pass" };

/**
 * What is worked out from a view for people.
 */
export type Aids = { 
/**
 * Which card is stronger, for a client that lays cards out.
 */
order: Order, 
/**
 * What the viewer's cards can be together, whether or not it beats the play on the table. The
 * legal actions say which of it may be played now.
 */
plays: Array<Play>, };

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
 * A set of distinct cards, such as a hand.
 *
 * Iterates in the order of [`Card::ALL`]. Card `n` of that list is bit `n`.
 */
export type CardSet = Array<string>;

/**
 * The rules of one house.
 */
export type Config = { 
/**
 * Which patterns are played (BT-20).
 */
patterns: PatternSet, 
/**
 * Which patterns beat others (BT-21).
 */
mixing: Mixing, 
/**
 * Which suit is stronger (BT-23).
 */
"suit-order": SuitOrder, 
/**
 * How the first round is opened (BT-23).
 */
opening: Opening, 
/**
 * Whether a player who passed stays out of the round (BT-23).
 */
"pass-lock": boolean, 
/**
 * What a deal is worth (BT-24).
 */
scoring: Scoring, 
/**
 * How many deals a match has at most (BT-24).
 */
deals: number, 
/**
 * The total that ends a match early; 0 for none (BT-24).
 */
target: number, } & Record<string, unknown>;

/**
 * Which patterns beat others (BT-21).
 */
export type Mixing = "same-kind" | "ranked" | "bombs";

/**
 * How the first round is opened (BT-23).
 */
export type Opening = "contains" | "automatic";

/**
 * The order of a house's cards, written out for whoever lays them out (BT-1, BT-23).
 */
export type Order = { 
/**
 * The ranks, weakest first: `3` to `10`, `J`, `Q`, `K`, `A`, `2`.
 */
ranks: Array<string>, 
/**
 * The letters of the suits, weakest first.
 */
suits: Array<string>, };

/**
 * A pattern's place in [`PATTERNS`]. Written as its name.
 */
export type PatternId = string;

/**
 * Some of [`PATTERNS`]. Written as a list of names.
 */
export type PatternSet = Array<string>;

/**
 * Cards known to form a pattern.
 */
export type Play = { pattern: PatternId, cards: CardSet, power: Power, };

/**
 * What everybody knows of a player.
 */
export type PlayerView = { 
/**
 * How many cards are in the hand.
 */
held: number, 
/**
 * The cards played in this deal.
 */
played: CardSet, 
/**
 * The score of all deals so far.
 */
total: number, };

/**
 * How strong a play is among plays of its own pattern.
 */
export type Power = number;

/**
 * Why an action is refused.
 */
export type Rejection = { "code": "game-over" } | { "code": "not-your-turn", turn: Seat, } | { "code": "leader-cannot-pass" } | { "code": "not-in-hand", cards: CardSet, } | { "code": "no-pattern", cards: CardSet, } | { "code": "must-open-with-lowest", card: Card, } | { "code": "wrong-pattern", tried: Play, top: Play, } | { "code": "too-weak", tried: Play, top: Play, };

/**
 * What a deal is worth (BT-24).
 */
export type Scoring = "winner-only" | "count" | "tiered" | "doubling";

/**
 * A place at the table, counted from zero in turn order.
 *
 * Only [`Seats`] hands them out, so a `Seat` is a promise that some table has that place.
 */
export type Seat = number;

/**
 * Some of the places at a table.
 */
export type SeatSet = Array<number>;

/**
 * What happened, as one viewer may know it.
 */
export type Seen = { "type": "played", seat: Seat, play: Play, } | { "type": "passed", seat: Seat, } | { "type": "cleared", seat: Seat, } | { "type": "settled" } & Settlement | { "type": "dealt", 
/**
 * The viewer's cards; none for a spectator.
 */
hand: CardSet, };

/**
 * How a deal ended.
 */
export type Settlement = { 
/**
 * The player who is out of cards.
 */
winner: Seat, 
/**
 * The cards each player is left with, shown to all.
 */
left: BySeat<CardSet>, 
/**
 * What each player won or lost.
 */
points: BySeat<number>, 
/**
 * Whether this was the last deal of the match.
 */
"is-last": boolean, };

/**
 * Which suit is stronger, weakest first (BT-23).
 */
export type SuitOrder = "clubs-first" | "diamonds-first";

/**
 * The strongest play on the table and the player who made it.
 */
export type Top = { seat: Seat, play: Play, };

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
 * The viewer's cards; none for a spectator.
 */
hand: CardSet, players: BySeat<PlayerView>, 
/**
 * The play to beat; `None` when the seat to act leads a round.
 */
top: Top | null, 
/**
 * The players who have passed since the top play or, under `pass-lock`, in this round.
 */
passed: SeatSet, 
/**
 * How many deals were finished before.
 */
deals: number, 
/**
 * All hands, once somebody is out of cards.
 */
open: BySeat<CardSet> | null, };
