import { getContext, setContext } from 'svelte';

/** The settings of this browser and their choices. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'reduced'],
  sound: ['on', 'turn', 'off'],
  vibration: ['on', 'off'],
  notify: ['on', 'off'],
  marks: ['on', 'off'],
} as const;

export type Setting = keyof typeof CHOICES;

export type Chosen = { [S in Setting]: (typeof CHOICES)[S][number] };

const DEFAULTS: Chosen = {
  theme: 'auto',
  motion: 'auto',
  sound: 'turn', // A device that is set to silent stays silent.
  vibration: 'on',
  notify: 'off',
  marks: 'off',
};

const STORAGE_KEY = 'paiju-settings';

/** The chosen settings, saved in the browser. */
export class Settings {
  #chosen = $state<Chosen>({ ...DEFAULTS });
  #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
    const saved = read(storage.getItem(STORAGE_KEY));
    for (const setting of Object.keys(CHOICES) as Setting[]) this.#set(setting, saved[setting]);
  }

  get chosen(): Readonly<Chosen> {
    return this.#chosen;
  }

  choose(setting: Setting, choice: string): void {
    this.#set(setting, choice);
    this.#storage.setItem(STORAGE_KEY, JSON.stringify(this.#chosen));
  }

  /** Whether cards jump instead of flying. */
  isReducedMotion(): boolean {
    if (this.#chosen.motion !== 'auto') return this.#chosen.motion === 'reduced';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #set(setting: Setting, choice: unknown): void {
    const known: readonly string[] = CHOICES[setting];
    const found = known.find((known) => known === choice);
    if (found !== undefined) Object.assign(this.#chosen, { [setting]: found });
  }
}

/** The saved settings, or none if they cannot be parsed. */
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
