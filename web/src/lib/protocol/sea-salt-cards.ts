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
 * A card of the deck.
 */
export type CardEntry = { 
/**
 * Its kind and its number within the kind, such as `fish_1`.
 */
id: string, kind: Kind, 
/**
 * Its name in the reader's language.
 */
name: string, type: CardType, emoji: string, 
/**
 * Its colour; `None` if colours are random and therefore differ in each game (SS-D4).
 */
colour: ColourEntry | null, 
/**
 * Points of the card by itself: always 0 (SS-D8).
 */
value: number, 
/**
 * The effect of a pair with a second one, or with its partner.
 */
"pair-effect": PairEffect | null, 
/**
 * Its effect and scoring in the reader's language, with the numbers in force (SS-V10).
 */
description: string, 
/**
 * The kind that it scores.
 */
"multiplier-target": Kind | null, 
/**
 * Points per card of that kind.
 */
"multiplier-value": number | null, 
/**
 * What it scores with a second one, or with its partner, in force (SS-V10).
 */
"pair-points": PairPoints | null, 
/**
 * Points of one, two, three … cards of this kind; empty if the kind is not collected.
 */
"collection-points": Array<number>, };

/**
 * The type of a kind (SS-D9).
 */
export type CardType = "pair_effect" | "collection" | "multiplier" | "special";

/**
 * The cards of the deck.
 */
export type Catalogue = { 
/**
 * Every card, in the order of the box.
 */
cards: Array<CardEntry>, 
/**
 * The colours of the deck, white last (SS-D6).
 */
colours: Array<ColourCount>, };

/**
 * The colour of a card.
 *
 * In alphabetical order, which breaks ties between colours (SS-M3).
 */
export type Colour = "black" | "blue" | "dark_blue" | "green" | "grey" | "light_blue" | "light_orange" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";

/**
 * A colour and its number of cards.
 */
export type ColourCount = { 
/**
 * Number of cards of this colour in the deck.
 */
cards: number, id: Colour, 
/**
 * Its name in the reader's language.
 */
name: string, 
/**
 * CSS colour, such as `#3B82F6`.
 */
hex: string, 
/**
 * An emoji.
 */
symbol: string, 
/**
 * A letter or character for it, for readers who cannot distinguish the colours.
 */
letter: string, };

/**
 * A colour with its display data.
 */
export type ColourEntry = { id: Colour, 
/**
 * Its name in the reader's language.
 */
name: string, 
/**
 * CSS colour, such as `#3B82F6`.
 */
hex: string, 
/**
 * An emoji.
 */
symbol: string, 
/**
 * A letter or character for it, for readers who cannot distinguish the colours.
 */
letter: string, };

/**
 * The kind of a card.
 */
export type Kind = "fish" | "crab" | "sailboat" | "shark" | "swimmer" | "shell" | "octopus" | "penguin" | "sailor" | "starfish" | "lighthouse" | "fish_school" | "penguin_colony" | "captain" | "seagull" | "mermaid";

/**
 * The effect of a pair.
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
