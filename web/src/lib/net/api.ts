/** Everything that goes over plain HTTP. No other file fetches. */

import type {
  Analysis,
  Catalogue,
  History,
  OpenRoom,
  Refusal,
  Replay,
  RoomList,
  RoomOpened,
  RulesPage,
  Setting,
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

/** Which rules: a preset, and where a table has other settings or another number of players. */
export type House = { preset: string; settings?: Record<string, Setting>; players?: number };

export const rules = (game: string, { preset, settings = {}, players }: House) => {
  const wishes = new URLSearchParams({ preset });
  if (players !== undefined) wishes.set('players', String(players));
  for (const [name, value] of Object.entries(settings)) wishes.set(name, String(value));
  return ask<RulesPage>('GET', `/api/rules/${encodeURIComponent(game)}?${wishes}`);
};

/** The card catalogue of a game under these settings, in this language; `C` is the game's own. */
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

export const replay = async <S, V>(id: string) =>
  ask<Replay<S, V>>('GET', `/api/games/${encodeURIComponent(id)}/replay`, { token: await token() });

/** The address of a finished game as one file. */
export const recordAddress = (id: string) => `/api/games/${encodeURIComponent(id)}`;

/** What the hard bot would have done instead of the act that led to this step. */
export const analysis = <A>(id: string, step: number) =>
  ask<Analysis<A>>('GET', `/api/games/${encodeURIComponent(id)}/analysis?step=${step}`);

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
