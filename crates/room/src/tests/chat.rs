use protocol::{Command, Emote, Hint, News, PersonId, Role};
use tabletop::{Message, Rules, Setting};

use super::{
    test_room::{TestRoom, json},
    with_every_game,
};
use crate::{BotDecision, TimerAction};

fn say<A>(text: &str) -> Command<A> {
    Command::Say { text: text.to_owned() }
}

fn turn_off<R: Rules>(test_room: &mut TestRoom<R>, field: &str) {
    let value = Setting::Bool(false);
    test_room.request(0, Command::SetOption { field: field.to_owned(), value }).unwrap();
}

with_every_game![
    seated_people_may_chat,
    chat_is_limited,
    a_hint_is_for_the_player_who_asked,
    hints_can_be_turned_off,
    bots_explain_their_moves_if_the_host_wants_it,
];

/// RM-13: seated people may chat and send emotes, and all people get them.
fn seated_people_may_chat<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(40);
    test_room.join(1, Role::Spectator).unwrap();
    let since = test_room.room.seq();
    test_room.request(0, say(" 你好\u{202E}\n👩‍👩‍👧 ")).unwrap();
    test_room.request(0, Command::Emote { emote: Emote::GoodGame }).unwrap();
    let news: Vec<_> = test_room.news(since, 1).into_iter().map(|item| item.news).collect();
    let person = PersonId(0);
    let text = "你好 👩‍👩‍👧".to_owned();
    assert_eq!(
        news,
        [News::Said { person, text }, News::Emoted { person, emote: Emote::GoodGame }]
    );
    assert_eq!(test_room.refused(1, say("hi")), "not-seated");
}

/// RM-13: at most 500 characters, rate-limited; the host can mute people and turn the chat off.
fn chat_is_limited<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(41);
    test_room.join(1, Role::Player).unwrap();
    assert_eq!(test_room.refused(1, say(" \u{200B} ")), "chat-empty");
    assert_eq!(test_room.refused(1, say(&"牌".repeat(501))), "chat-too-long");
    test_room.request(1, say(&"牌".repeat(500))).unwrap();
    for _ in 0..4 {
        test_room.now = test_room.now.after(1000);
        test_room.request(1, say("x")).unwrap();
    }
    let refused = test_room.request(1, Command::Emote { emote: Emote::Wow }).unwrap_err();
    assert_eq!(json(&refused), r#"{"source":"room","code":"chat-too-fast","wait":6000}"#);
    test_room.now = test_room.now.after(6000);
    test_room.request(1, say("x")).unwrap();
    test_room.now = test_room.now.after(60_000);
    let mute = |muted| Command::Mute { person: PersonId(1), muted };
    test_room.request(0, mute(true)).unwrap();
    assert!(test_room.room_view(0).people[1].muted);
    assert_eq!(test_room.refused(1, say("x")), "muted");
    test_room.request(0, mute(false)).unwrap();
    test_room.request(1, say("x")).unwrap();
    turn_off(&mut test_room, "chat");
    assert_eq!(test_room.refused(0, say("x")), "chat-off");
}

/// RM-14: the player to act may ask for a hint. All people see that; only the player sees the hint.
fn a_hint_is_for_the_player_who_asked<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(42, 2);
    while test_room.actor() != Some(1) {
        test_room.advance();
    }
    assert_eq!(test_room.refused(0, Command::Hint), "not-your-turn");
    let since = test_room.room.seq();
    test_room.request(1, Command::Hint).unwrap();
    assert_eq!(test_room.refused(1, Command::Hint), "hint-asked");
    let (timer, seat) =
        (test_room.room.next_timer().unwrap(), test_room.room.game().unwrap().turn().unwrap());
    assert_eq!((timer.action, timer.at), (TimerAction::Hint { seat }, test_room.now.after(1000)));
    let decision = || Some(BotDecision { steps: Vec::new(), reasons: Vec::new() });
    assert_eq!(test_room.fire(&timer, decision()), 0, "RM-20: a quick bot tells nothing");
    test_room.now = timer.at;
    let steps = test_room.legal()[..1].to_vec();
    let reasons = vec![Message::new("because")];
    let decision = BotDecision { steps: steps.clone(), reasons: reasons.clone() };
    assert_eq!(test_room.fire(&timer, Some(decision)), 1);
    let news_of = |who| {
        let news = test_room.news(since, who).into_iter().map(|item| item.news);
        news.collect::<Vec<_>>()
    };
    let hint = |hint| [News::HintAsked { seat }, News::HintGiven { seat, hint }];
    assert_eq!(news_of(1), hint(Some(Hint { steps, reasons })));
    assert_eq!(news_of(0), hint(None));
    assert_eq!(test_room.refused(1, Command::Hint), "hint-asked");
}

/// RM-14: the host can turn hints off.
fn hints_can_be_turned_off<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(43, 2);
    turn_off(&mut test_room, "hints");
    while test_room.actor() != Some(1) {
        test_room.advance();
    }
    assert_eq!(test_room.refused(1, Command::Hint), "hints-off");
    test_room.finish();
    assert_eq!(test_room.refused(1, Command::Hint), "no-game");
}

/// RM-14: the moves of bots have reasons, which everyone sees, only if the host wants it.
fn bots_explain_their_moves_if_the_host_wants_it<R: Rules>() {
    for explain in [false, true] {
        let mut test_room = TestRoom::<R>::started(44, 1);
        test_room.join(1, Role::Spectator).unwrap();
        let (field, value) = ("explain".to_owned(), Setting::Bool(explain));
        test_room.request(0, Command::SetOption { field, value }).unwrap();
        while test_room.actor().is_some() {
            test_room.advance();
        }
        let timer = test_room.room.next_timer().unwrap();
        assert!(matches!(timer.action, TimerAction::BotMove { .. }), "{timer:?}");
        let since = test_room.room.seq();
        test_room.now = timer.at;
        let reasons = vec![Message::new("because")];
        let steps = test_room.decision().unwrap().steps;
        let decision = BotDecision { steps, reasons: reasons.clone() };
        assert!(0 < test_room.fire(&timer, Some(decision)));
        for who in [0, 1] {
            let News::Acted { reasons: found, .. } = &test_room.news(since, who)[0].news else {
                panic!("the bot acted")
            };
            assert_eq!(found.as_ref(), Some(&reasons).filter(|_| explain));
        }
    }
}
