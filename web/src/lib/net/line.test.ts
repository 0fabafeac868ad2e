import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, type Incoming, type Socket, type State } from './line';

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
  hear(message: Incoming) {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let heard: Incoming[];
let states: State[];

const last = () => sockets.at(-1) as FakeSocket;

function line() {
  return new Line<{ type: string }, Incoming>({
    room: '3MF479',
    token: 'abc',
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    onmessage: (message) => heard.push(message),
    onstate: (state) => states.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, states] = [[], [], []];
});

afterEach(() => {
  vi.useRealTimers();
});

test('it greets, and stands once it is answered', () => {
  line();
  last().happen('open');
  expect(last().sent).toEqual([{ type: 'hello', version: 1, room: '3MF479', token: 'abc' }]);
  expect(states).toEqual([]);
  last().hear({ type: 'snapshot', seq: 11 });
  expect(states).toEqual([{ line: 'open' }]);
  expect(heard).toHaveLength(1);
});

test('a lost line comes back by itself, says what it saw last and asks again', () => {
  const ours = line();
  last().happen('open');
  last().hear({ type: 'snapshot', seq: 11 });
  const id = ours.ask({ do: 'leave' });
  last().happen('close');
  expect(states.at(-1)?.line).toBe('lost');

  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  last().happen('open');
  expect(last().sent).toEqual([
    { type: 'hello', version: 1, room: '3MF479', token: 'abc', since: 11 },
  ]);
  last().hear({ type: 'snapshot', seq: 12 });
  expect(last().sent.at(-1)).toEqual({ type: 'ask', id, command: { do: 'leave' } });
});

test('what was answered is not asked again', () => {
  const ours = line();
  last().happen('open');
  last().hear({ type: 'snapshot', seq: 11 });
  const id = ours.ask({ do: 'hint' });
  last().hear({ type: 'ack', id, seq: 12 });
  last().happen('close');
  vi.advanceTimersByTime(250);
  last().happen('open');
  // An ack is no frame: what happened in between has yet to be told.
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello', since: 11 });
  last().hear({ type: 'snapshot', seq: 12 });
  expect(last().sent).toHaveLength(1);
});

test('pauses grow while nobody answers, and a nudge ends them', () => {
  const ours = line();
  for (let tries = 0; tries < 6; tries += 1) {
    last().happen('close');
    vi.advanceTimersByTime(8_000);
  }
  expect(sockets).toHaveLength(7);
  last().happen('close');
  vi.advanceTimersByTime(3_900); // Half the longest pause is the least.
  expect(sockets).toHaveLength(7);
  ours.hurry();
  expect(sockets).toHaveLength(8);
});

test('after a goodbye it does not come back, unless the server restarts', () => {
  line();
  last().happen('open');
  last().hear({ type: 'snapshot', seq: 1 });
  last().hear({ type: 'bye', why: 'restarting' });
  last().happen('close');
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  last().happen('open');
  last().hear({ type: 'snapshot', seq: 1 });
  last().hear({ type: 'bye', why: 'taken-over' });
  last().happen('close');
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
  expect(states.at(-1)).toEqual({ line: 'ended', why: 'taken-over' });
});

test('a line that answers no ping is given up', () => {
  line();
  last().happen('open');
  last().hear({ type: 'snapshot', seq: 1 });
  vi.advanceTimersByTime(30_000);
  expect(last().sent.filter((sent) => (sent as Incoming).type === 'ping')).toHaveLength(2);
  vi.advanceTimersByTime(15_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(states.at(-1)?.line).toBe('lost');
});

test('a line that died while nobody looked is found out by a look', () => {
  const ours = line();
  last().happen('open');
  last().hear({ type: 'snapshot', seq: 1 });
  vi.setSystemTime(Date.now() + 600_000); // A phone that slept: no timer went off.
  ours.hurry();
  expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
});

test('a call that nobody answers is given up for another', () => {
  line();
  vi.advanceTimersByTime(40_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(states.at(-1)?.line).toBe('lost');
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
});

test('a call that was given up is not heard any more', () => {
  const ours = line();
  last().happen('open');
  last().hear({ type: 'snapshot', seq: 1 });
  last().happen('close');
  vi.advanceTimersByTime(250);
  ours.hurry();
  ours.hurry();
  expect(sockets.map(({ closed }) => closed)).toEqual([false, true, true, false]);
  const [, late] = sockets;
  late?.happen('open');
  late?.hear({ type: 'snapshot', seq: 99 });
  late?.happen('close');
  expect(states.at(-1)?.line).toBe('lost');
  last().happen('open');
  expect(late?.sent).toEqual([]);
  expect(last().sent).toEqual([expect.objectContaining({ type: 'hello', since: 1 })]);
});

test('a call that was dropped leaves no pulse behind', () => {
  const ours = line();
  last().happen('open');
  last().hear({ type: 'snapshot', seq: 1 });
  last().happen('close');
  vi.advanceTimersByTime(250);
  last().happen('open'); // Greeted, and not answered yet.
  ours.hurry();
  last().happen('open');
  ours.end();
  expect(vi.getTimerCount()).toBe(0);
});
