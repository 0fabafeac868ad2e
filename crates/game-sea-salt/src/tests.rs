//! Positions set up by tests, one file for each part of the rules.

use std::collections::BTreeSet;

use tabletop::{Choice, Outcome, Rules, Seat, SeatSet, Seats, Turn, Viewer, luck::Quick};

use crate::{
    action::{Action, Side},
    aids::Aids,
    card::{Card, Colour, Face, Kind, Pair},
    card_set::CardSet,
    config::{Config, Effect, ExtraTurn, SharkPairs, Target},
    deal::{Deal, Layout},
    deck::Colours,
    event::{Event, Seen, Victory},
    game::SeaSalt,
    rejection::Rejection,
    settlement::{Call, Mode, RoundEnd},
    stack::Stack,
    state::{EXTRA_TURN_CAP, Phase, State},
    view::{PhaseView, View},
};

mod absence;
mod aids;
mod calls;
mod drawing;
mod effects;
mod endings;
mod hidden;
mod pairs;
mod shown;

/// A game in the middle of a round, set up by a test.
pub(crate) struct Scene {
    pub(crate) state: State,
    luck: Quick,
    /// The events of the last action.
    news: Vec<Event>,
}

impl Scene {
    /// Seat 0 is to draw; all hands are empty; all cards are in the deck.
    pub(crate) fn new(config: Config, seats: u8) -> Self {
        let seats = Seats::new(seats).unwrap();
        let mut luck = Quick::new(1);
        let colours = Colours::new(config.deck, config.colours, 0, &mut luck);
        let deal = Deal { colours, starter: seats.first(), layout: Layout::empty(seats) };
        Self { state: State::new(config, &deal), luck, news: Vec::new() }
    }

    /// Seat 0 has drawn and holds these cards.
    pub(crate) fn playing(config: Config, seats: u8, hand: &[Kind]) -> Self {
        let mut scene = Self::new(config, seats);
        scene.hold(0, hand);
        scene.state.phase = Phase::Play;
        scene.state.drew = true;
        scene
    }

    /// Removes the next card of `kind` from the deck.
    pub(crate) fn fetch(&mut self, kind: Kind) -> Card {
        let card = (self.state.deck & CardSet::of(kind)).iter().next().expect("one is left");
        self.state.deck = self.state.deck.without(card);
        card
    }

    /// Removes the next card of this kind from the deck and gives it this colour.
    pub(crate) fn fetch_face(&mut self, face: Face) -> Card {
        let card = self.fetch(face.kind);
        self.state.colours.paint(card, face.colour);
        card
    }

    pub(crate) fn hold(&mut self, seat: u8, kinds: &[Kind]) {
        let seat = self.seat(seat);
        for &kind in kinds {
            let card = self.fetch(kind);
            self.state.hands[seat] = self.state.hands[seat].with(card);
        }
    }

    pub(crate) fn pile(&mut self, side: Side, kinds: &[Kind]) {
        for &kind in kinds {
            let card = self.fetch(kind);
            self.state.piles[side as usize].push(card);
        }
    }

    /// Leaves only these cards in the deck; the rest is out of the game.
    pub(crate) fn deck(&mut self, kinds: &[Kind]) {
        let cards: Vec<Card> = kinds.iter().map(|&kind| self.fetch(kind)).collect();
        self.state.deck = cards.into_iter().collect();
    }

    pub(crate) fn seat(&self, number: u8) -> Seat {
        self.state.seats().seat(number).unwrap()
    }

    pub(crate) fn kinds(&self, seat: u8) -> Vec<Kind> {
        self.state.hands[self.seat(seat)].iter().map(Card::kind).collect()
    }

    pub(crate) fn pile_kinds(&self, side: Side) -> Vec<Kind> {
        self.state.pile(side).iter().map(|card| card.kind()).collect()
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        SeaSalt::legal_actions(&self.state, &mut legal);
        legal
    }

    #[track_caller]
    pub(crate) fn act(&mut self, action: Action) {
        self.news.clear();
        let seat = self.state.to_act;
        let decided = SeaSalt::decide(&self.state, seat, &action, &mut self.luck, &mut self.news);
        assert_eq!(decided, Ok(()), "{action:?}");
        for event in &self.news {
            SeaSalt::evolve(&mut self.state, event);
        }
    }

    /// The player to act is absent.
    pub(crate) fn absent(&mut self) {
        self.news.clear();
        testkit::decide_absent::<SeaSalt>(
            &self.state,
            self.state.to_act,
            &mut self.luck,
            &mut self.news,
        );
        for event in &self.news {
            SeaSalt::evolve(&mut self.state, event);
        }
    }

    /// Draws from the deck and keeps the first card, if there is a choice.
    #[track_caller]
    pub(crate) fn draw(&mut self) {
        self.act(Action::Draw);
        if let Phase::Choose { .. } = self.state.phase {
            self.act(SeaSalt::default_action(&self.state).unwrap());
        }
    }

    /// The pair of these kinds in the hand of the seat to act.
    pub(crate) fn pair_of(&self, one: Kind, other: Kind) -> Action {
        let hand = self.state.hands[self.state.to_act];
        let find = |hand: CardSet, kind| (hand & CardSet::of(kind)).iter().next().expect("held");
        let first = find(hand, one);
        let second = find(hand.without(first), other);
        let [first, second] = [first, second].map(|card| self.state.colours.face(card));
        Action::Pair { cards: Pair::new(first, second) }
    }

    #[track_caller]
    pub(crate) fn pair(&mut self, one: Kind, other: Kind) {
        self.act(self.pair_of(one, other));
    }

    pub(crate) fn refusal(&self, action: Action) -> Rejection {
        SeaSalt::judge(&self.state, self.state.to_act, &action).expect_err("it should be refused")
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(SeaSalt::turn(&self.state), Turn::Over(_))
    }

    pub(crate) fn outcome(&self) -> Outcome {
        match SeaSalt::turn(&self.state) {
            Turn::Over(outcome) => outcome,
            Turn::Of(seat) => panic!("it is the turn of {seat}"),
        }
    }

    /// The settlement of the last action: why the round ended, and the points of each player.
    pub(crate) fn settled(&self) -> Option<(RoundEnd, Vec<u16>)> {
        self.news.iter().find_map(|event| {
            let Event::Settled { end, points } = event else { return None };
            Some((*end, points.values().copied().collect()))
        })
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        SeaSalt::view(&self.state, viewer)
    }

    fn aids(&self, viewer: Viewer) -> Aids {
        SeaSalt::aids(&self.view(viewer))
    }
}

const PRESETS: [Config; 3] = [Config::CLASSIC, Config::FLOW, Config::PUBLISHED];

/// Seven points in every preset: 3 for the octopuses, 4 for the shells.
pub(crate) const SEVEN: &[Kind] =
    &[Kind::Octopus, Kind::Octopus, Kind::Shell, Kind::Shell, Kind::Shell];
