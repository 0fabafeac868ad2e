//! FS-1 to FS-5: the setup.

use tabletop::{Rules, Seat, Seats, Turn, luck::Quick};
use testkit::{Roll, Scripted};

use super::scene::{Scene, find};
use crate::{
    Action, Config, Event, ForestShuffle, Rejection,
    card::{Card, CardSet},
    deal::Deal,
    rejection::Expected,
    species::{Part, Species},
    state::{FIRST_HAND, Phase},
};

/// Every mix of expansions.
fn mixes() -> impl Iterator<Item = Config> {
    [(false, false), (true, false), (false, true), (true, true)]
        .into_iter()
        .map(|(alpine, woodland_edge)| Config { alpine, woodland_edge, ..Config::CLASSIC_BASE })
}

/// FS-1, FS-2, FS-4: the deal, for every mix of expansions and number of players.
#[test]
fn six_cards_each_are_dealt_from_the_chosen_parts() {
    for config in mixes() {
        for seats in ForestShuffle::SEATS.map(|seats| Seats::new(seats).unwrap()) {
            let deal = ForestShuffle::deal(&config, seats, &mut Quick::new(3));
            assert_eq!(deal.removed.len(), config.n_removed(seats));
            assert!(deal.hands.values().all(|hand| hand.len() == FIRST_HAND));
            let mut dealt = deal.removed;
            for hand in deal.hands.values() {
                assert!(dealt.and(hand).is_empty() && hand.is_within(&config.cards()));
                dealt = dealt.or(hand);
            }
            let parts = [(Part::Alpine, config.alpine), (Part::WoodlandEdge, config.woodland_edge)];
            for (part, on) in parts {
                assert_eq!(CardSet::of_part(part).is_within(&config.cards()), on);
            }
        }
    }
}

/// FS-3: two thirds of the deck, first hands included, lie above the first winter card.
#[test]
fn winter_lies_below_two_thirds_of_the_deck() {
    let above = |config: Config, seats: u8| {
        let seats = Seats::new(seats).unwrap();
        let deal = ForestShuffle::deal(&config, seats, &mut Quick::new(3));
        let state = ForestShuffle::begin(&config, &deal);
        state.deck.above + FIRST_HAND * seats.count() as u8
    };
    let found: Vec<[u8; 4]> =
        mixes().map(|config| [2, 3, 4, 5].map(|seats| above(config, seats))).collect();
    let with_one = [93, 103, 113, 123];
    assert_eq!(found, [[86, 92, 99, 106], with_one, with_one, [94, 114, 124, 134]]);
}

/// FS-4: the start player is drawn by lot.
#[test]
fn any_player_can_begin() {
    let mut began = [0; 3];
    for seed in 0..60 {
        let seats = Seats::new(3).unwrap();
        let deal = ForestShuffle::deal(&Config::CLASSIC_BASE, seats, &mut Quick::new(seed));
        began[deal.starter.index()] += 1;
        let state = ForestShuffle::begin(&Config::CLASSIC_BASE, &deal);
        assert_eq!(ForestShuffle::turn(&state), Turn::Of(deal.starter));
    }
    assert!(began.iter().all(|&times| times > 8), "{began:?}");
}

/// A game of two players in which the first player holds these cards.
fn opening(hand: CardSet) -> Scene {
    let mut scene = Scene::classic();
    scene.state.phase = Phase::Opening;
    for card in hand {
        scene.hold(card);
    }
    scene
}

/// Six cards without a tree or shrub.
fn no_hosts() -> CardSet {
    Card::ALL.into_iter().filter(|&card| !CardSet::HOSTS.contains(card)).take(6).collect()
}

/// FS-4: a hand without trees and shrubs may be replaced once; the six leave the game.
#[test]
fn a_hand_without_hosts_may_be_replaced_once() {
    let mut scene = opening(no_hosts());
    let events = scene.act(Action::Replace);
    assert!(matches!(events[0], Event::Replaced { shown, .. } if shown == no_hosts()));
    assert_eq!(scene.state.gone, no_hosts());
    assert_eq!(scene.held(super::scene::ME), FIRST_HAND);
    // The other player is asked next, so nobody is asked twice.
    assert!(matches!(events.last(), Some(Event::Asked { seat }) if *seat == super::scene::you()));
    scene.act(Action::Keep);
    assert_eq!((scene.state.phase, scene.state.to_act), (Phase::Acting, super::scene::ME));
    assert_eq!(scene.refuse(Action::Replace), Rejection::NotNow { expected: Expected::Action });
}

/// FS-4: a hand with a tree or a shrub is kept.
#[test]
fn a_hand_with_a_host_is_kept() {
    for species in [Species::Linden, Species::Elderberry] {
        let mut hand: CardSet = no_hosts().iter().take(5).collect();
        hand.insert(find(species, 0).0);
        let scene = opening(hand);
        assert_eq!(scene.refuse(Action::Replace), Rejection::HandHasHost);
        assert_eq!(scene.legal(), [Action::Keep]);
        assert_eq!(scene.refuse(Action::Draw), Rejection::NotNow { expected: Expected::Opening });
    }
}

/// FS-4: the start player is asked first and then begins; play goes clockwise.
#[test]
fn every_player_is_asked_and_play_goes_clockwise() {
    let seats = Seats::new(3).unwrap();
    let mut luck = Quick::new(0);
    let deal = ForestShuffle::deal(&Config::CLASSIC_BASE, seats, &mut luck);
    let deal = Deal { starter: seats.iter().nth(1).unwrap(), ..deal };
    let mut state = ForestShuffle::begin(&Config::CLASSIC_BASE, &deal);
    let mut order = Vec::new();
    for action in [Action::Keep, Action::Keep, Action::Keep, Action::End, Action::End] {
        order.push(state.to_act);
        ForestShuffle::play_unchecked(&mut state, &action, &mut luck);
    }
    assert_eq!(order.into_iter().map(Seat::index).collect::<Vec<_>>(), [1, 2, 0, 1, 2]);
    assert!(state.clearing.is_empty(), "the clearing starts empty");
}

/// FS-21: a winter card that is drawn is put aside and replaced.
#[test]
fn a_winter_card_is_replaced() {
    let mut scene = Scene::classic();
    scene.state.deck.above = 0;
    let wanted = find(Species::Oak, 2).0;
    let script = [Roll::Draw(u16::from(wanted.number()) - 1)];
    let mut events = Vec::new();
    let luck = &mut Scripted::new(script);
    let seat = scene.state.to_act;
    ForestShuffle::decide(&scene.state, seat, &Action::Draw, luck, &mut events).unwrap();
    assert_eq!(
        events,
        [Event::WinterCame { nth: 1 }, Event::Drew { seat, card: wanted }, Event::DrawDue { seat }]
    );
}
