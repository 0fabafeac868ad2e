//! Scoring of cards (SS-J1 to SS-J14, SS-M1 to SS-M4, SS-C1 to SS-C3).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Choice;

use crate::{
    card::{Colour, Face, Kind, N_COLOURS, N_KINDS},
    card_set::CardSet,
    config::{Captain, Config, PairBase, Penguin, SharkBase},
    deck::Colours,
};

/// Number of mermaids that win the game (SS-M5).
pub const WINNING_MERMAIDS: u8 = 4;

/// Number of mermaids that score colours: the fourth wins instead (SS-M1).
pub(crate) const COUNTING_MERMAIDS: usize = 3;

/// The counts of one player's cards.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CardCounts {
    /// By kind, in hand.
    hand: SmallCounts,
    /// By kind, on the table.
    table: SmallCounts,
    /// By colour, in hand and on the table (SS-M4, SS-C3).
    colours: SmallCounts,
    /// Number of pairs on the table.
    pairs: u8,
}

/// Sixteen four-bit counters: no deck has more than ten cards of a kind or a colour. Counting a
/// hand, which happens at almost every decision, thus stays in registers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct SmallCounts(u64);

/// The score of one player's cards, part by part.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// Shells, octopuses, penguins, sailors and starfish.
    pub collections: u8,
    /// Pairs, by their cards.
    pub pairs_base: u8,
    /// One point per played pair.
    pub pair_bonus: u8,
    /// Points of cards that score other cards.
    pub multipliers: u8,
    /// The colours that mermaids score, the largest first.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<ColourGroup>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<ColourGroup>"))]
    pub mermaids: ArrayVec<ColourGroup, COUNTING_MERMAIDS>,
    /// The largest colour: the bonus that some calls pay (SS-C1). Not part of the card score.
    pub colour_bonus: Option<ColourGroup>,
    /// Whether there are four mermaids (SS-M5).
    pub instant_win: bool,
}

/// The cards of one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColourGroup {
    pub colour: Colour,
    /// Number of cards of this colour.
    pub cards: u8,
}

impl SmallCounts {
    #[inline]
    const fn add(&mut self, index: usize) {
        self.0 += 1 << (index * 4);
    }

    #[inline]
    const fn get(self, index: usize) -> u8 {
        (self.0 >> (index * 4) & 0xF) as u8
    }
}

const _: () = assert!(N_KINDS <= 16 && N_COLOURS <= 16, "there is room for all");

impl CardCounts {
    /// Counts a player's cards.
    #[inline]
    pub fn of(colours: &Colours, hand: CardSet, table: CardSet) -> Self {
        let mut counts = Self::default();
        for card in hand.iter() {
            counts.hand.add(card.kind() as usize);
            counts.colours.add(colours.of(card) as usize);
        }
        let mut n_played = 0;
        for card in table.iter() {
            counts.table.add(card.kind() as usize);
            counts.colours.add(colours.of(card) as usize);
            n_played += 1;
        }
        counts.pairs = n_played / 2;
        counts
    }

    /// Counts cards by their faces: no more than fifteen of a kind or a colour.
    pub(crate) fn of_faces(
        hand: impl IntoIterator<Item = Face>,
        played: impl IntoIterator<Item = [Face; 2]>,
    ) -> Self {
        let mut counts = Self::default();
        for face in hand {
            counts.hand.add(face.kind as usize);
            counts.colours.add(face.colour as usize);
        }
        for pair in played {
            counts.pairs += 1;
            for face in pair {
                counts.table.add(face.kind as usize);
                counts.colours.add(face.colour as usize);
            }
        }
        counts
    }

    /// Number of cards of `kind`, in hand and on the table (SS-J12).
    #[inline]
    pub const fn all(&self, kind: Kind) -> u8 {
        self.hand.get(kind as usize) + self.table.get(kind as usize)
    }

    /// Number of cards of `kind` in hand.
    #[inline]
    pub const fn in_hand(&self, kind: Kind) -> u8 {
        self.hand.get(kind as usize)
    }

    /// Number of cards of `colour`, in hand and on the table.
    #[inline]
    pub const fn in_colour(&self, colour: Colour) -> u8 {
        self.colours.get(colour as usize)
    }

    /// Number of pairs on the table.
    pub const fn pairs(&self) -> u8 {
        self.pairs
    }

    /// Points of the cards of a collected kind (SS-J1, SS-J5, SS-J9, SS-J13, SS-J14).
    #[inline]
    pub fn collection(&self, config: &Config, kind: Kind) -> u8 {
        let n = self.all(kind);
        match (kind, config.penguin) {
            (Kind::Shell | Kind::Starfish, _) => n.saturating_sub(1) * 2,
            (Kind::Octopus, _) => n.saturating_sub(1) * 3,
            (Kind::Penguin, Penguin::Collection) => (n * 2).saturating_sub(1),
            (Kind::Sailor, _) if n >= 2 => 5,
            (_, _) => 0,
        }
    }

    /// Points of a kind that scores other cards (SS-J6 to SS-J12).
    #[inline]
    pub fn multiplier(&self, config: &Config, kind: Kind) -> u8 {
        match config.multiplies(kind) {
            Some((target, value)) => self.all(kind) * self.all(target) * value,
            None => 0,
        }
    }

    /// Number of pairs by their cards (SS-J2 to SS-J4).
    #[inline]
    pub fn pairs_base(&self, config: &Config) -> u8 {
        let count = |kind: Kind| match config.pair_base {
            PairBase::HandAndTable => self.all(kind),
            PairBase::Hand => self.hand.get(kind as usize),
            PairBase::None => 0,
        };
        let (sharks, swimmers) = (count(Kind::Shark), count(Kind::Swimmer));
        let shark_pairs = match config.shark_base {
            SharkBase::ByName => sharks / 2 + swimmers / 2,
            SharkBase::Mixed => sharks.min(swimmers),
        };
        count(Kind::Fish) / 2 + count(Kind::Crab) / 2 + count(Kind::Sailboat) / 2 + shark_pairs
    }

    /// Bonus for the played pairs (SS-J2, SS-J5).
    #[inline]
    pub fn pair_bonus(&self, config: &Config) -> u8 {
        match config.penguin {
            Penguin::DoublesPairs if self.all(Kind::Penguin) >= 2 => self.pairs * 2,
            Penguin::DoublesPairs | Penguin::Collection => self.pairs,
        }
    }

    /// The three largest colours, the largest first; ties in alphabetical order (SS-M3).
    #[inline]
    pub fn groups(&self, config: &Config) -> impl Iterator<Item = ColourGroup> {
        // The key sorts by the number of cards, then in reverse alphabetical order.
        let mut best = [0_u16; COUNTING_MERMAIDS];
        for &colour in Colour::ALL {
            // SS-M2, SS-C2.
            if colour == Colour::White && !config.white_counts {
                continue;
            }
            let n_cards = u16::from(self.colours.get(colour as usize));
            let mut key = n_cards << 8 | (N_COLOURS - 1 - colour as usize) as u16;
            for place in &mut best {
                (*place, key) = ((*place).max(key), (*place).min(key));
            }
        }
        best.into_iter().map_while(|key| {
            let colour = N_COLOURS - 1 - usize::from(key & 0xFF);
            let colour = Colour::ALL.get(colour).copied()?;
            (key >> 8 > 0).then_some(ColourGroup { colour, cards: (key >> 8) as u8 })
        })
    }

    /// The points of the cards without the colour bonus, which are compared (SS-F3, SS-K5).
    #[inline]
    pub fn card_score(&self, config: &Config) -> u8 {
        let parts = COLLECTED.iter().map(|&kind| self.collection(config, kind));
        let multipliers = MULTIPLIERS.iter().map(|&kind| self.multiplier(config, kind));
        let mermaids = match self.all(Kind::Mermaid) {
            0 => 0,
            n => self.mermaid_groups(config, n).map(|group| group.cards).sum(),
        };
        parts.chain(multipliers).sum::<u8>()
            + self.pairs_base(config)
            + self.pair_bonus(config)
            + mermaids
    }

    fn mermaid_groups(&self, config: &Config, mermaids: u8) -> impl Iterator<Item = ColourGroup> {
        self.groups(config).take(mermaids.into())
    }
}

impl Score {
    /// The score of counted cards.
    pub fn of(config: &Config, counts: &CardCounts) -> Self {
        let mermaids = counts.all(Kind::Mermaid);
        Self {
            collections: COLLECTED.iter().map(|&kind| counts.collection(config, kind)).sum(),
            pairs_base: counts.pairs_base(config),
            pair_bonus: counts.pair_bonus(config),
            multipliers: MULTIPLIERS.iter().map(|&kind| counts.multiplier(config, kind)).sum(),
            mermaids: counts.mermaid_groups(config, mermaids).collect(),
            colour_bonus: counts.groups(config).next(),
            instant_win: mermaids >= WINNING_MERMAIDS,
        }
    }

    pub fn mermaid_points(&self) -> u8 {
        self.mermaids.iter().map(|group| group.cards).sum()
    }

    /// The points of the cards without the colour bonus, which are compared (SS-F3, SS-K5).
    pub fn card_score(&self) -> u8 {
        let mermaids = self.mermaid_points();
        self.collections + self.pairs_base + self.pair_bonus + self.multipliers + mermaids
    }

    /// The colour bonus as points.
    pub fn colour_points(&self) -> u8 {
        self.colour_bonus.map_or(0, |group| group.cards)
    }
}

impl Config {
    /// The kind that `kind` scores, and the points per card (SS-J6 to SS-J9).
    #[inline]
    pub const fn multiplies(&self, kind: Kind) -> Option<(Kind, u8)> {
        match kind {
            Kind::Lighthouse => Some((Kind::Sailboat, 1)),
            Kind::FishSchool => Some((Kind::Fish, 1)),
            Kind::PenguinColony => Some((Kind::Penguin, self.colony)),
            Kind::Captain => match self.captain {
                Captain::Sailor => Some((Kind::Sailor, 3)),
                Captain::Swimmer => Some((Kind::Swimmer, 3)),
            },
            Kind::Seagull => Some((Kind::Starfish, 1)),
            Kind::Fish
            | Kind::Crab
            | Kind::Sailboat
            | Kind::Shark
            | Kind::Swimmer
            | Kind::Shell
            | Kind::Octopus
            | Kind::Penguin
            | Kind::Sailor
            | Kind::Starfish
            | Kind::Mermaid => None,
        }
    }
}

/// The kinds that score as a collection.
pub(crate) const COLLECTED: [Kind; 5] =
    [Kind::Shell, Kind::Octopus, Kind::Penguin, Kind::Sailor, Kind::Starfish];

/// The kinds that score other cards.
pub(crate) const MULTIPLIERS: [Kind; 5] =
    [Kind::Lighthouse, Kind::FishSchool, Kind::PenguinColony, Kind::Captain, Kind::Seagull];

#[cfg(test)]
mod tests;
