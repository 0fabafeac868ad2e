import type { Game } from '../registry';

const game: Game = {
  module: async () => (await import('./game')).game,
  lesson: {
    recording: () => import('../../tutorial/lessons/big-two.json'),
    pages: async () => (await import('./lesson-pages')).default,
  },
};

export default game;
