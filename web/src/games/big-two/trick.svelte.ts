import type { News } from '../../lib/net/room.svelte';
import type { Game, Play, Seen, Settlement } from '../../lib/protocol/big-two';

/** A play and who made it. */
export type Laid = { seat: number; play: Play };

/** What the events of this round and the last tell beyond the play on top. */
export class Trick {
  /** Each seat's last play in this round. */
  bySeat = $state.raw<ReadonlyMap<number, Play>>(new Map());
  /** What won the round before this one. */
  last = $state.raw<Laid>();
  /** How the last deal ended, until somebody has seen enough of it. */
  settlement = $state.raw<Settlement>();
  #top: Laid | undefined;

  /** Takes note of what just happened. A deal that was played on at once is long past. */
  hear(news: News<Game>[]): void {
    let settlement: Settlement | undefined;
    for (const item of news) {
      if (item.news === 'started') this.#begin();
      if (item.news !== 'happened') continue;
      for (const event of item.events) {
        this.#note(event);
        if (event.type === 'settled') settlement = event;
        else if (event.type === 'played') settlement = undefined;
      }
    }
    this.settlement = settlement ?? this.settlement;
  }

  #note(event: Seen): void {
    switch (event.type) {
      case 'played':
        this.#top = { seat: event.seat, play: event.play };
        this.bySeat = new Map(this.bySeat).set(event.seat, event.play);
        break;
      case 'cleared':
        this.last = this.#top;
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
    this.settlement = undefined;
    this.bySeat = new Map();
  }
}
