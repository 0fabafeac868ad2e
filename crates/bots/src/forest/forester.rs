//! What an experienced player would do at a glance: every way to act has a value in points.
//!
//! A card in hand and a turn have their price, which falls to nothing as winter comes. A play is
//! worth what its card will score in the end and what its effects bring, less the value of the
//! cards paid; a draw is worth the two cards.

use game_forest::{
    Action, State,
    agenda::Task,
    board::Spot,
    card::{Card, CardSet, Face, Place},
    game::{HAND_LIMIT, Source, Stage},
};
use tabletop::Seat;

use super::{
    ledger::Ledger,
    outlook::Shares,
    payment::{Bill, bill},
};

/// A player who looks at a state.
#[derive(Debug)]
pub(super) struct Forester<'a> {
    pub(super) ledger: Ledger<'a>,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) hand: CardSet,
    /// What a card of the deck is worth in hand.
    pub(super) card: f32,
    /// What a turn is worth.
    pub(super) turn: f32,
    ideas: [Idea; ROOM],
    n_ideas: usize,
    keeps: [(Card, f32); HAND_LIMIT as usize],
    n_keeps: usize,
}

/// A card of the hand, one of its faces, and the best spot for it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Idea {
    pub(super) card: Card,
    pub(super) face: Face,
    pub(super) spot: Spot,
    /// What it will score in the end.
    pub(super) worth: f32,
}

/// An action and its value in points.
#[derive(Debug, Clone, Copy)]
pub(super) struct Valued {
    pub(super) action: Action,
    pub(super) value: f32,
    /// The card that it places.
    pub(super) placed: Option<Card>,
    /// What would be paid for it.
    pub(super) payment: CardSet,
    /// What the card placed will score in the end.
    pub(super) points: f32,
}

/// Two faces for each card of a hand.
const ROOM: usize = 2 * HAND_LIMIT as usize;

/// What a card is worth as long as there is time to use it.
const CARD: f32 = 1.8;
/// What a turn is worth as long as there is time.
const TURN: f32 = 4.0;
/// How much of what a card could bring it is worth in hand.
const READY: f32 = 0.45;

impl<'a> Forester<'a> {
    /// Looks at `state` with the eyes of the seat to act.
    pub(super) fn new(state: &'a State, shares: &'a Shares) -> Self {
        Self::of(state, shares, state.to_act())
    }

    /// Looks at `state` with the eyes of `seat`.
    pub(super) fn of(state: &'a State, shares: &'a Shares, seat: Seat) -> Self {
        let ledger = Ledger::of(state, shares, seat);
        let hand = *state.hand(seat);
        let (card, turn) = prices(&ledger);
        let idle = Idea {
            card: Card::FIRST,
            face: Face::SAPLING,
            spot: Spot { host: state.board().next_host(), place: Place::Sapling },
            worth: 0.0,
        };
        let mut forester = Self {
            ledger,
            state,
            seat,
            hand,
            card,
            turn,
            ideas: [idle; ROOM],
            n_ideas: 0,
            keeps: [(Card::FIRST, 0.0); HAND_LIMIT as usize],
            n_keeps: 0,
        };
        forester.have_ideas();
        forester
    }

    fn have_ideas(&mut self) {
        for card in self.hand {
            let mut value = 0.0_f32;
            for (place, face) in card.faces() {
                let Some(idea) = self.idea(card, place, face) else { continue };
                value = value.max(self.hand_value(&idea));
                if let Some(free) = self.ideas.get_mut(self.n_ideas) {
                    *free = idea;
                    self.n_ideas += 1;
                }
            }
            let keep = self.keep_for(value);
            if let Some(free) = self.keeps.get_mut(self.n_keeps) {
                *free = (card, keep);
                self.n_keeps += 1;
            }
        }
    }

    /// The best spot for a face of a card, in hand or not.
    fn idea(&self, card: Card, place: Place, face: Face) -> Option<Idea> {
        let board = self.state.board();
        let steady = self.ledger.steady(face);
        let at = |host| {
            let spot = Spot { host, place };
            Idea { card, face, spot, worth: steady + self.ledger.local(face, spot) }
        };
        let Some(slot) = place.slot() else { return Some(at(board.next_host())) };
        if !self.ledger.is_choosy(face) {
            return self.ledger.best_open[slot as usize].map(|(host, _)| at(host));
        }
        let ideas = board.open(self.seat, face, slot).into_iter().map(at);
        ideas.reduce(|best, idea| if best.worth < idea.worth { idea } else { best })
    }

    /// What is gained by playing the card some time, its price and turn taken off.
    fn hand_value(&self, idea: &Idea) -> f32 {
        let sheet = idea.face.species.sheet();
        let draws: f32 = sheet.effect.iter().map(|&reward| self.plain_reward(reward)).sum();
        idea.worth + draws + self.standing(idea.face)
            - self.card * f32::from(sheet.cost)
            - self.turn * 0.5
    }

    /// What a card with such a value is worth in hand: it can always pay for others.
    fn keep_for(&self, value: f32) -> f32 {
        0.5 * self.card + READY * value.max(0.0) * (self.ledger.outlook.turns / 2.0).min(1.0)
    }

    /// What a card of the hand is worth there.
    fn keep(&self, card: Card) -> f32 {
        let keeps = self.keeps.iter().take(self.n_keeps);
        keeps.copied().find(|&(it, _)| it == card).map_or(self.card, |(_, keep)| keep)
    }

    /// What a card that is not in the hand would be worth there.
    fn wish(&self, card: Card) -> f32 {
        let ideas = card.faces().filter_map(|(place, face)| self.idea(card, place, face));
        self.keep_for(ideas.map(|idea| self.hand_value(&idea)).fold(0.0, f32::max))
    }

    /// What the hand may bring, and the forest with what is to come.
    pub(super) fn prospects(&self) -> f32 {
        let keeps: f32 = self.keeps.iter().take(self.n_keeps).map(|&(_, keep)| keep).sum();
        keeps + self.ledger.growth()
    }

    /// The best action, with its value.
    pub(super) fn best(&self) -> Option<Valued> {
        match self.state.waits_for() {
            Stage::Opening => Some(Valued::new(self.open(), 0.0)),
            Stage::Acting => self.act(),
            Stage::SecondDraw => Some(self.draw_one()),
            Stage::Paying { card, spot, paid, by } => Some(self.pay(card, spot, paid, by)),
            Stage::Resolving => Some(self.resolve()),
            Stage::Over => None,
        }
    }

    /// Tells `tell` every action that is worth a thought in a turn, with its value.
    pub(super) fn consider(&self, mut tell: impl FnMut(Valued)) {
        self.ideas().filter_map(|idea| self.play(idea, Source::Turn)).for_each(&mut tell);
        self.sapling(Source::Turn).into_iter().for_each(&mut tell);
        if self.state.room() == 0 {
            return;
        }
        let more = if self.state.room() < 2 { 0.0 } else { self.card };
        tell(Valued::new(Action::Draw, self.card.max(self.draw_two().value - more)));
        for card in *self.state.clearing() {
            tell(Valued::new(Action::Take { card }, self.wish(card) + more));
        }
    }

    /// FS-4: a hand that may be replaced has nothing to begin with.
    fn open(&self) -> Action {
        let hosts = self.hand.and(&CardSet::HOSTS);
        if hosts.is_empty() { Action::Replace } else { Action::Keep }
    }

    fn act(&self) -> Option<Valued> {
        let draw = (0 < self.state.room()).then(|| self.draw_two());
        let plays = self.ideas().filter_map(|idea| self.play(idea, Source::Turn));
        let best = plays.chain(draw).reduce(better);
        let sapling = self.sapling(Source::Turn);
        best.into_iter().chain(sapling).reduce(better)
    }

    pub(super) fn ideas(&self) -> impl Iterator<Item = &Idea> {
        self.ideas.iter().take(self.n_ideas)
    }

    /// What it is worth to play the idea and pay for it.
    fn play(&self, idea: &Idea, by: Source) -> Option<Valued> {
        let sheet = idea.face.species.sheet();
        let mut value = idea.worth + self.card * f32::from(self.triggers(idea));
        let payable = self.hand.without(idea.card);
        let mut bonus = 0.0;
        if self.state.uses_own(by) {
            bonus = self.rewards(sheet.bonus, idea);
            value += self.rewards(sheet.effect, idea) + self.standing(idea.face);
        }
        let Bill { price, cards, .. } =
            bill(payable, CardSet::EMPTY, idea.face, sheet.cost, bonus, |card| self.keep(card))?;
        let (action, value, points) = (idea.action(), value - price, idea.worth);
        Some(Valued { action, value, placed: Some(idea.card), payment: cards, points })
    }

    /// The card that is best laid face down.
    fn sapling(&self, by: Source) -> Option<Valued> {
        let place = Place::Sapling;
        let keeps = self.keeps.iter().take(self.n_keeps).copied();
        let (card, keep) = keeps.reduce(|a, b| if b.1 < a.1 { b } else { a })?;
        let idea = self.idea(card, place, Face::SAPLING)?;
        let triggers = if by == Source::Turn { self.triggers(&idea) } else { 0 };
        let value = idea.worth + self.card * f32::from(triggers) - keep * 0.5;
        Some(Valued { points: idea.worth, ..Valued::new(Action::Sapling { card }, value) })
    }

    /// What is best drawn first, with what is then drawn second.
    fn draw_two(&self) -> Valued {
        let deck = Valued::new(Action::Draw, self.card);
        let (mut first, mut second) = (deck, deck);
        for card in *self.state.clearing() {
            let offer = Valued::new(Action::Take { card }, self.wish(card));
            if first.value < offer.value {
                (first, second) = (offer, first);
            } else if second.value < offer.value {
                second = offer;
            }
        }
        let value = if self.state.room() < 2 { first.value } else { first.value + second.value };
        Valued { value, ..first }
    }

    /// The card that is best drawn.
    fn draw_one(&self) -> Valued {
        let deck = Valued::new(Action::Draw, self.card);
        let clearing = self.state.clearing().iter();
        let offers = clearing.map(|card| Valued::new(Action::Take { card }, self.wish(card)));
        [deck].into_iter().chain(offers).reduce(better).unwrap_or(deck)
    }

    fn pay(&self, card: Card, spot: Spot, paid: CardSet, by: Source) -> Valued {
        let face = card.face(spot.place).unwrap_or(Face::SAPLING);
        let sheet = face.species.sheet();
        let others = self.hand.without(card);
        let payable = paid.last().map_or(others, |last| others.above(last));
        let due = sheet.cost.saturating_sub(paid.len());
        let idea = Idea { card, face, spot, worth: 0.0 };
        let bonus = if self.state.uses_own(by) { self.rewards(sheet.bonus, &idea) } else { 0.0 };
        let bill = bill(payable, paid, face, due, bonus, |card| self.keep(card));
        let cards = bill.map_or(CardSet::EMPTY, |bill| bill.cards);
        let action = cards.first().map_or(Action::Cancel, |card| Action::Pay { card });
        Valued { payment: cards, ..Valued::new(action, 0.0) }
    }

    fn resolve(&self) -> Valued {
        let done = Valued::new(Action::Done, 0.0);
        let best = match self.state.task() {
            Some(Task::FreePlay { filter, .. }) => {
                let ideas = self.ideas().filter(|idea| filter.admits(idea.face));
                ideas.map(|idea| self.place_free(idea)).reduce(better)
            }
            Some(Task::PlayPaid) => {
                let plays = self.ideas().filter_map(|idea| self.play(idea, Source::Mole));
                let dear = |play: Valued| Valued { value: play.value - 0.5 * self.card, ..play };
                plays.map(dear).reduce(better)
            }
            Some(Task::PlaySaplings) => self.sapling(Source::Free),
            Some(Task::HandToCave { .. }) => {
                let stash = |&(card, keep): &(Card, f32)| {
                    Valued::new(Action::Stash { card }, 1.0 + self.card - keep)
                };
                self.keeps.iter().take(self.n_keeps).map(stash).reduce(better)
            }
            Some(Task::ClearingToCave { .. }) => {
                let stow = |card| Valued::new(Action::Stow { card }, 10.0 - self.wish(card));
                self.state.clearing().iter().map(stow).reduce(better)
            }
            Some(Task::ClearingToHand { from }) => {
                let take = |card| Valued::new(Action::Take { card }, self.wish(card));
                self.state.picks(from).iter().map(take).reduce(better)
            }
            Some(Task::Draw { .. } | Task::ExtraTurn | Task::ClearingRemove) | None => None,
        };
        best.map_or(done, |best| better(done, best))
    }

    fn place_free(&self, idea: &Idea) -> Valued {
        let value = idea.worth + self.card * f32::from(self.triggers(idea)) - 0.7 * self.card;
        Valued { points: idea.worth, ..Valued::new(idea.action(), value) }
    }
}

impl Valued {
    const fn new(action: Action, value: f32) -> Self {
        Self { action, value, placed: None, payment: CardSet::EMPTY, points: 0.0 }
    }
}

impl Idea {
    fn action(&self) -> Action {
        let Self { card, spot, .. } = *self;
        match spot.place.slot() {
            Some(slot) => Action::Attach { card, slot, host: spot.host },
            None if spot.place == Place::Sapling => Action::Sapling { card },
            None => Action::Plant { card },
        }
    }
}

/// What a card and a turn are worth: less and less as winter comes.
fn prices(ledger: &Ledger<'_>) -> (f32, f32) {
    let turns = ledger.outlook.turns;
    (CARD * (turns / 5.0).min(1.0), TURN * (turns / 3.0).min(1.0))
}

/// The better of two; the first of equals.
fn better(a: Valued, b: Valued) -> Valued {
    if a.value < b.value { b } else { a }
}
