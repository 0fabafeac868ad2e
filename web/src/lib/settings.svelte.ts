import { getContext, setContext } from 'svelte';

/** What a person may choose about this browser, and what there is to choose from. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'reduced'],
  cards: ['small', 'medium', 'large'],
  sound: ['on', 'off'],
  marks: ['on', 'off'],
} as const;

export type Setting = keyof typeof CHOICES;

export type Chosen = { [S in Setting]: (typeof CHOICES)[S][number] };

const STANDARD: Chosen = {
  theme: 'auto',
  motion: 'auto',
  cards: 'medium',
  sound: 'off',
  marks: 'off',
};

const KEPT = 'paiju-settings';

/** What was chosen for this browser. Kept in it. */
export class Settings {
  #chosen = $state<Chosen>({ ...STANDARD });
  #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
    const kept = read(storage.getItem(KEPT));
    for (const setting of Object.keys(CHOICES) as Setting[]) this.#take(setting, kept[setting]);
  }

  get chosen(): Readonly<Chosen> {
    return this.#chosen;
  }

  choose(setting: Setting, choice: string): void {
    this.#take(setting, choice);
    this.#storage.setItem(KEPT, JSON.stringify(this.#chosen));
  }

  /** Whether cards should jump rather than fly. */
  isStill(): boolean {
    if (this.#chosen.motion !== 'auto') return this.#chosen.motion === 'reduced';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #take(setting: Setting, choice: unknown): void {
    const known: readonly string[] = CHOICES[setting];
    const found = known.find((known) => known === choice);
    if (found !== undefined) Object.assign(this.#chosen, { [setting]: found });
  }
}

/** What was kept, or nothing if somebody has meddled with it. */
function read(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const KEY = Symbol('settings');

export const provideSettings = (settings: Settings): Settings => setContext(KEY, settings);
export const useSettings = (): Settings => getContext<Settings>(KEY);
