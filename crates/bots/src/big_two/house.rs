//! The house's rules, laid out for quick questions about rows of cards.

use game_big_two::{
    Config, Pattern, Play,
    config::{Mixing, Scoring},
    order::{Row, SuitOrder},
    pattern::PatternId,
};

/// The house's rules, laid out for quick questions.
#[derive(Debug, Clone, Copy)]
pub(super) struct House {
    config: Config,
    /// The patterns of five cards, in the order in which cards are read as them.
    fives: [Option<&'static Pattern>; Self::MAX_FIVES],
    /// Whether two cards of a rank can be played together.
    pub(super) pairs: bool,
    /// Whether three cards of a rank can be played together.
    pub(super) triples: bool,
    /// How two pairs stand when they are played together, if they can be.
    pub(super) two_pairs: Option<Height>,
}

/// How a play compares to others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Height {
    pub(super) size: u8,
    /// Which pattern, among those of its size.
    pub(super) ladder: u8,
    /// How strong it is among plays of its pattern.
    pub(super) power: u8,
    pub(super) is_bomb: bool,
}

impl House {
    /// More patterns of five cards than any house plays.
    const MAX_FIVES: usize = 8;

    pub(super) fn new(config: &Config) -> Self {
        let mut fives = [None; Self::MAX_FIVES];
        let patterns = config.patterns.iter().map(PatternId::pattern);
        for (place, pattern) in fives.iter_mut().zip(patterns.filter(|pattern| pattern.size == 5)) {
            *place = Some(pattern);
        }
        let reads = |row: Row| Play::read(config, config.suit_order.take_up(row));
        let low_pairs = Row::at(0, 0b11).and(Row::at(1, 0b11));
        Self {
            config: *config,
            fives,
            pairs: reads(Row::at(0, 0b11)).is_some(),
            triples: reads(Row::at(0, 0b111)).is_some(),
            two_pairs: reads(low_pairs).map(|play| Height::of(&play)),
        }
    }

    pub(super) const fn config(&self) -> &Config {
        &self.config
    }

    pub(super) const fn suit_order(&self) -> SuitOrder {
        self.config.suit_order
    }

    pub(super) const fn mixing(&self) -> Mixing {
        self.config.mixing
    }

    pub(super) const fn scoring(&self) -> Scoring {
        self.config.scoring
    }

    pub(super) const fn pass_lock(&self) -> bool {
        self.config.pass_lock
    }

    /// Whether a bomb may be put on anything.
    pub(super) const fn has_bombs(&self) -> bool {
        matches!(self.config.mixing, Mixing::Bombs)
    }

    /// How five cards compare as the first pattern they form, if they form one.
    #[inline]
    pub(super) fn read_five(&self, row: Row) -> Option<Height> {
        self.fives.iter().map_while(|pattern| *pattern).find_map(|pattern| {
            let power = (pattern.power)(row, &self.config)?;
            Some(Height::new(pattern, power.0))
        })
    }

    /// Whether `ours` may be put on `top`.
    #[inline]
    pub(super) fn beats(&self, ours: Height, top: Height) -> bool {
        if ours.size == top.size && ours.ladder == top.ladder {
            return top.power < ours.power;
        }
        match self.mixing() {
            Mixing::SameKind => false,
            Mixing::Ranked => ours.size == top.size && 0 < top.ladder && top.ladder < ours.ladder,
            Mixing::Bombs => ours.is_bomb && (!top.is_bomb || top.ladder < ours.ladder),
        }
    }
}

impl Height {
    /// One card, two or three of a rank, by the place of the strongest.
    #[inline]
    pub(super) const fn few(size: u8, power: u8) -> Self {
        Self { size, ladder: 0, power, is_bomb: false }
    }

    pub(super) fn of(play: &Play) -> Self {
        Self::new(play.pattern(), play.power().0)
    }

    #[inline]
    const fn new(pattern: &Pattern, power: u8) -> Self {
        let standing = pattern.standing;
        Self { size: pattern.size as u8, ladder: standing.ladder, power, is_bomb: standing.is_bomb }
    }
}
