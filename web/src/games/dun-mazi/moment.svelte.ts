import type { News } from '../../lib/net/room.svelte';
import type { Game, Settlement } from '../../lib/protocol/dun-mazi';

/** What deserves a moment of everybody's attention: a knock, and how a round was settled. */
export class Moment {
  /** Who has just knocked. */
  knocker = $state.raw<number>();
  /** How a round was settled, until somebody has seen enough of it. */
  settlement = $state.raw<Settlement>();

  hear(news: News<Game>[]): void {
    for (const item of news) {
      if (item.news === 'started') this.settlement = undefined;
      if (item.news !== 'happened') continue;
      for (const event of item.events) {
        if (event.type === 'knocked') this.knocker = event.who;
        if (event.type === 'settled') this.settlement = event.settlement;
      }
    }
  }
}
