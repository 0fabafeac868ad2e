//! The complete list of plays: the judge's answers, without asking it one by one.

use crate::{
    action::Action,
    config::{Config, Mixing},
    order::RankedCards,
    pattern::{PatternId, PatternSet, Play, Power},
    state::State,
};

/// How strong a play of a pattern must be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MinPower {
    /// Any will do.
    Any,
    /// Stronger than this.
    Above(Power),
}

/// The plays found so far that may be made; filters what patterns offer.
#[derive(Debug)]
pub struct LegalPlays<'a> {
    config: &'a Config,
    min_power: MinPower,
    must_hold: RankedCards,
    /// The patterns of the same size that stand above the one being listed.
    rivals: PatternSet,
    legal: &'a mut Vec<Action>,
}

impl State {
    /// Pushes every action that the seat to act may take: plays in the order of
    /// [`PATTERNS`](crate::PATTERNS), weaker ones of a pattern before stronger ones of the same cards,
    /// then the pass.
    pub(crate) fn push_legal(&self, legal: &mut Vec<Action>) {
        if self.is_over {
            return;
        }
        let hand = self.config.suit_order.to_ranked(self.hands[self.to_act]);
        let must_hold = if self.must_open() { RankedCards::card(0) } else { RankedCards::EMPTY };
        let top = self.top.as_ref().map(|top| &top.play);
        LegalPlays::push(&self.config, hand, top, must_hold, legal);
        if self.top.is_some() {
            legal.push(Action::Pass);
        }
    }
}

impl MinPower {
    /// What a play of `pattern` needs in order to be put on `top`; `None` if none can (BT-21).
    #[inline]
    pub(crate) fn under(pattern: PatternId, top: &Play, mixing: Mixing) -> Option<Self> {
        if pattern == top.pattern_id() {
            return Some(Self::Above(top.power()));
        }
        pattern.outranks(top.pattern_id(), mixing).then_some(Self::Any)
    }
}

impl<'a> LegalPlays<'a> {
    /// Pushes to `legal` every play in `hand` that may be put on `top` and holds `must_hold`.
    #[inline]
    pub(crate) fn push(
        config: &'a Config,
        hand: RankedCards,
        top: Option<&Play>,
        must_hold: RankedCards,
        legal: &'a mut Vec<Action>,
    ) {
        let (min_power, rivals) = (MinPower::Any, PatternSet::EMPTY);
        let mut plays = Self { config, min_power, must_hold, rivals, legal };
        for pattern in config.patterns.iter() {
            let min_power = match top {
                None => Some(MinPower::Any),
                Some(top) => MinPower::under(pattern, top, config.mixing),
            };
            if let Some(min_power) = min_power
                && pattern.pattern().size <= hand.len()
            {
                (plays.min_power, plays.rivals) = (min_power, config.patterns.above(pattern));
                (pattern.pattern().list)(pattern.pattern(), hand, &mut plays);
            }
        }
    }

    /// Takes whatever one pattern offers above `min_power`, for tests of a single pattern.
    #[cfg(test)]
    pub(crate) fn bare(
        config: &'a Config,
        min_power: Option<Power>,
        legal: &'a mut Vec<Action>,
    ) -> Self {
        let min_power = min_power.map_or(MinPower::Any, MinPower::Above);
        Self { config, min_power, must_hold: RankedCards::EMPTY, rivals: PatternSet::EMPTY, legal }
    }

    #[inline]
    pub fn config(&self) -> &'a Config {
        self.config
    }

    /// Those of `cards` that are strong enough to be the deciding card of a play, where a pattern's
    /// power is the place of its deciding card. Spares listing what would be dropped.
    #[inline]
    pub fn strong_enough(&self, cards: RankedCards) -> RankedCards {
        match self.min_power {
            MinPower::Any => cards,
            MinPower::Above(power) => cards.above(power.0),
        }
    }

    /// Takes a play of the pattern being listed, unless it is too weak, lacks the card that must
    /// be in it, or counts as a pattern that stands above this one.
    #[inline]
    pub fn offer(&mut self, cards: RankedCards, power: Power) {
        let strong_enough = match self.min_power {
            MinPower::Any => true,
            MinPower::Above(min_power) => min_power < power,
        };
        if strong_enough && cards.and(self.must_hold) == cards && !self.counts_as_another(cards) {
            self.legal.push(Action::Play(self.config.suit_order.to_cards(cards)));
        }
    }

    #[inline]
    fn counts_as_another(&self, cards: RankedCards) -> bool {
        self.rivals.iter().any(|id| (id.pattern().power)(cards, self.config).is_some())
    }
}
