use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::{Rules, Seats, Turn, luck::Quick};

use super::{plain, *};
use crate::{Config, ForestShuffle, card::Place};

/// A case of `vectors/forest/scoring.json`. Cards are named by their number.
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

/// FS-60 to FS-64: every kind of scoring, in forests that can be built from the cards.
#[test]
fn every_case_scores_as_it_should() {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("../../../../vectors/forest/scoring.json")).unwrap();
    assert_eq!(cases.len(), 133);
    for case in &cases {
        let board = case.board();
        let scores = Scores::of(&board);
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

/// FS-65: at any time scores are what a plain recomputation says, and cards add up to them.
#[test]
fn live_scores_are_the_plain_ones() {
    let mut legal = Vec::new();
    for seed in 0..12 {
        let luck = &mut Quick::new(seed);
        let seats = Seats::new(2 + (seed % 4) as u8).unwrap();
        let config = if seed % 2 == 0 { Config::SEED } else { Config::PUBLISHED }.with_everything();
        let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, seats, luck));
        while let Turn::Of(_) = ForestShuffle::turn(&state) {
            let scores = Scores::of(state.board());
            for seat in seats.iter() {
                let total = scores.total(seat);
                assert_eq!(total, plain::total(state.board(), seat), "seed {seed}");
                let shares: i32 = scores.shares(seat).iter().map(|it| it.points).sum();
                assert_eq!(shares, total);
            }
            legal.clear();
            ForestShuffle::legal_actions(&state, &mut legal);
            ForestShuffle::play(&mut state, &luck.pick(&legal).unwrap(), luck);
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
    let outcome = Scores::of(&board).outcome();
    assert_eq!(outcome.scores.values().copied().collect::<Vec<_>>(), [1, 3, 3, 0]);
    assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
}
