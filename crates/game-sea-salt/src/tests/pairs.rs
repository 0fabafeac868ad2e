//! Pairs and when they are played.

use super::*;

/// SS-P1: the settings determine the legal pairs; both cards must be in hand.
#[test]
fn only_pairs_in_hand_are_played() {
    let hand = [Kind::Shark, Kind::Shark, Kind::Swimmer, Kind::Swimmer, Kind::Shell, Kind::Shell];
    let (shark, swimmer) = (Kind::Shark, Kind::Swimmer);
    for config in PRESETS {
        let table = Table::playing(config, 2, &hand);
        let legal = table.legal();
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
        let shells = table.refusal(table.pair_of(Kind::Shell, Kind::Shell));
        assert!(matches!(shells, Rejection::NotAPair { .. }));
        let red = Face { kind: Kind::Fish, colour: Colour::Red };
        let refusal = table.refusal(Action::Pair { cards: Pair::new(red, red) });
        assert_eq!(refusal.to_string(), "you do not hold both red fish and red fish");
    }
}

/// SS-P1: a pair of identical cards needs two such cards.
#[test]
fn one_card_is_not_a_pair() {
    let mut table = Table::playing(Config::PUBLISHED, 2, &[]);
    let black = Face { kind: Kind::Fish, colour: Colour::Black };
    let twins = Action::Pair { cards: Pair::new(black, black) };
    for held in 1..=2 {
        let card = table.state.colours.find(table.state.deck, black).unwrap();
        table.state.deck = table.state.deck.without(card);
        let seat = table.seat(0);
        table.state.hands[seat] = table.state.hands[seat].with(card);
        assert_eq!(table.legal().contains(&twins), held == 2);
    }
    table.act(twins);
    assert!(table.news.len() == 2 && table.kinds(0).len() == 1, "both left, one was drawn");
}

/// SS-P2: two sharks or two swimmers score, but steal nothing.
#[test]
fn sharks_among_themselves_do_not_steal() {
    for kind in [Kind::Shark, Kind::Swimmer] {
        let mut table = Table::playing(Config::CLASSIC, 2, &[kind, kind]);
        table.hold(1, &[Kind::Shell]);
        table.pair(kind, kind);
        assert_eq!((table.state.phase, table.kinds(1).len()), (Phase::Play, 1));
        assert_eq!(table.state.card_score(table.seat(0)), 2);
    }
}

/// SS-P3, SS-P6: any number of pairs per turn; they stay on the table and count.
#[test]
fn several_pairs_may_be_played_in_a_turn() {
    let flow = Config { extra_turn: ExtraTurn::After, ..Config::FLOW };
    for (config, unplayed, played) in [(Config::CLASSIC, 2, 4), (flow, 0, 2)] {
        let mut table = Table::playing(config, 2, &[Kind::Sailboat; 4]);
        let me = table.seat(0);
        assert_eq!(table.state.card_score(me), unplayed);
        table.pair(Kind::Sailboat, Kind::Sailboat);
        table.pair(Kind::Sailboat, Kind::Sailboat);
        assert_eq!(table.state.card_score(me), played);
        assert_eq!(table.view(Viewer::Spectator).players[me].pairs.len(), 2);
    }
}

/// SS-P4, SS-F4: pairs and calls come after the draw; a player without a pair may still call.
#[test]
fn a_player_without_a_pair_may_call() {
    for config in PRESETS {
        let mut table = Table::new(config, 2);
        table.hold(0, SEVEN);
        assert_eq!(table.refusal(Action::Stop), Rejection::DrawFirst);
        table.deck(&[Kind::Captain]);
        table.draw();
        assert_eq!(table.legal(), [Action::Stop, Action::LastChance, Action::Pass]);
    }
}

/// SS-P5: a pair whose effect is impossible is still played.
#[test]
fn a_pair_without_effect_is_still_a_pair() {
    let pairs = [(Kind::Fish, Kind::Fish), (Kind::Crab, Kind::Crab), (Kind::Shark, Kind::Swimmer)];
    for (one, other) in pairs {
        for config in PRESETS {
            let mut table = Table::playing(config, 2, &[one, other]);
            table.deck(&[]);
            table.pair(one, other);
            assert_eq!(table.state.phase, Phase::Play);
            assert!(matches!(table.news[..], [Event::Paired { effect: Effect::Nothing, .. }]));
            assert_eq!(table.state.tables[table.seat(0)].len(), 2);
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
