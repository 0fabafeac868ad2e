//! What each viewer knows about each hand (SS-B9).
//!
//! A card that a player took from a pile is known to everyone until it is played. A stolen card is
//! known to the thief and to the victim. Everyone else no longer knows any card of the victim's
//! hand, since any of them may be the stolen one.
//!
//! Viewers know faces, not cards: a viewer who knows of one blue fish and sees a blue fish played
//! then knows of none, whichever of two it was.

use tabletop::{MAX_SEATS, Seat, Viewer};

use crate::{card::Card, card_set::CardSet, deck::Colours};

/// The index of the public.
const PUBLIC: usize = MAX_SEATS;

/// For every viewer and each hand, the cards known to be in it.
///
/// Every viewer also knows what the public knows. The players' knowledge of their own hands is not
/// stored here.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    known: [[CardSet; MAX_SEATS]; MAX_SEATS + 1],
}

impl Memory {
    /// The cards that `viewer` knows in the hand of `holder`.
    pub(crate) fn known(&self, viewer: Viewer, holder: Seat) -> CardSet {
        self.known[row(viewer)][holder.index()]
    }

    /// The cards that everyone knows in the hand of `holder`.
    pub(crate) fn public(&self, holder: Seat) -> CardSet {
        self.known(Viewer::Spectator, holder)
    }

    /// Everyone saw `cards` go into the hand of `holder`.
    pub(crate) fn shown(&mut self, holder: Seat, cards: CardSet) {
        for knows in &mut self.known {
            let known = &mut knows[holder.index()];
            *known = *known | cards;
        }
    }

    /// `viewer` saw `cards` go into the hand of `holder`.
    pub(crate) fn shown_to(&mut self, viewer: Viewer, holder: Seat, cards: CardSet) {
        let known = &mut self.known[row(viewer)][holder.index()];
        *known = *known | cards;
    }

    /// Everyone saw `card` leave the hand of `holder`.
    #[inline]
    pub(crate) fn left(&mut self, colours: &Colours, holder: Seat, card: Card) {
        for knows in &mut self.known {
            forget(colours, &mut knows[holder.index()], card);
        }
    }

    /// `thief` took `card` from the hand of `victim`; only these two saw it.
    pub(crate) fn stolen(&mut self, colours: &Colours, thief: Seat, victim: Seat, card: Card) {
        for (viewer, knows) in self.known.iter_mut().enumerate() {
            let known = &mut knows[victim.index()];
            if viewer == thief.index() {
                forget(colours, known, card);
            } else {
                *known = CardSet::EMPTY;
            }
        }
        self.shown_to(Viewer::Seat(victim), thief, CardSet::EMPTY.with(card));
    }
}

const fn row(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => PUBLIC,
    }
}

/// Removes one card with the face of `card`: that card if it is known, otherwise any.
#[inline]
fn forget(colours: &Colours, known: &mut CardSet, card: Card) {
    if known.is_empty() {
        return;
    }
    if known.contains(card) {
        *known = known.without(card);
    } else if let Some(like) = colours.find(*known, colours.face(card)) {
        *known = known.without(like);
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seats;

    use super::*;
    use crate::card::{Colour, Face, Kind};

    const COLOURS: Colours = Colours::PRINTED;

    fn seat(number: u8) -> Seat {
        Seats::FOUR.seat(number).unwrap()
    }

    fn set(cards: &[Card]) -> CardSet {
        cards.iter().copied().collect()
    }

    /// Two fish with the same face, and a crab.
    fn cards() -> [Card; 3] {
        let fish = Face { kind: Kind::Fish, colour: Colour::Black };
        let one = COLOURS.find(CardSet::ALL, fish).unwrap();
        let other = COLOURS.find(CardSet::ALL.without(one), fish).unwrap();
        [one, other, CardSet::of(Kind::Crab).iter().next().unwrap()]
    }

    /// SS-B9: a viewer who knows one of two identical cards and sees one played cannot tell which
    /// it was.
    #[test]
    fn a_card_played_is_forgotten_by_its_face() {
        let [one, other, crab] = cards();
        for played in [one, other] {
            let mut memory = Memory::default();
            memory.shown(seat(0), set(&[one, crab]));
            memory.left(&COLOURS, seat(0), played);
            assert_eq!(memory.public(seat(0)), set(&[crab]));
        }
    }

    /// SS-B9, SS-E10: thief and victim know the stolen card; others lose their knowledge of that
    /// hand.
    #[test]
    fn a_theft_is_known_to_two() {
        let [one, other, crab] = cards();
        let mut memory = Memory::default();
        memory.shown(seat(1), set(&[one, crab]));
        memory.stolen(&COLOURS, seat(0), seat(1), other); // It looks like the one that is known.
        assert_eq!(memory.known(Viewer::Seat(seat(0)), seat(1)), set(&[crab]));
        assert_eq!(memory.known(Viewer::Seat(seat(1)), seat(0)), set(&[other]));
        for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
            assert_eq!(memory.known(viewer, seat(1)), CardSet::EMPTY);
            assert_eq!(memory.known(viewer, seat(0)), CardSet::EMPTY);
        }
    }
}
