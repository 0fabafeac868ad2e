//! The end of a round: its points, whether the game is over, and the settlement that every viewer
//! sees (SS-K1 to SS-K8, SS-G1 to SS-G5, SS-N1, SS-V5).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Choice as _, Message, Seat, SeatSet, Seats, Value};

use crate::{
    card::Face,
    config::{Config, LostCaller, LostOthers, NextStarter, NoCall, StopPays, WonOthers},
    score::Score,
    state::State,
};

/// The kind of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Mode {
    /// The round ends at once (SS-H1).
    Stop,
    /// The round ends after one more turn of every other player (SS-H2).
    LastChance,
}

/// A call, as every player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Call {
    pub seat: Seat,
    pub mode: Mode,
    /// The published card score (SS-F5).
    pub score: u8,
}

/// The scores of a player that matter for a settlement.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Subtotal {
    pub card_score: u16,
    /// The points for the largest colour, if it counts.
    pub colour_bonus: u16,
}

/// Why a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RoundEnd {
    /// A player called.
    Called,
    /// The deck ran out (SS-B6).
    DeckOut,
    /// No player could draw (SS-B7).
    NothingLeft,
}

/// The result of the caller's bet on the highest card score (SS-K5, SS-K6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bet {
    /// Whether no player has a higher card score than the caller.
    pub won: bool,
    /// The other players with the highest card score, who beat the caller or came closest.
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

/// The end of a round: the call, each player's cards, and what counted.
///
/// It contains everything that a replay or a client shows, so that they need not compute anything.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settlement {
    /// Number of the round, starting at 1.
    pub round_number: u16,
    /// The player who called, if there is one.
    pub declarer: Option<Seat>,
    /// The kind of call.
    pub mode: SettledMode,
    /// Why the round ended.
    pub reason: RoundEnd,
    /// The result of the caller's bet; `None` if there was no bet.
    pub bet: Option<Bet>,
    /// The result of each player.
    pub scores: BySeat<RoundScore>,
    /// The player with the most points for the round; `None` on a tie, or if nobody scored. A
    /// caller who ties wins.
    pub winner: Option<Seat>,
}

tabletop::wire_choice! {
    /// The kind of call, if there was one.
    pub enum SettledMode {
        /// Nobody called (SS-K7).
        None = "none",
        /// Stop (SS-K1).
        Stop = "stop",
        /// Last Chance (SS-K3, SS-K4).
        LastChance = "last-chance",
    }
}

/// One player's cards and points at the end of a round.
///
/// `round_total` is the sum of the parts that count: `card_score` unless `no_cards` has a reason,
/// `stop_bonus` and `colour_bonus`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundScore {
    /// The cards in hand.
    pub hand: Vec<Face>,
    /// The score of hand and table, part by part.
    pub score: Score,
    /// The sum of these parts, without any colour bonus.
    pub card_score: u16,
    /// Why the card score does not count, if it does not.
    pub no_cards: Option<NoCards>,
    /// The bonus for a won bet on Stop.
    pub stop_bonus: u16,
    /// The points for the largest colour.
    pub colour_bonus: u16,
    /// Why the largest colour does not count, if it does not.
    pub no_colour: Option<NoColour>,
    /// Points for the round.
    pub round_total: u16,
    /// Points of all rounds so far.
    pub cumulative_score: u16,
}

/// The bonus of a won "Stop", if it is a bet (SS-K1, SS-K2).
const STOP_BONUS: u16 = 5;

impl From<&Score> for Subtotal {
    fn from(score: &Score) -> Self {
        Self { card_score: score.card_score().into(), colour_bonus: score.colour_points().into() }
    }
}

/// Which parts of a player's score count for a round, and why the others do not (SS-V5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Payout {
    /// Why the card score does not count, if it does not.
    pub no_cards: Option<NoCards>,
    /// Why the largest colour does not count, if it does not.
    pub no_colour: Option<NoColour>,
    /// Points in addition to both.
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
    pub const fn colour_bonus(self, subtotal: Subtotal) -> u16 {
        if self.no_colour.is_none() { subtotal.colour_bonus } else { 0 }
    }

    /// The points for the round.
    pub const fn total(self, subtotal: Subtotal) -> u16 {
        let cards = if self.no_cards.is_none() { subtotal.card_score } else { 0 };
        cards + self.stop_bonus + self.colour_bonus(subtotal)
    }
}

/// The points of each player for a round.
pub fn points(
    config: &Config,
    call: Option<(Seat, Mode)>,
    subtotals: &BySeat<Subtotal>,
) -> BySeat<u16> {
    let payouts = payouts(config, call, subtotals);
    BySeat::from_fn(subtotals.seats(), |seat| payouts[seat].total(subtotals[seat]))
}

/// Which parts count for each player in a round (SS-K1 to SS-K7).
pub fn payouts(
    config: &Config,
    call: Option<(Seat, Mode)>,
    subtotals: &BySeat<Subtotal>,
) -> BySeat<Payout> {
    let Some((caller, mode)) = call else {
        return BySeat::all(subtotals.seats(), uncalled_pays(config));
    };
    let won = is_highest(caller, subtotals);
    BySeat::from_fn(subtotals.seats(), |seat| {
        if seat == caller { caller_gets(config, mode, won) } else { others_get(config, mode, won) }
    })
}

/// The caller's bet and its result; `None` if there was no bet.
pub fn bet(
    config: &Config,
    call: Option<(Seat, Mode)>,
    subtotals: &BySeat<Subtotal>,
) -> Option<Bet> {
    let (caller, mode) = call?;
    if (mode, config.stop) == (Mode::Stop, StopPays::Cards) {
        return None;
    }
    let others = || subtotals.iter().filter(|(seat, _)| *seat != caller);
    let rival_score = others().map(|(_, subtotal)| subtotal.card_score).max().unwrap_or_default();
    let rivals = others().filter(|(_, subtotal)| subtotal.card_score == rival_score);
    Some(Bet {
        won: is_highest(caller, subtotals),
        rivals: rivals.map(|(seat, _)| seat).collect(),
        rival_score,
    })
}

/// The winner of a round: the player with the most points for it.
///
/// On a tie the caller wins if among the tied players, as at the end of a game (SS-G4). Otherwise
/// the round has no winner; it also has none if nobody scored.
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
pub(crate) fn caller_points(config: &Config, mode: Mode, won: bool, subtotal: Subtotal) -> u16 {
    caller_gets(config, mode, won).total(subtotal)
}

/// The winners with these totals after a round; `None` if the game continues (SS-G1 to SS-G5).
///
/// Among tied players the caller wins; without the caller, the one with the most points in the last
/// round; if that is tied too, they share the victory (SS-G4).
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

/// The start player of the next round (SS-N1).
///
/// It is either the seat after `last_to_act` (after Stop, the seat after the caller; after a last
/// chance, the caller), or the seat after the caller in both cases. Without a call, it is the seat
/// after `last_to_act`.
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

/// Whether no player has a higher card score than the caller (SS-K5, SS-K6).
fn is_highest(caller: Seat, subtotals: &BySeat<Subtotal>) -> bool {
    subtotals.values().all(|subtotal| subtotal.card_score <= subtotals[caller].card_score)
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
    /// The settlement of a round that is about to be applied to `state`.
    pub(crate) fn new(state: &State, reason: RoundEnd, points: &BySeat<u16>) -> Self {
        let seats = state.seats();
        let parts = BySeat::from_fn(seats, |seat| state.score(seat));
        let subtotals = BySeat::from_fn(seats, |seat| Subtotal::from(&parts[seat]));
        let call = state.call().map(|call| (call.seat, call.mode));
        let declarer = call.map(|(seat, _)| seat);
        let payouts = payouts(state.config(), call, &subtotals);
        let scores = BySeat::from_fn(seats, |seat| RoundScore {
            hand: state.colours().faces(state.hand(seat)),
            score: parts[seat].clone(),
            card_score: subtotals[seat].card_score,
            no_cards: payouts[seat].no_cards,
            stop_bonus: payouts[seat].stop_bonus,
            colour_bonus: payouts[seat].colour_bonus(subtotals[seat]),
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
            bet: bet(state.config(), call, &subtotals),
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
                    let sentence = |rival| {
                        message("bet")
                            .with("won", if bet.won { "true" } else { "false" })
                            .with("score", number(self.scores[caller].card_score))
                            .with("rival", rival)
                            .with("rival-score", number(bet.rival_score))
                    };
                    sentences.extend(bet.rivals.iter().map(sentence));
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
