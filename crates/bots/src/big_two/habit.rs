//! How people play who do not plan: whatever goes, many cards first, weak ones first.

use game_big_two::order::Row;

use super::{
    fives::Fives,
    house::{Height, House},
    plan::Group,
};

/// What somebody plays who never holds back; `None` if nothing beats `top`.
pub(super) fn greedy(house: &House, hand: Row, top: Option<Height>) -> Option<Group> {
    let fits = |size: u8| top.is_none_or(|top| top.size == size);
    let floor = top.map_or(0, |top| top.power);
    let beats = |group: &Group| top.is_none_or(|top| house.beats(group.height, top));
    if 5 <= hand.len() && (fits(5) || house.has_bombs()) {
        let five = weakest_five(house, hand, beats);
        if five.is_some() {
            return five;
        }
    }
    if fits(4)
        && let Some(height) = house.two_pairs
    {
        let mut pairs = hand.steps_with(2).map(|step| weakest_pair(hand, step, floor));
        let weak = pairs.next().unwrap_or(Row::EMPTY);
        let both = pairs.map(|strong| Group {
            cards: weak.and(strong),
            height: Height { power: strong.top(), ..height },
        });
        let both = both.clone().find(beats);
        if both.is_some() {
            return both;
        }
    }
    if fits(3) && house.triples {
        let three = |step| match hand.suits_at(step) {
            0b1111 => Row::at(step, 0b0111),
            suits => Row::at(step, suits),
        };
        let triple = hand.steps_with(3).map(|step| Group::few(three(step))).find(beats);
        if triple.is_some() {
            return triple;
        }
    }
    if fits(2) && house.pairs {
        let pairs = hand.steps_with(2).map(|step| weakest_pair(hand, step, floor));
        let pair = pairs.map(Group::few).find(beats);
        if pair.is_some() {
            return pair;
        }
    }
    if !fits(1) {
        return None;
    }
    let cards = if top.is_some() { hand.above(floor) } else { hand };
    cards.singles().next().map(Group::few)
}

fn weakest_five(house: &House, hand: Row, beats: impl Fn(&Group) -> bool) -> Option<Group> {
    let ranks = |group: &Group| -> u32 {
        group.cards.singles().map(|card| u32::from(card.top() / 4)).sum()
    };
    let fives = Fives::of(house, hand);
    fives.found().iter().copied().filter(beats).min_by_key(ranks)
}

/// The weakest card of a rank, and the weakest other that is above `floor` if there is one.
fn weakest_pair(hand: Row, step: u32, floor: u8) -> Row {
    let all = Row::at(step, hand.suits_at(step));
    let mut cards = all.singles();
    let Some(first) = cards.next() else { return Row::EMPTY };
    let second = cards.clone().find(|card| floor < card.top()).or_else(|| cards.next());
    second.map_or(Row::EMPTY, |second| first.and(second))
}
