// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** The types of `dun-mazi`. */
export type Game = { config: Config, action: Action, seen: Seen, view: View, rejection: Rejection };

/**
 * What a player can ask for.
 *
 * Cards are named by what is printed on them: with two decks (DM-45) it does not matter which of
 * two cards alike is meant.
 */
export type Action = { "type": "draw" } | { "type": "clear" } | { "type": "play", 
/**
 * Which.
 */
card: Card, } | { "type": "forced-swap", 
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
export type Ending = { "type": "showdown", 
/**
 * Who.
 */
knocker: Seat, 
/**
 * Who won the pool.
 */
winner: Seat, 
/**
 * What made the difference.
 */
why: Why, } | { "type": "sudden-death", 
/**
 * What was paid.
 */
pays: Pays, } | { "type": "stall" };

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
 * Written as `[39,"spades"]`: there may be hundreds.
 */
export type Leaves = [number, string | null];

/**
 * A kind of action, and what forbids it.
 */
export type Move = { 
/**
 * The kind of action.
 */
kind: ActionKind, 
/**
 * Why it cannot be done now, or nothing if it can.
 */
refusal: Rejection | null, };

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
 * What is due now.
 */
export type Phase = { "type": "opening" } | { "type": "turn" } | { "type": "play", 
/**
 * What was drawn; `None` to the eyes of others.
 */
drawn: Card | null, } | { "type": "showdown", 
/**
 * Who knocked.
 */
knocker: Seat, 
/**
 * Who has called.
 */
called: SeatSet, 
/**
 * Who has folded.
 */
folded: SeatSet, } | { "type": "settled" };

/**
 * What everybody knows of a player.
 */
export type Player = { 
/**
 * How many cards are in the hand.
 */
cards: number, 
/**
 * Which of them everybody has seen (DM-46): all of them once they are shown.
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
 * Why an action was turned down.
 */
export type Rejection = { "code": "game-over" } | { "code": "not-your-turn", 
/**
 * Whose turn it is.
 */
turn: Seat, } | { "code": "opening-is-a-play" } | { "code": "play-is-due" } | { "code": "draw-first" } | { "code": "zone-is-full", 
/**
 * How many places the zone has.
 */
places: number, } | { "code": "forced-swap-needs-room", 
/**
 * How many places the zone has.
 */
places: number, } | { "code": "forced-swap-takes-all", 
/**
 * How many cards were to be given.
 */
given: number, 
/**
 * How many lie in the zone.
 */
public: number, } | { "code": "free-swap-needs-full-zone", 
/**
 * How many cards lie in the zone.
 */
public: number, 
/**
 * How many places it has.
 */
places: number, } | { "code": "uneven-swap", 
/**
 * How many cards were to be given.
 */
given: number, 
/**
 * How many were to be taken.
 */
taken: number, } | { "code": "clear-needs-full-zone", 
/**
 * How many cards lie in the zone.
 */
public: number, 
/**
 * How many places it has.
 */
places: number, } | { "code": "knock-needs-flush" } | { "code": "knock-needs-target", 
/**
 * The score of the hand.
 */
score: number, 
/**
 * The score to reach.
 */
target: number, } | { "code": "deck-is-not-empty", 
/**
 * How many cards are left.
 */
deck: number, } | { "code": "not-in-hand", 
/**
 * Which card.
 */
card: Card, } | { "code": "not-in-zone", 
/**
 * Which card.
 */
card: Card, } | { "code": "answer-the-knock" } | { "code": "nobody-knocked" } | { "code": "deck-is-empty" };

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
hand: CardBag, 
/**
 * What they are worth.
 */
worth: Worth, 
/**
 * What the seat did.
 */
answer: Answer, 
/**
 * What the round brought.
 */
gets: number, };

/**
 * Some of the places at a table.
 */
export type SeatSet = Array<number>;

/**
 * What happened, as one pair of eyes may know it.
 */
export type Seen = { "type": "dealt", 
/**
 * Which round, counted from 1.
 */
round: number, 
/**
 * Who starts.
 */
start: Seat, } | { "type": "dealt-you", 
/**
 * Which round, counted from 1.
 */
round: number, 
/**
 * Who starts.
 */
start: Seat, 
/**
 * Your cards.
 */
hand: CardBag, } | { "type": "played", 
/**
 * By whom.
 */
who: Seat, 
/**
 * Which.
 */
card: Card, } | { "type": "drew", 
/**
 * Who.
 */
who: Seat, } | { "type": "drew-card", 
/**
 * You.
 */
who: Seat, 
/**
 * Which.
 */
card: Card, } | { "type": "cleared", 
/**
 * By whom.
 */
who: Seat, } | { "type": "swapped", 
/**
 * By whom.
 */
who: Seat, 
/**
 * What went to the zone.
 */
give: Handful, 
/**
 * What came from it.
 */
take: Handful, } | { "type": "passed", 
/**
 * Who.
 */
who: Seat, } | { "type": "knocked", 
/**
 * Who.
 */
who: Seat, } | { "type": "mazi", 
/**
 * Whose.
 */
who: Seat, 
/**
 * The cards.
 */
hand: CardBag, } | { "type": "called", 
/**
 * Who.
 */
who: Seat, } | { "type": "folded", 
/**
 * Who.
 */
who: Seat, } | { "type": "settled", 
/**
 * How, and who got what.
 */
settlement: Settlement, };

/**
 * How a round ended: what everybody held, did and got, and why.
 */
export type Settlement = { 
/**
 * Which round, counted from 1.
 */
round: number, 
/**
 * What ended it.
 */
ending: Ending, 
/**
 * What each seat held and got.
 */
results: BySeat<SeatResult>, };

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
 * What one pair of eyes may know of a match.
 */
export type View = { 
/**
 * What was chosen before the deal.
 */
config: Config, 
/**
 * Which round, counted from 1.
 */
round: number, 
/**
 * Who started it.
 */
start: Seat, 
/**
 * Who is to act; nobody when the match is over.
 */
turn: Seat | null, 
/**
 * What is due now.
 */
phase: Phase, 
/**
 * What lies in the public zone.
 */
public: CardBag, 
/**
 * How many cards the deck has left.
 */
deck: number, 
/**
 * What has been discarded, in sight of all.
 */
discard: CardBag, 
/**
 * How many turns have passed since a card was last drawn.
 */
quiet: number, 
/**
 * How many more such turns end the round (DM-41, DM-42), if any number does.
 */
"quiet-left": number | null, 
/**
 * What everybody knows of each player.
 */
players: BySeat<Player>, 
/**
 * What only the viewer knows; nothing for a spectator.
 */
you: You | null, 
/**
 * How the last round ended.
 */
last: Settlement | null, 
/**
 * How the match ended, once it has.
 */
outcome: Outcome | null, };

/**
 * Why the winner of the pool won: the first difference to the best of the others (DM-31).
 */
export type Why = { "type": "nobody-called" } | { "type": "higher-score", 
/**
 * The best of the others.
 */
over: Seat, 
/**
 * The winner's score.
 */
score: number, 
/**
 * The other's.
 */
other: number, } | { "type": "higher-suit", 
/**
 * The best of the others.
 */
over: Seat, 
/**
 * The winner's suit.
 */
suit: string, 
/**
 * The other's.
 */
other: string, } | { "type": "higher-card", 
/**
 * The best of the others.
 */
over: Seat, 
/**
 * The winner's highest card that differs.
 */
card: Card, 
/**
 * The other's in its place.
 */
other: Card, } | { "type": "alike-knocker", 
/**
 * The best of the others.
 */
over: Seat, } | { "type": "alike-nearest", 
/**
 * The best of the others.
 */
over: Seat, };

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

/**
 * What only the player in a seat knows.
 */
export type You = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The hand.
 */
hand: CardBag, 
/**
 * What the hand is worth; nothing while it has a card too many.
 */
worth: Worth | null, 
/**
 * How near the hand is to a flush.
 */
suited: Suited, 
/**
 * In the own turn: what each action would leave in the hand, in the order in which they are
 * listed; nothing for those that do not settle which cards it has.
 */
leaves: Array<Leaves | null>, 
/**
 * In the own turn: each kind of action, and what forbids it.
 */
moves: Array<Move>, };
