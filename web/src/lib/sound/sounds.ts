/** Sound effects, synthesized with Web Audio: no files to load. */

import { getContext, setContext } from 'svelte';

/** It is your turn, a card moves, a player has won. */
export type Sound = 'turn' | 'card' | 'win';

type Note = {
  /** Frequency in hertz. */
  pitch: number;
  /** Start after the first note, and duration, in seconds. */
  after: number;
  rings: number;
  loudness: number;
  shape: OscillatorType;
};

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 587, after: 0, rings: 0.35, loudness: 0.06, shape: 'sine' },
    { pitch: 880, after: 0.12, rings: 0.45, loudness: 0.06, shape: 'sine' },
  ],
  card: [{ pitch: 196, after: 0, rings: 0.07, loudness: 0.05, shape: 'triangle' }],
  win: [523, 659, 784, 1047].map((pitch, place) => ({
    pitch,
    after: place * 0.13,
    rings: 0.6,
    loudness: 0.05,
    shape: 'sine',
  })),
};

/** Attack time in seconds; without it notes click. */
const SWELL = 0.012;

/** Plays sounds if they are switched on. */
export class Sounds {
  #isOn: (sound: Sound) => boolean;
  #context: AudioContext | undefined;

  constructor(isOn: (sound: Sound) => boolean) {
    this.#isOn = isOn;
  }

  play(sound: Sound): void {
    if (!this.#isOn(sound) || typeof AudioContext === 'undefined') return;
    // Browsers allow sound only after the first interaction with the page.
    this.#context ??= new AudioContext();
    void this.#context.resume();
    for (const note of NOTES[sound]) ring(this.#context, note);
  }
}

function ring(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.after;
  const end = start + note.rings;
  const source = new OscillatorNode(context, { type: note.shape, frequency: note.pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(note.loudness, start + SWELL);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(loudness).connect(context.destination);
  source.start(start);
  source.stop(end);
}

const KEY = Symbol('sounds');

export const provideSounds = (sounds: Sounds): Sounds => setContext(KEY, sounds);
export const useSounds = (): Sounds => getContext<Sounds>(KEY);
