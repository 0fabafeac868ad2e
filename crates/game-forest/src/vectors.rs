//! Tests of the scores in `vectors/forest/scoring.json` and of small forests.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::json;
use tabletop::{Rules, Seat, Seats, Turn, luck::Quick};

use crate::{
    Config, ForestShuffle,
    board::{Board, Spot},
    card::{Card, CardSet, Place, Slot},
    score::{Score, plain},
    scorer::{ForestScore, score_line},
};

/// A case of `vectors/forest/scoring.json`. Cards are identified by number.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    case: u32,
    players: Vec<Player>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    #[serde(default)]
    cave: u8,
    forest: Vec<Grown>,
    scores: BTreeMap<String, i32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Grown {
    /// 0 for a sapling.
    host: u8,
    #[serde(default)]
    top: Vec<Card>,
    #[serde(default)]
    bottom: Vec<Card>,
    #[serde(default)]
    left: Vec<Card>,
    #[serde(default)]
    right: Vec<Card>,
}

impl Case {
    fn board(&self) -> Board {
        let seats = Seats::new(self.players.len() as u8).unwrap();
        let mut board = Board::empty(seats);
        let named: CardSet = self
            .players
            .iter()
            .flat_map(|player| &player.forest)
            .flat_map(|grown| {
                let dwellers = [&grown.top, &grown.bottom, &grown.left, &grown.right];
                dwellers.into_iter().flatten().copied().chain(Card::numbered(grown.host))
            })
            .collect();
        let mut unnamed = Card::ALL.into_iter().filter(|&card| !named.contains(card));
        for (seat, player) in seats.iter().zip(&self.players) {
            for grown in &player.forest {
                let (card, place) = match Card::numbered(grown.host) {
                    Ok(card) => (card, Place::Grown),
                    Err(_) => (unnamed.next().unwrap(), Place::Sapling),
                };
                let host = board.next_host();
                board.place(seat, card, Spot { host, place });
                let slots = [
                    (Slot::Bottom, &grown.bottom),
                    (Slot::Top, &grown.top),
                    (Slot::Left, &grown.left),
                    (Slot::Right, &grown.right),
                ];
                for (slot, &card) in slots
                    .iter()
                    .flat_map(|(slot, cards)| cards.iter().map(move |card| (*slot, card)))
                {
                    let face = card.face(slot.into()).expect("the card has such a half");
                    assert!(board.open(seat, face, slot).contains(host), "case {}", self.case);
                    board.place(seat, card, Spot { host, place: slot.into() });
                }
            }
            let cave = unnamed.by_ref().take(player.cave.into()).collect();
            board.stow(seat, &cave);
        }
        board
    }
}

/// FS-60, FS-61, FS-62, FS-63, FS-64: every kind of scoring, in legal forests.
#[test]
fn every_case_has_the_expected_score() {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("../../../vectors/forest/scoring.json")).unwrap();
    assert_eq!(cases.len(), 133);
    for case in &cases {
        let board = case.board();
        let scores = Score::of(&board);
        for (seat, player) in board.seats().iter().zip(&case.players) {
            let shares = scores.shares(seat).into_iter();
            let by_species: BTreeMap<_, _> = shares.map(|it| (it.key, it.points)).collect();
            assert_eq!(by_species, player.scores, "case {} {seat}", case.case);
            assert_eq!(
                scores.total(seat),
                player.scores.values().sum::<i32>(),
                "case {}",
                case.case
            );
            assert_eq!(plain::total(&board, seat), scores.total(seat), "case {}", case.case);
        }
    }
}

/// FS-65: at any time scores equal the reference scoring, and the scores of the cards sum to them.
#[test]
fn live_scores_are_the_plain_ones() {
    let mut legal = Vec::new();
    for seed in 0..12 {
        let luck = &mut Quick::new(seed);
        let seats = Seats::new(2 + (seed % 4) as u8).unwrap();
        let config =
            if seed % 2 == 0 { Config::CLASSIC_BASE } else { Config::PUBLISHED }.with_everything();
        let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, seats, luck));
        while let Turn::Of(_) = ForestShuffle::turn(&state) {
            let scores = Score::of(state.board());
            for seat in seats.iter() {
                let total = scores.total(seat);
                assert_eq!(total, plain::total(state.board(), seat), "seed {seed}");
                let shares: i32 = scores.shares(seat).iter().map(|it| it.points).sum();
                assert_eq!(shares, total);
            }
            legal.clear();
            ForestShuffle::legal_actions(&state, &mut legal);
            ForestShuffle::play_unchecked(&mut state, &luck.pick(&legal).unwrap(), luck);
        }
    }
}

/// FS-66: most points win, ties share the victory.
#[test]
fn most_points_win_and_ties_share() {
    let mut board = Board::empty(Seats::FOUR);
    for (seat, cards) in Seats::FOUR.iter().zip([1_usize, 3, 3, 0]) {
        let cave = Card::ALL.into_iter().skip(seat.index() * 10).take(cards).collect();
        board.stow(seat, &cave);
    }
    let outcome = Score::of(&board).outcome();
    assert_eq!(outcome.scores.values().copied().collect::<Vec<_>>(), [1, 3, 3, 0]);
    assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
}

/// The points of `key` for each player, whose forests are given as JSON.
#[track_caller]
fn points(forests: &[serde_json::Value], key: &str) -> Vec<i32> {
    let players: Vec<_> = forests.iter().map(|forest| json!({ "forest": forest })).collect();
    let line = json!({ "players": players }).to_string();
    let answer = score_line(&line, &Config::CLASSIC_BASE).unwrap();
    let score = |player: &ForestScore| player.by_species.get(key).copied();
    answer.players.iter().map(|player| score(player).unwrap_or_default()).collect()
}

/// `n` hosts of one kind.
fn hosts(n: usize, species: &str) -> Vec<serde_json::Value> {
    vec![json!({ "host": species }); n]
}

/// FS-60: sets score once per forest and are capped; a cave card scores one point.
#[test]
fn sets_are_scored_once_and_capped() {
    let chestnuts = |n| points(&[json!(hosts(n, "horse_chestnut"))], "horse_chestnut");
    assert_eq!([1, 2, 7, 8, 11].map(chestnuts), [[1], [4], [49], [49], [49]]);
    let line = json!({ "players": [{ "cave": 7, "forest": [] }] }).to_string();
    assert_eq!(score_line(&line, &Config::CLASSIC_BASE).unwrap().players[0].total, 7);
}

/// FS-61: lindens compare with every other forest, and a tie counts for both.
#[test]
fn ties_count_for_you() {
    let lindens = |counts: &[usize]| {
        let forests: Vec<_> = counts.iter().map(|&n| json!(hosts(n, "linden"))).collect();
        points(&forests, "linden")
    };
    assert_eq!(lindens(&[2, 2, 1]), [6, 6, 1]);
    assert_eq!(lindens(&[3, 2, 2]), [9, 2, 2]);
    let woodpecker = json!({ "species": "great_spotted_woodpecker", "tree_symbol": "linden" });
    let with_bird = json!([{ "host": "birch", "top": [woodpecker] }]);
    let key = "great_spotted_woodpecker";
    assert_eq!(points(&[with_bird.clone(), json!(hosts(1, "tree_sapling"))], key), [10, 0]);
    assert_eq!(points(&[with_bird, json!(hosts(2, "tree_sapling"))], key), [0, 0]);
}

/// FS-62: a bee makes its tree count as one more for some cards, and not on shrubs.
#[test]
fn a_bee_makes_its_tree_count_as_one_more() {
    let bee = json!({ "species": "violet_carpenter_bee", "tree_symbol": "douglas_fir" });
    let mut beeches = hosts(3, "beech");
    beeches.push(json!({ "host": "birch", "left": [bee] }));
    assert_eq!(points(&[json!(beeches)], "beech"), [0], "the bee is on another tree");
    beeches[0] = json!({ "host": "beech", "left": [bee] });
    beeches.pop();
    assert_eq!(points(&[json!(beeches)], "beech"), [15]);
    let sycamore = json!([{ "host": "sycamore", "left": [bee] }]);
    assert_eq!(points(&[sycamore], "sycamore"), [1], "not for the sycamore");
    let shrub = json!({ "host": "elderberry", "tree_symbol": "oak", "left": [bee] });
    let mut trees = hosts(9, "tree_sapling");
    trees.push(shrub);
    trees[0] = json!({ "host": "tree_sapling", "bottom": [{ "species": "moss", "tree_symbol": "linden" }] });
    assert_eq!(points(&[json!(trees)], "moss"), [0], "nor on a shrub");
    trees[1] = json!({ "host": "tree_sapling", "right": [bee] });
    assert_eq!(points(&[json!(trees)], "moss"), [10]);
}

/// FS-63: saplings are trees without a species; some birds require the host, not its symbol.
#[test]
fn saplings_are_trees_but_no_species() {
    let kinds = ["oak", "linden", "silver_fir", "birch", "beech", "sycamore", "horse_chestnut"];
    let mut forest: Vec<_> = kinds.iter().map(|kind| json!({ "host": kind })).collect();
    forest.push(json!({ "host": "tree_sapling" }));
    forest.push(json!({ "host": "elderberry", "tree_symbol": "birch" }));
    assert_eq!(points(&[json!(forest)], "oak"), [0], "seven species and a sapling and a shrub");
    assert_eq!(points(&[json!(forest)], "sycamore"), [8], "eight trees");
    forest.push(json!({ "host": "douglas_fir" }));
    assert_eq!(points(&[json!(forest)], "oak"), [10]);
    let squirrel = json!({ "species": "red_squirrel", "tree_symbol": "beech" });
    let on = |host: serde_json::Value| {
        let mut host = host;
        host["top"] = json!([squirrel]);
        points(&[json!([host])], "red_squirrel")
    };
    assert_eq!(on(json!({ "host": "oak" })), [5]);
    assert_eq!(on(json!({ "host": "elderberry", "tree_symbol": "oak" })), [0]);
}

/// FS-64: a polecat alone, different plants for the marmot, hares of both kinds.
#[test]
fn polecats_marmots_and_hares() {
    let polecat = json!({ "species": "european_polecat", "tree_symbol": "silver_fir" });
    let moss = json!({ "species": "moss", "tree_symbol": "linden" });
    let alone = json!([{ "host": "birch", "left": [polecat] }]);
    assert_eq!(points(&[alone], "european_polecat"), [10]);
    let together = json!([{ "host": "birch", "left": [polecat], "bottom": [moss] }]);
    assert_eq!(points(&[together], "european_polecat"), [0]);

    let marmot = json!({ "species": "alpine_marmot", "tree_symbol": "beech" });
    let digitalis = |symbol| json!({ "species": "digitalis", "tree_symbol": symbol });
    let forest = json!([
        { "host": "birch", "left": [marmot], "bottom": [moss] },
        { "host": "birch", "bottom": [digitalis("oak")] },
        { "host": "birch", "bottom": [digitalis("birch")] },
    ]);
    assert_eq!(points(std::slice::from_ref(&forest), "alpine_marmot"), [6], "two different plants");
    assert_eq!(points(&[forest], "digitalis"), [3 + 3]);

    let hare = json!({ "species": "european_hare", "tree_symbol": "oak" });
    let mountain = json!({ "species": "mountain_hare", "tree_symbol": "european_larch" });
    let hares =
        json!([{ "host": "birch", "left": [hare] }, { "host": "birch", "left": [mountain] }]);
    assert_eq!(points(std::slice::from_ref(&hares), "european_hare"), [2]);
    assert_eq!(points(&[hares], "mountain_hare"), [2]);
}
