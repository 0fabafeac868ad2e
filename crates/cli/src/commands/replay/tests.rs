use std::collections::BTreeSet;

use bots::{BotContext, BotGame, Level, Observation};
use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::{Action, Kind, SeaSalt, Side, State};
use protocol::{
    ChosenBy, GameRecord, Name, Player, RecordedAct, Secret, Timestamp, VerifyRecordError,
};
use tabletop::{BySeat, Rules, Seat, Seats, Settings, Turn, Viewer, luck::Quick};

use super::{
    controls::{Controls, Response},
    display::ReplayDisplay,
    playback::{Playback, ReplayPerspective},
    read,
};
use crate::messages::{self, Language};

/// A game of easy bots. The first seat is a person.
fn record<R: BotGame>(seats: Seats, seed: u8) -> GameRecord<R> {
    record_with_absence(seats, seed, None)
}

/// The same, but the player is absent in the act with this 0-based index.
fn record_with_absence<R: BotGame>(
    seats: Seats,
    seed: u8,
    absent_in: Option<usize>,
) -> GameRecord<R> {
    let mut thoughts = Quick::new(seed.into());
    record_of::<R>(seats, seed, absent_in, |state, seat| {
        let view = R::view(state, Viewer::Seat(seat));
        let mut context = BotContext { luck: thoughts.clone(), ..BotContext::seeded(0) };
        thoughts.below(2);
        let observation = Observation { view: &view, seat, seats };
        R::level(Level::Easy).choose(observation, &mut context).unwrap().action
    })
}

/// A game with the actions that `choose` returns.
fn record_of<R: Rules>(
    seats: Seats,
    seed: u8,
    absent_in: Option<usize>,
    mut choose: impl FnMut(&R::State, Seat) -> R::Action,
) -> GameRecord<R> {
    let preset = &R::Config::PRESETS[0];
    let secret = Secret::new([seed; 32]);
    let nonces = vec![None; seats.count()];
    let mut luck = secret.luck(&nonces);
    let deal = R::deal(&preset.config, seats, &mut luck);
    let mut state = R::begin(&preset.config, &deal);
    let mut acts = Vec::new();
    let outcome = loop {
        let seat = match R::turn(&state) {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => break outcome,
        };
        if absent_in == Some(acts.len()) {
            let mut events = Vec::new();
            testkit::decide_absent::<R>(&state, seat, &mut luck, &mut events);
            for event in &events {
                R::evolve(&mut state, event);
            }
            let (chosen_by, steps) = (ChosenBy::Absence, Vec::new());
            acts.push(RecordedAct { at: Timestamp(0), seat, chosen_by, steps, events });
            continue;
        }
        let action = choose(&state, seat);
        let mut events = Vec::new();
        R::decide(&state, seat, &action, &mut luck, &mut events).unwrap();
        for event in &events {
            R::evolve(&mut state, event);
        }
        let chosen_by = if acts.len() == 1 { ChosenBy::Default } else { ChosenBy::Bot };
        acts.push(RecordedAct { at: Timestamp(0), seat, chosen_by, steps: vec![action], events });
    };
    let mut players = vec![Player::Bot(Level::Easy); seats.count()];
    players[0] = Player::Person(Name::new("小明").unwrap());
    GameRecord {
        format: GameRecord::<R>::FORMAT,
        paiju_version: "test".to_owned(),
        game: R::NAME.to_owned(),
        started: Timestamp(0),
        finished: Timestamp(0),
        preset: preset.name.to_owned(),
        config: preset.config.clone(),
        players,
        nonces,
        commitment: secret.commitment(),
        secret,
        deal,
        acts,
        outcome,
    }
}

fn plain(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

/// The first `n` and the last few lines of a transcript.
fn ends(text: &str, n: usize) -> String {
    let text = plain(text);
    let lines: Vec<&str> = text.lines().collect();
    let (head, tail) = (&lines[..n], &lines[lines.len() - n / 2..]);
    format!("{}\n…\n{}", head.join("\n"), tail.join("\n"))
}

/// Shows every step from every perspective in every language: no message lacks a value.
#[track_caller]
fn check_every_step<R: ReplayDisplay + BotGame>(seats: Seats, seed: u8) {
    for &language in Language::ALL {
        let messages = messages::of(language);
        let playback = Playback::<R>::new(record(seats, seed), &messages);
        let all = [
            ReplayPerspective::Open,
            playback.perspective(1).unwrap(),
            playback.perspective(2).unwrap(),
        ];
        for perspective in all {
            let transcript = plain(&playback.transcript(perspective));
            assert!(!transcript.contains('$') && !transcript.contains("-event-"), "{transcript}");
            for step in (0..=playback.n_acts()).step_by(7) {
                assert!(playback.page(step, perspective).contains('/'), "{step}");
            }
        }
    }
}

#[test]
fn big_two_is_narrated() {
    check_every_step::<BigTwo>(Seats::FOUR, 1);
    let messages = messages::by_tag("en");
    let playback = Playback::<BigTwo>::new(record(Seats::FOUR, 1), &messages);
    insta::assert_snapshot!(ends(&playback.transcript(ReplayPerspective::Open), 14), @"
    Big Two (classic): 小明, easy (2), easy (3), easy (4)

      小明      0 points · 13 cards: ♣A ♦A ♥3 ♠3 ♥4 ♦6 ♥6 ♥8 ♠8 ♠9 ♦10 ♣Q ♠Q
      easy (2)  0 points · 13 cards: ♠4 ♥5 ♠5 ♣6 ♣7 ♦7 ♠7 ♣9 ♦9 ♥10 ♥Q ♥K ♠K
      easy (3)  0 points · 13 cards: ♠A ♣2 ♦2 ♥2 ♦3 ♣4 ♣5 ♦5 ♥7 ♦8 ♠10 ♦Q ♣K
    ▸ easy (4)  0 points · 13 cards: ♥A ♠2 ♣3 ♦4 ♠6 ♣8 ♥9 ♣10 ♣J ♦J ♥J ♠J ♦K
      Nothing to beat

     1  easy (4) plays straight: ♥A ♠2 ♣3 ♦4 ♦K
     2  小明 passes (chosen automatically: the player was absent or late)
     3  easy (2) passes
     4  easy (3) passes
        New round: easy (4) leads
     5  easy (4) plays single: ♦J
    …

      小明      0 points · 7 cards: ♥3 ♠3 ♥4 ♦6 ♥6 ♥8 ♠8
      easy (2)  0 points · 10 cards: ♠4 ♥5 ♠5 ♣6 ♣7 ♦7 ♠7 ♣9 ♦9 ♥10
      easy (3)  0 points · 2 cards: ♦3 ♠10
      easy (4)  1 point · 0 cards
      To beat: single ♠6 (easy (4))
    easy (4) wins: 小明 0, easy (2) 0, easy (3) 0, easy (4) 1
    ");
    insta::assert_snapshot!(plain(&playback.page(3, playback.perspective(2).unwrap())), @"
    3/57 · as seen by easy (2)
      easy (2) passes

      小明      0 points · 13 cards
      easy (2)  0 points · 13 cards: ♠4 ♥5 ♠5 ♣6 ♣7 ♦7 ♠7 ♣9 ♦9 ♥10 ♥Q ♥K ♠K
    ▸ easy (3)  0 points · 13 cards
      easy (4)  0 points · 8 cards
      To beat: straight ♥A ♠2 ♣3 ♦4 ♦K (easy (4))
    ");
}

#[test]
fn dun_mazi_is_narrated() {
    check_every_step::<DunMazi>(Seats::TWO, 2);
    let messages = messages::by_tag("zh-TW");
    let playback = Playback::<DunMazi>::new(record(Seats::TWO, 2), &messages);
    insta::assert_snapshot!(ends(&playback.transcript(ReplayPerspective::Open), 14), @"
    蹲麻子（classic）：小明、新手

    ▸ 小明  0 分 · 6 張：JB JS ♠A ♥10 ♣6 ♦2
      新手  0 分 · 5 張：♠Q ♠6 ♠5 ♥A ♣J
      公共區：
      牌庫 43 張，棄牌 0 張

      1  小明 打出 ♣6
      2  新手 用 ♠6 換了 ♣6（玩家缺席或逾時，代為選擇）
      3  小明 用 JS 換了 ♠6
      4  新手 用 ♣J 換了 JS
      5  小明 用 ♥10 換了 ♣J
      6  新手 用 ♠Q 換了 ♥10
      7  小明 用 ♠A 換了 ♠Q
    …
         新手 是麻子，不是同花，得 0 分。

      小明  0 分 · 5 張：♥Q ♥9 ♥7 ♦Q ♦3
      新手  0 分 · 5 張：♠8 ♠6 ♥5 ♣10 ♣8
      公共區：♠4 ♥8 ♥4 ♥3 ♣K
      牌庫 39 張，棄牌 0 張
    小明、新手 並列獲勝：小明 0 分、新手 0 分
    ");
}

#[test]
fn sea_salt_is_narrated() {
    check_every_step::<SeaSalt>(Seats::TWO, 3);
    let messages = messages::by_tag("en");
    let playback = Playback::<SeaSalt>::new(record(Seats::TWO, 3), &messages);
    insta::assert_snapshot!(ends(&playback.transcript(ReplayPerspective::Open), 14), @"
    Sea Salt & Paper (classic): 小明, easy

    ▸ 小明  0 points · 0 cards
      easy  0 points · 0 cards
      Round 1, game ends at 40 points
      Left pile (0): nothing · right pile (0): nothing · deck 64

      1  小明 draws 2 cards from the deck
      2  小明 keeps a card and puts white mermaid on the left pile (chosen
         automatically: the player was absent or late)
      3  小明 ends the turn
         It is easy’s turn
      4  easy draws 2 cards from the deck
      5  easy keeps a card and puts green starfish on the right pile
    …
            stolen: green starfish
      easy  46 points · 6 cards: black fish, black sailboat, yellow penguin, blue
            fish school, blue seagull, white mermaid
            played black crab, green crab, green sailboat, purple sailboat
      Round 6, game ends at 40 points
      Left pile (2): white mermaid · right pile (3): green starfish · deck 39
    easy wins: 小明 40, easy 46
    ");
    insta::assert_snapshot!(plain(&playback.page(20, playback.perspective(2).unwrap())), @"
    20/283 · as seen by easy
      easy keeps a card and puts purple fish on the left pile

      小明  0 points · 4 cards
    ▸ easy  0 points · 4 cards: red crab, black shell, purple shell, green starfish
      Round 1, game ends at 40 points
      Left pile (1): purple fish · right pile (1): black swimmer · deck 54
    ");
}

/// A game for two in which the first player collects mermaids, the other one leaves them, and no
/// player calls.
fn mermaid_record(seed: u8) -> GameRecord<SeaSalt> {
    let is_mermaid = |state: &State, side: Side| {
        state.discards(side).last().is_some_and(|card| card.kind() == Kind::Mermaid)
    };
    record_of::<SeaSalt>(Seats::TWO, seed, None, |state, seat| {
        let is_collector = seat == Seats::TWO.first();
        let rank = |action: &Action| match *action {
            Action::Take { pile } if is_collector && is_mermaid(state, pile) => 9,
            Action::Draw => 5,
            Action::Keep { card, discard_to } => {
                let wanted = (card.kind == Kind::Mermaid) == is_collector;
                u8::from(wanted) * 4 + u8::from(!is_mermaid(state, discard_to)) * 2
            }
            Action::Pass => 3,
            Action::Take { .. } => 1,
            Action::Pair { .. }
            | Action::Pick { .. }
            | Action::Rob { .. }
            | Action::Stop
            | Action::LastChance => 0,
        };
        let mut legal = Vec::new();
        SeaSalt::legal_actions(state, &mut legal);
        legal.into_iter().max_by_key(rank).unwrap()
    })
}

/// SS-V6: the last act and the result name a win by mermaids.
#[test]
fn a_mermaid_win_is_narrated() {
    for (tag, sentence, result) in [
        ("en", "小明 has four mermaids and wins", "Won with four mermaids, regardless of points"),
        ("zh-TW", "小明 集齊四張美人魚，獲勝", "集齊四張美人魚獲勝，不論分數"),
        ("zh-CN", "小明 集齐四张美人鱼，获胜", "集齐四张美人鱼获胜，与分数无关"),
    ] {
        let messages = messages::by_tag(tag);
        let playback = Playback::<SeaSalt>::new(mermaid_record(1), &messages);
        let last = plain(&playback.page(playback.n_acts(), ReplayPerspective::Open));
        assert!(last.contains(sentence) && last.contains(result), "{last}");
        assert!(plain(&playback.transcript(ReplayPerspective::Open)).trim_end().ends_with(result));
    }
    let messages = messages::by_tag("en");
    let by_points = Playback::<SeaSalt>::new(record(Seats::TWO, 3), &messages);
    assert!(!by_points.transcript(ReplayPerspective::Open).contains("mermaids, regardless"));
}

/// SS-V1, SS-V4, SS-V5: a replay shows the round, the target, final turns and settlements.
#[test]
fn the_table_of_sea_salt_is_shown() {
    let messages = messages::by_tag("en");
    let playbacks =
        (0..40).map(|seed| Playback::<SeaSalt>::new(record(Seats::TWO, seed), &messages));
    let calls_last_chance = |playback: &Playback<'_, SeaSalt>| {
        plain(&playback.transcript(ReplayPerspective::Open)).contains("calls Last Chance with")
    };
    let playback = playbacks.into_iter().find(calls_last_chance).unwrap();
    let pages: Vec<String> = (0..=playback.n_acts())
        .map(|step| plain(&playback.page(step, ReplayPerspective::Open)))
        .collect();
    assert!(pages.iter().all(|page| page.contains(", game ends at 40 points")));
    let called = pages.iter().find(|page| page.contains("called Last Chance with")).unwrap();
    assert!(called.contains("final turns left: 1"), "{called}");
    let settled = pages.iter().find(|page| page.contains("Round 1 is over")).unwrap();
    for part in ["小明: cards ", "easy: cards ", " the round", "alled"] {
        assert!(settled.contains(part), "{settled}");
    }
}

/// SS-V8: thief and victim see the stolen card.
#[test]
fn a_stolen_card_is_shown_next_to_the_pairs() {
    let messages = messages::by_tag("en");
    let playback = Playback::<SeaSalt>::new(record(Seats::TWO, 3), &messages);
    for seat in [1, 2] {
        let perspective = playback.perspective(seat).unwrap();
        let mut pages =
            (0..=playback.n_acts()).map(|step| plain(&playback.page(step, perspective)));
        assert!(pages.any(|page| page.contains("stolen: ")), "{seat}");
    }
}

/// RM-7, SS-X8: a replay shows the absence of a player and its effect, and the record is valid.
#[test]
fn an_absence_is_narrated() {
    let narrated = |tag| {
        let messages = messages::by_tag(tag);
        let record = record_with_absence::<SeaSalt>(Seats::TWO, 3, Some(3));
        record.verify().unwrap();
        let playback = Playback::new(record, &messages);
        let page = plain(&playback.page(4, ReplayPerspective::Open));
        page.lines().skip(1).take(2).map(str::trim).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(narrated("en"), @"
    easy’s turn is skipped (the player is absent)
    It is 小明’s turn
    ");
    insta::assert_snapshot!(narrated("zh-TW"), @"
    新手 的回合跳過了（玩家缺席）
    輪到 小明
    ");
    insta::assert_snapshot!(narrated("zh-CN"), @"
    新手 的回合跳过了（玩家缺席）
    轮到 小明
    ");
    let record = record_with_absence::<BigTwo>(Seats::FOUR, 1, Some(1));
    record.verify().unwrap();
    let messages = messages::by_tag("en");
    let page = plain(&Playback::new(record, &messages).page(2, ReplayPerspective::Open));
    insta::assert_snapshot!(page.lines().nth(1).unwrap().trim(), @"小明 passes (the player is absent)");
}

#[test]
fn forest_is_narrated() {
    check_every_step::<ForestShuffle>(Seats::TWO, 4);
    let messages = messages::by_tag("zh-CN");
    let playback = Playback::<ForestShuffle>::new(record(Seats::TWO, 4), &messages);
    insta::assert_snapshot!(ends(&playback.transcript(ReplayPerspective::Open), 14), @"
    森森不息（classic）：小明、新手

      小明  0 分 · 6 张：椴树、桦树、石貂 / 贝希斯坦蝙蝠、绿豹蛱蝶 / 黑莓、渡鸦 / 龙
            胆草、欧洲野牛 / 野猪（雌性）
    ▸ 新手  0 分 · 6 张：椴树、桦树、绿豹蛱蝶 / 火蝾螈、灰林鸮 / 牛肝菌、欧洲落叶
            松、欧洲林鼬 / 小野猪
      空地：空
      牌库 128 张，冬季牌 0/3

      1  新手留下了手牌。
         小明查看起始手牌。
      2  小明留下了手牌。（玩家缺席或超时，代为选择）
         轮到新手。
      3  新手摸到瑞士石松。
    …
            山毛榉
            桦树
            树苗：萨维伏翼
            洞穴：3 张
      空地：橡树、冷杉、欧洲獾 / 小鹿、欧洲落叶松、瑞士石松、渡鸦 / 黑果越橘
      牌库 19 张，冬季牌 3/3
    小明 获胜：小明 130 分、新手 121 分
    ");
    insta::assert_snapshot!(plain(&playback.page(playback.n_acts(), playback.perspective(1).unwrap())), @"
    305/305 · 小明 的视角
      第三张冬季牌：游戏结束。

      小明  130 分 · 4 张：山毛榉、山毛榉、欧洲七叶树、接骨木
            树苗：苍头燕雀、黑莓、褐大耳蝠、伏翼
            椴树：小阿波罗绢蝶、大蟾蜍、阿尔卑斯旱獭
            树苗：小阿波罗绢蝶、马鹿、野猪
            树苗：雪兔
            树苗：蚊子
            树苗：大蚊
            桦树：欧洲睡鼠、猞猁
            树苗：小野猪
            树苗：萨维伏翼
            树苗：伏翼
            树苗
            瑞士石松
            欧洲落叶松：毛地黄、西方狍
            树苗
            山毛榉：小阿波罗绢蝶
            桦树：荨麻
            树苗：雪兔
            橡树
      新手  121 分 · 1 张：瑞士石松
            瑞士石松：灰林鸮、臆羚、蜂群
            树苗：红松鼠、荨麻、欧洲野兔、马铁菊头蝠
            树苗：毛地黄
            树苗：黄缘蛱蝶
            欧洲落叶松
            树苗：树蛙、欧洲野兔
            树苗：红腹灰雀、宽耳犬吻蝠、欧洲獾
            欧榛：黄缘蛱蝶、西方狍
            树苗
            树苗：胡兀鹫
            树苗：绿丛螽
            桦树
            树苗
            树苗：绿丛螽
            树苗：火蝾螈
            树苗：绿丛螽、阿尔卑斯旱獭
            银杉：贝希斯坦蝙蝠
            树苗
            树苗
            山毛榉
            桦树
            树苗：萨维伏翼
            洞穴：3 张
      空地：橡树、冷杉、欧洲獾 / 小鹿、欧洲落叶松、瑞士石松、渡鸦 / 黑果越橘
      牌库 19 张，冬季牌 3/3
    小明 获胜：小明 130 分、新手 121 分
    ");
}

/// The perspective of a seat shows no hidden cards before the end.
#[test]
fn a_perspective_shows_only_what_the_seat_saw() {
    let messages = messages::by_tag("en");
    let one = record::<BigTwo>(Seats::FOUR, 1);
    let hands = one.deal.hands();
    let playback = Playback::new(one, &messages);
    let first = Seats::FOUR.first();
    let page = plain(&playback.page(0, ReplayPerspective::Of(first)));
    let shown: BTreeSet<&str> =
        page.split_whitespace().filter(|it| it.starts_with(['♣', '♦', '♥', '♠'])).collect();
    assert_eq!(shown.len(), hands[first].len());
    let page = plain(&playback.page(0, ReplayPerspective::Open));
    let shown = page.split_whitespace().filter(|it| it.starts_with(['♣', '♦', '♥', '♠'])).count();
    assert_eq!(shown, 52);
}

#[test]
fn red_suits_are_red() {
    let messages = messages::by_tag("en");
    let playback = Playback::<BigTwo>::new(record(Seats::FOUR, 1), &messages);
    let page = playback.page(0, ReplayPerspective::Open);
    assert!(page.contains("\x1b[31m♥"), "{page:?}");
    assert!(!page.contains("\x1b[31m♠"), "{page:?}");
}

#[test]
fn the_controls_reach_every_step_and_perspective() {
    let messages = messages::by_tag("en");
    let playback = Playback::<BigTwo>::new(record(Seats::FOUR, 1), &messages);
    let mut controls = Controls::new(&playback, ReplayPerspective::Open);
    let last = playback.n_acts();
    let mut goes = |typed: &str| match controls.handle(typed) {
        Response::Show(page) => plain(&page).lines().next().unwrap_or_default().to_owned(),
        Response::Quit => "end".to_owned(),
    };
    assert_eq!(goes(""), format!("1/{last} · all hands shown"));
    assert_eq!(goes("n"), format!("2/{last} · all hands shown"));
    assert_eq!(goes("b"), format!("1/{last} · all hands shown"));
    assert_eq!(goes("@2"), format!("1/{last} · as seen by easy (2)"));
    assert_eq!(goes(" 5 "), format!("5/{last} · as seen by easy (2)"));
    assert_eq!(goes("s"), format!("0/{last} · as seen by easy (2)"));
    assert_eq!(goes("b"), format!("0/{last} · as seen by easy (2)"));
    assert_eq!(goes("e"), format!("{last}/{last} · as seen by easy (2)"));
    assert_eq!(goes(""), format!("{last}/{last} · as seen by easy (2)"));
    assert_eq!(goes("o"), format!("{last}/{last} · all hands shown"));
    for nonsense in ["@5", "@0", "@x", "9999", "-1", "hm"] {
        assert_eq!(
            goes(nonsense),
            format!("Unknown command '{nonsense}'; moves are numbered 0 to {last}")
        );
    }
    assert_eq!(goes("q"), "end");
}

/// The error for an invalid record. The tests of `paiju verify` check the messages.
#[track_caller]
fn record_error(json: &str) -> VerifyRecordError {
    let read = read::game_of(json.as_bytes())
        .and_then(|_| read::record::<BigTwo>(json.as_bytes()).map(|_| ()));
    read.unwrap_err()
}

#[test]
fn invalid_records_have_different_errors() {
    let good = serde_json::to_string(&record::<BigTwo>(Seats::FOUR, 1)).unwrap();
    let sneezed = good.replacen(r#""type":"passed""#, r#""type":"sneezed""#, 1);
    let stranger = good.replacen(r#""type":"passed","seat":"#, r#""type":"passed","seat":3"#, 1);
    for unreadable in ["hello", "[1,2]", "{}", &good[..good.len() / 2], &sneezed, &stranger] {
        assert!(
            matches!(record_error(unreadable), VerifyRecordError::Unreadable(_)),
            "{unreadable}"
        );
    }
    let later = good.replace(r#""format":1"#, r#""format":7"#);
    assert!(matches!(record_error(&later), VerifyRecordError::UnsupportedFormat { found: 7 }));
    let whist = good.replace(r#""game":"big-two""#, r#""game":"whist""#);
    assert!(matches!(record_error(&whist), VerifyRecordError::UnknownGame(_)));
}

#[test]
fn a_tampered_record_is_refused() {
    let honest = || record::<BigTwo>(Seats::FOUR, 1);
    let said = |record: GameRecord<BigTwo>| {
        let error = record_error(&serde_json::to_string(&record).unwrap());
        let VerifyRecordError::Tampered(tampered) = error else { panic!("{error}") };
        tampered.to_string()
    };
    let mut one = honest();
    one.acts.remove(4);
    assert!(said(one).starts_with("act 5: "));
    let mut one = honest();
    one.acts[6].events.clear();
    assert!(said(one).starts_with("act 7: "));
    let mut one = honest();
    one.outcome.scores = BySeat::all(Seats::FOUR, 9);
    assert!(said(one).starts_with("outcome: "));
    let mut one = honest();
    one.players.pop();
    assert!(said(one).starts_with("players: "));
    let mut one = honest();
    one.secret = Secret::new([9; 32]);
    assert!(said(one).starts_with("secret: "));
    let one = GameRecord { deal: record::<BigTwo>(Seats::FOUR, 2).deal, ..honest() };
    assert!(said(one).starts_with("deal: "));
}
