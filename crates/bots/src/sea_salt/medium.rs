//! The medium bot: heuristics after the flow chart of draw, pair and declare decisions.
//!
//! * *Value of a card*: the points that it scores at once, plus 2 if it makes a pair with a card in
//!   hand, plus 1 if its kind is collected. The fourth mermaid has the highest value.
//! * *Draw* from the deck, unless the top of a pile has a value above [`DECK`].
//! * *Keep* the card with the higher value. Discard the other onto the pile whose top has the lower
//!   value, so that the better top stays available.
//! * *Play* every pair at once, those with the strongest effect first.
//! * *Call* Stop with 15 points or more, or if that reaches the target; with 10 to 14 points half
//!   of the time. Never call a last chance.
//! * *Rob* the player with the most cards.
//!
//! If Stop is a bet, as in the preset `flow`, the bot follows the chart exactly (SS-X2, SS-X4):
//!
//! * The top of a pile counts 2 if it makes a pair with a card in hand, plus 1 if its kind is
//!   collected. The deck counts 0, so the bot takes a pile card only if it counts. The chart has no
//!   rule for the fourth mermaid.
//! * It stops with 15 points or more, stops half of the time with 10 to 14, and passes with 7 to 9,
//!   whatever the target. It checks its score in every turn, as in the chart of the whole game; the
//!   chart of the bot ends a turn without a pair at once (SS-P4).
//!
//! Ties are broken at random.

use std::cmp::Reverse;

use game_sea_salt::{
    Action, Card, Kind, Phase, SeaSalt, Side, State,
    config::{Effect, Penguin, StopPays},
};
use search::Observation;
use tabletop::{Choice as _, Seat, luck::Quick};

use super::reasons::{
    ExtraValue, explain, gained, is_collected, makes_a_pair, points, wins, with_score,
};
use crate::{Bot, BotContext, Decision, Message};

#[derive(Debug, Clone, Copy)]
pub(super) struct Medium;

/// Value of the card that wins the game.
const VICTORY: u8 = 100;

/// Value of a draw from the deck, which wins ties.
const DECK: u8 = 1;

/// Value of a draw from the deck in the flow chart (SS-X4).
const CHART_DECK: u8 = 0;

/// Score from which the bot always stops.
const HIGH: u8 = 15;

/// Score from which the bot stops half of the time.
const FAIR: u8 = 10;

impl Bot<SeaSalt> for Medium {
    fn choose(
        &mut self,
        observation: Observation<'_, SeaSalt>,
        context: &mut BotContext<'_>,
    ) -> Option<Decision<Action>> {
        let (world, legal) = observation.world_and_legal(&mut context.luck)?;
        MediumContext { world: &world, seat: observation.seat, legal: &legal }
            .choose(&mut context.luck)
    }
}

struct MediumContext<'a> {
    world: &'a State,
    seat: Seat,
    legal: &'a [Action],
}

impl MediumContext<'_> {
    fn choose(&self, luck: &mut Quick) -> Option<Decision<Action>> {
        let action = match self.world.phase() {
            Phase::Draw => self.draw(luck),
            Phase::Choose { first, second } => self.keep([first, second], luck)?,
            Phase::Play => match self.pair(luck) {
                Some(pair) => pair,
                None => return Some(self.call(luck)),
            },
            Phase::Crab => best_by(self.legal, luck, |&pick| {
                gained(self.world, pick).map(|it| self.value(it))
            })?,
            Phase::Theft => {
                let victims: Vec<Seat> = self.world.victims().collect();
                let victim = best_by(&victims, luck, |&victim| self.world.hand(victim).len())?;
                Action::Rob { victim }
            }
            Phase::Settled | Phase::Over { .. } => return None,
        };
        Some(Decision::because(action, self.explain(action)))
    }

    /// The reason by the rules of this bot, for which a card to collect has the value 1.
    fn explain(&self, action: Action) -> Message {
        let later = |card: Card| if is_collected(card.kind()) { 1.0 } else { 0.0 };
        let extra_value = |card| ExtraValue { later: later(card), denied: 0.0 };
        explain(self.world, self.seat, action, extra_value)
    }

    fn draw(&self, luck: &mut Quick) -> Action {
        let (value, deck): (fn(&Self, Card) -> u8, u8) = if self.follows_chart() {
            (Self::chart_value, CHART_DECK)
        } else {
            (Self::value, DECK)
        };
        let value = |pile| self.top(pile).map(|card| value(self, card));
        let best = best_by(Side::ALL, luck, |&pile| value(pile));
        match best {
            Some(pile) if Some(deck) < value(pile) || !self.world.deck_can_be_drawn() => {
                Action::Take { pile }
            }
            Some(_) | None => Action::Draw,
        }
    }

    fn keep(&self, drawn: [Card; 2], luck: &mut Quick) -> Option<Action> {
        let kept = best_by(&drawn, luck, |&card| self.value(card))?;
        let discard_to = match self.world.forced_pile() {
            Some(forced) => forced,
            None => best_by(Side::ALL, luck, |&side| {
                Reverse(self.top(side).map(|top| self.value(top)))
            })?,
        };
        Some(Action::Keep { card: self.world.colours().face(kept), discard_to })
    }

    fn pair(&self, luck: &mut Quick) -> Option<Action> {
        let strength = |&action: &Action| {
            let Action::Pair { cards } = action else { return None };
            self.world.config().effect(cards).map(strength)
        };
        best_by(self.legal, luck, strength).filter(|best| strength(best).is_some())
    }

    fn call(&self, luck: &mut Quick) -> Decision<Action> {
        let score = self.world.card_score(self.seat);
        let total = self.world.totals()[self.seat] + u16::from(score);
        if !self.legal.contains(&Action::Stop) {
            return Decision::because(Action::Pass, Message::new("bot-sea-salt-cannot-call"));
        }
        let reaches_target = self.world.config().target(self.world.seats()) <= total;
        let (action, key) = match score {
            _ if reaches_target && !self.follows_chart() => {
                (Action::Stop, "bot-sea-salt-reaches-target")
            }
            HIGH.. => (Action::Stop, "bot-sea-salt-high-score"),
            FAIR.. if luck.below(2) == 0 => (Action::Stop, "bot-sea-salt-fair-score"),
            FAIR.. => (Action::Pass, "bot-sea-salt-dares-more"),
            _ => (Action::Pass, "bot-sea-salt-low-score"),
        };
        Decision::because(action, with_score(self.world, self.seat, key))
    }

    fn top(&self, side: Side) -> Option<Card> {
        self.world.discards(side).last().copied()
    }

    /// Whether the bot follows the flow chart exactly (SS-X2).
    fn follows_chart(&self) -> bool {
        self.world.config().stop == StopPays::Bet
    }

    /// Value of the top of a pile in the flow chart (SS-X4).
    ///
    /// Penguins that double the bonus for pairs are not collected (SS-D9).
    fn chart_value(&self, card: Card) -> u8 {
        let (world, kind) = (self.world, card.kind());
        let is_special = kind == Kind::Penguin && world.config().penguin == Penguin::DoublesPairs;
        let pair = if makes_a_pair(world, self.seat, card) { 2 } else { 0 };
        pair + u8::from(is_collected(kind) && !is_special)
    }

    fn value(&self, card: Card) -> u8 {
        let (world, seat) = (self.world, self.seat);
        if wins(world, seat, card) {
            return VICTORY;
        }
        let pair = if makes_a_pair(world, seat, card) { 2 } else { 0 };
        points(world, seat, card) + pair + u8::from(is_collected(card.kind()))
    }
}

/// The order in which effects are used, the highest first.
const fn strength(effect: Effect) -> u8 {
    match effect {
        Effect::Nothing => 0,
        Effect::BlindDraw => 1,
        Effect::TakeDiscard => 2,
        Effect::Theft => 3,
        Effect::ExtraTurn => 4,
    }
}

/// The item with the highest score. Ties are broken at random.
fn best_by<T: Copy, S: Ord>(items: &[T], luck: &mut Quick, score: impl Fn(&T) -> S) -> Option<T> {
    let lots = items.iter().map(|item| (score(item), luck.below(1 << 16), item));
    lots.max_by(|(score, lot, _), (other_score, other_lot, _)| {
        score.cmp(other_score).then(lot.cmp(other_lot))
    })
    .map(|(_, _, &item)| item)
}
