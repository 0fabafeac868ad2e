import { frenchBox } from '../../lib/cards/box-cards';
import type { Game } from '../registry';
import './theme.css';

const game: Game = {
  boxCards: () => frenchBox('H9', 'HQ', 'HA', 'JB'),
  bestPlayers: 4,
  look: () => import('./LookCards.svelte'),
  module: async () => (await import('./game')).game,
  lesson: {
    recording: () => import('../../tutorial/lessons/dun-mazi.json'),
    pages: async () => (await import('./lesson-pages')).default,
  },
};

export default game;
