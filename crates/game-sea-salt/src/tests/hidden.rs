//! Hidden information.

use super::*;

/// SS-B9: other hands, the deck and the cards to choose from are hidden.
#[test]
fn hidden_cards_do_not_show() {
    let written = |scene: &Scene, viewer| serde_json::to_string(&scene.view(viewer)).unwrap();
    let lay_out = |held: Kind, looked_at: Kind| {
        let mut scene = Scene::new(Config::CLASSIC, 3);
        scene.hold(1, &[Kind::Shell, held]);
        let (first, second) = (scene.fetch(looked_at), scene.fetch(Kind::Crab));
        scene.state.phase = Phase::Choose { first, second };
        scene
    };
    let truth = lay_out(Kind::Fish, Kind::Octopus);
    let swapped = lay_out(Kind::Octopus, Kind::Fish);
    for viewer in Viewer::all(truth.state.seats()) {
        let may_know = viewer.is(truth.seat(0)) || viewer.is(truth.seat(1));
        let differ = written(&truth, viewer) != written(&swapped, viewer);
        assert_eq!(differ, may_know, "{viewer:?}");
    }
}

/// SS-B9: a card taken from a pile is known to everyone until it is played.
#[test]
fn cards_from_piles_are_remembered() {
    let mut scene = Scene::new(Config::CLASSIC, 2);
    scene.hold(0, &[Kind::Crab]);
    scene.pile(Side::Left, &[Kind::Shell, Kind::Crab]);
    let shown = |scene: &Scene| {
        let view = scene.view(Viewer::Spectator);
        view.players[scene.seat(0)].shown.iter().map(|face| face.kind).collect::<Vec<_>>()
    };
    scene.act(Action::Take { pile: Side::Left });
    assert_eq!(shown(&scene), [Kind::Crab]);
    scene.act(scene.pair_of(Kind::Crab, Kind::Crab));
    assert_eq!(shown(&scene), []);
    scene.act(Action::Pick { pile: Side::Left, depth: 0 });
    assert_eq!(shown(&scene), [Kind::Shell]);
}

/// SS-B9, SS-E10: victim and thief know what was stolen, a third player knows nothing of it.
#[test]
fn a_theft_is_known_to_the_two() {
    let mut scene = Scene::playing(Config::CLASSIC, 3, &[Kind::Shark, Kind::Swimmer]);
    scene.hold(1, &[Kind::Shell]);
    scene.pair(Kind::Shark, Kind::Swimmer);
    scene.act(Action::Rob { victim: scene.seat(1) });
    let known = |seat: u8| {
        let view = scene.view(Viewer::Seat(scene.seat(seat)));
        view.players[scene.seat(0)].known.iter().map(|face| face.kind).collect::<Vec<_>>()
    };
    assert_eq!(known(1), [Kind::Shell]);
    assert_eq!(known(2), []);
}

/// SS-V8, SS-E10: thief and victim see the stolen card beside the pair. Nobody else learns it, even
/// at the end of the game.
#[test]
fn the_name_of_a_stolen_card_is_noted_for_the_two() {
    let config = Config { target: Target::Points(10), ..Config::CLASSIC };
    let steal = |card: Kind| {
        let hand = [SEVEN, &[Kind::Shark, Kind::Swimmer, Kind::Octopus]].concat();
        let mut scene = Scene::playing(config, 3, &hand);
        scene.hold(1, &[card]);
        scene.pair(Kind::Shark, Kind::Swimmer);
        let before = scene.state;
        scene.act(Action::Rob { victim: scene.seat(1) });
        let robbed = scene.news[0];
        (scene, before, robbed)
    };
    let [(shell, before, robbed), (crab, before_crab, robbed_crab)] =
        [Kind::Shell, Kind::Crab].map(steal);
    let note = |scene: &Scene, viewer| {
        let stolen = scene.view(viewer).players[scene.seat(0)].pairs[0].stolen.unwrap();
        assert_eq!(stolen.victim, scene.seat(1), "everybody sees who was robbed");
        stolen.card.map(|face| face.kind)
    };
    let written = |scene: &Scene, viewer| serde_json::to_string(&scene.view(viewer)).unwrap();
    for viewer in Viewer::all(shell.state.seats()) {
        let is_one_of_the_two = viewer.is(shell.seat(0)) || viewer.is(shell.seat(1));
        assert_eq!(note(&shell, viewer), is_one_of_the_two.then_some(Kind::Shell), "{viewer:?}");
        assert_eq!(written(&shell, viewer) != written(&crab, viewer), is_one_of_the_two);
        let news = SeaSalt::seen(&before, &robbed, viewer);
        let other_news = SeaSalt::seen(&before_crab, &robbed_crab, viewer);
        assert_eq!(news != other_news, is_one_of_the_two, "{viewer:?}");
    }

    let score = shell.state.card_score(shell.seat(0));
    let mut ended = shell;
    ended.act(Action::Stop);
    assert!(ended.is_over());
    assert_eq!(ended.settled().unwrap().1[0], u16::from(score), "the note is not a scoring card");
    for viewer in Viewer::all(ended.state.seats()) {
        let is_one_of_the_two = viewer.is(ended.seat(0)) || viewer.is(ended.seat(1));
        assert_eq!(note(&ended, viewer).is_some(), is_one_of_the_two, "{viewer:?}");
    }
}

/// SS-E10: a card stolen before a hand is opened stays known only to the two.
#[test]
fn an_open_hand_does_not_reveal_a_stolen_card() {
    let mut scene = Scene::playing(Config::PUBLISHED, 3, &[Kind::Shark, Kind::Swimmer]);
    scene.hold(1, SEVEN);
    scene.pair(Kind::Shark, Kind::Swimmer);
    scene.act(Action::Rob { victim: scene.seat(1) });
    scene.act(Action::Pass);
    scene.hold(1, &[Kind::Sailor, Kind::Sailor, Kind::Captain]);
    scene.draw();
    scene.act(Action::LastChance);
    let view = scene.view(Viewer::Seat(scene.seat(2)));
    assert!(view.players[scene.seat(1)].hand.is_some());
    assert_eq!(view.players[scene.seat(0)].pairs[0].stolen.unwrap().card, None);
}

/// SS-H5 off, SS-F5: everyone sees a theft from an open hand.
#[test]
fn a_theft_from_an_open_hand_is_seen_by_all() {
    let config = Config { last_chance_lock: false, ..Config::PUBLISHED };
    let mut scene = Scene::playing(config, 3, SEVEN);
    scene.hold(1, &[Kind::Shark, Kind::Swimmer]);
    scene.act(Action::LastChance);
    scene.draw();
    scene.pair(Kind::Shark, Kind::Swimmer);
    scene.act(Action::Rob { victim: scene.seat(0) });
    let view = scene.view(Viewer::Spectator);
    let thief = &view.players[scene.seat(1)];
    assert_eq!((thief.shown.len(), thief.pairs[0].stolen.unwrap().card), (1, Some(thief.shown[0])));
    assert_eq!(view.players[scene.seat(0)].shown.len(), SEVEN.len() - 1);
}

/// When the game is over, all hands are open and scored.
#[test]
fn the_end_opens_all_hands() {
    let config = Config { target: Target::Points(10), ..Config::CLASSIC };
    let mut scene = Scene::playing(config, 2, SEVEN);
    scene.hold(0, &[Kind::Octopus]);
    scene.hold(1, &[Kind::Shell]);
    scene.act(Action::Stop);
    let view = scene.view(Viewer::Spectator);
    assert!(matches!(view.phase, PhaseView::Over { .. }));
    assert!(view.players.values().all(|player| player.hand.is_some()));
    assert!(scene.aids(Viewer::Spectator).scores.values().all(Option::is_some));
    assert_eq!(view.turn, None);
}
