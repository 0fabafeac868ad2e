/** Which lessons there are: a recorded game each, and where in it something is explained. */

import type { Page, Recording } from './lesson.svelte';

export type Script = { recording: Recording; pages: readonly Page[] };

type Fetch = () => Promise<{ default: unknown }>;

const SCRIPTS: Record<string, { recording: Fetch; pages: Fetch }> = {
  'big-two': {
    recording: () => import('./lessons/big-two.json'),
    pages: () => import('./pages/big-two'),
  },
  'dun-mazi': {
    recording: () => import('./lessons/dun-mazi.json'),
    pages: () => import('./pages/dun-mazi'),
  },
  'sea-salt': {
    recording: () => import('./lessons/sea-salt.json'),
    pages: () => import('./pages/sea-salt'),
  },
  forest: {
    recording: () => import('./lessons/forest.json'),
    pages: () => import('./pages/forest'),
  },
};

/** The lesson of a game; nothing if it has none. */
export async function script(game: string): Promise<Script | undefined> {
  const fetch = SCRIPTS[game];
  if (fetch === undefined) return undefined;
  const [recording, pages] = await Promise.all([fetch.recording(), fetch.pages()]);
  return { recording: recording.default as Recording, pages: pages.default as readonly Page[] };
}
