//! The cases in `vectors/sea-salt/`, checked for every preset.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json};
use tabletop::{BySeat, Choice, Rules, Seat, Seats, Setting, Settings};

use crate::{
    Action, Card, CardSet, Colour, Config, Event, Face, Kind, Pair, Phase, SeaSalt, Side,
    scorer::score_line,
    settlement::{self, Call, Mode},
    stack::Stack,
    state::PlayedPair,
    tests::{SEVEN, Scene},
};

const SCORES: &str = include_str!("../../../vectors/sea-salt/scores.json");
const RULES: &str = include_str!("../../../vectors/sea-salt/rules.json");

/// SS-J1 to SS-J14, SS-M1 to SS-M4, SS-C2, SS-C3: scores of cards.
#[test]
fn scores_match_the_cases() {
    for (preset, config, case) in cases(SCORES) {
        let hand = cards(&case["hand"]);
        let played = pairs(&case["played"]);
        let wins = case.get("wins").is_some();
        check_score(&config, &hand, &played, &case[preset], wins, &case["id"]);
    }
}

/// SS-F2, SS-G1 to SS-G4, SS-H4, SS-K1 to SS-K6, SS-N1, SS-P1, SS-E1 to SS-E6, SS-B4, SS-B6.
#[test]
fn rules_match_the_cases() {
    for (preset, config, case) in cases(RULES) {
        let expected = &case[preset];
        let answer = match case["type"].as_str().unwrap() {
            "call" => json!(may_call(
                config,
                &read::<Vec<Face>>(&cards(&case["hand"])),
                &read::<Vec<[Face; 2]>>(&pairs(&case["played"])),
                case["last-chance"] == true
            )),
            "settle" => settle_given(
                &config,
                &case["mode"],
                &case["caller"],
                &read::<Vec<_>>(&case["standings"]),
            ),
            "round" => {
                let hands: Vec<Value> = read(&case["hands"]);
                let played: Vec<Value> = read(&case["played"]);
                let players = hands
                    .iter()
                    .zip(&played)
                    .map(|(hand, played)| json!({"hand": cards(hand), "played": pairs(played)}));
                settle_cards(&config, &case["mode"], &case["caller"], &players.collect())
            }
            "end" => winners(
                &config,
                &read::<Vec<u16>>(&case["totals"]),
                &read::<Vec<u16>>(&case["last-round"]),
                read(&case["caller"]),
            ),
            "target" => json!(takes_target(&config, &read(&case["target"]))),
            "starter" => starter(
                &config,
                read(&case["players"]),
                read(&case["caller"]),
                read(&case["last-to-act"]),
            ),
            "pair" => json!(is_pair(&config, read(&case["kinds"]))),
            "fish" => fish(&config, read(&case["deck"])),
            "boats" => json!(boats(&config, read(&case["pairs"]))),
            "boats-then-stop" => json!(stop_after_boats(&config)),
            "reshuffle" => reshuffle(
                &config,
                &read::<Vec<Kind>>(&case["left"]),
                &read::<Vec<Kind>>(&case["right"]),
            ),
            "discard" => json!(discards(&config, read(&case["left"]), read(&case["right"]))),
            other => panic!("no such type: {other}"),
        };
        assert_eq!(answer, *expected, "{preset}: {}", case["id"]);
    }
}

/// Every case with every preset.
fn cases(file: &str) -> Vec<(&'static str, Config, Value)> {
    let file: Value = serde_json::from_str(file).unwrap();
    let cases = file["cases"].as_array().unwrap();
    assert!(cases.len() > 30);
    let each = |case: &Value| {
        Config::PRESETS.iter().map(|it| (it.name, it.config, case.clone())).collect::<Vec<_>>()
    };
    cases.iter().flat_map(each).collect()
}

fn read<T: DeserializeOwned>(value: &Value) -> T {
    from_value(value.clone()).unwrap()
}

/// `fish.blue crab.red` as a list of cards.
fn cards(text: &Value) -> Value {
    let card = |card: &str| json!(card.split_once('.').unwrap());
    text.as_str().unwrap().split_whitespace().map(card).collect()
}

/// `fish.blue+fish.red` as a list of pairs.
fn pairs(text: &Value) -> Value {
    let pair = |pair: &str| cards(&json!(pair.replace('+', " ")));
    text.as_str().unwrap().split_whitespace().map(pair).collect()
}

fn ask(config: &Config, question: &Value) -> Result<Value, String> {
    let answer = score_line(&question.to_string(), config).map_err(|bad| bad.to_string())?;
    Ok(serde_json::to_value(answer).unwrap())
}

#[track_caller]
fn check_score(
    config: &Config,
    hand: &Value,
    played: &Value,
    expected: &Value,
    wins: bool,
    id: &Value,
) {
    let answer = ask(config, &json!({"hand": hand, "played": played}));
    if *expected == Value::Null {
        assert!(answer.is_err(), "{id}: these cards cannot be: {answer:?}");
        return;
    }
    let expected: [u8; 6] = read(expected);
    let [collections, base, bonus, multipliers, mermaids, colour] = expected;
    let whole = json!({
        "collections": collections, "pairsBase": base, "pairBonus": bonus, "multipliers": multipliers,
        "mermaids": mermaids, "cardScore": expected[..5].iter().sum::<u8>(), "colorBonus": colour,
        "instantWin": wins,
    });
    assert_eq!(answer, Ok(whole), "{id}");
}

/// Whether the judge lets the seat to act call, with these cards in hand and on the table. With
/// `last_chance`, the next player has called one.
fn may_call(config: Config, hand: &[Face], played: &[[Face; 2]], last_chance: bool) -> bool {
    let mut scene = Scene::playing(config, 2, &[]);
    let (me, other) = (scene.seat(0), scene.seat(1));
    let hand = hand.iter().map(|&face| scene.fetch_face(face)).collect();
    scene.state.hands[me] = hand;
    for pair in played {
        let cards = pair.map(|face| scene.fetch_face(face));
        scene.state.tables[me] = cards.into_iter().fold(scene.state.tables[me], CardSet::with);
        scene.state.pairs.push(PlayedPair { seat: me, cards, loot: None });
    }
    scene.state.call =
        last_chance.then_some(Call { seat: other, mode: Mode::LastChance, score: 7 });
    let allowed = [Action::Stop, Action::LastChance]
        .map(|call| SeaSalt::judge(&scene.state, me, &call).is_ok());
    assert_eq!(allowed[0], allowed[1], "both calls take the same");
    allowed[0]
}

fn settle_given(config: &Config, mode: &Value, caller: &Value, standings: &[(u16, u16)]) -> Value {
    let player = |&(card_score, bonus)| json!({"cardScore": card_score, "colorBonus": bonus});
    settle_cards(config, mode, caller, &standings.iter().map(player).collect())
}

fn settle_cards(config: &Config, mode: &Value, caller: &Value, players: &Value) -> Value {
    let question = json!({"mode": mode, "declarer": caller, "players": players});
    ask(config, &question).unwrap()["scores"].clone()
}

fn winners(config: &Config, totals: &[u16], last_round: &[u16], caller: u8) -> Value {
    let seats = Seats::new(totals.len() as u8).unwrap();
    let by_seat = |items: &[u16]| BySeat::from_fn(seats, |seat| items[seat.index()]);
    let caller = Some(seats.seat(caller).unwrap());
    let (totals, last_round) = (by_seat(totals), by_seat(last_round));
    let winners = settlement::winners(config.target(seats), &totals, &last_round, caller);
    json!(winners.map(|winners| winners.iter().map(Seat::index).collect::<Vec<_>>()))
}

/// Whether the target can be set to this value and is then used.
fn takes_target(config: &Config, target: &Setting) -> bool {
    let (mut config, field) = (*config, Config::field("target").unwrap());
    field.set(&mut config, target).is_ok_and(|()| field.get(&config) == *target)
}

fn starter(config: &Config, players: u8, caller: u8, last_to_act: u8) -> Value {
    let seats = Seats::new(players).unwrap();
    let seat = |number| seats.seat(number).unwrap();
    json!(settlement::next_starter(config, seats, Some(seat(caller)), seat(last_to_act)).index())
}

fn is_pair(config: &Config, kinds: [Kind; 2]) -> bool {
    let [one, other] = kinds.map(|kind| Face { kind, colour: Colour::White });
    config.effect(Pair::new(one, other)).is_some()
}

/// Cards gained by two fish, left in the deck, and on piles.
fn fish(config: &Config, deck: usize) -> Value {
    let mut scene = Scene::playing(*config, 2, &[Kind::Fish, Kind::Fish]);
    scene.deck(&[Kind::Crab; 9][..deck]);
    scene.pair(Kind::Fish, Kind::Fish);
    let on_piles: usize = scene.state.piles.iter().map(Stack::len).sum();
    assert_eq!(scene.state.tables[scene.seat(0)].len(), 2);
    json!([scene.kinds(0).len(), scene.state.deck.len(), on_piles])
}

/// When the extra turns of sailboats are played.
fn boats(config: &Config, n_pairs: u8) -> &'static str {
    let hand = vec![Kind::Sailboat; usize::from(n_pairs) * 2];
    let mut scene = Scene::playing(*config, 2, &hand);
    let mut at_once = 0;
    for _ in 0..n_pairs {
        scene.pair(Kind::Sailboat, Kind::Sailboat);
        if scene.state.phase == Phase::Draw {
            at_once += 1;
            scene.draw();
        }
    }
    match (at_once, scene.state.extra_turns) {
        (0, extra) if extra == n_pairs => "after",
        (at_once, 0) if at_once == n_pairs => "at-once",
        other => panic!("{other:?}"),
    }
}

/// Whether a player may call Stop right after playing sailboats.
fn stop_after_boats(config: &Config) -> bool {
    let hand = [SEVEN, &[Kind::Sailboat, Kind::Sailboat]].concat();
    let mut scene = Scene::playing(*config, 2, &hand);
    scene.pair(Kind::Sailboat, Kind::Sailboat);
    let may = scene.legal().contains(&Action::Stop);
    if may {
        scene.act(Action::Stop);
        assert_eq!((scene.state.rounds, scene.state.extra_turns), (1, 0));
    }
    may
}

/// Deck, left and right pile after a reshuffle, if there is one.
fn reshuffle(config: &Config, left: &[Kind], right: &[Kind]) -> Value {
    let mut scene = Scene::new(*config, 2);
    scene.pile(Side::Left, left);
    scene.pile(Side::Right, right);
    scene.deck(&[]);
    if !scene.legal().contains(&Action::Draw) {
        let filled = Side::ALL.iter().filter(|&&side| !scene.state.pile(side).is_empty());
        let takes: Vec<_> = filled.map(|&pile| Action::Take { pile }).collect();
        assert_eq!(scene.legal(), takes);
        return Value::Null;
    }
    scene.state.evolve(&Event::Reshuffled);
    let deck: Vec<Kind> = scene.state.deck.iter().map(Card::kind).collect();
    json!([deck, scene.pile_kinds(Side::Left), scene.pile_kinds(Side::Right)])
}

/// The legal piles for a discard.
fn discards(config: &Config, left: usize, right: usize) -> BTreeSet<&'static str> {
    let mut scene = Scene::new(*config, 2);
    scene.pile(Side::Left, &[Kind::Crab; 9][..left]);
    scene.pile(Side::Right, &[Kind::Shell; 6][..right]);
    scene.act(Action::Draw);
    let side = |action: &Action| {
        let Action::Keep { discard_to, .. } = action else { return None };
        Some(discard_to.name())
    };
    scene.legal().iter().filter_map(side).collect()
}
