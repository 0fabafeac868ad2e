//! RM-20: hidden information.

use tabletop::{Rules, Viewer, luck::Quick};

use super::scene::{ME, Scene, card, you};
use crate::{
    Action, Event, ForestShuffle, Seen, card::CardSet, event::Redacted, species::Species,
    view::PhaseView,
};

/// The events as my opponent sees them.
fn seen_by_opponent(scene: &Scene, events: &[Event]) -> Vec<Seen> {
    let viewer = Viewer::Seat(you());
    events.iter().map(|event| ForestShuffle::seen(&scene.state, event, viewer)).collect()
}

fn seen_hand(scene: &Scene) -> (CardSet, CardSet, CardSet) {
    let player = &scene.view(Viewer::Seat(you())).players[ME];
    (player.hand, player.known, player.lost)
}

/// A card taken from the clearing is known to be in the hand until it is played.
#[test]
fn a_card_taken_from_the_clearing_is_remembered() {
    let mut scene = Scene::classic();
    let oak = scene.clear(card(Species::Oak, 0));
    let events = scene.act(Action::Take { card: oak });
    assert_eq!(seen_by_opponent(&scene, &events)[0], Seen::Whole(events[0].clone()));
    let events = scene.act(Action::Draw);
    assert_eq!(
        seen_by_opponent(&scene, &events)[0],
        Seen::Redacted(Redacted::DrewOne { seat: ME })
    );
    let known: CardSet = [oak].into_iter().collect();
    assert_eq!(seen_hand(&scene), (CardSet::EMPTY, known, CardSet::EMPTY));
    for seed in 0..20 {
        let view = scene.view(Viewer::Seat(you()));
        let world = ForestShuffle::determinize(&view, &mut Quick::new(seed));
        assert!(world.hands[ME].contains(oak));
    }
    scene.act(Action::End);
    let pay = scene.hold_any(2);
    scene.play(Action::Plant { card: oak }, &pay);
    assert_eq!(seen_hand(&scene).1, CardSet::EMPTY);
}

/// FS-15: a sapling is laid face down; a card that was known may be it, or may not.
#[test]
fn no_other_player_knows_which_card_a_sapling_is() {
    let mut scene = Scene::classic();
    let oak = scene.clear(card(Species::Oak, 0));
    let wolf = scene.hold(card(Species::Wolf, 0));
    scene.act(Action::Take { card: oak });
    scene.act(Action::Draw);
    scene.act(Action::End);
    let events = scene.act(Action::Sapling { card: wolf });
    assert!(matches!(
        seen_by_opponent(&scene, &events)[0],
        Seen::Redacted(Redacted::Laid { seat: ME, .. })
    ));
    let lost: CardSet = [oak].into_iter().collect();
    assert_eq!(seen_hand(&scene), (CardSet::EMPTY, CardSet::EMPTY, lost));
    let (theirs, mine) = (scene.view(Viewer::Seat(you())), scene.view(Viewer::Seat(ME)));
    assert_eq!(theirs.players[ME].hosts[0].card, None);
    assert_eq!(mine.players[ME].hosts[0].card, Some(wolf));
    // In some determinizations it is the oak, in others another card; the oak is always mine.
    let worlds = (0..40).map(|seed| ForestShuffle::determinize(&theirs, &mut Quick::new(seed)));
    let is_oak: Vec<bool> = worlds
        .map(|world| {
            let (hand, sapling) = (world.hands[ME].contains(oak), world.secret[ME].contains(oak));
            assert!(hand != sapling);
            sapling
        })
        .collect();
    assert!(is_oak.contains(&true) && is_oak.contains(&false));
}

/// FS-52: a card put from the hand into the cave is hidden, one from the clearing is not.
#[test]
fn the_cave_hides_what_came_from_the_hand() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    let cards = scene.hold_any(2);
    scene.play_plain(Species::Raccoon, host);
    let events = scene.act(Action::Stash { card: cards[0] });
    assert_eq!(
        seen_by_opponent(&scene, &events)[0],
        Seen::Redacted(Redacted::StashedOne { seat: ME })
    );
    scene.act(Action::Done);
    scene.act(Action::End);
    scene.clear_any(1);
    let bear = scene.grow(ME, Species::Birch);
    scene.play_plain(Species::BrownBear, bear);
    let cave = |viewer| {
        let player = &scene.view(viewer).players[ME];
        (player.cave, player.cave_cards.contains(cards[0]), player.cave_cards.len())
    };
    let (all, shown) = (scene.cave(), scene.cave() - 1);
    assert_eq!(cave(Viewer::Seat(ME)), (all, true, all));
    assert_eq!(cave(Viewer::Seat(you())), (all, false, shown));
}

/// FS-14: a chosen card that is not yet paid for can be taken back, so nobody else sees it.
#[test]
fn a_choice_is_private_until_it_is_paid() {
    let mut scene = Scene::classic();
    let oak = scene.hold(card(Species::Oak, 0));
    let pay = scene.hold_any(2);
    let before = scene.view(Viewer::Seat(you()));
    let mut events = scene.act(Action::Plant { card: oak });
    events.extend(scene.act(Action::Pay { card: pay[0] }));
    assert_eq!(
        seen_by_opponent(&scene, &events),
        [const { Seen::Redacted(Redacted::Pondered { seat: ME }) }; 2]
    );
    assert_eq!(scene.view(Viewer::Seat(you())), before);
    let phase = scene.view(Viewer::Seat(ME)).phase;
    assert!(matches!(phase, PhaseView::Paying { card, .. } if card == oak));
}

/// RM-6: after the game all cards of the players are visible.
#[test]
fn after_the_game_all_hands_are_open() {
    let mut scene = Scene::classic();
    let wolf = scene.hold(card(Species::Wolf, 0));
    scene.act(Action::Sapling { card: wolf });
    let lynx = scene.give(ME, card(Species::Lynx, 0));
    scene.state.phase = crate::state::Phase::Over;
    let view = scene.view(Viewer::Spectator);
    assert!(view.players[ME].hand.contains(lynx));
    assert_eq!(view.players[ME].hosts[0].card, Some(wolf));
    assert_eq!(ForestShuffle::determinize(&view, &mut Quick::new(0)).hands, scene.state.hands);
}
