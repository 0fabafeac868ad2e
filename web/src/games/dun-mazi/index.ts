import type { Game } from '../registry';
import Emblem from './Emblem.svelte';

const game: Game = {
  Emblem,
  module: async () => (await import('./game')).game,
  lesson: {
    recording: () => import('../../tutorial/lessons/dun-mazi.json'),
    pages: async () => (await import('./lesson-pages')).default,
  },
};

export default game;
