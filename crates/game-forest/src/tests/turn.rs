//! FS-10 to FS-21: the actions of a turn.

use tabletop::{Rules, Turn};

use super::scene::{ME, Scene, card, drawn, find, revealed, you};
use crate::{
    Action, Config, Event, ForestShuffle, Rejection,
    action::Source,
    board::Host,
    card::{Card, CardSet, Place, Slot, Symbol},
    rejection::Expected,
    set::Member,
    species::Species,
    state::{CLEARING_LIMIT, HAND_LIMIT, Phase},
};

/// FS-10: two cards, one after the other, each from the deck or the clearing.
#[test]
fn two_cards_are_drawn_one_after_the_other() {
    let mut scene = Scene::classic();
    let (oak, birch) = (card(Species::Oak, 0), card(Species::Birch, 0));
    scene.clear(oak);
    scene.clear(birch);
    let events = scene.act(Action::Take { card: birch });
    assert_eq!(
        events,
        [Event::Took { seat: ME, card: birch }, Event::DrawDue { seat: ME }],
        "one more is due"
    );
    assert_eq!(scene.refuse(Action::End), Rejection::NotNow { expected: Expected::SecondDraw });
    assert_eq!(
        scene.refuse(Action::Sapling { card: birch }),
        Rejection::NotNow { expected: Expected::SecondDraw }
    );
    assert_eq!(scene.legal(), [Action::Draw, Action::Take { card: oak }]);
    scene.act(Action::Draw);
    assert_eq!((scene.held(ME), scene.state.to_act), (2, you()));
    let absent = Action::Take { card: birch };
    assert_eq!(scene.refuse(absent), Rejection::NotInClearing { card: birch });
}

/// FS-10: with nine cards in hand one is drawn, with ten none.
#[test]
fn a_nearly_full_hand_draws_one_card_and_a_full_hand_none() {
    let mut scene = Scene::classic();
    scene.hold_any(9);
    scene.act(Action::Draw);
    assert_eq!((scene.held(ME), scene.state.to_act), (HAND_LIMIT, you()));

    let mut scene = Scene::classic();
    let oak = scene.clear(card(Species::Oak, 0));
    scene.hold_any(10);
    assert_eq!(scene.refuse(Action::Draw), Rejection::HandFull);
    assert_eq!(scene.refuse(Action::Take { card: oak }), Rejection::HandFull);
    assert!(scene.legal().iter().all(|action| !matches!(action, Action::Draw)));
}

/// FS-11: rewards stop at ten cards too.
#[test]
fn rewards_do_not_overfill_the_hand() {
    for mut scene in [Scene::classic(), Scene::published()] {
        let host = scene.grow(ME, Species::Linden);
        for _ in 0..3 {
            let other = scene.grow(ME, Species::Linden);
            scene.dwell(ME, Species::RedDeer, other);
        }
        scene.hold_any(8);
        // Three deer are worth three cards, and there is room for two.
        let events = scene.play_plain(Species::Wolf, host);
        assert_eq!((drawn(&events, ME), scene.held(ME)), (2, HAND_LIMIT));
    }
}

/// FS-12: the first card of a forest must be a host; a dweller goes to the slot of its half.
#[test]
fn dwellers_need_a_host_and_a_slot_of_their_own_kind() {
    let mut scene = Scene::classic();
    let (hare, place) = find(Species::EuropeanHare, 0);
    let slot = place.slot().unwrap();
    scene.hold(hare);
    let at = |slot, host| Action::Attach { card: hare, slot, host };
    let nowhere = Host::at(0);
    assert_eq!(scene.refuse(at(slot, nowhere)), Rejection::NoSuchHost { host: nowhere });
    assert_eq!(scene.state.why_not(ME, hare, place), Some(Rejection::NoHosts));
    let waits = Rejection::NotYourTurn { turn: ME };
    assert_eq!(scene.state.why_not(you(), hare, place), Some(waits));
    let theirs = scene.grow(you(), Species::Linden);
    assert_eq!(scene.refuse(at(slot, theirs)), Rejection::NoSuchHost { host: theirs });
    let mine = scene.grow(ME, Species::Linden);
    assert_eq!(
        scene.refuse(at(Slot::Top, mine)),
        Rejection::NoSuchHalf { card: hare, slot: Slot::Top }
    );
    assert_eq!(scene.refuse(Action::Plant { card: hare }), Rejection::NotAHost { card: hare });
    assert_eq!(scene.state.why_not(ME, hare, place), None);
    scene.act(at(slot, mine));
    assert_eq!(scene.state.board.dwellers(ME, mine, slot), [hare].into_iter().collect());
    assert_eq!(scene.state.board.spot(hare).unwrap().place, place);
}

/// FS-13: one card per slot.
#[test]
fn a_slot_holds_one_card() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Linden);
    scene.dwell(ME, Species::Chaffinch, host);
    let squirrel = scene.hold(card(Species::RedSquirrel, 0));
    let attach = Action::Attach { card: squirrel, slot: Slot::Top, host };
    assert_eq!(scene.refuse(attach), Rejection::SlotTaken { host, slot: Slot::Top });
    assert_eq!(
        scene.state.why_not(ME, squirrel, Place::Top),
        Some(Rejection::NoOpenSlot { slot: Slot::Top })
    );
}

/// How many of `species` can share one slot of a sapling-free host, all in the same slot.
fn share(scene: &mut Scene, species: Species, host: Host, slot: Slot) -> usize {
    let cards = CardSet::of_species(species);
    let mut shared = 0;
    for card in cards.and(&scene.state.deck.cards) {
        let Some(face) = card.face(slot.into()).filter(|face| face.species == species) else {
            continue;
        };
        if !scene.state.board.open(ME, face, slot).contains(host) {
            break;
        }
        scene.hold(card);
        scene.act(Action::Attach { card, slot, host });
        scene.act(Action::End);
        shared += 1;
    }
    shared
}

/// FS-13: European hares share without limit, toads in pairs, mountain hares and marmots never.
#[test]
fn hares_and_toads_share_their_slots() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Linden);
    let left = |species| {
        let shows =
            |card: &Card| card.face(Place::Left).is_some_and(|face| face.species == species);
        CardSet::of_species(species).iter().filter(shows).count()
    };
    assert_eq!(
        share(&mut scene, Species::EuropeanHare, host, Slot::Left),
        left(Species::EuropeanHare)
    );
    assert!(left(Species::EuropeanHare) > 4);
    assert_eq!(share(&mut scene, Species::CommonToad, host, Slot::Bottom), 2);
    assert_eq!(share(&mut scene, Species::MountainHare, host, Slot::Right), 1);
    // A European hare does not join a mountain hare.
    let (hare, _) = find(Species::EuropeanHare, 3);
    let face = hare.face(Place::Right).unwrap();
    assert_eq!(face.species, Species::EuropeanHare);
    assert!(!scene.state.board.open(ME, face, Slot::Right).contains(host));
    let other = scene.grow(ME, Species::Linden);
    scene.dwell(ME, Species::AlpineMarmot, other);
    let marmots = CardSet::of_species(Species::AlpineMarmot);
    let marmot = marmots.iter().find_map(|card| card.face(Place::Left)).unwrap();
    assert!(!scene.state.board.open(ME, marmot, Slot::Left).contains(other));
}

/// FS-13: a stinging nettle lets butterflies share the top of its host, and only butterflies.
#[test]
fn a_nettle_invites_butterflies() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Elderberry);
    let plain = scene.grow(ME, Species::Linden);
    scene.dwell(ME, Species::StingingNettle, host);
    for species in [Species::PeacockButterfly, Species::PurpleEmperor, Species::MapButterfly] {
        scene.dwell(ME, species, host);
    }
    let open = |scene: &Scene, species| {
        let face = CardSet::of_species(species).iter().find_map(|card| card.face(Place::Top));
        scene.state.board.open(ME, face.unwrap(), Slot::Top)
    };
    assert!(open(&scene, Species::PhoebusApollo).contains(host));
    assert!(!open(&scene, Species::Chaffinch).contains(host), "a bird does not join them");
    scene.dwell(ME, Species::Chaffinch, plain);
    scene.dwell(ME, Species::StingingNettle, plain);
    assert!(!open(&scene, Species::PhoebusApollo).contains(plain), "nor do they join a bird");
}

/// FS-14: the cost is paid exactly, with other cards, in ascending order, into the clearing.
#[test]
fn cards_are_paid_into_the_clearing() {
    let mut scene = Scene::classic();
    let oak = scene.hold(card(Species::Oak, 0));
    let one = scene.hold_any(1);
    let plant = Action::Plant { card: oak };
    assert_eq!(scene.refuse(plant), Rejection::TooDear { cost: 2, others: 1 });
    assert_eq!(
        scene.state.why_not(ME, oak, Place::Grown),
        Some(Rejection::TooDear { cost: 2, others: 1 })
    );

    let two = scene.hold_any(2);
    let (first, second, third) = (one[0], two[0], two[1]);
    scene.act(plant);
    assert_eq!(scene.refuse(Action::Pay { card: oak }), Rejection::PaysForItself);
    assert_eq!(
        scene.refuse(Action::Pay { card: third }),
        Rejection::TooFewAfter { card: third, due: 2 }
    );
    assert_eq!(scene.refuse(Action::Draw), Rejection::NotNow { expected: Expected::Payment });
    scene.act(Action::Pay { card: second });
    assert_eq!(
        scene.refuse(Action::Pay { card: first }),
        Rejection::PayInOrder { card: first, last: second }
    );
    assert!(scene.state.clearing.is_empty(), "nothing has been paid yet");
    let events = scene.act(Action::Pay { card: third });
    let paid = [second, third].into_iter().collect();
    assert!(matches!(events[1], Event::Placed { card, paid: it, by: Source::Turn, .. }
        if card == oak && it == paid));
    assert_eq!(scene.state.hands[ME], [first].into_iter().collect());
    assert!(paid.is_within(&scene.state.clearing));
}

/// FS-14: until the payment is complete, everything can be taken back.
#[test]
fn a_play_can_be_taken_back() {
    let mut scene = Scene::classic();
    let oak = scene.hold(card(Species::Oak, 0));
    let pay = scene.hold_any(2);
    let before = scene.state;
    scene.act(Action::Plant { card: oak });
    scene.act(Action::Pay { card: pay[0] });
    scene.act(Action::Cancel);
    assert_eq!(scene.state, before);
    assert_eq!(scene.refuse(Action::Cancel), Rejection::NotNow { expected: Expected::Action });
}

/// FS-15: any card can be laid face down without payment; it counts only as a tree.
#[test]
fn any_card_can_be_a_sapling() {
    let mut scene = Scene::classic();
    let wolf = scene.hold(card(Species::Wolf, 0));
    let events = scene.act(Action::Sapling { card: wolf });
    let host = scene.state.board.forest(ME).hosts.first().unwrap();
    let face = scene.state.board.host_face(host);
    assert_eq!((face.species, face.symbol), (Species::TreeSapling, None));
    assert_eq!(revealed(&events), 1, "it is a tree");
    assert_eq!(drawn(&events, ME), 0, "it has no effect");
}

/// FS-16: a shrub is a host but no tree; its symbol counts for payment and its own bonus.
#[test]
fn a_shrub_is_a_host_but_no_tree() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Linden);
    scene.dwell(ME, Species::Chanterelle, host);
    let shrub = scene.hold(card(Species::CommonHazel, 0));
    let symbol = shrub.face(Place::Grown).unwrap().symbol.unwrap();
    let pay = scene.hold_coloured(symbol, 2);
    let bat = scene.hold(card(Species::BarbastelleBat, 0));
    let events = scene.play(Action::Plant { card: shrub }, &pay);
    assert_eq!(revealed(&events), 0);
    assert_eq!(scene.state.progress.draws, 0, "the chanterelle does not see a tree");
    assert!(scene.legal().contains(&Action::Attach {
        card: bat,
        slot: Slot::Left,
        host: scene.state.board.forest(ME).hosts.last().unwrap()
    }));
    let other = card(Species::CommonHazel, 1);
    let its = other.face(Place::Grown).unwrap().symbol.unwrap();
    assert!(CardSet::coloured(its).contains(other), "a shrub pays for its colour");
}

/// FS-17: the bonus needs a payment in the played face's colour, the effect does not.
#[test]
fn the_bonus_needs_the_colour_and_the_effect_does_not() {
    // Tawny owl: draw 1; bonus: draw 2.
    for (matched, draws) in [(true, 3), (false, 1)] {
        let mut scene = Scene::classic();
        let host = scene.grow(ME, Species::Linden);
        let events = if matched {
            scene.play_matched(Species::TawnyOwl, host)
        } else {
            scene.play_plain(Species::TawnyOwl, host)
        };
        assert_eq!(drawn(&events, ME), draws);
    }
}

/// FS-17: one card of another colour spoils the bonus; any face of a paid card counts.
#[test]
fn every_paid_card_must_match_on_any_of_its_faces() {
    let owl = find(Species::TawnyOwl, 0);
    let symbol = owl.0.face(owl.1).unwrap().symbol.unwrap();
    assert_eq!(symbol, Symbol::Beech);
    let split = |it: &Card| !CardSet::HOSTS.contains(*it) && *it != owl.0;
    let second_half = |it: &Card| {
        let mut faces = it.faces().map(|(_, face)| face.symbol == Some(symbol));
        (faces.next(), faces.next()) == (Some(false), Some(true))
    };
    let beech = CardSet::coloured(symbol);
    let on_second_half = beech.iter().find(|it| split(it) && second_half(it)).unwrap();
    let other = Card::ALL.into_iter().find(|it| !beech.contains(*it)).unwrap();
    for (with, draws) in [(card(Species::Beech, 0), 3), (other, 1)] {
        let mut scene = Scene::classic();
        let host = scene.grow(ME, Species::Birch);
        scene.hold(owl.0);
        let mut pay = [scene.hold(with), scene.hold(on_second_half)];
        pay.sort_unstable();
        assert_eq!(drawn(&scene.play_at(owl, host, &pay), ME), draws);
    }
}

/// FS-17: only the chosen half of a split card counts.
#[test]
fn the_other_half_of_the_played_card_does_not_count() {
    // Card 117: tawny owl (beech) above a stag beetle (sycamore).
    let owl = find(Species::TawnyOwl, 0);
    assert_eq!(owl.0.number(), 117);
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Linden);
    scene.hold(owl.0);
    let pay = scene.hold_coloured(Symbol::Sycamore, 2);
    assert_eq!(drawn(&scene.play_at(owl, host, &pay), ME), 1, "only the effect");
}

/// Number of cards that a permanent effect of `species` draws when `play` is played.
fn triggered(species: Species, play: impl FnOnce(&mut Scene)) -> u8 {
    let mut scene = Scene::classic();
    if species.data().home.is_host() {
        scene.grow(ME, species);
    } else {
        let host = scene.grow(ME, Species::Linden);
        scene.dwell(ME, species, host);
    }
    // The first host after the one for the permanent effect.
    scene.grow(ME, Species::Linden);
    play(&mut scene);
    scene.state.progress.draws
}

fn second_host(scene: &Scene) -> Host {
    scene.state.board.forest(ME).hosts.iter().nth(1).unwrap()
}

/// The permanent effects that `species`, just placed by the test, would trigger.
fn sets_off(scene: &mut Scene, species: Species, host: Host) {
    let placed = scene.dwell(ME, species, host);
    let spot = scene.state.board.spot(placed).unwrap();
    let n = scene.state.triggered(ME, placed, spot).count() as u8;
    scene.state.progress.draws += n;
}

/// FS-18: the eight permanent effects, each on its own kind of card and on no other.
#[test]
fn permanent_effects_answer_their_kind() {
    let dweller = |species: Species| {
        move |scene: &mut Scene| {
            let host = second_host(scene);
            sets_off(scene, species, host);
        }
    };
    for (permanent, answers, ignores) in [
        (Species::FlyAgaric, Species::Lynx, Species::RoeDeer),
        (Species::BlackTrumpet, Species::Chamois, Species::RoeDeer),
        (Species::PennyBun, Species::Chaffinch, Species::Moss),
        (Species::ParasolMushroom, Species::Moss, Species::Chaffinch),
        (Species::Elderberry, Species::Moss, Species::Chaffinch),
        (Species::CommonHazel, Species::BarbastelleBat, Species::Lynx),
        (Species::Blackthorn, Species::PeacockButterfly, Species::Fireflies),
    ] {
        assert_eq!(triggered(permanent, dweller(answers)), 1, "{permanent:?}");
        assert_eq!(triggered(permanent, dweller(ignores)), 0, "{permanent:?}");
    }
    let grow = |species: Species| {
        move |scene: &mut Scene| {
            let host = scene.grow(ME, species);
            let host_card = scene.state.board.host_card(host);
            let spot = scene.state.board.spot(host_card).unwrap();
            scene.state.progress.draws += scene.state.triggered(ME, host_card, spot).count() as u8;
        }
    };
    assert_eq!(triggered(Species::Chanterelle, grow(Species::Oak)), 1);
    assert_eq!(triggered(Species::Chanterelle, grow(Species::Elderberry)), 0, "no tree");
}

/// FS-18: saplings are trees; copies add up; others' mushrooms draw nothing.
#[test]
fn copies_add_up_and_saplings_are_trees() {
    let mut scene = Scene::classic();
    for _ in 0..2 {
        let host = scene.grow(ME, Species::Linden);
        scene.dwell(ME, Species::Chanterelle, host);
    }
    let wolf = scene.hold(card(Species::Wolf, 0));
    let events = scene.act(Action::Sapling { card: wolf });
    assert_eq!(drawn(&events, ME), 2);
    let lynx = scene.give(you(), card(Species::Lynx, 0));
    assert_eq!(drawn(&scene.act(Action::Sapling { card: lynx }), you()), 0);
}

/// FS-18, FS-38: a card never triggers itself. Whether a free card in the same turn triggers it
/// depends on the rules.
#[test]
fn a_card_never_triggers_itself() {
    for (mut scene, by_the_free_card) in [(Scene::classic(), 0), (Scene::published(), 1)] {
        let host = scene.grow(ME, Species::Linden);
        // Elderberry draws on plants, and its bonus places one without payment.
        let shrub = scene.hold(card(Species::Elderberry, 0));
        let symbol = shrub.face(Place::Grown).unwrap().symbol.unwrap();
        let pay = scene.hold_coloured(symbol, 2);
        let (moss, _) = find(Species::Moss, 0);
        scene.hold(moss);
        let events = scene.play(Action::Plant { card: shrub }, &pay);
        assert_eq!((drawn(&events, ME), scene.state.progress.draws), (0, 0));
        let events = scene.act(Action::Attach { card: moss, slot: Slot::Bottom, host });
        assert_eq!(drawn(&events, ME), by_the_free_card);
    }
    // The second parasol triggers the first, not itself.
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Linden);
    scene.dwell(ME, Species::ParasolMushroom, host);
    let other = scene.grow(ME, Species::Linden);
    assert_eq!(drawn(&scene.play_plain(Species::ParasolMushroom, other), ME), 1);
}

/// FS-18: penny bun and parasol trigger on trees and saplings, not on shrubs.
#[test]
fn penny_bun_and_parasol_look_at_trees_only() {
    for (mushroom, dweller) in
        [(Species::PennyBun, Species::Chaffinch), (Species::ParasolMushroom, Species::Moss)]
    {
        let mut scene = Scene::classic();
        let tree = scene.grow(ME, Species::Linden);
        scene.dwell(ME, mushroom, tree);
        let shrub = scene.grow(ME, Species::CommonHazel);
        let other = scene.grow(ME, Species::Linden);
        let sapling = scene.lay_sapling(ME);
        for (host, draws) in [(shrub, 0), (other, 1), (sapling, 2)] {
            sets_off(&mut scene, dweller, host);
            assert_eq!(scene.state.progress.draws, draws, "{mushroom:?}");
        }
    }
}

/// FS-19: a free card uses neither its bonus nor its effect, but triggers others and reveals.
#[test]
fn a_free_card_only_sets_off_others() {
    let mut scene = Scene::classic();
    let host = scene.grow(ME, Species::Linden);
    scene.dwell(ME, Species::Chanterelle, host);
    // A larch paid in its colour places an Alpine card without payment: a stone pine, whose effect
    // and bonus would draw.
    let larch = scene.hold(card(Species::EuropeanLarch, 0));
    let pay = [scene.hold(card(Species::EuropeanLarch, 1))];
    let pine = scene.hold(card(Species::StonePine, 0));
    scene.play(Action::Plant { card: larch }, &pay);
    assert_eq!(scene.state.progress.draws, 1, "the chanterelle saw the larch");
    let events = scene.act(Action::Plant { card: pine });
    assert!(events.iter().any(|event| matches!(event, Event::Placed { by: Source::Free, .. })));
    assert_eq!(drawn(&events, ME), 2, "one more for the pine, by the chanterelle alone");
    assert_eq!(revealed(&events), 2, "both are trees");
}

/// FS-19: a free card never gives an extra turn.
#[test]
fn a_free_card_gives_no_extra_turn() {
    for mut scene in [Scene::classic(), Scene::published()] {
        let host = scene.grow(ME, Species::Linden);
        let jay = scene.hold(card(Species::EurasianJay, 0));
        scene.play_plain(Species::GreatGreenBushCricket, host);
        scene.act(Action::Attach { card: jay, slot: Slot::Top, host });
        assert_eq!(scene.state.to_act, you());
    }
}

/// FS-20: ten cards in the clearing leave the game at the end of a turn, an extra turn or not.
#[test]
fn a_full_clearing_leaves_the_game() {
    for (species, next) in [(Species::Chaffinch, you()), (Species::EurasianJay, ME)] {
        for before in [8, 9] {
            let mut scene = Scene::classic();
            let host = scene.grow(ME, Species::Birch);
            scene.clear_any(before);
            scene.play_plain(species, host);
            let cleared = before + 1 == usize::from(CLEARING_LIMIT);
            assert_eq!(scene.state.clearing.is_empty(), cleared);
            assert_eq!(usize::from(scene.state.gone.len()), if cleared { 10 } else { 0 });
            assert_eq!(scene.state.to_act, next);
        }
    }
}

/// FS-21: the third winter card ends the game at once, and the forests are scored.
#[test]
fn the_third_winter_ends_the_game_at_once() {
    let mut scene = Scene::classic();
    scene.grow(ME, Species::DouglasFir);
    scene.state.deck.winters = 2;
    scene.state.deck.above = 0;
    scene.state.deck.cards = CardSet::EMPTY;
    // The birch would draw a card and reveal another; winter comes first.
    let birch = card(Species::Birch, 0);
    scene.state.hands[ME].insert(birch);
    let events = scene.act(Action::Plant { card: birch });
    assert_eq!(events.last(), Some(&Event::WinterCame { nth: 3 }));
    assert_eq!(scene.held(ME), 0);
    let Turn::Over(outcome) = ForestShuffle::turn(&scene.state) else { panic!("not over") };
    assert_eq!(outcome.scores[ME], 5 + 1);
    assert_eq!(scene.legal(), []);
    assert_eq!(scene.refuse(Action::Draw), Rejection::GameOver);
    assert_eq!(scene.state.phase, Phase::Over);
}

/// RM-7: absent players pass where that is legal, and otherwise do as little as possible.
#[test]
fn absent_players_do_as_little_as_possible() {
    let mut scene = Scene::classic();
    assert_eq!(ForestShuffle::default_action(&scene.state), Some(Action::End));
    scene.state.config = Config::PUBLISHED;
    assert_eq!(ForestShuffle::default_action(&scene.state), Some(Action::Draw));
    let cards = scene.hold_any(10);
    let sapling = Action::Sapling { card: cards[0] };
    assert_eq!(ForestShuffle::default_action(&scene.state), Some(sapling));
}
