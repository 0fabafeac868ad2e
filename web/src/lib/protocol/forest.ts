// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** The types of `forest`. */
export type Game = { config: Config, action: Action, seen: Seen, view: View, aids: Aids, rejection: Rejection };

/** The fields of actions, events and refusals that hold a seat. */
export const SEAT_FIELDS: readonly string[] = [
  "seat",
  "turn",
];

/**
 * A player's action.
 */
export type Action = { "type": "keep" } | { "type": "replace" } | { "type": "draw" } | { "type": "take", card: Card, } | { "type": "plant", card: Card, } | { "type": "attach", card: Card, 
/**
 * The slot, which determines the half.
 */
slot: Slot, 
/**
 * One of the player's own hosts.
 */
host: Host, } | { "type": "sapling", card: Card, } | { "type": "pay", card: Card, } | { "type": "cancel" } | { "type": "stash", card: Card, } | { "type": "stow", card: Card, } | { "type": "end" } | { "type": "done" };

/**
 * The tasks of a turn. Serialized as a list, the next task last.
 */
export type Agenda = Array<Task>;

/**
 * Facts that the server derives from a view for display.
 */
export type Aids = { 
/**
 * The cost and rewards of each face in the viewer's hand, while the viewer may place cards.
 */
offers: Array<Offer>, players: BySeat<PlayerAids>, };

/**
 * An active permanent effect.
 */
export type Buff = { 
/**
 * The card that has it.
 */
card: Card, species: Species, };

/**
 * One `T` per seat.
 *
 * It is stored inline, so that a state made of these is cheap to clone.
 */
export type BySeat<T> = Array<T>;

/**
 * A physical card. Two copies of a card are two `Card`s.
 *
 * Serialized as its printed number: 1 to 66 and 70 to 233. The three numbers between are the
 * winter cards.
 */
export type Card = number;

/**
 * The individual score of a card in a forest.
 */
export type CardPoints = { card: Card, points: number, };

/**
 * The settings of a game.
 */
export type Config = { 
/**
 * FS-1: whether the Alpine cards are in play.
 */
alpine: boolean, 
/**
 * FS-1: whether the Woodland Edge cards are in play.
 */
"woodland-edge": boolean, 
/**
 * FS-30: whether a player may end the turn without acting.
 */
pass: boolean, 
/**
 * FS-31 to FS-33 and FS-37: when rewards are given.
 */
rewards: Rewards, 
/**
 * FS-34: whether cards played through the mole use their effects.
 */
mole: MoleCards, 
/**
 * FS-35: how many extra turns can follow.
 */
"extra-turns": ExtraTurns, 
/**
 * FS-38: when permanent effects start to draw.
 */
"permanent-effects": PermanentEffects, 
/**
 * FS-39: whether scores are visible during the game.
 */
scores: ShowScores, };

/**
 * The cards that a play draws (FS-40).
 */
export type DrawPreview = { 
/**
 * The kind of host on which the card is placed.
 */
at: HostKind, 
/**
 * The cards in the player's forest whose permanent effects draw one card each (FS-18).
 */
triggers: Set<Card>, 
/**
 * Draws of the effect and the permanent effects.
 */
"without-bonus": DrawTotal, 
/**
 * The same plus the bonus.
 */
"with-bonus": DrawTotal, };

/**
 * Total number of cards that a play draws.
 */
export type DrawTotal = { 
/**
 * The sum before the hand limit.
 */
cards: number, 
/**
 * The part of the sum that fits into the hand (FS-11).
 */
fit: number, };

/**
 * A card in a slot of a host.
 */
export type Dweller = { card: Card, species: Species, };

/**
 * A game event. Stored permanently.
 */
export type Event = { "type": "kept", seat: Seat, } | { "type": "replaced", seat: Seat, 
/**
 * The cards that left the game.
 */
shown: Set<Card>, } | { "type": "asked", seat: Seat, } | { "type": "turn-began", seat: Seat, 
/**
 * Whether it is an extra turn.
 */
extra: boolean, } | { "type": "chose", seat: Seat, card: Card, 
/**
 * The spot for the card.
 */
spot: Spot, 
/**
 * The source of the play.
 */
by: Source, } | { "type": "offered", seat: Seat, card: Card, } | { "type": "cancelled", seat: Seat, } | { "type": "placed", seat: Seat, card: Card, 
/**
 * The visible species.
 */
species: Species, 
/**
 * The spot of the card.
 */
spot: Spot, 
/**
 * The cards paid, which are now in the clearing.
 */
paid: Set<Card>, 
/**
 * The source of the play.
 */
by: Source, } | { "type": "earned", seat: Seat, draws: number, } | { "type": "granted", seat: Seat, } | { "type": "queued", seat: Seat, task: Task, } | { "type": "continued", seat: Seat, task: Task, } | { "type": "finished", seat: Seat, } | { "type": "drew", seat: Seat, card: Card, } | { "type": "draw-due", seat: Seat, } | { "type": "took", seat: Seat, card: Card, } | { "type": "stashed", seat: Seat, card: Card, } | { "type": "stowed", seat: Seat, cards: Set<Card>, } | { "type": "cleared", cards: Set<Card>, } | { "type": "revealed", card: Card, } | { "type": "winter-came", 
/**
 * Its number, starting at 1.
 */
nth: number, } | { "type": "passed", seat: Seat, };

/**
 * What the player can do instead.
 */
export type Expected = "opening" | "action" | "second-draw" | "payment" | "free-play" | "mole" | "saplings" | "hand-to-cave" | "clearing-to-cave" | "clearing-to-hand";

/**
 * FS-35: how many extra turns can follow.
 */
export type ExtraTurns = "one" | "each";

/**
 * Which cards may be placed without payment.
 */
export type Filter = { "tag": Tag } | { "species": Species };

/**
 * A host and its dwellers.
 */
export type Grown = { host: Host, species: Species, 
/**
 * Its card; `None` for another player's sapling.
 */
card: Card | null, 
/**
 * Dwellers in the top slot.
 */
top: Array<Dweller>, 
/**
 * Dwellers in the bottom slot.
 */
bottom: Array<Dweller>, 
/**
 * Dwellers in the left slot.
 */
left: Array<Dweller>, 
/**
 * Dwellers in the right slot.
 */
right: Array<Dweller>, };

/**
 * A host, numbered in the order of placement across all forests.
 *
 * Not identified by its card, because other players do not know which card a sapling is.
 */
export type Host = number;

/**
 * The hosts to which a preview applies.
 */
export type HostKind = "any" | "tree" | "shrub";

/**
 * FS-34: whether cards played through the mole use their effects.
 */
export type MoleCards = "plain" | "full";

/**
 * The cost and rewards of playing a hand card in one way.
 */
export type Offer = { 
/**
 * The card in hand.
 */
card: Card, 
/**
 * How the card would be placed, which determines the species.
 */
place: Place, 
/**
 * Number of cards to pay.
 */
cost: number, 
/**
 * The other hand cards of its colour (FS-17).
 */
matching: Set<Card>, 
/**
 * The reward if only matching cards are paid; `None` for a card without a bonus.
 */
bonus: RewardPreview | null, 
/**
 * The reward in any case; `None` for a card without an immediate effect.
 */
effect: RewardPreview | null, 
/**
 * The cards it draws, by kind of host; empty if it never draws any (FS-40).
 */
draws: Array<DrawPreview>, 
/**
 * Why it cannot be played; `None` if it can.
 */
refusal: Rejection | null, };

/**
 * FS-38: when permanent effects start to draw.
 */
export type PermanentEffects = "next-turn" | "by-card";

/**
 * What the game waits for, as one viewer sees it.
 */
export type PhaseView = { "type": "opening" } | { "type": "acting" } | { "type": "second-draw" } | { "type": "paying", card: Card, 
/**
 * The spot for the card.
 */
spot: Spot, 
/**
 * The payment so far.
 */
paid: Set<Card>, 
/**
 * The source of the play.
 */
by: Source, } | { "type": "resolving" } | { "type": "over" };

/**
 * Which cards of the clearing are eligible.
 */
export type Picking = "all" | { "showing": Tags } | { "choose": number };

/**
 * How a card is placed in a forest. It determines the visible face.
 */
export type Place = "grown" | "sapling" | "top" | "bottom" | "left" | "right";

/**
 * Aids about one forest.
 */
export type PlayerAids = { 
/**
 * The active permanent effects (FS-65).
 */
buffs: Array<Buff>, 
/**
 * The score by species, sets and cave (FS-65); empty while scores are hidden (FS-39).
 */
shares: Array<Share>, 
/**
 * The cards that score individually; empty while scores are hidden (FS-39).
 */
points: Array<CardPoints>, };

/**
 * A player's cards and score.
 */
export type PlayerView = { 
/**
 * Number of cards in the hand.
 */
held: number, 
/**
 * The hand; empty if it is hidden.
 */
hand: Set<Card>, 
/**
 * The cards that everyone knows to be in the hand.
 */
known: Set<Card>, 
/**
 * The cards that everyone knows to be in the hand or face down in front of the player.
 */
lost: Set<Card>, 
/**
 * The face-down cards; empty if they are hidden.
 */
secret: Set<Card>, 
/**
 * The hosts in the order of placement.
 */
hosts: Array<Grown>, 
/**
 * Number of cards in the cave.
 */
cave: number, 
/**
 * The cards in the cave that the viewer knows.
 */
"cave-cards": Set<Card>, 
/**
 * The score, unless it is hidden until the end (FS-39).
 */
total: number | null, };

/**
 * What other players see of an event about a hidden card.
 */
export type Redacted = { "type": "pondered", seat: Seat, } | { "type": "laid", seat: Seat, 
/**
 * The spot of the card.
 */
spot: Spot, 
/**
 * The source of the play.
 */
by: Source, } | { "type": "drew-one", seat: Seat, } | { "type": "stashed-one", seat: Seat, };

/**
 * The reason for rejecting an action.
 */
export type Rejection = { "code": "game-over" } | { "code": "not-your-turn", turn: Seat, } | { "code": "not-now", expected: Expected, } | { "code": "hand-has-host" } | { "code": "hand-full" } | { "code": "no-pass" } | { "code": "not-in-hand", card: Card, } | { "code": "not-in-clearing", card: Card, } | { "code": "not-a-host", card: Card, } | { "code": "no-such-half", card: Card, 
/**
 * The slot that was chosen.
 */
slot: Slot, } | { "code": "no-such-host", host: Host, } | { "code": "no-hosts" } | { "code": "slot-taken", host: Host, slot: Slot, } | { "code": "no-open-slot", slot: Slot, } | { "code": "too-dear", cost: number, 
/**
 * Number of other cards in the hand.
 */
others: number, } | { "code": "pays-for-itself" } | { "code": "pay-in-order", 
/**
 * The card that was offered.
 */
card: Card, 
/**
 * The last card paid.
 */
last: Card, } | { "code": "too-few-after", 
/**
 * The card that was offered.
 */
card: Card, 
/**
 * Number of cards still to pay.
 */
due: number, } | { "code": "not-that-kind", 
/**
 * The eligible kind of card.
 */
wanted: Filter, } | { "code": "only-saplings" } | { "code": "not-to-be-taken", card: Card, };

/**
 * A bonus or an effect, and whether it gives anything now (FS-41).
 */
export type RewardPreview = { 
/**
 * Whether it gives anything now.
 */
status: RewardStatus, 
/**
 * The resulting tasks; empty if a count is zero or a condition is not met.
 */
tasks: Array<Task>, };

/**
 * Whether a bonus or an effect gives anything now (FS-41).
 *
 * For a bonus this assumes a payment in its colour; otherwise a bonus gives nothing.
 */
export type RewardStatus = { "type": "certain" } | { "type": "depends", 
/**
 * It is enough not to pay one of these.
 */
keep: Set<Card>, 
/**
 * It is enough to pay one of these.
 */
pay: Set<Card>, } | { "type": "not-used" } | { "type": "no-colour" } | { "type": "missing", 
/**
 * The kind that the reward requires.
 */
kind: Filter, } | { "type": "empty-clearing" } | { "type": "no-card" } | { "type": "hand-full" } | { "type": "extra-turn-earned" };

/**
 * FS-31 to FS-33 and FS-37: when rewards are given.
 */
export type Rewards = "settled" | "at-once";

/**
 * A seat, counted from 0 in turn order.
 *
 * Only [`Seats`] creates them, so a `Seat` proves that some game has that seat.
 */
export type Seat = number;

/**
 * An event as one viewer sees it.
 */
export type Seen = Event | Redacted;

/**
 * A set of `T`.
 */
export type Set<T> = Array<T>;

/**
 * The points of one species, of all butterflies, or of the cave.
 */
export type Share = { 
/**
 * A species' id, [`BUTTERFLIES`] or [`CAVE`].
 */
key: string, 
/**
 * Number of cards in this row.
 */
cards: number, 
/**
 * Their points in total.
 */
points: number, };

/**
 * FS-39: whether scores are visible during the game.
 */
export type ShowScores = "live" | "at-the-end";

/**
 * One of the four sides of a host, where a dweller lives (FS-12).
 */
export type Slot = "top" | "bottom" | "left" | "right";

/**
 * The source of a play.
 */
export type Source = "turn" | "mole" | "free";

/**
 * The species on a face. Saplings have an entry too.
 */
export type Species = "linden" | "oak" | "silver_fir" | "birch" | "beech" | "sycamore" | "douglas_fir" | "horse_chestnut" | "bullfinch" | "camberwell_beauty" | "chaffinch" | "eurasian_jay" | "goshawk" | "great_spotted_woodpecker" | "large_tortoiseshell" | "peacock_butterfly" | "purple_emperor" | "red_squirrel" | "silver_washed_fritillary" | "tawny_owl" | "blackberries" | "chanterelle" | "common_toad" | "fireflies" | "fire_salamander" | "fly_agaric" | "hedgehog" | "mole" | "moss" | "parasol_mushroom" | "penny_bun" | "pond_turtle" | "stag_beetle" | "tree_ferns" | "tree_frog" | "wild_strawberries" | "wood_ant" | "barbastelle_bat" | "bechsteins_bat" | "beech_marten" | "brown_bear" | "brown_long_eared_bat" | "european_badger" | "european_fat_dormouse" | "european_hare" | "fallow_deer" | "gnat" | "greater_horseshoe_bat" | "lynx" | "raccoon" | "red_deer" | "red_fox" | "roe_deer" | "squeaker" | "violet_carpenter_bee" | "wild_boar" | "wolf" | "european_larch" | "stone_pine" | "alpine_marmot" | "alpine_newt" | "bearded_vulture" | "black_trumpet" | "blueberry" | "capercaillie" | "chamois" | "common_raven" | "edelweiss" | "gentian" | "golden_eagle" | "mountain_hare" | "phoebus_apollo" | "savis_pipistrelle" | "steinbock" | "elderberry" | "common_hazel" | "blackthorn" | "barn_owl" | "bee_swarm" | "common_pipistrelle" | "crane_fly" | "digitalis" | "eurasian_magpie" | "european_bison" | "european_polecat" | "european_wildcat" | "female_wild_boar" | "great_green_bush_cricket" | "map_butterfly" | "nightingale" | "stinging_nettle" | "water_vole" | "tree_sapling";

/**
 * The position of a placed card: its host and its place there.
 */
export type Spot = { 
/**
 * The host; for a host card, its own number.
 */
host: Host, 
/**
 * How the card is placed there.
 */
place: Place, };

/**
 * A category of faces, which effects and scoring count or require.
 */
export type Tag = "tree" | "shrub" | "bird" | "bat" | "butterfly" | "insect" | "pawed_animal" | "cloven_hoofed" | "deer" | "amphibian" | "plant" | "mushroom" | "alpine" | "woodland_edge";

/**
 * A set of tags.
 */
export type Tags = Array<"tree" | "shrub" | "bird" | "bat" | "butterfly" | "insect" | "pawed_animal" | "cloven_hoofed" | "deer" | "amphibian" | "plant" | "mushroom" | "alpine" | "woodland_edge">;

/**
 * A task to perform before the turn can end: a [`Reward`] with its numbers filled in.
 */
export type Task = { "type": "draw", n: number, } | { "type": "extra-turn" } | { "type": "free-play", filter: Filter, 
/**
 * Whether the task ends after one card.
 */
once: boolean, } | { "type": "play-paid" } | { "type": "play-saplings" } | { "type": "hand-to-cave", 
/**
 * Number of cards put there so far.
 */
n: number, } | { "type": "clearing-to-cave", from: Picking, } | { "type": "clearing-to-hand", from: Picking, } | { "type": "clearing-remove" };

/**
 * What has accumulated in this turn. Visible to all players.
 */
export type TurnProgress = { 
/**
 * Cards to draw at its end (FS-32).
 */
draws: number, 
/**
 * Trees and saplings played (FS-33).
 */
trees: number, 
/**
 * Extra turns that follow (FS-35).
 */
extra: number, 
/**
 * Cards with a permanent effect placed in this turn (FS-38).
 */
fresh: Set<Card>, 
/**
 * The remaining tasks.
 */
tasks: Agenda, };

/**
 * A game as one viewer sees it.
 */
export type View = { 
/**
 * The settings of the game.
 */
config: Config, 
/**
 * The viewer's seat; `None` for a spectator.
 */
viewer: Seat | null, 
/**
 * The start player.
 */
starter: Seat, 
/**
 * The seat to act, or the last one when the game is over.
 */
turn: Seat, 
/**
 * What the game waits for.
 */
phase: PhaseView, 
/**
 * Number of cards in the deck, without winter cards.
 */
deck: number, 
/**
 * Number of those above the first winter card.
 */
"above-winter": number, 
/**
 * Number of winter cards drawn so far.
 */
winters: number, 
/**
 * Number of cards removed unseen.
 */
removed: number, 
/**
 * The cards in the clearing.
 */
clearing: Set<Card>, 
/**
 * The cards that left the game in public view.
 */
gone: Set<Card>, players: BySeat<PlayerView>, 
/**
 * What has accumulated in this turn.
 */
progress: TurnProgress, };
