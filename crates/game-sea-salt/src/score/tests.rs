use super::*;

/// `3 shell.red` and the like, for many cards at once.
fn counts(hand: &[(usize, Kind, Colour)], pairs: &[[(Kind, Colour); 2]]) -> CardCounts {
    let face = |(kind, colour): (Kind, Colour)| Face { kind, colour };
    let hand: Vec<Face> =
        hand.iter().flat_map(|&(n, kind, colour)| vec![face((kind, colour)); n]).collect();
    let pairs: Vec<[Face; 2]> = pairs.iter().map(|pair| pair.map(face)).collect();
    CardCounts::of_faces(hand, pairs)
}

fn score(config: &Config, hand: &[(usize, Kind, Colour)]) -> Score {
    Score::of(config, &counts(hand, &[]))
}

const PRESETS: [Config; 3] = [Config::CLASSIC, Config::FLOW, Config::PUBLISHED];
use Colour::{Blue, Green, Purple, Red, White, Yellow};

/// SS-J1, SS-J9, SS-J13, SS-J14, SS-D8: collections from zero cards up; a single card scores
/// nothing.
#[test]
fn collections_grow_with_their_cards() {
    let config = Config::CLASSIC;
    let ladder = |kind, most| {
        (0..=most).map(|n| score(&config, &[(n, kind, Red)]).collections).collect::<Vec<_>>()
    };
    assert_eq!(ladder(Kind::Shell, 6), [0, 0, 2, 4, 6, 8, 10]);
    assert_eq!(ladder(Kind::Octopus, 5), [0, 0, 3, 6, 9, 12]);
    assert_eq!(ladder(Kind::Penguin, 3), [0, 1, 3, 5]);
    assert_eq!(ladder(Kind::Sailor, 3), [0, 0, 5, 5]);
    assert_eq!(ladder(Kind::Starfish, 5), [0, 0, 2, 4, 6, 8]);
}

/// SS-J2: a pair on the table counts twice, once or as one, by preset.
#[test]
fn played_pairs_count_by_preset() {
    let cards = counts(&[(2, Kind::Fish, Red)], &[[(Kind::Fish, Red), (Kind::Fish, Blue)]]);
    let parts = PRESETS.map(|config| (cards.pairs_base(&config), cards.pair_bonus(&config)));
    assert_eq!(parts, [(2, 1), (0, 1), (1, 1)]);
}

/// SS-J3: sharks and swimmers by name, or mixed.
#[test]
fn sharks_count_by_name_or_mixed() {
    let cards = counts(&[(3, Kind::Shark, Red), (1, Kind::Swimmer, Blue)], &[]);
    assert_eq!(cards.pairs_base(&Config::CLASSIC), 1, "two sharks");
    assert_eq!(cards.pairs_base(&Config::PUBLISHED), 1, "a shark and the swimmer");
    let cards = counts(&[(1, Kind::Shark, Red), (1, Kind::Swimmer, Blue)], &[]);
    assert_eq!((cards.pairs_base(&Config::CLASSIC), cards.pairs_base(&Config::PUBLISHED)), (0, 1));
}

/// SS-J4: pairs in hand count, but not in the flow chart.
#[test]
fn unplayed_pairs_count_or_not() {
    let scores = PRESETS.map(|config| score(&config, &[(7, Kind::Crab, Red)]).card_score());
    assert_eq!(scores, [3, 0, 3]);
}

/// SS-J5: two penguins double the bonus in the flow chart, and one does not.
#[test]
fn penguins_are_collected_or_double_the_bonus() {
    let with = |penguins| {
        let cards = counts(
            &[(penguins, Kind::Penguin, Red)],
            &[[(Kind::Crab, Red), (Kind::Crab, Blue)]; 2],
        );
        PRESETS.map(|config| (cards.collection(&config, Kind::Penguin), cards.pair_bonus(&config)))
    };
    assert_eq!(with(1), [(1, 2), (0, 2), (1, 2)]);
    assert_eq!(with(2), [(3, 2), (0, 4), (3, 2)]);
}

/// SS-J6, SS-J7, SS-J8, SS-J9: the kinds that multipliers score.
#[test]
fn multipliers_count_their_targets() {
    let with = |kind, target, n| {
        PRESETS.map(|config| score(&config, &[(1, kind, Red), (n, target, Blue)]).multipliers)
    };
    assert_eq!(with(Kind::PenguinColony, Kind::Penguin, 2), [4, 2, 4]);
    assert_eq!(with(Kind::Captain, Kind::Sailor, 2), [6, 0, 6]);
    assert_eq!(with(Kind::Captain, Kind::Swimmer, 2), [0, 6, 0]);
    assert_eq!(with(Kind::Lighthouse, Kind::Sailboat, 5), [5, 5, 5]);
    assert_eq!(with(Kind::FishSchool, Kind::Fish, 7), [7, 7, 7]);
    assert_eq!(with(Kind::Seagull, Kind::Starfish, 5), [5, 5, 5]);
}

/// SS-J10, SS-J11, SS-J12: a multiplier scores nothing without targets, does not count itself, and
/// counts cards on the table.
#[test]
fn multipliers_count_hand_and_table_and_not_themselves() {
    for kind in MULTIPLIERS {
        assert!(PRESETS.iter().all(|config| score(config, &[(1, kind, Red)]).card_score() == 0));
    }
    let cards = counts(
        &[(1, Kind::FishSchool, Red), (1, Kind::Fish, Red)],
        &[[(Kind::Fish, Red), (Kind::Fish, Blue)]],
    );
    assert_eq!(cards.multiplier(&Config::CLASSIC, Kind::FishSchool), 3);
}

/// SS-M1, SS-M3: the nth mermaid scores the nth colour, ties in alphabetical order; the fourth
/// wins.
#[test]
fn mermaids_count_colours() {
    let with = |mermaids| {
        let cards = [
            (2, Kind::Shell, Yellow),
            (3, Kind::Octopus, Red),
            (2, Kind::Shark, Green),
            (1, Kind::Sailor, Purple),
            (mermaids, Kind::Mermaid, White),
        ];
        let score = score(&Config::CLASSIC, &cards);
        let colours =
            score.mermaids.iter().map(|group| (group.colour, group.cards)).collect::<Vec<_>>();
        (colours, score.instant_win)
    };
    assert_eq!(with(0), (vec![], false));
    assert_eq!(with(2), (vec![(Red, 3), (Green, 2)], false));
    assert_eq!(with(3), (vec![(Red, 3), (Green, 2), (Yellow, 2)], false));
    assert_eq!(with(4), (vec![(Red, 3), (Green, 2), (Yellow, 2)], true));
}

/// SS-M2, SS-C2: white counts in the printed game only.
#[test]
fn white_counts_or_not() {
    let cards = [(3, Kind::Mermaid, White), (1, Kind::Shell, Blue)];
    let of = |config| {
        let score = score(&config, &cards);
        (score.mermaid_points(), score.colour_points())
    };
    assert_eq!(PRESETS.map(of), [(1, 1), (1, 1), (4, 3)]);
}

/// SS-M4, SS-C3: colours are counted in hand and on the table.
#[test]
fn colours_count_hand_and_table() {
    let cards = counts(
        &[(1, Kind::Mermaid, White), (1, Kind::Shell, Green)],
        &[[(Kind::Crab, Green), (Kind::Crab, Red)]],
    );
    let score = Score::of(&Config::CLASSIC, &cards);
    assert_eq!((score.mermaid_points(), score.colour_points()), (2, 2));
}

/// The fast card score equals the sum of the parts, for every hand of a random game.
#[test]
fn the_quick_score_is_the_sum_of_the_parts() {
    use tabletop::{Luck, Pile, luck::Quick};
    let mut luck = Quick::new(5);
    for round in 0..20_000 {
        let config = PRESETS[round as usize % 3];
        let mut draw = |n: u32| {
            (0..n).fold(CardSet::EMPTY, |set, _| {
                let pile = Pile::new(0, 0, 64);
                let left = config.deck.cards() - set;
                let card =
                    luck.draw(pile, &[left.bits()]).and_then(|card| crate::Card::new(card as u8));
                card.map_or(set, |card| set.with(card))
            })
        };
        let hand = draw(round % 23);
        let pair_kinds = CardSet::ALL.iter().filter(|card| card.kind() <= Kind::Swimmer).collect();
        let table = (draw(round % 7) - hand) & pair_kinds;
        let counts = CardCounts::of(&Colours::PRINTED, hand, table);
        assert_eq!(Score::of(&config, &counts).card_score(), counts.card_score(&config));
    }
}
