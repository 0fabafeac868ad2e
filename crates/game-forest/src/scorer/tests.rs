use serde_json::{Value as Json, json};

use tabletop::CodedRefusal;

use super::*;

fn score(table: &Json) -> Result<ScoreReply, ScoreError> {
    score_line(&table.to_string(), &Config::CLASSIC_BASE)
}

/// One player with this forest.
fn forest(forest: &Json) -> Json {
    json!({ "players": [{ "cave": 0, "forest": forest }] })
}

#[track_caller]
fn check_refused(table: &Json, says: &str) {
    let error = score(table).unwrap_err();
    assert_eq!(error.to_string(), says);
    assert_eq!(serde_json::to_value(&error).unwrap()["code"], error.code());
    assert!(ScoreError::CODES.contains(&error.code()));
}

/// FS-60: the cases of `vectors/forest/scoring.json`, written as scorer input: species and symbols,
/// with and without card numbers.
#[test]
fn every_case_has_the_expected_score_as_scorer_input() {
    let cases: Vec<Json> =
        serde_json::from_str(include_str!("../../../../vectors/forest/scoring.json")).unwrap();
    assert_eq!(cases.len(), 133);
    for case in &cases {
        let players = case["players"].as_array().unwrap();
        let mut table = json!({ "id": case["case"].to_string(), "players": on_paper(players) });
        let answer = serde_json::to_value(score(&table).unwrap()).unwrap();
        assert_eq!(answer["id"], table["id"]);
        for (got, player) in answer["players"].as_array().unwrap().iter().zip(players) {
            assert_eq!(got["by_species"], player["scores"], "case {}", case["case"]);
            let scores = player["scores"].as_object().unwrap().values();
            let total: i64 = scores.filter_map(Json::as_i64).sum();
            assert_eq!(got["total"], total, "case {}", case["case"]);
        }
        // Without card numbers, suitable cards are found.
        strip_cards(&mut table);
        assert_eq!(serde_json::to_value(score(&table).unwrap()).unwrap(), answer);
    }
}

/// Replaces the card numbers of the players by the printed data.
fn on_paper(players: &[Json]) -> Json {
    let printed = |number: &Json, place: Place, what: &str| {
        let number = u8::try_from(number.as_u64().unwrap()).unwrap();
        let Ok(card) = Card::numbered(number) else { return json!({ what: "tree_sapling" }) };
        let face = card.face(place).unwrap();
        let own = face.species.data().tags;
        let extra: Vec<_> = face.tags.iter().filter(|&tag| !own.contains(tag)).collect();
        let symbol = face.symbol.map(Choice::name);
        let mut written =
            json!({ what: face.species.name(), "tree_symbol": symbol, "card": number });
        if place != Place::Grown && !extra.is_empty() {
            written["extra_tags"] = extra.into_iter().map(Choice::name).collect();
        }
        written
    };
    let host = |grown: &Json| {
        let mut host = printed(&grown["host"], Place::Grown, "host");
        for &slot in Slot::ALL {
            let dwellers = grown[slot.name()].as_array().into_iter().flatten();
            host[slot.name()] =
                dwellers.map(|number| printed(number, slot.into(), "species")).collect();
        }
        host
    };
    let player = |player: &Json| {
        let forest = player["forest"].as_array().unwrap();
        let forest: Json = forest.iter().map(host).collect();
        json!({ "cave": player["cave"].as_u64().unwrap_or(0), "forest": forest })
    };
    players.iter().map(player).collect()
}

fn strip_cards(json: &mut Json) {
    match json {
        Json::Object(object) => {
            object.remove("card");
            object.values_mut().for_each(strip_cards);
        }
        Json::Array(array) => array.iter_mut().for_each(strip_cards),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => (),
    }
}

/// FS-65: points by species, with the reason for each line.
#[test]
fn an_answer_explains_itself() {
    let table = forest(&json!([
        { "host": "linden", "tree_symbol": "linden" },
        { "host": "tree_sapling", "tree_symbol": null,
          "left": [{ "species": "european_hare", "tree_symbol": "linden" },
                   { "species": "european_hare", "tree_symbol": "oak" }] },
    ]));
    let answer = score(&table).unwrap();
    insta::assert_snapshot!(
        serde_json::to_string(&answer).unwrap(),
        @r#"{"players":[{"total":7,"by_species":{"european_hare":4,"linden":3}}]}"#
    );
    let lines: Vec<String> =
        answer.explain().iter().map(|it| format!("{} {:?}", it.key, it.values)).collect();
    insta::assert_snapshot!(lines.join("\n"), @r#"
    forest-reason-player [("player", Number(1)), ("total", Number(7))]
    forest-reason-majority [("points", Number(3)), ("otherwise", Number(1)), ("species", Text("forest-card-linden")), ("name", Text("forest-card-linden")), ("cards", Number(1)), ("total", Number(3))]
    forest-reason-per-species [("points", Number(1)), ("species", Text("forest-card-european_hare")), ("name", Text("forest-card-european_hare")), ("cards", Number(2)), ("total", Number(4))]
    "#);
}

/// FS-1, FS-5, FS-12, FS-13: an impossible layout is refused with its name and position.
#[test]
fn an_impossible_layout_is_refused_by_name_and_place() {
    let on_birch =
        |slot: &str, dwellers: &Json| forest(&json!([{ "host": "birch", slot: dwellers }]));
    check_refused(&json!({ "players": [] }), "a table has 1 to 5 players, not 0");
    check_refused(
        &forest(&json!([{ "host": "bamboo" }])),
        "player 1, host 1, host: there is no species 'bamboo'; write it as in 'silver_fir'",
    );
    check_refused(
        &forest(&json!([{ "host": "wolf" }])),
        "player 1, host 1, host: wolf cannot be placed there",
    );
    check_refused(
        &forest(&json!([{ "host": "birch", "tree_symbol": "fig" }])),
        "player 1, host 1, host: there is no tree symbol 'fig'; write it as in 'silver_fir'",
    );
    check_refused(
        &forest(&json!([{ "host": "birch", "card": 1 }])),
        "player 1, host 1, host: card 1 does not show that birch there",
    );
    check_refused(
        &forest(&json!([{ "host": "birch", "card": 68 }])),
        "player 1, host 1, host: there is no card 68; cards are numbered 1 to 66 and 70 to 233",
    );
    check_refused(
        &on_birch("top", &json!([{ "species": "wolf", "tree_symbol": "silver_fir" }])),
        "player 1, host 1, top: wolf cannot be placed there",
    );
    check_refused(
        &on_birch("left", &json!([{ "species": "wolf" }])),
        "player 1, host 1, left: say which tree_symbol this wolf shows",
    );
    check_refused(
        &on_birch("left", &json!([{ "species": "wolf", "tree_symbol": "oak" }])),
        "player 1, host 1, left: no wolf there shows the symbol oak",
    );
    check_refused(
        &on_birch(
            "right",
            &json!([{ "species": "squeaker", "tree_symbol": "oak", "extra_tags": ["old"] }]),
        ),
        "player 1, host 1, right: there is no tag 'old'; write it as in 'woodland_edge'",
    );
    let roe = json!({ "species": "roe_deer", "tree_symbol": "linden" });
    check_refused(
        &forest(&json!([{ "host": "birch", "left": [roe] }, { "host": "birch", "left": [roe] }])),
        "player 1, host 2, left: there is no card left that could be this roe_deer",
    );
    let toads = json!([
        { "species": "common_toad", "tree_symbol": "oak" },
        { "species": "common_toad", "tree_symbol": "birch" },
        { "species": "common_toad", "tree_symbol": "sycamore" },
    ]);
    let error = score(&on_birch("bottom", &toads)).unwrap_err();
    assert!(matches!(error.code(), "slot-taken" | "wrong-symbol"), "{error}");
    let two = json!([
        { "species": "goshawk", "tree_symbol": "silver_fir" },
        { "species": "chaffinch", "tree_symbol": "birch" },
    ]);
    check_refused(
        &on_birch("top", &two),
        "player 1, host 1, top: chaffinch cannot share the slot with the card already there",
    );
    check_refused(
        &json!({ "players": [{ "cave": 200, "forest": [] }, { "cave": 40, "forest": [] }] }),
        "player 2: there are not enough cards for all saplings and caves",
    );
}

/// An unreadable line is refused.
#[test]
fn an_unreadable_line_is_refused() {
    for line in ["", "[]", "{\"players\":[{\"trees\":3}]}", "{\"players\":[{\"cave\":-1}]}"] {
        let error = score_line(line, &Config::CLASSIC_BASE).unwrap_err();
        assert_eq!(error.code(), "unreadable", "{line}");
    }
}

/// Every card is used at most once, whichever half shows.
#[test]
fn cards_are_found_by_asking_others_to_move() {
    // Card 71 is a hare (oak) or a greater horseshoe bat (linden); 104 shows that bat too. The
    // hare can only be card 71, so the bat must make room.
    let bat = json!({ "species": "greater_horseshoe_bat", "tree_symbol": "linden" });
    let hare = json!({ "species": "european_hare", "tree_symbol": "oak" });
    let table = forest(&json!([
        { "host": "birch", "right": [bat] },
        { "host": "birch", "left": [hare] },
    ]));
    assert_eq!(score(&table).unwrap().players[0].total, 2 + 1);
    let table = forest(&json!([
        { "host": "birch", "right": [bat] },
        { "host": "birch", "right": [bat] },
        { "host": "birch", "left": [hare] },
    ]));
    check_refused(
        &table,
        "player 1, host 3, left: there is no card left that could be this european_hare",
    );
}
