//! Settlement of a round, as data with reasons (DM-30 to DM-33, DM-41, DM-42), and who starts the
//! next round (DM-11).

use std::cmp::Reverse;

use cards::{Card, Suit};
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Message, Seat, SeatSet};

use crate::{
    card_bag::CardBag,
    config::{Config, Pays},
    order::{STRENGTH, slot},
    worth::{Power, Worth, singles},
};

/// The result of a round: each player's hand, answer and points, and the reasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settlement {
    /// Number of the round, starting at 1.
    pub round: u8,
    pub ending: Ending,
    pub results: BySeat<SeatResult>,
}

/// The reason a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ending {
    /// A player knocked (DM-30).
    Showdown {
        knocker: Seat,
        /// The winner of the pool.
        winner: Seat,
        /// Why the winner won.
        why: Why,
    },
    /// The deck ran out and nobody knocked (DM-41).
    SuddenDeath { pays: Pays },
    /// The players kept swapping without drawing (DM-42).
    Stall,
}

/// Why the winner of the pool won: the first difference from the best other hand, whose seat is
/// `over` (DM-31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Why {
    /// Nobody called.
    NobodyCalled,
    /// A higher hand score.
    HigherScore { over: Seat, score: u8, other: u8 },
    /// The same score in a higher suit.
    HigherSuit {
        over: Seat,
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        suit: Suit,
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        other: Suit,
    },
    /// The same score and suit, and a higher single card.
    ///
    /// `card` is the winner's highest card that differs, `other` is the card at the same position.
    HigherCard { over: Seat, card: Card, other: Card },
    /// Identical hands, and the winner knocked.
    AlikeKnocker { over: Seat },
    /// Identical hands, and the winner is the first clockwise from the knocker.
    AlikeNearest { over: Seat },
}

/// One player's hand, answer and points.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatResult {
    /// The cards, now visible to all.
    pub hand: CardBag,
    pub worth: Worth,
    pub answer: Answer,
    /// Points scored in the round.
    pub gets: i16,
}

/// A player's answer when the round ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Answer {
    /// The player had no choice: a mazi is shown and scores nothing (DM-30).
    #[default]
    Mazi,
    /// 扣: the player knocked and is in the pool.
    Knock,
    /// 砸: the player called and is in the pool.
    Call,
    /// 随: the player folded and keeps the base.
    Fold,
    /// The player was not asked, because nobody knocked (DM-41, DM-42).
    Show,
}

impl Answer {
    /// Whether the hand competes for the pool (DM-32).
    pub const fn is_in_pool(self) -> bool {
        match self {
            Self::Knock | Self::Call => true,
            Self::Mazi | Self::Fold | Self::Show => false,
        }
    }

    /// The stable id.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mazi => "mazi",
            Self::Knock => "knock",
            Self::Call => "call",
            Self::Fold => "fold",
            Self::Show => "show",
        }
    }
}

impl Settlement {
    /// Settles a showdown (DM-32). A mazi counts as a mazi, whatever its answer.
    pub fn of_showdown(
        config: Config,
        round: u8,
        hands: &BySeat<CardBag>,
        knocker: Seat,
        answers: &BySeat<Answer>,
    ) -> Self {
        let mut results = BySeat::from_fn(hands.seats(), |seat| {
            let worth = Worth::of(hands[seat], config);
            let answer = if worth.mazi { Answer::Mazi } else { answers[seat] };
            SeatResult { hand: hands[seat], worth, answer, gets: worth.keeps() }
        });
        let (winner, why) = win(&results, knocker);
        let pool = |result: &&mut SeatResult| result.answer.is_in_pool();
        let mut pot = 0;
        for result in results.iter_mut().map(|(_, result)| result).filter(pool) {
            pot += std::mem::take(&mut result.gets);
        }
        results[winner].gets = pot;
        Self { round, ending: Ending::Showdown { knocker, winner, why }, results }
    }

    /// Settles a round whose deck has run out without a knock (DM-41).
    pub fn of_sudden_death(config: Config, round: u8, hands: &BySeat<CardBag>) -> Self {
        let pays = config.sudden_death_pays;
        let results = show(config, hands, |worth| match pays {
            Pays::HandScore => worth.score.into(),
            Pays::Base => worth.base.into(),
        });
        Self { round, ending: Ending::SuddenDeath { pays }, results }
    }

    /// Settles a round that stalled (DM-42).
    pub fn of_stall(config: Config, round: u8, hands: &BySeat<CardBag>) -> Self {
        let results = show(config, hands, |worth| worth.base.into());
        Self { round, ending: Ending::Stall, results }
    }

    /// The points of each seat.
    pub fn gets(&self) -> BySeat<i32> {
        self.results.map(|result| result.gets.into())
    }

    /// The seats that competed for the pool (DM-32).
    pub fn pool(&self) -> SeatSet {
        let in_pool = |&(_, result): &(Seat, &SeatResult)| result.answer.is_in_pool();
        self.results.iter().filter(in_pool).map(|(seat, _)| seat).collect()
    }

    /// The settlement in sentences: what ended the round, why the winner won, and the points of
    /// each player.
    ///
    /// The values `who` and `over` are seats, which the caller replaces with names.
    pub fn explain(&self) -> Vec<Message> {
        let mut reasons = vec![self.ending.explain()];
        reasons.extend(self.results.iter().map(|(seat, result)| result.explain(seat)));
        reasons
    }
}

/// Every hand is shown; a mazi scores nothing, and hands are not compared (DM-41).
fn show(config: Config, hands: &BySeat<CardBag>, pay: impl Fn(Worth) -> i16) -> BySeat<SeatResult> {
    BySeat::from_fn(hands.seats(), |seat| {
        let worth = Worth::of(hands[seat], config);
        let (answer, gets) =
            if worth.mazi { (Answer::Mazi, 0) } else { (Answer::Show, pay(worth)) };
        SeatResult { hand: hands[seat], worth, answer, gets }
    })
}

/// The winner of the pool, and the reason (DM-31).
fn win(results: &BySeat<SeatResult>, knocker: Seat) -> (Seat, Why) {
    let power = |seat: &Seat| Power::of(results[*seat].hand, results[*seat].worth);
    let pool = || {
        let from_knocker = results.seats().iter_from(knocker);
        from_knocker.filter(|&seat| results[seat].answer.is_in_pool())
    };
    // Of equal hands the first clockwise from the knocker wins: `min_by_key` keeps that one.
    let winner = pool().min_by_key(|seat| Reverse(power(seat))).unwrap_or(knocker);
    let others = pool().filter(|&seat| seat != winner);
    let Some(over) = others.min_by_key(|seat| Reverse(power(seat))) else {
        return (winner, Why::NobodyCalled);
    };
    (winner, Why::between(&results[winner], over, &results[over], winner == knocker))
}

impl Why {
    /// The first difference between the winner and the best other hand.
    fn between(winner: &SeatResult, over: Seat, other: &SeatResult, knocked: bool) -> Self {
        if winner.worth.score != other.worth.score {
            let (score, other) = (winner.worth.score, other.worth.score);
            return Self::HigherScore { over, score, other };
        }
        if let (Some(suit), Some(other)) = (winner.worth.suit, other.worth.suit)
            && suit != other
        {
            return Self::HigherSuit { over, suit, other };
        }
        let strength = |card: Card| STRENGTH[slot(card)];
        let differs = |&(card, other): &(Card, Card)| strength(card) != strength(other);
        match singles(winner.hand).zip(singles(other.hand)).find(differs) {
            Some((card, other)) => Self::HigherCard { over, card, other },
            None if knocked => Self::AlikeKnocker { over },
            None => Self::AlikeNearest { over },
        }
    }

    fn explain(self, winner: Seat) -> Message {
        let because = |key: &str| reason(key).with("who", winner);
        let over = |key: &str, over: Seat| because(key).with("over", over);
        match self {
            Self::NobodyCalled => because("nobody-called"),
            Self::HigherScore { over: seat, score, other } => over("higher-score", seat)
                .with("score", i64::from(score))
                .with("other", i64::from(other)),
            Self::HigherSuit { over: seat, suit, other } => over("higher-suit", seat)
                .with("suit", String::from(suit.letter()))
                .with("other", String::from(other.letter())),
            Self::HigherCard { over: seat, card, other } => over("higher-card", seat)
                .with("card", card.to_string())
                .with("other", other.to_string()),
            Self::AlikeKnocker { over: seat } => over("alike-knocker", seat),
            Self::AlikeNearest { over: seat } => over("alike-nearest", seat),
        }
    }
}

impl Ending {
    fn explain(self) -> Message {
        match self {
            Self::Showdown { winner, why, .. } => why.explain(winner),
            Self::SuddenDeath { pays: Pays::HandScore } => reason("sudden-death-hand-score"),
            Self::SuddenDeath { pays: Pays::Base } => reason("sudden-death-base"),
            Self::Stall => reason("stall"),
        }
    }
}

impl SeatResult {
    fn explain(&self, seat: Seat) -> Message {
        let suit = self.worth.suit.map_or_else(|| "none".to_owned(), |suit| suit.letter().into());
        reason(&format!("answer-{}", self.answer.name()))
            .with("who", seat)
            .with("score", i64::from(self.worth.score))
            .with("suit", suit)
            .with("base", i64::from(self.worth.base))
            .with("gets", i64::from(self.gets))
    }
}

/// A sentence about a settlement or a hand.
pub(crate) fn reason(key: &str) -> Message {
    Message::new(format!("dun-mazi-reason-{key}"))
}

/// The candidates for the next start player (DM-11): the lowest in the last round, then the lowest
/// total. If several remain, luck decides.
pub fn next_starters(last: &BySeat<i32>, totals: &BySeat<i32>) -> SeatSet {
    let key = |seat: Seat| (last[seat], totals[seat]);
    let lowest = last.seats().iter().map(key).min();
    last.seats().iter().filter(|&seat| Some(key(seat)) == lowest).collect()
}
