// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** The colours of the cards. */
export const PALETTE: { [colour in Colour]: string } = {
  black: "#374151",
  blue: "#3B82F6",
  dark_blue: "#1E40AF",
  green: "#22C55E",
  grey: "#9CA3AF",
  light_blue: "#7DD3FC",
  light_orange: "#FDBA74",
  orange: "#F97316",
  pink: "#F472B6",
  purple: "#A855F7",
  red: "#EF4444",
  white: "#F8FAFC",
  yellow: "#EAB308",
};

/**
 * One card.
 */
export type CardEntry = { 
/**
 * Its kind and its number among its kind, such as `fish_1`.
 */
id: string, 
/**
 * What is drawn on it.
 */
kind: Kind, 
/**
 * Its name in the reader's language.
 */
name: string, 
/**
 * What sort of card it is.
 */
type: CardType, 
/**
 * A picture of it.
 */
emoji: string, 
/**
 * Its colour; `None` where colours are dealt by lot, so that only a game has them (SS-D4).
 */
colour: ColourEntry | null, 
/**
 * Points it is worth by itself: none (SS-D8).
 */
value: number, 
/**
 * What it does with a second one, or with its partner.
 */
"pair-effect": PairEffect | null, 
/**
 * What it does and scores, in the reader's language, with the numbers in force (SS-V10).
 */
description: string, 
/**
 * The kind it counts.
 */
"multiplier-target": Kind | null, 
/**
 * Points for each of those.
 */
"multiplier-value": number | null, 
/**
 * What it scores with a second one, or with its partner, in force (SS-V10).
 */
"pair-points": PairPoints | null, 
/**
 * What one, two, three … of it score; empty for a card that is not collected.
 */
"collection-points": Array<number>, };

/**
 * What sort of card a kind is (SS-D9).
 */
export type CardType = "pair_effect" | "collection" | "multiplier" | "special";

/**
 * The cards of the deck in force.
 */
export type Catalogue = { 
/**
 * Every card, in the order of the box.
 */
cards: Array<CardEntry>, 
/**
 * The colours in force, white last (SS-D6).
 */
colours: Array<ColourCount>, };

/**
 * The colour of a card.
 *
 * In alphabetical order, which is how equal numbers of cards are listed (SS-M3).
 */
export type Colour = "black" | "blue" | "dark_blue" | "green" | "grey" | "light_blue" | "light_orange" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";

/**
 * A colour and how many cards have it.
 */
export type ColourCount = { 
/**
 * How many cards of the deck have it.
 */
cards: number, id: Colour, 
/**
 * Its name in the reader's language.
 */
name: string, 
/**
 * As in a style sheet, such as `#3B82F6`.
 */
hex: string, 
/**
 * A picture of it.
 */
symbol: string, 
/**
 * A letter or character for it, for readers who cannot tell the colours apart.
 */
letter: string, };

/**
 * One colour.
 */
export type ColourEntry = { id: Colour, 
/**
 * Its name in the reader's language.
 */
name: string, 
/**
 * As in a style sheet, such as `#3B82F6`.
 */
hex: string, 
/**
 * A picture of it.
 */
symbol: string, 
/**
 * A letter or character for it, for readers who cannot tell the colours apart.
 */
letter: string, };

/**
 * What is drawn on a card.
 */
export type Kind = "fish" | "crab" | "sailboat" | "shark" | "swimmer" | "shell" | "octopus" | "penguin" | "sailor" | "starfish" | "lighthouse" | "fish_school" | "penguin_colony" | "captain" | "seagull" | "mermaid";

/**
 * What a card does as a pair.
 */
export type PairEffect = "draw_blind" | "draw_discard" | "extra_turn" | "steal_card";

/**
 * What a pair scores.
 */
export type PairPoints = { 
/**
 * Once it is played.
 */
played: number, 
/**
 * While it is in hand.
 */
held: number, };
