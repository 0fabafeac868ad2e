//! How a round is settled, as data that says why (DM-30 to DM-33, DM-41, DM-42), and who starts
//! the next one (DM-11).

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

/// How a round ended: what everybody held, did and got, and why.
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

/// What ended a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ending {
    /// Somebody knocked (DM-30).
    Showdown {
        knocker: Seat,
        /// Who won the pool.
        winner: Seat,
        /// What made the difference.
        why: Why,
    },
    /// The deck had run out, and nobody knocked (DM-41).
    SuddenDeath { pays: Pays },
    /// Everybody swapped on and on (DM-42).
    Stall,
}

/// Why the winner of the pool won: the first difference to the best of the others, who is `over`
/// (DM-31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Why {
    /// Nobody called.
    NobodyCalled,
    /// The higher hand score.
    HigherScore { over: Seat, score: u8, other: u8 },
    /// The same score in the higher suit.
    HigherSuit {
        over: Seat,
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        suit: Suit,
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        other: Suit,
    },
    /// The same score and suit, and the higher single card.
    ///
    /// `card` is the winner's highest card that differs, `other` the one in its place.
    HigherCard { over: Seat, card: Card, other: Card },
    /// All alike, and the winner knocked.
    AlikeKnocker { over: Seat },
    /// All alike, and the winner sits first, clockwise from the knocker.
    AlikeNearest { over: Seat },
}

/// What one seat held, did and got.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatResult {
    /// The cards, open to all now.
    pub hand: CardBag,
    pub worth: Worth,
    pub answer: Answer,
    /// What the round brought.
    pub gets: i16,
}

/// What a seat did when the round ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Answer {
    /// Nothing it could do: a mazi is shown and gets nothing (DM-30).
    #[default]
    Mazi,
    /// 扣: knocked, and so is in the pool.
    Knock,
    /// 砸: called, and so is in the pool.
    Call,
    /// 随: folded and keeps its base.
    Fold,
    /// Was not asked, because nobody knocked (DM-41, DM-42).
    Show,
}

impl Answer {
    /// Whether it fights for the pool (DM-32).
    pub const fn is_in_pool(self) -> bool {
        match self {
            Self::Knock | Self::Call => true,
            Self::Mazi | Self::Fold | Self::Show => false,
        }
    }

    /// Its lasting name.
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
    /// Settles a showdown (DM-32). A mazi is a mazi, whatever its answer.
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

    /// Settles a round that came to a standstill (DM-42).
    pub fn of_stall(config: Config, round: u8, hands: &BySeat<CardBag>) -> Self {
        let results = show(config, hands, |worth| worth.base.into());
        Self { round, ending: Ending::Stall, results }
    }

    /// What each seat got.
    pub fn gets(&self) -> BySeat<i32> {
        self.results.map(|result| result.gets.into())
    }

    /// The seats that fought for the pot (DM-32).
    pub fn pool(&self) -> SeatSet {
        let in_pool = |&(_, result): &(Seat, &SeatResult)| result.answer.is_in_pool();
        self.results.iter().filter(in_pool).map(|(seat, _)| seat).collect()
    }

    /// The settlement in sentences: what ended the round, why the winner won, what each got.
    ///
    /// The values `who` and `over` are seats, which a shell replaces by names.
    pub fn explain(&self) -> Vec<Message> {
        let mut reasons = vec![self.ending.explain()];
        reasons.extend(self.results.iter().map(|(seat, result)| result.explain(seat)));
        reasons
    }
}

/// Everybody shows; a mazi gets nothing, and nobody is compared (DM-41).
fn show(config: Config, hands: &BySeat<CardBag>, pay: impl Fn(Worth) -> i16) -> BySeat<SeatResult> {
    BySeat::from_fn(hands.seats(), |seat| {
        let worth = Worth::of(hands[seat], config);
        let (answer, gets) =
            if worth.mazi { (Answer::Mazi, 0) } else { (Answer::Show, pay(worth)) };
        SeatResult { hand: hands[seat], worth, answer, gets }
    })
}

/// Who wins the pool, and what made the difference (DM-31).
fn win(results: &BySeat<SeatResult>, knocker: Seat) -> (Seat, Why) {
    let power = |seat: &Seat| Power::of(results[*seat].hand, results[*seat].worth);
    let pool = || {
        let from_knocker = results.seats().iter_from(knocker);
        from_knocker.filter(|&seat| results[seat].answer.is_in_pool())
    };
    // Of equals the first counts, clockwise from the knocker: `min_by_key` keeps that one.
    let winner = pool().min_by_key(|seat| Reverse(power(seat))).unwrap_or(knocker);
    let others = pool().filter(|&seat| seat != winner);
    let Some(over) = others.min_by_key(|seat| Reverse(power(seat))) else {
        return (winner, Why::NobodyCalled);
    };
    (winner, Why::between(&results[winner], over, &results[over], winner == knocker))
}

impl Why {
    /// The first difference between the winner and the best of the others.
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

/// Who may start the next round (DM-11): the lowest in the last one, then the lowest in all.
///
/// If several are left they draw lots.
pub fn next_starters(last: &BySeat<i32>, totals: &BySeat<i32>) -> SeatSet {
    let key = |seat: Seat| (last[seat], totals[seat]);
    let lowest = last.seats().iter().map(key).min();
    last.seats().iter().filter(|&seat| Some(key(seat)) == lowest).collect()
}
