//! The static action scorer: the value of every action in points.
//!
//! A card in hand and a turn have a value that falls to 0 towards the end of the game. The value of
//! a play is the expected final score of its card plus the value of its effects, minus the value of
//! the payment. The value of a draw is that of the two cards.

use game_forest::{
    Action, State,
    action::Source,
    agenda::Task,
    board::Spot,
    card::{Card, CardSet, Face, Place},
    state::HAND_LIMIT,
    view::PhaseView,
};
use tabletop::Seat;

use super::{
    features::Features,
    horizon::Shares,
    payment::{Payment, best_payment},
};

/// Scores the actions of one seat in one state.
#[derive(Debug)]
pub(super) struct Heuristics<'a> {
    pub(super) features: Features<'a>,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) hand: CardSet,
    /// Value of an unknown card in hand.
    pub(super) card: f32,
    pub(super) turn: f32,
    placements: [Placement; MAX_PLACEMENTS],
    n_placements: usize,
    /// The hand, with the value of keeping each card.
    held: [(Card, f32); HAND_LIMIT as usize],
    n_held: usize,
}

/// A card, one of its faces, and the best spot for it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Placement {
    pub(super) card: Card,
    pub(super) face: Face,
    pub(super) spot: Spot,
    /// Expected final score.
    pub(super) value: f32,
}

/// An action and its value in points.
#[derive(Debug, Clone, Copy)]
pub(super) struct Valued {
    pub(super) action: Action,
    pub(super) value: f32,
    /// The card that it places and pays for.
    pub(super) placed: Option<Card>,
    pub(super) payment: CardSet,
    /// Expected final score of the placed card.
    pub(super) points: f32,
    /// Value of everything else that placing it brings: cards, turns, free cards.
    pub(super) rewards: f32,
}

/// Two faces per card of a hand.
const MAX_PLACEMENTS: usize = 2 * HAND_LIMIT as usize;

/// Value of a card in hand early in the game.
const CARD: f32 = 1.8;
/// Value of a turn early in the game.
const TURN: f32 = 4.0;
/// Share of the value of playing a card that counts while the card is in hand.
const HELD_SHARE: f32 = 0.45;

impl<'a> Heuristics<'a> {
    /// Heuristics of the seat to act.
    pub(super) fn new(state: &'a State, shares: &'a Shares) -> Self {
        Self::of(state, shares, state.to_act())
    }

    pub(super) fn of(state: &'a State, shares: &'a Shares, seat: Seat) -> Self {
        let features = Features::of(state, shares, seat);
        let hand = *state.hand(seat);
        let (card, turn) = prices(&features);
        let idle = Placement {
            card: Card::FIRST,
            face: Face::SAPLING,
            spot: Spot { host: state.board().next_host(), place: Place::Sapling },
            value: 0.0,
        };
        let mut heuristics = Self {
            features,
            state,
            seat,
            hand,
            card,
            turn,
            placements: [idle; MAX_PLACEMENTS],
            n_placements: 0,
            held: [(Card::FIRST, 0.0); HAND_LIMIT as usize],
            n_held: 0,
        };
        heuristics.find_placements();
        heuristics
    }

    fn find_placements(&mut self) {
        for card in self.hand {
            let mut value = 0.0_f32;
            for (place, face) in card.faces() {
                let Some(placement) = self.placement(card, place, face) else { continue };
                value = value.max(self.play_value(&placement));
                if let Some(free) = self.placements.get_mut(self.n_placements) {
                    *free = placement;
                    self.n_placements += 1;
                }
            }
            let value = self.held_value_for(value);
            if let Some(free) = self.held.get_mut(self.n_held) {
                *free = (card, value);
                self.n_held += 1;
            }
        }
    }

    /// The best spot for a face of a card.
    fn placement(&self, card: Card, place: Place, face: Face) -> Option<Placement> {
        let board = self.state.board();
        let global_value = self.features.global_value(face);
        let at = |host| {
            let spot = Spot { host, place };
            let value = global_value + self.features.host_value(face, spot);
            Placement { card, face, spot, value }
        };
        let Some(slot) = place.slot() else { return Some(at(board.next_host())) };
        if !self.features.depends_on_host(face) {
            return self.features.best_open[slot as usize].map(|(host, _)| at(host));
        }
        let placements = board.open(self.seat, face, slot).into_iter().map(at);
        placements
            .reduce(|best, placement| if best.value < placement.value { placement } else { best })
    }

    /// Value of playing the card later, minus its cost and half a turn.
    fn play_value(&self, placement: &Placement) -> f32 {
        let data = placement.face.species.data();
        let rewards: f32 = data.effect.iter().map(|&reward| self.later_reward(reward)).sum();
        placement.value + rewards + self.permanent_value(placement.face)
            - self.card * f32::from(data.cost)
            - self.turn * 0.5
    }

    /// Value in hand of a card with this value of playing it. Any card can pay for others.
    fn held_value_for(&self, value: f32) -> f32 {
        0.5 * self.card + HELD_SHARE * value.max(0.0) * (self.features.horizon.turns / 2.0).min(1.0)
    }

    /// Value of keeping a card of the hand.
    fn held_value(&self, card: Card) -> f32 {
        let held = self.held.iter().take(self.n_held);
        held.copied().find(|&(it, _)| it == card).map_or(self.card, |(_, keep)| keep)
    }

    /// Value in hand of a card that is not there yet.
    fn drawn_value(&self, card: Card) -> f32 {
        let placements = card.faces().filter_map(|(place, face)| self.placement(card, place, face));
        let values = placements.map(|placement| self.play_value(&placement));
        self.held_value_for(values.fold(0.0, f32::max))
    }

    /// Expected points from the hand and from the growth of the forest.
    pub(super) fn prospects(&self) -> f32 {
        let held: f32 = self.held.iter().take(self.n_held).map(|&(_, keep)| keep).sum();
        held + self.features.growth()
    }

    /// The best action, with its value.
    pub(super) fn best(&self) -> Option<Valued> {
        match self.state.phase() {
            PhaseView::Opening => Some(Valued::new(self.open(), 0.0)),
            PhaseView::Acting => self.act(),
            PhaseView::SecondDraw => Some(self.draw_one()),
            PhaseView::Paying { card, spot, paid, by } => Some(self.pay(card, spot, paid, by)),
            PhaseView::Resolving => Some(self.resolve()),
            PhaseView::Over => None,
        }
    }

    /// Calls `add` with every sensible action of a turn.
    pub(super) fn each_action(&self, mut add: impl FnMut(Valued)) {
        self.placements()
            .filter_map(|placement| self.play(placement, Source::Turn))
            .for_each(&mut add);
        self.sapling(Source::Turn).into_iter().for_each(&mut add);
        if self.state.room() == 0 {
            return;
        }
        let more = if self.state.room() < 2 { 0.0 } else { self.card };
        add(Valued::new(Action::Draw, self.card.max(self.draw_two().value - more)));
        for card in *self.state.clearing() {
            add(Valued::new(Action::Take { card }, self.drawn_value(card) + more));
        }
    }

    /// FS-4: a hand may be replaced if it has no card to start with.
    fn open(&self) -> Action {
        let hosts = self.hand.and(&CardSet::HOSTS);
        if hosts.is_empty() { Action::Replace } else { Action::Keep }
    }

    fn act(&self) -> Option<Valued> {
        let draw = (0 < self.state.room()).then(|| self.draw_two());
        let plays = self.placements().filter_map(|placement| self.play(placement, Source::Turn));
        let best = plays.chain(draw).reduce(better);
        let sapling = self.sapling(Source::Turn);
        best.into_iter().chain(sapling).reduce(better)
    }

    pub(super) fn placements(&self) -> impl Iterator<Item = &Placement> {
        self.placements.iter().take(self.n_placements)
    }

    fn play(&self, placement: &Placement, by: Source) -> Option<Valued> {
        let data = placement.face.species.data();
        let mut value = placement.value + self.card * f32::from(self.triggers(placement));
        let payable = self.hand.without(placement.card);
        let mut bonus = 0.0;
        if self.state.uses_own(by) {
            bonus = self.rewards(data.bonus, placement);
            value += self.rewards(data.effect, placement) + self.permanent_value(placement.face);
        }
        let Payment { price, cards, matched } =
            best_payment(payable, CardSet::EMPTY, placement.face, data.cost, bonus, |card| {
                self.held_value(card)
            })?;
        let rewards = value - placement.value + if matched { bonus } else { 0.0 };
        Some(Valued {
            action: placement.action(),
            value: value - price,
            placed: Some(placement.card),
            payment: cards,
            points: placement.value,
            rewards,
        })
    }

    /// The best card to play as a sapling.
    fn sapling(&self, by: Source) -> Option<Valued> {
        let place = Place::Sapling;
        let held = self.held.iter().take(self.n_held).copied();
        let (card, keep) = held.reduce(|a, b| if b.1 < a.1 { b } else { a })?;
        let placement = self.placement(card, place, Face::SAPLING)?;
        let triggers = if by == Source::Turn { self.triggers(&placement) } else { 0 };
        let value = placement.value + self.card * f32::from(triggers) - keep * 0.5;
        Some(Valued { points: placement.value, ..Valued::new(Action::Sapling { card }, value) })
    }

    /// The first of the best two draws, with the value of both.
    fn draw_two(&self) -> Valued {
        let deck = Valued::new(Action::Draw, self.card);
        let (mut first, mut second) = (deck, deck);
        for card in *self.state.clearing() {
            let offer = Valued::new(Action::Take { card }, self.drawn_value(card));
            if first.value < offer.value {
                (first, second) = (offer, first);
            } else if second.value < offer.value {
                second = offer;
            }
        }
        let value = if self.state.room() < 2 { first.value } else { first.value + second.value };
        Valued { value, ..first }
    }

    fn draw_one(&self) -> Valued {
        let deck = Valued::new(Action::Draw, self.card);
        let clearing = self.state.clearing().iter();
        let offers =
            clearing.map(|card| Valued::new(Action::Take { card }, self.drawn_value(card)));
        [deck].into_iter().chain(offers).reduce(better).unwrap_or(deck)
    }

    fn pay(&self, card: Card, spot: Spot, paid: CardSet, by: Source) -> Valued {
        let face = card.face(spot.place).unwrap_or(Face::SAPLING);
        let data = face.species.data();
        let others = self.hand.without(card);
        let payable = paid.last().map_or(others, |last| others.above(last));
        let due = data.cost.saturating_sub(paid.len());
        let placement = Placement { card, face, spot, value: 0.0 };
        let bonus =
            if self.state.uses_own(by) { self.rewards(data.bonus, &placement) } else { 0.0 };
        let best = best_payment(payable, paid, face, due, bonus, |card| self.held_value(card));
        let cards = best.map_or(CardSet::EMPTY, |payment| payment.cards);
        let action = cards.first().map_or(Action::Cancel, |card| Action::Pay { card });
        Valued { payment: cards, ..Valued::new(action, 0.0) }
    }

    fn resolve(&self) -> Valued {
        let done = Valued::new(Action::Done, 0.0);
        let best = match self.state.task() {
            Some(Task::FreePlay { filter, .. }) => {
                let placements =
                    self.placements().filter(|placement| filter.admits(placement.face));
                placements.map(|placement| self.place_free(placement)).reduce(better)
            }
            Some(Task::PlayPaid) => {
                let plays =
                    self.placements().filter_map(|placement| self.play(placement, Source::Mole));
                let dear = |play: Valued| Valued { value: play.value - 0.5 * self.card, ..play };
                plays.map(dear).reduce(better)
            }
            Some(Task::PlaySaplings) => self.sapling(Source::Free),
            Some(Task::HandToCave { .. }) => {
                let stash = |&(card, keep): &(Card, f32)| {
                    Valued::new(Action::Stash { card }, 1.0 + self.card - keep)
                };
                self.held.iter().take(self.n_held).map(stash).reduce(better)
            }
            Some(Task::ClearingToCave { .. }) => {
                let stow = |card| Valued::new(Action::Stow { card }, 10.0 - self.drawn_value(card));
                self.state.clearing().iter().map(stow).reduce(better)
            }
            Some(Task::ClearingToHand { from }) => {
                let take = |card| Valued::new(Action::Take { card }, self.drawn_value(card));
                self.state.picks(from).iter().map(take).reduce(better)
            }
            Some(Task::Draw { .. } | Task::ExtraTurn | Task::ClearingRemove) | None => None,
        };
        best.map_or(done, |best| better(done, best))
    }

    fn place_free(&self, placement: &Placement) -> Valued {
        let value =
            placement.value + self.card * f32::from(self.triggers(placement)) - 0.7 * self.card;
        Valued { points: placement.value, ..Valued::new(placement.action(), value) }
    }
}

impl Valued {
    const fn new(action: Action, value: f32) -> Self {
        Self { action, value, placed: None, payment: CardSet::EMPTY, points: 0.0, rewards: 0.0 }
    }
}

impl Placement {
    fn action(&self) -> Action {
        let Self { card, spot, .. } = *self;
        match spot.place.slot() {
            Some(slot) => Action::Attach { card, slot, host: spot.host },
            None if spot.place == Place::Sapling => Action::Sapling { card },
            None => Action::Plant { card },
        }
    }
}

/// Values of a card and a turn, which fall towards the end of the game.
fn prices(features: &Features<'_>) -> (f32, f32) {
    let turns = features.horizon.turns;
    (CARD * (turns / 5.0).min(1.0), TURN * (turns / 3.0).min(1.0))
}

/// Ties go to the first.
fn better(a: Valued, b: Valued) -> Valued {
    if a.value < b.value { b } else { a }
}
