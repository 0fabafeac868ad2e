import type { Component } from 'svelte';
import type { Game } from '../registry';
import './theme.css';

const game: Game = {
  boxCards: async () => ({
    Card: (await import('./SeaCard.svelte')).default as Component<never>,
    cards: [
      { face: ['crab', 'blue'] },
      { face: ['octopus', 'purple'] },
      { face: ['mermaid', 'white'] },
      { face: ['sailboat', 'yellow'] },
    ],
  }),
  bestPlayers: 3,
  look: () => import('./LookCards.svelte'),
  module: async () => (await import('./game')).game,
  lesson: {
    recording: () => import('../../tutorial/lessons/sea-salt.json'),
    pages: async () => (await import('./lesson-pages')).default,
  },
};

export default game;
