//! What people like to have worked out: what a play would take and bring before it is made, which
//! permanent effects are at work, and where points come from.

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

/// What the game works out for a person who looks at a view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Aids {
    /// What each face in the viewer's hand would take and bring, while the viewer may place cards.
    pub offers: Vec<Offer>,
    pub players: BySeat<PlayerAids>,
}

/// What the game works out about one forest.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerAids {
    /// The permanent effects at work (FS-65).
    pub buffs: Vec<Buff>,
    /// The score by species, sets and cave (FS-65); empty while scores are hidden (FS-39).
    pub shares: Vec<Share>,
    /// The cards that score something by themselves; empty while scores are hidden (FS-39).
    pub points: Vec<CardPoints>,
}

/// A permanent effect at work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Buff {
    /// The card that has it.
    pub card: Card,
    pub species: Species,
}

/// What a card in a forest scores by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardPoints {
    pub card: Card,
    pub points: i32,
}

/// What playing a hand card so would take and bring.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// The card in hand.
    pub card: Card,
    /// How it would lie, which fixes the species.
    pub place: Place,
    /// How many cards are to be paid.
    pub cost: u8,
    /// The other hand cards of its colour (FS-17).
    pub matching: CardSet,
    /// What comes if only those are paid; nothing for a card without a bonus.
    pub bonus: Option<RewardPreview>,
    /// What comes in any case; nothing for a card without an immediate effect.
    pub effect: Option<RewardPreview>,
    /// The cards it draws, by where it may lie; empty if it draws none anywhere (FS-40).
    pub draws: Vec<DrawPreview>,
    /// Why it cannot be played so, if it cannot.
    pub refusal: Option<Rejection>,
}

/// A bonus or an effect, and whether it gives something now (FS-41).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RewardPreview {
    /// Whether it gives something now.
    pub status: RewardStatus,
    /// What comes, with its numbers; empty if a count is zero or a condition is not met.
    pub tasks: Vec<Task>,
}

/// Whether a bonus or an effect gives something now (FS-41).
///
/// For a bonus this is said of a payment in its colour; without one a bonus gives nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RewardStatus {
    /// It does, whichever cards are paid.
    Certain,
    /// It does if the right cards are paid.
    Depends {
        /// Enough if one of these is not paid.
        keep: CardSet,
        /// Enough if one of these is paid.
        pay: CardSet,
    },
    /// FS-19, FS-34: a card placed so uses neither its bonus nor its effect.
    NotUsed,
    /// FS-17: the hand has too few cards of its colour.
    NoColour,
    /// FS-53: no card of that kind is in the own forest.
    Missing {
        /// The kind that the reward asks for.
        kind: Filter,
    },
    /// FS-52: the clearing has no card for it.
    EmptyClearing,
    /// FS-50, FS-51: the hand has no card for it.
    NoCard,
    /// FS-11: the cards earned before fill the hand.
    HandFull,
    /// FS-35: an extra turn follows already, and there is only one.
    ExtraTurnEarned,
}

/// The cards that a play draws (FS-40).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawPreview {
    /// Where the card lies.
    pub at: HostKind,
    /// The cards in the own forest whose permanent effect draws one each (FS-18).
    pub triggers: CardSet,
    /// The effect and the permanent effects.
    pub without_bonus: DrawTotal,
    /// The same and the bonus.
    pub with_bonus: DrawTotal,
}

/// How many cards a play draws in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawTotal {
    /// The sum before the hand limit.
    pub cards: u8,
    /// How many of them the hand has room for (FS-11).
    pub fit: u8,
}

tabletop::wire_choice! {
    /// The hosts for which a preview holds.
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
    /// What the game works out for a person who looks at this view.
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
    /// What each face in the hand of `seat` would take and bring, if the seat may place a card now.
    fn offers(&self, seat: Seat) -> Vec<Offer> {
        // A card that is being paid for can still be taken back, so all are judged as if it were.
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

    /// A tree and a shrub at which a card may lie so; for a host the spot that it would get.
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

    /// Why `seat` cannot place `card` so anywhere, or `None` if it can be done.
    ///
    /// For a card that is greyed out. Says the same as the judge, but of the best host there is.
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

    /// How many more rewarded cards fit into a hand of `held` cards at the end of this turn.
    fn room_for_rewards(&self, held: u8) -> u8 {
        let earned = match self.config.rewards {
            Rewards::Settled => self.progress.draws,
            Rewards::AtOnce => 0,
        };
        HAND_LIMIT.saturating_sub(held).saturating_sub(earned)
    }
}

impl RewardPreview {
    /// How many cards it draws if it comes.
    fn draws(&self) -> u8 {
        if !self.status.can_come() {
            return 0;
        }
        let draws = |task: &Task| if let Task::Draw { n } = *task { n } else { 0 };
        self.tasks.iter().map(draws).fold(0, u8::saturating_add)
    }
}

impl RewardStatus {
    /// Whether some payment lets it give something.
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

    /// Of two rewards of one card: gives something if either does, else the reason of the first.
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

/// A card in play as it were: placed, and about to be paid for.
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
    /// What comes of `rewards`, unless the card may not use them; `None` if there are none.
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

    /// How many cards are left in the hand when the card is paid for.
    fn n_left(&self) -> u8 {
        self.others.len().saturating_sub(self.cost)
    }

    /// FS-51: one of the cards that may be placed for nothing must be left.
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

    /// FS-52: the cards paid lie in the clearing when it is looked at.
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

/// The previews for trees and shrubs without those that draw nothing, and as one where they agree.
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
