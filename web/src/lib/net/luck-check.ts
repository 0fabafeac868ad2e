/**
 * Keeps what the server promised before a game, and checks it after the game (RM-22).
 *
 * The record of a game cannot show that the server replaced its secret, because the server writes it
 * after the game. So the browser keeps the first commitment that it was shown for a game, and its own
 * nonce. docs/fairness.md says what this proves and what it does not.
 */

import type { RoomView, TableView } from '../protocol/protocol';
import { sha256 } from './sha256';

/** What this browser has kept from before a game. */
export type Kept = { commitment: string; nonce: string | null };

/** The parts of a record that the check needs. */
export type LuckRecord = { commitment: string; secret: string; nonces: (string | null)[] };

/** What the check found: `matches` if the nonce could not be checked. */
export type LuckResult = 'unknown' | 'matches' | 'honest' | 'replaced' | 'nonce-unused';

/** The commitment to a secret; both are 64 hexadecimal digits. */
export const commitmentOf = (secret: string): string => {
  const bytes = Array.from({ length: secret.length / 2 }, (_, index) =>
    Number.parseInt(secret.slice(2 * index, 2 * index + 2), 16),
  );
  return sha256(new Uint8Array([...new TextEncoder().encode('paiju commitment v1\n'), ...bytes]));
};

/** Checks the luck of a finished game. `seat` is `null` for a spectator. */
export function checkLuck(
  kept: Kept | undefined,
  secret: string,
  record?: LuckRecord,
  seat: number | null = null,
): LuckResult {
  if (kept === undefined) return 'unknown';
  if (commitmentOf(secret) !== kept.commitment) return 'replaced';
  if (record === undefined) return 'matches';
  if (record.commitment !== kept.commitment || record.secret !== secret) return 'replaced';
  if (kept.nonce === null || seat === null) return 'matches';
  return record.nonces[seat] === kept.nonce ? 'honest' : 'nonce-unused';
}

/** The number of the game for which the room shows a commitment. */
export const committedGame = (
  table: Pick<TableView<unknown, unknown, unknown>, 'number' | 'outcome'> | null,
): number => (table === null ? 1 : table.outcome === null ? table.number : table.number + 1);

/** What this browser has kept in one room, by the number of the game. A reload does not lose it. */
export class LuckKeeper {
  #storage: Storage;

  constructor(storage: Storage = sessionStorage) {
    this.#storage = storage;
  }

  /** Keeps the first commitment that is shown for a game: a later one may be a replacement. */
  keepCommitment(room: Pick<RoomView, 'code' | 'commitment'>, game: number): void {
    if (this.kept(room.code, game) !== undefined) return;
    const last = this.kept(room.code, game - 1);
    const games = { ...(last && { [game - 1]: last }) };
    this.#save(room.code, { ...games, [game]: { commitment: room.commitment, nonce: null } });
  }

  keepNonce(code: string, game: number, nonce: string): void {
    const kept = this.kept(code, game);
    if (kept !== undefined) this.#save(code, { ...this.#games(code), [game]: { ...kept, nonce } });
  }

  kept(code: string, game: number): Kept | undefined {
    return this.#games(code)[game];
  }

  #games(code: string): Record<number, Kept> {
    try {
      return JSON.parse(this.#storage.getItem(`paiju-luck-${code}`) ?? '{}') as Record<
        number,
        Kept
      >;
    } catch {
      return {};
    }
  }

  #save(code: string, games: Record<number, Kept>): void {
    this.#storage.setItem(`paiju-luck-${code}`, JSON.stringify(games));
  }
}
