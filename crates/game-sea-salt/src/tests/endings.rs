//! How rounds and games end.

use super::*;

const MERMAIDS: &[Kind] = &[Kind::Mermaid; 4];

#[track_caller]
fn assert_won_by_mermaids(scene: &Scene, seat: u8) {
    let winners = SeatSet::EMPTY.with(scene.seat(seat));
    assert_eq!(scene.state.phase, Phase::Over { winners, by: Victory::Mermaids });
    assert_eq!(scene.settled(), None, "no points are counted");
}

/// SS-M5: the fourth mermaid wins at once when drawn from the deck or taken from a pile.
#[test]
fn the_fourth_mermaid_wins_when_drawn() {
    let with_three = || {
        let mut scene = Scene::new(Config::FLOW, 2);
        scene.hold(0, &MERMAIDS[..3]);
        scene
    };
    let mut drawn = with_three();
    drawn.deck(&[Kind::Mermaid]);
    drawn.act(Action::Draw);
    assert_won_by_mermaids(&drawn, 0);

    let mut kept = with_three();
    kept.deck(&[Kind::Mermaid, Kind::Shell]);
    kept.act(Action::Draw);
    assert!(!kept.is_over(), "looking is not holding");
    let card = Face { kind: Kind::Mermaid, colour: Colour::White };
    kept.act(Action::Keep { card, discard_to: Side::Left });
    assert_won_by_mermaids(&kept, 0);

    let mut taken = with_three();
    taken.pile(Side::Left, &[Kind::Mermaid]);
    taken.act(Action::Take { pile: Side::Left });
    assert_won_by_mermaids(&taken, 0);
}

/// SS-M5: the fourth mermaid wins when an effect brings it.
#[test]
fn the_fourth_mermaid_wins_when_an_effect_brings_it() {
    let with = |pair: [Kind; 2]| Scene::playing(Config::FLOW, 2, &[&MERMAIDS[..3], &pair].concat());
    let mut fished = with([Kind::Fish, Kind::Fish]);
    fished.deck(&[Kind::Mermaid]);
    fished.pair(Kind::Fish, Kind::Fish);
    assert_won_by_mermaids(&fished, 0);

    let mut picked = with([Kind::Crab, Kind::Crab]);
    picked.pile(Side::Left, &[Kind::Shell, Kind::Mermaid]);
    picked.pair(Kind::Crab, Kind::Crab);
    picked.act(Action::Pick { pile: Side::Left, depth: 0 });
    assert_won_by_mermaids(&picked, 0);

    let mut stolen = with([Kind::Shark, Kind::Swimmer]);
    stolen.hold(1, &[Kind::Mermaid]);
    stolen.pair(Kind::Shark, Kind::Swimmer);
    stolen.act(Action::Rob { victim: stolen.seat(1) });
    assert_won_by_mermaids(&stolen, 0);
}

/// SS-K8, SS-M6: mermaids take precedence over points, even in the last turn and far behind.
#[test]
fn mermaids_come_before_points() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, SEVEN);
    let me = scene.seat(0);
    scene.state.totals[me] = 39;
    scene.hold(1, &MERMAIDS[..3]);
    scene.act(Action::LastChance);
    scene.deck(&[Kind::Mermaid]);
    scene.act(Action::Draw);
    assert_won_by_mermaids(&scene, 1);
    assert_eq!(scene.outcome().scores.values().copied().collect::<Vec<_>>(), [39, 0]);
}

/// SS-G3, SS-G5: the target is checked when a round is settled, and the highest total wins.
#[test]
fn the_game_ends_with_the_round() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, SEVEN);
    let (me, other) = (scene.seat(0), scene.seat(1));
    scene.state.totals[me] = 33;
    scene.state.totals[other] = 36;
    scene.hold(1, &[Kind::Octopus, Kind::Octopus, Kind::Sailor, Kind::Sailor]);
    assert!(!scene.is_over());
    scene.act(Action::Stop);
    let outcome = scene.outcome();
    assert_eq!(outcome.scores.values().copied().collect::<Vec<_>>(), [40, 44]);
    assert_eq!(outcome.winners, SeatSet::EMPTY.with(other));
    assert!(scene.legal().is_empty());
    assert_eq!(scene.refusal(Action::Draw), Rejection::GameOver);
    assert_eq!(SeaSalt::default_action(&scene.state), None);
}

/// SS-G4: with equal totals the caller wins.
#[test]
fn the_caller_breaks_a_tie() {
    for caller in [0, 1] {
        let mut scene = Scene::new(Config { target: Target::Points(30), ..Config::CLASSIC }, 2);
        for seat in [0, 1] {
            let seat = scene.seat(seat);
            scene.state.totals[seat] = 30;
        }
        scene.hold(caller, SEVEN);
        let also_seven = [Kind::Penguin, Kind::Sailor, Kind::Sailor, Kind::Crab, Kind::Crab];
        scene.hold(1 - caller, &also_seven);
        scene.state.to_act = scene.seat(caller);
        scene.state.phase = Phase::Play;
        scene.act(Action::Stop);
        assert_eq!(scene.settled(), Some((RoundEnd::Called, vec![7, 7])));
        assert_eq!(scene.outcome().winners, SeatSet::EMPTY.with(scene.seat(caller)));
    }
}

/// SS-N1, SS-N2: after a last chance the caller starts, in the printed game the player to the left;
/// everything is reset.
#[test]
fn the_next_round_resets_everything() {
    for (config, starter) in PRESETS.into_iter().zip([0, 0, 1]) {
        let hand = [SEVEN, &[Kind::Crab, Kind::Crab]].concat();
        let mut scene = Scene::playing(config, 4, &hand);
        scene.pile(Side::Left, &[Kind::Shell, Kind::Fish]);
        scene.pair(Kind::Crab, Kind::Crab);
        scene.act(Action::Pick { pile: Side::Left, depth: 0 });
        scene.act(Action::LastChance);
        while scene.settled().is_none() {
            assert_ne!(scene.state.to_act, scene.seat(0));
            let default = SeaSalt::default_action(&scene.state).unwrap();
            scene.act(default);
        }
        let state = &scene.state;
        let starter = scene.seat(starter);
        assert_eq!((state.to_act, state.starter, state.rounds), (starter, starter, 1));
        assert_eq!((state.call, state.extra_turns, state.skips), (None, 0, 0));
        assert!(state.pairs.is_empty() && state.tables.values().all(|it| it.is_empty()));
        assert!(state.hands.values().all(|it| it.len() == usize::from(config.start_hand)));
        assert!(state.piles.iter().all(|it| it.len() == usize::from(config.start_piles)));
        assert_eq!(state.cards().collect::<CardSet>(), config.deck.cards());
        assert!(state.seats().iter().all(|seat| state.memory.public(seat).is_empty()));
    }
}

/// SS-N1: after Stop the player left of the caller starts, in every preset.
#[test]
fn after_stop_the_next_round_starts_left_of_the_caller() {
    for config in PRESETS {
        let mut scene = Scene::playing(config, 4, SEVEN);
        scene.act(Action::Stop);
        assert_eq!((scene.state.starter, scene.state.to_act), (scene.seat(1), scene.seat(1)));
    }
}
