//! Runs: five ranks in a row, shared by the patterns that are made of them (BT-9, BT-22).

use tabletop::Names;

use crate::{
    config::Config,
    order::{RankedCards, STEPS},
    pattern::Power,
    pattern_setting::{PatternSetting, ReadSetting, SettingChoice},
};

/// Which runs count as straights.
pub(super) const STRAIGHTS: PatternSetting = PatternSetting {
    name: "straights",
    rule: "BT-22",
    label: Names { en: "Straights", zh_tw: "順子", zh_cn: "顺子" },
    choices: &[
        SettingChoice {
            name: "all",
            label: Names {
                en: "all thirteen runs", zh_tw: "十三種都算", zh_cn: "十三种都算"
            },
            about: Names {
                en: "After the 2 comes the 3 again, so all thirteen runs of five count, Q-K-A-2-3 and 2-3-4-5-6 too.",
                zh_tw: "2 之後再接 3，所以五張連續的牌十三種都算，包括 Q-K-A-2-3 和 2-3-4-5-6。",
                zh_cn: "2 之后再接 3，所以五张连续的牌十三种都算，包括 Q-K-A-2-3 和 2-3-4-5-6。",
            },
            presets: &["classic"],
        },
        SettingChoice {
            name: "no-wrap",
            label: Names { en: "3-7 to J-2", zh_tw: "3-7 到 J-2", zh_cn: "3-7 到 J-2" },
            about: Names {
                en: "Runs of five count from 3-4-5-6-7 up to J-Q-K-A-2.",
                zh_tw: "五張連續的牌，從 3-4-5-6-7 到 J-Q-K-A-2 才算。",
                zh_cn: "五张连续的牌，从 3-4-5-6-7 到 J-Q-K-A-2 才算。",
            },
            presets: &["research"],
        },
        SettingChoice {
            name: "poker",
            label: Names { en: "A-5 to 10-A", zh_tw: "A-5 到 10-A", zh_cn: "A-5 到 10-A" },
            about: Names {
                en: "Runs of five count from A-2-3-4-5 up to 10-J-Q-K-A.",
                zh_tw: "五張連續的牌，從 A-2-3-4-5 到 10-J-Q-K-A 才算。",
                zh_cn: "五张连续的牌，从 A-2-3-4-5 到 10-J-Q-K-A 才算。",
            },
            presets: &["taiwan", "hong-kong"],
        },
    ],
    slot: Straights::slot,
};

/// How runs are compared.
pub(super) const STRAIGHT_KEY: PatternSetting = PatternSetting {
    name: "straight-key",
    rule: "BT-22",
    label: Names { en: "Straights compare by", zh_tw: "順子比", zh_cn: "顺子比" },
    choices: &[
        SettingChoice {
            name: "top-card",
            label: Names { en: "strongest card", zh_tw: "最大的牌", zh_cn: "最大的牌" },
            about: Names {
                en: "They compare by their strongest card.",
                zh_tw: "比其中最大的那張牌。",
                zh_cn: "比其中最大的那张牌。",
            },
            presets: &["classic", "research"],
        },
        SettingChoice {
            name: "poker",
            label: Names {
                en: "last card, A-5 lowest",
                zh_tw: "最後一張，A-5 最小",
                zh_cn: "最后一张，A-5 最小",
            },
            about: Names {
                en: "They compare by the last card of the run; A-2-3-4-5 is the lowest.",
                zh_tw: "比最後一張牌，A-2-3-4-5 最小。",
                zh_cn: "比最后一张牌，A-2-3-4-5 最小。",
            },
            presets: &["hong-kong"],
        },
        SettingChoice {
            name: "taiwan",
            label: Names {
                en: "last card, 2-6 highest",
                zh_tw: "最後一張，2-6 最大",
                zh_cn: "最后一张，2-6 最大",
            },
            about: Names {
                en: "They compare by the last card of the run; A-2-3-4-5 is the lowest, and 2-3-4-5-6 the highest, decided by its 2.",
                zh_tw: "比最後一張牌，A-2-3-4-5 最小，2-3-4-5-6 最大，由 2 的花色決定。",
                zh_cn: "比最后一张牌，A-2-3-4-5 最小，2-3-4-5-6 最大，由 2 的花色决定。",
            },
            presets: &["taiwan"],
        },
    ],
    slot: StraightKey::slot,
};

/// Which runs count as straights.
#[derive(Debug, Clone, Copy)]
enum Straights {
    All,
    NoWrap,
    Poker,
}

impl ReadSetting for Straights {
    const SETTING: &'static PatternSetting = &STRAIGHTS;
    const VARIANTS: &'static [Self] = &[Self::All, Self::NoWrap, Self::Poker];
}

/// How runs are compared.
#[derive(Debug, Clone, Copy)]
enum StraightKey {
    TopCard,
    Poker,
    Taiwan,
}

impl ReadSetting for StraightKey {
    const SETTING: &'static PatternSetting = &STRAIGHT_KEY;
    const VARIANTS: &'static [Self] = &[Self::TopCard, Self::Poker, Self::Taiwan];
}

/// The power of five cards that form a run.
#[inline]
pub(super) fn power(cards: RankedCards, config: &Config) -> Option<Power> {
    let start = cards.run_starts().next()?;
    let run = Run::new(start, config)?;
    Some(run.power(cards.suits_at(run.decides)))
}

/// The runs in `hand` that the settings allow.
#[inline]
pub(super) fn in_hand(hand: RankedCards, config: &Config) -> impl Iterator<Item = Run> {
    hand.run_starts().filter_map(|start| Run::new(start, config))
}

/// Five ranks in a row that the settings allow.
#[derive(Debug, Clone, Copy)]
pub(super) struct Run {
    /// The lowest rank in the direction of the run, which may wrap around.
    start: u32,
    /// The rank of the deciding card.
    decides: u32,
    /// Its rank among the runs.
    height: u32,
}

/// Steps of some ranks; a three is step 0.
const TEN: u32 = 7;
const JACK: u32 = 8;
const ACE: u32 = 11;
const TWO: u32 = 12;

impl Run {
    #[inline]
    fn new(start: u32, config: &Config) -> Option<Self> {
        let counts = match Straights::of(config) {
            Straights::All => true,
            Straights::NoWrap => start <= JACK,
            Straights::Poker => start <= TEN || ACE <= start,
        };
        let last = (start + 4) % STEPS;
        // As in poker: 0 for A-2-3-4-5, 9 for 10-J-Q-K-A.
        let from_ace = (start + STEPS - ACE) % STEPS;
        let (decides, height) = match StraightKey::of(config) {
            // A run that wraps past the two contains it, and no card is stronger.
            StraightKey::TopCard if JACK <= start => (TWO, TWO),
            StraightKey::TopCard => (last, last),
            StraightKey::Taiwan if start == TWO => (TWO, TWO),
            // 2-3-4-5-6 is the highest, so the runs above it move down by one.
            StraightKey::Taiwan => (last, from_ace.saturating_sub(1)),
            StraightKey::Poker => (last, from_ace),
        };
        counts.then_some(Self { start, decides, height })
    }

    /// Its ranks, in the order of the run.
    #[inline]
    pub(super) fn steps(self) -> [u32; 5] {
        [0, 1, 2, 3, 4].map(|nth| (self.start + nth) % STEPS)
    }

    /// The power of `cards`, which form this run.
    #[inline]
    pub(super) fn power_of(self, cards: RankedCards) -> Power {
        self.power(cards.suits_at(self.decides))
    }

    /// The weakest card of each of its ranks in `hand`.
    pub(super) fn weakest(self, hand: RankedCards) -> RankedCards {
        let weakest = |step| {
            let suits = hand.suits_at(step);
            RankedCards::at(step, suits & suits.wrapping_neg())
        };
        self.steps().into_iter().map(weakest).fold(RankedCards::EMPTY, RankedCards::and)
    }

    /// The power of a run whose deciding card is of this suit.
    #[inline]
    fn power(self, suit: u8) -> Power {
        Power((self.height * 4 + suit.trailing_zeros()) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::check_choices;

    /// BT-25: which runs the presets count, and how they compare them.
    #[test]
    fn what_presets_choose() {
        check_choices(&STRAIGHTS, ["all", "poker", "poker", "no-wrap"]);
        check_choices(&STRAIGHT_KEY, ["top-card", "taiwan", "poker", "top-card"]);
    }
}
