//! The first shuffle, and the layout at the start of a round.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Luck, Pile, Seat, Seats};

use crate::{
    card::{Card, N_CARDS},
    card_set::CardSet,
    config::Config,
    deck::Colours,
    zones,
};

/// The result of the first shuffle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deal {
    pub colours: Colours,
    /// The start player (SS-A4).
    pub starter: Seat,
    pub layout: Layout,
}

/// The position of the cards at the start of a round; all others are in the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layout {
    /// The first cards of each player (SS-A2).
    pub hands: BySeat<CardSet>,
    /// The first card of the left pile (SS-A3).
    pub left: Option<Card>,
    pub right: Option<Card>,
}

impl Deal {
    pub(crate) fn new(config: &Config, seats: Seats, luck: &mut impl Luck) -> Self {
        let colours = Colours::new(config.deck, config.colours, 0, luck);
        let lot = luck.lot(Pile::new(zones::STARTER, 0, seats.count() as u16));
        let starter = seats.seat(lot as u8).unwrap_or(seats.first());
        Self { colours, starter, layout: Layout::new(config, seats, 0, luck) }
    }
}

impl Layout {
    /// Deals the layout of a round (SS-A2, SS-A3, SS-N2).
    pub(crate) fn new(config: &Config, seats: Seats, shuffles: u32, luck: &mut impl Luck) -> Self {
        let mut deck = config.deck.cards();
        let mut next = || {
            let card = draw(luck, deck_pile(shuffles), deck)?;
            deck = deck.without(card);
            Some(card)
        };
        let mut hands = BySeat::all(seats, CardSet::EMPTY);
        for _ in 0..config.start_hand {
            for seat in seats.iter() {
                hands[seat] = next().map_or(hands[seat], |card| hands[seat].with(card));
            }
        }
        let mut pile = || if config.start_piles > 0 { next() } else { None };
        Self { hands, left: pile(), right: pile() }
    }

    /// An empty layout: all cards are in the deck.
    pub(crate) fn empty(seats: Seats) -> Self {
        Self { hands: BySeat::all(seats, CardSet::EMPTY), left: None, right: None }
    }

    /// The seats of the game.
    pub const fn seats(&self) -> Seats {
        self.hands.seats()
    }

    /// The cards left in the deck.
    pub(crate) fn deck(&self, config: &Config) -> CardSet {
        let piles = self.left.into_iter().chain(self.right).collect();
        self.hands.values().fold(config.deck.cards() - piles, |deck, &hand| deck - hand)
    }
}

/// The pile of the deck after this many shuffles.
pub(crate) const fn deck_pile(shuffles: u32) -> Pile {
    Pile::new(zones::DECK, shuffles, N_CARDS as u16)
}

/// Draws one of `cards` by luck.
pub(crate) fn draw(luck: &mut impl Luck, pile: Pile, cards: CardSet) -> Option<Card> {
    Card::new(luck.draw(pile, &[cards.bits()])? as u8)
}
