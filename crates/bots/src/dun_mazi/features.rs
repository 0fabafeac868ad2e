//! Features of a position for the seat to act, the same from a view and from a determinization.

use game_dun_mazi::{
    Action, CardBag, Config, Handful, PhaseView, State, View, Worth, order::SUITS,
};

use super::flush::{Flush, cheapest};

#[derive(Debug, Clone, Copy)]
pub(super) struct Features {
    pub(super) config: Config,
    pub(super) phase: PhaseView,
    pub(super) hand: CardBag,
    pub(super) public: CardBag,
    pub(super) n_deck: usize,
    /// Cards that the others are known to hold (DM-46).
    pub(super) rivals: CardBag,
}

impl Features {
    /// Returns `None` if it is not the viewer's turn.
    pub(super) fn of_view(view: &View) -> Option<Self> {
        let seat = view.viewer.filter(|_| view.turn == view.viewer)?;
        let rivals = view.players.iter().filter(|&(other, _)| other != seat);
        Some(Self {
            config: view.config,
            phase: view.phase,
            hand: view.hand,
            public: view.public,
            n_deck: view.deck.into(),
            rivals: rivals.fold(CardBag::EMPTY, |known, (_, player)| known.plus(player.known)),
        })
    }

    #[inline]
    pub(super) fn of_state(state: &State) -> Self {
        let seat = state.to_act();
        let rivals = state.known().iter().filter(|&(other, _)| other != seat);
        Self {
            config: state.config(),
            phase: state.phase().into(),
            hand: state.hands()[seat],
            public: state.public(),
            n_deck: state.n_deck(),
            rivals: rivals.fold(CardBag::EMPTY, |known, (_, &hand)| known.plus(hand)),
        }
    }

    /// Size of a hand and of the public zone.
    #[inline]
    pub(super) const fn hand_size(&self) -> usize {
        self.config.hand_size as usize
    }

    #[inline]
    pub(super) const fn is_zone_full(&self) -> bool {
        self.hand_size() <= self.public.len()
    }

    #[inline]
    pub(super) fn worth(&self) -> Worth {
        Worth::of(self.hand, self.config)
    }

    /// The highest possible score minus the target.
    pub(super) const fn max_base(&self) -> u8 {
        (10 * self.config.hand_size + 1).saturating_sub(self.config.target)
    }

    /// The best flush of each suit that a swap can reach (DM-21, DM-22).
    #[inline]
    pub(super) fn reachable_flushes(&self) -> impl Iterator<Item = Flush> {
        let (size, n_public, is_full) = (self.hand_size(), self.public.len(), self.is_zone_full());
        let (hand, public) = (self.hand, self.public);
        let reach = move |suit| {
            if is_full {
                return Flush::of(hand.plus(public), suit, size);
            }
            // A forced swap takes the whole zone, which limits the cards that stay in the hand.
            let kept = Flush::of(hand, suit, size.saturating_sub(n_public));
            let taken = Flush::of(public, suit, size);
            Flush {
                suit,
                cards: kept.cards.plus(taken.cards),
                n_cards: kept.n_cards + taken.n_cards,
                points: kept.points + taken.points,
            }
        };
        (0..SUITS.len()).map(reach)
    }

    /// The swap that makes `flush` and gives the cards with the lowest `price`; `None` if there is
    /// nothing to take.
    #[inline]
    pub(super) fn swap_for(&self, flush: Flush, price: impl Fn(usize) -> i32) -> Option<Action> {
        let take = if self.is_zone_full() { flush.cards.minus(self.hand) } else { self.public };
        let give = cheapest(self.hand.minus(flush.cards), take.len(), price);
        let give = Handful::try_from(give).ok().filter(|give| give.len() == take.len())?;
        if give.is_empty() {
            return None;
        }
        if self.is_zone_full() {
            let take = Handful::try_from(take).ok()?;
            Some(Action::FreeSwap { give, take })
        } else {
            Some(Action::ForcedSwap { give })
        }
    }

    /// The features with the hand after `action`.
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

    /// Draws, or clears a full zone; `None` if the deck is empty.
    #[inline]
    pub(super) const fn draw(&self) -> Option<Action> {
        if self.n_deck == 0 {
            None
        } else if self.is_zone_full() {
            Some(Action::Clear)
        } else {
            Some(Action::Draw)
        }
    }
}
