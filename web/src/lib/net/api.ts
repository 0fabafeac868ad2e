/** The HTTP API. No other file calls `fetch`. */

import type {
  Analysis,
  ServerCatalogue,
  History,
  NameRemoved,
  OpenRoom,
  Refusal,
  Replay,
  RoomList,
  RoomCreated,
  RoomEntry,
  RulesPage,
  Setting,
  NewToken,
} from '../protocol/protocol';

import type { LuckRecord } from './luck-check';

/** The server refused a request, and said why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal<{ code: string }>) {
    super(refusal.code);
  }
}

/** The server could not be reached, or its response was not understood. */
export class Unreachable extends Error {}

const TOKEN = 'paiju-token';

/** The token that identifies this browser. Requested once, and saved. */
export async function token(): Promise<string> {
  const kept = localStorage.getItem(TOKEN);
  if (kept !== null) return kept;
  const given = await ask<NewToken>('POST', '/api/token');
  localStorage.setItem(TOKEN, given.token);
  return given.token;
}

export const catalogue = () => ask<ServerCatalogue>('GET', '/api/catalogue');

export const rooms = () => ask<RoomList>('GET', '/api/rooms');

/** The room as an invitation shows it. */
export const invitation = (code: string) =>
  ask<RoomEntry>('GET', `/api/rooms/${encodeURIComponent(code)}`);

export const createRoom = async (room: OpenRoom) =>
  ask<RoomCreated>('POST', '/api/rooms', { body: room, token: await token() });

/** Which rules to show: a preset, with the settings and number of players of a table. */
export type RulesRequest = { preset: string; settings?: Record<string, Setting>; players?: number };

export const rules = (game: string, { preset, settings = {}, players }: RulesRequest) => {
  const wishes = new URLSearchParams({ preset });
  if (players !== undefined) wishes.set('players', String(players));
  for (const [name, value] of Object.entries(settings)) wishes.set(name, String(value));
  return ask<RulesPage>('GET', `/api/rules/${encodeURIComponent(game)}?${wishes}`);
};

/** The card catalogue of a game for these settings; `C` is the game's type for it. */
export const cards = <C>(game: string, settings: Record<string, Setting>, language: string) => {
  const wishes = new URLSearchParams({ lang: language });
  for (const [name, value] of Object.entries(settings)) wishes.set(name, String(value));
  return ask<C>('GET', `/api/cards/${encodeURIComponent(game)}?${wishes}`);
};

export const history = async (after: string | null) =>
  ask<History>(
    'GET',
    `/api/history${after === null ? '' : `?after=${encodeURIComponent(after)}`}`,
    {
      token: await token(),
    },
  );

export const replay = async <S, V, D>(id: string) =>
  ask<Replay<S, V, D>>('GET', `/api/games/${encodeURIComponent(id)}/replay`, {
    token: await token(),
  });

/** Removes the name of this browser's player from finished games. */
export const removeName = async () =>
  ask<NameRemoved>('POST', '/api/remove-name', { token: await token() });

/** The URL of a finished game's record. */
export const recordAddress = (id: string) => `/api/games/${encodeURIComponent(id)}`;

/** The parts of a finished game's record that a check of its luck needs. */
export const record = (id: string) => ask<LuckRecord>('GET', recordAddress(id));

/** What the hard bot would have done instead of the act that led to this step. */
export const analysis = <A>(id: string, step: number) =>
  ask<Analysis<A>>('GET', `/api/games/${encodeURIComponent(id)}/analysis?step=${step}`);

/** The move of a winner that leads its alternatives by most, as the hard bot sees it. */
export const bestMove = <A>(id: string) =>
  ask<Analysis<A>>('GET', `/api/games/${encodeURIComponent(id)}/best-move`);

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
  if (isRefusal(json)) throw new RefusedError(json);
  throw new Unreachable(`${path}: ${answer.status}`);
}

const isRefusal = (json: unknown): json is Refusal<{ code: string }> =>
  typeof json === 'object' && json !== null && 'source' in json && 'code' in json;
