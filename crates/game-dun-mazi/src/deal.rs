//! The deal of a round: who starts (DM-11), and who gets which cards (DM-12).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Luck, Pile, Seat, SeatSet, Seats};

use crate::{
    config::Config,
    deck::DeckSet,
    zones::{DECK, STARTER},
};

/// The result of a shuffle at the start of a round (DM-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deal {
    /// The start player, who gets one card more than the others (DM-11, DM-12).
    pub starter: Seat,
    pub hands: BySeat<DeckSet>,
}

impl Deal {
    /// The deal of the first round: a lot decides who starts (DM-11).
    pub(crate) fn first(config: Config, seats: Seats, luck: &mut impl Luck) -> Self {
        Self::of_round(config, SeatSet::all(seats), 1, seats, luck)
    }

    /// Deals `round`: the start player's cards first, then the others' in turn order (DM-12). If
    /// `among` has several seats, luck chooses the start player from them (DM-11).
    pub(crate) fn of_round(
        config: Config,
        among: SeatSet,
        round: u8,
        seats: Seats,
        luck: &mut impl Luck,
    ) -> Self {
        let starter = draw_lot(among, round, seats, luck);
        let mut deck = DeckSet::full(config.decks);
        let mut hands = BySeat::all(seats, DeckSet::EMPTY);
        for seat in seats.iter_from(starter) {
            let n_cards = config.places() + usize::from(seat == starter);
            for _ in 0..n_cards {
                let card = deck.draw(deck_pile(config, round), luck);
                hands[seat] = card.map_or(hands[seat], |card| hands[seat].with(card));
            }
        }
        Self { starter, hands }
    }
}

/// The pile from which luck draws the cards of `round`.
#[inline]
pub(crate) fn deck_pile(config: Config, round: u8) -> Pile {
    Pile::new(DECK, round.into(), config.n_cards())
}

fn draw_lot(among: SeatSet, round: u8, seats: Seats, luck: &mut impl Luck) -> Seat {
    let first = among.iter().next().unwrap_or(seats.first());
    if among.len() < 2 {
        return first;
    }
    let pile = Pile::new(STARTER, round.into(), seats.count() as u16);
    let members = among.iter().fold(0, |members, seat| members | 1 << seat.index());
    let drawn = luck.draw(pile, &[members]);
    among.iter().find(|seat| drawn == Some(seat.index() as u16)).unwrap_or(first)
}
