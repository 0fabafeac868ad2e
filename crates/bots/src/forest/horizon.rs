//! Expected length of the rest of the game, and what cards it will bring.

use game_forest::{
    Config, State,
    card::{Slot, Symbol},
    species::{Species, Tag},
};
use tabletop::Choice;

/// Probabilities that a random card of the game shows a tag, symbol or species, or goes to a slot.
#[derive(Debug, Clone)]
pub(super) struct Shares {
    pub(super) tags: [f32; Tag::COUNT],
    pub(super) symbols: [f32; Symbol::COUNT],
    pub(super) species: [f32; Species::COUNT],
    pub(super) slots: [f32; 4],
    n_cards: f32,
}

/// Expected length of the rest of the game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Horizon {
    /// Turns per seat.
    pub(super) turns: f32,
    /// Cards played per seat.
    pub(super) plays: f32,
    /// Share of the game that is left: 1 at the start, 0 at the end.
    pub(super) left: f32,
}

/// Cards that leave the deck per turn, measured in games of bots.
const CARDS_PER_TURN: f32 = 1.25;
/// Share of the turns in which a card is played.
const PLAYS_PER_TURN: f32 = 0.6;

impl Shares {
    /// Counts the cards of this config. A card with two faces counts half for each.
    pub(super) fn of(config: Config) -> Self {
        let mut shares = Self {
            tags: [0.0; Tag::COUNT],
            symbols: [0.0; Symbol::COUNT],
            species: [0.0; Species::COUNT],
            slots: [0.0; 4],
            n_cards: config.cards().len().into(),
        };
        let cards = config.cards();
        let all = 1.0 / f32::from(cards.len().max(1));
        for card in cards {
            let each = all / f32::from(card.faces().count().max(1) as u8);
            for (place, face) in card.faces() {
                for tag in Tag::ALL.iter().filter(|&&tag| face.tags.contains(tag)) {
                    shares.tags[*tag as usize] += each;
                }
                if let Some(symbol) = face.symbol {
                    shares.symbols[symbol as usize] += each;
                }
                if let Some(slot) = place.slot() {
                    shares.slots[slot as usize] += each;
                }
                shares.species[face.species as usize] += each;
            }
        }
        shares
    }

    pub(super) const fn slot(&self, slot: Slot) -> f32 {
        self.slots[slot as usize]
    }
}

impl Horizon {
    /// Estimates the horizon from the deck (FS-3, FS-21).
    pub(super) fn of(state: &State, shares: &Shares) -> Self {
        let (deck, above) = (f32::from(state.n_deck()), f32::from(state.n_above_winter()));
        // In a shuffled deck, the expected position of the last of two winter cards is two thirds
        // down, and that of a single one half-way.
        let cards = match state.winters() {
            0 => above + (deck - above) * 2.0 / 3.0,
            1 => deck * 2.0 / 3.0,
            _ => deck / 2.0,
        };
        let seats = f32::from(u8::from(state.board().seats()));
        let turns = cards / (CARDS_PER_TURN * seats);
        let whole = shares.n_cards * 0.64 / (CARDS_PER_TURN * seats);
        Self { turns, plays: turns * PLAYS_PER_TURN, left: (turns / whole).min(1.0) }
    }
}
