/** One WebSocket to one room that mends itself. It knows no game and no page. */

import { VERSION, type Bye, type ClientMessage, type Command } from '../protocol/protocol';

/** What a line needs of a WebSocket, so that tests can bring their own. */
export type Socket = {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
};

/** How the line is. `ended` is for good: the server said goodbye, or the page hung up. */
export type State =
  | { line: 'connecting' }
  | { line: 'open' }
  | { line: 'lost'; since: number }
  | { line: 'ended'; why: Bye };

/** The messages a line acts upon itself; whatever else they hold goes to the listener. */
export type Incoming = { type: string; seq?: number; id?: string | null; why?: Bye };

export type LineOptions<M extends Incoming> = {
  room: string;
  token: string;
  open: () => Socket;
  /** Called with each message, in order. */
  onmessage: (message: M) => void;
  onstate: (state: State) => void;
};

/** The first pause before trying again, in milliseconds; it doubles up to the longest. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;

/** A line that says nothing for so long is thought dead, and so is one that answers no ping. */
const PING_EVERY = 15_000;
const SILENCE = 40_000;

export class Line<A, M extends Incoming> {
  #options: LineOptions<M>;
  #socket: Socket | undefined;
  #state: State = { line: 'connecting' };
  /** The `seq` of the last frame, so that nothing is missed and nothing told twice. */
  #since: number | undefined;
  /** What was asked and not answered; sent again when the line is mended, and acted upon once. */
  #unanswered = new Map<string, Command<A>>();
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #asked = 0;
  #name = Math.random().toString(36).slice(2, 10);

  constructor(options: LineOptions<M>) {
    this.#options = options;
    this.#connect();
  }

  /** Asks for something; the answer comes as a message with the same id. */
  ask(command: Command<A>): string {
    this.#asked += 1;
    const id = `${this.#name}-${this.#asked}`;
    this.#unanswered.set(id, command);
    if (this.#state.line === 'open') this.#send({ type: 'ask', id, command });
    return id;
  }

  /** Tries at once if the line is lost: the network is back, or somebody looks at the page. */
  hurry(): void {
    if (this.#state.line === 'open') this.#beat(); // It may have died while nobody looked.
    if (this.#state.line !== 'lost') return;
    this.#socket?.close(); // A call over the network that is gone would ring for long.
    this.#tries = 0;
    this.#connect();
  }

  /** Hangs up. */
  end(): void {
    this.#finish('left');
  }

  #connect(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    const socket = this.#options.open();
    this.#socket = socket;
    /** Whoever was given up may still speak, and is not heard. */
    const isOurs = () => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (isOurs()) this.#greet();
    });
    socket.addEventListener('message', (event) => {
      if (isOurs() && typeof event.data === 'string') this.#receive(event.data);
    });
    socket.addEventListener('close', () => {
      if (isOurs()) this.#lose();
    });
    this.#timer = setTimeout(() => {
      this.#giveUp(); // Nobody answered, not even with a no.
    }, SILENCE);
  }

  #greet(): void {
    const { room, token } = this.#options;
    const since = this.#since === undefined ? {} : { since: this.#since };
    clearTimeout(this.#timer);
    this.#heard = Date.now();
    this.#send({ type: 'hello', version: VERSION, room, token, ...since });
    this.#pulse = setInterval(() => {
      this.#beat();
    }, PING_EVERY);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#giveUp();
    else this.#send({ type: 'ping', sent: Date.now() });
  }

  #giveUp(): void {
    this.#socket?.close();
    this.#lose();
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as M;
    this.#heard = Date.now();
    if (message.seq !== undefined && message.type !== 'ack') this.#since = message.seq;
    if (typeof message.id === 'string') this.#unanswered.delete(message.id);
    // The first answer to a greeting, a frame or a refusal, shows that the line stands.
    if (this.#state.line !== 'open') this.#stand();
    this.#options.onmessage(message);
    if (message.type === 'bye' && message.why !== 'restarting')
      this.#finish(message.why ?? 'closed');
  }

  #stand(): void {
    this.#tries = 0;
    this.#become({ line: 'open' });
    for (const [id, command] of this.#unanswered) this.#send({ type: 'ask', id, command });
  }

  #lose(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket = undefined;
    if (this.#state.line === 'ended') return;
    if (this.#state.line !== 'lost') this.#become({ line: 'lost', since: Date.now() });
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#tries, LONGEST_PAUSE);
    this.#tries += 1;
    // Not all at once after a restart: anywhere between half the pause and all of it.
    this.#timer = setTimeout(
      () => {
        this.#connect();
      },
      pause * (0.5 + Math.random() / 2),
    );
  }

  #finish(why: Bye): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#become({ line: 'ended', why });
    this.#socket?.close();
    this.#socket = undefined;
  }

  #become(state: State): void {
    this.#state = state;
    this.#options.onstate(state);
  }

  #send(message: ClientMessage<A>): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
