import type { Page } from '@playwright/test';

/** A finished game, by its id. */
export type Past = { id: string };

type Setting = { field: string; value: string | number };

/**
 * Plays a game to its end at once, with all players in this page. The page's own player is the host, and finds the
 * game in the history.
 */
export async function playOut(
  page: Page,
  game: string,
  settings: readonly Setting[] = [],
): Promise<Past> {
  await page.goto('/');
  const id = await page.evaluate(playInPage, { game, settings, players: 4 });
  return { id };
}

/** Runs inside the page, so it must be self-contained. */
async function playInPage(what: {
  game: string;
  settings: readonly Setting[];
  players: number;
}): Promise<string> {
  type Table = { turn: number | null; seat: number | null; legal: unknown[]; outcome: unknown };
  type Message = { type: string; seq: number; table: Table | null; refusal?: { code: string } };

  const ask = async <T>(method: string, path: string, token = '', body: unknown = null) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(path, {
      method,
      headers: token === '' ? {} : headers,
      body: body === null ? null : JSON.stringify(body),
    });
    return (await answer.json()) as T;
  };
  const given = Array.from({ length: what.players }, () =>
    ask<{ token: string }>('POST', '/api/token'),
  );
  const tokens = (await Promise.all(given)).map(({ token }) => token);
  const host = tokens[0] ?? '';
  localStorage.setItem('paiju-token', host);
  const opening = { game: what.game, name: 'Ann', role: 'player' };
  const { room } = await ask<{ room: string }>('POST', '/api/rooms', host, opening);

  // The same choices in every run.
  let chance = 7;
  const pick = (n: number) => {
    chance = (chance * 48271) % 2147483647;
    return chance % n;
  };

  const sit = (
    token: string,
    name: string,
  ): Promise<{ ask: (command: unknown) => void; over: Promise<void> }> =>
    new Promise((seated) => {
      const socket = new WebSocket(
        `/api/socket`.replace(/^/, location.origin.replace('http', 'ws')),
      );
      let asked = 0;
      const request = (command: unknown) => {
        asked += 1;
        socket.send(JSON.stringify({ type: 'request', id: `${name}-${asked}`, command }));
      };
      let acted = -1;
      let end: () => void = () => undefined;
      const over = new Promise<void>((ended) => (end = ended));
      socket.onopen = () => {
        socket.send(JSON.stringify({ type: 'hello', version: 1, room, token }));
      };
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as Message;
        if (message.refusal?.code === 'not-in-room')
          request({ type: 'join', name, role: 'player' });
        if (message.type !== 'snapshot' && message.type !== 'update') return;
        seated({ ask: request, over });
        const { table, seq } = message;
        if (table === null) return;
        if (table.outcome !== null) {
          end();
          socket.close();
        } else if (table.turn === table.seat && seq !== acted) {
          acted = seq;
          request({ type: 'act', steps: [table.legal[pick(table.legal.length)]] });
        }
      };
    });

  const names = ['Ann', 'Ben', 'Cai', 'Dai'];
  const first = await sit(host, 'Ann');
  for (const { field, value } of what.settings) first.ask({ type: 'set', field, value });
  // One after another: the first to join gets the first seat.
  for (const [seat, token] of tokens.entries()) if (seat > 0) await sit(token, names[seat] ?? '');
  first.ask({ type: 'start' });
  await first.over;
  const { games } = await ask<{ games: { id: string }[] }>('GET', '/api/history', host);
  return games[0]?.id ?? '';
}

/** Closes the room of the last finished game of the page's own player, who is the host. */
export async function closeRoom(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const token = localStorage.getItem('paiju-token') ?? '';
    const answer = await fetch('/api/history', { headers: { authorization: `Bearer ${token}` } });
    const { games } = (await answer.json()) as { games: { room: string }[] };
    const room = games[0]?.room;
    await new Promise((closed) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
      socket.onopen = () => {
        socket.send(JSON.stringify({ type: 'hello', version: 1, room, token }));
        socket.send(JSON.stringify({ type: 'request', id: 'end', command: { type: 'close' } }));
      };
      socket.onclose = closed;
    });
  });
}
