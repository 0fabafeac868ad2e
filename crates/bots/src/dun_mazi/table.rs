//! What whoever is to act has before it: the same from a view as from an imagined state.

use game_dun_mazi::{Action, CardBag, Config, Handful, Phase, State, View, Worth, order::SUITS};

use super::flush::{Flush, cheapest};

/// What whoever is to act has before it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Table {
    pub(super) config: Config,
    pub(super) phase: Phase,
    pub(super) hand: CardBag,
    pub(super) public: CardBag,
    pub(super) n_deck: usize,
    /// What the others are known to hold (DM-46).
    pub(super) rivals: CardBag,
}

impl Table {
    /// As the seat to act sees it; `None` if the viewer is not to act.
    pub(super) fn of_view(view: &View) -> Option<Self> {
        let you = view.you.as_ref().filter(|you| view.turn == Some(you.seat))?;
        let rivals = view.players.iter().filter(|&(seat, _)| seat != you.seat);
        Some(Self {
            config: view.config,
            phase: view.phase,
            hand: you.hand,
            public: view.public,
            n_deck: view.deck.into(),
            rivals: rivals.fold(CardBag::EMPTY, |known, (_, player)| known.plus(player.known)),
        })
    }

    /// As it is for the seat to act in an imagined state.
    #[inline]
    pub(super) fn of_state(state: &State) -> Self {
        let seat = state.seat();
        let rivals = state.known().iter().filter(|&(other, _)| other != seat);
        Self {
            config: state.config(),
            phase: state.phase(),
            hand: state.hands()[seat],
            public: state.public(),
            n_deck: state.n_deck(),
            rivals: rivals.fold(CardBag::EMPTY, |known, (_, &hand)| known.plus(hand)),
        }
    }

    /// How many cards a hand has, and how many places the public zone.
    #[inline]
    pub(super) const fn places(&self) -> usize {
        self.config.hand_size as usize
    }

    /// Whether every place of the public zone is taken.
    #[inline]
    pub(super) const fn zone_is_full(&self) -> bool {
        self.places() <= self.public.len()
    }

    /// What the hand is worth.
    #[inline]
    pub(super) fn worth(&self) -> Worth {
        Worth::of(self.hand, self.config)
    }

    /// The most points that a hand can have above the target.
    pub(super) const fn room(&self) -> u8 {
        (10 * self.config.hand_size + 1).saturating_sub(self.config.target)
    }

    /// The best flush of each suit that a swap can bring together (DM-21, DM-22).
    #[inline]
    pub(super) fn reaches(&self) -> impl Iterator<Item = Flush> {
        let (places, n_public, full) = (self.places(), self.public.len(), self.zone_is_full());
        let (hand, public) = (self.hand, self.public);
        let reach = move |suit| {
            if full {
                return Flush::of(hand.plus(public), suit, places);
            }
            // All of the zone is taken, so only so many cards of the hand can stay.
            let kept = Flush::of(hand, suit, places.saturating_sub(n_public));
            let taken = Flush::of(public, suit, places);
            Flush {
                suit,
                cards: kept.cards.plus(taken.cards),
                n_cards: kept.n_cards + taken.n_cards,
                points: kept.points + taken.points,
            }
        };
        (0..SUITS.len()).map(reach)
    }

    /// The swap that brings `flush` together, giving first what `price` says is cheapest.
    ///
    /// `None` if there is nothing to take.
    #[inline]
    pub(super) fn swap_for(&self, flush: Flush, price: impl Fn(usize) -> i32) -> Option<Action> {
        let take = if self.zone_is_full() { flush.cards.minus(self.hand) } else { self.public };
        let give = cheapest(self.hand.minus(flush.cards), take.len(), price);
        let give = Handful::try_from(give).ok().filter(|give| give.len() == take.len())?;
        if give.is_empty() {
            return None;
        }
        if self.zone_is_full() {
            let take = Handful::try_from(take).ok()?;
            Some(Action::FreeSwap { give, take })
        } else {
            Some(Action::ForcedSwap { give })
        }
    }

    /// The same table with the hand as it is once `action` is done.
    pub(super) fn after(mut self, action: &Action) -> Self {
        let (give, take) = match *action {
            Action::Play { card } => (CardBag::of(card), CardBag::EMPTY),
            Action::ForcedSwap { give } => (give.bag(), self.public),
            Action::FreeSwap { give, take } => (give.bag(), take.bag()),
            Action::Draw
            | Action::Clear
            | Action::Knock
            | Action::Pass
            | Action::Call
            | Action::Fold => (CardBag::EMPTY, CardBag::EMPTY),
        };
        self.hand = self.hand.minus(give).plus(take);
        self
    }

    /// Draws, after clearing a full zone; `None` if the deck is empty.
    #[inline]
    pub(super) const fn draw(&self) -> Option<Action> {
        if self.n_deck == 0 {
            None
        } else if self.zone_is_full() {
            Some(Action::Clear)
        } else {
            Some(Action::Draw)
        }
    }
}
