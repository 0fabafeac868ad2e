/** Data that a page loads and shows. If loads overlap, only the last one counts. */
export class Query<T> {
  /** The last result. It stays until the next one. */
  data = $state.raw<T>();
  /** Why the last load failed. */
  error = $state.raw<unknown>();
  #load: (() => Promise<T>) | undefined;

  async run(load: () => Promise<T>): Promise<void> {
    this.#load = load;
    try {
      const data = await load();
      if (this.#load === load) [this.data, this.error] = [data, undefined];
    } catch (error) {
      if (this.#load === load) this.error = error;
    }
  }

  /** Repeats the last load. */
  async retry(): Promise<void> {
    if (this.#load !== undefined) await this.run(this.#load);
  }
}

/**
 * A query that runs again whenever its input changes. Inputs are compared as JSON, because every frame replaces the
 * objects of a room.
 */
export function createQuery<W, T>(
  input: () => W | undefined,
  load: (input: W) => Promise<T>,
): Query<T> {
  const query = new Query<T>();
  const text = $derived(JSON.stringify(input() ?? null));
  $effect(() => {
    const input = JSON.parse(text) as W | null;
    if (input !== null) void query.run(() => load(input));
  });
  return query;
}
