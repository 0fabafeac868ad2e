//! Cases worked out by hand, in `vectors/dun-mazi/cases.json`, and the originals where they lie
//! beside the project.

use std::{cmp::Ordering, fs};

use cards::Card;
use serde::Deserialize;
use serde_json::Value;
use tabletop::{BySeat, Outcome, Rules, Seat, Seats};

use crate::{
    Answer, CardBag, Config, DunMazi, Pays, Settlement, State, Worth,
    card_bag::bag,
    game::tests::table,
    settlement::{Ending, next_starters},
    state::Phase,
    worth::Power,
};

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Cases {
    hands: Vec<HandCase>,
    duels: Vec<Duel>,
    showdowns: Vec<Showdown>,
    sudden_deaths: Vec<SuddenDeath>,
    starters: Vec<Starter>,
    turns: Vec<TurnCase>,
    r#match: MatchCase,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandCase {
    id: String,
    cards: String,
    target: u8,
    points: u8,
    suit: Option<char>,
    knocks: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Duel {
    id: String,
    one: String,
    other: String,
    decks: u8,
    wins: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Showdown {
    id: String,
    hands: Vec<String>,
    answers: Vec<Answer>,
    target: u8,
    decks: u8,
    winner: usize,
    gets: Vec<i32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SuddenDeath {
    id: String,
    hands: Vec<String>,
    target: u8,
    pays: Pays,
    gets: Vec<i32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Starter {
    id: String,
    last: Vec<i32>,
    totals: Vec<i32>,
    start: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnCase {
    id: String,
    hand: String,
    target: u8,
    public: usize,
    deck: usize,
    opening: bool,
    may: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchCase {
    rounds: Vec<Vec<i32>>,
    totals: Vec<i32>,
    winner: usize,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../../../vectors/dun-mazi/cases.json")).unwrap()
}

/// DM-1, DM-2, DM-3, DM-24: points, suit, and whether a hand may knock.
#[test]
fn hands_are_worth_what_was_worked_out() {
    for case in cases().hands {
        let worth = Worth::of(bag(&case.cards), Config { target: case.target, ..Config::CLASSIC });
        let suit = worth.suit.map(cards::Suit::letter);
        assert_eq!(
            (worth.score, suit, !worth.mazi),
            (case.points, case.suit, case.knocks),
            "{}",
            case.id
        );
    }
}

/// DM-31: score, then suit, then single cards.
#[test]
fn duels_end_as_was_worked_out() {
    for case in cases().duels {
        let wins = match duel(&case.one, &case.other, case.decks) {
            Ordering::Greater => "one",
            Ordering::Less => "other",
            Ordering::Equal => "neither",
        };
        assert_eq!(wins, case.wins, "{}", case.id);
    }
}

/// DM-30, DM-31, DM-32, DM-33: showdowns, the seed's cases one to three and four's last sentence
/// among them.
#[test]
fn showdowns_are_settled_as_was_worked_out() {
    for Showdown { id, hands, answers, target, decks, winner, gets } in cases().showdowns {
        let config = Config { target, decks, ..Config::CLASSIC };
        assert_eq!(settle(&hands, &answers, config), (winner, gets), "{id}");
    }
}

/// DM-41: all show, nobody is compared.
#[test]
fn sudden_deaths_are_settled_as_was_worked_out() {
    for case in cases().sudden_deaths {
        let config = Config { target: case.target, sudden_death_pays: case.pays, ..Config::CLASSIC };
        assert_eq!(sudden_death(&case.hands, config), case.gets, "{}", case.id);
    }
}

/// DM-11: the lowest of the last round, then of all, then by lot.
#[test]
fn the_next_starter_is_as_was_worked_out() {
    for case in cases().starters {
        assert_eq!(starters(&case.last, &case.totals), case.start, "{}", case.id);
    }
}

/// DM-13, DM-20 to DM-25, DM-40: what may be done, by what lies where.
#[test]
fn turns_allow_what_was_worked_out() {
    for case in cases().turns {
        let hand: Vec<Card> = bag(&case.hand).iter().collect();
        let config = Config { target: case.target, ..Config::CLASSIC };
        let may = kinds(&hand, config, case.public, case.deck, case.opening);
        let mut expected = case.may;
        expected.sort();
        assert_eq!(may, expected, "{}", case.id);
    }
}

/// DM-33, DM-43: the seed's table of four rounds adds up, and the highest total wins.
#[test]
fn the_seeds_four_rounds_add_up() {
    let MatchCase { rounds, totals, winner } = cases().r#match;
    let mut state = table(Config::CLASSIC, &["", "", "", ""], "");
    for gets in rounds {
        let mut settlement = Settlement::of_stall(Config::CLASSIC, 1, &state.hands);
        for (result, gets) in settlement.results.iter_mut().map(|(_, it)| it).zip(gets) {
            result.gets = gets as i16;
        }
        DunMazi::evolve(&mut state, &crate::Event::Settled { settlement });
    }
    assert_eq!(state.totals.values().copied().collect::<Vec<_>>(), totals);
    let outcome = Outcome::highest_wins(state.totals);
    assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), [winner]);
}

/// The originals, where `../shared/data` lies beside the project.
#[test]
fn the_original_cases_pass_too() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/dun-mazi/vectors.json");
    let Ok(text) = fs::read_to_string(path) else { return };
    let file: Value = serde_json::from_str(&text).unwrap();
    let cases = file["vectors"].as_array().unwrap();
    for case in cases {
        let (input, expect) = (&case["input"], &case["expect"]);
        let target = input["target"].as_u64().unwrap_or(40) as u8;
        let decks = case["decks"].as_u64().unwrap() as u8;
        let config = Config { target, decks, ..Config::CLASSIC };
        let found: Value = match case["kind"].as_str().unwrap() {
            "score" => crate::worth::score(bag(&names(&input["hand"]))).into(),
            "flush" => {
                let suit = Worth::of(bag(&names(&input["hand"])), config).suit;
                suit.map(|suit| suit.letter().to_string()).into()
            }
            "can_knock" => (!Worth::of(bag(&names(&input["hand"])), config).mazi).into(),
            "compare" => {
                let order = duel(&names(&input["a"]), &names(&input["b"]), decks);
                (order as i8).into()
            }
            "settle" => {
                let answers: Vec<Answer> =
                    serde_json::from_value(input["responses"].clone()).unwrap();
                let (winner, scores) = settle(&all_names(&input["hands"]), &answers, config);
                serde_json::json!({ "winner": winner, "scores": scores })
            }
            "sudden_death" => {
                let pays = serde_json::from_value(input["pays"].clone()).unwrap();
                let config = Config { sudden_death_pays: pays, ..config };
                sudden_death(&all_names(&input["hands"]), config).into()
            }
            "next_start" => starters(&numbers(&input["round"]), &numbers(&input["totals"])).into(),
            "actions" => {
                let hand: Vec<Card> = bag(&names(&input["hand"])).iter().collect();
                let count = |key: &str| input[key].as_u64().unwrap() as usize;
                let opening = input["first"].as_bool().unwrap();
                let may = kinds(&hand, config, count("public"), count("deck"), opening);
                let mut expected: Vec<String> = serde_json::from_value(expect.clone()).unwrap();
                for name in &mut expected {
                    *name = match name.as_str() {
                        "first_play" => "play".to_owned(),
                        "draw_play" => "draw".to_owned(),
                        name => name.replace('_', "-"),
                    };
                }
                expected.sort();
                assert_eq!(may, expected, "{}", case["id"]);
                continue;
            }
            kind => panic!("no such kind of case: {kind}"),
        };
        assert_eq!(&found, expect, "{}", case["id"]);
    }
    assert_eq!(cases.len(), 61);
}

fn names(cards: &Value) -> String {
    let names: Vec<&str> = cards.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    names.join(" ")
}

fn all_names(hands: &Value) -> Vec<String> {
    hands.as_array().unwrap().iter().map(names).collect()
}

fn numbers(list: &Value) -> Vec<i32> {
    serde_json::from_value(list.clone()).unwrap()
}

fn by_seat<T: Default + Copy>(items: &[T]) -> BySeat<T> {
    BySeat::from_fn(Seats::new(items.len() as u8).unwrap(), |seat| items[seat.index()])
}

fn read_hands(hands: &[String]) -> BySeat<CardBag> {
    by_seat(&hands.iter().map(|hand| bag(hand)).collect::<Vec<_>>())
}

fn duel(one: &str, other: &str, decks: u8) -> Ordering {
    let config = Config { decks, ..Config::CLASSIC };
    let power = |hand: &str| Power::of(bag(hand), Worth::of(bag(hand), config));
    power(one).cmp(&power(other))
}

fn settle(hands: &[String], answers: &[Answer], config: Config) -> (usize, Vec<i32>) {
    let knocker = answers.iter().position(|&answer| answer == Answer::Knock).unwrap();
    let hands = read_hands(hands);
    let knocker = hands.seats().seat(knocker as u8).unwrap();
    let settlement = Settlement::of_showdown(config, 1, &hands, knocker, &by_seat(answers));
    let Ending::Showdown { winner, .. } = settlement.ending else { panic!("{settlement:?}") };
    (winner.index(), settlement.gets().values().copied().collect())
}

fn sudden_death(hands: &[String], config: Config) -> Vec<i32> {
    let settlement = Settlement::of_sudden_death(config, 1, &read_hands(hands));
    settlement.gets().values().copied().collect()
}

fn starters(last: &[i32], totals: &[i32]) -> Vec<usize> {
    next_starters(&by_seat(last), &by_seat(totals)).iter().map(Seat::index).collect()
}

/// The kinds of action that are listed for `hand`, with so many cards in the zone and the deck.
fn kinds(
    hand: &[Card],
    config: Config,
    n_public: usize,
    n_deck: usize,
    opening: bool,
) -> Vec<String> {
    let hand = CardBag::gather(hand.iter().copied()).unwrap();
    let mut state: State = table(config, &["", ""], "");
    state.hands[state.seat] = hand;
    let mut rest = state.deck.faces().minus(hand).iter();
    state.public = CardBag::gather(rest.by_ref().take(n_public)).unwrap();
    state.deck = rest.by_ref().take(n_deck).map(Into::into).collect();
    state.phase = if opening { Phase::Opening } else { Phase::Turn };
    let mut legal = Vec::new();
    DunMazi::legal_actions(&state, &mut legal);
    let mut kinds: Vec<String> = legal
        .iter()
        .map(|action| serde_json::to_value(action.kind()).unwrap().as_str().unwrap().to_owned())
        .collect();
    kinds.sort();
    kinds.dedup();
    kinds
}
