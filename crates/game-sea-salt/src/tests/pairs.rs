//! Pairs and when they are played.

use super::*;

/// SS-P1: the settings determine the legal pairs; both cards must be in hand.
#[test]
fn only_pairs_in_hand_are_played() {
    let hand = [Kind::Shark, Kind::Shark, Kind::Swimmer, Kind::Swimmer, Kind::Shell, Kind::Shell];
    let (shark, swimmer) = (Kind::Shark, Kind::Swimmer);
    for config in PRESETS {
        let scene = Scene::playing(config, 2, &hand);
        let legal = scene.legal();
        let pairs = legal.iter().filter_map(|action| {
            let Action::Pair { cards } = action else { return None };
            Some(cards.faces().map(|face| face.kind))
        });
        let pairs: BTreeSet<_> = pairs.collect();
        let expected = match config.shark_pairs {
            SharkPairs::Mixed => BTreeSet::from([[shark, swimmer]]),
            SharkPairs::SameToo => {
                BTreeSet::from([[shark, shark], [shark, swimmer], [swimmer, swimmer]])
            }
        };
        assert_eq!(pairs, expected);
        let shells = scene.refusal(scene.pair_of(Kind::Shell, Kind::Shell));
        assert!(matches!(shells, Rejection::NotAPair { .. }));
        let red = Face { kind: Kind::Fish, colour: Colour::Red };
        let refusal = scene.refusal(Action::Pair { cards: Pair::new(red, red) });
        assert_eq!(refusal.to_string(), "you do not hold both red fish and red fish");
    }
}

/// SS-P1: a pair of identical cards needs two such cards.
#[test]
fn one_card_is_not_a_pair() {
    let mut scene = Scene::playing(Config::PUBLISHED, 2, &[]);
    let black = Face { kind: Kind::Fish, colour: Colour::Black };
    let twins = Action::Pair { cards: Pair::new(black, black) };
    for held in 1..=2 {
        let card = scene.state.colours.find(scene.state.deck, black).unwrap();
        scene.state.deck = scene.state.deck.without(card);
        let seat = scene.seat(0);
        scene.state.hands[seat] = scene.state.hands[seat].with(card);
        assert_eq!(scene.legal().contains(&twins), held == 2);
    }
    scene.act(twins);
    assert!(scene.news.len() == 2 && scene.kinds(0).len() == 1, "both left, one was drawn");
}

/// SS-P2: two sharks or two swimmers score, but steal nothing.
#[test]
fn sharks_among_themselves_do_not_steal() {
    for kind in [Kind::Shark, Kind::Swimmer] {
        let mut scene = Scene::playing(Config::CLASSIC, 2, &[kind, kind]);
        scene.hold(1, &[Kind::Shell]);
        scene.pair(kind, kind);
        assert_eq!((scene.state.phase, scene.kinds(1).len()), (Phase::Play, 1));
        assert_eq!(scene.state.card_score(scene.seat(0)), 2);
    }
}

/// SS-P3, SS-P6: any number of pairs per turn; they stay on the table and count.
#[test]
fn several_pairs_may_be_played_in_a_turn() {
    let flow = Config { extra_turn: ExtraTurn::After, ..Config::FLOW };
    for (config, unplayed, played) in [(Config::CLASSIC, 2, 4), (flow, 0, 2)] {
        let mut scene = Scene::playing(config, 2, &[Kind::Sailboat; 4]);
        let me = scene.seat(0);
        assert_eq!(scene.state.card_score(me), unplayed);
        scene.pair(Kind::Sailboat, Kind::Sailboat);
        scene.pair(Kind::Sailboat, Kind::Sailboat);
        assert_eq!(scene.state.card_score(me), played);
        assert_eq!(scene.view(Viewer::Spectator).players[me].pairs.len(), 2);
    }
}

/// SS-P4, SS-F4: pairs and calls come after the draw; a player without a pair may still call.
#[test]
fn a_player_without_a_pair_may_call() {
    for config in PRESETS {
        let mut scene = Scene::new(config, 2);
        scene.hold(0, SEVEN);
        assert_eq!(scene.refusal(Action::Stop), Rejection::DrawFirst);
        scene.deck(&[Kind::Captain]);
        scene.draw();
        assert_eq!(scene.legal(), [Action::Stop, Action::LastChance, Action::Pass]);
    }
}

/// SS-P5: a pair whose effect is impossible is still played.
#[test]
fn a_pair_without_effect_is_still_a_pair() {
    let pairs = [(Kind::Fish, Kind::Fish), (Kind::Crab, Kind::Crab), (Kind::Shark, Kind::Swimmer)];
    for (one, other) in pairs {
        for config in PRESETS {
            let mut scene = Scene::playing(config, 2, &[one, other]);
            scene.deck(&[]);
            scene.pair(one, other);
            assert_eq!(scene.state.phase, Phase::Play);
            assert!(matches!(scene.news[..], [Event::Paired { effect: Effect::Nothing, .. }]));
            assert_eq!(scene.state.tables[scene.seat(0)].len(), 2);
        }
    }
}

/// SS-P7: if two sharks do not form a pair, every legal pair has an effect.
#[test]
fn mixed_pairs_all_have_an_effect() {
    let face = |&kind| Face { kind, colour: Colour::White };
    for config in [Config::FLOW, Config::PUBLISHED] {
        let mut effects = Vec::new();
        for one in Kind::ALL {
            let pairs = Kind::ALL.iter().map(|other| Pair::new(face(one), face(other)));
            effects.extend(pairs.filter_map(|pair| config.effect(pair)));
        }
        assert_eq!(effects.len(), 5, "fish, crabs, sailboats, and sharks both ways");
        assert!(!effects.contains(&Effect::Nothing));
    }
}
