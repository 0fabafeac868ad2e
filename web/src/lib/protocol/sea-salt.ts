// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** The types of `sea-salt`. */
export type Game = { config: Config, action: Action, seen: Seen, view: View, aids: Aids, rejection: Rejection };

/** The fields of actions, events and refusals that hold a seat. */
export const SEAT_FIELDS: readonly string[] = [
  "declarer",
  "rivals",
  "seat",
  "starter",
  "turn",
  "victim",
  "winner",
  "winners",
];

/**
 * A player's action.
 */
export type Action = { "type": "draw" } | { "type": "take", pile: Side, } | { "type": "keep", card: Face, "discard-to": Side, } | { "type": "pair", cards: Pair, } | { "type": "pick", pile: Side, 
/**
 * Number of cards on top of it.
 */
depth: number, } | { "type": "rob", victim: Seat, } | { "type": "stop" } | { "type": "last-chance" } | { "type": "pass" };

/**
 * Facts that the server derives from a view for display.
 */
export type Aids = { 
/**
 * The score of each player's cards, if the viewer sees them all.
 */
scores: BySeat<CardScore | null>, 
/**
 * What the viewer would get for a call; `None` if the viewer may not call now.
 */
prospects: Prospects | null, 
/**
 * The pile to which the discard must go, if there is no choice (SS-B4).
 */
"forced-pile": Side | null, 
/**
 * Number of final turns left in a last chance, including the present one; `None` without a
 * last chance (SS-V4).
 */
"final-turns": number | null, };

/**
 * The result of the caller's bet on the highest card score (SS-K5, SS-K6).
 */
export type Bet = { 
/**
 * Whether no player has a higher card score than the caller.
 */
won: boolean, 
/**
 * The other players with the highest card score, who beat the caller or came closest.
 */
rivals: SeatSet, 
/**
 * Their card score.
 */
"rival-score": number, };

/**
 * One `T` per seat.
 *
 * It is stored inline, so that a state made of these is cheap to clone.
 */
export type BySeat<T> = Array<T>;

/**
 * A call, as every player sees it.
 */
export type Call = { seat: Seat, mode: Mode, 
/**
 * The published card score (SS-F5).
 */
score: number, };

/**
 * What the caller of a last chance shows (SS-F5).
 */
export type CallerShows = "score" | "hand";

/**
 * What the captain scores (SS-J7).
 */
export type Captain = "sailor" | "swimmer";

/**
 * The score of a player's cards.
 */
export type CardScore = { 
/**
 * The points that are compared (SS-K5): the sum of the parts without the colour bonus.
 */
"card-score": number, parts: Score, };

/**
 * The colour of a card.
 *
 * In alphabetical order, which breaks ties between colours (SS-M3).
 */
export type Colour = "black" | "blue" | "dark_blue" | "green" | "grey" | "light_blue" | "light_orange" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";

/**
 * The cards of one colour.
 */
export type ColourGroup = { colour: Colour, 
/**
 * Number of cards of this colour.
 */
cards: number, };

/**
 * The source of the cards' colours (SS-D4).
 */
export type Colouring = "dealt" | "printed";

/**
 * The colour of every card in the box.
 *
 * Public: everyone may look through a deck before it is shuffled (SS-D5). Cards that are not in
 * the deck are white here. Serialized as one letter per card, see [`Colour::letter`].
 */
export type Colours = string;

/**
 * The settings of a game.
 */
export type Config = { 
/**
 * The cards in play (SS-D1, SS-D2).
 */
deck: Deck, 
/**
 * The source of their colours (SS-D4).
 */
colours: Colouring, 
/**
 * Whether colours are assigned again in every round (SS-D5).
 */
"recolour-each-round": boolean, 
/**
 * Number of cards in each hand at the start of a round (SS-A2).
 */
"start-hand": number, 
/**
 * Number of cards on each pile at the start of a round (SS-A3).
 */
"start-piles": number, 
/**
 * Number of cards to choose from when drawing from the deck (SS-B1).
 */
"deck-draw": number, 
/**
 * The effect of an empty deck (SS-B6).
 */
"deck-empty": DeckEmpty, 
/**
 * Which sharks and swimmers form pairs (SS-P1).
 */
"shark-pairs": SharkPairs, 
/**
 * Which card two crabs take (SS-E3).
 */
crab: Crab, 
/**
 * When the extra turn of two sailboats is played (SS-E4).
 */
"extra-turn": ExtraTurn, 
/**
 * Minimum number of points for a call (SS-F2).
 */
threshold: number, 
/**
 * What the caller of a last chance shows (SS-F5).
 */
"caller-shows": CallerShows, 
/**
 * Whether the caller of a last chance cannot be robbed (SS-H5).
 */
"last-chance-lock": boolean, 
/**
 * What "Stop" pays (SS-K1).
 */
stop: StopPays, 
/**
 * What the others get when a last chance is won (SS-K3).
 */
"won-others": WonOthers, 
/**
 * What the caller gets when a last chance is lost (SS-K4).
 */
"lost-caller": LostCaller, 
/**
 * What the others get when a last chance is lost (SS-K4).
 */
"lost-others": LostOthers, 
/**
 * What a round without a call pays (SS-K7).
 */
"no-call": NoCall, 
/**
 * Which cards count as pairs in addition to the bonus for played pairs (SS-J2, SS-J4).
 */
"pair-base": PairBase, 
/**
 * How sharks and swimmers count as pairs (SS-J3).
 */
"shark-base": SharkBase, 
/**
 * What penguins score (SS-J5).
 */
penguin: Penguin, 
/**
 * Points of a penguin colony per penguin (SS-J6).
 */
colony: number, 
/**
 * What the captain scores (SS-J7).
 */
captain: Captain, 
/**
 * Whether mermaids count as white cards (SS-M2, SS-C2).
 */
"white-counts": boolean, 
/**
 * Number of points that ends the game (SS-G1, SS-G2, SS-V9).
 */
target: Target, 
/**
 * Who starts the next round (SS-N1).
 */
"next-starter": NextStarter, };

/**
 * Which card two crabs take (SS-E3).
 */
export type Crab = "top" | "any";

/**
 * The cards in play (SS-D1, SS-D2).
 */
export type Deck = "classic-64" | "flow-63" | "printed-58";

/**
 * The effect of an empty deck (SS-B6).
 */
export type DeckEmpty = "reshuffle" | "end-round";

/**
 * The effect of a played pair (SS-P1, SS-P2).
 */
export type Effect = "blind-draw" | "take-discard" | "extra-turn" | "theft" | "nothing";

/**
 * When the extra turn of two sailboats is played (SS-E4).
 */
export type ExtraTurn = "after" | "at-once";

/**
 * The visible side of a card. Serialized as `["fish","blue"]`.
 */
export type Face = [Kind, Colour];

/**
 * The kind of a card.
 */
export type Kind = "fish" | "crab" | "sailboat" | "shark" | "swimmer" | "shell" | "octopus" | "penguin" | "sailor" | "starfish" | "lighthouse" | "fish_school" | "penguin_colony" | "captain" | "seagull" | "mermaid";

/**
 * What the caller gets when a last chance is lost (SS-K4).
 */
export type LostCaller = "colour" | "nothing";

/**
 * What the others get when a last chance is lost (SS-K4).
 */
export type LostOthers = "cards-and-colour" | "cards";

/**
 * The kind of a call.
 */
export type Mode = "stop" | "last-chance";

/**
 * Who starts the next round (SS-N1).
 */
export type NextStarter = "after-last-to-act" | "after-caller";

/**
 * What a round without a call pays (SS-K7).
 */
export type NoCall = "cards" | "nothing";

/**
 * Why a player's card score does not count.
 */
export type NoCards = "bet-lost" | "bet-won" | "no-call";

/**
 * Why a player's largest colour does not count.
 */
export type NoColour = "stop" | "bet-lost" | "not-caller" | "no-call";

/**
 * Two cards to be played together, in either order.
 */
export type Pair = [Face, Face];

/**
 * Which cards count as pairs in addition to the bonus for played pairs (SS-J2, SS-J4).
 */
export type PairBase = "hand-and-table" | "hand" | "none";

/**
 * What penguins score (SS-J5).
 */
export type Penguin = "collection" | "doubles-pairs";

/**
 * What the game waits for, as one viewer sees it.
 */
export type PhaseView = { "type": "draw" } | { "type": "choose", 
/**
 * The two cards, if the viewer drew them.
 */
cards: [Face, Face] | null, } | { "type": "play" } | { "type": "crab" } | { "type": "theft" } | { "type": "settled" } | { "type": "over", winners: SeatSet, by: Victory, };

/**
 * What the viewer sees of one player.
 */
export type PlayerView = { 
/**
 * Points of the finished rounds.
 */
total: number, 
/**
 * Number of cards in the hand.
 */
held: number, 
/**
 * The whole hand, if it is the viewer's or open.
 */
hand: Array<Face> | null, 
/**
 * The cards that everyone knows to be in the hand.
 */
shown: Array<Face>, 
/**
 * Further cards that the viewer knows to be in the hand, from a theft between the two players.
 */
known: Array<Face>, 
/**
 * The pairs on the table, in the order of play.
 */
pairs: Array<TablePair>, };

/**
 * The caller's points for the round if nothing changed after the call.
 */
export type Prospect = { 
/**
 * The points if nobody has a higher card score.
 */
"if-highest": number, 
/**
 * The points otherwise.
 */
"if-beaten": number, };

/**
 * What a call would score now, as far as the caller can know.
 */
export type Prospects = { 
/**
 * A lower bound for the highest card score of another player.
 *
 * Additional cards never reduce a score, so the known cards of a hand give a lower bound.
 */
"others-at-least": number, stop: Prospect, 
/**
 * Assumes that no cards change in the final turns.
 */
"last-chance": Prospect, };

/**
 * The reason for rejecting an action.
 */
export type Rejection = { "code": "game-over" } | { "code": "not-your-turn", turn: Seat, } | { "code": "draw-first" } | { "code": "choose-first" } | { "code": "pick-first" } | { "code": "rob-first" } | { "code": "already-drawn" } | { "code": "deck-empty" } | { "code": "pile-empty", pile: Side, } | { "code": "not-drawn", card: Face, } | { "code": "empty-pile-first", pile: Side, } | { "code": "not-a-pair", cards: Pair, } | { "code": "not-in-hand", cards: Pair, } | { "code": "no-crabs" } | { "code": "only-the-top" } | { "code": "too-deep", pile: Side, cards: number, } | { "code": "no-shark" } | { "code": "not-a-victim", victim: Seat, } | { "code": "no-cards-to-rob", victim: Seat, } | { "code": "locked", victim: Seat, } | { "code": "already-called" } | { "code": "too-few-points", score: number, threshold: number, };

/**
 * Why a round ended.
 */
export type RoundEnd = "called" | "deck-out" | "nothing-left";

/**
 * One player's cards and points at the end of a round.
 *
 * `round_total` is the sum of the parts that count: `card_score` unless `no_cards` has a reason,
 * `stop_bonus` and `colour_bonus`.
 */
export type RoundScore = { 
/**
 * The cards in hand.
 */
hand: Array<Face>, 
/**
 * The score of hand and table, part by part.
 */
score: Score, 
/**
 * The sum of these parts, without any colour bonus.
 */
"card-score": number, 
/**
 * Why the card score does not count, if it does not.
 */
"no-cards": NoCards | null, 
/**
 * The bonus for a won bet on Stop.
 */
"stop-bonus": number, 
/**
 * The points for the largest colour.
 */
"colour-bonus": number, 
/**
 * Why the largest colour does not count, if it does not.
 */
"no-colour": NoColour | null, 
/**
 * Points for the round.
 */
"round-total": number, 
/**
 * Points of all rounds so far.
 */
"cumulative-score": number, };

/**
 * The score of one player's cards, part by part.
 */
export type Score = { 
/**
 * Shells, octopuses, penguins, sailors and starfish.
 */
collections: number, 
/**
 * Pairs, by their cards.
 */
"pairs-base": number, 
/**
 * One point per played pair.
 */
"pair-bonus": number, 
/**
 * Points of cards that score other cards.
 */
multipliers: number, 
/**
 * The colours that mermaids score, the largest first.
 */
mermaids: Array<ColourGroup>, 
/**
 * The largest colour: the bonus that some calls pay (SS-C1). Not part of the card score.
 */
"colour-bonus": ColourGroup | null, 
/**
 * Whether there are four mermaids (SS-M5).
 */
"instant-win": boolean, };

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
export type Seen = { "type": "reshuffled" } | { "type": "drew", seat: Seat, count: number, 
/**
 * The cards, if the viewer drew them; otherwise empty.
 */
cards: Array<Face>, } | { "type": "kept", seat: Seat, 
/**
 * The card that went to the hand, if it is the viewer's.
 */
kept: Face | null, 
/**
 * The card that went to a pile.
 */
discarded: Face, to: Side, } | { "type": "took", seat: Seat, card: Face, from: Side, } | { "type": "nothing-to-draw", seat: Seat, } | { "type": "paired", seat: Seat, cards: Pair, effect: Effect, } | { "type": "fished", seat: Seat, 
/**
 * The card, if the viewer drew it.
 */
card: Face | null, } | { "type": "picked", seat: Seat, card: Face, from: Side, 
/**
 * Number of cards on top of it.
 */
depth: number, } | { "type": "robbed", seat: Seat, victim: Seat, 
/**
 * The card, if the viewer is thief or victim.
 */
card: Face | null, } | { "type": "called", seat: Seat, mode: Mode, score: number, 
/**
 * The hand, if the caller shows it.
 */
hand: Array<Face> | null, } | { "type": "passed", seat: Seat, } | { "type": "turn-skipped", seat: Seat, } | { "type": "turn-began", seat: Seat, 
/**
 * Whether it is an extra turn from sailboats.
 */
extra: boolean, } | { "type": "settled" } & Settlement | { "type": "round-began", 
/**
 * The start player.
 */
starter: Seat, 
/**
 * The viewer's first cards; empty for a spectator.
 */
hand: Array<Face>, 
/**
 * The first card of the left pile.
 */
left: Face | null, 
/**
 * The first card of the right pile.
 */
right: Face | null, 
/**
 * The new colours, if they are assigned in every round.
 */
colours: Colours | null, } | { "type": "ended", winners: SeatSet, by: Victory, };

/**
 * The kind of call, if there was one.
 */
export type SettledMode = "none" | "stop" | "last-chance";

/**
 * The end of a round: the call, each player's cards, and what counted.
 *
 * It contains everything that a replay or a client shows, so that they need not compute anything.
 */
export type Settlement = { 
/**
 * Number of the round, starting at 1.
 */
"round-number": number, 
/**
 * The player who called, if there is one.
 */
declarer: Seat | null, 
/**
 * The kind of call.
 */
mode: SettledMode, 
/**
 * Why the round ended.
 */
reason: RoundEnd, 
/**
 * The result of the caller's bet; `None` if there was no bet.
 */
bet: Bet | null, 
/**
 * The result of each player.
 */
scores: BySeat<RoundScore>, 
/**
 * The player with the most points for the round; `None` on a tie, or if nobody scored. A
 * caller who ties wins.
 */
winner: Seat | null, };

/**
 * How sharks and swimmers count as pairs (SS-J3).
 */
export type SharkBase = "by-name" | "mixed";

/**
 * Which sharks and swimmers form pairs (SS-P1).
 */
export type SharkPairs = "same-too" | "mixed";

/**
 * One of the two discard piles.
 */
export type Side = "left" | "right";

/**
 * A stolen card.
 */
export type Stolen = { victim: Seat, 
/**
 * The card, if the viewer is thief or victim, or if the victim's hand was open.
 */
card: Face | null, };

/**
 * What "Stop" pays (SS-K1).
 */
export type StopPays = "cards" | "bet";

/**
 * A pair on the table.
 */
export type TablePair = { cards: Pair, 
/**
 * What it stole (SS-E10).
 */
stolen: Stolen | null, };

/**
 * Number of points that ends the game. An explicit number is always used (SS-V9).
 */
export type Target = "auto" | number;

/**
 * How a game is won.
 */
export type Victory = "points" | "mermaids";

/**
 * A game as one viewer sees it.
 */
export type View = { config: Config, 
/**
 * `None` for a spectator.
 */
viewer: Seat | null, 
/**
 * The seat to act; `None` when the game is over.
 */
turn: Seat | null, phase: PhaseView, 
/**
 * The start player of this round (SS-A4).
 */
starter: Seat, 
/**
 * Number of this round, starting at 1 (SS-V1).
 */
"round-number": number, 
/**
 * Number of points that ends the game with this many players (SS-G1).
 */
target: number, 
/**
 * The colour of every card: everyone may look through a deck before it is shuffled.
 */
colours: Colours, 
/**
 * Number of cards in the deck.
 */
deck: number, 
/**
 * The left pile, top card last. All its cards are public.
 */
left: Array<Face>, right: Array<Face>, players: BySeat<PlayerView>, call: Call | null, 
/**
 * Number of extra turns that the player to act still has.
 */
"extra-turns": number, 
/**
 * Whether the player to act has drawn in this turn.
 */
drew: boolean, 
/**
 * Number of consecutive players who could not draw (SS-B7).
 */
skips: number, };

/**
 * What the others get when a last chance is won (SS-K3).
 */
export type WonOthers = "colour" | "cards";
