//! FS-30 to FS-39: where the presets differ.

use tabletop::{Rules, Viewer};

use super::scene::{ME, Scene, card, drawn, find, revealed, you};
use crate::{
    Action, Config, Event, ForestShuffle, Rejection,
    aids::{Buff, CardPoints, PlayerAids},
    card::{Place, Slot},
    config::ShowScores,
    rejection::Expected,
    score::Share,
    species::Species,
};

/// FS-30: ending the turn is an action of the classic rules, not of the published ones.
#[test]
fn only_classic_rules_let_a_turn_pass() {
    let mut scene = Scene::classic();
    let events = scene.act(Action::End);
    assert_eq!(events[0], Event::Passed { seat: ME });
    assert_eq!(scene.state.to_act, you());
    assert_eq!(Scene::published().refuse(Action::End), Rejection::NoPass);
}

/// FS-31: under classic rules bonus actions come before effect actions; as published, after them.
#[test]
fn the_order_of_bonus_and_effect() {
    // Magpie: take one card; bonus: two cards into the cave.
    let second = |mut scene: Scene| {
        let host = scene.grow(ME, Species::Linden);
        scene.clear_any(3);
        scene.play_matched(Species::EurasianMagpie, host);
        let first = scene.refuse(Action::Draw);
        scene.act(Action::Done);
        (first, scene.refuse(Action::Draw))
    };
    let waits = |expected| Rejection::NotNow { expected };
    let (cave, hand) = (waits(Expected::ClearingToCave), waits(Expected::ClearingToHand));
    assert_eq!(second(Scene::classic()), (cave.clone(), hand.clone()));
    assert_eq!(second(Scene::published()), (hand, cave));
}

/// FS-32: under classic rules rewards add up and are drawn at the end; as published, at once.
#[test]
fn rewards_are_drawn_at_the_end_or_at_once() {
    for (mut scene, waits) in [(Scene::classic(), true), (Scene::published(), false)] {
        let host = scene.grow(ME, Species::Linden);
        let elderberry = scene.grow(ME, Species::Elderberry);
        scene.hold_any(2);
        // A capercaillie lets its player place a plant without payment, and the elderberry draws
        // for it.
        let moss = scene.hold(card(Species::Moss, 0));
        scene.play_plain(Species::Capercaillie, host);
        let held = scene.held(ME);
        let place = Action::Attach { card: moss, slot: Slot::Bottom, host: elderberry };
        let events = scene.act(place);
        assert_eq!((drawn(&events, ME), scene.held(ME)), (1, held));
        let earned = events.iter().any(|it| matches!(it, Event::Earned { draws: 1, .. }));
        assert_eq!(earned, waits);
    }
}

/// FS-32: the hand limit applies when the rewards are drawn.
#[test]
fn settled_rewards_use_the_hand_at_the_end_of_the_turn() {
    // With a full hand a fallow deer, paid in its colour, draws two: seven cards were left.
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Linden);
    scene.hold_any(7);
    let events = scene.play_matched(Species::FallowDeer, host);
    assert_eq!((drawn(&events, ME), scene.held(ME)), (2, 9));
}

/// FS-33: one reveal for each tree; under classic rules after the draws, as published at once.
#[test]
fn trees_reveal_at_the_end_or_at_once() {
    let order = |mut scene: Scene| {
        let birch = scene.hold(card(Species::Birch, 0));
        let events = scene.act(Action::Plant { card: birch });
        let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
        at(|it| matches!(it, Event::Revealed { .. })) < at(|it| matches!(it, Event::Drew { .. }))
    };
    assert!(!order(Scene::classic()), "draw, then reveal");
    assert!(order(Scene::published()), "reveal, then draw");
}

/// Plays a mole, then a tawny owl through it, paid in its colour.
fn owl_through_mole(mut scene: Scene) -> (Scene, usize) {
    let host = scene.grow(ME, Species::Birch);
    let owl = find(Species::TawnyOwl, 0);
    scene.hold(owl.0);
    scene.hold_any(1);
    let pay = [scene.hold(card(Species::Beech, 3)), scene.hold(card(Species::Beech, 4))];
    scene.play_plain(Species::Mole, host);
    let mut events = scene.play_at(owl, host, &pay);
    events.extend(scene.act(Action::Done));
    let n = drawn(&events, ME);
    (scene, n)
}

/// FS-34: cards played through the mole use their effect and bonus as published only.
#[test]
fn cards_played_through_the_mole_are_plain_under_classic_rules() {
    assert_eq!(owl_through_mole(Scene::classic()).1, 0);
    assert_eq!(owl_through_mole(Scene::published()).1, 3);
}

/// FS-35: under the classic rules one extra turn follows, under the published rules all that were earned.
#[test]
fn extra_turns_are_one_or_counted() {
    let turns = |mut scene: Scene| {
        let hosts = [scene.grow(ME, Species::Birch), scene.grow(ME, Species::Birch)];
        // Two jays through the mole: an extra turn each, if they use their effect.
        let jays = [card(Species::EurasianJay, 0), card(Species::EurasianJay, 1)];
        let pay = [scene.hold(card(Species::Oak, 0)), scene.hold(card(Species::Oak, 1))];
        for jay in jays {
            scene.hold(jay);
        }
        scene.hold_any(1);
        scene.play_plain(Species::Mole, hosts[0]);
        for ((jay, host), pay) in jays.into_iter().zip(hosts).zip(pay) {
            scene.play_at((jay, Place::Top), host, &[pay]);
        }
        scene.act(Action::Done);
        let mut turns = 0;
        while scene.state.to_act == ME {
            turns += 1;
            scene.act(Action::Draw);
            scene.act(Action::Draw);
        }
        turns
    };
    assert_eq!(turns(Scene::classic()), 0, "cards played through effects give none");
    assert_eq!(turns(Scene::published()), 2);
    let full = Config { mole: crate::config::MoleCards::Full, ..Config::CLASSIC_BASE };
    assert_eq!(turns(Scene::new(full)), 1, "yes or no");
}

/// FS-36: through the mole a player plays and pays without drawing, until done.
#[test]
fn under_the_mole_nothing_is_drawn() {
    for mut scene in [Scene::classic(), Scene::published()] {
        let host = scene.grow(ME, Species::Birch);
        let [linden, spare] = [card(Species::Linden, 0), card(Species::Oak, 0)];
        scene.hold(linden);
        scene.hold(spare);
        scene.play_plain(Species::Mole, host);
        let not_now = Rejection::NotNow { expected: Expected::Mole };
        assert_eq!(scene.refuse(Action::Draw), not_now);
        assert_eq!(scene.refuse(Action::End), not_now);
        scene.act(Action::Sapling { card: spare });
        assert_eq!(scene.state.to_act, ME, "it goes on until it is enough");
        assert_eq!(
            scene.refuse(Action::Plant { card: linden }),
            Rejection::TooDear { cost: 1, others: 0 }
        );
        scene.act(Action::Done);
        assert_eq!(scene.state.to_act, you());
    }
}

/// FS-37: draw, reveal, check the clearing, next turn.
#[test]
fn a_turn_is_settled_in_order() {
    let mut scene = Scene::classic();
    scene.clear_any(9);
    let birch = scene.hold(card(Species::Birch, 0));
    let events = scene.act(Action::Plant { card: birch });
    let kind = |event| serde_json::to_value(event).unwrap()["type"].as_str().unwrap().to_owned();
    let kinds: Vec<String> = events.iter().map(kind).collect();
    assert_eq!(kinds, ["placed", "earned", "drew", "revealed", "cleared", "turn-began"]);
    assert_eq!(revealed(&events), 1);
}

/// FS-18: the eight permanent effects, each with a card that triggers it.
const PERMANENTS: [(Species, Species); 8] = [
    (Species::Chanterelle, Species::Linden),
    (Species::FlyAgaric, Species::Lynx),
    (Species::BlackTrumpet, Species::Chamois),
    (Species::PennyBun, Species::Chaffinch),
    (Species::ParasolMushroom, Species::Moss),
    (Species::Elderberry, Species::Moss),
    (Species::CommonHazel, Species::BarbastelleBat),
    (Species::Blackthorn, Species::PeacockButterfly),
];

/// The permanent effects that draw for a card played later in the turn in which they were played,
/// through the mole.
fn trigger_at_once(scene: fn() -> Scene) -> Vec<Species> {
    let draws = |&(permanent, then): &(Species, Species)| {
        let mut scene = scene();
        let hosts = [(); 3].map(|()| scene.grow(ME, Species::Birch));
        scene.hold_any(1);
        scene.play_plain(Species::Mole, hosts[0]);
        scene.play_plain(permanent, hosts[1]);
        let mut events = scene.play_plain(then, hosts[2]);
        events.extend(scene.act(Action::Done));
        drawn(&events, ME) == 1
    };
    PERMANENTS.iter().filter(|it| draws(it)).map(|&(permanent, _)| permanent).collect()
}

/// FS-18, FS-38: under classic rules no permanent effect draws in the turn in which it was played,
/// not even for cards that follow through the mole.
#[test]
fn no_permanent_effect_draws_in_its_own_turn_under_classic_rules() {
    assert_eq!(trigger_at_once(Scene::classic), []);
}

/// FS-38: as published the mushrooms of the base game wait for the next turn, the others do not.
#[test]
fn only_mushrooms_of_the_base_game_wait_as_published() {
    assert_eq!(
        trigger_at_once(Scene::published),
        [Species::BlackTrumpet, Species::Elderberry, Species::CommonHazel, Species::Blackthorn]
    );
}

/// FS-18, FS-38: an extra turn is another turn: all eight draw in it, under both kinds of rules.
#[test]
fn permanent_effects_draw_in_the_extra_turn_that_follows() {
    for scene in [Scene::classic, Scene::published] {
        for (permanent, then) in PERMANENTS {
            let mut scene = scene();
            let hosts = [(); 2].map(|()| scene.grow(ME, Species::Birch));
            scene.state.progress.extra = 1;
            let events = scene.play_plain(permanent, hosts[0]);
            assert!(events.contains(&Event::TurnBegan { seat: ME, extra: true }), "{permanent:?}");
            let events = scene.play_plain(then, hosts[1]);
            assert_eq!(drawn(&events, ME), 1, "{permanent:?}");
        }
    }
}

/// FS-39, FS-65: scores by card and species, and permanent effects, are visible during the game or
/// only at its end.
#[test]
fn scores_are_live_or_hidden() {
    let mut scene = Scene::classic();
    let host = scene.grow(you(), Species::DouglasFir);
    let card = scene.dwell(you(), Species::Chanterelle, host);
    let fir = scene.state.board.host_card(host);
    let buffs = vec![Buff { card, species: Species::Chanterelle }];
    for viewer in [Viewer::Seat(ME), Viewer::Seat(you()), Viewer::Spectator] {
        let view = scene.view(viewer);
        assert_eq!(view.players[you()].total, Some(5));
        let shares = vec![Share { key: "douglas_fir".to_owned(), cards: 1, points: 5 }];
        let points = vec![CardPoints { card: fir, points: 5 }];
        let aids = PlayerAids { buffs: buffs.clone(), shares, points };
        assert_eq!(ForestShuffle::aids(&view).players[you()], aids);
    }
    scene.state.config.scores = ShowScores::AtTheEnd;
    let view = scene.view(Viewer::Seat(you()));
    assert_eq!(view.players[you()].total, None);
    let aids = PlayerAids { buffs, ..PlayerAids::default() };
    assert_eq!(ForestShuffle::aids(&view).players[you()], aids);
}
