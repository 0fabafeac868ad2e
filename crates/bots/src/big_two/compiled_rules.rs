//! The rules of the match, compiled into lookup tables.
//!
//! Bots know no pattern by name (BT-12). The tables say how many cards of one rank can be played
//! together; the patterns themselves answer everything else.

use game_big_two::{
    Config, Pattern, Play,
    config::{Mixing, Scoring},
    order::{RankedCards, STEPS, SuitOrder},
    pattern::{PatternId, PatternSet},
};

use super::hand_plan::RankedPlay;

#[derive(Debug, Clone, Copy)]
pub(super) struct CompiledRules {
    config: Config,
    /// The patterns of each size.
    by_size: [PatternSet; Self::MAX_SIZE + 1],
    /// The patterns that are not `n` cards of a rank.
    combos: PatternSet,
    /// Number of cards of the smallest of those.
    smallest_combo: usize,
    bombs: PatternSet,
    /// At `n`, the pattern that any `n` cards of a rank form, compared by the strongest card.
    alike: [Option<PatternId>; Self::MAX_ALIKE + 1],
}

/// Comparison key: decides whether a play beats another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Strength {
    pub(super) pattern: PatternId,
    pub(super) size: u8,
    /// Rank of the pattern among those of its size.
    pub(super) ladder: u8,
    /// Strength among plays of the same pattern.
    pub(super) power: u8,
    pub(super) is_bomb: bool,
    /// Whether it is `size` cards of one rank, whose power is the position of the strongest card.
    pub(super) is_alike: bool,
}

impl CompiledRules {
    /// Number of cards of the largest pattern.
    const MAX_SIZE: usize = 5;
    /// Plans use up to three cards of a rank. Four of a rank count as a combination.
    const MAX_ALIKE: usize = 3;

    pub(super) fn new(config: &Config) -> Self {
        let with = |fits: &dyn Fn(&Pattern) -> bool| -> PatternSet {
            config.patterns.iter().filter(|id| fits(id.pattern())).collect()
        };
        let mut rules = Self {
            config: *config,
            by_size: std::array::from_fn(|size| with(&|pattern| pattern.size == size)),
            combos: PatternSet::EMPTY,
            smallest_combo: usize::MAX,
            bombs: with(&|pattern| pattern.standing.is_bomb),
            alike: [None; Self::MAX_ALIKE + 1],
        };
        rules.alike = std::array::from_fn(|n| rules.find_alike(n));
        let combos = config.patterns.iter().filter(|id| !rules.alike.contains(&Some(*id)));
        rules.combos = combos.collect();
        let sizes = rules.combos().map(|pattern| pattern.size);
        rules.smallest_combo = sizes.min().unwrap_or(usize::MAX);
        rules
    }

    /// Finds the pattern that any `n` cards of any rank form, if its power is the position of the
    /// strongest card.
    fn find_alike(&self, n: usize) -> Option<PatternId> {
        let suits = (0..16_u8).filter(|suits| suits.count_ones() as usize == n && n != 0);
        let mut sets =
            suits.flat_map(|suits| (0..STEPS).map(move |step| RankedCards::at(step, suits)));
        let pattern = self.read(sets.clone().next()?)?.pattern;
        let is_it = |ranked: RankedCards| {
            let read = self.read(ranked);
            read.is_some_and(|it| it.pattern == pattern && it.power == ranked.top())
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

    /// Whether bombs may be played on other patterns.
    pub(super) const fn has_bombs(&self) -> bool {
        matches!(self.config.mixing, Mixing::Bombs) && !self.bombs.is_empty()
    }

    /// Whether these cards contain a bomb.
    pub(super) fn may_hold_bomb(&self, cards: RankedCards) -> bool {
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

    /// The play of these cards of one rank; `None` if the rules have no pattern for their number.
    #[inline]
    pub(super) fn alike(&self, cards: RankedCards) -> Option<RankedPlay> {
        let size = cards.len();
        let pattern = self.alike.get(size).copied().flatten()?;
        let strength = Strength {
            pattern,
            size: size as u8,
            ladder: pattern.pattern().standing.ladder,
            power: cards.top(),
            is_bomb: pattern.pattern().standing.is_bomb,
            is_alike: true,
        };
        Some(RankedPlay { cards, strength })
    }

    /// The strength of cards as the first pattern that they form.
    #[inline]
    pub(super) fn read(&self, ranked: RankedCards) -> Option<Strength> {
        let of_its_size = self.by_size.get(ranked.len())?;
        of_its_size.iter().find_map(|id| {
            let power = (id.pattern().power)(ranked, &self.config)?;
            Some(self.compare(id, power.0))
        })
    }

    pub(super) fn strength(&self, play: &Play) -> Strength {
        self.compare(play.pattern_id(), play.power().0)
    }

    #[inline]
    fn compare(&self, id: PatternId, power: u8) -> Strength {
        let pattern = id.pattern();
        Strength {
            pattern: id,
            size: pattern.size as u8,
            ladder: pattern.standing.ladder,
            power,
            is_bomb: pattern.standing.is_bomb,
            is_alike: self.alike.contains(&Some(id)),
        }
    }

    /// Whether `ours` may be played on `top`.
    #[inline]
    pub(super) fn beats(&self, ours: Strength, top: Strength) -> bool {
        if ours.pattern == top.pattern {
            return top.power < ours.power;
        }
        ours.pattern.outranks(top.pattern, self.mixing())
    }
}
