import type {
  Command,
  Heard,
  Hint,
  PersonId,
  Phase,
  Place,
  Refusal,
  RoomView,
  Seat,
  ServerMessage,
  TableView,
} from '../protocol/protocol';
import { Pace, type Beat } from '../motion/pace.svelte';
import { Line, type LineOptions, type State } from './line';
import { sitter, type Sitter } from './sitting';

/** The types of one game, as its file in `protocol/` names them. */
export type GameTypes = {
  config: unknown;
  action: unknown;
  seen: unknown;
  view: unknown;
  rejection: { code: string };
};

export type Message<G extends GameTypes> = ServerMessage<
  G['action'],
  G['seen'],
  G['view'],
  Refusal<G['rejection']>
>;

export type News<G extends GameTypes> = Heard<G['action'], G['seen']>;

/** Whether a game begins with these news, or a part of it that one of these events begins. */
export const begins = <G extends GameTypes & { seen: { type: string } }>(
  news: readonly News<G>[],
  ...types: G['seen']['type'][]
): boolean =>
  news.some(
    (item) =>
      item.news === 'started' ||
      (item.news === 'happened' && item.events.some((event) => types.includes(event.type))),
  );

/** Something was turned down: what, and by which rule. */
export type TurnedDown<G extends GameTypes> = { rule: string; refusal: Refusal<G['rejection']> };

/** How many entries of the log a page remembers. */
const LOG = 400;

/** Something that was asked for and has not been answered. */
type Asked<A> = { command: Command<A>; onrefused: (() => void) | undefined };

type Dial<G extends GameTypes> = (
  options: Pick<LineOptions<Message<G>>, 'onmessage' | 'onstate'>,
) => Line<G['action'], Message<G>>;

/** What this browser knows about one room. The server is always right. */
export class Room<G extends GameTypes = GameTypes> {
  /** How the connection is. */
  state = $state.raw<State>({ line: 'connecting' });
  /** Replaced whole by each message, never edited in place: hence `raw`. */
  view = $state.raw<RoomView>();
  table = $state.raw<TableView<G['action'], G['view']> | null>(null);
  you = $state.raw<number>();
  /** Whether this browser has to say its name before it is let in. */
  outside = $state.raw(false);
  /** What happened, the oldest first. */
  log = $state.raw<News<G>[]>([]);
  /** What happened with the last frame: what a table moves its cards by. */
  fresh = $state.raw<News<G>[]>([]);
  /** What was last turned down, until something else is asked. */
  turnedDown = $state.raw<TurnedDown<G>>();
  hint = $state.raw<Hint<G['action']>>();
  /** Gives every frame the time that people need to see it. */
  readonly pace = new Pace();
  /** How much time that is; the game knows. */
  beats: (events: G['seen'][]) => readonly Beat[] = () => [];
  /** What has not been answered, by its id. */
  #asked = $state.raw<ReadonlyMap<string, Asked<G['action']>>>(new Map());
  /** What people here are or were called: some have left, and what they said is still to be read. */
  #names = new Map<PersonId, string>();
  /** The server's clock less ours. */
  #ahead = 0;
  /** The commitment to which this browser has added its part of the luck. */
  #addedTo: string | undefined;
  #line: Line<G['action'], Message<G>>;

  /** Whether something was done at the table and has not been answered. */
  waiting = $derived([...this.#asked.values()].some(({ command }) => command.do === 'act'));
  phase = $derived<Phase | undefined>(this.view?.phase);
  seat = $derived.by<Seat | undefined>(() => {
    const seat = this.view?.seats.findIndex((place) => this.#isMine(place)) ?? -1;
    return seat < 0 ? undefined : seat;
  });
  isHost = $derived(this.you !== undefined && this.view?.host === this.you);
  isMyTurn = $derived(
    this.table !== null && this.table.seat !== null && this.table.turn === this.table.seat,
  );
  isWatched = $derived(this.table?.seat === null);

  constructor(dial: Dial<G>) {
    this.#line = dial({
      onmessage: (message) => {
        this.#receive(message);
      },
      onstate: (state) => {
        this.state = state;
      },
    });
  }

  /** Asks the room for something; the same twice only once it is answered: buttons are pressed impatiently. */
  ask(command: Command<G['action']>, onrefused?: () => void): void {
    this.turnedDown = undefined;
    const text = JSON.stringify(command);
    if ([...this.#asked.values()].some((asked) => JSON.stringify(asked.command) === text)) return;
    this.#asked = new Map(this.#asked).set(this.#line.ask(command), { command, onrefused });
  }

  /** Does what the server listed: one action, or several steps as one. */
  act(...steps: G['action'][]): void {
    this.pace.catchUp();
    this.hint = undefined;
    this.ask({ do: 'act', steps });
  }

  /** The line may be mended at once. */
  hurry(): void {
    this.#line.hurry();
  }

  /** Hangs up. The seat stays. */
  end(): void {
    this.pace.clear();
    this.#line.end();
  }

  /** How long it is from now on our clock until a moment on the server's, in milliseconds. */
  until(moment: number, now: number): number {
    return moment - (now + this.#ahead);
  }

  /** What somebody in a seat is called, or which bot sits there. */
  player(seat: Seat): Sitter | undefined {
    const player = this.table?.players[seat];
    if (player !== undefined) return sitter(player);
    const place = this.view?.seats[seat];
    if (place?.['taken-by'] === 'bot') return { level: place.level };
    if (place?.['taken-by'] !== 'person') return undefined;
    const person = this.view?.people.find((person) => person.person === place.person);
    return person === undefined ? undefined : { name: person.name };
  }

  /** Whether somebody has a seat, or else looks on. */
  isSeated(person: PersonId): boolean {
    return (
      this.view?.seats.some((place) => place['taken-by'] === 'person' && place.person === person) ??
      false
    );
  }

  /** What somebody is or was called. */
  nameOf(person: PersonId): string | undefined {
    return this.#names.get(person);
  }

  /** Whether the person in a seat has lost the connection, or has left in the middle of the game. */
  isOffline(seat: Seat): boolean {
    const place = this.view?.seats[seat];
    if (place?.['taken-by'] === 'nobody') return this.phase === 'playing';
    if (place?.['taken-by'] !== 'person') return false;
    return (
      this.view?.people.some((person) => person.person === place.person && !person.online) ?? false
    );
  }

  #isMine(place: Place): boolean {
    return place['taken-by'] === 'person' && place.person === this.you;
  }

  #receive(message: Message<G>): void {
    switch (message.type) {
      case 'snapshot':
        this.#ahead = message.now - Date.now();
        this.turnedDown = undefined;
        this.pace.catchUp(); // What waits is not told again.
        this.#show(message);
        break;
      case 'update':
        this.#ahead = message.now - Date.now();
        this.pace.show(() => {
          this.#show(message);
          return this.beats(
            this.fresh.flatMap((news) => (news.news === 'happened' ? news.events : [])),
          );
        });
        break;
      case 'ack':
        this.#answered(message.id);
        break;
      case 'refused': {
        const asked = this.#answered(message.id);
        asked?.onrefused?.();
        if (message.refusal.of === 'room' && message.refusal.code === 'not-in-room')
          this.outside = true;
        else if (message.id === null || asked !== undefined) this.turnedDown = message;
        break;
      }
      case 'pong':
      case 'bye':
        break;
      default:
        message satisfies never; // A new message must not compile until it is handled here.
    }
  }

  #show(frame: Extract<Message<G>, { type: 'snapshot' | 'update' }>): void {
    const isFirst = this.view === undefined;
    if (frame.room !== null) this.view = frame.room;
    for (const { person, name } of frame.room?.people ?? []) this.#names.set(person, name);
    this.table = frame.table;
    this.you = frame.you;
    this.#tell(frame.news, isFirst);
    this.outside = false;
    this.#addLuck();
  }

  #tell(news: News<G>[], isFirst: boolean): void {
    const last = this.log.at(-1)?.seq ?? -1;
    // After a reconnect the server may tell again what was told before.
    const untold = news.filter((item) => item.seq > last);
    // What happened before somebody came is there to be read, and does not happen again.
    this.fresh = isFirst ? [] : untold;
    if (untold.length === 0) return;
    this.log = [...this.log, ...untold].slice(-LOG);
    for (const item of untold) {
      if (item.news === 'joined' || item.news === 'left') this.#names.set(item.person, item.name);
      if (item.news === 'hint-given' && item.hint !== null) this.hint = item.hint;
      if (item.news === 'happened' || item.news === 'started') this.hint = undefined;
      if (item.news === 'started') this.turnedDown = undefined;
    }
  }

  #answered(id: string | null): Asked<G['action']> | undefined {
    const asked = id === null ? undefined : this.#asked.get(id);
    if (asked !== undefined)
      this.#asked = new Map([...this.#asked].filter(([other]) => other !== id));
    return asked;
  }

  /** Adds this browser's part to the luck of the next game, once for each (RM-22). */
  #addLuck(): void {
    const room = this.view;
    if (room === undefined || room.phase === 'playing' || this.seat === undefined) return;
    if (this.#addedTo === room.commitment || this.you === undefined) return;
    this.#addedTo = room.commitment;
    if (room.nonces.includes(this.you)) return;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.#line.ask({ do: 'add-nonce', nonce });
  }
}
