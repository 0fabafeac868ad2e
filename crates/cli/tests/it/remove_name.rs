//! `paiju remove-name`.

use std::process::Command;

use tempfile::TempDir;

use crate::paiju::paiju;

/// A database with the finished games `load-0` and `load-1`.
fn database(folder: &TempDir) -> String {
    let database = folder.path().join("games.sqlite").to_str().unwrap().to_owned();
    let filled = Command::new(env!("CARGO_BIN_EXE_paiju"))
        .args(["load", "fill", "--games", "2", "--database", &database])
        .output()
        .unwrap();
    assert!(filled.status.success(), "{filled:?}");
    database
}

/// The player has played both games.
#[test]
fn a_name_is_removed_from_all_games_of_the_player() {
    let folder = tempfile::tempdir().unwrap();
    let database = database(&folder);
    let remove = |seat: &str, language: &str| {
        let args = ["remove-name", "load-1", "--seat", seat, "--database", &database];
        paiju(&[&args[..], &["--lang", language]].concat()).text()
    };
    assert_eq!(remove("2", "en"), "Removed the name from 2 closed rooms and their games.\n");
    assert_eq!(remove("2", "en"), "Removed the name from 0 closed rooms and their games.\n");
    assert_eq!(remove("1", "zh-TW"), "已從 2 個關閉的房間及其牌局中移除名字。\n");
    assert_eq!(remove("3", "zh-CN"), "已从 2 个关闭的房间及其牌局中移除名字。\n");
}

#[test]
fn what_does_not_exist_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let database = database(&folder);
    let refused = |game: &str, seat: &str, database: &str| {
        paiju(&["remove-name", game, "--seat", seat, "--database", database]).refusal()
    };
    let missing = folder.path().join("none.sqlite").to_str().unwrap().to_owned();
    let refusal = refused("load-1", "1", &missing);
    assert!(
        refusal.contains("there is no database") && !folder.path().join("none.sqlite").exists()
    );
    assert!(refused("load-9", "1", &database).contains("the database has no finished game load-9"));
    assert!(refused("load-1", "5", &database).contains('5'));
    assert!(refused("load-1", "1", "mysql://x").contains("unknown kind of database"));
}
