import type { Browser, Page } from '@playwright/test';
import type { TableView } from '../src/lib/protocol/protocol';
import { VERSION } from '../src/lib/protocol/protocol';
import type { Server } from './server';

/** What somebody does in their turn: one of the actions that are listed, or nothing for now. */
export type Habit<A, V> = (table: TableView<A, V>, name: string) => A | undefined;

/**
 * Lets friends come who need no time to think, as bots at a table would.
 *
 * They are sockets on one page that shows nothing; each of them does what `habit` says.
 */
export async function friends<A, V>(
  browser: Browser,
  server: Server,
  code: string,
  names: string[],
  habit: Habit<A, V>,
): Promise<Page> {
  const page = await browser.newPage();
  await page.exposeFunction('choose', habit);
  await page.goto(`${server.url}/icon.svg`);
  for (const name of names) await page.evaluate(sit, { code, name, version: VERSION });
  return page;
}

/** Takes a seat, from within the page, and keeps on answering. */
async function sit(who: { code: string; name: string; version: number }): Promise<void> {
  type Frame = { type: string; why?: string; table?: TableView<unknown, unknown> | null };
  const { choose } = globalThis as unknown as {
    choose: (table: TableView<unknown, unknown>, name: string) => Promise<unknown>;
  };
  const given = (await (await fetch('/api/token', { method: 'POST' })).json()) as { token: string };
  const socket = new WebSocket('/api/table');
  let asked = 0;
  const send = (message: object) => {
    socket.send(JSON.stringify(message));
  };
  const ask = (command: object) => {
    asked += 1;
    send({ type: 'ask', id: `${who.name}-${asked}`, command });
  };
  await new Promise<void>((seated) => {
    socket.addEventListener('open', () => {
      send({ type: 'hello', version: who.version, room: who.code, token: given.token });
      ask({ do: 'join', name: who.name, role: 'player' });
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      const { type, table } = JSON.parse(event.data) as Frame;
      if (type !== 'snapshot' && type !== 'update') return;
      seated();
      if (table?.seat === undefined || table.seat === null || table.turn !== table.seat) return;
      void choose(table, who.name).then((action) => {
        if (action !== undefined && action !== null) ask({ do: 'act', steps: [action] });
      });
    });
  });
}
