import type { Browser, Page } from '@playwright/test';
import type { TableView } from '../src/lib/protocol/protocol';
import { VERSION } from '../src/lib/protocol/protocol';
import type { Server } from './server';

/** Chooses an action for a scripted player, or nothing for now. */
export type Policy<A, V, D = unknown> = (table: TableView<A, V, D>, name: string) => A | undefined;

/**
 * Adds scripted players who act at once.
 *
 * They are sockets on one blank page; `policy` chooses their actions.
 */
export async function friends<A, V, D = unknown>(
  browser: Browser,
  server: Server,
  code: string,
  names: string[],
  policy: Policy<A, V, D>,
): Promise<Page> {
  const page = await browser.newPage();
  await page.exposeFunction('choose', policy);
  await page.goto(`${server.url}/icon.svg`);
  for (const name of names) await page.evaluate(sit, { code, name, version: VERSION });
  return page;
}

/** Joins the room and plays. Runs inside the page. */
async function sit(who: { code: string; name: string; version: number }): Promise<void> {
  type Frame = {
    type: string;
    reason?: string;
    table?: TableView<unknown, unknown, unknown> | null;
  };
  const { choose } = globalThis as unknown as {
    choose: (table: TableView<unknown, unknown, unknown>, name: string) => Promise<unknown>;
  };
  const given = (await (await fetch('/api/token', { method: 'POST' })).json()) as { token: string };
  const socket = new WebSocket('/api/socket');
  let asked = 0;
  const send = (message: object) => {
    socket.send(JSON.stringify(message));
  };
  const ask = (command: object) => {
    asked += 1;
    send({ type: 'request', id: `${who.name}-${asked}`, command });
  };
  await new Promise<void>((seated) => {
    socket.addEventListener('open', () => {
      send({ type: 'hello', version: who.version, room: who.code, token: given.token });
      ask({ type: 'join', name: who.name, role: 'player' });
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      const { type, table } = JSON.parse(event.data) as Frame;
      if (type !== 'snapshot' && type !== 'update') return;
      seated();
      if (table?.seat === undefined || table.seat === null || table.turn !== table.seat) return;
      void choose(table, who.name).then((action) => {
        if (action !== undefined && action !== null) ask({ type: 'act', steps: [action] });
      });
    });
  });
}
