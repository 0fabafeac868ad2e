import type { FluentBundle } from '@fluent/bundle';
import { bundle, type Language, type Values } from './i18n.svelte';

/** Long texts that only one page shows: lessons and guides. Each file is loaded on demand. */
const FILES = import.meta.glob<string>('../../../../locales/*/{learn,guide}-*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The messages of one such file. */
export class TextFile {
  #bundle = $state.raw<FluentBundle>();
  ready = $derived(this.#bundle !== undefined);

  /** Loads `file`, such as `learn-big-two`. The old texts stay until the new ones are loaded. */
  async load(file: string, language: Language): Promise<void> {
    const fetch = FILES[`../../../../locales/${language}/${file}.ftl`];
    if (fetch !== undefined) this.#bundle = bundle(language, [await fetch()]);
  }

  /** The message with this `key`. */
  t(key: string, values: Values = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value ?? null;
    if (pattern === null) return key;
    return this.#bundle?.formatPattern(pattern, values, []) ?? key;
  }

  /** The paragraphs of the message `key`. */
  paragraphs(key: string): string[] {
    return this.t(key).split(/\n\n+/);
  }
}
