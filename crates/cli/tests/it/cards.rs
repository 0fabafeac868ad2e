//! Tests of `paiju cards`.

use std::process::Command;

use games::GameKind;
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use crate::paiju::paiju;

fn json(args: &[&str]) -> Value {
    let printed = paiju(&[&["cards"], args, &["--json"]].concat());
    assert_eq!((printed.code, printed.stderr.as_str()), (0, ""));
    serde_json::from_slice(&printed.stdout).unwrap()
}

fn of_kind<'a>(catalogue: &'a Value, kind: &str) -> &'a Value {
    catalogue["cards"].as_array().unwrap().iter().find(|card| card["kind"] == kind).unwrap()
}

/// The first lines of the output after the heading.
fn top(args: &[&str], n_lines: usize) -> String {
    let printed = paiju(&[&["cards"], args].concat());
    assert_eq!((printed.code, printed.stderr.as_str()), (0, ""));
    printed.text().lines().skip(2).take(n_lines).collect::<Vec<_>>().join("\n")
}

/// SS-D1, SS-D2, SS-V2: the deck in force, each card with its fields.
#[test]
fn the_json_has_every_card() {
    for (preset, n_cards, n_colours) in [("classic", 64, 7), ("flow", 63, 7), ("published", 58, 11)]
    {
        let catalogue = json(&["sea-salt", "--preset", preset]);
        let (cards, colours) = (&catalogue["cards"], &catalogue["colours"]);
        assert_eq!(cards.as_array().unwrap().len(), n_cards);
        assert_eq!(colours.as_array().unwrap().len(), n_colours);
        for card in cards.as_array().unwrap() {
            let fields: Vec<_> = card.as_object().unwrap().keys().collect();
            assert_eq!(fields.len(), 13, "{fields:?}");
        }
    }
    assert_eq!(json(&["big-two"])["cards"][0]["id"], "C3");
    assert_eq!(json(&["big-two", "--preset", "hong-kong"])["cards"][0]["id"], "D3");
    assert_eq!(json(&["dun-mazi"])["cards"][0]["id"], "JB");
    let forest = json(&["forest", "--set", "woodland-edge=off"]);
    assert_eq!(forest["cards"].as_array().unwrap().len(), 194);
    assert_eq!(forest["cards"][0]["faces"][0]["name"], "Linden");
}

/// SS-V10: descriptions have the numbers of the settings, in every language.
#[test]
fn descriptions_have_the_numbers_of_the_settings() {
    let about = |kind: &str| {
        let all = ["classic", "flow", "published"].map(|preset| {
            let catalogue = json(&["sea-salt", "--preset", preset]);
            of_kind(&catalogue, kind)["description"].as_str().unwrap().to_owned()
        });
        all.join("\n")
    };
    insta::assert_snapshot!(about("crab"), @"
    Two crabs: take the top card of a discard pile. A pair scores 2 when played, 1 in hand.
    Two crabs: take the top card of a discard pile. A pair scores 1 when played, 0 in hand.
    Two crabs: take any card of a discard pile. A pair scores 1 when played, 1 in hand.
    ");
    insta::assert_snapshot!(about("sailboat"), @"
    Two sailboats: take another turn after this one. A pair scores 2 when played, 1 in hand.
    Two sailboats: take another turn at once. A pair scores 1 when played, 0 in hand.
    Two sailboats: take another turn at once. A pair scores 1 when played, 1 in hand.
    ");
    insta::assert_snapshot!(about("shark"), @"
    With a swimmer: steal a random card from another player. A pair scores 1 when played, 0 in hand. Two sharks steal nothing, but score 2 when played, 1 in hand.
    With a swimmer: steal a random card from another player. A pair scores 1 when played, 0 in hand.
    With a swimmer: steal a random card from another player. A pair scores 1 when played, 1 in hand.
    ");
    insta::assert_snapshot!(about("shell"), @"
    1 to 6 shells score 0/2/4/6/8/10 points in total.
    1 to 6 shells score 0/2/4/6/8/10 points in total.
    1 to 6 shells score 0/2/4/6/8/10 points in total.
    ");
    insta::assert_snapshot!(about("penguin"), @"
    1 to 3 penguins score 1/3/5 points in total.
    No points by itself, but two penguins double the points of the pairs you have played.
    1 to 3 penguins score 1/3/5 points in total.
    ");
    insta::assert_snapshot!(about("penguin_colony"), @"
    2 points for each penguin.
    One point for each penguin.
    2 points for each penguin.
    ");
    insta::assert_snapshot!(about("captain"), @"
    3 points for each sailor.
    3 points for each swimmer.
    3 points for each sailor.
    ");
    insta::assert_snapshot!(about("mermaid"), @"
    Your first 3 mermaids each score the cards of one colour: your largest, then the next largest. White does not count. 4 mermaids win the game.
    Your first 3 mermaids each score the cards of one colour: your largest, then the next largest. White does not count. 4 mermaids win the game.
    Your first 3 mermaids each score the cards of one colour: your largest, then the next largest. White counts. 4 mermaids win the game.
    ");
    for (language, said) in [("zh-TW", "每張企鵝 1 分。"), ("zh-CN", "每张企鹅 1 分。")]
    {
        let catalogue = json(&["sea-salt", "--set", "colony=1", "--lang", language]);
        assert_eq!(of_kind(&catalogue, "penguin_colony")["description"], said);
    }
}

#[test]
fn the_default_output_is_a_table() {
    assert!(paiju(&["cards", "big-two"]).text().starts_with("Big Two\n52 cards, preset “"));
    insta::assert_snapshot!(top(&["big-two"], 4), @"
    Suits in order: ♣ clubs, ♦ diamonds, ♥ hearts, ♠ spades.

      ♣3   C3   3 of clubs
      ♦3   D3   3 of diamonds
    ");
    insta::assert_snapshot!(top(&["dun-mazi", "--preset", "two-decks", "--lang", "zh-TW"], 5), @"
    花色順序：♠ 黑桃、♥ 紅心、♣ 梅花、♦ 方塊。

      ★    JB   大鬼     10 分  × 2
      ★    JS   小鬼     10 分  × 2
      ♠A   SA   黑桃 A   11 分  × 2
    ");
    let classic = paiju(&["cards", "sea-salt"]).text();
    for line in [
        "64 cards, preset “Classic”.",
        "Pairs",
        "Multipliers",
        "× 7  Two fish: take the top card of the deck.",
        "🐧  ",
        "#3B82F6  × 10",
        "Colours are assigned to cards at random",
    ] {
        assert!(classic.contains(line), "{line}: {classic}");
    }
    // The printed deck: which kind is printed in which colour.
    let published = paiju(&["cards", "sea-salt", "--preset", "published"]).text();
    assert!(published.contains(" D  2   L  1   K  2   Y  1   G  1"), "{published}");
    assert!(!published.contains("starfish"), "{published}");
    let forest = paiju(&["cards", "forest"]).text();
    for line in ["230 cards", "\n  Linden\n", "    Cost: 1 card\n", "left: European Hare"] {
        assert!(forest.contains(line), "{line}: {forest}");
    }
}

#[test]
fn no_line_is_too_long_for_a_terminal() {
    for game in GameKind::ALL {
        for language in i18n::Language::ALL {
            let cards = paiju(&["cards", game.name(), "--lang", language.tag()]).text();
            let widest = cards.lines().max_by_key(|line| line.width()).unwrap();
            assert!(widest.width() <= 80, "{widest}");
        }
    }
}

/// SS-V2: a terminal shows the hex colours; a pipe, or `NO_COLOR`, gets plain text.
#[test]
fn only_terminals_get_colours() {
    let printed = |variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_paiju"));
        command.args(["cards", "sea-salt", "--lang", "en"]);
        for name in ["NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "COLORTERM"] {
            command.env_remove(name);
        }
        command.envs(variables.iter().copied());
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let force = ("CLICOLOR_FORCE", "1");
    // Blue is #3B82F6.
    assert!(printed(&[force, ("COLORTERM", "truecolor")]).contains("48;2;59;130;246m blue "));
    assert!(printed(&[force]).contains("48;5;69m blue "));
    assert!(!printed(&[]).contains('\u{1b}'));
    assert!(!printed(&[("NO_COLOR", "1")]).contains('\u{1b}'));
    assert_eq!(printed(&[]), paiju(&["cards", "sea-salt"]).text());
}

#[test]
fn invalid_rules_are_refused_in_one_sentence() {
    let refusal = |args: &str| paiju(&args.split(' ').collect::<Vec<_>>()).refusal();
    for (args, said) in [
        ("cards", "missing <GAME>; see `paiju cards --help`"),
        ("cards whist", "<GAME> cannot be 'whist'; choose one of: big-two, dun-mazi"),
        ("cards sea-salt --preset venice", "venice"),
        ("cards sea-salt --set tide=high", "tide"),
        ("cards sea-salt --set colony", "colony"),
        ("cards sea-salt --set colony=3", "1 to 2"),
        ("cards sea-salt --lang tlh", "--lang cannot be 'tlh'; choose one of: en, zh-TW, zh-CN"),
        ("cards sea-salt --json=yes", "--json takes no value; remove 'yes'"),
    ] {
        let refusal = refusal(args);
        assert!(refusal.starts_with("paiju: ") && refusal.contains(said), "{args}: {refusal}");
    }
}
