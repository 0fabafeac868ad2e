//! FS-40 and FS-41: the preview of a card before it is played.

use super::scene::{ME, Scene, card, find};
use crate::{
    Action, Config,
    agenda::Task,
    aids::{DrawTotal, HostKind, RewardPreview, RewardStatus},
    card::{Card, CardSet, Place},
    config::MoleCards,
    effect::Filter,
    species::{Species, Tag},
};

fn status(reward: Option<RewardPreview>) -> RewardStatus {
    reward.expect("there is such a reward").status
}

/// Holds the first card of the species; returns the status of its effect.
fn effect(scene: &mut Scene, species: Species) -> RewardStatus {
    let (card, place) = held(scene, species);
    status(scene.offer(card, place).effect)
}

/// The first card of the species, put into the hand if it is not there.
fn held(scene: &mut Scene, species: Species) -> (Card, Place) {
    let (card, place) = find(species, 0);
    if !scene.state.hands[ME].contains(card) {
        scene.hold(card);
    }
    (card, place)
}

fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

/// FS-41, FS-53: wolf, red fox and barn owl give something only if the forest has the cards they
/// require.
#[test]
fn a_reward_for_missing_cards_gives_nothing() {
    let tag = Filter::Tag;
    for (species, kind, wanted) in [
        (Species::Wolf, tag(Tag::Deer), Species::RoeDeer),
        (Species::RedFox, Filter::Species(Species::EuropeanHare), Species::MountainHare),
        (Species::BarnOwl, tag(Tag::Bat), Species::BarbastelleBat),
    ] {
        let mut scene = Scene::classic();
        let host = scene.grow(ME, Species::Birch);
        scene.grow(ME, Species::Birch);
        scene.hold_any(4);
        assert_eq!(effect(&mut scene, species), RewardStatus::Missing { kind }, "{species:?}");
        scene.dwell(ME, wanted, host);
        assert_eq!(effect(&mut scene, species), RewardStatus::Certain, "{species:?}");
    }
}

/// FS-41, FS-17: a bonus for which the hand lacks the colour gives nothing.
#[test]
fn a_bonus_without_its_colour_gives_nothing() {
    let mut scene = Scene::classic();
    let oak = scene.hold(card(Species::Oak, 0));
    scene.hold_any(3);
    assert_eq!(status(scene.offer(oak, Place::Grown).bonus), RewardStatus::NoColour);
    scene.hold(card(Species::Oak, 1));
    assert_eq!(status(scene.offer(oak, Place::Grown).bonus), RewardStatus::NoColour);
    scene.hold(card(Species::Oak, 2));
    assert_eq!(status(scene.offer(oak, Place::Grown).bonus), RewardStatus::Certain);
}

/// FS-41, FS-19, FS-34: a free card uses neither; through the mole it depends on the settings.
#[test]
fn a_card_placed_through_others_gives_nothing() {
    for (config, through_mole) in
        [(Config::CLASSIC, RewardStatus::NotUsed), (Config::PUBLISHED, RewardStatus::Certain)]
    {
        let mut scene = Scene::new(config);
        let host = scene.grow(ME, Species::Birch);
        scene.hold_any(2);
        let pine = scene.hold(card(Species::StonePine, 0));
        scene.hold(card(Species::StonePine, 1));
        scene.hold(card(Species::StonePine, 2));
        scene.play_plain(Species::Mole, host);
        let offer = scene.offer(pine, Place::Grown);
        assert_eq!((status(offer.bonus), status(offer.effect)), (through_mole, through_mole));
        // A larch paid in its colour lets its player place an Alpine card without payment.
        let mut scene = Scene::new(config);
        let larch = scene.hold(card(Species::EuropeanLarch, 0));
        let pay = [scene.hold(card(Species::EuropeanLarch, 1))];
        let pine = scene.hold(card(Species::StonePine, 0));
        scene.play(Action::Plant { card: larch }, &pay);
        let offer = scene.offer(pine, Place::Grown);
        let not_used = RewardStatus::NotUsed;
        assert_eq!((status(offer.bonus), status(offer.effect)), (not_used, not_used));
        assert_eq!((offer.cost, offer.draws), (0, vec![]));
    }
}

/// FS-41, FS-51: a free play needs a card for it that is not paid.
#[test]
fn a_free_play_without_a_card_gives_nothing() {
    let mut scene = Scene::classic();
    let hosts = [(); 2].map(|()| scene.grow(ME, Species::Birch));
    assert_eq!(effect(&mut scene, Species::Gnat), RewardStatus::NoCard);
    let bat = held(&mut scene, Species::BarbastelleBat).0;
    assert_eq!(effect(&mut scene, Species::Gnat), RewardStatus::Certain, "the gnat costs nothing");
    // A bush cricket costs one card and places a bird.
    let cricket = Species::GreatGreenBushCricket;
    let bird = held(&mut scene, Species::Bullfinch).0;
    let keep = RewardStatus::Depends { keep: set(&[bird]), pay: CardSet::EMPTY };
    assert_eq!(effect(&mut scene, cricket), keep);
    held(&mut scene, Species::Goshawk);
    assert_eq!(effect(&mut scene, cricket), RewardStatus::Certain, "one of two birds is left");
    assert!(scene.state.hands[ME].contains(bat));
    // With both tops taken there is no room for a bird.
    for host in hosts {
        scene.dwell(ME, Species::RedSquirrel, host);
    }
    assert_eq!(effect(&mut scene, cricket), RewardStatus::NoCard);
}

/// FS-41, FS-50, FS-52: mole, vole and raccoon need a card left in the hand.
#[test]
fn effects_that_need_hand_cards_give_nothing_without_them() {
    for species in [Species::Mole, Species::WaterVole, Species::Raccoon] {
        let mut scene = Scene::classic();
        scene.grow(ME, Species::Birch);
        scene.hold_any(species.data().cost.into());
        assert_eq!(effect(&mut scene, species), RewardStatus::NoCard, "{species:?}");
        scene.hold(card(Species::Linden, 0));
        assert_eq!(effect(&mut scene, species), RewardStatus::Certain, "{species:?}");
    }
}

/// FS-41, FS-52: effects that take from the clearing include the payment.
#[test]
fn effects_on_an_empty_clearing_give_nothing() {
    let mut scene = Scene::classic();
    scene.grow(ME, Species::Birch);
    // The swarm takes plants, shrubs and trees, and costs one card.
    let lynx = held(&mut scene, Species::Lynx).0;
    let is_green = |card: Card| {
        card.faces().any(|(_, face)| {
            [Tag::Plant, Tag::Shrub, Tag::Tree].iter().any(|&tag| face.tags.contains(tag))
        })
    };
    assert!(!is_green(lynx));
    assert_eq!(effect(&mut scene, Species::BeeSwarm), RewardStatus::EmptyClearing);
    let linden = scene.hold(card(Species::Linden, 0));
    let pay = RewardStatus::Depends { keep: CardSet::EMPTY, pay: set(&[linden]) };
    assert_eq!(effect(&mut scene, Species::BeeSwarm), pay);
    scene.clear(card(Species::Linden, 1));
    assert_eq!(effect(&mut scene, Species::BeeSwarm), RewardStatus::Certain);
    // The bear takes anything, so the payment is enough.
    let mut scene = Scene::classic();
    scene.grow(ME, Species::Birch);
    scene.hold_any(3);
    assert_eq!(effect(&mut scene, Species::BrownBear), RewardStatus::Certain);
}

/// FS-41, FS-11: earlier rewards may fill the hand; FS-35: there is one extra turn.
#[test]
fn earlier_rewards_count() {
    let full = Config { mole: MoleCards::Full, ..Config::CLASSIC };
    let mut scene = Scene::new(full);
    let hosts = [(); 2].map(|()| scene.grow(ME, Species::Birch));
    scene.hold_any(3);
    scene.play_plain(Species::Mole, hosts[0]);
    assert_eq!(effect(&mut scene, Species::PondTurtle), RewardStatus::Certain);
    assert_eq!(effect(&mut scene, Species::EurasianJay), RewardStatus::Certain);
    scene.state.progress.draws = 9;
    scene.state.progress.extra = 1;
    assert_eq!(effect(&mut scene, Species::PondTurtle), RewardStatus::HandFull);
    assert_eq!(effect(&mut scene, Species::EurasianJay), RewardStatus::ExtraTurnEarned);
}

/// FS-40: bonus, effect and permanent effects in one sum, cut by the hand limit, by host.
#[test]
fn the_cards_to_be_drawn_are_summed_up() {
    // Tawny owl: draw 1; bonus: draw 2. The penny bun draws for it on a tree, not on a shrub.
    let mut scene = Scene::classic();
    let tree = scene.grow(ME, Species::Linden);
    let bun = scene.dwell(ME, Species::PennyBun, tree);
    let (owl, place) = held(&mut scene, Species::TawnyOwl);
    let symbol = owl.face(place).unwrap().symbol.unwrap();
    scene.hold_coloured(symbol, 2);
    let total = |cards, fit| DrawTotal { cards, fit };
    let sums = |scene: &Scene| -> Vec<_> {
        let draws = scene.offer(owl, place).draws.into_iter();
        draws.map(|it| (it.at, it.triggers, it.without_bonus, it.with_bonus)).collect()
    };
    let at_tree = (HostKind::Tree, set(&[bun]), total(2, 2), total(4, 4));
    assert_eq!(sums(&scene), [at_tree]);
    scene.grow(ME, Species::CommonHazel);
    let at_shrub = (HostKind::Shrub, CardSet::EMPTY, total(1, 1), total(3, 3));
    assert_eq!(sums(&scene), [at_tree, at_shrub]);
    // With ten cards in hand seven are left after the play, so three fit.
    scene.hold_any(7);
    assert_eq!(scene.held(ME), 10);
    let at_tree = (HostKind::Tree, set(&[bun]), total(2, 2), total(4, 3));
    assert_eq!(sums(&scene), [at_tree, at_shrub]);
    // Earlier rewards are drawn first (FS-32).
    scene.state.progress.draws = 2;
    let at_tree = (HostKind::Tree, set(&[bun]), total(2, 1), total(4, 1));
    assert_eq!(sums(&scene)[0], at_tree);
}

/// FS-40, FS-18: every permanent effect that triggers is named; if hosts make no difference, the
/// sum appears once.
#[test]
fn every_permanent_effect_that_draws_is_named() {
    let mut scene = Scene::classic();
    let hosts = [Species::Linden, Species::Linden, Species::CommonHazel];
    let [first, second, _] = hosts.map(|species| scene.grow(ME, species));
    let chanterelles = [first, second].map(|it| scene.dwell(ME, Species::Chanterelle, it));
    let birch = scene.hold(card(Species::Birch, 0));
    let draws = &scene.offer(birch, Place::Grown).draws[..];
    let [draw] = draws else { panic!("{draws:?}") };
    assert_eq!((draw.at, draw.triggers), (HostKind::Any, set(&chanterelles)));
    assert_eq!(draw.without_bonus, DrawTotal { cards: 3, fit: 3 });
    let (bat, place) = held(&mut scene, Species::BarbastelleBat);
    scene.hold_any(1);
    let draws = scene.offer(bat, place).draws;
    let hazel = scene.state.board.host_card(scene.state.board.forest(ME).hosts.last().unwrap());
    assert_eq!((draws.len(), draws[0].at, draws[0].triggers), (1, HostKind::Any, set(&[hazel])));
    // FS-38: an effect that was played in this turn is not included.
    scene.state.progress.fresh = set(&[hazel]);
    assert_eq!(scene.offer(bat, place).draws, []);
}

/// FS-53: a count comes with its number.
#[test]
fn counts_appear_with_their_numbers() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Birch);
    scene.dwell(ME, Species::RoeDeer, host);
    scene.grow(ME, Species::Birch);
    scene.hold_any(3);
    let (wolf, place) = held(&mut scene, Species::Wolf);
    let offer = scene.offer(wolf, place);
    assert_eq!(offer.effect.map(|it| it.tasks), Some(vec![Task::Draw { n: 1 }]));
}
