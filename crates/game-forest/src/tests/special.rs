//! FS-50 to FS-53: the special actions.

use tabletop::{Rules, luck::Quick};

use super::scene::{ME, Scene, card, drawn, find, revealed, you};
use crate::{
    Action, Event, ForestShuffle, Rejection,
    card::{CardSet, Place, Symbol},
    effect::Filter,
    rejection::Expected,
    species::{Species, Tag},
    state::HAND_LIMIT,
};

/// FS-50: the water vole lays any number of hand cards as saplings, one reveal each.
#[test]
fn the_vole_lays_saplings() {
    for mut scene in [Scene::classic(), Scene::published()] {
        let host = scene.grow(ME, Species::Birch);
        let cards = [scene.hold(card(Species::Birch, 4)), scene.hold(card(Species::Wolf, 0))];
        scene.hold(card(Species::Oak, 5));
        let mut events = scene.play_plain(Species::WaterVole, host);
        assert_eq!(scene.refuse(Action::Plant { card: cards[0] }), Rejection::OnlySaplings);
        for card in cards {
            events.extend(scene.act(Action::Sapling { card }));
        }
        events.extend(scene.act(Action::Done));
        assert_eq!((revealed(&events), drawn(&events, ME)), (2, 0));
        assert_eq!((scene.held(ME), scene.state.to_act), (1, you()));
    }
}

/// FS-50: the mole plays further cards at their cost; see also FS-34 and FS-36.
#[test]
fn the_mole_plays_further_cards() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    let (oak, linden) = (scene.hold(card(Species::Oak, 0)), scene.hold(card(Species::Linden, 0)));
    let pay = scene.hold_any(3);
    scene.play_plain(Species::Mole, host);
    scene.play(Action::Plant { card: oak }, &pay[..2]);
    // The hand is empty after its last card, so the player need not finish the task.
    let events = scene.play(Action::Plant { card: linden }, &pay[2..]);
    assert_eq!(revealed(&events), 2);
    assert_eq!((scene.held(ME), scene.state.to_act), (0, you()));
}

/// FS-51: one card with the tag without payment, or none.
#[test]
fn one_card_of_a_kind_is_free() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    let (lynx, deer) = (find(Species::Lynx, 0), find(Species::RoeDeer, 0));
    let fir = scene.hold(card(Species::SilverFir, 0));
    let pay = scene.hold_coloured(Symbol::SilverFir, 2);
    scene.hold(lynx.0);
    scene.hold(deer.0);
    scene.play(Action::Plant { card: fir }, &pay);
    let attach =
        |(card, place): (_, Place)| Action::Attach { card, slot: place.slot().unwrap(), host };
    assert_eq!(
        scene.refuse(attach(deer)),
        Rejection::NotThatKind { wanted: Filter::Tag(Tag::PawedAnimal) }
    );
    let mut declined = scene.state;
    ForestShuffle::play_unchecked(&mut declined, &Action::Done, &mut Quick::new(0));
    assert_eq!((declined.to_act, declined.hands[ME].len()), (you(), 2));
    scene.act(attach(lynx));
    assert_eq!((scene.held(ME), scene.state.to_act), (1, you()), "one, and that is all");
}

/// FS-51: gnat and crane fly place any number of bats.
#[test]
fn gnats_bring_any_number_of_bats() {
    for species in [Species::Gnat, Species::CraneFly] {
        let mut scene = Scene::classic();
        let hosts = [(); 4].map(|()| scene.grow(ME, Species::Birch));
        let bats = [Species::BarbastelleBat, Species::BechsteinsBat, Species::SavisPipistrelle];
        let bats = bats.map(|bat| find(bat, 0));
        for (bat, _) in bats {
            scene.hold(bat);
        }
        scene.hold(card(Species::Oak, 6));
        scene.play_plain(species, hosts[3]);
        for (bat, host) in bats.into_iter().zip(hosts) {
            assert_eq!(scene.state.to_act, ME);
            scene.play_at(bat, host, &[]);
        }
        scene.act(Action::Done);
        assert_eq!((scene.held(ME), scene.state.to_act), (1, you()));
    }
}

/// FS-51: the alpine newt places one Alpine card and one insect, or either, or none.
#[test]
fn the_newt_brings_an_alpine_card_and_an_insect() {
    let mut scene = Scene::classic();
    let hosts = [(); 2].map(|()| scene.grow(ME, Species::Birch));
    let (pine, gnat) = (card(Species::StonePine, 3), find(Species::Gnat, 0));
    scene.hold(pine);
    scene.hold(gnat.0);
    scene.play_matched(Species::AlpineNewt, hosts[0]);
    let wanted = Filter::Tag(Tag::Alpine);
    let attach = Action::Attach { card: gnat.0, slot: gnat.1.slot().unwrap(), host: hosts[1] };
    assert_eq!(scene.refuse(attach), Rejection::NotThatKind { wanted });
    scene.act(Action::Plant { card: pine });
    scene.act(attach);
    assert_eq!((scene.held(ME), scene.state.to_act), (0, you()));
}

/// FS-51: a female wild boar paid in its colour brings a squeaker, by name.
#[test]
fn the_boar_brings_a_squeaker() {
    let mut scene = Scene::classic();
    let hosts = [(); 2].map(|()| scene.grow(ME, Species::Birch));
    let (squeaker, deer) = (find(Species::Squeaker, 0), find(Species::RoeDeer, 2));
    scene.hold(squeaker.0);
    scene.hold(deer.0);
    scene.play_matched(Species::FemaleWildBoar, hosts[0]);
    let slot = deer.1.slot().unwrap();
    let wanted = Filter::Species(Species::Squeaker);
    let attach = Action::Attach { card: deer.0, slot, host: hosts[1] };
    assert_eq!(scene.refuse(attach), Rejection::NotThatKind { wanted });
    scene.play_at(squeaker, hosts[1], &[]);
    assert_eq!(scene.state.to_act, you());
}

/// FS-52: the raccoon puts hand cards into the cave at once and draws as many.
#[test]
fn the_raccoon_swaps_hand_cards() {
    for mut scene in [Scene::classic(), Scene::published()] {
        let host = scene.grow(ME, Species::Birch);
        let cards = scene.hold_any(3);
        scene.play_plain(Species::Raccoon, host);
        let mut events = Vec::new();
        for &card in &cards[..2] {
            events.extend(scene.act(Action::Stash { card }));
        }
        assert_eq!((scene.cave(), drawn(&events, ME)), (2, 0));
        assert_eq!(
            scene.refuse(Action::Stash { card: cards[0] }),
            Rejection::NotInHand { card: cards[0] }
        );
        let events = scene.act(Action::Done);
        assert_eq!((scene.cave(), drawn(&events, ME), scene.held(ME)), (2, 2, 3));
    }
}

/// FS-52: the bear takes the whole clearing at once, its own payment included, no later reveals.
#[test]
fn the_bear_takes_the_clearing() {
    for mut scene in [Scene::classic(), Scene::published()] {
        let host = scene.grow(ME, Species::Birch);
        scene.clear_any(4);
        scene.play_plain(Species::BrownBear, host);
        assert_eq!((scene.cave(), scene.state.clearing.len()), (4 + 3, 0));
    }
}

/// FS-52: vulture and magpie put up to two chosen cards into the cave.
#[test]
fn vulture_and_magpie_choose_for_the_cave() {
    for n in 0..=2 {
        let mut scene = Scene::classic();
        let host = scene.grow(ME, Species::Birch);
        scene.clear_any(3);
        scene.play_plain(Species::BeardedVulture, host);
        let absent = card(Species::Wolf, 0);
        assert_eq!(
            scene.refuse(Action::Stow { card: absent }),
            Rejection::NotInClearing { card: absent }
        );
        for _ in 0..n {
            let card = scene.state.clearing.first().unwrap();
            scene.act(Action::Stow { card });
        }
        if n < 2 {
            scene.act(Action::Done);
        }
        assert_eq!((scene.cave(), scene.state.to_act), (n, you()));
    }
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    scene.clear_any(4);
    scene.play_matched(Species::EurasianMagpie, host);
    for _ in 0..2 {
        let card = scene.state.clearing.first().unwrap();
        scene.act(Action::Stow { card });
    }
    let card = scene.state.clearing.first().unwrap();
    scene.act(Action::Take { card });
    assert_eq!((scene.cave(), scene.held(ME), scene.state.to_act), (2, 1, you()));
}

/// FS-52: the bee swarm takes what shows a plant, a shrub or a tree on either half.
#[test]
fn the_bee_swarm_takes_green_cards() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    let green = [
        scene.clear(card(Species::Moss, 0)),
        scene.clear(card(Species::Elderberry, 0)),
        scene.clear(card(Species::Oak, 0)),
    ];
    let other = scene.clear(card(Species::Wolf, 0));
    assert!(!CardSet::showing(Tag::Plant).contains(other));
    let events = scene.play_plain(Species::BeeSwarm, host);
    let cave = scene.state.board.forest(ME).cave;
    assert!(green.into_iter().all(|card| cave.contains(card)));
    assert_eq!(cave.len(), 4, "the tree that was paid goes too");
    assert_eq!(scene.state.clearing, [other].into_iter().collect());
    assert!(events.iter().any(|it| matches!(it, Event::Stowed { .. })));
}

/// FS-52: the female wild boar removes the clearing from the game, her payment included.
#[test]
fn the_boar_removes_the_clearing() {
    for mut scene in [Scene::classic(), Scene::published()] {
        let host = scene.grow(ME, Species::Birch);
        scene.clear_any(3);
        scene.play_plain(Species::FemaleWildBoar, host);
        assert_eq!((scene.state.clearing.len(), scene.state.gone.len(), scene.cave()), (0, 5, 0));
    }
}

/// FS-52: the wildcat takes one clearing card into the hand, or none.
#[test]
fn the_wildcat_takes_a_card() {
    for takes in [true, false] {
        let mut scene = Scene::classic();
        let host = scene.grow(ME, Species::Birch);
        scene.clear_any(2);
        scene.play_plain(Species::EuropeanWildcat, host);
        assert_eq!(
            scene.refuse(Action::Draw),
            Rejection::NotNow { expected: Expected::ClearingToHand }
        );
        let card = scene.state.clearing.first().unwrap();
        scene.act(if takes { Action::Take { card } } else { Action::Done });
        assert_eq!((scene.held(ME), scene.state.to_act), (u8::from(takes), you()));
    }
}

/// FS-52: the crane fly takes all bats of the clearing, and they can be placed at once.
#[test]
fn the_crane_fly_takes_all_bats() {
    let mut scene = Scene::classic();
    let hosts = [(); 2].map(|()| scene.grow(ME, Species::Birch));
    let bats = [find(Species::BarbastelleBat, 0), find(Species::BechsteinsBat, 1)];
    for (bat, _) in bats {
        scene.clear(bat);
    }
    let oak = scene.clear(card(Species::Oak, 0));
    scene.play_matched(Species::CraneFly, hosts[0]);
    assert_eq!(scene.held(ME), 2);
    assert!(scene.state.clearing.contains(oak));
    scene.play_at(bats[0], hosts[1], &[]);
    assert_eq!(scene.held(ME), 1);
}

/// FS-52: if not all bats fit into the hand, the player chooses which.
#[test]
fn bats_that_do_not_fit_are_chosen() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    let bats = CardSet::showing(Tag::Bat).iter().take(3).map(|bat| scene.clear(bat));
    let bats: Vec<_> = bats.collect();
    let oak = scene.clear(card(Species::Oak, 0));
    scene.hold_any(8);
    scene.play_matched(Species::CraneFly, host);
    assert_eq!(scene.held(ME), 8);
    assert_eq!(scene.refuse(Action::Take { card: oak }), Rejection::NotToBeTaken { card: oak });
    scene.act(Action::Take { card: bats[2] });
    scene.act(Action::Take { card: bats[0] });
    assert_eq!(scene.held(ME), HAND_LIMIT);
    assert_eq!(scene.refuse(Action::Draw), Rejection::NotNow { expected: Expected::FreePlay });
}

/// FS-53: the wolf draws per deer, the red fox per hare, mountain hares included.
#[test]
fn wolf_and_fox_draw_for_their_prey() {
    let mut scene = Scene::classic();
    let hosts = [(); 4].map(|()| scene.grow(ME, Species::Birch));
    scene.dwell(ME, Species::RoeDeer, hosts[0]);
    scene.dwell(ME, Species::FallowDeer, hosts[1]);
    scene.dwell(ME, Species::Chamois, hosts[2]); // cloven-hoofed, but no deer
    assert_eq!(drawn(&scene.play_plain(Species::Wolf, hosts[3]), ME), 2);

    let mut scene = Scene::classic();
    let hosts = [(); 4].map(|()| scene.grow(ME, Species::Birch));
    scene.dwell(ME, Species::EuropeanHare, hosts[0]);
    scene.dwell(ME, Species::EuropeanHare, hosts[0]);
    scene.dwell(ME, Species::MountainHare, hosts[1]);
    assert_eq!(drawn(&scene.play_plain(Species::RedFox, hosts[3]), ME), 3);
}

/// FS-53: the barn owl gives an extra turn only with a bat in the player's forest.
#[test]
fn the_barn_owl_needs_a_bat() {
    for (bats_of, next) in [(ME, ME), (you(), you())] {
        let mut scene = Scene::classic();
        let mine = scene.grow(ME, Species::Birch);
        let theirs = scene.grow(you(), Species::Birch);
        let host = if bats_of == ME { mine } else { theirs };
        scene.dwell(bats_of, Species::BarbastelleBat, host);
        scene.play_plain(Species::BarnOwl, mine);
        assert_eq!(scene.state.to_act, next);
    }
}

/// FS-51, FS-52: a player is not asked if visibly there is nothing to choose from.
#[test]
fn no_player_is_asked_without_a_choice() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    // The hand is empty after the gnat.
    scene.play_plain(Species::Gnat, host);
    assert_eq!(scene.state.to_act, you());
    // The clearing is empty but for what was paid, and the hand is full.
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    scene.hold_any(10);
    scene.play_plain(Species::EuropeanWildcat, host);
    assert_eq!(scene.state.to_act, you());
    // With a card in hand the player is asked, whatever the card: the others must not learn what it
    // is.
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    scene.hold_any(1);
    scene.play_plain(Species::Gnat, host);
    assert_eq!((scene.state.to_act, scene.legal()), (ME, vec![Action::Done]));
}
