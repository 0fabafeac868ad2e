//! Positions in which the right move is plain.

use game_sea_salt::{
    Action, Card, CardSet, Config, Deal, Event, Kind, SeaSalt, Side, State,
    config::StopPays,
    event::Layout,
    settle::{Call, Mode, RoundEnd},
};
use tabletop::{BySeat, Rules, Seats, luck::Quick};

use super::{LEVELS, choose};
use crate::Level;

/// Two players in the middle of a round, laid out by a test. Seat 0 is to act.
pub(super) struct Table {
    pub(super) state: State,
    /// The cards that have no place yet.
    rest: CardSet,
}

impl Table {
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
        let event = Event::Drew { seat: self.state.seat(), first, second: Some(second) };
        SeaSalt::evolve(&mut self.state, &event);
        self
    }

    /// Seat 0 has drawn this card and may play pairs and call.
    pub(super) fn gained(mut self, card: Kind) -> Self {
        let first = fetch(&mut self.rest, card);
        let event = Event::Drew { seat: self.state.seat(), first, second: None };
        SeaSalt::evolve(&mut self.state, &event);
        self
    }

    /// Seat 1 has called a last chance with this score, and seat 0 has one more turn.
    fn last_chance(mut self, score: u8) -> Self {
        let me = self.state.seat();
        let call = Call { seat: Seats::TWO.after(me), mode: Mode::LastChance, score };
        SeaSalt::evolve(&mut self.state, &Event::Called(call));
        SeaSalt::evolve(&mut self.state, &Event::TurnBegan { seat: me, extra: false });
        self
    }

    /// Both have these points from earlier rounds.
    pub(super) fn totals(mut self, totals: [u16; 2]) -> Self {
        let before = self.state;
        let points = BySeat::from_fn(Seats::TWO, |seat| totals[seat.index()]);
        let end = RoundEnd::Called;
        SeaSalt::evolve(&mut self.state, &Event::Settled { end, points });
        let top = |side| before.discards(side).last().copied();
        let hands = BySeat::from_fn(Seats::TWO, |seat| before.hand(seat));
        let layout = Layout { hands, left: top(Side::Left), right: top(Side::Right) };
        let began = Event::RoundBegan { starter: before.seat(), layout, colours: None };
        SeaSalt::evolve(&mut self.state, &began);
        self
    }

    /// Every level that thinks does something that `fits`, whatever its luck.
    #[track_caller]
    fn check(&self, fits: impl Fn(Action) -> bool) {
        for level in LEVELS {
            self.check_level(level, &fits);
        }
    }

    /// As [`check`](Self::check), but for medium where it follows the flow chart, which has no rule
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
            let choice = choose(level, &self.state, seed, None);
            assert!(fits(choice.action), "{level:?}, luck {seed}: {choice:?}");
        }
    }
}

fn fetch(rest: &mut CardSet, kind: Kind) -> Card {
    let card = (*rest & CardSet::of(kind)).iter().next().expect("one is left");
    *rest = rest.without(card);
    card
}

/// Seat 0 holds three mermaids, and the fourth lies on the right pile.
pub(super) fn fourth_mermaid(config: &Config) -> Table {
    let hands: [&[Kind]; 2] = [&[Kind::Mermaid; 3], &[Kind::Fish]];
    Table::new(config, hands, Some(Kind::Crab), Some(Kind::Mermaid))
}

const PRESETS: [Config; 3] = [Config::CLASSIC, Config::FLOW, Config::PUBLISHED];

#[test]
fn the_fourth_mermaid_is_taken_wherever_it_lies() {
    for config in PRESETS {
        let mermaids = [Kind::Mermaid; 3];
        let table = fourth_mermaid(&config);
        table.check_beyond_chart(|action| action == Action::Take { pile: Side::Right });

        let table = Table::new(&config, [&mermaids, &[Kind::Fish]], None, None);
        let table = table.drew(Kind::Octopus, Kind::Mermaid);
        table.check(
            |action| matches!(action, Action::Keep { card, .. } if card.kind == Kind::Mermaid),
        );
    }
}

#[test]
fn the_card_that_goes_with_the_hand_is_kept() {
    for config in PRESETS {
        let hand = [Kind::Octopus, Kind::Octopus];
        let table = Table::new(&config, [&hand, &[Kind::Fish]], None, None);
        let table = table.drew(Kind::Octopus, Kind::Lighthouse);
        table.check(
            |action| matches!(action, Action::Keep { card, .. } if card.kind == Kind::Octopus),
        );
    }
}

#[test]
fn the_second_sailor_is_worth_more_than_the_deck() {
    for config in PRESETS {
        let table = Table::new(
            &config,
            [&[Kind::Sailor, Kind::Fish], &[Kind::Crab]],
            Some(Kind::Captain),
            Some(Kind::Sailor),
        );
        table.check(|action| action == Action::Take { pile: Side::Right });
    }
}

#[test]
fn sailboats_sail() {
    for config in PRESETS {
        let table = Table::new(&config, [&[Kind::Sailboat], &[Kind::Fish]], Some(Kind::Crab), None);
        let table = table.gained(Kind::Sailboat);
        table.check(|action| matches!(action, Action::Pair { .. }));
    }
}

#[test]
fn crabs_pick_what_brings_most() {
    for config in PRESETS {
        let hand = [Kind::Octopus, Kind::Octopus, Kind::Crab];
        let (left, right) = (Some(Kind::Captain), Some(Kind::Octopus));
        let mut table = Table::new(&config, [&hand, &[Kind::Fish]], left, right).gained(Kind::Crab);
        let mut legal = Vec::new();
        SeaSalt::legal_actions(&table.state, &mut legal);
        let crabs = legal.into_iter().find(|action| matches!(action, Action::Pair { .. }));
        SeaSalt::play(&mut table.state, &crabs.unwrap(), &mut Quick::new(1));
        table.check(|action| action == Action::Pick { pile: Side::Right, depth: 0 });
    }
}

/// Seat 1 holds two cards, which cannot be worth what is missing.
#[test]
fn the_round_that_wins_the_game_is_stopped() {
    for config in PRESETS {
        let hand = [Kind::Octopus, Kind::Octopus, Kind::Shell, Kind::Shell, Kind::Captain];
        let others = [Kind::Shark, Kind::Shell];
        let nearly = config.target(Seats::TWO) - 5;
        let table = Table::new(&config, [&hand, &others], None, None).totals([nearly, 10]);
        let table = table.gained(Kind::Octopus);
        table.check_beyond_chart(|action| matches!(action, Action::Stop | Action::LastChance));
    }
}

/// The piles are empty, so the crabs bring nothing but a point: 8 against the caller's 7.
#[test]
fn in_the_last_turn_a_point_more_beats_the_caller() {
    let config = Config::CLASSIC;
    let hand = [Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Crab];
    let others = [Kind::Shell, Kind::Shell, Kind::Shell, Kind::Shell, Kind::Penguin];
    let table = Table::new(&config, [&hand, &others], None, None).last_chance(7);
    let table = table.gained(Kind::Crab);
    table.check(|action| matches!(action, Action::Pair { .. }));
}
