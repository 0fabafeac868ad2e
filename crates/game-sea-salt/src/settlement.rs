//! The settlement of a round as everybody is told it (SS-V5).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Choice as _, Message, Seat, Value};

use crate::{
    card::Face,
    score::Score,
    settle::{self, Bet, Mode, NoCards, NoColour, RoundEnd, Standing},
    state::State,
};

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

tabletop::choice! {
    /// How a round was called, if it was.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

impl Settlement {
    /// The settlement of a round that is about to be written into `state`.
    pub(crate) fn new(state: &State, reason: RoundEnd, points: &BySeat<u16>) -> Self {
        let seats = state.seats();
        let parts = BySeat::from_fn(seats, |seat| state.score(seat));
        let standings = BySeat::from_fn(seats, |seat| Standing::from(&parts[seat]));
        let call = state.call().map(|call| (call.seat, call.mode));
        let declarer = call.map(|(seat, _)| seat);
        let payouts = settle::payouts(state.config(), call, &standings);
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
            bet: settle::bet(state.config(), call, &standings),
            scores,
            winner: settle::round_winner(points, declarer),
        }
    }

    /// The settlement in sentences.
    pub fn explain(&self) -> Vec<Message> {
        let message = |key: &str| Message::new(format!("sea-salt-settled-{key}"));
        let mut sentences = Vec::new();
        match self.declarer {
            None => sentences.push(message("no-call")),
            Some(caller) => {
                let call = message("call").with("who", seat_number(caller));
                sentences.push(call.with("mode", self.mode.name()));
                if let Some(bet) = self.bet {
                    let told = |rival| {
                        message("bet")
                            .with("won", if bet.won { "true" } else { "false" })
                            .with("score", number(self.scores[caller].card_score))
                            .with("rival", seat_number(rival))
                            .with("rival-score", number(bet.rival_score))
                    };
                    sentences.extend(bet.rivals.iter().map(told));
                }
            }
        }
        for (seat, score) in self.scores.iter() {
            let score = message("score")
                .with("who", seat_number(seat))
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
                .with("who", seat_number(winner))
                .with("points", number(self.scores[winner].round_total)),
        });
        sentences
    }
}

fn number(number: u16) -> Value {
    Value::Number(number.into())
}

fn seat_number(seat: Seat) -> Value {
    Value::Number(u8::from(seat).into())
}
