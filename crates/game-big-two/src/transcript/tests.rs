use proptest::prelude::*;

use super::*;
use crate::patterns::stand_ins::house;

/// A deck in which player 0 holds all clubs, 1 all diamonds, 2 all hearts, 3 all spades.
pub(crate) fn deck() -> String {
    let cards = CardSet::SUITED.iter().map(|card| Bracketed(card).to_string());
    let mut deck: Vec<String> = cards.collect();
    deck.reverse(); // The right end is the top and goes to player 0.
    deck.join(" ")
}

fn input(actions: &str) -> String {
    format!("{}\n水球\n火球\n保齡球\n地瓜球\n{actions}", deck())
}

/// The transcript of a game in which only the stand-ins are patterns.
fn judged(actions: &str) -> String {
    judge_by(&house(), input(actions).as_bytes()).unwrap()
}

/// The output after the opening.
fn after_opening(actions: &str) -> String {
    judged(actions).strip_prefix(&judged("")).unwrap().to_owned()
}

/// BT-2, BT-30, BT-33: the round, the turn, places over cards, each column as wide as its card.
#[test]
fn a_game_opens_with_the_holder_of_the_three_of_clubs() {
    insta::assert_snapshot!(judged(""), @r"
    新的回合開始了。
    輪到水球了
    0    1    2    3    4    5    6    7     8    9    10   11   12
    C[3] C[4] C[5] C[6] C[7] C[8] C[9] C[10] C[J] C[Q] C[K] C[A] C[2]
    ");
    assert!(judged("").ends_with("C[2]\n"), "every line ends in one newline");
    assert!(!judged("").contains(" \n"), "no line ends in a space");
}

/// BT-31: after a refusal the hand is shown again, the turn is not.
#[test]
fn a_refusal_shows_the_hand_again() {
    insta::assert_snapshot!(after_opening("-1\n1\n"), @r"
    你不能在新的回合中喊 PASS
    0    1    2    3    4    5    6    7     8    9    10   11   12
    C[3] C[4] C[5] C[6] C[7] C[8] C[9] C[10] C[J] C[Q] C[K] C[A] C[2]
    此牌型不合法，請再嘗試一次。
    0    1    2    3    4    5    6    7     8    9    10   11   12
    C[3] C[4] C[5] C[6] C[7] C[8] C[9] C[10] C[J] C[Q] C[K] C[A] C[2]
    ");
}

/// BT-32: cards ascend, whatever the order of the places.
#[test]
fn played_cards_ascend() {
    let swapped = |it: &str| it.replace("C[4]", "_").replace("D[3]", "C[4]").replace('_', "D[3]");
    let output = judge_by(&house(), swapped(&input("1 0\n")).as_bytes()).unwrap();
    assert!(output.contains("玩家 水球 打出了 兩張 C[3] D[3]\n"), "{output}");
}

/// BT-33: a new round after the third pass in a row, and not after the winning play.
#[test]
fn a_round_is_announced_after_three_passes() {
    let output = after_opening("0\n-1\n-1\n-1\n");
    assert!(output.contains("玩家 地瓜球 PASS.\n新的回合開始了。\n輪到水球了\n"), "{output}");
    let won = judged(&winning());
    assert!(won.ends_with("打出了 一張 C[2]\n遊戲結束，遊戲的勝利者為 水球\n"), "{won}");
}

/// BT-34, BT-36: positions out of range, repeated positions, `-1` among others, and anything but
/// digits are illegal plays.
#[test]
fn nonsense_is_an_illegal_play() {
    for nonsense in [
        "13",
        "0 0",
        "-1 0",
        "0 -1",
        "-2",
        "x",
        "0 x",
        "1.0",
        "99999999999999999999999",
        "－1",
        "0,1",
        "+0",
        "-0",
        "0 +1",
        "0x0",
        "０",
    ] {
        let output = after_opening(&format!("{nonsense}\n"));
        assert!(output.starts_with("此牌型不合法，請再嘗試一次。\n0 "), "{nonsense}: {output}");
        assert_eq!(output.lines().count(), 3, "{nonsense}");
    }
}

/// BT-34: blank lines are skipped; spaces around and between positions do not matter.
#[test]
fn blank_lines_and_spaces_do_not_matter() {
    assert_eq!(after_opening("\n   \n\r\n"), "");
    assert_eq!(after_opening("  0  \n-1  \n"), after_opening("0\n-1\n"));
    assert_eq!(after_opening("  1   0 \n"), after_opening("1 0\n"));
}

/// BT-35: the text after the winning play is ignored, and a game may stop in the middle.
#[test]
fn the_rest_is_ignored_after_a_win() {
    let won = judged(&winning());
    assert_eq!(judged(&format!("{}nonsense\n-1\n", winning())), won);
    assert!(won.starts_with(&judged("0\n-1\n")), "a shorter input gives a shorter transcript");
}

/// BT-36: one line says what is wrong and where.
#[test]
fn a_malformed_input_is_explained() {
    let refusal = |text: &str| judge(text.as_bytes()).unwrap_err().to_string();
    let good = input("");
    insta::assert_snapshot!(refusal(""), @"line 1: a deck has 52 cards, this one has 0");
    insta::assert_snapshot!(refusal("C[3] D[3]\na\nb\nc\nd\n"), @"line 1: a deck has 52 cards, this one has 2");
    insta::assert_snapshot!(refusal(&good.replace("C[A]", "C[1]")), @"line 1, card 52: 'C[1]' is not a card; write suit and rank as in C[3] or S[10]");
    insta::assert_snapshot!(refusal(&good.replace("C[A]", "C[A")), @"line 1, card 52: 'C[A' is not a card; write suit and rank as in C[3] or S[10]");
    insta::assert_snapshot!(refusal(&good.replace("C[A]", "CC[A]")), @"line 1, card 52: 'CC[A]' is not a card; write suit and rank as in C[3] or S[10]");
    insta::assert_snapshot!(refusal(&good.replace("C[A]", &"長".repeat(99))), @"line 1, card 52: '長長長長長長長長長長長長長長長長長長長長…' is not a card; write suit and rank as in C[3] or S[10]");
    insta::assert_snapshot!(refusal(&good.replace("C[A]", "S[K]")), @"line 1, card 52: S[K] is already card 1");
    insta::assert_snapshot!(refusal(&good.replace("C[A]", "C[^^A]")), @"line 1, card 52: 'C[^^A]' is not a card; write suit and rank as in C[3] or S[10]");
    insta::assert_snapshot!(refusal(&good.replace("C[A]", "C^[A]")), @"line 1, card 52: 'C^[A]' is not a card; write suit and rank as in C[3] or S[10]");
    insta::assert_snapshot!(refusal(&format!("{}\na\nb\n", deck())), @"four names must follow the deck, one per line; found 2");
    insta::assert_snapshot!(refusal(&good.replace("火球", "")), @"line 3: this name is blank");
    insta::assert_snapshot!(refusal(&good.replace("地瓜球", " \u{3000}\t\r")), @"line 5: this name is blank");
    insta::assert_snapshot!(refusal(&format!("{}\n\n\n", deck())), @"line 2: this name is blank");
    let error = judge(&[good.as_bytes(), b"0\n\xff\n"].concat()).unwrap_err();
    insta::assert_snapshot!(error, @"line 7: this is not UTF-8 text");
}

/// BT-36: a leading byte order mark and `\r` at the ends of lines are tolerated.
#[test]
fn windows_files_are_tolerated() {
    let text = input(&winning());
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(judge(windows.as_bytes()), judge(text.as_bytes()));
}

/// BT-36: the markup of the source documents is accepted but not printed.
#[test]
fn marked_up_ranks_are_read() {
    let plain = input("0\n-1\n");
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];
    let marked = ranks.iter().fold(plain.clone(), |text, rank| {
        text.replace(&format!("[{rank}]"), &format!("[^{rank}]"))
    });
    assert_eq!(marked.matches('^').count(), 4 * ranks.len());
    let judged = judge_by(&house(), marked.as_bytes()).unwrap();
    assert_eq!(judged, judge_by(&house(), plain.as_bytes()).unwrap());
    assert!(!judged.contains('^'));
}

/// For any bytes, the judge answers or refuses; it never panics or writes half a line.
fn fuzz(bytes: &[u8]) {
    if let Ok(transcript) = judge(bytes) {
        assert!(transcript.starts_with(NEW_ROUND) && transcript.ends_with('\n'));
        assert!(!transcript.contains("\n\n"));
    }
}

proptest! {
    #[test]
    fn any_bytes_are_answered(bytes: Vec<u8>) {
        fuzz(&bytes);
    }

    #[test]
    fn any_actions_are_answered(actions in "([0-9 x\\-\r\t]{0,8}\n){0,60}") {
        fuzz(input(&actions).as_bytes());
    }
}

/// Plays the clubs one by one while everyone else passes.
fn winning() -> String {
    "0\n-1\n-1\n-1\n".repeat(13)
}
