//! The house's rules, laid out for quick questions about rows of cards.
//!
//! Bots know no pattern by name (BT-12). They ask the rules which cards of one rank can be played
//! together, and the patterns themselves for everything else.

use game_big_two::{
    Config, Pattern, Play,
    config::{Mixing, Scoring},
    order::{Row, STEPS, SuitOrder},
    pattern::{PatternId, PatternSet},
};

use super::plan::Group;

/// The house's rules, laid out for quick questions.
#[derive(Debug, Clone, Copy)]
pub(super) struct House {
    config: Config,
    /// The patterns of each size.
    by_size: [PatternSet; Self::MAX_SIZE + 1],
    /// The patterns that are not `n` cards of a rank.
    combos: PatternSet,
    /// How many cards the smallest of those takes.
    smallest_combo: usize,
    bombs: PatternSet,
    /// The pattern that any `n` cards of a rank form, compared by the strongest, at `n`.
    alike: [Option<PatternId>; Self::MAX_ALIKE + 1],
}

/// How a play compares to others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Height {
    pub(super) pattern: PatternId,
    pub(super) size: u8,
    /// Which pattern, among those of its size.
    pub(super) ladder: u8,
    /// How strong it is among plays of its pattern.
    pub(super) power: u8,
    pub(super) is_bomb: bool,
    /// Whether it is `size` cards of one rank, whose power is the place of the strongest.
    pub(super) is_alike: bool,
}

impl House {
    /// The most cards that a pattern takes.
    const MAX_SIZE: usize = 5;
    /// As many cards of a rank are planned for; four are a pattern like others.
    const MAX_ALIKE: usize = 3;

    pub(super) fn new(config: &Config) -> Self {
        let with = |fits: &dyn Fn(&Pattern) -> bool| -> PatternSet {
            config.patterns.iter().filter(|id| fits(id.pattern())).collect()
        };
        let mut house = Self {
            config: *config,
            by_size: std::array::from_fn(|size| with(&|pattern| pattern.size == size)),
            combos: PatternSet::EMPTY,
            smallest_combo: usize::MAX,
            bombs: with(&|pattern| pattern.standing.is_bomb),
            alike: [None; Self::MAX_ALIKE + 1],
        };
        house.alike = std::array::from_fn(|n| house.find_alike(n));
        let combos = config.patterns.iter().filter(|id| !house.alike.contains(&Some(*id)));
        house.combos = combos.collect();
        let sizes = house.combos().map(|pattern| pattern.size);
        house.smallest_combo = sizes.min().unwrap_or(usize::MAX);
        house
    }

    /// The pattern that any `n` cards of any rank form, if its power is the place of the strongest.
    fn find_alike(&self, n: usize) -> Option<PatternId> {
        let suits = (0..16_u8).filter(|suits| suits.count_ones() as usize == n && n != 0);
        let mut sets = suits.flat_map(|suits| (0..STEPS).map(move |step| Row::at(step, suits)));
        let pattern = self.read(sets.clone().next()?)?.pattern;
        let is_it = |row: Row| {
            let read = self.read(row);
            read.is_some_and(|it| it.pattern == pattern && it.power == row.top())
        };
        sets.all(is_it).then_some(pattern)
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
        matches!(self.config.mixing, Mixing::Bombs) && !self.bombs.is_empty()
    }

    /// Whether a bomb may be among these cards.
    pub(super) fn may_hold_bomb(&self, cards: Row) -> bool {
        self.bombs.iter().map(PatternId::pattern).any(|bomb| {
            let mut is_held = false;
            (bomb.suggest)(bomb, cards, &self.config, &mut |_| is_held = true);
            is_held
        })
    }

    /// The patterns that are not `n` cards of a rank.
    pub(super) fn combos(&self) -> impl Iterator<Item = &'static Pattern> {
        self.combos.iter().map(PatternId::pattern)
    }

    /// Whether `n` cards are enough for such a pattern.
    #[inline]
    pub(super) const fn may_hold_combo(&self, n: usize) -> bool {
        self.smallest_combo <= n
    }

    /// Whether any `n` cards of a rank can be played together.
    #[inline]
    pub(super) fn plays_alike(&self, n: usize) -> bool {
        self.alike.get(n).is_some_and(Option::is_some)
    }

    /// Cards of one rank, as many as can be played together; `None` if they cannot.
    #[inline]
    pub(super) fn alike(&self, cards: Row) -> Option<Group> {
        let size = cards.len();
        let pattern = self.alike.get(size).copied().flatten()?;
        let height = Height {
            pattern,
            size: size as u8,
            ladder: pattern.pattern().standing.ladder,
            power: cards.top(),
            is_bomb: pattern.pattern().standing.is_bomb,
            is_alike: true,
        };
        Some(Group { cards, height })
    }

    /// How cards compare as the first pattern they form, if they form one.
    #[inline]
    pub(super) fn read(&self, row: Row) -> Option<Height> {
        let of_its_size = self.by_size.get(row.len())?;
        of_its_size.iter().find_map(|id| {
            let power = (id.pattern().power)(row, &self.config)?;
            Some(self.compare(id, power.0))
        })
    }

    /// How a play compares.
    pub(super) fn height(&self, play: &Play) -> Height {
        self.compare(play.pattern_id(), play.power().0)
    }

    #[inline]
    fn compare(&self, id: PatternId, power: u8) -> Height {
        let pattern = id.pattern();
        Height {
            pattern: id,
            size: pattern.size as u8,
            ladder: pattern.standing.ladder,
            power,
            is_bomb: pattern.standing.is_bomb,
            is_alike: self.alike.contains(&Some(id)),
        }
    }

    /// Whether `ours` may be put on `top`.
    #[inline]
    pub(super) fn beats(&self, ours: Height, top: Height) -> bool {
        if ours.pattern == top.pattern {
            return top.power < ours.power;
        }
        ours.pattern.outranks(top.pattern, self.mixing())
    }
}
