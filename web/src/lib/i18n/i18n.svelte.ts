import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import type { Names, Value } from '../protocol/protocol';
import { LANGUAGES, SUBTAGS, type Language } from './languages';

export { LANGUAGES, type Language } from './languages';

/** Variables of a message. */
export type Values = Record<string, FluentVariable>;

/** Every translation file that the client needs. The build makes one chunk per language. */
const FILES = import.meta.glob<string>(
  [
    '../../../../locales/*/*.ftl',
    '!../../../../locales/*/{cli,arena,replay,page,learn-*,guide-*}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The messages of the current language. Reads through it are reactive: they change with the language. */
export class I18n {
  #bundle = $state.raw<FluentBundle>();
  /** Names that come from the server, such as those of Big Two's patterns. */
  #names = $state.raw<Record<string, Names>>({});
  language = $state.raw<Language>('en');

  /** Whether a language is loaded. */
  ready = $derived(this.#bundle !== undefined);

  /** Changes the language. The old one stays until the new one is loaded. */
  async setLanguage(language: Language): Promise<void> {
    const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
    this.#bundle = bundle(language, await Promise.all(files.map(([, fetch]) => fetch())));
    this.language = language;
  }

  /** Adds names from the server, by the key that they would have in `locales/`. */
  addNames(names: Record<string, Names>): void {
    this.#names = { ...this.#names, ...names };
  }

  /** The message with this `key`. If there is none, returns the key. */
  t = (key: string, values?: Values): string => {
    const pattern = this.#bundle?.getMessage(key)?.value ?? null;
    return pattern === null
      ? (this.#named(this.#names[key]) ?? key)
      : (this.#bundle?.formatPattern(pattern, values ?? null, []) ?? key);
  };

  /** Whether there is a message with this `key`. */
  has(key: string): boolean {
    return key in this.#names || (this.#bundle?.hasMessage(key) ?? false);
  }

  /** A list in the current language, such as "a, b and c". */
  list(items: string[], style: 'narrow' | 'long' = 'narrow'): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction', style }).format(items);
  }

  /** Joins sentences. */
  sentences(sentences: string[]): string {
    if (sentences.length === 0) return '';
    return sentences.reduce((one, two) => this.t('two-sentences', { one, two }));
  }

  /** One of several translations from the server. */
  name(names: Names): string {
    return this.#named(names) ?? '';
  }

  /** Converts a value of the protocol to a variable of a message. */
  value(value: Value): FluentVariable {
    if (!Array.isArray(value)) return typeof value === 'object' ? value.seat + 1 : value;
    return this.list(value.map((names) => this.#named(names) ?? ''));
  }

  /** The translation in the current language, or else in English. */
  #named = (names?: Record<string, string>): string | undefined =>
    names?.[this.language] ?? names?.['en'];

  /** A date and time in the current language. */
  time(millis: number): string {
    const format = new Intl.DateTimeFormat(this.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return format.format(millis);
  }

  /** A date and time for a list: today and yesterday by their names, other days without the year of `now`. */
  when(millis: number, now = Date.now()): string {
    const [then, today] = [new Date(millis), new Date(now)];
    const time = new Intl.DateTimeFormat(this.language, { timeStyle: 'short' }).format(then);
    const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
    const days = Math.round((midnight(then) - midnight(today)) / 86_400_000);
    const near = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    const far = new Intl.DateTimeFormat(this.language, {
      month: 'short',
      day: 'numeric',
      ...(then.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' }),
    });
    const day = days === 0 || days === -1 ? near.format(days, 'day') : far.format(then);
    return this.t('web-day-and-time', { day, time });
  }

  /** A number in the current language. */
  number(n: number): string {
    return new Intl.NumberFormat(this.language).format(n);
  }
}

/** A bundle with the messages of these files. A key is defined in one file only. */
export function bundle(language: Language, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}

/** The initial language: the saved one, or else the first supported one that the browser asks for. */
export function preferred(chosen: string | null, asked: readonly string[]): Language {
  if (chosen !== null && chosen in LANGUAGES) return chosen as Language;
  for (const tag of asked) {
    const [primary, ...subtags] = tag.toLowerCase().split('-');
    const related = (Object.keys(LANGUAGES) as Language[]).filter(
      (language) => language.split('-')[0] === primary,
    );
    // The first script or region that decides; otherwise the last related language, as in the Rust crate.
    const named = subtags.map((it) => related.find((language) => SUBTAGS[language].includes(it)));
    const found = named.find((language) => language !== undefined) ?? related.at(-1);
    if (found !== undefined) return found;
  }
  return 'en';
}

const KEY = Symbol('i18n');

export const provideI18n = (i18n: I18n): I18n => setContext(KEY, i18n);

export const useI18n = (): I18n => getContext<I18n>(KEY);
