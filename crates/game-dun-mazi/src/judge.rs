//! Legality of an action (DM-13, DM-20 to DM-26, DM-30).

use tabletop::Seat;

use crate::{
    action::{Action, ActionKind},
    card_bag::CardBag,
    rejection::Rejection,
    state::{Phase, State},
    worth::{flush, score},
};

impl State {
    /// Checks whether `seat` may take `action` now.
    #[inline]
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Rejection> {
        self.judge_kind(seat, action.kind())?;
        match action {
            Action::Play { card } => self.judge_cards(CardBag::of(card), CardBag::EMPTY),
            Action::ForcedSwap { give } => {
                let (given, public) = (give.len(), self.public.len());
                if given != public {
                    let (given, public) = (given as u8, public as u8);
                    return Err(Rejection::ForcedSwapTakesAll { given, public });
                }
                self.judge_cards(give.bag(), CardBag::EMPTY)
            }
            Action::FreeSwap { give, take } => {
                let (given, taken) = (give.len(), take.len());
                if given != taken || given == 0 {
                    let (given, taken) = (given as u8, taken as u8);
                    return Err(Rejection::UnevenSwap { given, taken });
                }
                self.judge_cards(give.bag(), take.bag())
            }
            Action::Draw
            | Action::Clear
            | Action::Knock
            | Action::Pass
            | Action::Call
            | Action::Fold => Ok(()),
        }
    }

    /// Checks whether `seat` may take an action of this `kind` now, whatever the cards.
    pub(crate) fn judge_kind(&self, seat: Seat, kind: ActionKind) -> Result<(), Rejection> {
        if self.is_over() {
            return Err(Rejection::GameOver);
        }
        if seat != self.to_act {
            return Err(Rejection::NotYourTurn { turn: self.to_act });
        }
        match self.phase {
            Phase::Opening | Phase::Play { .. } if kind == ActionKind::Play => Ok(()),
            Phase::Opening => Err(Rejection::OpeningIsAPlay),
            Phase::Play { .. } => Err(Rejection::PlayIsDue),
            Phase::Turn => self.judge_turn(kind),
            Phase::Showdown { .. } if matches!(kind, ActionKind::Call | ActionKind::Fold) => Ok(()),
            Phase::Showdown { .. } => Err(Rejection::AnswerTheKnock),
            Phase::Settled => Err(Rejection::GameOver),
        }
    }

    /// Checks whether an action of this `kind` is legal on a turn (DM-20 to DM-25).
    fn judge_turn(&self, kind: ActionKind) -> Result<(), Rejection> {
        let (public, places) = (self.public.len() as u8, self.config.hand_size);
        match kind {
            ActionKind::Draw | ActionKind::Clear if self.deck.is_empty() => {
                Err(Rejection::DeckIsEmpty)
            }
            ActionKind::Draw if self.zone_is_full() => Err(Rejection::ZoneIsFull { places }),
            ActionKind::Clear if !self.zone_is_full() => {
                Err(Rejection::ClearNeedsFullZone { public, places })
            }
            ActionKind::ForcedSwap if self.zone_is_full() => {
                Err(Rejection::ForcedSwapNeedsRoom { places })
            }
            ActionKind::FreeSwap if !self.zone_is_full() => {
                Err(Rejection::FreeSwapNeedsFullZone { public, places })
            }
            ActionKind::Knock => self.judge_knock(),
            ActionKind::Pass if !self.deck.is_empty() => {
                Err(Rejection::DeckIsNotEmpty { deck: self.deck.len() as u8 })
            }
            ActionKind::Play => Err(Rejection::DrawFirst),
            ActionKind::Call | ActionKind::Fold => Err(Rejection::NobodyKnocked),
            ActionKind::Draw
            | ActionKind::Clear
            | ActionKind::ForcedSwap
            | ActionKind::FreeSwap
            | ActionKind::Pass => Ok(()),
        }
    }

    /// Checks whether the seat to act may knock (DM-24).
    #[inline]
    pub(crate) fn judge_knock(&self) -> Result<(), Rejection> {
        let (hand, target) = (self.hands[self.to_act], self.config.target);
        if flush(hand, self.config).is_none() {
            return Err(Rejection::KnockNeedsFlush);
        }
        let score = score(hand);
        if score < target { Err(Rejection::KnockNeedsTarget { score, target }) } else { Ok(()) }
    }

    /// Checks that the seat to act holds `give` and that the zone contains `take` (DM-26).
    fn judge_cards(&self, give: CardBag, take: CardBag) -> Result<(), Rejection> {
        if let Some(card) = give.minus(self.hands[self.to_act]).iter().next() {
            return Err(Rejection::NotInHand { card });
        }
        match take.minus(self.public).iter().next() {
            Some(card) => Err(Rejection::NotInZone { card }),
            None => Ok(()),
        }
    }
}
