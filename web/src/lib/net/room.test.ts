import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../protocol/protocol';
import type { Connection } from './connection';
import { Room, type GameTypes, type Message } from './room.svelte';

type Request = { id: string; command: Command<unknown> };

/** A room whose server is the test. */
function open() {
  const requests: Request[] = [];
  let onmessage: (message: Message<GameTypes>) => void = () => undefined;
  const room = new Room((hooks) => {
    onmessage = hooks.onmessage;
    return {
      request: (command: Command<unknown>) => {
        const id = `request-${requests.length}`;
        requests.push({ id, command });
        return id;
      },
    } as unknown as Connection<unknown, Message<GameTypes>>;
  });
  const receive = (message: object) => {
    onmessage(message as Message<GameTypes>);
  };
  const frame = (type: 'snapshot' | 'update', seq: number, news: object[], more: object = {}) => {
    receive({ type, seq, now: 0, you: 0, room: VIEW, table: null, news, ...more });
  };
  return { room, requests, receive, frame };
}

const VIEW = {
  phase: 'playing',
  host: 0,
  people: [{ person: 0, name: 'Ann', online: true }],
  seats: [{ type: 'person', person: 0 }, { type: 'nobody' }],
};

const joined = (seq: number, person: number, name: string) => ({
  type: 'joined',
  seq,
  person,
  name,
});
const happened = (seq: number) => ({ type: 'acted', seq, events: [] });
const refusal = (id: string | null) => ({
  type: 'refused',
  id,
  refusal: { source: 'room', code: 'x' },
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('only actions at the table count as pending', () => {
  const { room, requests, receive } = open();
  room.request({ type: 'say', text: 'hello' });
  expect(room.waiting).toBe(false);
  room.act('draw');
  expect(room.waiting).toBe(true);
  receive({ type: 'ack', id: requests[1]?.id, seq: 1 });
  expect(room.waiting).toBe(false);
});

test('a repeated command is sent only after a response to the first', () => {
  const { room, requests, receive } = open();
  room.request({ type: 'start' });
  room.request({ type: 'start' });
  expect(requests).toHaveLength(1);
  receive(refusal('request-0'));
  room.request({ type: 'start' });
  expect(requests).toHaveLength(2);
});

test('a refusal is kept until the game goes on', () => {
  const { room, receive, frame } = open();
  let refused = 0;
  room.request({ type: 'start' }, () => (refused += 1));
  receive(refusal('request-0'));
  expect(refused).toBe(1);
  expect(room.refused).toBeDefined();
  frame('update', 2, [{ type: 'started', seq: 1, number: 1 }]);
  expect(room.refused).toBeUndefined();
  receive(refusal('what nobody here has pressed'));
  expect(room.refused).toBeUndefined();
  receive(refusal(null));
  expect(room.refused).toBeDefined();
  frame('snapshot', 2, []);
  expect(room.refused).toBeUndefined();
});

test('old news is in the log, but not fresh', () => {
  const { room, frame } = open();
  frame('snapshot', 3, [joined(1, 4, 'Eve'), happened(2)]);
  expect(room.log).toHaveLength(2);
  expect(room.fresh).toEqual([]);
  frame('snapshot', 4, [happened(2), happened(3)]);
  expect(room.log).toHaveLength(3);
  expect(room.fresh).toHaveLength(1);
});

test('a hint is still there after a reload in the same turn', () => {
  const hint = { steps: ['draw'], reasons: [] };
  const given = { type: 'hint-given', seq: 2, hint };
  const { room, frame } = open();
  frame('snapshot', 3, [happened(1), given]);
  expect(room.hint).toEqual(hint);
  const later = open();
  later.frame('snapshot', 4, [given, happened(3)]);
  expect(later.room.hint).toBeUndefined();
});

test('nothing is lost when the connection breaks during an announcement', () => {
  const { room, frame } = open();
  frame('snapshot', 1, []);
  room.pauses = () => [{ millis: 3000, event: 'called' }];
  frame('update', 2, [acted(1, 'call')], { table: tableAt('one') });
  frame('update', 3, [acted(2, 'pass')], { table: tableAt('two') });
  expect(room.log).toHaveLength(1);
  frame('snapshot', 4, [happened(3)]);
  expect(room.log).toHaveLength(3);
  expect(room.frameQueue.event).toBeUndefined();
});

test('people who left keep their names', () => {
  const { room, frame } = open();
  frame('snapshot', 3, [joined(1, 1, 'Ben'), { type: 'left', seq: 2, person: 1, name: 'Ben' }]);
  expect(room.nameOf(1)).toBe('Ben');
  expect(room.nameOf(0)).toBe('Ann');
  expect(room.isOffline(0)).toBe(false);
  expect(room.isOffline(1)).toBe(true);
});

/** A table that shows `view` on the second player's turn. */
const tableAt = (view: string, more: object = {}) => ({
  number: 1,
  players: [],
  starter: 0,
  seat: 0,
  turn: 1,
  view,
  aids: null,
  legal: [],
  deadline: null,
  outcome: null,
  open: [],
  ...more,
});

const acted = (seq: number, ...events: string[]) => ({ type: 'acted', seq, seat: 1, events });

/** A room at a table of a game with rounds. */
function atTable(more: object = {}) {
  const it = open();
  it.room.roundEnd = {
    isSettlement: (event) => event === 'settled',
    last: (view, events) => `${String(view)}+${events.join()}`,
    counting: () => 1000,
  };
  it.frame('snapshot', 1, [], { table: tableAt('round 1', more), room: ROOM });
  return it;
}

const ROOM = { ...VIEW, options: { 'turn-timer': 0 } };

test('the last play and the settlement are seen before the next round', () => {
  const { room, frame } = atTable();
  const events = ['played', 'settled', 'dealt'];
  frame('update', 2, [acted(2, ...events)], { table: tableAt('round 2'), room: ROOM });
  // The winning play lies on the table, and nobody can act.
  expect(room.table).toMatchObject({ view: 'round 1+played', turn: null, legal: [] });
  expect(room.fresh).toMatchObject([{ events: ['played'] }]);
  frame('update', 3, [acted(3, 'bot played')], { table: tableAt('later'), room: ROOM });
  vi.advanceTimersByTime(1499);
  expect(room.frameQueue.event).not.toBe('settled');
  vi.advanceTimersByTime(1);
  expect(room.frameQueue.event).toBe('settled');
  expect(room.table?.view).toBe('round 1+played');
  vi.advanceTimersByTime(20_000);
  expect(room.frameQueue.event).toBe('settled');

  // A press leads on: the deal first, then what the others did meanwhile.
  room.frameQueue.advance();
  expect(room.table?.view).toBe('round 2');
  expect(room.fresh).toMatchObject([{ events: ['dealt'] }]);
  vi.advanceTimersByTime(1000);
  expect(room.table?.view).toBe('later');
  expect(room.log.flatMap((news) => (news.type === 'acted' ? news.events : []))).toEqual([
    ...events,
    'bot played',
  ]);
});

test('a settlement does not wait forever, and less if a clock runs or for spectators', () => {
  const settle = (more: object, options: object) => {
    const { room, frame } = atTable(more);
    const view = { ...ROOM, options };
    frame('update', 2, [], { table: tableAt('round 1', more), room: view });
    frame('update', 3, [acted(3, 'settled', 'dealt')], { table: tableAt('round 2', more) });
    vi.advanceTimersByTime(1500);
    const start = Date.now();
    while (room.frameQueue.event !== undefined) vi.advanceTimersByTime(100);
    expect(room.table?.view).toBe('round 2');
    return Date.now() - start;
  };
  expect(settle({}, { 'turn-timer': 0 })).toBe(26_000);
  expect(settle({}, { 'turn-timer': 30 })).toBe(6000);
  expect(settle({ seat: null }, { 'turn-timer': 0 })).toBe(9000);
});

test('the last play of a game is seen before its result', () => {
  const outcome = { winners: [1], scores: [0, 1] };
  for (const events of [['played', 'settled'], ['played']]) {
    const { room, frame } = atTable();
    frame('update', 2, [acted(2, ...events)], { table: tableAt('over', { outcome }), room: ROOM });
    vi.advanceTimersByTime(1499);
    expect(room.frameQueue.event).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(room.frameQueue.event).toBeUndefined();
    expect(room.table?.outcome).toEqual(outcome);
  }
});

test('what people say does not wait for an announcement', () => {
  const { room, frame } = atTable();
  frame('update', 2, [acted(2, 'settled', 'dealt')], { table: tableAt('round 2'), room: ROOM });
  const said = { type: 'said', seq: 3, person: 0, text: 'Well played!' };
  frame('update', 3, [said], { table: tableAt('round 2'), room: ROOM });
  expect(room.said).toEqual([said]);
  expect(room.frameQueue.event).toBeDefined();
});

// RM-22
test('the commitment and the accepted nonce of a game are kept until its end', () => {
  sessionStorage.clear();
  const { room, requests, frame } = open();
  const seats = VIEW.seats;
  const lobby = { ...VIEW, seats, code: '3MF479', phase: 'lobby', commitment: 'first', nonces: [] };
  frame('snapshot', 1, [], { room: lobby });
  const nonce = requests
    .map(({ command }) => command)
    .find((command) => command.type === 'add-nonce')?.nonce;
  expect(nonce).toBeDefined();
  const table = { number: 1, outcome: null, seat: 0 };
  const added = { type: 'nonce-added', seq: 2, person: 0, nonce: 'what the server says' };
  frame('update', 3, [added], { room: { ...lobby, commitment: 'replaced' } });
  frame('update', 4, [{ type: 'started', seq: 3, number: 1 }], {
    room: { ...lobby, phase: 'playing' },
    table,
  });
  expect(room.keptLuck).toEqual({ commitment: 'first', nonce });
  frame('update', 5, [{ type: 'finished', seq: 4, secret: '07' }], {
    room: { ...lobby, commitment: 'second' },
    table: { ...table, outcome: { scores: [1], winners: [0] } },
  });
  expect([room.secret, room.keptLuck?.commitment]).toEqual(['07', 'first']);
});

// RM-22
test('a nonce that came too late is not expected in the record', () => {
  sessionStorage.clear();
  const { room, requests, frame } = open();
  const lobby = { ...VIEW, code: '3MF479', phase: 'lobby', commitment: 'first', nonces: [] };
  frame('snapshot', 1, [], { room: lobby });
  expect(requests).toHaveLength(1);
  frame('update', 4, [{ type: 'started', seq: 3, number: 1 }], {
    room: { ...lobby, phase: 'playing' },
    table: { number: 1, outcome: null, seat: 0 },
  });
  expect(room.keptLuck).toEqual({ commitment: 'first', nonce: null });
});
