//! Positions in which the right move is clear.

use game_sea_salt::{
    Action, Card, CardSet, Config, Deal, Event, Kind, SeaSalt, Side, State,
    config::StopPays,
    deal::Layout,
    settlement::{Call, Mode, RoundEnd},
};
use tabletop::{BySeat, Rules, Seats, luck::Quick};

use super::{LEVELS, choose};
use crate::Level;

/// A position of two players in the middle of a round. Seat 0 is to act.
pub(super) struct Position {
    pub(super) state: State,
    /// The cards that are not placed yet.
    rest: CardSet,
}

impl Position {
    /// Seat 0 is to draw.
    pub(super) fn new(
        config: &Config,
        hands: [&[Kind]; 2],
        left: Option<Kind>,
        right: Option<Kind>,
    ) -> Self {
        let mut rest = config.deck.cards();
        let mut fetch = |kind| fetch(&mut rest, kind);
        let hands = hands.map(|kinds| kinds.iter().map(|&kind| fetch(kind)).collect());
        let hands = BySeat::from_fn(Seats::TWO, |seat| hands[seat.index()]);
        let layout = Layout { hands, left: left.map(&mut fetch), right: right.map(&mut fetch) };
        let dealt = SeaSalt::deal(config, Seats::TWO, &mut Quick::new(3));
        let deal = Deal { starter: Seats::TWO.first(), layout, ..dealt };
        Self { state: SeaSalt::begin(config, &deal), rest }
    }

    /// Seat 0 has drawn two cards and is to keep one of them.
    fn drew(mut self, first: Kind, second: Kind) -> Self {
        let [first, second] = [first, second].map(|kind| fetch(&mut self.rest, kind));
        let event = Event::Drew { seat: self.state.to_act(), first, second: Some(second) };
        SeaSalt::evolve(&mut self.state, &event);
        self
    }

    /// Seat 0 has drawn this card and may play pairs and call.
    pub(super) fn gained(mut self, card: Kind) -> Self {
        let first = fetch(&mut self.rest, card);
        let event = Event::Drew { seat: self.state.to_act(), first, second: None };
        SeaSalt::evolve(&mut self.state, &event);
        self
    }

    /// Seat 1 has called a last chance with this score, and seat 0 has one more turn.
    fn last_chance(mut self, score: u8) -> Self {
        let me = self.state.to_act();
        let call = Call { seat: Seats::TWO.after(me), mode: Mode::LastChance, score };
        SeaSalt::evolve(&mut self.state, &Event::Called(call));
        SeaSalt::evolve(&mut self.state, &Event::TurnBegan { seat: me, extra: false });
        self
    }

    /// Seat 1 has taken the top card of this pile, and seat 0 is to draw.
    fn rival_took(mut self, from: Side) -> Self {
        let me = self.state.to_act();
        let card = self.state.discards(from).last().copied().unwrap();
        let seat = Seats::TWO.after(me);
        SeaSalt::evolve(&mut self.state, &Event::Took { seat, card, from });
        SeaSalt::evolve(&mut self.state, &Event::TurnBegan { seat: me, extra: false });
        self
    }

    /// The players have these points from earlier rounds.
    pub(super) fn totals(mut self, totals: [u16; 2]) -> Self {
        let before = self.state;
        let points = BySeat::from_fn(Seats::TWO, |seat| totals[seat.index()]);
        let end = RoundEnd::Called;
        SeaSalt::evolve(&mut self.state, &Event::Settled { end, points });
        let top = |side| before.discards(side).last().copied();
        let hands = BySeat::from_fn(Seats::TWO, |seat| before.hand(seat));
        let layout = Layout { hands, left: top(Side::Left), right: top(Side::Right) };
        let began = Event::RoundBegan { starter: before.to_act(), layout, colours: None };
        SeaSalt::evolve(&mut self.state, &began);
        self
    }

    /// Checks the actions of all levels, with several seeds.
    #[track_caller]
    fn check(&self, fits: impl Fn(Action) -> bool) {
        for level in LEVELS {
            self.check_level(level, &fits);
        }
    }

    /// Like [`check`](Self::check), but skips medium if it follows the flow chart, which has no rule
    /// for the position (SS-X2, SS-X4).
    #[track_caller]
    fn check_beyond_chart(&self, fits: impl Fn(Action) -> bool) {
        let follows_chart = self.state.config().stop == StopPays::Bet;
        let levels = LEVELS.into_iter().filter(|&level| level != Level::Medium || !follows_chart);
        levels.for_each(|level| self.check_level(level, &fits));
    }

    #[track_caller]
    fn check_level(&self, level: Level, fits: &impl Fn(Action) -> bool) {
        for seed in 0..3 {
            let decision = choose(level, &self.state, seed, None);
            assert!(fits(decision.action), "{level:?}, seed {seed}: {decision:?}");
        }
    }
}

fn fetch(rest: &mut CardSet, kind: Kind) -> Card {
    let card =
        (*rest & CardSet::of(kind)).iter().next().expect("the deck has another card of this kind");
    *rest = rest.without(card);
    card
}

/// Seat 0 holds three mermaids, and the fourth is on the right pile.
pub(super) fn fourth_mermaid(config: &Config) -> Position {
    let hands: [&[Kind]; 2] = [&[Kind::Mermaid; 3], &[Kind::Fish]];
    Position::new(config, hands, Some(Kind::Crab), Some(Kind::Mermaid))
}

/// The rival holds a sailor, which everybody saw, and the other one is on the right pile.
pub(super) fn rival_wants_a_card(config: &Config) -> Position {
    let hands: [&[Kind]; 2] = [&[Kind::Fish, Kind::Crab, Kind::Shark], &[Kind::Fish]];
    let sailor = Some(Kind::Sailor);
    Position::new(config, hands, sailor, sailor).rival_took(Side::Left)
}

const PRESETS: [Config; 3] = [Config::CLASSIC, Config::FLOW, Config::PUBLISHED];

#[test]
fn the_fourth_mermaid_is_always_taken() {
    for config in PRESETS {
        let mermaids = [Kind::Mermaid; 3];
        let position = fourth_mermaid(&config);
        position.check_beyond_chart(|action| action == Action::Take { pile: Side::Right });

        let position = Position::new(&config, [&mermaids, &[Kind::Fish]], None, None);
        let position = position.drew(Kind::Octopus, Kind::Mermaid);
        position.check(
            |action| matches!(action, Action::Keep { card, .. } if card.kind == Kind::Mermaid),
        );
    }
}

#[test]
fn the_card_that_fits_the_hand_is_kept() {
    for config in PRESETS {
        let hand = [Kind::Octopus, Kind::Octopus];
        let position = Position::new(&config, [&hand, &[Kind::Fish]], None, None);
        let position = position.drew(Kind::Octopus, Kind::Lighthouse);
        position.check(
            |action| matches!(action, Action::Keep { card, .. } if card.kind == Kind::Octopus),
        );
    }
}

#[test]
fn the_second_sailor_is_better_than_a_draw() {
    for config in PRESETS {
        let position = Position::new(
            &config,
            [&[Kind::Sailor, Kind::Fish], &[Kind::Crab]],
            Some(Kind::Captain),
            Some(Kind::Sailor),
        );
        position.check(|action| action == Action::Take { pile: Side::Right });
    }
}

#[test]
fn a_pair_of_sailboats_is_played() {
    for config in PRESETS {
        let position =
            Position::new(&config, [&[Kind::Sailboat], &[Kind::Fish]], Some(Kind::Crab), None);
        let position = position.gained(Kind::Sailboat);
        position.check(|action| matches!(action, Action::Pair { .. }));
    }
}

#[test]
fn crabs_pick_the_most_valuable_card() {
    for config in PRESETS {
        let hand = [Kind::Octopus, Kind::Octopus, Kind::Crab];
        let (left, right) = (Some(Kind::Captain), Some(Kind::Octopus));
        let mut position =
            Position::new(&config, [&hand, &[Kind::Fish]], left, right).gained(Kind::Crab);
        let mut legal = Vec::new();
        SeaSalt::legal_actions(&position.state, &mut legal);
        let crabs = legal.into_iter().find(|action| matches!(action, Action::Pair { .. }));
        SeaSalt::play_unchecked(&mut position.state, &crabs.unwrap(), &mut Quick::new(1));
        position.check(|action| action == Action::Pick { pile: Side::Right, depth: 0 });
    }
}

/// Seat 1 holds two cards, which cannot score enough to catch up.
#[test]
fn a_round_that_wins_the_game_is_stopped() {
    for config in PRESETS {
        let hand = [Kind::Octopus, Kind::Octopus, Kind::Shell, Kind::Shell, Kind::Captain];
        let others = [Kind::Shark, Kind::Shell];
        let nearly = config.target(Seats::TWO) - 5;
        let position = Position::new(&config, [&hand, &others], None, None).totals([nearly, 10]);
        let position = position.gained(Kind::Octopus);
        position.check_beyond_chart(|action| matches!(action, Action::Stop | Action::LastChance));
    }
}

/// The piles are empty, so the pair of crabs only scores a point: 8 against the caller's 7.
#[test]
fn a_pair_is_played_to_beat_the_caller_in_the_last_turn() {
    let config = Config::CLASSIC;
    let hand = [Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Crab];
    let others = [Kind::Shell, Kind::Shell, Kind::Shell, Kind::Shell, Kind::Penguin];
    let position = Position::new(&config, [&hand, &others], None, None).last_chance(7);
    let position = position.gained(Kind::Crab);
    position.check(|action| matches!(action, Action::Pair { .. }));
}
