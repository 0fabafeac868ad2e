import type { Page } from '@playwright/test';

/** A game that is over: its name in addresses. */
export type Past = { id: string };

type Setting = { field: string; value: string | number };

/**
 * Plays a game to its end at once, with everybody in the first browser that comes along: people, so
 * that nobody waits. The page's own player is the host, and finds the game in the history.
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

/** Runs in the browser, so it must bring along all that it needs. */
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
        `/api/table`.replace(/^/, location.origin.replace('http', 'ws')),
      );
      let asked = 0;
      const say = (command: unknown) => {
        asked += 1;
        socket.send(JSON.stringify({ type: 'ask', id: `${name}-${asked}`, command }));
      };
      let acted = -1;
      let end: () => void = () => undefined;
      const over = new Promise<void>((ended) => (end = ended));
      socket.onopen = () => {
        socket.send(JSON.stringify({ type: 'hello', version: 1, room, token }));
      };
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as Message;
        if (message.refusal?.code === 'not-in-room') say({ do: 'join', name, role: 'player' });
        if (message.type !== 'snapshot' && message.type !== 'update') return;
        seated({ ask: say, over });
        const { table, seq } = message;
        if (table === null) return;
        if (table.outcome !== null) {
          end();
          socket.close();
        } else if (table.turn === table.seat && seq !== acted) {
          acted = seq;
          say({ do: 'act', steps: [table.legal[pick(table.legal.length)]] });
        }
      };
    });

  const names = ['Ann', 'Ben', 'Cai', 'Dai'];
  const first = await sit(host, 'Ann');
  for (const { field, value } of what.settings) first.ask({ do: 'set', field, value });
  // One after another: who joins first gets the first seat.
  for (const [seat, token] of tokens.entries()) if (seat > 0) await sit(token, names[seat] ?? '');
  first.ask({ do: 'start' });
  await first.over;
  const { games } = await ask<{ games: { id: string }[] }>('GET', '/api/history', host);
  return games[0]?.id ?? '';
}
