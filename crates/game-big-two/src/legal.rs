//! Complete list of legal plays. It equals what the judge accepts, without judging each candidate.

use crate::{
    action::Action,
    config::{Config, Mixing},
    order::RankedCards,
    pattern::{PatternId, PatternSet, Play, Power},
    state::State,
};

/// The minimum power of a play of one pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MinPower {
    /// No minimum.
    Any,
    /// Strictly stronger than this.
    Above(Power),
}

/// Collects legal plays: filters the sets of cards that patterns offer.
#[derive(Debug)]
pub struct LegalPlays<'a> {
    config: &'a Config,
    min_power: MinPower,
    must_hold: RankedCards,
    /// The patterns of the same size that take precedence over the one being listed.
    rivals: PatternSet,
    legal: &'a mut Vec<Action>,
}

impl State {
    /// Pushes every legal action of the seat to act: plays in the order of
    /// [`PATTERNS`](crate::PATTERNS), of the same cards the weaker play first, then the pass.
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
    /// The power that a play of `pattern` needs to beat `top`; `None` if no play of it can (BT-21).
    #[inline]
    pub(crate) fn under(pattern: PatternId, top: &Play, mixing: Mixing) -> Option<Self> {
        if pattern == top.pattern_id() {
            return Some(Self::Above(top.power()));
        }
        pattern.outranks(top.pattern_id(), mixing).then_some(Self::Any)
    }
}

impl<'a> LegalPlays<'a> {
    /// Pushes to `legal` every play in `hand` that beats `top` and contains `must_hold`.
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

    /// Accepts every play of one pattern above `min_power`, for tests of a single pattern.
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

    /// The cards in `cards` that are strong enough to decide a play, for patterns whose power is
    /// the position of the deciding card. Avoids listing plays that would be dropped.
    #[inline]
    pub fn strong_enough(&self, cards: RankedCards) -> RankedCards {
        match self.min_power {
            MinPower::Any => cards,
            MinPower::Above(power) => cards.above(power.0),
        }
    }

    /// Accepts a play of the pattern being listed, unless it is too weak, lacks the required card,
    /// or counts as a pattern that takes precedence.
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
