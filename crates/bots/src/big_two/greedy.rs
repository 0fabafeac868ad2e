//! Greedy rollout policy: always plays if it can, most cards first, weakest cards first.

use std::cmp::Reverse;

use game_big_two::order::RankedCards;

use super::{
    combos::Combos,
    compiled_rules::{CompiledRules, Strength},
    hand_plan::RankedPlay,
};

/// The greedy play; `None` if nothing beats `top`.
pub(super) fn greedy(
    rules: &CompiledRules,
    hand: RankedCards,
    top: Option<Strength>,
) -> Option<RankedPlay> {
    let floor = top.map_or(0, |top| top.power);
    let beats = |play: &RankedPlay| top.is_none_or(|top| rules.beats(play.strength, top));
    let may_be_beaten_by_combo =
        |top: Strength| !top.is_alike || rules.has_bombs() || top.ladder != 0;
    if rules.may_hold_combo(hand.len()) && top.is_none_or(may_be_beaten_by_combo) {
        let combos = Combos::of(rules, hand, beats);
        let first =
            combos.found().iter().min_by_key(|play| (Reverse(play.strength.size), ranks(play)));
        if first.is_some() {
            return first.copied();
        }
    }
    let fits = |size: u8| top.is_none_or(|top| top.is_alike && top.size == size);
    if fits(3) && rules.plays_alike(3) {
        let three = |step| match hand.suits_at(step) {
            0b1111 => RankedCards::at(step, 0b0111),
            suits => RankedCards::at(step, suits),
        };
        let mut threes = hand.steps_with(3).filter_map(|step| rules.alike(three(step)));
        let first = threes.find(beats);
        if first.is_some() {
            return first;
        }
    }
    if fits(2) && rules.plays_alike(2) {
        let pairs = hand.steps_with(2).map(|step| weakest_pair(hand, step, floor));
        let pair = pairs.filter_map(|cards| rules.alike(cards)).find(beats);
        if pair.is_some() {
            return pair;
        }
    }
    if !fits(1) {
        return None;
    }
    let cards = if top.is_some() { hand.above(floor) } else { hand };
    cards.singles().next().and_then(|card| rules.alike(card))
}

/// Sum of the ranks.
fn ranks(play: &RankedPlay) -> u32 {
    play.cards.singles().map(|card| u32::from(card.top() / 4)).sum()
}

/// The weakest card of a rank, with the weakest other card above `floor`, or else the next one.
fn weakest_pair(hand: RankedCards, step: u32, floor: u8) -> RankedCards {
    let all = RankedCards::at(step, hand.suits_at(step));
    let mut cards = all.singles();
    let Some(first) = cards.next() else { return RankedCards::EMPTY };
    let second = cards.clone().find(|card| floor < card.top()).or_else(|| cards.next());
    second.map_or(RankedCards::EMPTY, |second| first.and(second))
}
