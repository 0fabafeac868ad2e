//! Display aids: the cost and rewards of a play before it is made, active permanent effects, and
//! the breakdown of points.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, luck::Quick};

use crate::{
    action::Source,
    agenda::Task,
    board::{Board, HostSet, Spot},
    card::{Card, CardSet, Face, Place, Slot},
    config::{ExtraTurns, Rewards},
    effect::{Filter, Reward, Which},
    rejection::Rejection,
    score::{Item, Score, Share},
    species::Species,
    state::{HAND_LIMIT, PaymentMode, Phase, State},
    view::View,
};

/// Facts that the server derives from a view for display.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Aids {
    /// The cost and rewards of each face in the viewer's hand, while the viewer may place cards.
    pub offers: Vec<Offer>,
    pub players: BySeat<PlayerAids>,
}

/// Aids about one forest.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerAids {
    /// The active permanent effects (FS-65).
    pub buffs: Vec<Buff>,
    /// The score by species, sets and cave (FS-65); empty while scores are hidden (FS-39).
    pub shares: Vec<Share>,
    /// The cards that score individually; empty while scores are hidden (FS-39).
    pub points: Vec<CardPoints>,
}

/// An active permanent effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Buff {
    /// The card that has it.
    pub card: Card,
    pub species: Species,
}

/// The individual score of a card in a forest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardPoints {
    pub card: Card,
    pub points: i32,
}

/// The cost and rewards of playing a hand card in one way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// The card in hand.
    pub card: Card,
    /// How the card would be placed, which determines the species.
    pub place: Place,
    /// Number of cards to pay.
    pub cost: u8,
    /// The other hand cards of its colour (FS-17).
    pub matching: CardSet,
    /// The reward if only matching cards are paid; `None` for a card without a bonus.
    pub bonus: Option<RewardPreview>,
    /// The reward in any case; `None` for a card without an immediate effect.
    pub effect: Option<RewardPreview>,
    /// The cards it draws, by kind of host; empty if it never draws any (FS-40).
    pub draws: Vec<DrawPreview>,
    /// Why it cannot be played; `None` if it can.
    pub refusal: Option<Rejection>,
}

/// A bonus or an effect, and whether it gives anything now (FS-41).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RewardPreview {
    /// Whether it gives anything now.
    pub status: RewardStatus,
    /// The resulting tasks; empty if a count is zero or a condition is not met.
    pub tasks: Vec<Task>,
}

/// Whether a bonus or an effect gives anything now (FS-41).
///
/// For a bonus this assumes a payment in its colour; otherwise a bonus gives nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RewardStatus {
    /// Yes, whichever cards are paid.
    Certain,
    /// Yes, if the right cards are paid.
    Depends {
        /// It is enough not to pay one of these.
        keep: CardSet,
        /// It is enough to pay one of these.
        pay: CardSet,
    },
    /// FS-19, FS-34: a card from this source uses neither its bonus nor its effect.
    NotUsed,
    /// FS-17: the hand has too few cards of its colour.
    NoColour,
    /// FS-53: the player's forest has no card of that kind.
    Missing {
        /// The kind that the reward requires.
        kind: Filter,
    },
    /// FS-52: the clearing has no eligible card.
    EmptyClearing,
    /// FS-50, FS-51: the hand has no eligible card.
    NoCard,
    /// FS-11: earlier rewards already fill the hand.
    HandFull,
    /// FS-35: an extra turn already follows, and only one is allowed.
    ExtraTurnEarned,
}

/// The cards that a play draws (FS-40).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawPreview {
    /// The kind of host on which the card is placed.
    pub at: HostKind,
    /// The cards in the player's forest whose permanent effects draw one card each (FS-18).
    pub triggers: CardSet,
    /// Draws of the effect and the permanent effects.
    pub without_bonus: DrawTotal,
    /// The same plus the bonus.
    pub with_bonus: DrawTotal,
}

/// Total number of cards that a play draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawTotal {
    /// The sum before the hand limit.
    pub cards: u8,
    /// The part of the sum that fits into the hand (FS-11).
    pub fit: u8,
}

tabletop::wire_choice! {
    /// The hosts to which a preview applies.
    pub enum HostKind {
        /// Any host, or none for a card that is a host itself.
        Any = "any",
        /// Trees and saplings only.
        Tree = "tree",
        /// Shrubs only.
        Shrub = "shrub",
    }
}

impl View {
    /// Computes the aids for this view.
    pub(crate) fn aids(&self) -> Aids {
        // Nothing below depends on hidden cards, so any determinization gives the same aids.
        let state = self.determinize(&mut Quick::new(0));
        let scores = Score::of(&state.board);
        Aids {
            offers: self.viewer.map_or_else(Vec::new, |viewer| state.offers(viewer)),
            players: BySeat::from_fn(self.players.seats(), |seat| {
                let permanents = state.board.permanents(seat);
                let buffs = permanents.map(|(card, species, ..)| Buff { card, species }).collect();
                let mut aids = PlayerAids { buffs, ..PlayerAids::default() };
                if self.players[seat].total.is_some() {
                    aids.shares = scores.shares(seat);
                    scores.lines(seat, |item, points| match item {
                        Item::Card(card, _) if points != 0 => {
                            aids.points.push(CardPoints { card, points });
                        }
                        Item::Card(..) | Item::Set(_) | Item::Butterflies | Item::Cave => (),
                    });
                }
                aids
            }),
        }
    }
}

impl State {
    /// The cost and rewards of each face in the hand of `seat`, if the seat may place a card now.
    fn offers(&self, seat: Seat) -> Vec<Offer> {
        // A card that is being paid for can still be taken back, so all cards are judged as if it
        // were.
        if let Phase::Paying(order) = self.phase {
            return Self { phase: order.by.phase(), ..*self }.offers(seat);
        }
        let Some(mode) = self.payment_mode().filter(|_| seat == self.to_act) else {
            return Vec::new();
        };
        let faces = |card: Card| card.faces().map(move |(place, face)| (card, place, face));
        let faces = self.hand(seat).iter().flat_map(faces);
        faces.map(|(card, place, face)| self.offer(seat, mode, card, place, face)).collect()
    }

    fn offer(&self, seat: Seat, mode: PaymentMode, card: Card, place: Place, face: Face) -> Offer {
        let data = face.species.data();
        let (by, cost) = match mode {
            PaymentMode::Paid(by) => (by, data.cost),
            PaymentMode::Free(..) | PaymentMode::Saplings => (Source::Free, 0),
        };
        let others = self.hand(seat).without(card);
        let matching =
            face.symbol.map_or(CardSet::EMPTY, |symbol| others.and(CardSet::coloured(symbol)));
        let spots = self.spots(seat, face, place);
        let (mut bonus, mut effect) = (None, None);
        if !data.bonus.is_empty() || !data.effect.is_empty() {
            let mut board = self.board;
            if let Some((_, spot)) = spots.into_iter().flatten().next() {
                board.place(seat, card, spot);
            }
            let play = Play { state: self, seat, board, others, cost };
            let used = if self.uses_own(by) { Ok(()) } else { Err(RewardStatus::NotUsed) };
            let coloured = if matching.len() < cost { Err(RewardStatus::NoColour) } else { Ok(()) };
            bonus = play.preview(data.bonus, used.and(coloured));
            effect = play.preview(data.effect, used);
        }
        let n_cards = |reward: Option<&RewardPreview>| reward.map_or(0, RewardPreview::draws);
        let (by_bonus, by_effect) = (n_cards(bonus.as_ref()), n_cards(effect.as_ref()));
        let room = self.room_for_rewards(others.len().saturating_sub(cost));
        let draws = |(at, spot)| {
            let triggers: CardSet = self.triggered(seat, card, spot).collect();
            let total = |cards: u8| DrawTotal { cards, fit: cards.min(room) };
            let cards = by_effect.saturating_add(triggers.len());
            let with_bonus = total(cards.saturating_add(by_bonus));
            DrawPreview { at, triggers, without_bonus: total(cards), with_bonus }
        };
        let draws = merged(spots.map(|it| it.map(draws)));
        let refusal = self.why_not(seat, card, place);
        Offer { card, place, cost, matching, bonus, effect, draws, refusal }
    }

    /// A tree and a shrub that accept the card in this way; for a host, its future spot.
    fn spots(&self, seat: Seat, face: Face, place: Place) -> [Option<(HostKind, Spot)>; 2] {
        let Some(slot) = place.slot() else {
            let host = self.board.next_host();
            return [Some((HostKind::Any, Spot { host, place })), None];
        };
        let open = self.board.open(seat, face, slot);
        let trees = open.and(&self.board.trees(seat));
        let first = |hosts: &HostSet, kind| hosts.first().map(|host| (kind, Spot { host, place }));
        [first(&trees, HostKind::Tree), first(&open.minus(&trees), HostKind::Shrub)]
    }

    /// Why `seat` cannot place `card` in this way anywhere; `None` if it can.
    ///
    /// Used for cards that are greyed out. Gives the judge's reason for the best available host.
    pub(crate) fn why_not(&self, seat: Seat, card: Card, place: Place) -> Option<Rejection> {
        if seat != self.to_act {
            return Some(Rejection::NotYourTurn { turn: self.to_act });
        }
        let Some(slot) = place.slot() else { return self.judge_placing(card, place, None).err() };
        if let Err(rejection) = self.judge_placing(card, place, None) {
            return Some(rejection);
        }
        let face = card.face(place)?;
        if self.board.forest(self.to_act).hosts.is_empty() {
            Some(Rejection::NoHosts)
        } else if self.board.open(self.to_act, face, slot).is_empty() {
            Some(Rejection::NoOpenSlot { slot })
        } else {
            None
        }
    }

    /// Number of rewarded cards that still fit into a hand of `held` cards at the end of this turn.
    fn room_for_rewards(&self, held: u8) -> u8 {
        let earned = match self.config.rewards {
            Rewards::Settled => self.progress.draws,
            Rewards::AtOnce => 0,
        };
        HAND_LIMIT.saturating_sub(held).saturating_sub(earned)
    }
}

impl RewardPreview {
    /// Number of cards that it draws if it applies.
    fn draws(&self) -> u8 {
        if !self.status.can_come() {
            return 0;
        }
        let draws = |task: &Task| if let Task::Draw { n } = *task { n } else { 0 };
        self.tasks.iter().map(draws).fold(0, u8::saturating_add)
    }
}

impl RewardStatus {
    /// Whether some payment lets it give anything.
    const fn can_come(self) -> bool {
        match self {
            Self::Certain | Self::Depends { .. } => true,
            Self::NotUsed
            | Self::NoColour
            | Self::Missing { .. }
            | Self::EmptyClearing
            | Self::NoCard
            | Self::HandFull
            | Self::ExtraTurnEarned => false,
        }
    }

    /// Combines two rewards of one card: gives something if either does; otherwise keeps the first
    /// reason.
    fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Certain, _) | (_, Self::Certain) => Self::Certain,
            (Self::Depends { keep, pay }, Self::Depends { keep: or_keep, pay: or_pay }) => {
                Self::Depends { keep: keep.or(&or_keep), pay: pay.or(&or_pay) }
            }
            (_, Self::Depends { .. }) => other,
            (first, _) => first,
        }
    }
}

/// A hypothetical play: the card is placed and about to be paid for.
struct Play<'a> {
    state: &'a State,
    seat: Seat,
    /// The forests with the card in place.
    board: Board,
    /// The rest of the hand.
    others: CardSet,
    cost: u8,
}

impl Play<'_> {
    /// Previews `rewards`, unless the card may not use them; `None` if there are none.
    fn preview(&self, rewards: &[Reward], used: Result<(), RewardStatus>) -> Option<RewardPreview> {
        let statuses = rewards.iter().map(|&reward| self.status(reward));
        let status = statuses.reduce(RewardStatus::or)?;
        let status = used.err().unwrap_or(status);
        let tasks = rewards.iter().filter_map(|&it| Task::of(it, &self.board, self.seat));
        Some(RewardPreview { status, tasks: tasks.collect() })
    }

    fn status(&self, reward: Reward) -> RewardStatus {
        let missing = |kind| RewardStatus::Missing { kind };
        let counts = Task::of(reward, &self.board, self.seat).is_some();
        match reward {
            Reward::DrawPerTag(tag) if !counts => missing(Filter::Tag(tag)),
            Reward::DrawPerSpecies(species) if !counts => missing(Filter::Species(species)),
            Reward::ExtraTurnIf(tag) if !counts => missing(Filter::Tag(tag)),
            Reward::Draw(_) | Reward::DrawPerTag(_) | Reward::DrawPerSpecies(_) => {
                let room = self.state.room_for_rewards(self.n_left());
                certain_if(room > 0, RewardStatus::HandFull)
            }
            Reward::ExtraTurn | Reward::ExtraTurnIf(_) => {
                let State { config, progress, .. } = self.state;
                let more = config.extra_turns == ExtraTurns::Each || progress.extra == 0;
                certain_if(more, RewardStatus::ExtraTurnEarned)
            }
            Reward::FreePlay(filter, _) => self.free_play(filter),
            Reward::PlayPaid | Reward::PlaySaplings | Reward::HandToCave => {
                certain_if(self.n_left() > 0, RewardStatus::NoCard)
            }
            Reward::ClearingToCave(which) | Reward::ClearingToHand(which) => self.picks(which),
            Reward::ClearingRemove => self.picks(Which::All),
        }
    }

    /// Number of cards left in the hand after payment.
    fn n_left(&self) -> u8 {
        self.others.len().saturating_sub(self.cost)
    }

    /// FS-51: a card that may be placed without payment must be left in the hand.
    fn free_play(&self, filter: Filter) -> RewardStatus {
        let has_room = |place: Place, face| {
            let open = |slot: Slot| !self.board.open(self.seat, face, slot).is_empty();
            place.slot().is_none_or(open)
        };
        let fits = |&card: &Card| {
            card.faces().any(|(place, face)| filter.admits(face) && has_room(place, face))
        };
        let keep: CardSet = self.others.iter().filter(fits).collect();
        if keep.is_empty() || self.n_left() == 0 {
            RewardStatus::NoCard
        } else if keep.len() > self.cost {
            RewardStatus::Certain
        } else {
            RewardStatus::Depends { keep, pay: CardSet::EMPTY }
        }
    }

    /// FS-52: the payment is in the clearing when the reward is evaluated.
    fn picks(&self, which: Which) -> RewardStatus {
        let clearing = self.state.clearing();
        let Which::Showing(tags) = which else {
            let any = self.cost > 0 || !clearing.is_empty();
            return certain_if(any, RewardStatus::EmptyClearing);
        };
        let wanted = CardSet::showing_any(tags);
        let pay = self.others.and(&wanted);
        if !clearing.and(&wanted).is_empty() || self.others.len() - pay.len() < self.cost {
            RewardStatus::Certain
        } else if self.cost > 0 && !pay.is_empty() {
            RewardStatus::Depends { keep: CardSet::EMPTY, pay }
        } else {
            RewardStatus::EmptyClearing
        }
    }
}

fn certain_if(gives: bool, reason: RewardStatus) -> RewardStatus {
    if gives { RewardStatus::Certain } else { reason }
}

/// The previews for trees and shrubs without those that draw nothing, merged if they are equal.
fn merged(previews: [Option<DrawPreview>; 2]) -> Vec<DrawPreview> {
    let [tree, shrub] = previews.map(|it| it.filter(|it| it.with_bonus.cards > 0));
    match (tree, shrub) {
        (Some(tree), Some(shrub)) if tree.triggers == shrub.triggers => {
            vec![DrawPreview { at: HostKind::Any, ..tree }]
        }
        (tree, shrub) => tree.into_iter().chain(shrub).collect(),
    }
}

#[cfg(test)]
mod tests;
