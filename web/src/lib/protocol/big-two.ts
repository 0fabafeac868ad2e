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
 * A player's action.
 */
export type Action = { "type": "play", "cards": CardSet } | { "type": "pass" };

/**
 * Facts that the server derives from a view for display.
 */
export type Aids = { 
/**
 * The strength order of cards, for a client that sorts a hand.
 */
order: Order, 
/**
 * All plays that the viewer's cards can form, whether or not they beat the play on the table.
 * The legal actions say which of them are playable now.
 */
plays: Array<Play>, };

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
 * A set of distinct cards, such as a hand.
 *
 * Iterates in the order of [`Card::ALL`]. Card `n` of that list is bit `n`.
 */
export type CardSet = Array<string>;

/**
 * The settings of a match.
 */
export type Config = { 
/**
 * The patterns in play (BT-20).
 */
patterns: PatternSet, 
/**
 * Which patterns beat other patterns (BT-21).
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
 * Whether a player who has passed stays out until the round ends (BT-23).
 */
"pass-lock": boolean, 
/**
 * How a deal is scored (BT-24).
 */
scoring: Scoring, 
/**
 * Maximum number of deals in a match (BT-24).
 */
deals: number, 
/**
 * The total that ends a match early; 0 for no target (BT-24).
 */
target: number, } & Record<string, unknown>;

/**
 * Which patterns beat other patterns (BT-21).
 */
export type Mixing = "same-kind" | "ranked" | "bombs";

/**
 * How the first round is opened (BT-23).
 */
export type Opening = "contains" | "automatic";

/**
 * The order of cards as data for the client (BT-1, BT-23).
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
 * The index of a pattern in [`PATTERNS`]. Serialized as its id.
 */
export type PatternId = string;

/**
 * A subset of [`PATTERNS`]. Serialized as a list of ids.
 */
export type PatternSet = Array<string>;

/**
 * Cards known to form a pattern.
 */
export type Play = { pattern: PatternId, cards: CardSet, power: Power, };

/**
 * What every viewer sees of a player.
 */
export type PlayerView = { 
/**
 * Number of cards in the hand.
 */
held: number, 
/**
 * The cards played in this deal.
 */
played: CardSet, 
/**
 * Total score of all deals so far.
 */
total: number, };

/**
 * The strength of a play among plays of the same pattern.
 */
export type Power = number;

/**
 * The reason for rejecting an action.
 */
export type Rejection = { "code": "game-over" } | { "code": "not-your-turn", turn: Seat, } | { "code": "leader-cannot-pass" } | { "code": "not-in-hand", cards: CardSet, } | { "code": "no-pattern", cards: CardSet, } | { "code": "must-open-with-lowest", card: Card, } | { "code": "wrong-pattern", tried: Play, top: Play, } | { "code": "too-weak", tried: Play, top: Play, };

/**
 * How a deal is scored (BT-24).
 */
export type Scoring = "winner-only" | "count" | "tiered" | "doubling";

/**
 * A seat, counted from 0 in turn order.
 *
 * Only [`Seats`] creates them, so a `Seat` proves that some game has that seat.
 */
export type Seat = number;

/**
 * A set of seats.
 */
export type SeatSet = Array<number>;

/**
 * An event as one viewer sees it.
 */
export type Seen = { "type": "played", seat: Seat, play: Play, } | { "type": "passed", seat: Seat, } | { "type": "cleared", seat: Seat, } | { "type": "settled" } & Settlement | { "type": "dealt", 
/**
 * The viewer's cards; none for a spectator.
 */
hand: CardSet, };

/**
 * The result of a deal.
 */
export type Settlement = { 
/**
 * The player with no cards left.
 */
winner: Seat, 
/**
 * Each player's remaining cards, visible to all.
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
 * The order of suits, weakest first (BT-23).
 */
export type SuitOrder = "clubs-first" | "diamonds-first";

/**
 * The strongest play on the table and the player who made it.
 */
export type Top = { seat: Seat, play: Play, };

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
 * The viewer's cards; empty for a spectator.
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
 * Number of finished deals.
 */
deals: number, 
/**
 * All hands, once a player has no cards left.
 */
open: BySeat<CardSet> | null, };
