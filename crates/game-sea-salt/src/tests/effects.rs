//! The effects of pairs.

use super::*;

const BOATS: &[Kind] = &[Kind::Sailboat; 8];

/// SS-E1: two fish draw the top card without a discard.
#[test]
fn fish_bring_a_card_without_a_discard() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, &[Kind::Fish, Kind::Fish]);
    scene.deck(&[Kind::Shell, Kind::Shell]);
    scene.pair(Kind::Fish, Kind::Fish);
    assert_eq!((scene.kinds(0), scene.state.deck.len()), (vec![Kind::Shell], 1));
    assert!(scene.state.piles.iter().all(Stack::is_empty));
    assert_eq!(scene.state.phase, Phase::Play);
}

/// SS-E2: with an empty deck fish draw nothing, and nothing is reshuffled.
#[test]
fn fish_do_not_reshuffle() {
    for config in PRESETS {
        let mut scene = Scene::playing(config, 2, &[Kind::Fish, Kind::Fish]);
        scene.pile(Side::Left, &[Kind::Shell, Kind::Shell, Kind::Shell]);
        scene.deck(&[]);
        scene.pair(Kind::Fish, Kind::Fish);
        assert!(scene.kinds(0).is_empty() && scene.state.deck.is_empty());
        assert_eq!(scene.pile_kinds(Side::Left).len(), 3);
    }
}

fn crabs(config: Config) -> Scene {
    let mut scene = Scene::playing(config, 2, &[Kind::Crab, Kind::Crab]);
    scene.pile(Side::Right, &[Kind::Shell, Kind::Octopus, Kind::Penguin]);
    scene.pair(Kind::Crab, Kind::Crab);
    assert_eq!(scene.refusal(Action::Pass), Rejection::PickFirst);
    let empty = scene.refusal(Action::Pick { pile: Side::Left, depth: 0 });
    assert_eq!(empty, Rejection::PileEmpty { pile: Side::Left });
    scene
}

/// SS-E3: in classic and flow crabs take the top of a pile.
#[test]
fn crabs_bring_the_top_of_a_pile() {
    for config in [Config::CLASSIC, Config::FLOW] {
        let pick = |depth| Action::Pick { pile: Side::Right, depth };
        let mut scene = crabs(config);
        assert_eq!(scene.legal(), [pick(0)]);
        assert_eq!(scene.refusal(pick(1)), Rejection::OnlyTheTop);
        scene.act(pick(0));
        assert_eq!(scene.kinds(0), [Kind::Penguin]);
        assert_eq!(scene.refusal(pick(0)), Rejection::NoCrabs);
    }
}

/// SS-E3: in the printed game any card of one pile, and the rest stays in order.
#[test]
fn crabs_bring_any_card_of_a_pile() {
    let pick = |depth| Action::Pick { pile: Side::Right, depth };
    let mut scene = crabs(Config::PUBLISHED);
    assert_eq!(scene.legal(), [pick(0), pick(1), pick(2)]);
    insta::assert_snapshot!(scene.refusal(pick(3)), @"the right pile has only 3 cards");
    scene.act(pick(1));
    assert_eq!(scene.kinds(0), [Kind::Octopus]);
    assert_eq!(scene.pile_kinds(Side::Right), [Kind::Shell, Kind::Penguin]);
}

/// SS-E4, SS-E5: extra turns come after this one, one per pair; eight boats never reach the cap.
#[test]
fn sailboats_bring_turns_after_this_one() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, BOATS);
    for _ in 0..4 {
        scene.pair(Kind::Sailboat, Kind::Sailboat);
        assert_eq!(scene.state.phase, Phase::Play);
    }
    assert_eq!(scene.state.extra_turns, 4);
    assert!(scene.state.extra_turns < EXTRA_TURN_CAP);
    for left in (0..4).rev() {
        scene.act(Action::Pass);
        assert_eq!((scene.state.to_act, scene.state.extra_turns), (scene.seat(0), left));
        scene.draw();
    }
    scene.act(Action::Pass);
    assert_eq!(scene.state.to_act, scene.seat(1));
}

/// SS-E4, SS-E5: extra turns may also come at once, each starting with the draw.
#[test]
fn sailboats_bring_a_draw_at_once() {
    for config in [Config::FLOW, Config::PUBLISHED] {
        let mut scene = Scene::playing(config, 2, &BOATS[..4]);
        for _ in 0..2 {
            scene.pair(Kind::Sailboat, Kind::Sailboat);
            assert_eq!((scene.state.to_act, scene.state.phase), (scene.seat(0), Phase::Draw));
            assert_eq!(scene.refusal(Action::Pass), Rejection::DrawFirst);
            scene.draw();
        }
        scene.act(Action::Pass);
        assert_eq!(scene.state.to_act, scene.seat(1));
    }
}

/// SS-E6: a call forfeits the extra turns; without one they are played.
#[test]
fn a_call_loses_extra_turns() {
    let lay_out = || {
        let mut scene = Scene::playing(Config::CLASSIC, 2, &[&BOATS[..2], SEVEN].concat());
        scene.pair(Kind::Sailboat, Kind::Sailboat);
        scene
    };
    let mut stopped = lay_out();
    stopped.act(Action::Stop);
    assert_eq!((stopped.state.rounds, stopped.state.extra_turns), (1, 0));
    let mut last_chance = lay_out();
    last_chance.act(Action::LastChance);
    assert_eq!(last_chance.state.to_act, last_chance.seat(1));
    last_chance.draw();
    last_chance.act(Action::Pass);
    assert!(last_chance.settled().is_some(), "seat 0 does not act again");
    let mut passed = lay_out();
    passed.act(Action::Pass);
    assert_eq!(passed.state.to_act, passed.seat(0));
}

/// SS-E7: an extra turn in a final turn is part of it.
#[test]
fn a_final_turn_may_have_extra_turns() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, SEVEN);
    scene.hold(1, &BOATS[..2]);
    scene.act(Action::LastChance);
    scene.draw();
    scene.pair(Kind::Sailboat, Kind::Sailboat);
    scene.act(Action::Pass);
    assert_eq!((scene.state.to_act, scene.settled()), (scene.seat(1), None));
    scene.draw();
    scene.act(Action::Pass);
    assert!(scene.settled().is_some());
}

fn sharks(seats: u8) -> Scene {
    let mut scene = Scene::playing(Config::CLASSIC, seats, &[Kind::Shark, Kind::Swimmer]);
    for seat in 1..seats {
        scene.hold(seat, &[Kind::Shell, Kind::Octopus]);
    }
    scene
}

/// SS-E8, SS-E11: the thief chooses the victim, luck chooses the card; the list has no preferred
/// victim.
#[test]
fn a_theft_is_by_lot_from_a_chosen_victim() {
    let mut stolen = [0; 2];
    for seed in 0..1000 {
        let mut scene = sharks(4);
        scene.luck = Quick::new(seed);
        scene.pair(Kind::Shark, Kind::Swimmer);
        let victims = [1, 2, 3].map(|seat| Action::Rob { victim: scene.seat(seat) });
        assert_eq!(scene.legal(), victims);
        assert_eq!(scene.refusal(Action::Pass), Rejection::RobFirst);
        scene.act(victims[1]);
        assert_eq!((scene.kinds(2).len(), scene.kinds(1).len()), (1, 2));
        stolen[usize::from(scene.kinds(0) == [Kind::Octopus])] += 1;
        assert_eq!(scene.refusal(victims[0]), Rejection::NoShark);
    }
    assert!(stolen.iter().all(|n| (436..=564).contains(n)), "four sigmas: {stolen:?}");
}

/// SS-E9: only other players with at least one card can be robbed.
#[test]
fn only_others_with_cards_are_robbed() {
    let mut scene = sharks(3);
    let (one, two) = (scene.seat(1), scene.seat(2));
    scene.state.hands[one] = CardSet::EMPTY;
    scene.pair(Kind::Shark, Kind::Swimmer);
    assert_eq!(scene.legal(), [Action::Rob { victim: two }]);
    let refusal = scene.refusal(Action::Rob { victim: one });
    insta::assert_snapshot!(refusal, @"seat 2 has no cards; choose another player");
    let refusal = scene.refusal(Action::Rob { victim: scene.seat(0) });
    insta::assert_snapshot!(refusal, @"seat 1 cannot be robbed; choose another player");
    let nobody = Seats::FOUR.seat(3).unwrap();
    let refusal = scene.refusal(Action::Rob { victim: nobody });
    assert_eq!(refusal, Rejection::NotAVictim { victim: nobody });
}

/// SS-E10: thief and victim see the stolen card noted beside the pair; it scores once.
#[test]
fn the_stolen_card_is_a_note_for_two() {
    let mut scene = sharks(3);
    scene.hold(0, &[Kind::Octopus]);
    scene.pair(Kind::Shark, Kind::Swimmer);
    let (thief, victim) = (scene.seat(0), scene.seat(1));
    scene.state.hands[victim] = scene.state.hands[victim] & CardSet::of(Kind::Octopus);
    let before = scene.state;
    scene.act(Action::Rob { victim });
    assert_eq!(scene.state.score(thief).collections, 3, "two octopuses, not three");
    for (viewer, sees) in [
        (Viewer::Seat(thief), true),
        (Viewer::Seat(victim), true),
        (Viewer::Seat(scene.seat(2)), false),
        (Viewer::Spectator, false),
    ] {
        let note = scene.view(viewer).players[thief].pairs[0].stolen.unwrap();
        assert_eq!((note.victim, note.card.is_some()), (victim, sees), "{viewer:?}");
        let seen = SeaSalt::seen(&before, &scene.news[0], viewer);
        let Seen::Robbed { card, .. } = seen else { panic!("a theft is seen") };
        assert_eq!(card.is_some(), sees, "{viewer:?}");
    }
}
