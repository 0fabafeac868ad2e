// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** The version of the protocol. */
export const VERSION = 1;

/** The fields of a room's refusals that hold a seat. */
export const SEAT_FIELDS: readonly string[] = [
  "seat",
];

/**
 * One act of a finished game, and what the hard bot would have done instead (RM-14, RM-30).
 */
export type Analysis<A> = { 
/**
 * Step of the replay. The deal is step 0, so acts are counted from 1.
 */
step: number, seat: Seat, 
/**
 * The actions that were taken.
 */
played: Array<A>, 
/**
 * Number of legal actions.
 */
choices: number, 
/**
 * The move of the hard bot; `None` if it found none.
 */
suggestion: Hint<A> | null, 
/**
 * Whether the suggestion equals the actions taken, as far as both go.
 */
agrees: boolean, 
/**
 * The actions that the hard bot considered at its first step, the best first. Includes the action
 * taken if the bot considered it. Empty if the bot did not need to search.
 */
candidates: Array<CandidateAction<A>>, };

/**
 * One `T` per seat.
 *
 * It is stored inline, so that a state made of these is cheap to clone.
 */
export type BySeat<T> = Array<T>;

/**
 * An action that a bot considered by searching.
 */
export type CandidateAction<A> = { 
/**
 * The action.
 */
action: A, 
/**
 * The estimated chance of winning with it, in percent.
 */
"win-percent": number, 
/**
 * Number of simulations that tried it. The more, the better the estimate.
 */
visits: number, };

/**
 * A part of the rules with a heading.
 *
 * Its heading is the message `<game>-chapter-<key>` in `locales/`.
 */
export type Chapter = { 
/**
 * The id of the chapter.
 */
key: string, 
/**
 * Its rules.
 */
clauses: Array<Clause>, };

/**
 * Who chose an act.
 */
export type ChosenBy = "player" | "bot" | "stand-in" | "default" | "absence";

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
 * Values of the text's variables, such as the numbers of the preset in force.
 */
values: Array<[string, Value]>, 
/**
 * Further sentences from things that contain their own names, such as a pattern of Big Two.
 */
sentences?: Array<Names>, };

/**
 * A message from a client. `A` is an action of the game that is played.
 */
export type ClientMessage<A> = { "type": "hello" } & Hello | { "type": "request" } & Request<A> | { "type": "ping", 
/**
 * Returned unchanged in the `pong`.
 */
sent: Timestamp, };

/**
 * What a person may ask a room to do.
 */
export type Command<A> = { "type": "join", name: string, role: Role, } | { "type": "leave" } | { "type": "leave-to-bot", level: Level, } | { "type": "sit", seat: Seat | null, } | { "type": "stand" } | { "type": "add-nonce", 
/**
 * 32 unpredictable bytes.
 */
nonce: Nonce, } | { "type": "seat-bot", seat: Seat | null, level: Level, } | { "type": "remove-bot", seat: Seat, } | { "type": "swap", one: Seat, other: Seat, } | { "type": "kick", person: PersonId, } | { "type": "pass-host", person: PersonId, } | { "type": "choose-preset", preset: string, } | { "type": "set", field: string, value: Setting, } | { "type": "set-option", field: string, value: Setting, } | { "type": "start" } | { "type": "act", 
/**
 * In this order. Only the last step may draw from luck.
 */
steps: Array<A>, } | { "type": "hint" } | { "type": "say", text: string, } | { "type": "emote", emote: Emote, } | { "type": "mute", person: PersonId, muted: boolean, } | { "type": "close" };

/**
 * A hash that binds the server to its secret without revealing it.
 */
export type Commitment = string;

/**
 * When and why the seat to act is skipped.
 */
export type Deadline = { at: Timestamp, reason: DeadlineReason, };

/**
 * Why a seat is skipped.
 */
export type DeadlineReason = "absent" | "time-up";

/**
 * Why a server ends a connection.
 */
export type DisconnectReason = "taken-over" | "kicked" | "left" | "closed" | "too-slow" | "refused" | "restarting";

/**
 * A preset reaction (RM-13).
 */
export type Emote = "hello" | "nice" | "thanks" | "wow" | "oops" | "thinking" | "hurry" | "good-game";

/**
 * Example cards of a thing that contains its own names, such as a pattern of Big Two.
 */
export type Example = { 
/**
 * The id of the thing.
 */
id: string, 
/**
 * A sentence that describes it.
 */
about: Names, 
/**
 * Groups of cards, each beaten by the next.
 */
cards: Array<Array<string>>, };

/**
 * A setting or an option.
 */
export type FieldEntry = { field: string, 
/**
 * The id of the rule it changes.
 */
rule: string, 
/**
 * The values that fit.
 */
fits: FieldType, default: Setting, };

/**
 * The valid values of a field.
 */
export type FieldType = { "type": "bool" } | { "type": "int", 
/**
 * The minimum.
 */
min: number, 
/**
 * The maximum.
 */
max: number, } | { "type": "choice", 
/**
 * Their names.
 */
names: Array<string>, } | { "type": "int-or-choice", 
/**
 * The minimum.
 */
min: number, 
/**
 * The maximum.
 */
max: number, 
/**
 * The names of the choices.
 */
names: Array<string>, } | { "type": "set", 
/**
 * Their names.
 */
names: Array<string>, };

/**
 * What one person may know of a room at one moment.
 */
export type Frame<A, S, V, D> = { 
/**
 * Number of entries in the room's log.
 */
seq: Seq, 
/**
 * The server's time, for countdowns.
 */
now: Timestamp, 
/**
 * The person who receives this frame.
 */
you: PersonId, 
/**
 * The room; `None` if it has not changed since the frame before.
 *
 * In a running game the room would be the larger half of a frame, and it rarely changes.
 */
room: RoomView | null, 
/**
 * The game in progress, or the last one.
 */
table: TableView<A, V, D> | null, 
/**
 * The news since the frame before.
 */
news: Array<NewsItem<A, S>>, };

/**
 * A game in the catalogue.
 */
export type GameEntry = { game: string, "min-seats": number, "max-seats": number, 
/**
 * The presets, the default first.
 */
presets: Array<PresetEntry>, 
/**
 * The settings that can be changed one by one.
 */
fields: Array<FieldEntry>, 
/**
 * Names that are not in `locales/`, by the key they would have there.
 */
names: { [key in string]: Names }, 
/**
 * Example cards for those names, in the order in which people learn them.
 */
examples: Array<Example>, };

/**
 * How to play under the settings in force.
 */
export type Guide = { 
/**
 * The chapters, in reading order. Each fits on one screen.
 */
chapters: Array<GuideChapter>, 
/**
 * Numbers of this table, each with the message `<game>-guide-number-<name>` as its label,
 * which gets the number as `$n`.
 */
numbers: Array<[string, Value]>, };

/**
 * A chapter of the guide.
 *
 * Its name is the message `guide-chapter-<key>`, its heading `<game>-guide-<key>`.
 */
export type GuideChapter = { 
/**
 * `goal`, `turn`, `counts` or `end`.
 */
key: string, 
/**
 * What the chapter says.
 */
points: Array<GuidePoint>, };

/**
 * A short paragraph of the guide with a title and a picture.
 *
 * Its title is the message `<game>-guide-<key>`, its text `<game>-guide-<key>-about`.
 */
export type GuidePoint = { 
/**
 * The id of the paragraph.
 */
key: string, 
/**
 * Values of the variables of the title and the text.
 */
values: Array<[string, Value]>, 
/**
 * The cards in the picture, each as the game writes it.
 */
cards: Array<string>, };

/**
 * Payload of the `hello` message.
 */
export type Hello = { 
/**
 * The protocol version of the client.
 */
version: number, 
/**
 * The room to connect to.
 */
room: RoomCode, 
/**
 * The token that identifies the player.
 */
token: Token, 
/**
 * The `seq` of the last frame the client received. The server sends the news since then; without
 * it, the most recent news.
 */
since?: Seq, };

/**
 * The move of the hard bot, and its reasons (RM-14).
 */
export type Hint<A> = { steps: Array<A>, 
/**
 * The most important reason first.
 */
reasons: Array<Message>, };

/**
 * A player's past games (RM-31).
 */
export type History = { 
/**
 * Newest first.
 */
games: Array<PastGame>, 
/**
 * By game.
 */
statistics: Array<Statistics>, 
/**
 * Cursor of the next page; `None` on the last page.
 */
next: string | null, };

/**
 * The level of a bot (RM-3).
 */
export type Level = "easy" | "medium" | "hard";

/**
 * A message in `locales/`: its key, and the values of its variables.
 */
export type Message = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * The values of its variables, by name.
 */
values: { [key in string]: Value }, };

/**
 * A person's name: 1 to 24 characters of any script, none of them invisible.
 */
export type Name = string;

/**
 * Response to `POST /api/remove-name`: the rooms with a name of the player.
 */
export type NameRemoved = { 
/**
 * Number of closed rooms. The server removes the name from them and from their games now.
 */
closed: number, 
/**
 * Number of open rooms. The server removes the name from them soon after they close.
 */
open: number, };

/**
 * The names of a thing, or a sentence about it, in each language of `locales/`.
 *
 * For things that must stay one file each, such as a pattern of Big Two. Everything else has a key
 * in `locales/`. A language that is missing here uses the English name.
 */
export type Names = { 
/**
 * The English name.
 */
en: string, 
/**
 * The name in 繁體中文.
 */
"zh-TW": string, 
/**
 * The name in 简体中文.
 */
"zh-CN": string, };

/**
 * [`Names`] as sent and stored: by the tag of the language.
 */
export type NamesByTag = { [key in string]: string };

/**
 * Response to `POST /api/token`. The token identifies the player from now on (RM-2).
 */
export type NewToken = { 
/**
 * A secret that the browser keeps.
 */
token: Token, };

/**
 * One log entry, as one viewer may know it.
 */
export type NewsItem<A, S> = { 
/**
 * Number of the log entry.
 */
seq: Seq, at: Timestamp, } & ({ "type": "opened" } | { "type": "joined", person: PersonId, name: Name, 
/**
 * Their seat; `None` for a spectator.
 */
seat: Seat | null, } | { "type": "left", person: PersonId, name: Name, 
/**
 * Whether the host removed them.
 */
kicked: boolean, } | { "type": "sat", person: PersonId, seat: Seat, } | { "type": "stood", person: PersonId, } | { "type": "bot-seated", seat: Seat, level: Level, } | { "type": "bot-removed", seat: Seat, } | { "type": "swapped", one: Seat, other: Seat, } | { "type": "host-changed", person: PersonId, } | { "type": "preset-chosen", preset: string, } | { "type": "field-set", field: string, value: Setting, } | { "type": "option-set", field: string, value: Setting, } | { "type": "nonce-added", person: PersonId, nonce: Nonce, } | { "type": "started", 
/**
 * Number of this game within the room, starting at 1.
 */
number: number, } | { "type": "acted", seat: Seat, "chosen-by": ChosenBy, 
/**
 * The events as the viewer sees them.
 */
events: Array<S>, 
/**
 * Why a bot made the move, the most important reason first. Only if bots explain their moves.
 */
reasons?: Array<Message>, } | { "type": "finished", outcome: Outcome, 
/**
 * The secret that determined the luck of the game (RM-22).
 */
secret: Secret, } | { "type": "committed", commitment: Commitment, } | { "type": "online", person: PersonId, } | { "type": "offline", person: PersonId, } | { "type": "said", person: PersonId, text: string, } | { "type": "emoted", person: PersonId, emote: Emote, } | { "type": "muted", person: PersonId, muted: boolean, } | { "type": "hint-asked", seat: Seat, } | { "type": "hint-given", seat: Seat, 
/**
 * `None` for other viewers, and if the bot found no hint.
 */
hint: Hint<A> | null, } | { "type": "closed", reason: RoomCloseReason, });

/**
 * A player's contribution to the luck of a game.
 */
export type Nonce = string;

/**
 * Request to create a room (RM-1). The token is in the header.
 */
export type OpenRoom = { game: string, 
/**
 * The host's name.
 */
name: string, 
/**
 * Whether the host plays or watches.
 */
role: Role, };

/**
 * The options of a room.
 */
export type Options = { 
/**
 * Whether the room is in the public list (RM-1).
 */
listed: boolean, 
/**
 * Grace period for a lost connection, in seconds (RM-7).
 */
grace: number, 
/**
 * What acts for absent players (RM-7).
 */
"stand-in": StandIn, 
/**
 * Time limit of a turn in seconds; 0 for no limit (RM-11).
 */
"turn-timer": number, 
/**
 * Whether seated people may chat (RM-13).
 */
chat: boolean, 
/**
 * Whether players may ask for the hard bot's move (RM-14).
 */
hints: boolean, 
/**
 * Whether bots give a reason for every move (RM-14). Everyone sees the reasons, which tell
 * something about the cards of the bots.
 */
explain: boolean, };

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
 * A finished game in a player's history.
 */
export type PastGame = { 
/**
 * Id of its record and its replay. Anyone who knows it can see the game.
 */
id: string, room: RoomCode, 
/**
 * Number of this game within the room, starting at 1.
 */
number: number, game: string, finished: Timestamp, 
/**
 * By seat.
 */
players: Array<Player>, 
/**
 * Each seat's final score.
 */
scores: Array<number>, winners: Array<number>, 
/**
 * The seat of the player whose history this is.
 */
seat: number, };

/**
 * A person in one room. An id is not reused after the person has left, so a room that has
 * assigned all its ids admits nobody else.
 */
export type PersonId = number;

/**
 * A person in the room.
 */
export type PersonView = { person: PersonId, name: Name, 
/**
 * Whether they are connected (RM-7).
 */
online: boolean, 
/**
 * Whether the host has muted them (RM-13).
 */
muted: boolean, };

/**
 * A player of one game, as records keep it.
 */
export type Player = { "person": Name } | { "bot": Level };

/**
 * All settings of a game at once.
 */
export type PresetEntry = { preset: string, settings: { [key in string]: Setting }, };

/**
 * Why a request was refused, and which part of the program refused it.
 *
 * In JSON it is one object with `source`, `code` and the values. `J` is the rejection of a game.
 * `locales/` has a sentence for every code.
 */
export type Refusal<J> = { "source": "server" } & ServerRefusal | { "source": "room" } & RoomRefusal | { "source": "setting" } & SettingRefusal | { "source": "game", 
/**
 * Index of the refused step, counted from 0.
 */
step: number, } & J;

/**
 * A finished game, step by step, as each seat saw it (RM-30).
 */
export type Replay<S, V, D> = { game: string, 
/**
 * By seat.
 */
players: Array<Player>, 
/**
 * The steps as each seat saw them.
 */
seats: Array<Array<ReplayStep<S, V, D>>>, outcome: Outcome, };

/**
 * One step of a replay, as one viewer saw it.
 */
export type ReplayStep<S, V, D> = { 
/**
 * `None` for the deal.
 */
at: Timestamp | null, 
/**
 * The seat that acted; `None` for the deal.
 */
seat: Seat | null, events: Array<S>, 
/**
 * After the events.
 */
view: V, 
/**
 * Display helpers that the game computes from `view`.
 */
aids: D, };

/**
 * A command with an id that the client chooses.
 *
 * A client may send the same request again after a lost connection: the server answers it again and
 * carries it out once (RM-21).
 */
export type Request<A> = { 
/**
 * Unique among the requests of this person.
 */
id: RequestId, command: Command<A>, };

/**
 * Id of a request, so that a client can safely send the request again (RM-21).
 */
export type RequestId = string;

/**
 * Whether a person wants to play or to watch.
 */
export type Role = "player" | "spectator";

/**
 * Why a room was closed.
 */
export type RoomCloseReason = "host" | "deserted";

/**
 * The code that people type to join a room (RM-1).
 */
export type RoomCode = string;

/**
 * Response to [`OpenRoom`].
 */
export type RoomCreated = { room: RoomCode, 
/**
 * The path of the room's page.
 */
link: string, };

/**
 * A room in the list.
 */
export type RoomEntry = { room: RoomCode, game: string, 
/**
 * The host's name; `None` while nobody is online.
 */
host: string | null, phase: RoomStage, 
/**
 * The preset that was chosen last.
 */
preset: string, 
/**
 * Number of occupied seats.
 */
taken: number, 
/**
 * Number of seats.
 */
seats: number, 
/**
 * Number of spectators.
 */
spectators: number, };

/**
 * The listed rooms (RM-1).
 */
export type RoomList = { 
/**
 * Newest first.
 */
rooms: Array<RoomEntry>, };

/**
 * Why a room refused a request.
 */
export type RoomRefusal = { "code": "not-in-room" } | { "code": "already-in-room" } | { "code": "taken-over" } | { "code": "kicked" } | { "code": "room-closed" } | { "code": "room-full", max: number, } | { "code": "no-more-people" } | { "code": "name-empty" } | { "code": "name-too-long", max: number, found: number, } | { "code": "name-bad-character", 
/**
 * As `U+202E`.
 */
character: string, } | { "code": "name-taken", name: Name, } | { "code": "host-only" } | { "code": "not-yourself" } | { "code": "no-such-person", person: PersonId, } | { "code": "person-offline", person: PersonId, } | { "code": "no-such-seat", seat: Seat, seats: number, } | { "code": "seat-taken", seat: Seat, } | { "code": "no-free-seat" } | { "code": "no-bot-there", seat: Seat, } | { "code": "not-seated" } | { "code": "game-running" } | { "code": "no-game" } | { "code": "too-few-players", found: number, min: number, } | { "code": "nonce-given" } | { "code": "no-steps" } | { "code": "too-many-steps", max: number, } | { "code": "steps-after-luck", 
/**
 * Counted from 0.
 */
step: number, } | { "code": "chat-off" } | { "code": "muted" } | { "code": "chat-empty" } | { "code": "chat-too-long", max: number, found: number, } | { "code": "chat-too-fast", 
/**
 * In milliseconds.
 */
wait: number, } | { "code": "hints-off" } | { "code": "not-your-turn" } | { "code": "hint-asked" };

/**
 * Whether a game is in progress.
 */
export type RoomStage = "lobby" | "playing" | "closed";

/**
 * The public state of a room.
 */
export type RoomView = { code: RoomCode, game: string, phase: RoomStage, 
/**
 * The host; `None` while nobody is online.
 */
host: PersonId | null, 
/**
 * Everyone who has joined and not left.
 */
people: Array<PersonView>, 
/**
 * The occupant of each seat.
 */
seats: Array<SeatOccupant>, 
/**
 * Number of online people without a seat (RM-6).
 */
spectators: number, 
/**
 * The preset that was chosen last.
 */
preset: string, 
/**
 * The settings of the game, by name (RM-4).
 */
settings: { [key in string]: Setting }, options: Options, 
/**
 * The commitment for the luck of the next game, or of the game in progress (RM-22).
 */
commitment: Commitment, 
/**
 * The people who contributed a nonce to that luck.
 */
nonces: Array<PersonId>, };

/**
 * The rules of a game under the settings in force.
 */
export type RulesPage = { game: string, 
/**
 * Its rules, as keys and values for the translations.
 */
rulebook: Array<Chapter>, 
/**
 * The same for a beginner.
 */
guide: Guide, };

/**
 * A seat, counted from 0 in turn order.
 *
 * Only [`Seats`] creates them, so a `Seat` proves that some game has that seat.
 */
export type Seat = number;

/**
 * The occupant of a seat.
 */
export type SeatOccupant = { "type": "nobody" } | { "type": "person", person: PersonId, } | { "type": "bot", level: Level, };

/**
 * A set of seats.
 */
export type SeatSet = Array<number>;

/**
 * A value that the server keeps secret until the game is over.
 */
export type Secret = string;

/**
 * Number of an entry in a room's log, counted from 0.
 */
export type Seq = number;

/**
 * The games, settings, options, levels and emotes. Menus loop over this and know no game.
 */
export type ServerCatalogue = { 
/**
 * The protocol version.
 */
version: number, 
/**
 * The games, in menu order.
 */
games: Array<GameEntry>, 
/**
 * The options of a room.
 */
options: Array<FieldEntry>, 
/**
 * The levels of the bots.
 */
levels: Array<Level>, emotes: Array<string>, };

/**
 * A message to a client.
 *
 * `A`, `S`, `V` and `D` are an action, a seen event, a view and the aids of the game that is played;
 * `F` is a [`Refusal`](crate::Refusal) of it.
 */
export type ServerMessage<A, S, V, D, F> = { "type": "snapshot" } & Frame<A, S, V, D> | { "type": "update" } & Frame<A, S, V, D> | { "type": "ack", id: RequestId, 
/**
 * The first entry that it appended.
 */
seq: Seq, } | { "type": "refused", 
/**
 * The request; `None` if the message had no readable id.
 */
id: RequestId | null, 
/**
 * The id of the rule that forbids it.
 */
rule: string, refusal: F, } | { "type": "pong", sent: Timestamp, 
/**
 * The server's time.
 */
now: Timestamp, } | { "type": "bye", reason: DisconnectReason, };

/**
 * Why the server refused a message before the room was involved (RM-24).
 */
export type ServerRefusal = { "code": "malformed", 
/**
 * The position of the error, and its cause.
 */
detail: string, } | { "code": "unsupported-version", found: number, supported: number, } | { "code": "hello-required" } | { "code": "no-such-room", room: RoomCode, } | { "code": "no-such-game", game: string, } | { "code": "no-such-record", record: string, } | { "code": "no-such-step", 
/**
 * The deal is step 0.
 */
step: number, } | { "code": "missing-token" } | { "code": "origin-not-allowed", 
/**
 * Where the page came from.
 */
origin: string, } | { "code": "too-large", max: number, } | { "code": "too-slow", seconds: number, } | { "code": "too-many-messages", 
/**
 * In milliseconds.
 */
wait: number, } | { "code": "too-many-rooms", max: number, } | { "code": "too-many-listed", max: number, } | { "code": "too-many-connections", max: number, } | { "code": "busy" };

/**
 * The value of a field.
 */
export type Setting = boolean | number | string | Array<string>;

/**
 * Why a setting was refused.
 */
export type SettingRefusal = { "code": "unknown-preset", 
/**
 * The requested value.
 */
value: string, 
/**
 * The valid values.
 */
choices: string, } | { "code": "unknown-field", 
/**
 * The requested value.
 */
value: string, 
/**
 * The valid values.
 */
choices: string, } | { "code": "out-of-range", 
/**
 * The field's name.
 */
field: string, 
/**
 * The requested value.
 */
value: string, 
/**
 * The minimum.
 */
min: number, 
/**
 * The maximum.
 */
max: number, } | { "code": "not-a-choice", 
/**
 * The field's name.
 */
field: string, 
/**
 * The requested value.
 */
value: string, 
/**
 * The valid values.
 */
choices: string, } | { "code": "not-a-number-or-choice", 
/**
 * The field's name.
 */
field: string, 
/**
 * The requested value.
 */
value: string, 
/**
 * The minimum.
 */
min: number, 
/**
 * The maximum.
 */
max: number, 
/**
 * The valid choices.
 */
choices: string, } | { "code": "missing-value", 
/**
 * The field's name.
 */
field: string, 
/**
 * The requested value.
 */
value: string, 
/**
 * The required value.
 */
missing: string, };

/**
 * What acts for absent players (RM-7).
 */
export type StandIn = "nobody" | "easy" | "medium" | "hard";

/**
 * Totals of a player in one game (RM-31).
 */
export type Statistics = { game: string, 
/**
 * Number of finished games.
 */
played: number, 
/**
 * Number of games won, alone or shared.
 */
won: number, 
/**
 * Sum of all scores.
 */
total: number, best: number, };

/**
 * A game as one viewer may know it.
 */
export type TableView<A, V, D> = { 
/**
 * Number of this game within the room, starting at 1.
 */
number: number, 
/**
 * The players, by seat.
 */
players: Array<Player>, 
/**
 * The seat that acts first, marked with ⭐ (RM-5).
 */
starter: Seat | null, 
/**
 * The viewer's seat; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * The seat to act; `None` when the game is over.
 */
turn: Seat | null, view: V, 
/**
 * Display helpers that the game computes from `view`.
 */
aids: D, 
/**
 * Every action the viewer may take now. The server refuses any other.
 */
legal: Array<A>, 
/**
 * When the seat to act is skipped, if it is (RM-7, RM-11).
 */
deadline: Deadline | null, outcome: Outcome | null, 
/**
 * The view of each seat, once the game is over (RM-6).
 */
open: Array<V>, };

/**
 * A point in time, in milliseconds since 1970 in UTC.
 */
export type Timestamp = number;

/**
 * The credential that the browser keeps and that identifies the player (RM-2).
 */
export type Token = string;

/**
 * The value of a variable in a message.
 */
export type Value = number | string | Array<NamesByTag> | { 
/**
 * The seat, counted from 0.
 */
seat: Seat, };
