//! The medium bot: heuristics that a good player would tell a beginner.
//!
//! 1. If you can play your last cards, do.
//! 2. When you lead, play many cards at once, and weak cards first. Keep aces and twos.
//! 3. When you follow, make the weakest play that breaks nothing up: no single out of a pair, and
//!    nothing out of five cards that form a pattern. Otherwise pass.
//! 4. Save aces and twos until you or an opponent have few cards left: they win back the lead.
//! 5. If an opponent has one card left, do not lead a single card. If you must, or if the round is
//!    played in single cards, play your strongest. If an opponent has two cards left, you may break
//!    up patterns.

use std::cmp::Reverse;

use cards::CardSet;
use game_big_two::{Action, BigTwo, Play, View};
use search::Observation;
use tabletop::Seats;

use super::{
    plays::{leads, legal_plays},
    reasons,
};
use crate::{Bot, BotContext, Decision, Message};

#[derive(Debug)]
pub(super) struct Medium;

/// With this many cards or fewer in a hand, the bot no longer saves high cards.
const FEW: usize = 5;

impl Bot<BigTwo> for Medium {
    fn choose(
        &mut self,
        observation: Observation<'_, BigTwo>,
        _: &mut BotContext<'_>,
    ) -> Option<Decision<Action>> {
        let plays = legal_plays(observation)?;
        let hand = observation.view.hand;
        if let Some(last) = plays.iter().find(|play| play.cards() == hand) {
            return Some(put(last, "bot-big-two-goes-out"));
        }
        match observation.view.top {
            None => lead(observation, &plays),
            Some(_) => Some(follow(observation, &plays)),
        }
    }
}

/// Rules 2 and 5.
fn lead(observation: Observation<'_, BigTwo>, plays: &[Play]) -> Option<Decision<Action>> {
    let is_alarmed = fewest_elsewhere(observation) == 1;
    let several = plays.iter().filter(|play| 1 < play.cards().len());
    if is_alarmed && several.clone().next().is_none() {
        let strongest = plays.iter().max_by_key(|play| play.power())?;
        return Some(put(strongest, "bot-big-two-stops"));
    }
    let weakness = |play: &&Play| {
        (holds_high(observation.view, play.cards()), Reverse(play.cards().len()), play.power())
    };
    if is_alarmed {
        return several.min_by_key(weakness).map(|play| put(play, "bot-big-two-leads-several"));
    }
    let play = plays.iter().min_by_key(weakness)?;
    let why =
        if play.cards().len() == 1 { "bot-big-two-leads-low" } else { "bot-big-two-leads-long" };
    Some(put(play, why))
}

/// Rules 3 to 5.
fn follow(observation: Observation<'_, BigTwo>, plays: &[Play]) -> Decision<Action> {
    if plays.is_empty() {
        return Decision::because(Action::Pass, Message::new("bot-big-two-cannot"));
    }
    let fewest = fewest_elsewhere(observation);
    let strongest_single = plays.iter().filter(|play| play.cards().len() == 1);
    if fewest == 1
        && let Some(play) = strongest_single.max_by_key(|play| play.power())
    {
        return put(play, "bot-big-two-stops");
    }
    let five = weakest_five(observation);
    let keeps_patterns =
        |play: &&Play| fewest <= 2 || !breaks_up(observation.view, five, play.cards());
    let Some(play) =
        plays.iter().filter(keeps_patterns).min_by_key(|play| (play.cards().len(), play.power()))
    else {
        return Decision::because(Action::Pass, Message::new("bot-big-two-keeps-together"));
    };
    let spends_freely = observation.view.hand.len() <= FEW || fewest <= FEW;
    if !spends_freely && holds_high(observation.view, play.cards()) {
        return Decision::because(Action::Pass, Message::new("bot-big-two-keeps-high"));
    }
    put(play, "bot-big-two-follows-low")
}

/// The weakest play of five cards; empty if there is none.
fn weakest_five(observation: Observation<'_, BigTwo>) -> CardSet {
    let fives =
        leads(observation).unwrap_or_default().into_iter().filter(|play| 5 <= play.cards().len());
    let weakest = fives.min_by_key(Play::power);
    weakest.map_or(CardSet::EMPTY, |play| play.cards())
}

/// Whether playing `cards` breaks up the pattern `five` or cards of one rank.
fn breaks_up(view: &View, five: CardSet, cards: CardSet) -> bool {
    if 5 <= cards.len() {
        return false;
    }
    let left = view.config.suit_order.to_ranked(view.hand.without(cards));
    let taken = view.config.suit_order.to_ranked(cards);
    let breaks_rank = |step| cards.len() == 1 && left.suits_at(step) != 0;
    !(cards & five).is_empty() || taken.steps_with(1).any(breaks_rank)
}

/// Whether the strongest card is an ace or a two.
fn holds_high(view: &View, cards: CardSet) -> bool {
    /// Rank of the aces. The twos are above them.
    const ACE: u8 = 11;
    view.config.suit_order.to_ranked(cards).top() / 4 >= ACE
}

/// Number of cards in the smallest of the other hands.
fn fewest_elsewhere(observation: Observation<'_, BigTwo>) -> usize {
    let others = Seats::FOUR.iter().filter(|&seat| seat != observation.seat);
    others.map(|seat| usize::from(observation.view.players[seat].held)).min().unwrap_or_default()
}

fn put(play: &Play, why: &'static str) -> Decision<Action> {
    Decision::because(Action::Play(play.cards()), reasons::of_play(why, play))
}
