use super::*;
use crate::messages;

/// The view of the first difference in `columns` columns.
fn shown(columns: usize, expected: &str, actual: &str) -> String {
    let messages = messages::by_tag("en");
    let (expected, actual) = (expected.as_bytes(), actual.as_bytes());
    let difference = first(expected, actual).unwrap();
    difference.side_by_side(expected, actual, &messages, columns).join("\n")
}

#[track_caller]
fn check_first(expected: &str, actual: &str, line: usize, offset: usize) {
    let difference = Difference { line, offset };
    assert_eq!(first(expected.as_bytes(), actual.as_bytes()), Some(difference));
}

#[test]
fn the_first_difference_is_found() {
    assert_eq!(first(b"a\n", b"a\n"), None);
    check_first("a\nb\n", "a\nc\n", 2, 0);
    check_first("a\nbb\n", "a\nb\n", 2, 1);
    check_first("a\n", "a\nb\n", 2, 0);
    check_first("a\n", "a", 1, 1);
    check_first("", "a", 1, 0);
}

#[test]
fn lines_are_side_by_side_in_any_script() {
    let expected = "一\n二\n輪到水球了\n四\n五\n六\n";
    insta::assert_snapshot!(shown(50, expected, "一\n二\n輪到火球了\n四\nfive\n六\n"), @r"
         expected             │ actual
      1  一                   │ 一
      2  二                   │ 二
    > 3  輪到水球了           │ 輪到火球了
             ^                │     ^
      4  四                   │ 四
      5  五                   │ five
    ");
}

#[test]
fn invisible_characters_are_shown() {
    insta::assert_snapshot!(shown(50, "PASS.\n", "PASS. \n"), @r"
         expected             │ actual
    > 1  PASS.                │ PASS.·
              ^               │      ^
    ");
    insta::assert_snapshot!(shown(50, "PASS.\n", "PASS.\r\n"), @r"
         expected             │ actual
    > 1  PASS.                │ PASS.␍
              ^               │      ^
    ");
    insta::assert_snapshot!(shown(50, "PASS.\n", "PASS."), @"
         expected             │ actual
    > 1  PASS.                │ PASS.(no newline)
              ^               │      ^
    ");
    insta::assert_snapshot!(shown(50, "玩家 A\n", "玩家\u{3000}A\n"), @r"
         expected             │ actual
    > 1  玩家 A               │ 玩家<U+3000>A
             ^                │     ^
    ");
    insta::assert_snapshot!(shown(50, "A\n", "\u{feff}A\n"), @r"
         expected             │ actual
    > 1  A                    │ <U+FEFF>A
         ^                    │ ^
    ");
}

#[test]
fn invalid_utf8_is_shown() {
    let (expected, actual) = ("單張\n".as_bytes(), b"\xb3\xe6\n");
    let messages = messages::by_tag("en");
    let difference = first(expected, actual).unwrap();
    let shown = difference.side_by_side(expected, actual, &messages, 40).join("\n");
    insta::assert_snapshot!(shown, @r"
         expected        │ actual
    > 1  單張            │ <B3><E6>
         ^               │ ^
    ");
}

#[test]
fn the_end_of_a_short_output_is_shown() {
    insta::assert_snapshot!(shown(60, "a\nb\nc\nd\n", "a\n"), @r"
         expected                  │ actual
      1  a                         │ a
    > 2  b                         │ (end of output)
         ^                         │ ^
      3  c                         │
      4  d                         │
    ");
    insta::assert_snapshot!(shown(60, "a\n", "a\nb\n"), @r"
         expected                  │ actual
      1  a                         │ a
    > 2  (end of output)           │ b
         ^                         │ ^
    ");
}

/// The marker of a difference inside a character is below it: 單 and 喝 start with the same bytes.
#[test]
fn a_character_that_differs_in_its_last_byte_is_marked() {
    insta::assert_snapshot!(shown(40, "ab單\n", "ab喝\n"), @r"
         expected        │ actual
    > 1  ab單            │ ab喝
           ^             │   ^
    ");
    let column = |line: &str| {
        let messages = messages::by_tag("en");
        Difference { line: 1, offset: 4 }.column_in(&glyphs(line.as_bytes(), &messages))
    };
    assert_eq!(column("ab單\n"), 2);
}

#[test]
fn long_lines_are_shortened_around_the_difference() {
    let hand = "C[3] D[3] H[3] S[3] C[7] D[7] H[7] S[7] C[J] D[J] H[J] S[J] C[2]\n";
    let near = hand.replace("C[3]", "C[4]");
    insta::assert_snapshot!(shown(60, hand, &near), @r"
         expected                  │ actual
    > 1  C[3] D[3] H[3] S[3] C[7]… │ C[4] D[3] H[3] S[3] C[7]…
           ^                       │   ^
    ");
    let far = hand.replace("H[J]", "H[Q]");
    insta::assert_snapshot!(shown(60, hand, &far), @r"
         expected                  │ actual
    > 1  …[J] D[J] H[J] S[J] C[2]  │ …[J] D[J] H[Q] S[J] C[2]
                     ^             │             ^
    ");
    let names = "玩家".repeat(30);
    let (expected, actual) = (format!("{names}甲\n"), format!("{names}乙\n"));
    insta::assert_snapshot!(shown(60, &expected, &actual), @r"
         expected                  │ actual
    > 1  … 家玩家玩家甲            │ … 家玩家玩家乙
                     ^             │             ^
    ");
}
