import { frenchBox } from '../../lib/cards/box-cards';
import type { Game } from '../registry';
import './theme.css';

const game: Game = {
  boxCards: () => frenchBox('S10', 'HJ', 'SQ', 'DK', 'S2'),
  look: () => import('./LookCards.svelte'),
  module: async () => (await import('./game')).game,
  lesson: {
    recording: () => import('../../tutorial/lessons/big-two.json'),
    pages: async () => (await import('./lesson-pages')).default,
  },
};

export default game;
