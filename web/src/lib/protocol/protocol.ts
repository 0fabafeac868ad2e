// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** The version of the protocol. */
export const VERSION = 1;

/**
 * One act of a finished game, beside what the hard bot would have done (RM-14, RM-30).
 */
export type Analysis<A> = { 
/**
 * Which step of the replay: the deal is 0, so acts are counted from 1.
 */
step: number, 
/**
 * Who acted.
 */
seat: Seat, 
/**
 * What was done.
 */
played: Array<A>, 
/**
 * How many actions there were to choose from.
 */
choices: number, 
/**
 * What the hard bot would have done, and why; nothing if it has nothing to say.
 */
hard: Hint<A> | null, 
/**
 * Whether that is the same, as far as both go.
 */
agrees: boolean, 
/**
 * What the hard bot weighed at its first step, the best first; what was done is among them if
 * it was thought about. Empty if there was no need to think ahead.
 */
weighed: Array<Weighed<A>>, };

/**
 * Why a config was turned down.
 */
export type BadSetting = { "code": "unknown-preset", 
/**
 * What was asked for.
 */
value: string, 
/**
 * What there is.
 */
choices: string, } | { "code": "unknown-field", 
/**
 * What was asked for.
 */
value: string, 
/**
 * What there is.
 */
choices: string, } | { "code": "out-of-range", 
/**
 * The field's name.
 */
field: string, 
/**
 * What was asked for.
 */
value: string, 
/**
 * The smallest that fits.
 */
min: number, 
/**
 * The greatest that fits.
 */
max: number, } | { "code": "not-a-choice", 
/**
 * The field's name.
 */
field: string, 
/**
 * What was asked for.
 */
value: string, 
/**
 * What there is.
 */
choices: string, } | { "code": "not-a-number-or-choice", 
/**
 * The field's name.
 */
field: string, 
/**
 * What was asked for.
 */
value: string, 
/**
 * The smallest number that fits.
 */
min: number, 
/**
 * The greatest number that fits.
 */
max: number, 
/**
 * The choices besides.
 */
choices: string, } | { "code": "lacks", 
/**
 * The field's name.
 */
field: string, 
/**
 * What was asked for.
 */
value: string, 
/**
 * What it must hold.
 */
lacks: string, };

/**
 * One `T` for each place at the table.
 *
 * It lies flat, without a heap, so that a state made of these is cheap to clone.
 */
export type BySeat<T> = Array<T>;

/**
 * Why a server ends a connection.
 */
export type Bye = "taken-over" | "kicked" | "left" | "closed" | "too-slow" | "refused" | "restarting";

/**
 * Everything there is to choose from: menus loop over this and know no game.
 */
export type Catalogue = { 
/**
 * The version of the protocol.
 */
version: number, 
/**
 * The games, in menu order.
 */
games: Array<GameEntry>, 
/**
 * How a room may be run.
 */
options: Array<FieldEntry>, 
/**
 * How well bots play.
 */
levels: Array<string>, 
/**
 * What faces may be made.
 */
emotes: Array<string>, };

/**
 * A part of the rules with a heading.
 *
 * Its heading is the message `<game>-chapter-<key>` in `locales/`.
 */
export type Chapter = { 
/**
 * What the chapter is about.
 */
key: string, 
/**
 * Its rules.
 */
clauses: Array<Clause>, };

/**
 * Who chose an act.
 */
export type Chooser = "player" | "bot" | "stand-in" | "default" | "absence";

/**
 * One rule.
 *
 * Its text is the message named like its id in lower case (`bt-3`) in `locales/`, followed by
 * its sentences. A clause with sentences needs no message.
 */
export type Clause = { 
/**
 * The id that tests, refusals and comments cite.
 */
id: string, 
/**
 * What the text leaves open, such as the numbers of the preset in force.
 */
values: Array<[string, Value]>, 
/**
 * What is said by things that bring their own names, such as a pattern of Big Two.
 */
sentences?: Array<Names>, };

/**
 * A message from a client. `A` is an action of the game that is played.
 */
export type ClientMessage<A> = { "type": "hello" } & Hello | { "type": "ask" } & Request<A> | { "type": "ping", 
/**
 * Comes back unchanged.
 */
sent: Millis, };

/**
 * Why a room was closed.
 */
export type Closing = "host" | "deserted";

/**
 * What people type to find a room (RM-1).
 */
export type Code = string;

/**
 * What a person may ask of a room.
 */
export type Command<A> = { "do": "join", 
/**
 * What to be called.
 */
name: string, 
/**
 * Whether to play.
 */
role: Role, } | { "do": "leave" } | { "do": "sit", 
/**
 * Which.
 */
seat: Seat | null, } | { "do": "stand" } | { "do": "add-nonce", 
/**
 * 32 bytes that nobody else could guess.
 */
nonce: Nonce, } | { "do": "seat-bot", 
/**
 * Which.
 */
seat: Seat | null, 
/**
 * How well it plays.
 */
level: Level, } | { "do": "remove-bot", 
/**
 * Which.
 */
seat: Seat, } | { "do": "swap", 
/**
 * One of them.
 */
one: Seat, 
/**
 * The other.
 */
other: Seat, } | { "do": "kick", 
/**
 * Whom.
 */
person: PersonId, } | { "do": "pass-host", 
/**
 * Whom.
 */
person: PersonId, } | { "do": "choose-preset", 
/**
 * Its name.
 */
preset: string, } | { "do": "set", 
/**
 * Its name.
 */
field: string, 
/**
 * What it shall be.
 */
value: Setting, } | { "do": "set-option", 
/**
 * Its name.
 */
field: string, 
/**
 * What it shall be.
 */
value: Setting, } | { "do": "start" } | { "do": "act", 
/**
 * In this order. Only the last may turn up something new.
 */
steps: Array<A>, } | { "do": "hint" } | { "do": "say", 
/**
 * What.
 */
text: string, } | { "do": "emote", 
/**
 * Which.
 */
emote: Emote, } | { "do": "mute", 
/**
 * Whose.
 */
person: PersonId, 
/**
 * Whether it is taken away.
 */
muted: boolean, } | { "do": "close" };

/**
 * What binds the server to its secret without telling it.
 */
export type Commitment = string;

/**
 * When a seat will be passed over.
 */
export type Deadline = { 
/**
 * When.
 */
at: Millis, 
/**
 * Why.
 */
why: Lateness, };

/**
 * A word without words (RM-13).
 */
export type Emote = "hello" | "nice" | "thanks" | "wow" | "oops" | "thinking" | "hurry" | "good-game";

/**
 * Example cards of a thing that brings its own names, such as a pattern of Big Two.
 */
export type Example = { 
/**
 * The id of the thing.
 */
id: string, 
/**
 * What it is, in a sentence.
 */
about: Names, 
/**
 * Groups of cards, each beaten by the next.
 */
cards: Array<Array<string>>, };

/**
 * One thing to choose.
 */
export type FieldEntry = { 
/**
 * Its lasting name.
 */
field: string, 
/**
 * The id of the rule it changes.
 */
rule: string, 
/**
 * What may be chosen.
 */
fits: Fits, 
/**
 * What it is unless somebody chooses.
 */
default: Setting, };

/**
 * What fits a field.
 */
export type Fits = { "kind": "flag" } | { "kind": "number", 
/**
 * The smallest.
 */
min: number, 
/**
 * The greatest.
 */
max: number, } | { "kind": "choice", 
/**
 * Their names.
 */
names: Array<string>, } | { "kind": "number-or-choice", 
/**
 * The smallest.
 */
min: number, 
/**
 * The greatest.
 */
max: number, 
/**
 * The names of the choices.
 */
names: Array<string>, } | { "kind": "several", 
/**
 * Their names.
 */
names: Array<string>, };

/**
 * What one person may know of a room at one moment.
 */
export type Frame<A, S, V> = { 
/**
 * How many entries the room's log has.
 */
seq: Seq, 
/**
 * The server's time, for clocks that count down.
 */
now: Millis, 
/**
 * Whom this is for.
 */
you: PersonId, 
/**
 * The room; none if it is as it was in the frame before.
 *
 * In a running game it is the larger half of a frame, and hardly ever changes.
 */
room: RoomView | null, 
/**
 * The game that is played, or was played last.
 */
table: TableView<A, V> | null, 
/**
 * What happened since the client last looked.
 */
news: Array<Heard<A, S>>, };

/**
 * A game on offer.
 */
export type GameEntry = { 
/**
 * Its lasting name.
 */
game: string, 
/**
 * How many must play.
 */
"min-seats": number, 
/**
 * How many may play.
 */
"max-seats": number, 
/**
 * The presets, the default first.
 */
presets: Array<PresetEntry>, 
/**
 * The single settings.
 */
fields: Array<FieldEntry>, 
/**
 * What brings its own names, by the key that it would have in `locales/`.
 */
names: { [key in string]: Names }, 
/**
 * Example cards of what brings its own names, in the order in which people learn them.
 */
examples: Array<Example>, };

/**
 * Something that happened, and when.
 */
export type Heard<A, S> = { 
/**
 * The entry of the log it is about.
 */
seq: Seq, 
/**
 * When.
 */
at: Millis, } & ({ "news": "opened" } | { "news": "joined", 
/**
 * Who.
 */
person: PersonId, 
/**
 * What they are called.
 */
name: Name, 
/**
 * Where they sit; nowhere if they look on.
 */
seat: Seat | null, } | { "news": "left", 
/**
 * Who.
 */
person: PersonId, 
/**
 * What they were called.
 */
name: Name, 
/**
 * Whether the host sent them away.
 */
kicked: boolean, } | { "news": "sat", 
/**
 * Who.
 */
person: PersonId, 
/**
 * Which.
 */
seat: Seat, } | { "news": "stood", 
/**
 * Who.
 */
person: PersonId, } | { "news": "bot-seated", 
/**
 * Which.
 */
seat: Seat, 
/**
 * How well it plays.
 */
level: Level, } | { "news": "bot-removed", 
/**
 * From which seat.
 */
seat: Seat, } | { "news": "swapped", 
/**
 * One of them.
 */
one: Seat, 
/**
 * The other.
 */
other: Seat, } | { "news": "host-passed", 
/**
 * Who.
 */
person: PersonId, } | { "news": "preset-chosen", 
/**
 * The name of the preset.
 */
preset: string, } | { "news": "field-set", 
/**
 * Its name.
 */
field: string, 
/**
 * What it is now.
 */
value: Setting, } | { "news": "option-set", 
/**
 * The name of the option.
 */
field: string, 
/**
 * What it is now.
 */
value: Setting, } | { "news": "nonce-added", 
/**
 * Who.
 */
person: PersonId, 
/**
 * What.
 */
nonce: Nonce, } | { "news": "started", 
/**
 * The how-many-eth game of the room it is, counted from 1.
 */
number: number, } | { "news": "happened", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Who chose what to do.
 */
"chosen-by": Chooser, 
/**
 * What you see of it.
 */
events: Array<S>, } | { "news": "finished", 
/**
 * How it ended.
 */
outcome: Outcome, 
/**
 * What the luck of the game came from (RM-22).
 */
secret: Secret, } | { "news": "pledged", 
/**
 * By this.
 */
commitment: Commitment, } | { "news": "online", 
/**
 * Who.
 */
person: PersonId, } | { "news": "offline", 
/**
 * Whose.
 */
person: PersonId, } | { "news": "said", 
/**
 * Who.
 */
person: PersonId, 
/**
 * What.
 */
text: string, } | { "news": "emoted", 
/**
 * Who.
 */
person: PersonId, 
/**
 * Which.
 */
emote: Emote, } | { "news": "muted", 
/**
 * Whose.
 */
person: PersonId, 
/**
 * Whether it was taken away.
 */
muted: boolean, } | { "news": "hint-asked", 
/**
 * Who.
 */
seat: Seat, } | { "news": "hint-given", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * The hint, if it is for you and there is one.
 */
hint: Hint<A> | null, } | { "news": "closed", 
/**
 * Why.
 */
why: Closing, });

/**
 * Who a client is, and what it has seen before.
 */
export type Hello = { 
/**
 * The version of the protocol it speaks.
 */
version: number, 
/**
 * The room it wants to be in.
 */
room: Code, 
/**
 * The token by which it is known.
 */
token: Token, 
/**
 * The `seq` of the last frame it has seen: what happened since is told again. Whoever has seen
 * none is told the last of it.
 */
since?: Seq, };

/**
 * What the hard bot would do, and why (RM-14).
 */
export type Hint<A> = { 
/**
 * What it would do.
 */
steps: Array<A>, 
/**
 * Why, the weightiest reason first.
 */
reasons: Array<Reason>, };

/**
 * A player's past games (RM-31).
 */
export type History = { 
/**
 * The last one first.
 */
games: Array<PastGame>, 
/**
 * How it went so far, by game.
 */
statistics: Array<Statistics>, 
/**
 * What to ask for to see those before; none if these are all.
 */
next: string | null, };

/**
 * Why a seat is passed over.
 */
export type Lateness = "absent" | "time-up";

/**
 * How well a bot plays (RM-3).
 */
export type Level = "easy" | "medium" | "hard";

/**
 * A moment, in milliseconds since 1970 in UTC.
 */
export type Millis = number;

/**
 * A person's name: 1 to 24 characters of any script, without tricks.
 */
export type Name = string;

/**
 * What people call a thing or say about it, in each language of `locales/`.
 *
 * For things that must stay one file each, such as a pattern of Big Two; everything else is
 * called by a key in `locales/`.
 */
export type Names = { 
/**
 * English.
 */
en: string, 
/**
 * 繁體中文.
 */
"zh-TW": string, 
/**
 * 简体中文.
 */
"zh-CN": string, };

/**
 * What a player adds to the luck of a game.
 */
export type Nonce = string;

/**
 * Asks for a new room (RM-1). The token is in the header.
 */
export type OpenRoom = { 
/**
 * Which game is played in it.
 */
game: string, 
/**
 * What the host is called.
 */
name: string, 
/**
 * Whether the host plays.
 */
role: Role, };

/**
 * How a room is run.
 */
export type Options = { 
/**
 * Whether anybody can find it in the list of rooms (RM-1).
 */
listed: boolean, 
/**
 * How many seconds a lost connection may take to come back (RM-7).
 */
grace: number, 
/**
 * Who acts for the absent (RM-7).
 */
"stand-in": StandIn, 
/**
 * How many seconds a turn may take; 0 for as long as it takes (RM-11).
 */
"turn-timer": number, 
/**
 * Whether those seated may chat (RM-13).
 */
chat: boolean, 
/**
 * Whether players may ask what the hard bot would do (RM-14).
 */
hints: boolean, };

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
 * A finished game in a player's history.
 */
export type PastGame = { 
/**
 * What its record and its replay are called. Whoever is told it can see the game.
 */
id: string, 
/**
 * The room it was played in.
 */
room: Code, 
/**
 * The how-many-eth game of the room it was, counted from 1.
 */
number: number, 
/**
 * Which game.
 */
game: string, 
/**
 * When it was over.
 */
finished: Millis, 
/**
 * Who played, by seat.
 */
players: Array<Player>, 
/**
 * Each seat's final score.
 */
scores: Array<number>, 
/**
 * Which seats won.
 */
winners: Array<number>, 
/**
 * Which seat was yours.
 */
seat: number, };

/**
 * A person in one room. Never given to another, even after the first has left.
 */
export type PersonId = number;

/**
 * Somebody in the room.
 */
export type PersonView = { 
/**
 * Who.
 */
person: PersonId, 
/**
 * What they are called.
 */
name: Name, 
/**
 * Whether they are connected (RM-7).
 */
online: boolean, 
/**
 * Whether the host has taken their voice away (RM-13).
 */
muted: boolean, };

/**
 * Whether a game is going on.
 */
export type Phase = "lobby" | "playing" | "closed";

/**
 * What is in a seat.
 */
export type Place = { "taken-by": "nobody" } | { "taken-by": "person", 
/**
 * Who.
 */
person: PersonId, } | { "taken-by": "bot", 
/**
 * How well it plays.
 */
level: Level, };

/**
 * A player of one game, as it is remembered.
 */
export type Player = { "person": Name } | { "bot": Level };

/**
 * All settings of a game at once.
 */
export type PresetEntry = { 
/**
 * Its lasting name.
 */
preset: string, 
/**
 * What it stands for.
 */
settings: { [key in string]: Setting }, };

/**
 * A reason as data: the key of a sentence in `locales/`, and its values.
 */
export type Reason = { 
/**
 * The key of the sentence.
 */
key: string, 
/**
 * What the sentence leaves open.
 */
values: { [key in string]: Word }, };

/**
 * Why a request was turned down, and by whom.
 *
 * Written, it is one object with `of`, `code` and the values: `J` is a game's own refusal.
 * `locales/` has a sentence for every code.
 */
export type Refusal<J> = { "of": "server" } & ServerRefusal | { "of": "room" } & RoomRefusal | { "of": "setting" } & BadSetting | { "of": "game", 
/**
 * Which of the steps asked for, counted from 0.
 */
step: number, } & J;

/**
 * A finished game, step by step, through one pair of eyes or all of them (RM-30).
 */
export type Replay<S, V> = { 
/**
 * Which game.
 */
game: string, 
/**
 * Who played, by seat.
 */
players: Array<Player>, 
/**
 * What each seat saw.
 */
seats: Array<Array<ReplayStep<S, V>>>, 
/**
 * How it ended.
 */
outcome: Outcome, };

/**
 * One moment of a replay, through one pair of eyes.
 */
export type ReplayStep<S, V> = { 
/**
 * When; none for the deal.
 */
at: Millis | null, 
/**
 * Who acted; nobody for the deal.
 */
seat: Seat | null, 
/**
 * What was seen of it.
 */
events: Array<S>, 
/**
 * What was seen after it.
 */
view: V, };

/**
 * A request with a name of the client's making.
 *
 * The same request may be sent again after a lost connection: it is answered again, and acts once
 * (RM-21).
 */
export type Request<A> = { 
/**
 * What the client calls it: one name for one request.
 */
id: RequestId, 
/**
 * What it asks for.
 */
command: Command<A>, };

/**
 * What a client calls a request, so that sending it again is harmless (RM-21).
 */
export type RequestId = string;

/**
 * What somebody comes for.
 */
export type Role = "player" | "spectator";

/**
 * A room in the list.
 */
export type RoomEntry = { 
/**
 * What to type to find it.
 */
room: Code, 
/**
 * Which game is played there.
 */
game: string, 
/**
 * What the host is called, if anybody is there.
 */
host: string | null, 
/**
 * Whether a game is going on.
 */
phase: Phase, 
/**
 * The preset that was chosen last.
 */
preset: string, 
/**
 * How many seats are taken.
 */
taken: number, 
/**
 * How many seats there are.
 */
seats: number, 
/**
 * How many are looking on.
 */
spectators: number, };

/**
 * The rooms whose hosts want to be found (RM-1).
 */
export type RoomList = { 
/**
 * The one opened last first.
 */
rooms: Array<RoomEntry>, };

/**
 * Answers [`OpenRoom`].
 */
export type RoomOpened = { 
/**
 * What others type to find it.
 */
room: Code, 
/**
 * The path of a link that leads there.
 */
link: string, };

/**
 * Why a room turned a request down.
 */
export type RoomRefusal = { "code": "not-in-room" } | { "code": "already-in-room" } | { "code": "taken-over" } | { "code": "kicked" } | { "code": "room-closed" } | { "code": "room-full", 
/**
 * How many there may be.
 */
max: number, } | { "code": "name-empty" } | { "code": "name-too-long", 
/**
 * How many it may have.
 */
max: number, 
/**
 * How many it has.
 */
found: number, } | { "code": "name-bad-character", 
/**
 * Which, as `U+202E`.
 */
character: string, } | { "code": "name-taken", 
/**
 * Which.
 */
name: Name, } | { "code": "host-only" } | { "code": "not-yourself" } | { "code": "no-such-person", 
/**
 * Who was meant.
 */
person: PersonId, } | { "code": "person-offline", 
/**
 * Who was meant.
 */
person: PersonId, } | { "code": "no-such-seat", 
/**
 * Which was meant.
 */
seat: Seat, 
/**
 * How many there are.
 */
seats: number, } | { "code": "seat-taken", 
/**
 * Which was meant.
 */
seat: Seat, } | { "code": "no-free-seat" } | { "code": "no-bot-there", 
/**
 * Which was meant.
 */
seat: Seat, } | { "code": "not-seated" } | { "code": "game-running" } | { "code": "no-game" } | { "code": "too-few-players", 
/**
 * How many there are.
 */
found: number, 
/**
 * How many there must be.
 */
min: number, } | { "code": "nonce-given" } | { "code": "no-steps" } | { "code": "too-many-steps", 
/**
 * How many there may be.
 */
max: number, } | { "code": "steps-after-luck", 
/**
 * Which, counted from 0.
 */
step: number, } | { "code": "chat-off" } | { "code": "muted" } | { "code": "chat-empty" } | { "code": "chat-too-long", 
/**
 * How many it may have.
 */
max: number, 
/**
 * How many it has.
 */
found: number, } | { "code": "chat-too-fast", 
/**
 * How many milliseconds to wait.
 */
wait: number, } | { "code": "hints-off" } | { "code": "not-your-turn" } | { "code": "hint-asked" };

/**
 * What everybody in a room may know of it.
 */
export type RoomView = { 
/**
 * What to type to find it.
 */
code: Code, 
/**
 * Which game is played here.
 */
game: string, 
/**
 * Whether a game is going on.
 */
phase: Phase, 
/**
 * Who is the host, if anybody is there.
 */
host: PersonId | null, 
/**
 * Everybody who has joined and not left.
 */
people: Array<PersonView>, 
/**
 * Who sits where.
 */
seats: Array<Place>, 
/**
 * How many are looking on (RM-6).
 */
spectators: number, 
/**
 * The preset that was chosen last.
 */
preset: string, 
/**
 * The settings of the game, by name (RM-4).
 */
settings: { [key in string]: Setting }, 
/**
 * How the room is run.
 */
options: Options, 
/**
 * What binds the server to the luck of the next game, or of the one being played (RM-22).
 */
commitment: Commitment, 
/**
 * Who has added to that luck.
 */
nonces: Array<PersonId>, };

/**
 * The rules of a game under the settings in force.
 */
export type RulesPage = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its rules, as keys and values for the translations.
 */
rulebook: Array<Chapter>, };

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
 * What the server keeps to itself until the game is over.
 */
export type Secret = string;

/**
 * How many entries of a room's log came before: the first entry has the number 0.
 */
export type Seq = number;

/**
 * A message to a client.
 *
 * `A`, `S` and `V` are an action, a seen event and a view of the game that is played; `F` is a
 * [`Refusal`](crate::Refusal) of it.
 */
export type ServerMessage<A, S, V, F> = { "type": "snapshot" } & Frame<A, S, V> | { "type": "update" } & Frame<A, S, V> | { "type": "ack", 
/**
 * Which request.
 */
id: RequestId, 
/**
 * The entry that came of it.
 */
seq: Seq, } | { "type": "refused", 
/**
 * Which request; none if it was not read so far.
 */
id: RequestId | null, 
/**
 * The id of the rule that forbids it.
 */
rule: string, 
/**
 * Why.
 */
refusal: F, } | { "type": "pong", 
/**
 * As it came.
 */
sent: Millis, 
/**
 * The server's time.
 */
now: Millis, } | { "type": "bye", 
/**
 * Why.
 */
why: Bye, };

/**
 * Why a server turned a message down before any room was asked (RM-24).
 */
export type ServerRefusal = { "code": "malformed", 
/**
 * Where reading stopped, and why.
 */
detail: string, } | { "code": "other-version", 
/**
 * What was asked for.
 */
found: number, 
/**
 * What is spoken.
 */
speaks: number, } | { "code": "hello-first" } | { "code": "no-such-room", 
/**
 * What was asked for.
 */
room: Code, } | { "code": "no-such-game", 
/**
 * What was asked for.
 */
game: string, } | { "code": "no-such-record", 
/**
 * What was asked for.
 */
record: string, } | { "code": "no-token" } | { "code": "foreign-origin", 
/**
 * Where the page came from.
 */
origin: string, } | { "code": "too-large", 
/**
 * How many are allowed.
 */
max: number, } | { "code": "too-many-messages", 
/**
 * How many milliseconds to wait.
 */
wait: number, } | { "code": "too-many-rooms", 
/**
 * How many are allowed.
 */
max: number, } | { "code": "too-many-connections", 
/**
 * How many are allowed.
 */
max: number, } | { "code": "busy" };

/**
 * A value that fits some field.
 */
export type Setting = boolean | number | string | Array<string>;

/**
 * Who acts for the absent (RM-7).
 */
export type StandIn = "nobody" | "easy" | "medium" | "hard";

/**
 * How a player has done in one game so far (RM-31).
 */
export type Statistics = { 
/**
 * Which game.
 */
game: string, 
/**
 * How many were played to the end.
 */
played: number, 
/**
 * How many of them were won, alone or shared.
 */
won: number, 
/**
 * The sum of all scores.
 */
total: number, 
/**
 * The best score.
 */
best: number, };

/**
 * What one person may know of a game.
 */
export type TableView<A, V> = { 
/**
 * The how-many-eth game of the room it is, counted from 1.
 */
number: number, 
/**
 * Who plays, or played, by seat.
 */
players: Array<Player>, 
/**
 * Who acted first: the one with the ⭐ (RM-5).
 */
starts: Seat | null, 
/**
 * Which seat is yours; none if you look on.
 */
seat: Seat | null, 
/**
 * Whose turn it is; nobody's when the game is over.
 */
turn: Seat | null, 
/**
 * The game as you see it.
 */
view: V, 
/**
 * Everything you may do now. What is not here will be refused.
 */
legal: Array<A>, 
/**
 * When the seat to act will be passed over, if it will (RM-7, RM-11).
 */
deadline: Deadline | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * The game as each seat saw it, once it is over (RM-6).
 */
open: Array<V>, };

/**
 * What the browser keeps, and by which it is known. The token is the player (RM-2).
 */
export type Token = string;

/**
 * Answers who has no token yet: from now on the token is the player (RM-2).
 */
export type TokenGiven = { 
/**
 * To be kept by the browser and shown to nobody.
 */
token: Token, };

/**
 * A value in a sentence.
 */
export type Value = number | string | Array<Names>;

/**
 * An action that the hard bot thought ahead about.
 */
export type Weighed<A> = { 
/**
 * The action.
 */
action: A, 
/**
 * The chance of a good end that it saw in it, in percent.
 */
percent: number, 
/**
 * In how many imagined worlds it was tried: the more, the surer.
 */
tries: number, };

/**
 * A value in a sentence.
 */
export type Word = number | string | Array<{ [key in string]: string }>;
