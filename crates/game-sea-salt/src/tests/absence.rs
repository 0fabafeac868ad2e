//! Absent players.

use super::*;

fn skipped(seat: Seat) -> Event {
    Event::TurnSkipped { seat }
}

fn began(seat: Seat) -> Event {
    Event::TurnBegan { seat, extra: false }
}

/// SS-X8: the whole turn is skipped, without a draw, a pair or a call.
#[test]
fn the_turn_of_an_absent_player_is_skipped() {
    for config in PRESETS {
        let mut table = Table::new(config, 3);
        table.hold(0, &[Kind::Mermaid, Kind::Mermaid, Kind::Mermaid, Kind::Fish, Kind::Fish]);
        table.hold(0, SEVEN);
        table.pile(Side::Left, &[Kind::Mermaid]);
        let before = table.state;
        table.absent();
        let (absentee, next) = (table.seat(0), table.seat(1));
        assert_eq!(table.news, [skipped(absentee), began(next)]);
        assert_eq!(table.state, State { to_act: next, ..before }, "nothing else changed");
    }
}

/// SS-X8: the rest of a turn is skipped too, with its pairs, its call and its extra turns.
#[test]
fn the_rest_of_a_turn_is_skipped() {
    let mut table = Table::playing(Config::CLASSIC, 2, SEVEN);
    table.hold(0, &[Kind::Sailboat, Kind::Sailboat, Kind::Crab, Kind::Crab]);
    table.pair(Kind::Sailboat, Kind::Sailboat);
    assert_eq!((table.state.phase, table.state.extra_turns), (Phase::Play, 1));
    table.absent();
    assert_eq!(table.news, [skipped(table.seat(0)), began(table.seat(1))]);
    assert_eq!((table.state.call, table.state.extra_turns), (None, 0));
    assert_eq!(table.state.hands[table.seat(0)].len(), SEVEN.len() + 2);

    // Extra turns at once: the player is absent when the next draw is due.
    let mut at_once = Table::playing(Config::FLOW, 2, &[Kind::Sailboat, Kind::Sailboat]);
    at_once.pair(Kind::Sailboat, Kind::Sailboat);
    at_once.absent();
    assert_eq!(at_once.news, [skipped(at_once.seat(0)), began(at_once.seat(1))]);
}

/// SS-X8: a choice between two drawn cards is resolved as if the time were up, and the turn ends.
#[test]
fn an_open_choice_of_two_cards_is_resolved() {
    let mut table = Table::new(Config::CLASSIC, 2);
    table.pile(Side::Left, &[Kind::Octopus]);
    table.act(Action::Draw);
    let Phase::Choose { first, second } = table.state.phase else { panic!("there is a choice") };
    let seat = table.seat(0);
    table.absent();
    let kept = Event::Kept { seat, kept: first, discarded: second, to: Side::Right };
    assert_eq!(table.news, [kept, skipped(seat), began(table.seat(1))]);
}

/// SS-X8, SS-X12: an open choice of a pile or a victim, who may be absent too, is resolved in the
/// same way.
#[test]
fn an_open_pile_and_an_open_victim_are_resolved() {
    let mut crabs = Table::playing(Config::CLASSIC, 2, &[Kind::Crab, Kind::Crab]);
    crabs.pile(Side::Right, &[Kind::Shell, Kind::Octopus]);
    crabs.pair(Kind::Crab, Kind::Crab);
    crabs.absent();
    assert_eq!(crabs.kinds(0), [Kind::Octopus]);
    assert_eq!(crabs.news[1..], [skipped(crabs.seat(0)), began(crabs.seat(1))]);

    let mut theft = Table::new(Config::CLASSIC, 2);
    theft.hold(0, &[Kind::Shell]);
    theft.absent();
    theft.hold(1, &[Kind::Shark, Kind::Swimmer]);
    theft.draw();
    theft.pair(Kind::Shark, Kind::Swimmer);
    theft.absent();
    assert_eq!(theft.kinds(0), [], "the absent can be robbed");
    assert_eq!(theft.news[1..], [skipped(theft.seat(1)), began(theft.seat(0))]);
}

/// SS-X8, SS-M5: if the open choice brings the fourth mermaid, the game is over.
#[test]
fn an_open_choice_may_win_the_game() {
    let mut table = Table::playing(Config::CLASSIC, 2, &[Kind::Mermaid; 3]);
    table.hold(0, &[Kind::Crab, Kind::Crab]);
    table.pile(Side::Left, &[Kind::Mermaid]);
    table.pair(Kind::Crab, Kind::Crab);
    table.absent();
    assert!(matches!(table.news[..], [Event::Picked { .. }, Event::Ended { .. }]));
}

/// SS-X8, SS-H2, SS-N1: a skipped final turn counts as taken.
#[test]
fn a_skipped_final_turn_counts_as_taken() {
    for (config, starter) in PRESETS.into_iter().zip([0, 0, 1]) {
        let mut table = Table::playing(config, 3, SEVEN);
        // Seat 1 has 6 points, and 11 with the second sailor.
        table.hold(1, &[Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Sailor]);
        table.pile(Side::Left, &[Kind::Sailor]);
        table.act(Action::LastChance);
        table.absent();
        assert_eq!((table.settled(), table.state.to_act), (None, table.seat(2)));
        table.absent();
        let (end, points) = table.settled().unwrap();
        assert_eq!(end, RoundEnd::Called);
        assert!(points[0] >= 7, "{points:?}: the caller has won with the cards of that moment");
        assert_eq!(table.state.starter, table.seat(starter));
    }
}

/// SS-X8, SS-B7: an absent player who could have drawn does not count as unable to draw, so skipped
/// turns never settle the round.
#[test]
fn skipped_turns_do_not_end_a_round() {
    for config in PRESETS {
        let mut table = Table::new(config, 2);
        for _ in 0..20 {
            table.absent();
            assert_eq!((table.settled(), table.state.skips), (None, 0));
        }
    }
}

/// SS-X8, SS-B7: if nothing is left to draw, an absent player counts like all others.
#[test]
fn an_absent_player_does_not_hold_up_a_round_without_cards() {
    let mut table = Table::new(Config::CLASSIC, 2);
    table.deck(&[Kind::Shell]);
    table.draw();
    table.act(Action::Pass);
    assert!(table.news.contains(&Event::NothingToDraw { seat: table.seat(1) }));
    table.absent();
    assert_eq!((table.settled(), table.state.skips), (None, 1));
    table.act(Action::Pass);
    assert_eq!(table.settled(), Some((RoundEnd::NothingLeft, vec![0, 0])));
}

/// SS-X8: the absence of a player who is not to act changes nothing.
#[test]
fn only_the_player_to_act_can_be_skipped() {
    let table = Table::new(Config::CLASSIC, 2);
    let mut events = Vec::new();
    testkit::decide_absent::<SeaSalt>(&table.state, table.seat(1), &mut Quick::new(1), &mut events);
    assert_eq!(events, []);
}

/// SS-X8, SS-B9: everybody sees that a turn was skipped.
#[test]
fn everybody_sees_a_skip() {
    let table = Table::new(Config::CLASSIC, 2);
    let seat = table.seat(0);
    for viewer in Viewer::all(table.state.seats()) {
        let seen = SeaSalt::seen(&table.state, &skipped(seat), viewer);
        assert_eq!(seen, Seen::TurnSkipped { seat });
    }
}
