use protocol::{Command, Emote, Hint, News, PersonId, Role};
use tabletop::{Message, Rules, Setting};

use super::{
    desk::{Desk, json},
    with_every_game,
};
use crate::{Thought, What};

fn say<A>(text: &str) -> Command<A> {
    Command::Say { text: text.to_owned() }
}

fn turn_off<R: Rules>(desk: &mut Desk<R>, field: &str) {
    let value = Setting::Flag(false);
    desk.ask(0, Command::SetOption { field: field.to_owned(), value }).unwrap();
}

with_every_game![
    those_seated_may_chat,
    chat_has_its_limits,
    a_hint_is_for_the_one_who_asked,
    a_room_can_do_without_hints,
];

/// RM-13: those seated chat and make faces, and everybody hears it.
fn those_seated_may_chat<R: Rules>() {
    let mut desk = Desk::<R>::open(40);
    desk.join(1, Role::Spectator).unwrap();
    let since = desk.room.seq();
    desk.ask(0, say(" 你好\u{202E}\n👩‍👩‍👧 ")).unwrap();
    desk.ask(0, Command::Emote { emote: Emote::GoodGame }).unwrap();
    let heard: Vec<_> = desk.heard(since, 1).into_iter().map(|heard| heard.news).collect();
    let person = PersonId(0);
    let text = "你好 👩‍👩‍👧".to_owned();
    assert_eq!(
        heard,
        [News::Said { person, text }, News::Emoted { person, emote: Emote::GoodGame }]
    );
    assert_eq!(desk.refused(1, say("hi")), "not-seated");
}

/// RM-13: 500 characters, rate-limited; the host can mute; a room can do without.
fn chat_has_its_limits<R: Rules>() {
    let mut desk = Desk::<R>::open(41);
    desk.join(1, Role::Player).unwrap();
    assert_eq!(desk.refused(1, say(" \u{200B} ")), "chat-empty");
    assert_eq!(desk.refused(1, say(&"牌".repeat(501))), "chat-too-long");
    desk.ask(1, say(&"牌".repeat(500))).unwrap();
    for _ in 0..4 {
        desk.now = desk.now.after(1000);
        desk.ask(1, say("x")).unwrap();
    }
    let refused = desk.ask(1, Command::Emote { emote: Emote::Wow }).unwrap_err();
    assert_eq!(json(&refused), r#"{"of":"room","code":"chat-too-fast","wait":6000}"#);
    desk.now = desk.now.after(6000);
    desk.ask(1, say("x")).unwrap();
    desk.now = desk.now.after(60_000);
    let mute = |muted| Command::Mute { person: PersonId(1), muted };
    desk.ask(0, mute(true)).unwrap();
    assert!(desk.room_seen(0).people[1].muted);
    assert_eq!(desk.refused(1, say("x")), "muted");
    desk.ask(0, mute(false)).unwrap();
    desk.ask(1, say("x")).unwrap();
    turn_off(&mut desk, "chat");
    assert_eq!(desk.refused(0, say("x")), "chat-off");
}

/// RM-14: who is to act may ask what the hard bot would do; all hear that, one hears what.
fn a_hint_is_for_the_one_who_asked<R: Rules>() {
    let mut desk = Desk::<R>::started(42, 2);
    while desk.actor() != Some(1) {
        desk.advance();
    }
    assert_eq!(desk.refused(0, Command::Hint), "not-your-turn");
    let since = desk.room.seq();
    desk.ask(1, Command::Hint).unwrap();
    assert_eq!(desk.refused(1, Command::Hint), "hint-asked");
    let (due, seat) = (desk.room.due().unwrap(), desk.room.game().unwrap().turn().unwrap());
    assert_eq!((due.what, due.at), (What::Hint { seat }, desk.now));
    let steps = desk.legal()[..1].to_vec();
    let reasons = vec![Message::new("because")];
    let thought = Thought { steps: steps.clone(), reasons: reasons.clone() };
    assert_eq!(desk.settle(&due, Some(thought)), 1);
    let told = |who| {
        let heard = desk.heard(since, who).into_iter().map(|heard| heard.news);
        heard.collect::<Vec<_>>()
    };
    let hint = |hint| [News::HintAsked { seat }, News::HintGiven { seat, hint }];
    assert_eq!(told(1), hint(Some(Hint { steps, reasons })));
    assert_eq!(told(0), hint(None));
    assert_eq!(desk.refused(1, Command::Hint), "hint-asked");
}

/// RM-14: there are hints where the room allows them.
fn a_room_can_do_without_hints<R: Rules>() {
    let mut desk = Desk::<R>::started(43, 2);
    turn_off(&mut desk, "hints");
    while desk.actor() != Some(1) {
        desk.advance();
    }
    assert_eq!(desk.refused(1, Command::Hint), "hints-off");
    desk.finish();
    assert_eq!(desk.refused(1, Command::Hint), "no-game");
}
