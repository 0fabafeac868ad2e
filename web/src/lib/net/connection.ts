/** A WebSocket connection to one room that reconnects by itself. It is independent of games and pages. */

import {
  VERSION,
  type DisconnectReason,
  type ClientMessage,
  type Command,
} from '../protocol/protocol';

/** The part of `WebSocket` that is used, so that tests can pass a fake. */
export type Socket = {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
};

/** The state of the connection. `ended` is final: the server or the page closed it. */
export type ConnectionState =
  | { status: 'connecting' }
  | { status: 'open' }
  | { status: 'lost'; since: number }
  | { status: 'ended'; reason: DisconnectReason };

/** The fields of a message that the connection itself uses. */
export type Incoming = {
  type: string;
  seq?: number;
  id?: string | null;
  reason?: DisconnectReason;
};

export type ConnectionOptions<M extends Incoming> = {
  room: string;
  token: string;
  open: () => Socket;
  /** Called with each message, in order. */
  onmessage: (message: M) => void;
  onstate: (state: ConnectionState) => void;
};

/** Delay before the first attempt to reconnect, in milliseconds. It doubles up to the maximum. */
const FIRST_RETRY_DELAY = 250;
const MAX_RETRY_DELAY = 8_000;

/** How often to ping, and after how long without any message the connection counts as lost, in milliseconds. */
const PING_INTERVAL = 15_000;
const IDLE_TIMEOUT = 40_000;

export class Connection<A, M extends Incoming> {
  #options: ConnectionOptions<M>;
  #socket: Socket | undefined;
  #state: ConnectionState = { status: 'connecting' };
  /** The `seq` of the last frame, so that the server sends only what is new. */
  #since: number | undefined;
  /** Requests without a response. Sent again after a reconnect; the server applies each once. */
  #pending = new Map<string, Command<A>>();
  #attempts = 0;
  #lastReceived = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #requests = 0;
  #idPrefix = Math.random().toString(36).slice(2, 10);

  constructor(options: ConnectionOptions<M>) {
    this.#options = options;
    this.#connect();
  }

  /** Sends a command. The response is a message with the returned id. */
  request(command: Command<A>): string {
    this.#requests += 1;
    const id = `${this.#idPrefix}-${this.#requests}`;
    this.#pending.set(id, command);
    if (this.#state.status === 'open') this.#send({ type: 'request', id, command });
    return id;
  }

  /** Reconnects without delay if the connection is lost: the network is back, or the page is visible again. */
  reconnectNow(): void {
    if (this.#state.status === 'open') this.#ping(); // It may have been lost while the page was hidden.
    if (this.#state.status !== 'lost') return;
    this.#socket?.close(); // A connection attempt over the old network would take long to fail.
    this.#attempts = 0;
    this.#connect();
  }

  /** Closes the connection for good. */
  close(): void {
    this.#end('left');
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    const socket = this.#options.open();
    this.#socket = socket;
    /** An abandoned socket may still emit events; they are ignored. */
    const isCurrent = () => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (isCurrent()) this.#sendHello();
    });
    socket.addEventListener('message', (event) => {
      if (isCurrent() && typeof event.data === 'string') this.#receive(event.data);
    });
    socket.addEventListener('close', () => {
      if (isCurrent()) this.#onLost();
    });
    this.#retryTimer = setTimeout(() => {
      this.#abandon(); // The server did not respond at all.
    }, IDLE_TIMEOUT);
  }

  #sendHello(): void {
    const { room, token } = this.#options;
    const since = this.#since === undefined ? {} : { since: this.#since };
    clearTimeout(this.#retryTimer);
    this.#lastReceived = Date.now();
    this.#send({ type: 'hello', version: VERSION, room, token, ...since });
    this.#pingTimer = setInterval(() => {
      this.#ping();
    }, PING_INTERVAL);
  }

  #ping(): void {
    if (Date.now() - this.#lastReceived > IDLE_TIMEOUT) this.#abandon();
    else this.#send({ type: 'ping', sent: Date.now() });
  }

  #abandon(): void {
    this.#socket?.close();
    this.#onLost();
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as M;
    this.#lastReceived = Date.now();
    if (message.seq !== undefined && message.type !== 'ack') this.#since = message.seq;
    if (typeof message.id === 'string') this.#pending.delete(message.id);
    // The first response to `hello`, a frame or a refusal, shows that the connection works.
    if (this.#state.status !== 'open') this.#onEstablished();
    this.#options.onmessage(message);
    if (message.type === 'bye' && message.reason !== 'restarting')
      this.#end(message.reason ?? 'closed');
  }

  #onEstablished(): void {
    this.#attempts = 0;
    this.#setState({ status: 'open' });
    for (const [id, command] of this.#pending) this.#send({ type: 'request', id, command });
  }

  #onLost(): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    this.#socket = undefined;
    if (this.#state.status === 'ended') return;
    if (this.#state.status !== 'lost') this.#setState({ status: 'lost', since: Date.now() });
    const delay = Math.min(FIRST_RETRY_DELAY * 2 ** this.#attempts, MAX_RETRY_DELAY);
    this.#attempts += 1;
    // A random delay spreads the reconnects after a restart of the server.
    this.#retryTimer = setTimeout(
      () => {
        this.#connect();
      },
      delay * (0.5 + Math.random() / 2),
    );
  }

  #end(reason: DisconnectReason): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    this.#setState({ status: 'ended', reason });
    this.#socket?.close();
    this.#socket = undefined;
  }

  #setState(state: ConnectionState): void {
    this.#state = state;
    this.#options.onstate(state);
  }

  #send(message: ClientMessage<A>): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
