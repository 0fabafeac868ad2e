//! Rules of thumb for Sea Salt & Paper, after the flow chart of draw, pair and declare decisions.
//!
//! * *What a card is worth*: the points it brings at once, 2 more if it makes a pair with a card in
//!   hand, 1 more if its kind is collected. The fourth mermaid is worth everything.
//! * *Draw* from the deck, unless the top of a pile is worth 2 or more.
//! * *Keep* the card that is worth more. The other goes onto the top that is worth less, so that
//!   the better top stays in sight.
//! * *Play* every pair at once, those with the strongest effect first.
//! * *Call* Stop with 15 points or more, or if that reaches the target; with 10 to 14 points half
//!   of the time. Never call a last chance.
//! * *Rob* whoever holds most cards.
//!
//! Equals are settled by luck.

use game_sea_salt::{
    Action, Card, CardSet, Kind, Pair, Phase, SeaSalt, Side, State, config::Effect, score::Tally,
};
use search::Sight;
use tabletop::{Choice as _, Rules, Seat, Turn, luck::Quick};

use super::effect_name;
use crate::{Bot, Choice, Reason, Thinking};

/// Follows rules of thumb.
#[derive(Debug, Clone, Copy)]
pub(super) struct Medium;

/// What the card is worth that wins the game.
const EVERYTHING: u8 = 100;

/// What the unknown cards of the deck are worth: "prefer the deck".
const DECK: u8 = 2;

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
        let thumb = Thumb { world: &world, seat: sight.seat };
        let luck = &mut thinking.luck;
        match world.phase() {
            Phase::Draw => thumb.draw(luck),
            Phase::Choose { first, second } => thumb.keep(first, second, luck),
            Phase::Play => thumb.play(luck),
            Phase::Crab => thumb.pick(luck),
            Phase::Theft => thumb.rob(luck),
            Phase::Settled | Phase::Over { .. } => None,
        }
    }
}

/// A seat that follows the rules of thumb.
struct Thumb<'a> {
    world: &'a State,
    seat: Seat,
}

impl Thumb<'_> {
    fn draw(&self, luck: &mut Quick) -> Option<Choice<Action>> {
        let tops = Side::ALL.iter().filter_map(|&pile| Some((pile, self.top(pile)?)));
        let best = best_by(tops, luck, |&(_, card)| self.worth(card));
        match best {
            Some((pile, card)) if DECK <= self.worth(card) || !self.world.deck_can_be_drawn() => {
                Some(Choice::because(Action::Take { pile }, self.praise(card)))
            }
            Some(_) | None => {
                Some(Choice::because(Action::Draw, Reason::new("bot-sea-salt-deck-first")))
            }
        }
    }

    fn keep(&self, first: Card, second: Card, luck: &mut Quick) -> Option<Choice<Action>> {
        let kept = best_by([first, second].into_iter(), luck, |&card| self.worth(card))?;
        let discard_to = match self.world.forced_pile() {
            Some(forced) => forced,
            None => best_by(Side::ALL.iter().copied(), luck, |&side| {
                u8::MAX - self.top(side).map_or(0, |top| self.worth(top))
            })?,
        };
        let action = Action::Keep { card: self.world.colours().face(kept), discard_to };
        Some(Choice::because(action, self.praise(kept)))
    }

    fn play(&self, luck: &mut Quick) -> Option<Choice<Action>> {
        let mut legal = Vec::new();
        SeaSalt::legal_actions(self.world, &mut legal);
        let pairs = legal.iter().filter_map(|&action| match action {
            Action::Pair { cards } => Some((action, self.world.config().effect(cards)?)),
            Action::Draw
            | Action::Take { .. }
            | Action::Keep { .. }
            | Action::Pick { .. }
            | Action::Rob { .. }
            | Action::Stop
            | Action::LastChance
            | Action::Pass => None,
        });
        if let Some((action, effect)) = best_by(pairs, luck, |&(_, effect)| strength(effect)) {
            let reason = Reason::new("bot-sea-salt-plays-pair").with("effect", effect_name(effect));
            return Some(Choice::because(action, reason));
        }
        Some(self.call(legal.contains(&Action::Stop), luck))
    }

    fn call(&self, allowed: bool, luck: &mut Quick) -> Choice<Action> {
        let score = self.world.card_score(self.seat);
        let total = self.world.totals()[self.seat] + u16::from(score);
        let because = |action, key| {
            let reason = Reason::new(key).with("score", i64::from(score));
            Choice::because(action, reason)
        };
        if !allowed {
            return Choice::because(Action::Pass, Reason::new("bot-sea-salt-cannot-call"));
        }
        if self.world.config().target(self.world.seats()) <= total {
            return because(Action::Stop, "bot-sea-salt-reaches-target");
        }
        match score {
            HIGH.. => because(Action::Stop, "bot-sea-salt-high-score"),
            FAIR.. if luck.below(2) == 0 => because(Action::Stop, "bot-sea-salt-fair-score"),
            FAIR.. => because(Action::Pass, "bot-sea-salt-dares-more"),
            _ => because(Action::Pass, "bot-sea-salt-low-score"),
        }
    }

    fn pick(&self, luck: &mut Quick) -> Option<Choice<Action>> {
        let mut legal = Vec::new();
        SeaSalt::legal_actions(self.world, &mut legal);
        let picks = legal.iter().filter_map(|&action| Some((action, picked(self.world, action)?)));
        let (action, card) = best_by(picks, luck, |&(_, card)| self.worth(card))?;
        Some(Choice::because(action, self.praise(card)))
    }

    fn rob(&self, luck: &mut Quick) -> Option<Choice<Action>> {
        let held = |seat: Seat| self.world.hand(seat).len();
        let victim = best_by(self.world.victims(), luck, |&seat| held(seat))?;
        let reason = Reason::new("bot-sea-salt-robs-fullest").with("cards", held(victim) as i64);
        Some(Choice::because(Action::Rob { victim }, reason))
    }

    fn top(&self, side: Side) -> Option<Card> {
        self.world.discards(side).last().copied()
    }

    /// What a card is worth to the hand.
    fn worth(&self, card: Card) -> u8 {
        if self.wins(card) {
            return EVERYTHING;
        }
        let pair = if self.makes_a_pair(card) { 2 } else { 0 };
        self.points(card) + pair + u8::from(is_collected(card.kind()))
    }

    /// The points it brings at once.
    fn points(&self, card: Card) -> u8 {
        let (world, seat) = (self.world, self.seat);
        let hand = world.hand(seat).with(card);
        let with_it = Tally::of(world.colours(), hand, world.table(seat));
        with_it.card_score(world.config()) - world.card_score(seat)
    }

    fn wins(&self, card: Card) -> bool {
        self.world.hand(self.seat).with(card).contains_all(CardSet::of(Kind::Mermaid))
    }

    fn makes_a_pair(&self, card: Card) -> bool {
        let face = |card| self.world.colours().face(card);
        let mut hand = self.world.hand(self.seat).iter();
        hand.any(|other| self.world.config().effect(Pair::new(face(card), face(other))).is_some())
    }

    /// Why a card is taken.
    fn praise(&self, card: Card) -> Reason {
        match self.points(card) {
            _ if self.wins(card) => Reason::new("bot-sea-salt-fourth-mermaid"),
            _ if self.makes_a_pair(card) => Reason::new("bot-sea-salt-makes-a-pair"),
            0 if is_collected(card.kind()) => Reason::new("bot-sea-salt-collects"),
            0 => Reason::new("bot-sea-salt-nothing-better"),
            points => Reason::new("bot-sea-salt-brings-points").with("points", i64::from(points)),
        }
    }
}

/// The card that a crab's `action` brings.
pub(super) fn picked(world: &State, action: Action) -> Option<Card> {
    match action {
        Action::Pick { pile, depth } => world.discards(pile).iter().nth_back(depth.into()).copied(),
        Action::Draw
        | Action::Take { .. }
        | Action::Keep { .. }
        | Action::Pair { .. }
        | Action::Rob { .. }
        | Action::Stop
        | Action::LastChance
        | Action::Pass => None,
    }
}

const fn is_collected(kind: Kind) -> bool {
    matches!(kind, Kind::Shell | Kind::Octopus | Kind::Penguin | Kind::Sailor | Kind::Starfish)
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
fn best_by<T, S: Ord>(
    items: impl Iterator<Item = T>,
    luck: &mut Quick,
    score: impl Fn(&T) -> S,
) -> Option<T> {
    items
        .map(|item| (score(&item), luck.below(1 << 16), item))
        .max_by(|a, b| {
            let (score, lot, _) = a;
            let (other_score, other_lot, _) = b;
            score.cmp(other_score).then(lot.cmp(other_lot))
        })
        .map(|(_, _, item)| item)
}
