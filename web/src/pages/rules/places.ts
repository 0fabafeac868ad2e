/** The pages about a game, and the keys of their names. */
export const PLACES = { rules: 'web-rules', cards: 'web-cards-page', learn: 'web-learn' };

export type Place = keyof typeof PLACES;
