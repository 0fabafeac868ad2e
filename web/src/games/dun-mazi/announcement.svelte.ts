import type { News } from '../../lib/net/room.svelte';
import type { Game, Settlement } from '../../lib/protocol/dun-mazi';

/** What is announced over the table: a knock, or the settlement of a round. */
export class Announcement {
  /** The seat that has just knocked. */
  knocker = $state.raw<number>();
  /** The settlement of the last round, until the player closes it. */
  settlement = $state.raw<Settlement>();

  /** Handles news. A settlement that was already followed by a turn is not shown. */
  receive(news: News<Game>[]): void {
    let knocker: number | undefined;
    let settlement: Settlement | undefined;
    for (const item of news) {
      if (item.type === 'started') [this.knocker, this.settlement] = [undefined, undefined];
      if (item.type !== 'acted') continue;
      for (const event of item.events) {
        if (event.type === 'knocked') knocker = event.seat;
        else if (event.type === 'settled') settlement = event.settlement;
        else if (event.type === 'played' || event.type === 'swapped')
          [knocker, settlement] = [undefined, undefined];
      }
    }
    this.knocker = knocker ?? this.knocker;
    this.settlement = settlement ?? this.settlement;
  }
}
