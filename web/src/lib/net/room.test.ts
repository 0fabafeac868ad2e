import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../protocol/protocol';
import type { Line } from './line';
import { Room, type GameTypes, type Message } from './room.svelte';

type Asked = { id: string; command: Command<unknown> };

/** A room whose server is the test. */
function open() {
  const asked: Asked[] = [];
  let receive: (message: Message<GameTypes>) => void = () => undefined;
  const room = new Room((hooks) => {
    receive = hooks.onmessage;
    return {
      ask: (command: Command<unknown>) => {
        const id = `ask-${asked.length}`;
        asked.push({ id, command });
        return id;
      },
    } as unknown as Line<unknown, Message<GameTypes>>;
  });
  const hear = (message: object) => {
    receive(message as Message<GameTypes>);
  };
  const frame = (type: 'snapshot' | 'update', seq: number, news: object[], more: object = {}) => {
    hear({ type, seq, now: 0, you: 0, room: VIEW, table: null, news, ...more });
  };
  return { room, asked, hear, frame };
}

const VIEW = {
  phase: 'playing',
  host: 0,
  people: [{ person: 0, name: 'Ann', online: true }],
  seats: [{ 'taken-by': 'person', person: 0 }, { 'taken-by': 'nobody' }],
};

const joined = (seq: number, person: number, name: string) => ({
  news: 'joined',
  seq,
  person,
  name,
});
const happened = (seq: number) => ({ news: 'happened', seq, events: [] });
const refusal = (id: string | null) => ({
  type: 'refused',
  id,
  refusal: { of: 'room', code: 'x' },
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('only what is done at the table is waited for', () => {
  const { room, asked, hear } = open();
  room.ask({ do: 'say', text: 'hello' });
  expect(room.waiting).toBe(false);
  room.act('draw');
  expect(room.waiting).toBe(true);
  hear({ type: 'ack', id: asked[1]?.id, seq: 1 });
  expect(room.waiting).toBe(false);
});

test('a second press is no second wish until the first is answered', () => {
  const { room, asked, hear } = open();
  room.ask({ do: 'start' });
  room.ask({ do: 'start' });
  expect(asked).toHaveLength(1);
  hear(refusal('ask-0'));
  room.ask({ do: 'start' });
  expect(asked).toHaveLength(2);
});

test('what was turned down is said to whoever asked, until the game goes on', () => {
  const { room, hear, frame } = open();
  let refused = 0;
  room.ask({ do: 'start' }, () => (refused += 1));
  hear(refusal('ask-0'));
  expect(refused).toBe(1);
  expect(room.turnedDown).toBeDefined();
  frame('update', 2, [{ news: 'started', seq: 1, number: 1 }]);
  expect(room.turnedDown).toBeUndefined();
  hear(refusal('what nobody here has pressed'));
  expect(room.turnedDown).toBeUndefined();
  hear(refusal(null));
  expect(room.turnedDown).toBeDefined();
  frame('snapshot', 2, []);
  expect(room.turnedDown).toBeUndefined();
});

test('what happened before is there to be read, and does not happen again', () => {
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
  const given = { news: 'hint-given', seq: 2, hint };
  const { room, frame } = open();
  frame('snapshot', 3, [happened(1), given]);
  expect(room.hint).toEqual(hint);
  const later = open();
  later.frame('snapshot', 4, [given, happened(3)]);
  expect(later.room.hint).toBeUndefined();
});

test('nothing is lost when the line breaks while something is announced', () => {
  const { room, frame } = open();
  frame('snapshot', 1, []);
  room.beats = () => [{ millis: 3000, event: 'called' }];
  frame('update', 2, [happened(1)]);
  frame('update', 3, [happened(2)]);
  expect(room.log).toHaveLength(1);
  frame('snapshot', 4, [happened(3)]);
  expect(room.log).toHaveLength(3);
  expect(room.pace.event).toBeUndefined();
});

test('who has left keeps the name, and is not there', () => {
  const { room, frame } = open();
  frame('snapshot', 3, [joined(1, 1, 'Ben'), { news: 'left', seq: 2, person: 1, name: 'Ben' }]);
  expect(room.nameOf(1)).toBe('Ben');
  expect(room.nameOf(0)).toBe('Ann');
  expect(room.isOffline(0)).toBe(false);
  expect(room.isOffline(1)).toBe(true);
});
