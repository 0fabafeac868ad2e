import type { GameTypes } from '../../lib/net/room.svelte';
import type { TableContext } from '../../lib/net/table-context';

/** How long a replay or a lesson shows an announcement, in milliseconds. */
const SHOWN = 3000;

/**
 * The event that a table announces now.
 *
 * In a room the frame queue decides, because it holds back what comes next. In a replay or a lesson, it is an event of
 * the last act. Must be created while the component initializes.
 */
export class Announced<G extends GameTypes, E extends G['seen']> {
  #context: () => TableContext<G>;
  #isAnnounced: (event: G['seen']) => event is E;
  /** The event whose announcement the viewer has closed. */
  #closed = $state.raw<G['seen']>();

  constructor(context: () => TableContext<G>, isAnnounced: (event: G['seen']) => event is E) {
    this.#context = context;
    this.#isAnnounced = isAnnounced;
  }

  event = $derived.by<E | undefined>(() => {
    const { frameQueue, fresh } = this.#context();
    if (frameQueue !== undefined) {
      const event = frameQueue.event as G['seen'] | undefined;
      return event !== undefined && this.#isAnnounced(event) ? event : undefined;
    }
    const act = fresh.findLast((news) => news.type === 'acted');
    const event = act?.type === 'acted' ? act.events.findLast(this.#isAnnounced) : undefined;
    return event === this.#closed ? undefined : event;
  });

  /** When the room continues by itself, as a time of `Date.now()`. */
  get ends(): number | undefined {
    return this.#context().frameQueue?.ends;
  }

  /** Ends the announcement. */
  skip(): void {
    const { frameQueue } = this.#context();
    if (this.event === undefined) return;
    if (frameQueue === undefined) this.#closed = this.event;
    else frameQueue.advance();
  }

  /** Closes announcements of a replay or a lesson after a while. Returns the cleanup of an effect. */
  closeLater(): (() => void) | undefined {
    if (this.event === undefined || this.#context().frameQueue !== undefined) return undefined;
    const timer = setTimeout(() => {
      this.skip();
    }, SHOWN);
    return () => {
      clearTimeout(timer);
    };
  }
}
