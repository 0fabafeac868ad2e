//! The shuffle and deal at the start of a game.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Luck, Pile, Seat, Seats};

use crate::{
    card::{Card, CardSet},
    config::Config,
    deck::{Deck, Top},
    state::FIRST_HAND,
    zones,
};

/// The result of the shuffle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deal {
    /// The cards removed unseen (FS-2).
    pub removed: CardSet,
    /// Six cards each (FS-4).
    pub hands: BySeat<CardSet>,
    /// The start player (FS-4).
    pub starter: Seat,
}

impl Deal {
    /// Shuffles and deals.
    pub(crate) fn new(config: Config, seats: Seats, luck: &mut impl Luck) -> Self {
        let cards = config.cards();
        let mut shuffled: Vec<Card> = cards.iter().collect();
        luck.shuffle(Pile::new(zones::REMOVED, 0, cards.len().into()), &mut shuffled);
        let removed: CardSet = shuffled.into_iter().take(config.n_removed(seats).into()).collect();
        let mut deck = Deck::new(cards.minus(&removed));
        let hands = BySeat::from_fn(seats, |_| {
            let mut hand = CardSet::EMPTY;
            while hand.len() < FIRST_HAND
                && let Top::Card(card) = deck.top(luck)
            {
                deck.take(card);
                hand.insert(card);
            }
            hand
        });
        let starter = luck.lot(Pile::new(zones::STARTER, 0, seats.count() as u16));
        let starter = seats.iter().nth(starter.into()).unwrap_or(seats.first());
        Self { removed, hands, starter }
    }
}
