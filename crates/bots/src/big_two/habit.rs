//! How people play who do not plan: whatever goes, many cards first, weak ones first.

use std::cmp::Reverse;

use game_big_two::order::Row;

use super::{
    combos::Combos,
    house::{Height, House},
    plan::Group,
};

/// What somebody plays who never holds back; `None` if nothing beats `top`.
pub(super) fn greedy(house: &House, hand: Row, top: Option<Height>) -> Option<Group> {
    let floor = top.map_or(0, |top| top.power);
    let beats = |group: &Group| top.is_none_or(|top| house.beats(group.height, top));
    let may_be_beaten_by_combo =
        |top: Height| !top.is_alike || house.has_bombs() || top.ladder != 0;
    if house.may_hold_combo(hand.len()) && top.is_none_or(may_be_beaten_by_combo) {
        let combos = Combos::of(house, hand, beats);
        let first =
            combos.found().iter().min_by_key(|group| (Reverse(group.height.size), ranks(group)));
        if first.is_some() {
            return first.copied();
        }
    }
    let fits = |size: u8| top.is_none_or(|top| top.is_alike && top.size == size);
    if fits(3) && house.plays_alike(3) {
        let three = |step| match hand.suits_at(step) {
            0b1111 => Row::at(step, 0b0111),
            suits => Row::at(step, suits),
        };
        let mut threes = hand.steps_with(3).filter_map(|step| house.alike(three(step)));
        let first = threes.find(beats);
        if first.is_some() {
            return first;
        }
    }
    if fits(2) && house.plays_alike(2) {
        let pairs = hand.steps_with(2).map(|step| weakest_pair(hand, step, floor));
        let pair = pairs.filter_map(|cards| house.alike(cards)).find(beats);
        if pair.is_some() {
            return pair;
        }
    }
    if !fits(1) {
        return None;
    }
    let cards = if top.is_some() { hand.above(floor) } else { hand };
    cards.singles().next().and_then(|card| house.alike(card))
}

/// The ranks of all cards, added up.
fn ranks(group: &Group) -> u32 {
    group.cards.singles().map(|card| u32::from(card.top() / 4)).sum()
}

/// The weakest card of a rank, and the weakest other that is above `floor` if there is one.
fn weakest_pair(hand: Row, step: u32, floor: u8) -> Row {
    let all = Row::at(step, hand.suits_at(step));
    let mut cards = all.singles();
    let Some(first) = cards.next() else { return Row::EMPTY };
    let second = cards.clone().find(|card| floor < card.top()).or_else(|| cards.next());
    second.map_or(Row::EMPTY, |second| first.and(second))
}
