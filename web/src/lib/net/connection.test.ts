import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Incoming, type Socket, type ConnectionState } from './connection';

class FakeSocket implements Socket {
  sent: unknown[] = [];
  closed = false;
  #listeners = new Map<string, (event: { data: unknown }) => void>();
  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    this.#listeners.set(type, listener);
  }
  happen(type: 'open' | 'close') {
    this.#listeners.get(type)?.({ data: undefined });
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  receive(message: Incoming) {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let received: Incoming[];
let states: ConnectionState[];

const last = () => sockets.at(-1) as FakeSocket;

function connection() {
  return new Connection<{ type: string }, Incoming>({
    room: '3MF479',
    token: 'abc',
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    onmessage: (message) => received.push(message),
    onstate: (state) => states.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, received, states] = [[], [], []];
});

afterEach(() => {
  vi.useRealTimers();
});

test('it sends hello, and is open after the first response', () => {
  connection();
  last().happen('open');
  expect(last().sent).toEqual([{ type: 'hello', version: 1, room: '3MF479', token: 'abc' }]);
  expect(states).toEqual([]);
  last().receive({ type: 'snapshot', seq: 11 });
  expect(states).toEqual([{ status: 'open' }]);
  expect(received).toHaveLength(1);
});

test('a lost connection reconnects, resumes after the last frame and repeats its requests', () => {
  const ours = connection();
  last().happen('open');
  last().receive({ type: 'snapshot', seq: 11 });
  const id = ours.request({ type: 'leave' });
  last().happen('close');
  expect(states.at(-1)?.status).toBe('lost');

  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  last().happen('open');
  expect(last().sent).toEqual([
    { type: 'hello', version: 1, room: '3MF479', token: 'abc', since: 11 },
  ]);
  last().receive({ type: 'snapshot', seq: 12 });
  expect(last().sent.at(-1)).toEqual({ type: 'request', id, command: { type: 'leave' } });
});

test('an answered request is not repeated', () => {
  const ours = connection();
  last().happen('open');
  last().receive({ type: 'snapshot', seq: 11 });
  const id = ours.request({ type: 'hint' });
  last().receive({ type: 'ack', id, seq: 12 });
  last().happen('close');
  vi.advanceTimersByTime(250);
  last().happen('open');
  // An ack is not a frame: the news up to it are still missing.
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello', since: 11 });
  last().receive({ type: 'snapshot', seq: 12 });
  expect(last().sent).toHaveLength(1);
});

test('retry delays grow, and reconnecting at once resets them', () => {
  const ours = connection();
  for (let tries = 0; tries < 6; tries += 1) {
    last().happen('close');
    vi.advanceTimersByTime(8_000);
  }
  expect(sockets).toHaveLength(7);
  last().happen('close');
  vi.advanceTimersByTime(3_900); // The delay is at least half of the maximum.
  expect(sockets).toHaveLength(7);
  ours.reconnectNow();
  expect(sockets).toHaveLength(8);
});

test('after a bye it does not reconnect, unless the server restarts', () => {
  connection();
  last().happen('open');
  last().receive({ type: 'snapshot', seq: 1 });
  last().receive({ type: 'bye', reason: 'restarting' });
  last().happen('close');
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  last().happen('open');
  last().receive({ type: 'snapshot', seq: 1 });
  last().receive({ type: 'bye', reason: 'taken-over' });
  last().happen('close');
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
  expect(states.at(-1)).toEqual({ status: 'ended', reason: 'taken-over' });
});

test('a connection that answers no ping is abandoned', () => {
  connection();
  last().happen('open');
  last().receive({ type: 'snapshot', seq: 1 });
  vi.advanceTimersByTime(30_000);
  expect(last().sent.filter((sent) => (sent as Incoming).type === 'ping')).toHaveLength(2);
  vi.advanceTimersByTime(15_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(states.at(-1)?.status).toBe('lost');
});

test('a connection that was lost while the page was hidden is detected when it is visible again', () => {
  const ours = connection();
  last().happen('open');
  last().receive({ type: 'snapshot', seq: 1 });
  vi.setSystemTime(Date.now() + 600_000); // A phone that slept: no timer has fired.
  ours.reconnectNow();
  expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
});

test('an attempt without any response is abandoned for another', () => {
  connection();
  vi.advanceTimersByTime(40_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(states.at(-1)?.status).toBe('lost');
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
});

test('events of an abandoned socket are ignored', () => {
  const ours = connection();
  last().happen('open');
  last().receive({ type: 'snapshot', seq: 1 });
  last().happen('close');
  vi.advanceTimersByTime(250);
  ours.reconnectNow();
  ours.reconnectNow();
  expect(sockets.map(({ closed }) => closed)).toEqual([false, true, true, false]);
  const [, late] = sockets;
  late?.happen('open');
  late?.receive({ type: 'snapshot', seq: 99 });
  late?.happen('close');
  expect(states.at(-1)?.status).toBe('lost');
  last().happen('open');
  expect(late?.sent).toEqual([]);
  expect(last().sent).toEqual([expect.objectContaining({ type: 'hello', since: 1 })]);
});

test('an abandoned socket leaves no ping timer behind', () => {
  const ours = connection();
  last().happen('open');
  last().receive({ type: 'snapshot', seq: 1 });
  last().happen('close');
  vi.advanceTimersByTime(250);
  last().happen('open'); // Hello is sent, and not answered yet.
  ours.reconnectNow();
  last().happen('open');
  ours.close();
  expect(vi.getTimerCount()).toBe(0);
});
