import type { GameTypes } from '../lib/net/room.svelte';
import type { TableContext } from '../lib/net/table-context';

/** The settlements of this game so far, oldest first, as far as the log reaches. */
export function settlements<G extends GameTypes & { seen: { type: string } }, T extends string>(
  context: TableContext<G>,
  type: T,
): Extract<G['seen'], { type: T }>[] {
  const log = context.log ?? context.fresh;
  const start = log.findLastIndex((news) => news.type === 'started');
  return log
    .slice(start + 1)
    .flatMap((news) => (news.type === 'acted' ? news.events : []))
    .filter((event): event is Extract<G['seen'], { type: T }> => event.type === type);
}
