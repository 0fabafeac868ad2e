//! What a finished game leaves behind.

use serde_json::json;

use crate::place::Place;

/// RM-22, RM-30, RM-31: a finished game is in the players' history, can be replayed from every
/// seat, and its record proves that the cards were dealt fairly.
#[tokio::test]
async fn a_finished_game_is_remembered_and_can_be_checked() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    let nonce = "09".repeat(32);
    ann.granted(json!({"do": "add-nonce", "nonce": nonce})).await;
    for level in ["easy", "medium", "hard"] {
        ann.granted(json!({"do": "seat-bot", "seat": null, "level": level})).await;
    }
    ann.granted(json!({"do": "start"})).await;
    ann.until_news("started").await;
    place.play_out(&mut ann).await;

    let history = place.get("/api/history", &ann.bearer()).await.json();
    let game = &history["games"][0];
    assert_eq!(
        (&game["room"], &game["number"], &game["seat"]),
        (&json!(room), &json!(1), &json!(0))
    );
    assert_eq!(game["players"][3], json!({"bot": "hard"}));
    assert_eq!((&history["statistics"][0]["played"], &history["next"]), (&json!(1), &json!(null)));

    let id = game["id"].as_str().unwrap();
    assert!(!id.contains(&room), "a replay can be shown around without letting people in");
    let record = place.get(&format!("/api/games/{id}"), "").await.body;
    let verified = protocol::verify(&record).unwrap();
    assert_eq!(verified.outcome.scores.iter().count(), 4);
    let tampered = record.replacen(&nonce, &"08".repeat(32), 1);
    assert!(protocol::verify(&tampered).is_err());

    let replay = place.get(&format!("/api/games/{id}/replay"), "").await.json();
    let steps = replay["seats"][0].as_array().unwrap();
    assert_eq!(steps.len(), verified.n_acts + 1);

    // These bots do the last thing on the list, and so would one that thinks about it again.
    let by_bot = steps.iter().position(|step| step["seat"] == 1).unwrap();
    let analysis = place.get(&format!("/api/games/{id}/analysis?step={by_bot}"), "").await.json();
    assert_eq!((&analysis["seat"], &analysis["agrees"]), (&json!(1), &json!(true)));
    assert_eq!(analysis["played"], analysis["hard"]["steps"]);
    for step in ["", "0", "9999", "-1", "x"] {
        let answer = place.get(&format!("/api/games/{id}/analysis?step={step}"), "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("malformed")), "{step}");
        place.clock.advance(1_000);
    }

    let stranger = format!("Authorization: Bearer {}\r\n", place.token().await);
    assert_eq!(place.get("/api/history", &stranger).await.json()["games"], json!([]));
    for path in [
        "/api/games/3MF479-1",
        "/api/games/../../etc",
        "/api/games/x/replay",
        "/api/games/x/analysis?step=1",
    ] {
        assert_eq!(place.get(path, "").await.status, 404, "{path}");
    }
    assert_eq!(place.get("/api/history", "").await.status, 401);
    place.stop().await;
}

/// RM-20: before the end there is no record.
#[tokio::test]
async fn a_running_game_has_no_record() {
    let place = Place::new().await;
    let (_, mut ann) = place.hosted("big-two").await;
    for _ in 0..3 {
        ann.granted(json!({"do": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    ann.granted(json!({"do": "start"})).await;
    let bearer = format!("Authorization: Bearer {}\r\n", ann.token());
    assert_eq!(place.get("/api/history", &bearer).await.json()["games"], json!([]));
    place.stop().await;
}
