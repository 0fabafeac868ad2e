/** Loads the lesson of a game: a recorded game and its pages. */

import { GAMES } from '../games/registry';
import type { LessonPage, Recording } from './lesson.svelte';

export type Script = { recording: Recording; pages: readonly LessonPage[] };

/** The lesson of a game, if it has one. */
export async function script(game: string): Promise<Script | undefined> {
  const lesson = GAMES[game]?.lesson;
  if (lesson === undefined) return undefined;
  const [recording, pages] = await Promise.all([lesson.recording(), lesson.pages()]);
  return { recording: recording.default as Recording, pages };
}
