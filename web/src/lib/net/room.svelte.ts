import type {
  Command,
  NewsItem,
  Hint,
  PersonId,
  RoomStage,
  SeatOccupant,
  Refusal,
  RoomView,
  Seat,
  ServerMessage,
  TableView,
} from '../protocol/protocol';
import { FrameQueue, type QueueItem, type Pause } from '../motion/frame-queue.svelte';
import { Connection, type ConnectionOptions, type ConnectionState } from './connection';
import { LuckKeeper, committedGame, type Kept } from './luck-check';
import { lastPauses, settlementTime, splitAtSettlement, type RoundEnd } from './round-end';
import { playerInfo, type PlayerInfo } from './table-context';

/** The types of one game; its file in `protocol/` defines them. */
export type GameTypes = {
  config: unknown;
  action: unknown;
  seen: unknown;
  view: unknown;
  aids: unknown;
  rejection: { code: string };
};

export type Message<G extends GameTypes> = ServerMessage<
  G['action'],
  G['seen'],
  G['view'],
  G['aids'],
  Refusal<G['rejection']>
>;

export type News<G extends GameTypes> = NewsItem<G['action'], G['seen']>;

/** Whether this news starts a game, or contains one of these events. */
export const startsGameOr = <G extends GameTypes & { seen: { type: string } }>(
  news: readonly News<G>[],
  ...types: G['seen']['type'][]
): boolean =>
  news.some(
    (item) =>
      item.type === 'started' ||
      (item.type === 'acted' && item.events.some((event) => types.includes(event.type))),
  );

/** A message or an emote of a person. */
export type Said = Extract<NewsItem<never, never>, { type: 'said' | 'emoted' }>;

type Frame<G extends GameTypes> = Extract<Message<G>, { type: 'snapshot' | 'update' }>;

/** A refused request and the rule behind it. */
export type RefusedRequest<G extends GameTypes> = {
  rule: string;
  refusal: Refusal<G['rejection']>;
};

/** How many entries the log keeps. */
const MAX_LOG = 400;

/** How long a message is shown at the seat of its author, in milliseconds, and how many at once. */
const SAYING = 6000;
const MAX_SAYINGS = 6;

/** How long a new deal is shown before the first move, in milliseconds. */
const DEAL = 900;

/** A request without a response. */
type PendingRequest<A> = { command: Command<A>; onrefused: OnRefused | undefined };

/** What to do if the server refuses a request, by the code of the refusal. `true` hides the refusal. */
type OnRefused = (code: string) => unknown;

type Connect<G extends GameTypes> = (
  options: Pick<ConnectionOptions<Message<G>>, 'onmessage' | 'onstate'>,
) => Connection<G['action'], Message<G>>;

/** The client's state of one room. The server is authoritative. */
export class Room<G extends GameTypes = GameTypes> {
  state = $state.raw<ConnectionState>({ status: 'connecting' });
  /** Each message replaces it as a whole: hence `raw`. */
  view = $state.raw<RoomView>();
  table = $state.raw<TableView<G['action'], G['view'], G['aids']> | null>(null);
  you = $state.raw<number>();
  /** Whether this browser must join before it gets the room's state. */
  mustJoin = $state.raw(false);
  /** The log, oldest entry first. */
  log = $state.raw<News<G>[]>([]);
  /** The news of the last frame, which the table animates. */
  fresh = $state.raw<News<G>[]>([]);
  /** The last refusal, until the next request. */
  refused = $state.raw<RefusedRequest<G>>();
  hint = $state.raw<Hint<G['action']>>();
  /** Shows frames with pauses between them. */
  readonly frameQueue = new FrameQueue();
  /** The pauses that a game wants after its events. */
  pauses: (events: G['seen'][], view: G['view']) => readonly Pause[] = () => [];
  /** What the game says about the end of its rounds. */
  roundEnd: RoundEnd<G> | undefined;
  /** Chat messages and emotes. Unlike the log, they do not wait for announcements. */
  said = $state.raw<Said[]>([]);
  /**
   * The messages and emotes of the last seconds, each with the seat of its author, if there is one.
   */
  sayings = $state.raw<{ said: Said; seat: Seat | undefined }[]>([]);
  /** Requests without a response, by id. */
  #pending = $state.raw<ReadonlyMap<string, PendingRequest<G['action']>>>(new Map());
  /** Names of all people seen so far. Those who left still appear in the log. */
  #names = new Map<PersonId, string>();
  /** The server's clock minus ours, in milliseconds. */
  #clockOffset = 0;
  /** The commitment for which this browser has sent its nonce. */
  #nonceAddedFor: string | undefined;
  /** The secret of the last finished game. */
  secret = $state.raw<string>();
  #luckKeeper = new LuckKeeper();
  /** This browser's contribution to the next shuffle. */
  #nonce: string | undefined;
  /** The same, once the server has accepted it. */
  #acceptedNonce: string | undefined;
  #connection: Connection<G['action'], Message<G>>;

  /** Whether an action at the table is pending. */
  waiting = $derived([...this.#pending.values()].some(({ command }) => command.type === 'act'));
  phase = $derived<RoomStage | undefined>(this.view?.phase);
  seat = $derived.by<Seat | undefined>(() => {
    const seat = this.view?.seats.findIndex((place) => this.#isMine(place)) ?? -1;
    return seat < 0 ? undefined : seat;
  });
  isHost = $derived(this.you !== undefined && this.view?.host === this.you);
  isMyTurn = $derived(
    this.table !== null && this.table.seat !== null && this.table.turn === this.table.seat,
  );
  isReadOnly = $derived(this.table?.seat === null);
  suggested = $derived(this.hint?.steps);

  constructor(connect: Connect<G>) {
    this.#connection = connect({
      onmessage: (message) => {
        this.#receive(message);
      },
      onstate: (state) => {
        this.state = state;
      },
    });
  }

  /** Sends a command, unless the same one is pending: impatient players click twice. */
  request(command: Command<G['action']>, onrefused?: OnRefused): void {
    this.refused = undefined;
    const text = JSON.stringify(command);
    if ([...this.#pending.values()].some((pending) => JSON.stringify(pending.command) === text))
      return;
    this.#pending = new Map(this.#pending).set(this.#connection.request(command), {
      command,
      onrefused,
    });
  }

  /** Plays a listed action, or several steps as one move. */
  act(...steps: G['action'][]): void {
    this.frameQueue.catchUp();
    this.hint = undefined;
    this.request({ type: 'act', steps });
  }

  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  /** Closes the connection. The seat stays taken. */
  disconnect(): void {
    this.frameQueue.clear();
    this.#connection.close();
  }

  /** Milliseconds from `now` on our clock to a time on the server's clock. */
  until(moment: number, now: number): number {
    return moment - (now + this.#clockOffset);
  }

  /** The name of the person in a seat, or the level of the bot there. */
  player(seat: Seat): PlayerInfo | undefined {
    const player = this.table?.players[seat];
    const place = this.view?.seats[seat];
    // A bot may have taken the seat of a player who left.
    const isReplaced = this.phase === 'playing' && place?.type === 'bot';
    if (player !== undefined && !isReplaced) return playerInfo(player);
    if (place?.type === 'bot') return { level: place.level };
    if (place?.type !== 'person') return undefined;
    const person = this.view?.people.find((person) => person.person === place.person);
    return person === undefined ? undefined : { name: person.name };
  }

  /** Whether a person has a seat; all others are spectators. */
  isSeated(person: PersonId): boolean {
    return (
      this.view?.seats.some((place) => place.type === 'person' && place.person === person) ?? false
    );
  }

  /** The name of a person who is or was in the room. */
  nameOf(person: PersonId): string | undefined {
    return this.#names.get(person);
  }

  /** Whether the person in a seat is disconnected or has left during the game. */
  isOffline(seat: Seat): boolean {
    const place = this.view?.seats[seat];
    if (place?.type === 'nobody') return this.phase === 'playing';
    if (place?.type !== 'person') return false;
    return (
      this.view?.people.some((person) => person.person === place.person && !person.online) ?? false
    );
  }

  /** What this browser kept from before the game at the table. */
  get keptLuck(): Kept | undefined {
    const [code, number] = [this.view?.code, this.table?.number];
    return code === undefined || number === undefined
      ? undefined
      : this.#luckKeeper.kept(code, number);
  }

  #isMine(place: SeatOccupant): boolean {
    return place.type === 'person' && place.person === this.you;
  }

  #receive(message: Message<G>): void {
    switch (message.type) {
      case 'snapshot':
        this.#clockOffset = message.now - Date.now();
        this.refused = undefined;
        this.frameQueue.catchUp(); // The snapshot does not repeat the waiting frames.
        this.#receiveChat(message);
        this.#applyFrame(message, this.#unseen(message.news));
        break;
      case 'update':
        this.#clockOffset = message.now - Date.now();
        this.#receiveChat(message);
        this.frameQueue.show(() => this.#showFrame(message));
        break;
      case 'ack':
        this.#settle(message.id);
        break;
      case 'refused': {
        const pending = this.#settle(message.id);
        const isHidden = pending?.onrefused?.(message.refusal.code) === true;
        if (isHidden) break;
        if (message.refusal.source === 'room' && message.refusal.code === 'not-in-room')
          this.mustJoin = true;
        else if (message.id === null || pending !== undefined) this.refused = message;
        break;
      }
      case 'pong':
      case 'bye':
        break;
      default:
        message satisfies never; // Compile error if a message is not handled.
    }
  }

  /** Records chat messages at once. Only the game waits for announcements. */
  #receiveChat(frame: Frame<G>): void {
    for (const { person, name } of frame.room?.people ?? []) this.#names.set(person, name);
    const last = this.said.at(-1)?.seq ?? -1;
    const said = frame.news.filter(
      (item) => (item.type === 'said' || item.type === 'emoted') && item.seq > last,
    );
    if (said.length === 0) return;
    this.said = [...this.said, ...(said as Said[])].slice(-MAX_LOG);
    if (this.view !== undefined) for (const item of said as Said[]) this.#popUp(item);
  }

  /** Shows a message at the seat of its author for a while. A newer one of the same person replaces it. */
  #popUp(said: Said): void {
    const at = this.view?.seats.findIndex(
      (place) => place.type === 'person' && place.person === said.person,
    );
    const seat = at === undefined || at < 0 ? undefined : at;
    const others = this.sayings.filter((other) => other.said.person !== said.person);
    this.sayings = [...others.slice(-MAX_SAYINGS + 1), { said, seat }];
    setTimeout(() => {
      this.sayings = this.sayings.filter((other) => other.said !== said);
    }, SAYING);
  }

  /** Shows a frame. The end of a round is shown in parts: the last play, the settlement, the next round. */
  #showFrame(frame: Frame<G>): readonly QueueItem[] {
    const news = this.#unseen(frame.news);
    const { roundEnd, table } = this;
    const parts =
      roundEnd === undefined || table === null || frame.table === null || this.view === undefined
        ? undefined
        : splitAtSettlement(news, roundEnd.isSettlement);
    if (parts === undefined || table === null || roundEnd === undefined) {
      this.#applyFrame(frame, news);
      const pauses = this.#pausesAfter(news);
      // The last act of a game is seen before the result.
      const ends = frame.table?.outcome !== null && table?.outcome === null;
      return frame.table !== null && ends ? lastPauses(pauses) : pauses;
    }
    const events = eventsOf(parts.before);
    const view = roundEnd.last(table.view, events);
    const last = { ...table, view, turn: null, legal: [], deadline: null };
    this.#applyFrame({ ...frame, room: null, table: last }, parts.before);
    const items: QueueItem[] = lastPauses(this.pauses(events, view));
    if (frame.table?.outcome !== null) {
      // The result contains the settlement.
      const rest = [...parts.settlement, ...parts.after];
      return [
        ...items,
        () => {
          this.#applyFrame(frame, rest);
        },
      ];
    }
    const waits = (this.view?.options['turn-timer'] ?? 0) > 0 ? 'clock' : 'player';
    const millis = settlementTime(
      roundEnd.counting(view),
      table.seat === null ? 'spectator' : waits,
    );
    return [
      ...items,
      () => {
        this.#applyFrame({ ...frame, room: null, table: last }, parts.settlement);
      },
      { millis, event: parts.event },
      () => {
        this.#applyFrame(frame, parts.after);
      },
      { millis: DEAL, isKept: true },
    ];
  }

  #pausesAfter(news: readonly News<G>[]): readonly Pause[] {
    const events = eventsOf(news);
    return this.table === null || events.length === 0 ? [] : this.pauses(events, this.table.view);
  }

  /** The news that was not shown yet: after a reconnect the server may send some again. */
  #unseen(news: News<G>[]): News<G>[] {
    const last = this.log.at(-1)?.seq ?? -1;
    return news.filter((item) => item.seq > last);
  }

  #applyFrame(frame: Frame<G>, news: News<G>[]): void {
    const isFirst = this.view === undefined;
    if (frame.room !== null) this.view = frame.room;
    this.table = frame.table;
    this.you = frame.you;
    // Old news is shown in the log, but not animated.
    this.fresh = isFirst ? [] : news;
    this.#addNews(news);
    this.mustJoin = false;
    if (this.view !== undefined)
      this.#luckKeeper.keepCommitment(this.view, committedGame(this.table));
    this.#addNonce();
  }

  #addNews(news: News<G>[]): void {
    if (news.length === 0) return;
    this.log = [...this.log, ...news].slice(-MAX_LOG);
    for (const item of news) {
      if (item.type === 'joined' || item.type === 'left') this.#names.set(item.person, item.name);
      if (item.type === 'hint-given' && item.hint !== null) this.hint = item.hint;
      if (item.type === 'acted' || item.type === 'started') this.hint = undefined;
      if (item.type === 'started') this.refused = undefined;
      if (item.type === 'finished') this.secret = item.secret;
      if (item.type === 'nonce-added' && item.person === this.you)
        this.#acceptedNonce = this.#nonce ?? item.nonce;
      if (item.type === 'started') this.#keepNonce(item.number);
    }
  }

  #settle(id: string | null): PendingRequest<G['action']> | undefined {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (pending !== undefined)
      this.#pending = new Map([...this.#pending].filter(([other]) => other !== id));
    return pending;
  }

  /** Keeps the accepted nonce with the game for which it was added. */
  #keepNonce(game: number): void {
    if (this.#acceptedNonce !== undefined && this.view !== undefined)
      this.#luckKeeper.keepNonce(this.view.code, game, this.#acceptedNonce);
    this.#nonce = undefined;
    this.#acceptedNonce = undefined;
  }

  /** Contributes this browser's nonce to the next shuffle, once per game (RM-22). */
  #addNonce(): void {
    const room = this.view;
    if (room === undefined || room.phase === 'playing' || this.seat === undefined) return;
    if (this.#nonceAddedFor === room.commitment || this.you === undefined) return;
    this.#nonceAddedFor = room.commitment;
    if (room.nonces.includes(this.you)) return;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.#nonce = nonce;
    this.#connection.request({ type: 'add-nonce', nonce });
  }
}

/** The events of all acts. */
const eventsOf = <G extends GameTypes>(news: readonly News<G>[]): G['seen'][] =>
  news.flatMap((item) => (item.type === 'acted' ? item.events : []));
