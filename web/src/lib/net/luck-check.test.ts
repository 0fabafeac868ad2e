import { beforeEach, expect, test } from 'vitest';
import { LuckKeeper, checkLuck, commitmentOf, committedGame } from './luck-check';
import { sha256 } from './sha256';

const SECRET = '07'.repeat(32);
/** From the examples of docs/protocol.md. */
const NONCE = '09'.repeat(32);

beforeEach(() => {
  sessionStorage.clear();
});

test('SHA-256 gives the hashes of its specification', () => {
  const hash = (text: string) => sha256(new TextEncoder().encode(text));
  expect(hash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hash('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(hash('a'.repeat(1_000_000))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

// RM-22
test('an honest game passes, and a replaced secret or an unused nonce is found', () => {
  const kept = { commitment: commitmentOf(SECRET), nonce: NONCE };
  const record = { commitment: kept.commitment, secret: SECRET, nonces: [null, NONCE] };
  expect(checkLuck(kept, SECRET, record, 1)).toBe('honest');
  expect(checkLuck(kept, SECRET)).toBe('matches');
  expect(checkLuck({ ...kept, nonce: null }, SECRET, record, null)).toBe('matches');
  expect(checkLuck(undefined, SECRET, record, 1)).toBe('unknown');
  expect(checkLuck(kept, SECRET, record, 0)).toBe('nonce-unused');
  const other = '08'.repeat(32);
  const replaced = { ...record, secret: other, commitment: commitmentOf(other) };
  expect(checkLuck(kept, other, replaced, 1)).toBe('replaced');
  expect(checkLuck(kept, SECRET, replaced, 1)).toBe('replaced');
});

// RM-22
test('the first commitment of a game is kept, also over a reload', () => {
  const room = (commitment: string) => ({ code: '3MF479', commitment });
  new LuckKeeper().keepCommitment(room('first'), 1);
  new LuckKeeper().keepNonce('3MF479', 1, NONCE);
  new LuckKeeper().keepCommitment(room('replaced'), 1);
  expect(new LuckKeeper().kept('3MF479', 1)).toEqual({ commitment: 'first', nonce: NONCE });
  expect(new LuckKeeper().kept('J33333', 1)).toBeUndefined();
  new LuckKeeper().keepCommitment(room('second'), 2);
  expect(new LuckKeeper().kept('3MF479', 1)?.commitment).toBe('first');
  new LuckKeeper().keepCommitment(room('third'), 3);
  expect(new LuckKeeper().kept('3MF479', 1)).toBeUndefined();
  expect(new LuckKeeper().kept('3MF479', 2)?.commitment).toBe('second');
});

test('a commitment belongs to the running game, or else to the next one', () => {
  const outcome = { scores: [1, 0], winners: [0] };
  expect(committedGame(null)).toBe(1);
  expect(committedGame({ number: 3, outcome: null })).toBe(3);
  expect(committedGame({ number: 3, outcome })).toBe(4);
});
