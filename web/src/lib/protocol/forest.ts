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
 * What a player can ask for.
 */
export type Action = { "type": "keep" } | { "type": "replace" } | { "type": "draw" } | { "type": "take", card: Card, } | { "type": "plant", card: Card, } | { "type": "attach", card: Card, 
/**
 * Where, which says which half.
 */
slot: Slot, 
/**
 * At which of the own hosts.
 */
host: Host, } | { "type": "sapling", card: Card, } | { "type": "pay", card: Card, } | { "type": "cancel" } | { "type": "stash", card: Card, } | { "type": "stow", card: Card, } | { "type": "end" } | { "type": "done" };

/**
 * The tasks of a turn. Written as a list, the next task last.
 */
export type Agenda = Array<Task>;

/**
 * What the game works out for a person who looks at a view.
 */
export type Aids = { 
/**
 * What each face in the viewer's hand would take and bring, while the viewer may place cards.
 */
offers: Array<Offer>, players: BySeat<PlayerAids>, };

/**
 * A permanent effect at work.
 */
export type Buff = { 
/**
 * The card that has it.
 */
card: Card, species: Species, };

/**
 * One `T` for each place at the table.
 *
 * It lies flat, without a heap, so that a state made of these is cheap to clone.
 */
export type BySeat<T> = Array<T>;

/**
 * One of the physical cards. Two copies of a card are two `Card`s.
 *
 * Written as its printed number: 1 to 66 and 70 to 233; the three between are the winter cards.
 */
export type Card = number;

/**
 * What a card in a forest scores by itself.
 */
export type CardPoints = { card: Card, points: number, };

/**
 * What is chosen before the cards are dealt.
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
 * FS-31 to FS-33 and FS-37: when rewards come.
 */
rewards: Rewards, 
/**
 * FS-34: what cards played through the mole do.
 */
mole: MoleCards, 
/**
 * FS-35: how extra turns add up.
 */
"extra-turns": ExtraTurns, 
/**
 * FS-38: from when on permanent effects draw.
 */
"permanent-effects": PermanentEffects, 
/**
 * FS-39: whether scores are shown while the game goes on.
 */
scores: ShowScores, };

/**
 * The cards that a play draws (FS-40).
 */
export type DrawPreview = { 
/**
 * Where the card lies.
 */
at: HostKind, 
/**
 * The cards in the own forest whose permanent effect draws one each (FS-18).
 */
triggers: Set<Card>, 
/**
 * The effect and the permanent effects.
 */
"without-bonus": DrawTotal, 
/**
 * The same and the bonus.
 */
"with-bonus": DrawTotal, };

/**
 * How many cards a play draws in all.
 */
export type DrawTotal = { 
/**
 * The sum before the hand limit.
 */
cards: number, 
/**
 * How many of them the hand has room for (FS-11).
 */
fit: number, };

/**
 * Somebody who lives on a host.
 */
export type Dweller = { card: Card, species: Species, };

/**
 * What happened.
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
 * Where it is to lie.
 */
spot: Spot, 
/**
 * How it came to be played.
 */
by: Source, } | { "type": "offered", seat: Seat, card: Card, } | { "type": "cancelled", seat: Seat, } | { "type": "placed", seat: Seat, card: Card, 
/**
 * What it shows there.
 */
species: Species, 
/**
 * Where it lies.
 */
spot: Spot, 
/**
 * The cards paid, which are now in the clearing.
 */
paid: Set<Card>, 
/**
 * How it came to be played.
 */
by: Source, } | { "type": "earned", seat: Seat, draws: number, } | { "type": "granted", seat: Seat, } | { "type": "queued", seat: Seat, task: Task, } | { "type": "continued", seat: Seat, task: Task, } | { "type": "finished", seat: Seat, } | { "type": "drew", seat: Seat, card: Card, } | { "type": "draw-due", seat: Seat, } | { "type": "took", seat: Seat, card: Card, } | { "type": "stashed", seat: Seat, card: Card, } | { "type": "stowed", seat: Seat, cards: Set<Card>, } | { "type": "cleared", cards: Set<Card>, } | { "type": "revealed", card: Card, } | { "type": "winter-came", 
/**
 * The how manieth it is.
 */
nth: number, } | { "type": "passed", seat: Seat, };

/**
 * What can be done instead of what was refused.
 */
export type Expected = "opening" | "action" | "second-draw" | "payment" | "free-play" | "mole" | "saplings" | "hand-to-cave" | "clearing-to-cave" | "clearing-to-hand";

/**
 * FS-35: how extra turns add up.
 */
export type ExtraTurns = "one" | "each";

/**
 * Which cards may be placed for nothing.
 */
export type Filter = { "tag": Tag } | { "species": Species };

/**
 * A host and who lives there.
 */
export type Grown = { host: Host, species: Species, 
/**
 * Its card, unless it is a sapling before somebody else.
 */
card: Card | null, 
/**
 * Who lives above.
 */
top: Array<Dweller>, 
/**
 * Who lives below.
 */
bottom: Array<Dweller>, 
/**
 * Who lives to the left.
 */
left: Array<Dweller>, 
/**
 * Who lives to the right.
 */
right: Array<Dweller>, };

/**
 * A host, numbered in the order in which hosts were laid at this table.
 *
 * Not named by its card, because nobody else knows which card a sapling is.
 */
export type Host = number;

/**
 * The hosts for which a preview holds.
 */
export type HostKind = "any" | "tree" | "shrub";

/**
 * FS-34: what cards played through the mole do.
 */
export type MoleCards = "plain" | "full";

/**
 * What playing a hand card so would take and bring.
 */
export type Offer = { 
/**
 * The card in hand.
 */
card: Card, 
/**
 * How it would lie, which fixes the species.
 */
place: Place, 
/**
 * How many cards are to be paid.
 */
cost: number, 
/**
 * The other hand cards of its colour (FS-17).
 */
matching: Set<Card>, 
/**
 * What comes if only those are paid; nothing for a card without a bonus.
 */
bonus: RewardPreview | null, 
/**
 * What comes in any case; nothing for a card without an immediate effect.
 */
effect: RewardPreview | null, 
/**
 * The cards it draws, by where it may lie; empty if it draws none anywhere (FS-40).
 */
draws: Array<DrawPreview>, 
/**
 * Why it cannot be played so, if it cannot.
 */
refusal: Rejection | null, };

/**
 * FS-38: from when on permanent effects draw.
 */
export type PermanentEffects = "next-turn" | "by-card";

/**
 * What the table waits for.
 */
export type PhaseView = { "type": "opening" } | { "type": "acting" } | { "type": "second-draw" } | { "type": "paying", card: Card, 
/**
 * Where it is to lie.
 */
spot: Spot, 
/**
 * What has been paid.
 */
paid: Set<Card>, 
/**
 * How it came to be played.
 */
by: Source, } | { "type": "resolving" } | { "type": "over" };

/**
 * Which cards of the clearing are meant.
 */
export type Picking = "all" | { "showing": Tags } | { "choose": number };

/**
 * How a card lies in a forest. It says which face shows.
 */
export type Place = "grown" | "sapling" | "top" | "bottom" | "left" | "right";

/**
 * What the game works out about one forest.
 */
export type PlayerAids = { 
/**
 * The permanent effects at work (FS-65).
 */
buffs: Array<Buff>, 
/**
 * The score by species, sets and cave (FS-65); empty while scores are hidden (FS-39).
 */
shares: Array<Share>, 
/**
 * The cards that score something by themselves; empty while scores are hidden (FS-39).
 */
points: Array<CardPoints>, };

/**
 * One player's things.
 */
export type PlayerView = { 
/**
 * How many cards are in the hand.
 */
held: number, 
/**
 * The hand; empty if it is hidden.
 */
hand: Set<Card>, 
/**
 * The cards that everybody knows to be in the hand.
 */
known: Set<Card>, 
/**
 * The cards that everybody knows to be in the hand or face down before the player.
 */
lost: Set<Card>, 
/**
 * The face-down cards; empty if they are hidden.
 */
secret: Set<Card>, 
/**
 * The hosts, in the order in which they were laid.
 */
hosts: Array<Grown>, 
/**
 * How many cards are in the cave.
 */
cave: number, 
/**
 * Those that the viewer knows.
 */
"cave-cards": Set<Card>, 
/**
 * The score, unless it is hidden until the end (FS-39).
 */
total: number | null, };

/**
 * What others see of an event that is about a hidden card.
 */
export type Redacted = { "type": "pondered", seat: Seat, } | { "type": "laid", seat: Seat, 
/**
 * Where it lies.
 */
spot: Spot, 
/**
 * How it came to be played.
 */
by: Source, } | { "type": "drew-one", seat: Seat, } | { "type": "stashed-one", seat: Seat, };

/**
 * Why an action is refused.
 */
export type Rejection = { "code": "game-over" } | { "code": "not-your-turn", turn: Seat, } | { "code": "not-now", expected: Expected, } | { "code": "hand-has-host" } | { "code": "hand-full" } | { "code": "no-pass" } | { "code": "not-in-hand", card: Card, } | { "code": "not-in-clearing", card: Card, } | { "code": "not-a-host", card: Card, } | { "code": "no-such-half", card: Card, 
/**
 * Where it was to go.
 */
slot: Slot, } | { "code": "no-such-host", host: Host, } | { "code": "no-hosts" } | { "code": "slot-taken", host: Host, slot: Slot, } | { "code": "no-open-slot", slot: Slot, } | { "code": "too-dear", cost: number, 
/**
 * How many other cards are in the hand.
 */
others: number, } | { "code": "pays-for-itself" } | { "code": "pay-in-order", 
/**
 * What was offered.
 */
card: Card, 
/**
 * What was paid last.
 */
last: Card, } | { "code": "too-few-after", 
/**
 * What was offered.
 */
card: Card, 
/**
 * How many cards are due.
 */
due: number, } | { "code": "not-that-kind", 
/**
 * What was asked for.
 */
wanted: Filter, } | { "code": "only-saplings" } | { "code": "not-to-be-taken", card: Card, };

/**
 * A bonus or an effect, and whether it gives something now (FS-41).
 */
export type RewardPreview = { 
/**
 * Whether it gives something now.
 */
status: RewardStatus, 
/**
 * What comes, with its numbers; empty if a count is zero or a condition is not met.
 */
tasks: Array<Task>, };

/**
 * Whether a bonus or an effect gives something now (FS-41).
 *
 * For a bonus this is said of a payment in its colour; without one a bonus gives nothing.
 */
export type RewardStatus = { "type": "certain" } | { "type": "depends", 
/**
 * Enough if one of these is not paid.
 */
keep: Set<Card>, 
/**
 * Enough if one of these is paid.
 */
pay: Set<Card>, } | { "type": "not-used" } | { "type": "no-colour" } | { "type": "missing", 
/**
 * The kind that the reward asks for.
 */
kind: Filter, } | { "type": "empty-clearing" } | { "type": "no-card" } | { "type": "hand-full" } | { "type": "extra-turn-earned" };

/**
 * FS-31 to FS-33 and FS-37: when rewards come.
 */
export type Rewards = "settled" | "at-once";

/**
 * A place at the table, counted from zero in turn order.
 *
 * Only [`Seats`] hands them out, so a `Seat` is a promise that some table has that place.
 */
export type Seat = number;

/**
 * What happened, as one pair of eyes may know it.
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
 * How many cards it is about.
 */
cards: number, 
/**
 * What they score together.
 */
points: number, };

/**
 * FS-39: whether scores are shown while the game goes on.
 */
export type ShowScores = "live" | "at-the-end";

/**
 * One of the four sides of a host where a dweller can live (FS-12).
 */
export type Slot = "top" | "bottom" | "left" | "right";

/**
 * How a card came to be played.
 */
export type Source = "turn" | "mole" | "free";

/**
 * Who is shown on a face. Saplings are no species of tree, but stand here too.
 */
export type Species = "linden" | "oak" | "silver_fir" | "birch" | "beech" | "sycamore" | "douglas_fir" | "horse_chestnut" | "bullfinch" | "camberwell_beauty" | "chaffinch" | "eurasian_jay" | "goshawk" | "great_spotted_woodpecker" | "large_tortoiseshell" | "peacock_butterfly" | "purple_emperor" | "red_squirrel" | "silver_washed_fritillary" | "tawny_owl" | "blackberries" | "chanterelle" | "common_toad" | "fireflies" | "fire_salamander" | "fly_agaric" | "hedgehog" | "mole" | "moss" | "parasol_mushroom" | "penny_bun" | "pond_turtle" | "stag_beetle" | "tree_ferns" | "tree_frog" | "wild_strawberries" | "wood_ant" | "barbastelle_bat" | "bechsteins_bat" | "beech_marten" | "brown_bear" | "brown_long_eared_bat" | "european_badger" | "european_fat_dormouse" | "european_hare" | "fallow_deer" | "gnat" | "greater_horseshoe_bat" | "lynx" | "raccoon" | "red_deer" | "red_fox" | "roe_deer" | "squeaker" | "violet_carpenter_bee" | "wild_boar" | "wolf" | "european_larch" | "stone_pine" | "alpine_marmot" | "alpine_newt" | "bearded_vulture" | "black_trumpet" | "blueberry" | "capercaillie" | "chamois" | "common_raven" | "edelweiss" | "gentian" | "golden_eagle" | "mountain_hare" | "phoebus_apollo" | "savis_pipistrelle" | "steinbock" | "elderberry" | "common_hazel" | "blackthorn" | "barn_owl" | "bee_swarm" | "common_pipistrelle" | "crane_fly" | "digitalis" | "eurasian_magpie" | "european_bison" | "european_polecat" | "european_wildcat" | "female_wild_boar" | "great_green_bush_cricket" | "map_butterfly" | "nightingale" | "stinging_nettle" | "water_vole" | "tree_sapling";

/**
 * Where a placed card lies: at which host, and how.
 */
export type Spot = { 
/**
 * The host; for a host itself, its own number.
 */
host: Host, 
/**
 * How it lies.
 */
place: Place, };

/**
 * What a face is, for everything that counts or asks for such faces.
 */
export type Tag = "tree" | "shrub" | "bird" | "bat" | "butterfly" | "insect" | "pawed_animal" | "cloven_hoofed" | "deer" | "amphibian" | "plant" | "mushroom" | "alpine" | "woodland_edge";

/**
 * Some tags.
 */
export type Tags = Array<"tree" | "shrub" | "bird" | "bat" | "butterfly" | "insect" | "pawed_animal" | "cloven_hoofed" | "deer" | "amphibian" | "plant" | "mushroom" | "alpine" | "woodland_edge">;

/**
 * Something to be done before the turn can end. A [`Reward`] with its numbers filled in.
 */
export type Task = { "type": "draw", n: number, } | { "type": "extra-turn" } | { "type": "free-play", filter: Filter, 
/**
 * Whether one is all.
 */
once: boolean, } | { "type": "play-paid" } | { "type": "play-saplings" } | { "type": "hand-to-cave", 
/**
 * How many have gone there.
 */
n: number, } | { "type": "clearing-to-cave", from: Picking, } | { "type": "clearing-to-hand", from: Picking, } | { "type": "clearing-remove" };

/**
 * What has come together in this turn. Everybody sees all of it.
 */
export type TurnProgress = { 
/**
 * Cards to be drawn at its end (FS-32).
 */
draws: number, 
/**
 * Trees and saplings played (FS-33).
 */
trees: number, 
/**
 * Extra turns to follow (FS-35).
 */
extra: number, 
/**
 * Cards with a permanent effect placed in this turn (FS-38).
 */
fresh: Set<Card>, 
/**
 * What is still to be done.
 */
tasks: Agenda, };

/**
 * What one pair of eyes may know.
 */
export type View = { 
/**
 * What was chosen before the cards were dealt.
 */
config: Config, 
/**
 * Whose eyes; nobody's for a spectator.
 */
viewer: Seat | null, 
/**
 * Who began.
 */
starter: Seat, 
/**
 * Whose turn it is, or was when the game ended.
 */
turn: Seat, 
/**
 * What the table waits for.
 */
phase: PhaseView, 
/**
 * How many cards are in the deck, winter cards left out.
 */
deck: number, 
/**
 * How many of them lie above the first winter card.
 */
"above-winter": number, 
/**
 * How many winter cards have shown.
 */
winters: number, 
/**
 * How many cards were removed unseen.
 */
removed: number, 
/**
 * The cards in the clearing.
 */
clearing: Set<Card>, 
/**
 * The cards that left the game before all eyes.
 */
gone: Set<Card>, players: BySeat<PlayerView>, 
/**
 * What has come together in this turn.
 */
progress: TurnProgress, };
