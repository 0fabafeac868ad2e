import type { News } from '../../lib/net/room.svelte';
import type { Game, Play, Seen } from '../../lib/protocol/big-two';

/** A play and the player who made it. */
export type Laid = { seat: number; play: Play };

/** What past events add to the view: earlier plays of the trick, and the previous trick. */
export class Trick {
  /** The last play of each seat in this trick. */
  bySeat = $state.raw<ReadonlyMap<number, Play>>(new Map());
  /** The play that won the previous trick. */
  last = $state.raw<Laid>();
  /** The last play of all. */
  top = $state.raw<Laid>();

  receive(news: News<Game>[]): void {
    for (const item of news) {
      if (item.type === 'started') this.#begin();
      if (item.type !== 'acted') continue;
      for (const event of item.events) this.#note(event);
    }
  }

  #note(event: Seen): void {
    switch (event.type) {
      case 'played':
        this.top = { seat: event.seat, play: event.play };
        this.bySeat = new Map(this.bySeat).set(event.seat, event.play);
        break;
      case 'cleared':
        this.last = this.top;
        this.bySeat = new Map();
        break;
      case 'dealt':
        this.last = undefined;
        this.bySeat = new Map();
        break;
      case 'passed':
      case 'settled':
        break;
    }
  }

  #begin(): void {
    this.last = undefined;
    this.bySeat = new Map();
  }
}
