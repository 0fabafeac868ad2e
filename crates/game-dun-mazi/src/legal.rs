//! Complete list of legal actions. It equals what the judge accepts, without judging each
//! candidate.

use crate::{
    action::Action,
    card_bag::CardBag,
    choices::{Places, free_swaps},
    handful::Picks,
    state::{Phase, State},
};

impl State {
    /// Pushes every legal action of the seat to act.
    #[inline]
    pub(crate) fn push_legal(&self, legal: &mut Vec<Action>) {
        match self.phase {
            Phase::Opening | Phase::Play { .. } => {
                legal.extend(self.hands[self.to_act].faces().map(|card| Action::Play { card }));
            }
            Phase::Turn => self.push_turn(legal),
            Phase::Showdown { .. } => legal.extend([Action::Call, Action::Fold]),
            Phase::Settled => {}
        }
    }

    fn push_turn(&self, legal: &mut Vec<Action>) {
        let (hand, public) = (self.hands[self.to_act], self.public);
        let deck_is_empty = self.deck.is_empty();
        if self.zone_is_full() {
            if !deck_is_empty {
                legal.push(Action::Clear);
            }
            push_free_swaps(hand, public, legal);
        } else {
            if !deck_is_empty {
                legal.push(Action::Draw);
            }
            let gives = Picks::of(hand);
            legal.extend(gives.of_size(public.len()).map(|give| Action::ForcedSwap { give }));
        }
        if self.judge_knock().is_ok() {
            legal.push(Action::Knock);
        }
        if deck_is_empty {
            legal.push(Action::Pass);
        }
    }

    /// The first free swap in the list (DM-44).
    pub(crate) fn first_free_swap(&self) -> Option<Action> {
        let give = self.hands[self.to_act].iter().next()?.into();
        let take = self.public.iter().next()?.into();
        Some(Action::FreeSwap { give, take })
    }
}

/// DM-22: each way to give some cards, combined with each way to take as many.
fn push_free_swaps(hand: CardBag, public: CardBag, legal: &mut Vec<Action>) {
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
