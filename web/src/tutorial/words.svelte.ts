import type { FluentBundle } from '@fluent/bundle';
import { bundle, type Language } from '../lib/words/words.svelte';

/** What is said in lessons, each file fetched when it is needed. */
const FILES = import.meta.glob<string>('../../../locales/*/learn-*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The sentences of one lesson, in one language at a time. */
export class LessonWords {
  #bundle = $state.raw<FluentBundle>();
  ready = $derived(this.#bundle !== undefined);

  async speak(game: string, language: Language): Promise<void> {
    const fetch = FILES[`../../../locales/${language}/learn-${game}.ftl`];
    if (fetch !== undefined) this.#bundle = bundle(language, [await fetch()]);
  }

  /** The message named `key`, paragraph by paragraph. */
  say(key: string): string[] {
    const pattern = this.#bundle?.getMessage(key)?.value ?? null;
    if (pattern === null) return [key];
    return (this.#bundle?.formatPattern(pattern, null, []) ?? key).split(/\n\n+/);
  }
}
