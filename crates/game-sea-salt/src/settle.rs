//! What a round brings, and whether the game is over (SS-K1 to SS-K8, SS-G1 to SS-G5, SS-N1).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Seats};

use crate::{
    config::{Config, LostCaller, LostOthers, NoCall, StopPays, WonOthers},
    score::Score,
};

/// How a round is called to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Mode {
    /// At once (SS-H1).
    Stop,
    /// After one more turn for everybody else (SS-H2).
    LastChance,
}

/// A call, as everybody heard it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Call {
    /// Who called.
    pub seat: Seat,
    /// What.
    pub mode: Mode,
    /// The card score that was shown (SS-F5).
    pub score: u8,
}

/// What counts of a player's cards when a round is settled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Standing {
    /// The points of the cards.
    pub card_score: u16,
    /// The largest colour.
    pub colour_bonus: u16,
}

/// Why a round was over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RoundEnd {
    /// Somebody called.
    Called,
    /// The deck ran out (SS-B6).
    DeckOut,
    /// Nobody could draw any more (SS-B7).
    NothingLeft,
}

/// What the caller's cards would bring if the round were called and nothing changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prospect {
    /// The points, if nobody has a higher card score.
    pub if_highest: u16,
    /// The points otherwise.
    pub if_beaten: u16,
}

/// The points that "Stop" brings on top of the cards, if it is a bet (SS-K1, SS-K2).
const STOP_BONUS: u16 = 5;

impl From<&Score> for Standing {
    fn from(score: &Score) -> Self {
        Self { card_score: score.card_score().into(), colour_bonus: score.colour_points().into() }
    }
}

/// The points that everybody gets for a round.
///
/// The caller wins a bet if nobody has a higher card score (SS-K5, SS-K6).
pub fn points(
    config: &Config,
    call: Option<(Seat, Mode)>,
    standings: &BySeat<Standing>,
) -> BySeat<u16> {
    let Some((caller, mode)) = call else {
        return standings.map(|standing| match config.no_call {
            NoCall::Cards => standing.card_score,
            NoCall::Nothing => 0,
        });
    };
    let best = standings.values().map(|standing| standing.card_score).max().unwrap_or_default();
    let won = standings[caller].card_score == best;
    BySeat::from_fn(standings.seats(), |seat| {
        let standing = standings[seat];
        if seat == caller {
            let prospect = prospect(config, mode, standing);
            if won { prospect.if_highest } else { prospect.if_beaten }
        } else {
            others_get(config, mode, won, standing)
        }
    })
}

/// What the caller gets: one thing if nobody is higher, another if somebody is (SS-K1 to SS-K4).
pub fn prospect(config: &Config, mode: Mode, standing: Standing) -> Prospect {
    let Standing { card_score, colour_bonus } = standing;
    match (mode, config.stop) {
        (Mode::Stop, StopPays::Cards) => Prospect { if_highest: card_score, if_beaten: card_score },
        (Mode::Stop, StopPays::Bet) => {
            Prospect { if_highest: card_score + STOP_BONUS + colour_bonus, if_beaten: 0 }
        }
        (Mode::LastChance, _) => Prospect {
            if_highest: card_score + colour_bonus,
            if_beaten: match config.lost_caller {
                LostCaller::Colour => colour_bonus,
                LostCaller::Nothing => 0,
            },
        },
    }
}

/// Who wins with these totals after a round, or `None` if the game goes on (SS-G1 to SS-G5).
///
/// Of those who are level the caller wins; if not among them, whoever got most in the last round;
/// and if that is level too, they share (SS-G4).
pub fn winners(
    target: u16,
    totals: &BySeat<u16>,
    last_round: &BySeat<u16>,
    caller: Option<Seat>,
) -> Option<SeatSet> {
    let best = totals.values().max().copied().filter(|&best| best >= target)?;
    let level: SeatSet =
        totals.iter().filter(|(_, total)| **total == best).map(|(it, _)| it).collect();
    if let Some(caller) = caller.filter(|&caller| level.contains(caller)) {
        return Some(SeatSet::EMPTY.with(caller));
    }
    let most = level.iter().map(|seat| last_round[seat]).max();
    Some(level.iter().filter(|&seat| Some(last_round[seat]) == most).collect())
}

/// Who starts the next round: left of the caller, or else of the last to act (SS-N1).
pub fn next_starter(seats: Seats, caller: Option<Seat>, last_to_act: Seat) -> Seat {
    seats.after(caller.unwrap_or(last_to_act))
}

fn others_get(config: &Config, mode: Mode, caller_won: bool, standing: Standing) -> u16 {
    let Standing { card_score, colour_bonus } = standing;
    match (mode, caller_won) {
        (Mode::Stop, _) => card_score,
        (Mode::LastChance, true) => match config.won_others {
            WonOthers::Colour => colour_bonus,
            WonOthers::Cards => card_score,
        },
        (Mode::LastChance, false) => match config.lost_others {
            LostOthers::CardsAndColour => card_score + colour_bonus,
            LostOthers::Cards => card_score,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table<T: Default + Copy>(items: &[T]) -> BySeat<T> {
        let seats = Seats::new(items.len() as u8).unwrap();
        BySeat::from_fn(seats, |seat| items[seat.index()])
    }

    #[track_caller]
    fn check(config: Config, call: Option<(u8, Mode)>, given: &[(u16, u16)], expected: &[u16]) {
        let standings =
            table(given).map(|&(card_score, colour_bonus)| Standing { card_score, colour_bonus });
        let call = call.map(|(seat, mode)| (standings.seats().seat(seat).unwrap(), mode));
        assert_eq!(points(&config, call, &standings), table(expected));
    }

    const BEATEN: &[(u16, u16)] = &[(20, 5), (28, 6), (22, 4)];
    const HIGHEST: &[(u16, u16)] = &[(28, 5), (25, 6), (22, 4)];

    /// SS-K1, SS-K2: Stop gives cards to all; in the flow chart it is a bet.
    #[test]
    fn stop_pays_cards_or_is_a_bet() {
        let stop = Some((0, Mode::Stop));
        check(Config::CLASSIC, stop, HIGHEST, &[28, 25, 22]);
        check(Config::PUBLISHED, stop, BEATEN, &[20, 28, 22]);
        check(Config::FLOW, stop, HIGHEST, &[38, 25, 22]);
        check(Config::FLOW, stop, BEATEN, &[0, 28, 22]);
    }

    /// SS-K3: Last Chance won.
    #[test]
    fn a_won_last_chance_pays_cards_and_colour() {
        let last_chance = Some((0, Mode::LastChance));
        check(Config::CLASSIC, last_chance, HIGHEST, &[33, 6, 4]);
        check(Config::FLOW, last_chance, HIGHEST, &[33, 25, 22]);
        check(Config::PUBLISHED, last_chance, HIGHEST, &[33, 6, 4]);
    }

    /// SS-K4: Last Chance lost.
    #[test]
    fn a_lost_last_chance_pays_the_others() {
        let last_chance = Some((0, Mode::LastChance));
        check(Config::CLASSIC, last_chance, BEATEN, &[5, 34, 26]);
        check(Config::FLOW, last_chance, BEATEN, &[0, 28, 22]);
        check(Config::PUBLISHED, last_chance, BEATEN, &[5, 28, 22]);
    }

    /// SS-K5, SS-K6, SS-C1: cards alone are compared, and level is as good as highest.
    #[test]
    fn card_points_are_compared_and_level_wins() {
        let last_chance = Some((1, Mode::LastChance));
        check(Config::CLASSIC, last_chance, &[(9, 9), (10, 1)], &[9, 11]);
        check(Config::CLASSIC, last_chance, &[(10, 4), (10, 3)], &[4, 13]);
        check(Config::FLOW, Some((1, Mode::Stop)), &[(10, 4), (10, 3)], &[10, 18]);
    }

    /// SS-K7: a round that nobody called.
    #[test]
    fn a_round_without_a_call_pays_cards_or_nothing() {
        check(Config::CLASSIC, None, BEATEN, &[20, 28, 22]);
        check(Config::FLOW, None, BEATEN, &[20, 28, 22]);
        check(Config::PUBLISHED, None, BEATEN, &[0, 0, 0]);
    }

    /// SS-G3, SS-G4: the highest total wins, not the first; the caller breaks a tie, then the round.
    #[test]
    fn the_highest_total_wins_and_ties_are_broken() {
        let seat = |n| Seats::FOUR.seat(n).unwrap();
        let win = |totals: [u16; 4], last: [u16; 4], caller| {
            let winners = winners(30, &table(&totals), &table(&last), caller)?;
            Some(winners.iter().map(Seat::index).collect::<Vec<_>>())
        };
        let last = [9, 12, 0, 0];
        assert_eq!(win([29, 29, 10, 5], last, Some(seat(0))), None);
        assert_eq!(win([32, 35, 10, 5], last, Some(seat(0))), Some(vec![1]));
        assert_eq!(win([33, 33, 10, 5], last, Some(seat(0))), Some(vec![0]));
        assert_eq!(win([33, 33, 10, 5], last, Some(seat(2))), Some(vec![1]));
        assert_eq!(win([33, 33, 10, 5], [9, 9, 30, 0], None), Some(vec![0, 1]));
    }

    /// SS-N1: left of the caller, whoever acted last; without a call left of the last to act.
    #[test]
    fn the_next_round_starts_left_of_the_caller() {
        let seat = |n| Seats::FOUR.seat(n).unwrap();
        assert_eq!(next_starter(Seats::FOUR, Some(seat(1)), seat(0)), seat(2));
        assert_eq!(next_starter(Seats::FOUR, None, seat(3)), seat(0));
    }
}
