//! Tests of `paiju score`.

use crate::paiju::{paiju, paiju_on};

/// DM-32: the winner and the reasons, as text and as JSON.
#[test]
fn a_showdown_of_dun_mazi_is_settled() {
    let question = br#"{"hand":["SA","SK","SQ","SJ","S9"],"target":40}

{"hands":[["SA","SK","SQ","SJ","S9"],["HK","HQ","HJ","H10","H8"],["S2","H3","C4","D6","C7"]],"knocker":0,"responses":["knock","call","mazi"]}
"#;
    insta::assert_snapshot!(paiju_on(question, &["score", "dun-mazi"]), @"
    [0]
    line 1
      A spade flush with 50 points and target 40: base 10. This hand may knock.
    line 3
      player 1 wins the pool with 50 points; player 2 has 48.
      player 1 knocked with a spade flush of 50 (base 10) and gets 18.
      player 2 called with a heart flush of 48 (base 8) and gets 0.
      player 3 has a mazi, with no flush, and gets 0.
    ");
    insta::assert_snapshot!(paiju_on(question, &["score", "dun-mazi", "--json"]), @r#"
    [0]
    {"hand-score":50,"suit":"S","base":10,"can-knock":true}
    {"winner":0,"scores":[18,0,0],"pool":[0,1],"why":{"type":"higher-score","over":1,"score":50,"other":48}}
    "#);
}

/// DM-3, DM-10.
#[test]
fn missing_fields_default_to_the_rules() {
    let question = br#"{"hand":["SA","SK","SQ","SJ","S9"]}"#;
    let said = paiju_on(question, &["score", "dun-mazi", "--set", "target=50", "--lang", "zh-CN"]);
    insta::assert_snapshot!(said, @"
    [0]
    第 1 行
      黑桃同花 50 分，目标分 50，基础分 0，可以扣。
    ");
}

#[test]
fn an_invalid_line_is_named_and_nothing_is_printed() {
    let good = r#"{"hand":["SA","SK","SQ","SJ","S9"]}"#;
    let refusal = |bad: &str| {
        let input = format!("{good}\n{bad}\n");
        paiju_on(input.as_bytes(), &["score", "dun-mazi"]).refusal()
    };
    insta::assert_snapshot!(refusal(r#"{"hand":["SA","SK","SQ","SJ","SA"]}"#), @"paiju: line 2: SA appears 2 times, but there is only one deck");
    insta::assert_snapshot!(refusal(r#"{"hand":["SA","SK","SQ","SJ","S9","S8"]}"#), @"paiju: line 2: hand 0 has 6 cards; a hand has 5");
    insta::assert_snapshot!(refusal(r#"{"hand":["SA","SK","SQ","SJ","X9"]}"#), @"paiju: line 2: “X9” is not a card; write SA, H10, JB or JS");
    insta::assert_snapshot!(refusal("{"), @"paiju: line 2: this line cannot be read: EOF while parsing an object, column 1");
    insta::assert_snapshot!(paiju(&["score", "big-two"]).refusal(), @"paiju: big-two has no score calculator; choose another game");
}
