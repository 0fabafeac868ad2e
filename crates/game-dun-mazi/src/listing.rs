//! The complete list of what may be done: the judge's answers, without asking it one by one.

use crate::{
    action::Action,
    card_bag::CardBag,
    choices::{Places, free_swaps},
    handful::Picks,
    state::{Phase, State},
};

/// Pushes every action that whoever is to act may take.
#[inline]
pub(crate) fn list(state: &State, legal: &mut Vec<Action>) {
    match state.phase {
        Phase::Opening | Phase::Play { .. } => {
            legal.extend(state.hands[state.seat].faces().map(|card| Action::Play { card }));
        }
        Phase::Turn => list_turn(state, legal),
        Phase::Showdown { .. } => legal.extend([Action::Call, Action::Fold]),
        Phase::Settled => {}
    }
}

fn list_turn(state: &State, legal: &mut Vec<Action>) {
    let (hand, public) = (state.hands[state.seat], state.public);
    let deck_is_empty = state.deck.is_empty();
    if state.zone_is_full() {
        if !deck_is_empty {
            legal.push(Action::Clear);
        }
        list_free_swaps(hand, public, legal);
    } else {
        if !deck_is_empty {
            legal.push(Action::Draw);
        }
        let gives = Picks::of(hand);
        legal.extend(gives.of_size(public.len()).map(|give| Action::ForcedSwap { give }));
    }
    if state.judge_knock().is_ok() {
        legal.push(Action::Knock);
    }
    if deck_is_empty {
        legal.push(Action::Pass);
    }
}

/// DM-22: each way to give some cards, with each way to take as many.
fn list_free_swaps(hand: CardBag, public: CardBag, legal: &mut Vec<Action>) {
    let (gives, takes) = (Picks::of(hand), Picks::of(public));
    let swaps = free_swaps(hand.len()).iter();
    let swap = |&(give, take): &(Places, Places)| Action::FreeSwap {
        give: gives.at(give),
        take: takes.at(take),
    };
    if gives.has_doubles() || takes.has_doubles() {
        let is_new = |(give, take): &(Places, Places)| gives.is_new(*give) && takes.is_new(*take);
        legal.extend(swaps.filter(|swap| is_new(swap)).map(swap));
    } else {
        legal.extend(swaps.map(swap)); // The length is known, so this is one tight loop.
    }
}

/// The first of the free swaps, as they are listed (DM-44).
pub(crate) fn first_free_swap(hand: CardBag, public: CardBag) -> Option<Action> {
    let give = hand.iter().next()?.into();
    let take = public.iter().next()?.into();
    Some(Action::FreeSwap { give, take })
}
