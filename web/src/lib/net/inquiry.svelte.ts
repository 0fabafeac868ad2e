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
