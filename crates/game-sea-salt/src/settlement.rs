//! The end of a round: what it brings, whether the game is over, and the settlement that everybody
//! is shown (SS-K1 to SS-K8, SS-G1 to SS-G5, SS-N1, SS-V5).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Choice as _, Message, Seat, SeatSet, Seats, Value};

use crate::{
    card::Face,
    config::{Config, LostCaller, LostOthers, NextStarter, NoCall, StopPays, WonOthers},
    score::Score,
    state::State,
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
    pub seat: Seat,
    pub mode: Mode,
    /// The card score that was shown (SS-F5).
    pub score: u8,
}

/// What counts of a player's cards when a round is settled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Standing {
    pub card_score: u16,
    /// The points for the largest colour, if it counts.
    pub colour_bonus: u16,
}

/// Why a round was over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RoundEnd {
    /// A player called.
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

tabletop::wire_choice! {
    /// Why a player's card score does not count.
    pub enum NoCards {
        /// This player called, and another has a higher card score.
        BetLost = "bet-lost",
        /// Another player called a last chance and won the bet.
        BetWon = "bet-won",
        /// Nobody called.
        NoCall = "no-call",
    }
}

tabletop::wire_choice! {
    /// Why a player's largest colour does not count.
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

/// The end of a round: who called what, what everybody had, and what counted of it.
///
/// It says all that a replay or a client shows, so that neither works anything out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settlement {
    /// Number of the round, starting at 1.
    pub round_number: u16,
    /// Who called, if anybody did.
    pub declarer: Option<Seat>,
    /// What that player called.
    pub mode: SettledMode,
    /// Why the round was over.
    pub reason: RoundEnd,
    /// How the caller's bet went; `None` if nothing was at stake.
    pub bet: Option<Bet>,
    /// What everybody had and got.
    pub scores: BySeat<RoundScore>,
    /// The player with the most points for the round; `None` if several are level, or nobody got
    /// any. A caller who is level wins.
    pub winner: Option<Seat>,
}

tabletop::wire_choice! {
    /// How a round was called, if it was.
    pub enum SettledMode {
        /// Nobody called (SS-K7).
        None = "none",
        /// Stop (SS-K1).
        Stop = "stop",
        /// Last Chance (SS-K3, SS-K4).
        LastChance = "last-chance",
    }
}

/// What one player had at the end of a round, and got for it.
///
/// `round_total` is the sum of the parts that count: `card_score` unless there is a reason in
/// `no_cards`, `stop_bonus` and `colour_bonus`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundScore {
    /// The cards in hand.
    pub hand: Vec<Face>,
    /// What hand and table were worth, part by part.
    pub score: Score,
    /// The sum of these parts, without any colour bonus.
    pub card_score: u16,
    /// Why the card score does not count, if it does not.
    pub no_cards: Option<NoCards>,
    /// What a won bet on Stop brings on top.
    pub stop_bonus: u16,
    /// What is paid for the largest colour.
    pub colour_bonus: u16,
    /// Why the largest colour is not paid, if it is not.
    pub no_colour: Option<NoColour>,
    /// Points for the round.
    pub round_total: u16,
    /// Points of all rounds so far.
    pub cumulative_score: u16,
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

/// The caller's points for the round (SS-K1 to SS-K4).
pub(crate) fn caller_points(config: &Config, mode: Mode, won: bool, standing: Standing) -> u16 {
    caller_gets(config, mode, won).total(standing)
}

/// Who wins with these totals after a round, or `None` if the game goes on (SS-G1 to SS-G5).
///
/// Of those who are level the caller wins; without the caller, the one with most in the last round;
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

impl Settlement {
    /// The settlement of a round that is about to be written into `state`.
    pub(crate) fn new(state: &State, reason: RoundEnd, points: &BySeat<u16>) -> Self {
        let seats = state.seats();
        let parts = BySeat::from_fn(seats, |seat| state.score(seat));
        let standings = BySeat::from_fn(seats, |seat| Standing::from(&parts[seat]));
        let call = state.call().map(|call| (call.seat, call.mode));
        let declarer = call.map(|(seat, _)| seat);
        let payouts = payouts(state.config(), call, &standings);
        let scores = BySeat::from_fn(seats, |seat| RoundScore {
            hand: state.colours().faces(state.hand(seat)),
            score: parts[seat].clone(),
            card_score: standings[seat].card_score,
            no_cards: payouts[seat].no_cards,
            stop_bonus: payouts[seat].stop_bonus,
            colour_bonus: payouts[seat].colour_bonus(standings[seat]),
            no_colour: payouts[seat].no_colour,
            round_total: points[seat],
            cumulative_score: state.totals()[seat].saturating_add(points[seat]),
        });
        Self {
            round_number: state.round_number(),
            declarer,
            mode: match call {
                None => SettledMode::None,
                Some((_, Mode::Stop)) => SettledMode::Stop,
                Some((_, Mode::LastChance)) => SettledMode::LastChance,
            },
            reason,
            bet: bet(state.config(), call, &standings),
            scores,
            winner: round_winner(points, declarer),
        }
    }

    /// The settlement in sentences.
    pub fn explain(&self) -> Vec<Message> {
        let message = |key: &str| Message::new(format!("sea-salt-settled-{key}"));
        let mut sentences = Vec::new();
        match self.declarer {
            None => sentences.push(message("no-call")),
            Some(caller) => {
                let call = message("call").with("who", caller);
                sentences.push(call.with("mode", self.mode.name()));
                if let Some(bet) = self.bet {
                    let told = |rival| {
                        message("bet")
                            .with("won", if bet.won { "true" } else { "false" })
                            .with("score", number(self.scores[caller].card_score))
                            .with("rival", rival)
                            .with("rival-score", number(bet.rival_score))
                    };
                    sentences.extend(bet.rivals.iter().map(told));
                }
            }
        }
        for (seat, score) in self.scores.iter() {
            let score = message("score")
                .with("who", seat)
                .with("cards", number(score.card_score))
                .with("no-cards", score.no_cards.map_or("none", NoCards::name))
                .with("stop-bonus", number(score.stop_bonus))
                .with("colour", number(score.colour_bonus))
                .with("no-colour", score.no_colour.map_or("none", NoColour::name))
                .with("round", number(score.round_total))
                .with("total", number(score.cumulative_score));
            sentences.push(score);
        }
        sentences.push(match self.winner {
            None => message("no-winner"),
            Some(winner) => message("winner")
                .with("who", winner)
                .with("points", number(self.scores[winner].round_total)),
        });
        sentences
    }
}

fn number(number: u16) -> Value {
    Value::Number(number.into())
}

#[cfg(test)]
mod tests;
