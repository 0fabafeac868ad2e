//! The three decks and the colours of their cards (SS-D1 to SS-D7).

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tabletop::{Choice, Luck, Pile};
use thiserror::Error;

use crate::{
    card::{Card, Colour, Face, Kind, N_CARDS, N_COLOURS},
    card_set::CardSet,
    zones,
};

tabletop::wire_choice! {
    /// The cards in play (SS-D1, SS-D2).
    pub enum Deck {
        /// All sixty-four cards.
        Classic64 = "classic-64",
        /// One penguin fewer.
        Flow63 = "flow-63",
        /// The printed game: no starfish and no seagull.
        Printed58 = "printed-58",
    }
}

tabletop::wire_choice! {
    /// The source of the cards' colours (SS-D4).
    pub enum Colouring {
        /// Random, from a pool of six colours.
        Dealt = "dealt",
        /// As printed; only for the printed deck.
        Printed = "printed",
    }
}

/// The colour of every card in the box.
///
/// Public: everyone may look through a deck before it is shuffled (SS-D5). Cards that are not in
/// the deck are white here. Serialized as one letter per card, see [`Colour::letter`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct Colours([Colour; N_CARDS]);

/// The text is not a list of sixty-four colours.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "'{text}' does not list the colours of 64 cards; write one letter per card, such as 'B' for blue"
)]
pub struct ParseColoursError {
    text: String,
}

/// The pool of random colours. If they cannot be equally frequent, the last is the rarest (SS-D3).
pub const POOL: [Colour; 6] =
    [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow, Colour::Purple, Colour::Black];

impl Deck {
    pub const fn cards(self) -> CardSet {
        match self {
            Self::Classic64 => CardSet::ALL,
            Self::Flow63 => FLOW,
            Self::Printed58 => PRINTED,
        }
    }

    /// Number of cards of `kind` in the deck.
    pub fn copies(self, kind: Kind) -> u8 {
        (self.cards() & CardSet::of(kind)).len() as u8
    }

    /// Number of cards that need a colour: all but the mermaids (SS-D3, SS-D7).
    pub fn n_coloured(self) -> usize {
        (self.cards() - CardSet::of(Kind::Mermaid)).len()
    }
}

impl Colouring {
    /// Number of colours, white included (SS-D6).
    pub fn n_colours(self) -> usize {
        match self {
            Self::Dealt => POOL.len() + 1,
            Self::Printed => {
                Colour::ALL.iter().filter(|&&colour| PRINTED_TOTALS[colour as usize] > 0).count()
            }
        }
    }

    /// The colours of the cards in `deck` and their number of cards (SS-D3, SS-D6).
    ///
    /// White, the colour of mermaids, comes last.
    pub fn counts(self, deck: Deck) -> Vec<(Colour, u8)> {
        let white = (Colour::White, deck.copies(Kind::Mermaid));
        let others: Vec<(Colour, u8)> = match self {
            Self::Dealt => {
                let share = |place| deck.n_coloured().saturating_sub(place).div_ceil(POOL.len());
                POOL.iter().enumerate().map(|(place, &it)| (it, share(place) as u8)).collect()
            }
            Self::Printed => Colour::ALL
                .iter()
                .map(|&colour| (colour, PRINTED_TOTALS[colour as usize]))
                .filter(|&(colour, cards)| cards > 0 && colour != Colour::White)
                .collect(),
        };
        others.into_iter().chain([white]).collect()
    }
}

impl Colours {
    /// The colours as printed.
    pub const PRINTED: Self = Self(PRINTED_COLOURS);

    /// Assigns a colour to every card of `deck` for this `round`.
    pub(crate) fn new(deck: Deck, colouring: Colouring, round: u16, luck: &mut impl Luck) -> Self {
        match colouring {
            Colouring::Printed => Self::PRINTED,
            Colouring::Dealt => Self::dealt(deck, round, luck),
        }
    }

    fn dealt(deck: Deck, round: u16, luck: &mut impl Luck) -> Self {
        let mut colours = [Colour::White; N_CARDS];
        let n_coloured = deck.n_coloured();
        let mut pool = [Colour::White; N_CARDS];
        for (place, colour) in pool.iter_mut().zip(POOL.iter().cycle()).take(n_coloured) {
            *place = *colour;
        }
        let size = n_coloured as u16;
        luck.shuffle(Pile::new(zones::COLOURS, round.into(), size), &mut pool[..n_coloured]);
        let coloured = deck.cards() - CardSet::of(Kind::Mermaid);
        for (card, colour) in coloured.iter().zip(pool) {
            colours[card.index()] = colour;
        }
        Self(colours)
    }

    #[inline]
    pub const fn of(&self, card: Card) -> Colour {
        self.0[card.index()]
    }

    /// Changes the colour of `card`.
    #[cfg(test)]
    pub(crate) const fn paint(&mut self, card: Card, colour: Colour) {
        self.0[card.index()] = colour;
    }

    /// The visible side of `card`.
    #[inline]
    pub const fn face(&self, card: Card) -> Face {
        Face { kind: card.kind(), colour: self.of(card) }
    }

    /// The visible sides of `cards`, in order of kind and colour.
    pub fn faces(&self, cards: CardSet) -> Vec<Face> {
        let mut faces: Vec<Face> = cards.iter().map(|card| self.face(card)).collect();
        faces.sort_unstable();
        faces
    }

    /// A card among `cards` with this `face`.
    #[inline]
    pub fn find(&self, cards: CardSet, face: Face) -> Option<Card> {
        (cards & CardSet::of(face.kind)).iter().find(|&card| self.of(card) == face.colour)
    }
}

impl Colour {
    /// A letter for the colour, for readers who cannot distinguish colours and for compact formats.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'K',
            Self::Blue => 'B',
            Self::DarkBlue => 'D',
            Self::Green => 'G',
            Self::Grey => 'E',
            Self::LightBlue => 'L',
            Self::LightOrange => 'T',
            Self::Orange => 'O',
            Self::Pink => 'N',
            Self::Purple => 'P',
            Self::Red => 'R',
            Self::White => 'W',
            Self::Yellow => 'Y',
        }
    }
}

impl Serialize for Colours {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letters: String = self.0.iter().map(|colour| colour.letter()).collect();
        serializer.serialize_str(&letters)
    }
}

impl<'de> Deserialize<'de> for Colours {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let read = |letter| Colour::ALL.iter().copied().find(|colour| colour.letter() == letter);
        let colours: Option<Vec<Colour>> = text.chars().map(read).collect();
        let colours = colours.and_then(|colours| <[Colour; N_CARDS]>::try_from(colours).ok());
        colours.map(Self).ok_or_else(|| de::Error::custom(ParseColoursError { text }))
    }
}

/// The flow chart's deck: two penguins (SS-D2).
const FLOW: CardSet = {
    let penguins = Kind::Penguin.bits();
    let Some(third) = Card::new(63 - penguins.leading_zeros() as u8) else { panic!() };
    CardSet::ALL.without(third)
};

/// The printed deck (SS-D1).
const PRINTED: CardSet = {
    let mut cards = CardSet::EMPTY;
    let mut card = 0;
    while let Some(next) = Card::new(card) {
        if !matches!(next.kind(), Kind::Starfish | Kind::Seagull) {
            cards = cards.with(next);
        }
        card += 1;
    }
    cards
};

/// Number of printed cards by kind and colour, in the order of the kinds.
#[rustfmt::skip]
const PRINT: [(Kind, &[(Colour, u8)]); 14] = {
    use Colour::{Black, DarkBlue, Green, Grey, LightBlue, LightOrange, Orange, Pink, Purple, White, Yellow};
    [
        (Kind::Fish,          &[(DarkBlue, 2), (LightBlue, 1), (Black, 2), (Yellow, 1), (Green, 1)]),
        (Kind::Crab,          &[(DarkBlue, 2), (LightBlue, 2), (Black, 1), (Yellow, 2), (Green, 1), (Grey, 1)]),
        (Kind::Sailboat,      &[(DarkBlue, 2), (LightBlue, 2), (Black, 2), (Yellow, 2)]),
        (Kind::Shark,         &[(DarkBlue, 1), (LightBlue, 1), (Black, 1), (Green, 1), (Purple, 1)]),
        (Kind::Swimmer,       &[(DarkBlue, 1), (LightBlue, 1), (Black, 1), (Yellow, 1), (LightOrange, 1)]),
        (Kind::Shell,         &[(DarkBlue, 1), (LightBlue, 1), (Black, 1), (Yellow, 1), (Green, 1), (Grey, 1)]),
        (Kind::Octopus,       &[(LightBlue, 1), (Yellow, 1), (Green, 1), (Purple, 1), (Grey, 1)]),
        (Kind::Penguin,       &[(Purple, 1), (LightOrange, 1), (Pink, 1)]),
        (Kind::Sailor,        &[(Pink, 1), (Orange, 1)]),
        (Kind::Lighthouse,    &[(Purple, 1)]),
        (Kind::FishSchool,    &[(Grey, 1)]),
        (Kind::PenguinColony, &[(Green, 1)]),
        (Kind::Captain,       &[(LightOrange, 1)]),
        (Kind::Mermaid,       &[(White, 4)]),
    ]
};

/// Number of printed cards by colour, in the order of the colours.
const PRINTED_TOTALS: [u8; N_COLOURS] = [8, 0, 9, 6, 4, 9, 3, 1, 2, 4, 0, 4, 8];

const PRINTED_COLOURS: [Colour; N_CARDS] = {
    let mut colours = [Colour::White; N_CARDS];
    let mut totals = [0; N_COLOURS];
    let mut row = 0;
    while row < PRINT.len() {
        let (kind, counts) = PRINT[row];
        let mut card = kind.bits().trailing_zeros() as usize;
        let mut column = 0;
        while column < counts.len() {
            let (colour, count) = counts[column];
            totals[colour as usize] += count;
            let end = card + count as usize;
            while card < end {
                colours[card] = colour;
                card += 1;
            }
            column += 1;
        }
        let end = 64 - kind.bits().leading_zeros() as usize;
        assert!(card == end, "every card of the kind is printed in some colour");
        row += 1;
    }
    let mut colour = 0;
    while colour < N_COLOURS {
        assert!(totals[colour] == PRINTED_TOTALS[colour], "the colours add up");
        colour += 1;
    }
    colours
};

const _: () = assert!(Deck::Classic64.cards().len() == 64, "SS-D1");
const _: () = assert!(Deck::Flow63.cards().len() == 63, "SS-D2");
const _: () = assert!(Deck::Printed58.cards().len() == 58, "SS-D1");

#[cfg(test)]
mod tests {
    use tabletop::luck::Quick;

    use super::*;

    fn total(colours: &Colours, deck: Deck, colour: Colour) -> usize {
        deck.cards().iter().filter(|&card| colours.of(card) == colour).count()
    }

    /// SS-D1, SS-D2: 64 cards; the flow chart has two penguins; the printed game has no starfish.
    #[test]
    fn the_decks_have_64_63_and_58_cards() {
        let count =
            |deck: Deck| Kind::ALL.iter().map(|&kind| deck.copies(kind)).collect::<Vec<_>>();
        assert_eq!(count(Deck::Classic64), [7, 9, 8, 5, 5, 6, 5, 3, 2, 5, 1, 1, 1, 1, 1, 4]);
        assert_eq!(count(Deck::Flow63), [7, 9, 8, 5, 5, 6, 5, 2, 2, 5, 1, 1, 1, 1, 1, 4]);
        assert_eq!(count(Deck::Printed58), [7, 9, 8, 5, 5, 6, 5, 3, 2, 0, 1, 1, 1, 1, 0, 4]);
    }

    /// SS-D3, SS-D6, SS-D7: six colours with ten cards each, and white mermaids; black has one less
    /// with 59 cards.
    #[test]
    fn the_pool_is_as_large_as_the_need() {
        for (deck, rarest) in [(Deck::Classic64, 10), (Deck::Flow63, 9), (Deck::Printed58, 9)] {
            let colours = Colours::new(deck, Colouring::Dealt, 0, &mut Quick::new(1));
            assert_eq!(total(&colours, deck, Colour::Black), rarest);
            assert_eq!(total(&colours, deck, Colour::White), 4);
            let most = deck.n_coloured().div_ceil(6);
            assert_eq!(total(&colours, deck, Colour::Blue), most);
            assert_eq!(
                POOL.iter().map(|&it| total(&colours, deck, it)).sum::<usize>(),
                deck.n_coloured()
            );
            assert!(CardSet::of(Kind::Mermaid).iter().all(|it| colours.of(it) == Colour::White));
        }
        assert_eq!((Colouring::Dealt.n_colours(), Colouring::Printed.n_colours()), (7, 11));
    }

    /// SS-D4: random colours differ between rounds; printed ones do not.
    #[test]
    fn dealt_colours_are_luck_and_printed_ones_are_not() {
        let give =
            |colouring, seed| Colours::new(Deck::Printed58, colouring, 0, &mut Quick::new(seed));
        assert_ne!(give(Colouring::Dealt, 1), give(Colouring::Dealt, 2));
        assert_eq!(give(Colouring::Dealt, 1), give(Colouring::Dealt, 1));
        assert_eq!(give(Colouring::Printed, 1), give(Colouring::Printed, 2));
        let lighthouse = CardSet::of(Kind::Lighthouse).iter().next().unwrap();
        assert_eq!(Colours::PRINTED.of(lighthouse), Colour::Purple);
    }

    #[test]
    fn colours_are_written_as_letters() {
        let text = serde_json::to_string(&Colours::PRINTED).unwrap();
        assert!(text.starts_with(r#""DDLKKYGDDLLKYYGE"#), "{text}");
        assert_eq!(serde_json::from_str::<Colours>(&text).unwrap(), Colours::PRINTED);
        assert!(serde_json::from_str::<Colours>(r#""BBR""#).is_err());
        assert!(serde_json::from_str::<Colours>(&text.replace('D', "Z")).is_err());
    }

    #[test]
    fn a_card_is_found_by_its_face() {
        let colours = Colours::PRINTED;
        let face = Face { kind: Kind::Fish, colour: Colour::Black };
        let fish: Vec<_> = CardSet::ALL.iter().filter(|&card| colours.face(card) == face).collect();
        assert_eq!(colours.find(CardSet::ALL, face), Some(fish[0]));
        assert_eq!(colours.find(CardSet::ALL.without(fish[0]), face), Some(fish[1]));
        assert_eq!(colours.find(CardSet::EMPTY, face), None);
    }
}
