/** The pages about a game, and the message keys of their names. */
export const GAME_PAGES = { rules: 'web-rules', cards: 'web-cards-page', learn: 'web-learn' };

export type GamePageName = keyof typeof GAME_PAGES;
