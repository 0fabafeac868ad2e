/** A question whose answer a page shows. Only the last one counts, however late an earlier one is answered. */
export class Inquiry<T> {
  /** The last answer; it stands until there is another. */
  answer = $state.raw<T>();
  /** Why the last question was not answered. */
  error = $state.raw<unknown>();
  #question: (() => Promise<T>) | undefined;

  async ask(question: () => Promise<T>): Promise<void> {
    this.#question = question;
    try {
      const answer = await question();
      if (this.#question === question) [this.answer, this.error] = [answer, undefined];
    } catch (error) {
      if (this.#question === question) this.error = error;
    }
  }

  /** Asks the last question once more. */
  async again(): Promise<void> {
    if (this.#question !== undefined) await this.ask(this.#question);
  }
}

/**
 * An answer for as long as a component shows it. A room is shown anew with every move; the question is asked again
 * only when something else is wanted.
 */
export function askAnew<W, T>(
  wanted: () => W | undefined,
  question: (wish: W) => Promise<T>,
): Inquiry<T> {
  const inquiry = new Inquiry<T>();
  const text = $derived(JSON.stringify(wanted() ?? null));
  $effect(() => {
    const wish = JSON.parse(text) as W | null;
    if (wish !== null) void inquiry.ask(() => question(wish));
  });
  return inquiry;
}
