//! Calling, and the last chance.

use super::*;

/// SS-F1: a player with enough points may still pass.
#[test]
fn a_call_is_not_compulsory() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, SEVEN);
    scene.act(Action::Pass);
    assert_eq!((scene.state.to_act, scene.state.call), (scene.seat(1), None));
}

/// SS-F2, SS-F3: a call needs the threshold in card points; the colour bonus does not count.
#[test]
fn it_takes_seven_card_points_to_call() {
    for config in PRESETS {
        let scene = Scene::playing(config, 2, &[Kind::Shell; 4]);
        assert!(scene.state.score(scene.seat(0)).colour_points() >= 1);
        let refusal = scene.refusal(Action::Stop).to_string();
        assert_eq!(refusal, "your cards score 6; a call needs 7");
        assert_eq!(scene.legal(), [Action::Pass]);
        let low = Scene::playing(Config { threshold: 6, ..config }, 2, &[Kind::Shell; 4]);
        assert_eq!(low.legal(), [Action::Stop, Action::LastChance, Action::Pass]);
    }
}

/// SS-F5: a call shows the score, in the printed game the hand; after Last Chance the next player
/// acts.
#[test]
fn a_call_shows_the_score_or_the_hand() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, SEVEN);
    scene.act(Action::LastChance);
    let call = Call { seat: scene.seat(0), mode: Mode::LastChance, score: 7 };
    assert_eq!(scene.news[0], Event::Called(call));
    let view = scene.view(Viewer::Spectator);
    assert_eq!((view.call, &view.players[call.seat].hand), (Some(call), &None));
    assert_eq!(view.turn, Some(scene.seat(1)));

    let mut printed = Scene::playing(Config::PUBLISHED, 2, SEVEN);
    printed.act(Action::LastChance);
    let view = printed.view(Viewer::Spectator);
    assert_eq!(view.players[call.seat].hand.as_ref().map(Vec::len), Some(SEVEN.len()));
    assert_eq!(view.players[printed.seat(1)].hand, None);
}

/// SS-H1: Stop ends the round at once.
#[test]
fn stop_ends_the_round_at_once() {
    let mut scene = Scene::playing(Config::CLASSIC, 4, SEVEN);
    scene.act(Action::Stop);
    assert_eq!(scene.settled(), Some((RoundEnd::Called, vec![7, 0, 0, 0])));
    assert_eq!(scene.state.rounds, 1);
}

/// SS-H2, SS-H3, SS-H4, SS-H6: all others have one turn with a draw and pairs; then the round ends.
#[test]
fn a_last_chance_gives_every_other_player_one_turn() {
    let mut scene = Scene::new(Config::CLASSIC, 3);
    scene.state.to_act = scene.seat(1);
    scene.hold(1, SEVEN);
    scene.hold(2, &[Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Sailor, Kind::Sailor]);
    scene.draw();
    scene.act(Action::LastChance);
    for seat in [2, 0] {
        assert_eq!(scene.state.to_act, scene.seat(seat));
        scene.draw();
        assert_eq!(scene.refusal(Action::Stop), Rejection::AlreadyCalled);
        assert_eq!(scene.refusal(Action::LastChance), Rejection::AlreadyCalled);
        assert_eq!(scene.settled(), None);
        scene.act(Action::Pass);
    }
    assert!(scene.settled().is_some());
}

/// SS-H5: the caller cannot be robbed, unless the settings allow it.
#[test]
fn the_caller_is_locked() {
    for last_chance_lock in [true, false] {
        let config = Config { last_chance_lock, ..Config::CLASSIC };
        let mut scene = Scene::playing(config, 2, SEVEN);
        scene.hold(1, &[Kind::Shark, Kind::Swimmer]);
        scene.act(Action::LastChance);
        scene.draw();
        scene.pair(Kind::Shark, Kind::Swimmer);
        let phase = if last_chance_lock { Phase::Play } else { Phase::Theft };
        assert_eq!(scene.state.phase, phase);
    }
    let mut three = Scene::playing(Config::CLASSIC, 3, SEVEN);
    three.hold(1, &[Kind::Shark, Kind::Swimmer]);
    three.hold(2, &[Kind::Shell]);
    three.act(Action::LastChance);
    three.draw();
    three.pair(Kind::Shark, Kind::Swimmer);
    let refusal = three.refusal(Action::Rob { victim: three.seat(0) });
    insta::assert_snapshot!(refusal, @"seat 1 has called Last Chance and cannot be robbed; choose another player");
}

/// SS-H7: a deck that runs out in a last chance is reshuffled; otherwise the call stands.
#[test]
fn a_last_chance_outlives_the_deck() {
    let mut printed = Scene::playing(Config::PUBLISHED, 3, SEVEN);
    let bonus = u16::from(printed.state.score(printed.seat(0)).colour_points());
    printed.deck(&[Kind::Fish]);
    printed.act(Action::LastChance);
    printed.draw();
    printed.act(Action::Pass);
    assert_eq!(printed.settled(), None);
    assert!(printed.news.contains(&Event::NothingToDraw { seat: printed.seat(2) }));
    printed.act(Action::Pass);
    assert_eq!(printed.settled(), Some((RoundEnd::Called, vec![7 + bonus, 1, 0])));

    let mut classic = Scene::playing(Config::CLASSIC, 2, SEVEN);
    classic.pile(Side::Left, &[Kind::Fish, Kind::Crab]);
    classic.deck(&[]);
    classic.act(Action::LastChance);
    classic.draw();
    assert!(classic.state.deck.is_empty() && classic.kinds(1) == [Kind::Fish]);
}
