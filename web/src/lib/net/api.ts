/** Everything that goes over plain HTTP. No other file fetches. */

import type {
  Catalogue,
  History,
  OpenRoom,
  Refusal,
  Replay,
  RoomList,
  RoomOpened,
  RulesPage,
  TokenGiven,
} from '../protocol/protocol';

/** The server turned a request down, and said why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal<{ code: string }>) {
    super(refusal.code);
  }
}

/** The server could not be reached, or did not answer as it should. */
export class Unreachable extends Error {}

const TOKEN = 'paiju-token';

/** The token by which this browser is known; asked for once, and kept. */
export async function token(): Promise<string> {
  const kept = localStorage.getItem(TOKEN);
  if (kept !== null) return kept;
  const given = await ask<TokenGiven>('POST', '/api/token');
  localStorage.setItem(TOKEN, given.token);
  return given.token;
}

export const catalogue = () => ask<Catalogue>('GET', '/api/catalogue');

export const rooms = () => ask<RoomList>('GET', '/api/rooms');

export const openRoom = async (room: OpenRoom) =>
  ask<RoomOpened>('POST', '/api/rooms', { body: room, token: await token() });

export const rules = (game: string, preset: string) =>
  ask<RulesPage>('GET', `/api/rules/${game}?preset=${encodeURIComponent(preset)}`);

export const history = async () => ask<History>('GET', '/api/history', { token: await token() });

export const replay = async <S, V>(id: string) =>
  ask<Replay<S, V>>('GET', `/api/games/${encodeURIComponent(id)}/replay`, { token: await token() });

type Extras = { body?: unknown; token?: string };

async function ask<T>(method: 'GET' | 'POST', path: string, extras: Extras = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (extras.body !== undefined) headers['content-type'] = 'application/json';
  if (extras.token !== undefined) headers['authorization'] = `Bearer ${extras.token}`;
  const body = extras.body === undefined ? null : JSON.stringify(extras.body);
  let answer: Response;
  let json: unknown;
  try {
    answer = await fetch(path, { method, headers, body });
    json = await answer.json();
  } catch (cause) {
    throw new Unreachable(path, { cause });
  }
  if (answer.ok) return json as T;
  if (isRefusal(json)) throw new Refused(json);
  throw new Unreachable(`${path}: ${answer.status}`);
}

const isRefusal = (json: unknown): json is Refusal<{ code: string }> =>
  typeof json === 'object' && json !== null && 'of' in json && 'code' in json;
