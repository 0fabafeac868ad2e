//! Rules of thumb for Sea Salt & Paper, after the flow chart of draw, pair and declare decisions.
//!
//! * *What a card is worth*: the points it brings at once, 2 more if it makes a pair with a card in
//!   hand, 1 more if its kind is collected. The fourth mermaid is worth everything.
//! * *Draw* from the deck, unless the top of a pile is worth more than [`DECK`].
//! * *Keep* the card that is worth more. The other goes onto the top that is worth less, so that
//!   the better top stays in sight.
//! * *Play* every pair at once, those with the strongest effect first.
//! * *Call* Stop with 15 points or more, or if that reaches the target; with 10 to 14 points half
//!   of the time. Never call a last chance.
//! * *Rob* whoever holds most cards.
//!
//! Where Stop is a bet, as in the preset `flow`, the chart is followed to the letter (SS-X2, SS-X4):
//!
//! * The top of a pile counts 2 if it makes a pair with a card in hand, and 1 if its kind is
//!   collected. The deck is unknown and counts nothing, so it is left only for a card that counts.
//!   The chart does not know the fourth mermaid.
//! * With 15 points or more it stops, with 10 to 14 half of the time, with 7 to 9 it passes, whatever
//!   the target. It looks at its score in every turn: the chart of the whole game does, where the
//!   chart of the bot ends a turn without a pair at once (SS-P4).
//!
//! Equals are settled by luck.

use std::cmp::Reverse;

use game_sea_salt::{
    Action, Card, Kind, Phase, SeaSalt, Side, State,
    config::{Effect, Penguin, StopPays},
};
use search::Sight;
use tabletop::{Choice as _, Rules, Seat, Turn, luck::Quick};

use super::reasons::{explain, gained, is_collected, makes_a_pair, points, wins, with_score};
use crate::{Bot, Choice, Reason, Thinking};

/// Follows rules of thumb.
#[derive(Debug, Clone, Copy)]
pub(super) struct Medium;

/// What the card is worth that wins the game.
const EVERYTHING: u8 = 100;

/// What the unknown cards of the deck are worth. The deck comes first on a tie.
const DECK: u8 = 1;

/// What they are worth in the flow chart, which gives the deck no points (SS-X4).
const CHART_DECK: u8 = 0;

/// With this many points it always stops.
const HIGH: u8 = 15;

/// With this many it stops half of the time.
const FAIR: u8 = 10;

impl Bot<SeaSalt> for Medium {
    fn choose(
        &mut self,
        sight: Sight<'_, SeaSalt>,
        thinking: &mut Thinking<'_>,
    ) -> Option<Choice<Action>> {
        // Of the imagined world it reads only what its seat sees.
        let world = SeaSalt::imagine(sight.view, &mut thinking.luck);
        if SeaSalt::turn(&world) != Turn::Of(sight.seat) {
            return None;
        }
        let mut legal = Vec::new();
        SeaSalt::legal_actions(&world, &mut legal);
        Thumb { world: &world, seat: sight.seat, legal: &legal }.choose(&mut thinking.luck)
    }
}

/// A seat that follows the rules of thumb.
struct Thumb<'a> {
    world: &'a State,
    seat: Seat,
    legal: &'a [Action],
}

impl Thumb<'_> {
    fn choose(&self, luck: &mut Quick) -> Option<Choice<Action>> {
        let action = match self.world.phase() {
            Phase::Draw => self.draw(luck),
            Phase::Choose { first, second } => self.keep([first, second], luck)?,
            Phase::Play => match self.pair(luck) {
                Some(pair) => pair,
                None => return Some(self.call(luck)),
            },
            Phase::Crab => best_by(self.legal, luck, |&pick| {
                gained(self.world, pick).map(|it| self.worth(it))
            })?,
            Phase::Theft => {
                let victims: Vec<Seat> = self.world.victims().collect();
                let victim = best_by(&victims, luck, |&victim| self.world.hand(victim).len())?;
                Action::Rob { victim }
            }
            Phase::Settled | Phase::Over { .. } => return None,
        };
        Some(Choice::because(action, explain(self.world, self.seat, action)))
    }

    fn draw(&self, luck: &mut Quick) -> Action {
        let (value, deck): (fn(&Self, Card) -> u8, u8) = if self.follows_chart() {
            (Self::chart_value, CHART_DECK)
        } else {
            (Self::worth, DECK)
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
        let kept = best_by(&drawn, luck, |&card| self.worth(card))?;
        let discard_to = match self.world.forced_pile() {
            Some(forced) => forced,
            None => best_by(Side::ALL, luck, |&side| {
                Reverse(self.top(side).map(|top| self.worth(top)))
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

    fn call(&self, luck: &mut Quick) -> Choice<Action> {
        let score = self.world.card_score(self.seat);
        let total = self.world.totals()[self.seat] + u16::from(score);
        if !self.legal.contains(&Action::Stop) {
            return Choice::because(Action::Pass, Reason::new("bot-sea-salt-cannot-call"));
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
        Choice::because(action, with_score(self.world, self.seat, key))
    }

    fn top(&self, side: Side) -> Option<Card> {
        self.world.discards(side).last().copied()
    }

    /// Whether the flow chart is followed to the letter (SS-X2).
    fn follows_chart(&self) -> bool {
        self.world.config().stop == StopPays::Bet
    }

    /// What the top of a pile counts in the flow chart (SS-X4).
    ///
    /// Penguins that double the bonus for pairs are no collection (SS-D9).
    fn chart_value(&self, card: Card) -> u8 {
        let (world, kind) = (self.world, card.kind());
        let is_special = kind == Kind::Penguin && world.config().penguin == Penguin::DoublesPairs;
        let pair = if makes_a_pair(world, self.seat, card) { 2 } else { 0 };
        pair + u8::from(is_collected(kind) && !is_special)
    }

    /// What a card is worth to the hand.
    fn worth(&self, card: Card) -> u8 {
        let (world, seat) = (self.world, self.seat);
        if wins(world, seat, card) {
            return EVERYTHING;
        }
        let pair = if makes_a_pair(world, seat, card) { 2 } else { 0 };
        points(world, seat, card) + pair + u8::from(is_collected(card.kind()))
    }
}

/// Which effects are used first.
const fn strength(effect: Effect) -> u8 {
    match effect {
        Effect::Nothing => 0,
        Effect::BlindDraw => 1,
        Effect::TakeDiscard => 2,
        Effect::Theft => 3,
        Effect::ExtraTurn => 4,
    }
}

/// The item with the highest score; luck decides between equals.
fn best_by<T: Copy, S: Ord>(items: &[T], luck: &mut Quick, score: impl Fn(&T) -> S) -> Option<T> {
    let lots = items.iter().map(|item| (score(item), luck.below(1 << 16), item));
    lots.max_by(|(score, lot, _), (other_score, other_lot, _)| {
        score.cmp(other_score).then(lot.cmp(other_lot))
    })
    .map(|(_, _, &item)| item)
}
