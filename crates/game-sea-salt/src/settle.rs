//! What a round brings, and whether the game is over (SS-K1 to SS-K8, SS-G1 to SS-G5, SS-N1).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Seats};

use crate::{
    config::{Config, LostCaller, LostOthers, NextStarter, NoCall, StopPays, WonOthers},
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

/// How a bet on having the highest card score went (SS-K5, SS-K6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bet {
    /// Whether nobody has a higher card score than the caller.
    pub won: bool,
    /// The other players with the highest card score: those who beat the caller, or came closest.
    pub rivals: SeatSet,
    /// Their card score.
    pub rival_score: u16,
}

tabletop::choice! {
    /// Why a player's card score does not count.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum NoCards {
        /// This player called, and another has a higher card score.
        BetLost = "bet-lost",
        /// Another player called a last chance and won the bet.
        BetWon = "bet-won",
        /// Nobody called.
        NoCall = "no-call",
    }
}

tabletop::choice! {
    /// Why a player's largest colour does not count.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum NoColour {
        /// Stop pays no colour bonus.
        Stop = "stop",
        /// This player called, and another has a higher card score.
        BetLost = "bet-lost",
        /// Another player called, and the others get no colour bonus.
        NotCaller = "not-caller",
        /// Nobody called.
        NoCall = "no-call",
    }
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

/// What counts of a player's cards for a round, and why the rest does not (SS-V5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Payout {
    /// Why the card score does not count, if it does not.
    pub no_cards: Option<NoCards>,
    /// Why the largest colour does not count, if it does not.
    pub no_colour: Option<NoColour>,
    /// Points on top of both.
    pub stop_bonus: u16,
}

impl Payout {
    const EVERYTHING: Self = Self { no_cards: None, no_colour: None, stop_bonus: 0 };

    const fn without_cards(self, why: NoCards) -> Self {
        Self { no_cards: Some(why), ..self }
    }

    const fn without_colour(self, why: NoColour) -> Self {
        Self { no_colour: Some(why), ..self }
    }

    /// The points for the largest colour.
    pub const fn colour_bonus(self, standing: Standing) -> u16 {
        if self.no_colour.is_none() { standing.colour_bonus } else { 0 }
    }

    /// The points for the round.
    pub const fn total(self, standing: Standing) -> u16 {
        let cards = if self.no_cards.is_none() { standing.card_score } else { 0 };
        cards + self.stop_bonus + self.colour_bonus(standing)
    }
}

/// The points that everybody gets for a round.
pub fn points(
    config: &Config,
    call: Option<(Seat, Mode)>,
    standings: &BySeat<Standing>,
) -> BySeat<u16> {
    let payouts = payouts(config, call, standings);
    BySeat::from_fn(standings.seats(), |seat| payouts[seat].total(standings[seat]))
}

/// What counts for everybody in a round (SS-K1 to SS-K7).
pub fn payouts(
    config: &Config,
    call: Option<(Seat, Mode)>,
    standings: &BySeat<Standing>,
) -> BySeat<Payout> {
    let Some((caller, mode)) = call else {
        return BySeat::all(standings.seats(), uncalled_pays(config));
    };
    let won = is_highest(caller, standings);
    BySeat::from_fn(standings.seats(), |seat| {
        if seat == caller { caller_gets(config, mode, won) } else { others_get(config, mode, won) }
    })
}

/// The bet that the caller made, and how it went; `None` if nothing was at stake.
pub fn bet(
    config: &Config,
    call: Option<(Seat, Mode)>,
    standings: &BySeat<Standing>,
) -> Option<Bet> {
    let (caller, mode) = call?;
    if (mode, config.stop) == (Mode::Stop, StopPays::Cards) {
        return None;
    }
    let others = || standings.iter().filter(|(seat, _)| *seat != caller);
    let rival_score = others().map(|(_, standing)| standing.card_score).max().unwrap_or_default();
    let rivals = others().filter(|(_, standing)| standing.card_score == rival_score);
    Some(Bet {
        won: is_highest(caller, standings),
        rivals: rivals.map(|(seat, _)| seat).collect(),
        rival_score,
    })
}

/// The winner of a round: the player with the most points for it.
///
/// If several have as many, the caller wins if among them, as when a whole game is level (SS-G4).
/// Otherwise nobody wins the round; nor does anybody if there were no points.
pub fn round_winner(points: &BySeat<u16>, caller: Option<Seat>) -> Option<Seat> {
    let most = points.values().max().copied().filter(|&most| 0 < most)?;
    let mut level = points.iter().filter(|(_, got)| **got == most).map(|(seat, _)| seat);
    let caller = caller.filter(|&caller| points[caller] == most);
    match (caller, level.next(), level.next()) {
        (Some(caller), _, _) => Some(caller),
        (None, first, None) => first,
        (None, _, Some(_)) => None,
    }
}

/// What the caller gets: one thing if nobody is higher, another if somebody is (SS-K1 to SS-K4).
pub fn prospect(config: &Config, mode: Mode, standing: Standing) -> Prospect {
    Prospect {
        if_highest: caller_gets(config, mode, true).total(standing),
        if_beaten: caller_gets(config, mode, false).total(standing),
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

/// Who starts the next round (SS-N1).
///
/// The seat after `last_to_act`, whose turn was the last of the round: after Stop that is the seat
/// after the caller, after a last chance the caller. Or the seat after the caller in both cases;
/// without a call there is no other than `last_to_act` to start from.
pub fn next_starter(
    config: &Config,
    seats: Seats,
    caller: Option<Seat>,
    last_to_act: Seat,
) -> Seat {
    seats.after(match config.next_starter {
        NextStarter::AfterLastToAct => last_to_act,
        NextStarter::AfterCaller => caller.unwrap_or(last_to_act),
    })
}

/// Whether nobody has a higher card score than the caller (SS-K5, SS-K6).
fn is_highest(caller: Seat, standings: &BySeat<Standing>) -> bool {
    standings.values().all(|standing| standing.card_score <= standings[caller].card_score)
}

const fn caller_gets(config: &Config, mode: Mode, won: bool) -> Payout {
    let lost = Payout::EVERYTHING.without_cards(NoCards::BetLost);
    match (mode, config.stop, won) {
        (Mode::Stop, StopPays::Cards, _) => Payout::EVERYTHING.without_colour(NoColour::Stop),
        (Mode::Stop, StopPays::Bet, true) => {
            Payout { stop_bonus: STOP_BONUS, ..Payout::EVERYTHING }
        }
        (Mode::Stop, StopPays::Bet, false) => lost.without_colour(NoColour::BetLost),
        (Mode::LastChance, _, true) => Payout::EVERYTHING,
        (Mode::LastChance, _, false) => match config.lost_caller {
            LostCaller::Colour => lost,
            LostCaller::Nothing => lost.without_colour(NoColour::BetLost),
        },
    }
}

const fn others_get(config: &Config, mode: Mode, caller_won: bool) -> Payout {
    let cards = Payout::EVERYTHING.without_colour(NoColour::NotCaller);
    match (mode, caller_won) {
        (Mode::Stop, _) => match config.stop {
            StopPays::Cards => Payout::EVERYTHING.without_colour(NoColour::Stop),
            StopPays::Bet => cards,
        },
        (Mode::LastChance, true) => match config.won_others {
            WonOthers::Colour => Payout::EVERYTHING.without_cards(NoCards::BetWon),
            WonOthers::Cards => cards,
        },
        (Mode::LastChance, false) => match config.lost_others {
            LostOthers::CardsAndColour => Payout::EVERYTHING,
            LostOthers::Cards => cards,
        },
    }
}

const fn uncalled_pays(config: &Config) -> Payout {
    let cards = Payout::EVERYTHING.without_colour(NoColour::NoCall);
    match config.no_call {
        NoCall::Cards => cards,
        NoCall::Nothing => cards.without_cards(NoCards::NoCall),
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

    /// SS-V5: the most points win a round; a caller who is level wins, and others who are do not.
    #[test]
    fn the_most_points_win_a_round() {
        let win = |points: [u16; 3], caller: Option<u8>| {
            let caller = caller.map(|seat| Seats::new(3).unwrap().seat(seat).unwrap());
            round_winner(&table(&points), caller).map(Seat::index)
        };
        assert_eq!(win([7, 9, 3], Some(0)), Some(1));
        assert_eq!(win([9, 9, 3], Some(0)), Some(0));
        assert_eq!(win([9, 9, 3], Some(2)), None);
        assert_eq!(win([0, 0, 0], None), None);
        assert_eq!(win([0, 0, 0], Some(0)), None);
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

    /// SS-N1: the seat after the last to act, or after the caller; without a call, after the last
    /// to act under either rule.
    #[test]
    fn the_next_round_starts_after_the_last_to_act_or_the_caller() {
        let seat = |n| Seats::FOUR.seat(n).unwrap();
        let starter = |config: Config, caller: Option<u8>, last_to_act| {
            next_starter(&config, Seats::FOUR, caller.map(seat), seat(last_to_act))
        };
        for config in [Config::CLASSIC, Config::FLOW] {
            assert_eq!(starter(config, Some(1), 1), seat(2), "after Stop, left of the caller");
            assert_eq!(starter(config, Some(1), 0), seat(1), "after a last chance, the caller");
            assert_eq!(starter(config, None, 3), seat(0));
        }
        assert_eq!(starter(Config::PUBLISHED, Some(1), 1), seat(2));
        assert_eq!(starter(Config::PUBLISHED, Some(1), 0), seat(2));
        assert_eq!(starter(Config::PUBLISHED, None, 3), seat(0));
    }
}
