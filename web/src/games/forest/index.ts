import type { Component } from 'svelte';
import type { Game } from '../registry';
import './theme.css';

const game: Game = {
  boxCards: async () => ({
    Card: (await import('./TreeCard.svelte')).default as Component<never>,
    cards: [
      { picture: 'silver_fir', symbol: 'silver_fir', cost: 2 },
      { picture: 'birch', symbol: 'birch', cost: 0 },
      { picture: 'owl', symbol: 'beech', cost: 0 },
      { picture: 'sycamore', symbol: 'sycamore', cost: 2 },
    ],
  }),
  bestPlayers: 3,
  look: () => import('./LookCards.svelte'),
  module: async () => (await import('./game')).game,
  lesson: {
    recording: () => import('../../tutorial/lessons/forest.json'),
    pages: async () => (await import('./lesson-pages')).default,
  },
};

export default game;
