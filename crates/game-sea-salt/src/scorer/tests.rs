use tabletop::CodedRefusal;

use super::*;

#[track_caller]
fn refused(line: &str) -> String {
    let bad = score_line(line, &Config::FLOW).expect_err("it should be refused");
    assert!(ScoreError::CODES.contains(&bad.code()));
    let written = serde_json::to_value(&bad).unwrap();
    assert_eq!(written["code"], bad.code());
    bad.to_string()
}

#[test]
fn cards_are_answered_in_parts() {
    let line =
        r#"{"hand":[["fish","blue"],["fish","red"]],"played":[[["crab","blue"],["crab","red"]]]}"#;
    let answer = score_line(line, &Config::CLASSIC).unwrap();
    insta::assert_snapshot!(serde_json::to_string(&answer).unwrap(), @r#"{"collections":0,"pairsBase":2,"pairBonus":1,"multipliers":0,"mermaids":0,"cardScore":3,"colorBonus":2,"instantWin":false}"#);
}

#[test]
fn a_round_is_answered_with_everybodys_parts() {
    let line = r#"{"mode":"last_chance","declarer":0,"players":[
        {"hand":[["octopus","blue"],["octopus","red"]],"played":[]},{"cardScore":2,"colorBonus":1}]}"#;
    let answer = score_line(line, &Config::CLASSIC).unwrap();
    insta::assert_snapshot!(serde_json::to_string(&answer).unwrap(), @r#"{"scores":[4,1],"players":[{"collections":3,"pairsBase":0,"pairBonus":0,"multipliers":0,"mermaids":0,"cardScore":3,"colorBonus":1,"instantWin":false},{"cardScore":2,"colorBonus":1}],"instantWinner":null}"#);
}

/// SS-M6: four mermaids win whatever the points.
#[test]
fn four_mermaids_are_named() {
    let mermaids = r#"["mermaid","white"],"#.repeat(4);
    let line = format!(
        r#"{{"mode":"none","players":[{{"hand":[]}},{{"hand":[{}]}}]}}"#,
        mermaids.trim_end_matches(',')
    );
    let Scored::Round(round) = score_line(&line, &Config::CLASSIC).unwrap().scored else {
        panic!("a round was asked for")
    };
    assert_eq!((round.instant_winner, round.scores), (Some(1), vec![0, 0]));
}

#[test]
fn every_part_has_a_reason() {
    let line = r#"{"hand":[["shell","blue"],["shell","red"],["lighthouse","blue"],["mermaid","white"],
        ["penguin","red"],["penguin","blue"]],"played":[[["sailboat","blue"],["sailboat","red"]]]}"#;
    let explained = |config| {
        let answer = score_line(line, config).unwrap();
        let reason = |reason: &Message| {
            let values: Vec<String> = reason
                .values
                .iter()
                .map(|(name, value)| match value {
                    Value::Number(number) => format!("{name}={number}"),
                    Value::Text(text) => format!("{name}={text}"),
                    Value::Names(names) => format!("{name}={names:?}"),
                    Value::Seat { seat } => format!("{name}={}", seat.index()),
                })
                .collect();
            format!("{} {}", reason.key.trim_start_matches("sea-salt-reason-"), values.join(" "))
        };
        answer.explain().iter().map(reason).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(explained(&Config::CLASSIC), @"
    collection kind=shell count=2 points=2
    collection kind=penguin count=2 points=3
    pairs-base points=1
    pair-bonus pairs=1 points=1
    multiplier kind=lighthouse target=sailboat count=2 points=2
    mermaid nth=1 colour=blue points=4
    card-score points=13
    colour-bonus colour=blue points=4
    ");
    insta::assert_snapshot!(explained(&Config::FLOW), @"
    collection kind=shell count=2 points=2
    pair-bonus-doubled pairs=1 points=2
    multiplier kind=lighthouse target=sailboat count=2 points=2
    mermaid nth=1 colour=blue points=4
    card-score points=10
    colour-bonus colour=blue points=4
    ");
}

/// SS-D1, SS-D3, SS-D7, SS-P1, SS-A1: impossible cards are refused by name.
#[test]
fn impossible_cards_are_refused_by_name() {
    let hand = |cards: &str| refused(&format!(r#"{{"hand":[{cards}]}}"#));
    insta::assert_snapshot!(hand(r#"["whale","red"]"#), @"there is no kind of card called 'whale'; choose one of: fish, crab, sailboat, shark, swimmer, shell, octopus, penguin, sailor, starfish, lighthouse, fish_school, penguin_colony, captain, seagull, mermaid");
    insta::assert_snapshot!(hand(r#"["fish","mauve"]"#), @"there is no colour called 'mauve'; choose one of: black, blue, dark_blue, green, grey, light_blue, light_orange, orange, pink, purple, red, white, yellow");
    insta::assert_snapshot!(hand(r#"["fish","white"]"#), @"a card cannot be white fish: mermaids are white, and nothing else is");
    insta::assert_snapshot!(hand(&r#",["penguin","red"]"#.repeat(3)[1..]), @"there are 3 'penguin' cards here; there can be at most 2");
    let reds =
        [("fish", 5), ("crab", 6)].map(|(kind, n)| format!(r#",["{kind}","red"]"#).repeat(n));
    insta::assert_snapshot!(hand(&reds.concat()[1..]), @"there are 11 cards of the colour 'red' here, but no deck has more than 10");
    let played = r#"{"hand":[],"played":[[["shark","red"],["shark","blue"]]]}"#;
    insta::assert_snapshot!(refused(played), @"blue shark and red shark cannot have been played as a pair");
}

#[test]
fn an_unclear_question_is_refused() {
    insta::assert_snapshot!(refused("{"), @"cannot read the line: EOF while parsing an object, column 1");
    insta::assert_snapshot!(refused("[]"), @"cannot read the line: invalid length 0, expected an object with `hand` or `players`, column 2");
    insta::assert_snapshot!(refused("{}"), @"give one 'hand' with what is 'played', or 'players' with a 'mode'");
    insta::assert_snapshot!(refused(r#"{"hands":[]}"#), @"cannot read the line: unknown field `hands`, expected one of `hand`, `played`, `mode`, `declarer`, `players`, column 8");
    insta::assert_snapshot!(refused(r#"{"hand":[],"mode":"stop"}"#), @"give one 'hand' with what is 'played', or 'players' with a 'mode'");
    insta::assert_snapshot!(refused(r#"{"mode":"stop","declarer":0,"players":[{"hand":[]}]}"#), @"a round has 2 to 4 players, not 1");
    insta::assert_snapshot!(refused(r#"{"mode":"stop","declarer":2,"players":[{"hand":[]},{"hand":[]}]}"#), @"the 'declarer' must be a player, counted from 0, unless the mode is 'none'");
    insta::assert_snapshot!(refused(r#"{"mode":"none","declarer":0,"players":[{"hand":[]},{"hand":[]}]}"#), @"the 'declarer' must be a player, counted from 0, unless the mode is 'none'");
    insta::assert_snapshot!(refused(r#"{"mode":"stop","declarer":0,"players":[{"hand":[]},{"cardScore":3}]}"#), @"player 1 needs either 'hand' and 'played', or 'cardScore' and 'colorBonus'");
}

/// SS-D1: the deck is shared by all players of a round.
#[test]
fn a_round_has_one_deck() {
    let sailors = r#"{"hand":[["sailor","red"],["sailor","blue"]]}"#;
    let line = format!(r#"{{"mode":"none","players":[{sailors},{sailors}]}}"#);
    insta::assert_snapshot!(refused(&line), @"there are 4 'sailor' cards here; there can be at most 3");
}
