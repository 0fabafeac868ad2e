//! `paiju replay`, with games that `paiju arena --save` wrote.

use std::fs;

use crate::paiju::{in_all_languages, paiju, paiju_in};

#[test]
fn a_saved_game_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let args = "arena dun-mazi --players easy,easy --deals 1 --threads 1 --save games";
    let arena = paiju_in(folder.path(), &args.split(' ').collect::<Vec<_>>());
    assert_eq!(arena.code, 0, "{arena}");
    let saved: Vec<_> = fs::read_dir(folder.path().join("games")).unwrap().collect();
    let file = saved[0].as_ref().unwrap().path();
    let file = file.to_str().unwrap();
    let all = paiju(&["replay", file]);
    assert_eq!((all.code, all.stderr.as_str()), (0, ""), "{all}");
    assert_eq!(all, paiju(&["replay", file, "--all"]), "no terminal, no questions");
    let text = all.text();
    let first = text.lines().next().unwrap();
    assert_eq!(first, "Dun Mazi (classic): easy (1), easy (2)");
    assert!(text.contains(" draws "), "{text}");
    let ending = text.lines().last().unwrap();
    assert!(ending.contains("easy (1) ") && ending.contains("easy (2) "), "{ending}");
    let seen = paiju(&["replay", file, "--seat", "1"]).text();
    let hands = |text: &str| text.lines().take(4).filter(|it| it.contains("cards: ")).count();
    assert_eq!((hands(&text), hands(&seen)), (2, 1), "a seat sees less");
    insta::assert_snapshot!(paiju(&["replay", file, "--seat", "3"]).refusal(), @"paiju: seat 3 does not exist; this game has seats 1 to 2");
}

#[test]
fn an_invalid_file_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("list.json"), "[1,2,").unwrap();
    let said = |file: &str| in_all_languages(folder.path(), &["replay", file]);
    insta::assert_snapshot!(said("list.json"), @"
    [2]
    stderr: paiju: list.json: this is not a game record: invalid type: integer `2`, expected a string (line 1, column 4)

    [2]
    stderr: paiju: list.json：這不是牌局紀錄：invalid type: integer `2`, expected a string（第 1 行第 4 欄）

    [2]
    stderr: paiju: list.json：这不是牌局记录：invalid type: integer `2`, expected a string（第 1 行第 4 列）
    ");
    insta::assert_snapshot!(said("none.json"), @"
    [2]
    stderr: paiju: cannot read none.json: it does not exist

    [2]
    stderr: paiju: 讀不到 none.json：檔案不存在

    [2]
    stderr: paiju: 读不到 none.json：文件不存在
    ");
}
