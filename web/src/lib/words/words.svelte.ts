import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import type { Names, Value } from '../protocol/protocol';
import { LANGUAGES, SUBTAGS, type Language } from './languages';

export { LANGUAGES, type Language } from './languages';

/** What a message leaves open. */
export type Values = Record<string, FluentVariable>;

/** Every file that a browser may need. The build makes one chunk of those of a language. */
const FILES = import.meta.glob<string>(
  ['../../../../locales/*/*.ftl', '!../../../../locales/*/{cli,arena,replay,page,learn-*}.ftl'],
  { query: '?raw', import: 'default' },
);

/** The sentences of one language at a time. What is read through it changes with the language. */
export class Words {
  #bundle = $state.raw<FluentBundle>();
  /** What brings its own names, such as a pattern of Big Two. */
  #names = $state.raw<Record<string, Names>>({});
  language = $state.raw<Language>('en');

  /** Whether there is anything to say yet. */
  ready = $derived(this.#bundle !== undefined);

  /** Changes the language. The page keeps the old one until the new one is there. */
  async speak(language: Language): Promise<void> {
    const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
    this.#bundle = bundle(language, await Promise.all(files.map(([, fetch]) => fetch())));
    this.language = language;
  }

  /** Adds names that came from the server, each by the key it would have in `locales/`. */
  learn(names: Record<string, Names>): void {
    this.#names = { ...this.#names, ...names };
  }

  /** The message named `key`. A missing one shows its key: seen at once, and nothing breaks. */
  say = (key: string, values?: Values): string => {
    const pattern = this.#bundle?.getMessage(key)?.value ?? null;
    return pattern === null
      ? (this.#named(this.#names[key]) ?? key)
      : (this.#bundle?.formatPattern(pattern, values ?? null, []) ?? key);
  };

  /** Whether there is a message named `key`. */
  has(key: string): boolean {
    return key in this.#names || (this.#bundle?.hasMessage(key) ?? false);
  }

  /** A list as people write one. */
  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction', style: 'narrow' }).format(
      items,
    );
  }

  /** Sentences that follow each other. */
  sentences(sentences: string[]): string {
    if (sentences.length === 0) return '';
    return sentences.reduce((one, two) => this.say('two-sentences', { one, two }));
  }

  /** What a thing that brings its own names is called. */
  name(names: Names): string {
    return this.#named(names) ?? '';
  }

  /** A value that came over the wire, as a message takes it. */
  value(value: Value): FluentVariable {
    if (!Array.isArray(value)) return value;
    return this.list(value.map((names) => this.#named(names) ?? ''));
  }

  /** The name in this language, else in English. */
  #named = (names?: Record<string, string>): string | undefined =>
    names?.[this.language] ?? names?.['en'];

  /** A moment, as people here write it. */
  time(millis: number): string {
    const format = new Intl.DateTimeFormat(this.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return format.format(millis);
  }
}

/** The messages of these files, later ones winning nothing: a key stands in one file only. */
export function bundle(language: Language, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}

/** The language to begin with: what was chosen before, or what the browser asks for. */
export function preferred(chosen: string | null, asked: readonly string[]): Language {
  if (chosen !== null && chosen in LANGUAGES) return chosen as Language;
  for (const tag of asked) {
    const [primary, ...subtags] = tag.toLowerCase().split('-');
    const related = (Object.keys(LANGUAGES) as Language[]).filter(
      (language) => language.split('-')[0] === primary,
    );
    // The first script or region that says which; the last language if none does, as in Rust.
    const named = subtags.map((it) => related.find((language) => SUBTAGS[language].includes(it)));
    const found = named.find((language) => language !== undefined) ?? related.at(-1);
    if (found !== undefined) return found;
  }
  return 'en';
}

const KEY = Symbol('words');

/** Hands the words to every component below. */
export const provideWords = (words: Words): Words => setContext(KEY, words);

/** The words of the page. */
export const useWords = (): Words => getContext<Words>(KEY);
