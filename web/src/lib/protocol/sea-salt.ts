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
 * What a player can ask for.
 */
export type Action = { "type": "draw" } | { "type": "take", pile: Side, } | { "type": "keep", card: Face, "discard-to": Side, } | { "type": "pair", cards: Pair, } | { "type": "pick", pile: Side, 
/**
 * How many cards lie on top of it.
 */
depth: number, } | { "type": "rob", victim: Seat, } | { "type": "stop" } | { "type": "last-chance" } | { "type": "pass" };

/**
 * What a person who looks at a view need not work out. A function of the view alone.
 */
export type Aids = { 
/**
 * What each player's cards are worth now, if the viewer sees them all.
 */
scores: BySeat<CardScore | null>, 
/**
 * What a call would bring the viewer; `None` if the viewer may not call now.
 */
prospects: Prospects | null, 
/**
 * The pile to which the card that is not kept must go, if there is no choice (SS-B4).
 */
"forced-pile": Side | null, 
/**
 * How many final turns a last chance leaves, the present one included; `None` without one
 * (SS-V4).
 */
"final-turns": number | null, };

/**
 * How a bet on having the highest card score went (SS-K5, SS-K6).
 */
export type Bet = { 
/**
 * Whether nobody has a higher card score than the caller.
 */
won: boolean, 
/**
 * The other players with the highest card score: those who beat the caller, or came closest.
 */
rivals: SeatSet, 
/**
 * Their card score.
 */
"rival-score": number, };

/**
 * One `T` for each place at the table.
 *
 * It lies flat, without a heap, so that a state made of these is cheap to clone.
 */
export type BySeat<T> = Array<T>;

/**
 * A call, as everybody heard it.
 */
export type Call = { seat: Seat, mode: Mode, 
/**
 * The card score that was shown (SS-F5).
 */
score: number, };

/**
 * What the caller of a last chance shows (SS-F5).
 */
export type CallerShows = "score" | "hand";

/**
 * Whom the captain counts (SS-J7).
 */
export type Captain = "sailor" | "swimmer";

/**
 * What a player's cards are worth.
 */
export type CardScore = { 
/**
 * The points that are compared (SS-K5): the sum of the parts without the colour bonus.
 */
"card-score": number, parts: Score, };

/**
 * The colour of a card.
 *
 * In alphabetical order, which is how equal numbers of cards are listed (SS-M3).
 */
export type Colour = "black" | "blue" | "dark_blue" | "green" | "grey" | "light_blue" | "light_orange" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";

/**
 * The cards of one colour.
 */
export type ColourGroup = { colour: Colour, 
/**
 * How many cards have it.
 */
cards: number, };

/**
 * Where the cards' colours come from (SS-D4).
 */
export type Colouring = "dealt" | "printed";

/**
 * The colour of every card in the box.
 *
 * Everybody may know it, as everybody may look through a deck before it is shuffled (SS-D5). Cards
 * that are not in the deck are white here. Written as one letter a card, see [`Colour::letter`].
 */
export type Colours = string;

/**
 * The rules of one house.
 */
export type Config = { 
/**
 * Which cards are played with (SS-D1, SS-D2).
 */
deck: Deck, 
/**
 * Where their colours come from (SS-D4).
 */
colours: Colouring, 
/**
 * Whether colours are dealt anew for every round (SS-D5).
 */
"recolour-each-round": boolean, 
/**
 * How many cards everybody starts a round with (SS-A2).
 */
"start-hand": number, 
/**
 * How many cards each pile starts a round with (SS-A3).
 */
"start-piles": number, 
/**
 * How many cards are looked at when drawing from the deck (SS-B1).
 */
"deck-draw": number, 
/**
 * What an empty deck means (SS-B6).
 */
"deck-empty": DeckEmpty, 
/**
 * Which sharks and swimmers go together (SS-P1).
 */
"shark-pairs": SharkPairs, 
/**
 * Which card two crabs bring (SS-E3).
 */
crab: Crab, 
/**
 * When the turn that two sailboats bring is played (SS-E4).
 */
"extra-turn": ExtraTurn, 
/**
 * How many points it takes to call (SS-F2).
 */
threshold: number, 
/**
 * What the caller of a last chance shows (SS-F5).
 */
"caller-shows": CallerShows, 
/**
 * Whether nobody can rob the caller of a last chance (SS-H5).
 */
"last-chance-lock": boolean, 
/**
 * What "Stop" brings (SS-K1).
 */
stop: StopPays, 
/**
 * What the others get when the last chance is won (SS-K3).
 */
"won-others": WonOthers, 
/**
 * What the caller gets when the last chance is lost (SS-K4).
 */
"lost-caller": LostCaller, 
/**
 * What the others get when the last chance is lost (SS-K4).
 */
"lost-others": LostOthers, 
/**
 * What a round without a call brings (SS-K7).
 */
"no-call": NoCall, 
/**
 * Which cards count as pairs besides the bonus for pairs played (SS-J2, SS-J4).
 */
"pair-base": PairBase, 
/**
 * How sharks and swimmers are counted there (SS-J3).
 */
"shark-base": SharkBase, 
/**
 * What penguins do (SS-J5).
 */
penguin: Penguin, 
/**
 * What a penguin colony gives for each penguin (SS-J6).
 */
colony: number, 
/**
 * Whom the captain counts (SS-J7).
 */
captain: Captain, 
/**
 * Whether mermaids count as white cards (SS-M2, SS-C2).
 */
"white-counts": boolean, 
/**
 * How many points end the game (SS-G1, SS-G2, SS-V9).
 */
target: Target, 
/**
 * Who starts the next round (SS-N1).
 */
"next-starter": NextStarter, };

/**
 * Which card two crabs bring (SS-E3).
 */
export type Crab = "top" | "any";

/**
 * Which cards are played with (SS-D1, SS-D2).
 */
export type Deck = "classic-64" | "flow-63" | "printed-58";

/**
 * What an empty deck means (SS-B6).
 */
export type DeckEmpty = "reshuffle" | "end-round";

/**
 * What a pair does when it is played (SS-P1, SS-P2).
 */
export type Effect = "blind-draw" | "take-discard" | "extra-turn" | "theft" | "nothing";

/**
 * When the turn that two sailboats bring is played (SS-E4).
 */
export type ExtraTurn = "after" | "at-once";

/**
 * What a player sees of a card. Written `["fish","blue"]`.
 */
export type Face = [Kind, Colour];

/**
 * What is drawn on a card.
 */
export type Kind = "fish" | "crab" | "sailboat" | "shark" | "swimmer" | "shell" | "octopus" | "penguin" | "sailor" | "starfish" | "lighthouse" | "fish_school" | "penguin_colony" | "captain" | "seagull" | "mermaid";

/**
 * What the caller gets when the last chance is lost (SS-K4).
 */
export type LostCaller = "colour" | "nothing";

/**
 * What the others get when the last chance is lost (SS-K4).
 */
export type LostOthers = "cards-and-colour" | "cards";

/**
 * How a round is called to its end.
 */
export type Mode = "stop" | "last-chance";

/**
 * Who starts the next round (SS-N1).
 */
export type NextStarter = "after-last-to-act" | "after-caller";

/**
 * What a round without a call brings (SS-K7).
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
 * Which cards count as pairs besides the bonus for pairs played (SS-J2, SS-J4).
 */
export type PairBase = "hand-and-table" | "hand" | "none";

/**
 * What penguins do (SS-J5).
 */
export type Penguin = "collection" | "doubles-pairs";

/**
 * What the player to act has to do.
 */
export type PhaseView = { "type": "draw" } | { "type": "choose", 
/**
 * The two, if it is you.
 */
cards: [Face, Face] | null, } | { "type": "play" } | { "type": "crab" } | { "type": "theft" } | { "type": "settled" } | { "type": "over", winners: SeatSet, by: Victory, };

/**
 * What can be seen of one player.
 */
export type PlayerView = { 
/**
 * Points of the rounds before.
 */
total: number, 
/**
 * How many cards are in the hand.
 */
held: number, 
/**
 * The whole hand, if you may see it: it is yours, or it lies open.
 */
hand: Array<Face> | null, 
/**
 * What everybody knows to be in the hand.
 */
shown: Array<Face>, 
/**
 * What you know to be in the hand besides, because it was yours or you saw it left behind.
 */
known: Array<Face>, 
/**
 * The pairs on the table, in the order in which they were played.
 */
pairs: Array<TablePair>, };

/**
 * The caller's points for the round if it were called and nothing changed.
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
 * What a call would bring now, as far as the caller can know.
 */
export type Prospects = { 
/**
 * The highest card score that another player is known to have at least.
 *
 * Cards never make other cards worth less, so what is known of a hand is a lower bound.
 */
"others-at-least": number, stop: Prospect, 
/**
 * As if nobody's cards changed in the final turns.
 */
"last-chance": Prospect, };

/**
 * Why an action is refused.
 */
export type Rejection = { "code": "game-over" } | { "code": "not-your-turn", turn: Seat, } | { "code": "draw-first" } | { "code": "choose-first" } | { "code": "pick-first" } | { "code": "rob-first" } | { "code": "already-drawn" } | { "code": "deck-empty" } | { "code": "pile-empty", pile: Side, } | { "code": "not-drawn", card: Face, } | { "code": "empty-pile-first", pile: Side, } | { "code": "not-a-pair", cards: Pair, } | { "code": "not-in-hand", cards: Pair, } | { "code": "no-crabs" } | { "code": "only-the-top" } | { "code": "too-deep", pile: Side, cards: number, } | { "code": "no-shark" } | { "code": "not-a-victim", victim: Seat, } | { "code": "no-cards-to-rob", victim: Seat, } | { "code": "locked", victim: Seat, } | { "code": "already-called" } | { "code": "too-few-points", score: number, threshold: number, };

/**
 * Why a round was over.
 */
export type RoundEnd = "called" | "deck-out" | "nothing-left";

/**
 * What one player had at the end of a round, and got for it.
 *
 * `round_total` is the sum of the parts that count: `card_score` unless there is a reason in
 * `no_cards`, `stop_bonus` and `colour_bonus`.
 */
export type RoundScore = { 
/**
 * The cards in hand.
 */
hand: Array<Face>, 
/**
 * What hand and table were worth, part by part.
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
 * What a won bet on Stop brings on top.
 */
"stop-bonus": number, 
/**
 * What is paid for the largest colour.
 */
"colour-bonus": number, 
/**
 * Why the largest colour is not paid, if it is not.
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
 * What one player's cards are worth, part by part.
 */
export type Score = { 
/**
 * Shells, octopuses, penguins, sailors and starfish.
 */
collections: number, 
/**
 * Pairs by the cards that make them.
 */
"pairs-base": number, 
/**
 * One point for each pair played.
 */
"pair-bonus": number, 
/**
 * What cards that count other cards bring.
 */
multipliers: number, 
/**
 * The colours that mermaids count, the largest first.
 */
mermaids: Array<ColourGroup>, 
/**
 * The largest colour: the bonus that some calls bring (SS-C1). Not part of the card score.
 */
"colour-bonus": ColourGroup | null, 
/**
 * Whether there are four mermaids (SS-M5).
 */
"instant-win": boolean, };

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
 * What happened, as far as one viewer may know it.
 */
export type Seen = { "type": "reshuffled" } | { "type": "drew", seat: Seat, count: number, 
/**
 * The cards, if it was you; else none.
 */
cards: Array<Face>, } | { "type": "kept", seat: Seat, 
/**
 * The card that went to the hand, if it was you.
 */
kept: Face | null, 
/**
 * The card that went to a pile.
 */
discarded: Face, to: Side, } | { "type": "took", seat: Seat, card: Face, from: Side, } | { "type": "nothing-to-draw", seat: Seat, } | { "type": "paired", seat: Seat, cards: Pair, 
/**
 * What it does.
 */
effect: Effect, } | { "type": "fished", seat: Seat, 
/**
 * The card, if it was you.
 */
card: Face | null, } | { "type": "picked", seat: Seat, card: Face, from: Side, 
/**
 * How many cards lay on top of it.
 */
depth: number, } | { "type": "robbed", seat: Seat, victim: Seat, 
/**
 * The card, if you are one of the two.
 */
card: Face | null, } | { "type": "called", seat: Seat, mode: Mode, score: number, 
/**
 * The hand, if the caller shows it.
 */
hand: Array<Face> | null, } | { "type": "passed", seat: Seat, } | { "type": "turn-skipped", seat: Seat, } | { "type": "turn-began", seat: Seat, 
/**
 * Whether sailboats brought it.
 */
extra: boolean, } | { "type": "settled" } & Settlement | { "type": "round-began", 
/**
 * Who starts.
 */
starter: Seat, 
/**
 * Your first cards; none for a spectator.
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
 * The new colours, if they are dealt for every round.
 */
colours: Colours | null, } | { "type": "ended", winners: SeatSet, by: Victory, };

/**
 * How a round was called, if it was.
 */
export type SettledMode = "none" | "stop" | "last-chance";

/**
 * The end of a round: who called what, what everybody had, and what counted of it.
 *
 * It says all that a replay or a client shows, so that neither works anything out.
 */
export type Settlement = { 
/**
 * Number of the round, starting at 1.
 */
"round-number": number, 
/**
 * Who called, if anybody did.
 */
declarer: Seat | null, 
/**
 * What that player called.
 */
mode: SettledMode, 
/**
 * Why the round was over.
 */
reason: RoundEnd, 
/**
 * How the caller's bet went; `None` if nothing was at stake.
 */
bet: Bet | null, 
/**
 * What everybody had and got.
 */
scores: BySeat<RoundScore>, 
/**
 * The player with the most points for the round; `None` if several are level, or nobody got
 * any. A caller who is level wins.
 */
winner: Seat | null, };

/**
 * How sharks and swimmers are counted as pairs (SS-J3).
 */
export type SharkBase = "by-name" | "mixed";

/**
 * Which sharks and swimmers go together (SS-P1).
 */
export type SharkPairs = "same-too" | "mixed";

/**
 * One of the two piles.
 */
export type Side = "left" | "right";

/**
 * What was stolen.
 */
export type Stolen = { victim: Seat, 
/**
 * The card, if you are thief or victim, or if the victim's hand lay open.
 */
card: Face | null, };

/**
 * What "Stop" brings (SS-K1).
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
 * How many points end the game: a number that is given is always in force (SS-V9).
 */
export type Target = "auto" | number;

/**
 * How a game is won.
 */
export type Victory = "points" | "mermaids";

/**
 * What a player or a spectator may know of a game.
 */
export type View = { config: Config, 
/**
 * `None` for a spectator.
 */
viewer: Seat | null, 
/**
 * Who is to act; `None` when the game is over.
 */
turn: Seat | null, phase: PhaseView, 
/**
 * Who started this round (SS-A4).
 */
starter: Seat, 
/**
 * Number of this round, starting at 1 (SS-V1).
 */
"round-number": number, 
/**
 * How many points end the game with this many players (SS-G1).
 */
target: number, 
/**
 * The colour of every card: anybody may look through a deck before it is shuffled.
 */
colours: Colours, 
/**
 * How many cards are in the deck.
 */
deck: number, 
/**
 * The left pile, top card last. Everybody saw every card go there.
 */
left: Array<Face>, right: Array<Face>, players: BySeat<PlayerView>, call: Call | null, 
/**
 * Turns that sailboats have brought the player to act and that are still to come.
 */
"extra-turns": number, 
/**
 * Whether the player to act has drawn since the turn came.
 */
drew: boolean, 
/**
 * How many players in a row could not draw (SS-B7).
 */
skips: number, };

/**
 * What the others get when the last chance is won (SS-K3).
 */
export type WonOthers = "colour" | "cards";
