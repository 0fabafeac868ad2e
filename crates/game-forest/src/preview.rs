//! What a play would bring, before it is made: the prompt line while cards are being chosen.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    agenda::Task,
    board::{Host, Spot},
    card::{Card, CardSet, Face, Place},
    effect::Reward,
    game::{Action, Buff, Errand, Phase, Rejection, Source, State},
    species::{Species, Tag},
};

/// What a player has chosen so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Selection {
    /// The card to be played.
    pub card: Card,
    /// How it is to lie, which fixes the species.
    pub place: Place,
    /// At which host, once that is chosen.
    pub host: Option<Host>,
    /// The cards to pay with so far.
    #[serde(default)]
    pub paid: CardSet,
}

/// What the selection stands for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Preview {
    /// Who would be played.
    pub species: Species,
    /// How many cards are to be paid.
    pub cost: u8,
    /// How many have been chosen.
    pub paid: u8,
    /// What comes if all cards paid are of its colour (FS-17).
    pub bonus: Promise,
    /// What comes in any case.
    pub effect: Promise,
    /// The permanent effects that will draw a card each (FS-18).
    pub draws: Vec<Buff>,
    /// Whether a card will be revealed into the clearing (FS-33).
    pub reveals: bool,
    /// Why it cannot be played so, if it cannot.
    pub refusal: Option<Rejection>,
}

/// What playing a hand card so would take and bring, wherever it then lies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// Which.
    pub card: Card,
    /// How it would lie, which fixes the species.
    pub place: Place,
    /// How many cards are to be paid.
    pub cost: u8,
    /// The other hand cards of its colour (FS-17).
    pub matching: CardSet,
    /// What comes if only those are paid.
    pub bonus: Promise,
    /// What comes in any case.
    pub effect: Promise,
    /// Why it cannot be played so, if it cannot.
    pub refusal: Option<Rejection>,
}

/// Something that may come of a play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Promise {
    /// Whether it will.
    pub fires: Fires,
    /// What comes, with its numbers; empty if there is nothing.
    pub tasks: Vec<Task>,
}

tabletop::choice! {
    /// Whether something will come of a play.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Fires {
        /// It will.
        Yes = "yes",
        /// It will if the rest is paid in the right colour.
        NotYet = "not-yet",
        /// It will not.
        No = "no",
    }
}

impl State {
    /// What each face in the hand of `seat` would take and bring, if the seat may place a card now.
    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        let placing = match self.phase {
            Phase::Paying(_) => true,
            Phase::Opening | Phase::Acting | Phase::SecondDraw | Phase::Resolving | Phase::Over => {
                self.errand().is_some()
            }
        };
        if !placing || seat != self.to_act {
            return Vec::new();
        }
        let faces = |card: Card| card.faces().map(move |(place, face)| (card, place, face));
        let offer = |(card, place, face): (Card, Place, Face)| {
            let selection = Selection { card, place, host: None, paid: CardSet::EMPTY };
            let Preview { cost, bonus, effect, refusal, .. } =
                self.preview(seat, &selection).ok()?;
            let matching = self.others_coloured(seat, card, face);
            Some(Offer { card, place, cost, matching, bonus, effect, refusal })
        };
        self.hand(seat).iter().flat_map(faces).filter_map(offer).collect()
    }

    /// What `seat` would get for playing what it has chosen so far.
    ///
    /// # Errors
    ///
    /// Returns [`Rejection::NotInHand`] for cards that are not the seat's, and
    /// [`Rejection::NoSuchHalf`] or [`Rejection::NotAHost`] if the card cannot lie so. Everything
    /// else that stands against the play is in the preview.
    pub fn preview(&self, seat: Seat, selection: &Selection) -> Result<Preview, Rejection> {
        // A card that is being paid for can still be taken back, so it is judged as if it were.
        if let Phase::Paying(order) = self.phase {
            return Self { phase: order.by.phase(), ..*self }.preview(seat, selection);
        }
        let Selection { card, place, host, paid } = *selection;
        let hand = self.hand(seat);
        let missing = paid.iter().chain([card]).find(|&card| !hand.contains(card));
        if let Some(card) = missing {
            return Err(Rejection::NotInHand { card });
        }
        let face = card.face(place).ok_or_else(|| match place.slot() {
            Some(slot) => Rejection::NoSuchHalf { card, slot },
            None => Rejection::NotAHost { card },
        })?;
        let (by, cost) = match self.errand().filter(|_| seat == self.to_act) {
            Some(Errand::Paid(by)) => (by, face.species.sheet().cost),
            Some(Errand::Free(..) | Errand::Saplings) => (Source::Free, 0),
            None => (Source::Turn, face.species.sheet().cost),
        };
        let after = self.with_placed(seat, card, face, place, host);
        let promise = |rewards: &[Reward], fires: Fires| {
            let tasks = rewards.iter().filter_map(|&it| Task::of(it, &after.board, seat)).collect();
            Promise { fires: if rewards.is_empty() { Fires::No } else { fires }, tasks }
        };
        let sheet = face.species.sheet();
        let effect = if self.uses_own(by) { Fires::Yes } else { Fires::No };
        let bonus = match effect {
            Fires::Yes => self.bonus_fires(seat, selection, face, cost),
            Fires::NotYet | Fires::No => Fires::No,
        };
        Ok(Preview {
            species: face.species,
            cost,
            paid: paid.len(),
            bonus: promise(sheet.bonus, bonus),
            effect: promise(sheet.effect, effect),
            draws: after.draws(seat, card),
            reveals: face.tags.contains(Tag::Tree),
            refusal: self.refusal(seat, selection),
        })
    }

    /// This state with the card placed: at the host chosen, else at the first that has room.
    fn with_placed(
        &self,
        seat: Seat,
        card: Card,
        face: Face,
        place: Place,
        host: Option<Host>,
    ) -> Self {
        let mut after = *self;
        let open = || match place.slot() {
            Some(slot) => self.board.open(seat, face, slot).first(),
            None => Some(self.board.next_host()),
        };
        if let Some(host) = host.or_else(open) {
            after.board.place(seat, card, Spot { host, place });
        }
        after
    }

    /// The permanent effects that `card`, which has just been placed, sets off.
    fn draws(&self, seat: Seat, card: Card) -> Vec<Buff> {
        let Some(spot) = self.board.spot(card) else { return Vec::new() };
        let triggered = self.triggered(seat, card, spot);
        let permanents = self.board.permanents(seat);
        permanents
            .filter(|&(it, ..)| triggered.contains(it))
            .map(|(card, species, ..)| Buff { card, species })
            .collect()
    }

    fn bonus_fires(&self, seat: Seat, selection: &Selection, face: Face, cost: u8) -> Fires {
        let Selection { card, paid, .. } = *selection;
        let Some(symbol) = face.symbol else { return Fires::No };
        if !paid.is_within(CardSet::coloured(symbol)) {
            return Fires::No;
        }
        let others = self.others_coloured(seat, card, face);
        if cost > 0 && paid.len() >= cost {
            Fires::Yes
        } else if cost > 0 && others.len() >= cost {
            Fires::NotYet
        } else {
            Fires::No
        }
    }

    /// The hand cards of the colour of `face`, the card that shows it left out.
    fn others_coloured(&self, seat: Seat, card: Card, face: Face) -> CardSet {
        let others = self.hand(seat).without(card);
        face.symbol.map_or(CardSet::EMPTY, |symbol| others.and(CardSet::coloured(symbol)))
    }

    fn refusal(&self, seat: Seat, selection: &Selection) -> Option<Rejection> {
        let Selection { card, place, host, .. } = *selection;
        match (place.slot(), host) {
            (Some(slot), Some(host)) => self.judge(seat, Action::Attach { card, slot, host }).err(),
            (Some(_), None) | (None, _) => self.why_not(seat, card, place),
        }
    }
}

#[cfg(test)]
mod tests;
