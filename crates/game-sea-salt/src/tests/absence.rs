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
        let mut scene = Scene::new(config, 3);
        scene.hold(0, &[Kind::Mermaid, Kind::Mermaid, Kind::Mermaid, Kind::Fish, Kind::Fish]);
        scene.hold(0, SEVEN);
        scene.pile(Side::Left, &[Kind::Mermaid]);
        let before = scene.state;
        scene.absent();
        let (absentee, next) = (scene.seat(0), scene.seat(1));
        assert_eq!(scene.news, [skipped(absentee), began(next)]);
        assert_eq!(scene.state, State { to_act: next, ..before }, "nothing else changed");
    }
}

/// SS-X8: the rest of a turn is skipped too, with its pairs, its call and its extra turns.
#[test]
fn the_rest_of_a_turn_is_skipped() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, SEVEN);
    scene.hold(0, &[Kind::Sailboat, Kind::Sailboat, Kind::Crab, Kind::Crab]);
    scene.pair(Kind::Sailboat, Kind::Sailboat);
    assert_eq!((scene.state.phase, scene.state.extra_turns), (Phase::Play, 1));
    scene.absent();
    assert_eq!(scene.news, [skipped(scene.seat(0)), began(scene.seat(1))]);
    assert_eq!((scene.state.call, scene.state.extra_turns), (None, 0));
    assert_eq!(scene.state.hands[scene.seat(0)].len(), SEVEN.len() + 2);

    // Extra turns at once: the player is absent when the next draw is due.
    let mut at_once = Scene::playing(Config::FLOW, 2, &[Kind::Sailboat, Kind::Sailboat]);
    at_once.pair(Kind::Sailboat, Kind::Sailboat);
    at_once.absent();
    assert_eq!(at_once.news, [skipped(at_once.seat(0)), began(at_once.seat(1))]);
}

/// SS-X8: a choice between two drawn cards is resolved as if the time were up, and the turn ends.
#[test]
fn an_open_choice_of_two_cards_is_resolved() {
    let mut scene = Scene::new(Config::CLASSIC, 2);
    scene.pile(Side::Left, &[Kind::Octopus]);
    scene.act(Action::Draw);
    let Phase::Choose { first, second } = scene.state.phase else { panic!("there is a choice") };
    let seat = scene.seat(0);
    scene.absent();
    let kept = Event::Kept { seat, kept: first, discarded: second, to: Side::Right };
    assert_eq!(scene.news, [kept, skipped(seat), began(scene.seat(1))]);
}

/// SS-X8, SS-X12: an open choice of a pile or a victim, who may be absent too, is resolved in the
/// same way.
#[test]
fn an_open_pile_and_an_open_victim_are_resolved() {
    let mut crabs = Scene::playing(Config::CLASSIC, 2, &[Kind::Crab, Kind::Crab]);
    crabs.pile(Side::Right, &[Kind::Shell, Kind::Octopus]);
    crabs.pair(Kind::Crab, Kind::Crab);
    crabs.absent();
    assert_eq!(crabs.kinds(0), [Kind::Octopus]);
    assert_eq!(crabs.news[1..], [skipped(crabs.seat(0)), began(crabs.seat(1))]);

    let mut theft = Scene::new(Config::CLASSIC, 2);
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
    let mut scene = Scene::playing(Config::CLASSIC, 2, &[Kind::Mermaid; 3]);
    scene.hold(0, &[Kind::Crab, Kind::Crab]);
    scene.pile(Side::Left, &[Kind::Mermaid]);
    scene.pair(Kind::Crab, Kind::Crab);
    scene.absent();
    assert!(matches!(scene.news[..], [Event::Picked { .. }, Event::Ended { .. }]));
}

/// SS-X8, SS-H2, SS-N1: a skipped final turn counts as taken.
#[test]
fn a_skipped_final_turn_counts_as_taken() {
    for (config, starter) in PRESETS.into_iter().zip([0, 0, 1]) {
        let mut scene = Scene::playing(config, 3, SEVEN);
        // Seat 1 has 6 points, and 11 with the second sailor.
        scene.hold(1, &[Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Sailor]);
        scene.pile(Side::Left, &[Kind::Sailor]);
        scene.act(Action::LastChance);
        scene.absent();
        assert_eq!((scene.settled(), scene.state.to_act), (None, scene.seat(2)));
        scene.absent();
        let (end, points) = scene.settled().unwrap();
        assert_eq!(end, RoundEnd::Called);
        assert!(points[0] >= 7, "{points:?}: the caller has won with the cards of that moment");
        assert_eq!(scene.state.starter, scene.seat(starter));
    }
}

/// SS-X8, SS-B7: an absent player who could have drawn does not count as unable to draw, so skipped
/// turns never settle the round.
#[test]
fn skipped_turns_do_not_end_a_round() {
    for config in PRESETS {
        let mut scene = Scene::new(config, 2);
        for _ in 0..20 {
            scene.absent();
            assert_eq!((scene.settled(), scene.state.skips), (None, 0));
        }
    }
}

/// SS-X8, SS-B7: if nothing is left to draw, an absent player counts like all others.
#[test]
fn an_absent_player_does_not_hold_up_a_round_without_cards() {
    let mut scene = Scene::new(Config::CLASSIC, 2);
    scene.deck(&[Kind::Shell]);
    scene.draw();
    scene.act(Action::Pass);
    assert!(scene.news.contains(&Event::NothingToDraw { seat: scene.seat(1) }));
    scene.absent();
    assert_eq!((scene.settled(), scene.state.skips), (None, 1));
    scene.act(Action::Pass);
    assert_eq!(scene.settled(), Some((RoundEnd::NothingLeft, vec![0, 0])));
}

/// SS-X8: the absence of a player who is not to act changes nothing.
#[test]
fn only_the_player_to_act_can_be_skipped() {
    let scene = Scene::new(Config::CLASSIC, 2);
    let mut events = Vec::new();
    testkit::decide_absent::<SeaSalt>(&scene.state, scene.seat(1), &mut Quick::new(1), &mut events);
    assert_eq!(events, []);
}

/// SS-X8, SS-B9: everybody sees that a turn was skipped.
#[test]
fn every_viewer_sees_a_skip() {
    let scene = Scene::new(Config::CLASSIC, 2);
    let seat = scene.seat(0);
    for viewer in Viewer::all(scene.state.seats()) {
        let seen = SeaSalt::seen(&scene.state, &skipped(seat), viewer);
        assert_eq!(seen, Seen::TurnSkipped { seat });
    }
}
