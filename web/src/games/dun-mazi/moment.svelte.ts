import type { News } from '../../lib/net/room.svelte';
import type { Game, Settlement } from '../../lib/protocol/dun-mazi';

/** What deserves a moment of everybody's attention: a knock, and how a round was settled. */
export class Moment {
  /** Who has just knocked. */
  knocker = $state.raw<number>();
  /** How a round was settled, until somebody has seen enough of it. */
  settlement = $state.raw<Settlement>();

  /** Takes note of what just happened. What was followed by a turn at once is long past. */
  hear(news: News<Game>[]): void {
    let knocker: number | undefined;
    let settlement: Settlement | undefined;
    for (const item of news) {
      if (item.news === 'started') [this.knocker, this.settlement] = [undefined, undefined];
      if (item.news !== 'happened') continue;
      for (const event of item.events) {
        if (event.type === 'knocked') knocker = event.who;
        else if (event.type === 'settled') settlement = event.settlement;
        else if (event.type === 'played' || event.type === 'swapped')
          [knocker, settlement] = [undefined, undefined];
      }
    }
    this.knocker = knocker ?? this.knocker;
    this.settlement = settlement ?? this.settlement;
  }
}
