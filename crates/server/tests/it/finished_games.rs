//! History, records and replays of finished games.

use serde_json::json;

use crate::test_server::TestServer;

/// RM-22, RM-30, RM-31: a finished game is in the players' history, can be replayed from every
/// seat, and its record proves that the cards were dealt fairly.
#[tokio::test]
async fn a_finished_game_is_in_the_history_and_can_be_verified() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let nonce = "09".repeat(32);
    ann.granted(json!({"type": "add-nonce", "nonce": nonce})).await;
    for level in ["easy", "medium", "hard"] {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": level})).await;
    }
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    server.play_out(&mut ann).await;

    let history = server.get("/api/history", &ann.bearer()).await.json();
    let game = &history["games"][0];
    assert_eq!(
        (&game["room"], &game["number"], &game["seat"]),
        (&json!(room), &json!(1), &json!(0))
    );
    assert_eq!(game["players"][3], json!({"bot": "hard"}));
    assert_eq!((&history["statistics"][0]["played"], &history["next"]), (&json!(1), &json!(null)));

    let id = game["id"].as_str().unwrap();
    assert!(!id.contains(&room), "the link of a replay must not let people into the room");
    let record = server.get(&format!("/api/games/{id}"), "").await.body;
    let verified = protocol::verify(&record).unwrap();
    assert_eq!(verified.outcome.scores.iter().count(), 4);
    let tampered = record.replacen(&nonce, &"08".repeat(32), 1);
    assert!(protocol::verify(&tampered).is_err());

    let replay = server.get(&format!("/api/games/{id}/replay"), "").await.json();
    let steps = replay["seats"][0].as_array().unwrap();
    assert_eq!(steps.len(), verified.n_acts + 1);

    // The scripted bots take the last legal action, and so does the bot that analyses.
    let by_bot = steps.iter().position(|step| step["seat"] == 1).unwrap();
    let analysis = server.get(&format!("/api/games/{id}/analysis?step={by_bot}"), "").await.json();
    assert_eq!((&analysis["seat"], &analysis["agrees"]), (&json!(1), &json!(true)));
    assert_eq!(analysis["played"], analysis["suggestion"]["steps"]);
    for step in ["", "0", "-1", "x", "+1", "01"] {
        let answer = server.get(&format!("/api/games/{id}/analysis?step={step}"), "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("malformed")), "{step}");
        server.clock.advance(1_000);
    }

    let answer = server.get(&format!("/api/games/{id}/analysis?step=9999"), "").await;
    assert_eq!((answer.status, &answer.json()["code"]), (404, &json!("no-such-step")));

    let stranger = format!("Authorization: Bearer {}\r\n", server.token().await);
    assert_eq!(server.get("/api/history", &stranger).await.json()["games"], json!([]));
    for path in [
        "/api/games/3MF479-1",
        "/api/games/../../etc",
        "/api/games/x/replay",
        "/api/games/x/analysis?step=1",
    ] {
        assert_eq!(server.get(path, "").await.status, 404, "{path}");
    }
    assert_eq!(server.get("/api/history", "").await.status, 401);
    server.stop().await;
}

/// RM-20: before the end there is no record.
#[tokio::test]
async fn a_running_game_has_no_record() {
    let server = TestServer::new().await;
    let (_, mut ann) = server.room_with_host("big-two").await;
    for _ in 0..3 {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    ann.granted(json!({"type": "start"})).await;
    let bearer = format!("Authorization: Bearer {}\r\n", ann.token());
    assert_eq!(server.get("/api/history", &bearer).await.json()["games"], json!([]));
    server.stop().await;
}
