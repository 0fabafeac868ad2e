import type { FluentBundle } from '@fluent/bundle';
import { bundle, type Language } from '../lib/i18n/i18n.svelte';

/** The texts of lessons; each file is loaded on demand. */
const FILES = import.meta.glob<string>('../../../locales/*/learn-*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The texts of one lesson in the current language. */
export class LessonText {
  #bundle = $state.raw<FluentBundle>();
  ready = $derived(this.#bundle !== undefined);

  async load(game: string, language: Language): Promise<void> {
    const fetch = FILES[`../../../locales/${language}/learn-${game}.ftl`];
    if (fetch !== undefined) this.#bundle = bundle(language, [await fetch()]);
  }

  /** The paragraphs of the message `key`. */
  paragraphs(key: string): string[] {
    const pattern = this.#bundle?.getMessage(key)?.value ?? null;
    if (pattern === null) return [key];
    return (this.#bundle?.formatPattern(pattern, null, []) ?? key).split(/\n\n+/);
  }
}
