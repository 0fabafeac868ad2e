import type { Component } from 'svelte';
import type { Game } from '../registry';
import './theme.css';

const game: Game = {
  boxCards: async () => ({
    Card: (await import('./TreeCard.svelte')).default as Component<never>,
    cards: ['fir', 'birch', 'owl', 'sycamore'].map((picture) => ({ picture })),
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
