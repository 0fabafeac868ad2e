use std::fs;

use serde_json::{Value as Json, json};

use super::*;

fn score(table: &Json) -> Result<Answer, BadScore> {
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
    assert!(BadScore::CODES.contains(&error.code()));
}

/// FS-60: the shared cases, exactly as they are written, where they are at hand.
#[test]
fn the_shared_cases_score_as_they_should() {
    let path =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/forest/scoring_vectors.json");
    let Ok(text) = fs::read_to_string(path) else { return };
    let file: Json = serde_json::from_str(&text).unwrap();
    let cases = file["vectors"].as_array().unwrap();
    assert_eq!(cases.len(), 133);
    for case in cases {
        let answer = serde_json::to_value(score(case).unwrap()).unwrap();
        assert_eq!(answer["id"], case["id"]);
        for (got, player) in
            answer["players"].as_array().unwrap().iter().zip(case["players"].as_array().unwrap())
        {
            assert_eq!(got, &player["expected"], "{}", case["id"]);
        }
        // Without card numbers, suitable cards are found.
        let mut unnumbered = case.clone();
        strip_cards(&mut unnumbered);
        assert_eq!(serde_json::to_value(score(&unnumbered).unwrap()).unwrap(), answer);
    }
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
        answer.explain().iter().map(|(key, values)| format!("{key} {values:?}")).collect();
    insta::assert_snapshot!(lines.join("\n"), @r#"
    forest-reason-player [("player", Number(1)), ("total", Number(7))]
    forest-reason-majority [("points", Number(3)), ("otherwise", Number(1)), ("species", Text("forest-card-linden")), ("name", Text("forest-card-linden")), ("cards", Number(1)), ("total", Number(3))]
    forest-reason-per-species [("points", Number(1)), ("species", Text("forest-card-european_hare")), ("name", Text("forest-card-european_hare")), ("cards", Number(2)), ("total", Number(4))]
    "#);
}

/// FS-1, FS-5, FS-12, FS-13: what cannot be is refused by name and place.
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
        "player 1, host 1, host: wolf does not go there",
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
        "player 1, host 1, top: wolf does not go there",
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
        "player 1, host 1, top: chaffinch cannot share the slot with who is there",
    );
    check_refused(
        &json!({ "players": [{ "cave": 200, "forest": [] }, { "cave": 40, "forest": [] }] }),
        "player 2: there are not enough cards for all saplings and caves",
    );
}

/// What cannot be read says so.
#[test]
fn what_is_no_table_is_refused() {
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
