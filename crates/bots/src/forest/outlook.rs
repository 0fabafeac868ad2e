//! What is still to come: how long the game lasts, and what one may hope to play in it.

use game_forest::{
    Config, State,
    card::{Slot, Symbol},
    species::{Species, Tag},
};
use tabletop::Choice;

/// How likely the next card played shows what, by the cards that are in the game.
#[derive(Debug, Clone)]
pub(super) struct Shares {
    pub(super) tags: [f32; Tag::COUNT],
    pub(super) symbols: [f32; Symbol::COUNT],
    pub(super) species: [f32; Species::COUNT],
    pub(super) slots: [f32; 4],
    /// How many cards there are.
    n_cards: f32,
}

/// How long the game lasts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outlook {
    /// The turns that a seat may still hope for.
    pub(super) turns: f32,
    /// The cards that it may still hope to play.
    pub(super) plays: f32,
    /// How much of the game is left: 1 at the start, 0 at the end.
    pub(super) left: f32,
}

/// How many cards leave the deck in a turn, as played by bots.
const CARDS_A_TURN: f32 = 1.25;
/// How many of the turns go into playing a card.
const PLAYS_A_TURN: f32 = 0.6;

impl Shares {
    /// The shares among the cards of this config. A card with two faces counts half for each.
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

    /// How likely the next card goes to the slot.
    pub(super) const fn slot(&self, slot: Slot) -> f32 {
        self.slots[slot as usize]
    }
}

impl Outlook {
    /// How long the game lasts from here (FS-3, FS-21).
    pub(super) fn of(state: &State, shares: &Shares) -> Self {
        let (deck, above) = (f32::from(state.n_deck()), f32::from(state.n_above_winter()));
        // Of cards shuffled together, the last of two lies two thirds down, a single one half-way.
        let cards = match state.winters() {
            0 => above + (deck - above) * 2.0 / 3.0,
            1 => deck * 2.0 / 3.0,
            _ => deck / 2.0,
        };
        let seats = f32::from(u8::from(state.board().seats()));
        let turns = cards / (CARDS_A_TURN * seats);
        let whole = shares.n_cards * 0.64 / (CARDS_A_TURN * seats);
        Self { turns, plays: turns * PLAYS_A_TURN, left: (turns / whole).min(1.0) }
    }
}
