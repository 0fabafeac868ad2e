//! Tests of `paiju verify`.

use std::{fs, path::Path};

use games::GameKind;
use serde_json::Value;
use tempfile::TempDir;

use crate::paiju::{Outcome, in_all_languages, paiju, paiju_in};

/// Records of each game.
const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/records");

/// A folder with a changed record in `game.json`.
fn folder_with(record: &str, change: impl Fn(&mut Value)) -> TempDir {
    let text = fs::read_to_string(Path::new(RECORDS).join(record)).unwrap();
    let mut value = serde_json::from_str(&text).unwrap();
    change(&mut value);
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.json"), value.to_string()).unwrap();
    folder
}

/// The output on one line.
fn unwrapped(outcome: &Outcome) -> String {
    outcome.text().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The message about a tampered record of Big Two, on one line.
#[track_caller]
fn caught(change: impl Fn(&mut Value)) -> String {
    let folder = folder_with("big-two-1.json", change);
    let outcome = paiju_in(folder.path(), &["verify", "game.json"]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (1, ""), "{outcome}");
    unwrapped(&outcome)
}

/// RM-22: an honest record of any game passes, and the message names the players and the winner.
#[test]
fn honest_records_pass() {
    for game in GameKind::ALL {
        let outcome = paiju(&["verify", &format!("{RECORDS}/{}-1.json", game.name())]);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""), "{outcome}");
    }
    let folder = folder_with("big-two-1.json", |_| {});
    let kept = kept();
    let args = ["verify", "game.json", "--commitment", &kept.commitment, "--nonce", &kept.nonce];
    insta::assert_snapshot!(in_all_languages(folder.path(), &args), @"
    [0]
    game.json: OK. Big Two with Ann, Ben, a bot (medium), a bot (medium); won by
    Ben. The record has the commitment that you kept, the secret matches it, and the
    deal and all 69 acts follow from it.

    [0]
    game.json：屬實。大老二，玩家 Ann、Ben、普通機器人、普通機器人，贏家 Ben。紀錄中
    的承諾就是你留存的那一個，密鑰與它相符，發牌與全部 69 手都由它而來。

    [0]
    game.json：属实。大老二，玩家 Ann、Ben、普通机器人、普通机器人，赢家 Ben。记录中
    的承诺就是你留存的那一个，密钥与它相符，发牌与全部 69 手都由它而来。
    ");
}

/// RM-22: without a commitment that a player kept, the record is only compared with itself, and the
/// message says so.
#[test]
fn a_record_alone_is_not_called_honest() {
    let folder = folder_with("big-two-1.json", |_| {});
    insta::assert_snapshot!(in_all_languages(folder.path(), &["verify", "game.json"]), @"
    [0]
    game.json: CONSISTENT. Big Two with Ann, Ben, a bot (medium), a bot (medium);
    won by Ben. The secret matches the commitment in the record, and the deal and
    all 69 acts follow from it. A server that replaced both after the game would
    pass as well: give --commitment with the value that your browser kept.

    [0]
    game.json：前後一致。大老二，玩家 Ann、Ben、普通機器人、普通機器人，贏家 Ben。密
    鑰符合紀錄中的承諾，發牌與全部 69 手都由它而來。不過伺服器若在局後把兩者一起換
    掉，也能通過：請用 --commitment 給出你的瀏覽器留存的承諾。

    [0]
    game.json：前后一致。大老二，玩家 Ann、Ben、普通机器人、普通机器人，赢家 Ben。密
    钥符合记录中的承诺，发牌与全部 69 手都由它而来。不过服务器若在局后把两者一起换
    掉，也能通过：请用 --commitment 给出你的浏览器留存的承诺。
    ");
}

/// What a player's browser kept from before the game of `big-two-1.json`.
struct KeptValues {
    commitment: String,
    nonce: String,
}

fn kept() -> KeptValues {
    let text = fs::read_to_string(Path::new(RECORDS).join("big-two-1.json")).unwrap();
    let record: Value = serde_json::from_str(&text).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    KeptValues { commitment: text(&record["commitment"]), nonce: text(&record["nonces"][1]) }
}

/// RM-22: a server that replaces the secret after the game, with the commitment, the deal and everything
/// that follows, writes a record that agrees with itself. What a player kept shows the replacement.
#[test]
fn a_replaced_secret_is_found_by_what_a_player_kept() {
    let kept = kept();
    // The record of a game with another secret.
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().to_str().unwrap();
    paiju(&["arena", "big-two", "--players", "easy", "--deals", "1", "--save", save]);
    let other = fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
    let other = other.to_str().unwrap();
    assert_eq!(paiju(&["verify", other]).code, 0, "it agrees with itself");
    let replaced = paiju(&["verify", other, "--commitment", &kept.commitment]);
    assert_eq!(replaced.code, 1);
    assert!(unwrapped(&replaced).contains("The server has replaced it"), "{replaced}");
    let unused = paiju(&["verify", other, "--nonce", &kept.nonce]);
    assert_eq!(unused.code, 1);
    assert!(unwrapped(&unused).contains("did not use your contribution"), "{unused}");
    let refused = paiju(&["verify", other, "--commitment", "07"]).refusal();
    assert!(refused.contains("64 hexadecimal digits"), "{refused}");
}

/// RM-22: a tampered record is found, and the message names the act and the card.
#[test]
fn a_tampered_part_is_named() {
    let swap_cards = |record: &mut Value| {
        let hands = &mut record["deal"]["hands"];
        let (one, other) = (hands[0][0].take(), hands[2][0].take());
        (hands[0][0], hands[2][0]) = (other, one);
    };
    insta::assert_snapshot!(caught(swap_cards), @"game.json: TAMPERED. Deal: the secret and the nonces give CA, but the record has DA (at /deal/hands/0).");
    let double_card = |record: &mut Value| {
        let hands = &mut record["deal"]["hands"];
        hands[0][0] = hands[1][0].clone();
    };
    insta::assert_snapshot!(caught(double_card), @"game.json: TAMPERED. Deal: the secret and the nonces give CA, but the record has S2 (at /deal/hands/0).");
    insta::assert_snapshot!(caught(|record| record["secret"] = "07".repeat(32).into()), @"game.json: TAMPERED. Secret: it does not match the commitment made before the game.");
    insta::assert_snapshot!(caught(|record| record["nonces"][0] = "07".repeat(32).into()), @"game.json: TAMPERED. Deal: the secret and the nonces give C2 D3 C4 S8 C10 D10 DJ HJ SJ DQ SQ SK, but the record has CA S3 D4 H5 D6 D7 C8 H8 D9 S10 DK HK (at /deal/hands/0).");
    let play_other_card = |record: &mut Value| {
        let cards = &mut record["acts"][0]["events"][0]["play"]["cards"];
        cards[0] = "S2".into();
    };
    insta::assert_snapshot!(caught(play_other_card), @"game.json: TAMPERED. Act 1: the action of seat 2 gives C3, but the record has S2 (at /acts/0/events/0/play/cards).");
    let act_out_of_turn = |record: &mut Value| record["acts"][1]["seat"] = 0.into();
    insta::assert_snapshot!(caught(act_out_of_turn), @r#"game.json: TAMPERED. Act 2: seat 1 cannot do {"cards":["DA","D2","D3","CQ","CK"],"type":"play"}. It is not your turn; wait for 3."#);
    let end_early = |record: &mut Value| drop(record["acts"].as_array_mut().unwrap().pop());
    insta::assert_snapshot!(caught(end_early), @"game.json: TAMPERED. Outcome: after all 68 acts the game is not over; it is the turn of seat 2.");
    let win = |record: &mut Value| record["outcome"]["scores"][0] = 999.into();
    insta::assert_snapshot!(caught(win), @"game.json: TAMPERED. Outcome: the game ends with 0, but the record has 999 (at /outcome/scores).");
    let lose_a_player = |record: &mut Value| drop(record["players"].as_array_mut().unwrap().pop());
    insta::assert_snapshot!(caught(lose_a_player), @"game.json: TAMPERED. Players: 3 players with 4 nonces are not possible in this game.");
}

/// RM-22, RM-41: a tampered draw is found, in every language.
#[test]
fn a_tampered_draw_is_named_in_every_language() {
    let folder = folder_with("dun-mazi-1.json", |record| {
        let acts = record["acts"].as_array_mut().unwrap();
        let events = acts.iter_mut().flat_map(|act| act["events"].as_array_mut().unwrap());
        let drawn = events.into_iter().find(|event| event["type"] == "drew").unwrap();
        drawn["card"] = "JB".into();
    });
    insta::assert_snapshot!(in_all_languages(folder.path(), &["verify", "game.json"]), @"
    [1]
    game.json: TAMPERED. Act 6: the action of seat 2 gives CQ, but the record has JB
    (at /acts/5/events/0/card).

    [1]
    game.json：遭到竄改！第 6 手：座位 2 這樣做應得 CQ，紀錄卻是 JB（位置
    /acts/5/events/0/card）。

    [1]
    game.json：被篡改过！第 6 手：座位 2 这样做应得 CQ，记录却是 JB（位置
    /acts/5/events/0/card）。
    ");
}

/// RM-22: an invalid record is refused, with the place of the error.
#[test]
fn an_invalid_record_is_refused() {
    let refusal = |text: &str| {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("game.json"), text).unwrap();
        paiju_in(folder.path(), &["verify", "game.json"]).refusal()
    };
    insta::assert_snapshot!(refusal("{"), @"paiju: game.json: this is not a game record: EOF while parsing an object (line 1, column 1)");
    insta::assert_snapshot!(refusal(r#"{"format":2,"game":"big-two"}"#), @"paiju: game.json: record format 2 is not supported; use a newer paiju");
    let unknown_game = refusal(r#"{"format":1,"game":"whist"}"#);
    insta::assert_snapshot!(unknown_game.replace(&GameKind::names(), "GAMES"), @"paiju: game.json: the record is for an unknown game; supported games: GAMES");
    insta::assert_snapshot!(refusal(r#"{"format":1,"game":"big-two"}"#), @"paiju: game.json: this is not a game record: missing field `paiju-version` (line 1, column 29)");
    insta::assert_snapshot!(paiju(&["verify", "nowhere.json"]).refusal(), @"paiju: cannot read nowhere.json: it does not exist");
    insta::assert_snapshot!(paiju(&["verify"]).refusal(), @"paiju: missing <FILE>; see `paiju verify --help`");
}
