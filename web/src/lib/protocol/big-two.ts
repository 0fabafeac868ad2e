// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** The types of `big-two`. */
export type Game = { config: Config, action: Action, seen: Seen, view: View, rejection: Rejection };

/**
 * What a player can ask for.
 */
export type Action = { "type": "play", "cards": CardSet } | { "type": "pass" };

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
 * How strong a play is among plays of its own pattern.
 */
export type Power = number;

/**
 * Why an action was turned down.
 */
export type Rejection = { "code": "match-over" } | { "code": "not-your-turn", 
/**
 * Who.
 */
turn: Seat, } | { "code": "leader-cannot-pass" } | { "code": "not-in-hand", 
/**
 * The cards the player does not hold.
 */
cards: CardSet, } | { "code": "no-pattern", 
/**
 * What was tried.
 */
cards: CardSet, } | { "code": "must-open-with-lowest", 
/**
 * The weakest card.
 */
card: Card, } | { "code": "wrong-pattern", 
/**
 * What was tried.
 */
tried: Play, 
/**
 * What lies on the table.
 */
top: Play, } | { "code": "too-weak", 
/**
 * What was tried.
 */
tried: Play, 
/**
 * What lies on the table.
 */
top: Play, };

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
 * What happened, as one pair of eyes may know it.
 */
export type Seen = { "type": "played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which, and as what.
 */
play: Play, } | { "type": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "type": "cleared", 
/**
 * Who leads the next round.
 */
leads: Seat, } | { "type": "settled" } & Settlement | { "type": "dealt", 
/**
 * Your cards; none for a spectator.
 */
hand: CardSet, };

/**
 * How a deal ended.
 */
export type Settlement = { 
/**
 * Who is out of cards.
 */
winner: Seat, 
/**
 * The cards everybody is left with, shown to all.
 */
left: BySeat<CardSet>, 
/**
 * What everybody won or lost.
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
 * The strongest play on the table and who made it.
 */
export type Top = { 
/**
 * Who made it.
 */
seat: Seat, 
/**
 * What it is.
 */
play: Play, };

/**
 * What one pair of eyes may know of a match.
 */
export type View = { 
/**
 * The house's rules.
 */
config: Config, 
/**
 * Which card is stronger, for whoever lays cards out.
 */
order: Order, 
/**
 * Whose eyes these are; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * Who is to act; `None` when the match is over.
 */
turn: Seat | null, 
/**
 * Your cards; none for a spectator.
 */
hand: CardSet, 
/**
 * How many cards everybody holds.
 */
held: BySeat<number>, 
/**
 * What everybody has played in this deal.
 */
played: BySeat<CardSet>, 
/**
 * The play to beat; `None` when the seat to act leads a round.
 */
top: Top | null, 
/**
 * Who has passed since the top play or, under `pass-lock`, in this round.
 */
passed: SeatSet, 
/**
 * How many deals were finished before.
 */
deals: number, 
/**
 * Everybody's total.
 */
totals: BySeat<number>, 
/**
 * All hands, once somebody is out of cards.
 */
open: BySeat<CardSet> | null, 
/**
 * What your cards can be together, whether or not it beats what lies on the table; which of it may be
 * played now, the legal actions say.
 */
plays: Array<Play>, };
