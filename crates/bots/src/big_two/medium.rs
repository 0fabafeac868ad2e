//! Rules of thumb, as one would tell them to a friend.
//!
//! 1. Can you play your last cards? Do.
//! 2. When you lead, get rid of many cards at once, and of weak ones first. Keep aces and twos.
//! 3. When you follow, play the weakest thing that tears nothing apart: no single out of a pair,
//!    nothing out of five cards that go together. If there is no such thing, pass.
//! 4. Do not spend an ace or a two on an early round: they bring the lead back when it counts,
//!    once you or somebody else is down to a few cards.
//! 5. Is somebody down to one card? Do not lead a single card. If you must, or if single cards
//!    are on the table, play your strongest. Somebody down to two cards is reason enough to tear
//!    things apart.

use std::cmp::Reverse;

use cards::CardSet;
use game_big_two::{Action, BigTwo, Play, View};
use search::Sight;
use tabletop::Seats;

use super::plays::{leads, legal_plays};
use crate::{Bot, Choice, Message, Thinking};

/// Plays by rules of thumb.
#[derive(Debug)]
pub(super) struct Medium;

/// With so few cards in a hand, high cards are spent freely.
const FEW: usize = 5;

impl Bot<BigTwo> for Medium {
    fn choose(&mut self, sight: Sight<'_, BigTwo>, _: &mut Thinking<'_>) -> Option<Choice<Action>> {
        let plays = legal_plays(sight)?;
        let hand = sight.view.hand;
        if let Some(last) = plays.iter().find(|play| play.cards() == hand) {
            return Some(put(last, "bot-big-two-goes-out"));
        }
        match sight.view.top {
            None => lead(sight, &plays),
            Some(_) => Some(follow(sight, &plays)),
        }
    }
}

/// Rules 2 and 5.
fn lead(sight: Sight<'_, BigTwo>, plays: &[Play]) -> Option<Choice<Action>> {
    let alarmed = fewest_elsewhere(sight) == 1;
    let several = plays.iter().filter(|play| 1 < play.cards().len());
    if alarmed && several.clone().next().is_none() {
        let strongest = plays.iter().max_by_key(|play| play.power())?;
        return Some(put(strongest, "bot-big-two-stops"));
    }
    let weakness = |play: &&Play| {
        (holds_high(sight.view, play.cards()), Reverse(play.cards().len()), play.power())
    };
    if alarmed {
        return several.min_by_key(weakness).map(|play| put(play, "bot-big-two-leads-several"));
    }
    let play = plays.iter().min_by_key(weakness)?;
    let why =
        if play.cards().len() == 1 { "bot-big-two-leads-low" } else { "bot-big-two-leads-long" };
    Some(put(play, why))
}

/// Rules 3 to 5.
fn follow(sight: Sight<'_, BigTwo>, plays: &[Play]) -> Choice<Action> {
    if plays.is_empty() {
        return Choice::because(Action::Pass, Message::new("bot-big-two-cannot"));
    }
    let fewest = fewest_elsewhere(sight);
    let strongest_single = plays.iter().filter(|play| play.cards().len() == 1);
    if fewest == 1
        && let Some(play) = strongest_single.max_by_key(|play| play.power())
    {
        return put(play, "bot-big-two-stops");
    }
    let together = together(sight);
    let whole = |play: &&Play| fewest <= 2 || !tears(sight.view, together, play.cards());
    let Some(play) =
        plays.iter().filter(whole).min_by_key(|play| (play.cards().len(), play.power()))
    else {
        return Choice::because(Action::Pass, Message::new("bot-big-two-keeps-together"));
    };
    let spends_freely = sight.view.hand.len() <= FEW || fewest <= FEW;
    if !spends_freely && holds_high(sight.view, play.cards()) {
        return Choice::because(Action::Pass, Message::new("bot-big-two-keeps-high"));
    }
    put(play, "bot-big-two-follows-low")
}

/// The five cards that go together and would be led first; none if there are none.
fn together(sight: Sight<'_, BigTwo>) -> CardSet {
    let fives = leads(sight).unwrap_or_default().into_iter().filter(|play| 5 <= play.cards().len());
    let weakest = fives.min_by_key(Play::power);
    weakest.map_or(CardSet::EMPTY, |play| play.cards())
}

/// Whether `cards` leave something apart that belongs together.
fn tears(view: &View, together: CardSet, cards: CardSet) -> bool {
    if 5 <= cards.len() {
        return false;
    }
    let left = view.config.suit_order.lay(view.hand.without(cards));
    let taken = view.config.suit_order.lay(cards);
    let ranks_torn = |step| cards.len() == 1 && left.suits_at(step) != 0;
    !(cards & together).is_empty() || taken.steps_with(1).any(ranks_torn)
}

/// Whether there is an ace or a two among the cards that decide: all of a few, or some of five.
fn holds_high(view: &View, cards: CardSet) -> bool {
    /// The aces; the twos are above them.
    const ACE: u8 = 11;
    view.config.suit_order.lay(cards).top() / 4 >= ACE
}

/// How many cards the other player with the fewest holds.
fn fewest_elsewhere(sight: Sight<'_, BigTwo>) -> usize {
    let others = Seats::FOUR.iter().filter(|&seat| seat != sight.seat);
    others.map(|seat| usize::from(sight.view.held[seat])).min().unwrap_or_default()
}

fn put(play: &Play, why: &'static str) -> Choice<Action> {
    let n_cards = i64::from(play.cards().len() as u8);
    Choice::because(Action::Play(play.cards()), Message::new(why).with("cards", n_cards))
}
