use protocol::{Chooser, Command, ConnectionId, News, Role};
use tabletop::{Rules, Setting};

use super::{
    desk::{Desk, caller, json},
    with_every_game,
};
use crate::{Caller, Thought, What};

with_every_game![
    a_bot_answers_after_one_to_two_seconds,
    a_bot_sees_what_a_person_would_see,
    a_broken_bot_does_not_stop_the_table,
    a_stale_thought_is_not_done,
    what_is_illegal_late_or_forged_changes_nothing,
    a_request_sent_again_acts_once,
    steps_are_all_done_or_none,
    nothing_follows_luck_within_an_act,
    spectators_see_what_is_public_until_the_end,
    a_game_goes_on_without_those_who_leave,
];

/// RM-10: a bot answers after one to two seconds.
fn a_bot_answers_after_one_to_two_seconds<R: Rules>() {
    let mut desk = Desk::<R>::started(20, 1);
    let mut pauses = Vec::new();
    while desk.room.playing().is_ok() && pauses.len() < 30 {
        if desk.actor().is_none() {
            let due = desk.room.due().unwrap();
            assert!(matches!(due.what, What::BotMove { .. }));
            let pause = due.at.since(desk.now);
            assert!((1000..=2000).contains(&pause), "{pause}");
            let thought = desk.thought();
            assert_eq!(desk.settle(&due, thought), 0, "too early");
            pauses.push(pause);
        }
        desk.advance();
    }
    pauses.dedup();
    assert!(pauses.len() > 1);
}

/// RM-10: a bot sees what a person in its seat would see, and only when it is to act.
fn a_bot_sees_what_a_person_would_see<R: Rules>() {
    let mut desk = Desk::<R>::started(29, 2);
    while desk.actor() != Some(1) {
        desk.advance();
    }
    let table = desk.frame(1).table.unwrap();
    let sight = desk.room.sight(table.seat.unwrap()).unwrap();
    assert_eq!((sight.view, sight.legal), (table.view, table.legal));
    assert!(desk.room.sight(desk.frame(0).table.unwrap().seat.unwrap()).is_none());
}

/// RM-10: a bot that comes up with nothing, or with nonsense, does not stop the table.
fn a_broken_bot_does_not_stop_the_table<R: Rules>() {
    let mut desk = Desk::<R>::started(21, 1);
    for broken in [None, Some(Thought { steps: Vec::new(), reasons: Vec::new() })] {
        while desk.actor().is_some() {
            desk.advance();
        }
        let (due, since) = (desk.room.due().unwrap(), desk.room.seq());
        desk.now = due.at;
        assert_ne!(desk.settle(&due, broken), 0);
        let heard = &desk.heard(since, 0)[0].news;
        assert!(matches!(heard, News::Happened { chosen_by: Chooser::Default, .. }));
    }
}

/// RM-10, RM-21: what was thought about an older table is not done.
fn a_stale_thought_is_not_done<R: Rules>() {
    let mut desk = Desk::<R>::started(22, 1);
    while desk.actor().is_some() {
        desk.advance();
    }
    let due = desk.room.due().unwrap();
    desk.wait();
    let thought = desk.thought();
    assert_eq!(desk.settle(&due, thought), 0);
}

/// RM-21: an act that is illegal, late, or not the sender's to make changes nothing.
fn what_is_illegal_late_or_forged_changes_nothing<R: Rules>() {
    let mut desk = Desk::<R>::filled(23, 2);
    desk.join(2, Role::Spectator).unwrap();
    let act = |steps: &[R::Action]| Command::Act { steps: steps.to_vec() };
    assert_eq!(desk.refused(0, act(&[])), "no-game");
    desk.ask(0, Command::Start).unwrap();
    while desk.actor() != Some(0) {
        desk.advance();
    }
    let legal = desk.legal();
    let before = (desk.sent(0), desk.log.len());
    let others = desk.ask(1, act(&legal[..1])).unwrap_err();
    assert!(json(&others).starts_with(r#"{"of":"game","step":0,"code":"#), "{}", json(&others));
    assert_eq!(desk.refused(2, act(&legal[..1])), "not-seated");
    assert_eq!(desk.refused(0, act(&[])), "no-steps");
    assert_eq!(desk.refused(0, act(&[legal[0]; 65])), "too-many-steps");
    let forged = Caller { connection: ConnectionId(77), ..caller(0) };
    assert_eq!(desk.ask_as(&forged, "f", act(&legal[..1])).unwrap_err().code(), "taken-over");
    assert_eq!((desk.sent(0), desk.log.len()), before);
}

/// RM-21: a request sent again is answered as before and acts once.
fn a_request_sent_again_acts_once<R: Rules>() {
    let mut desk = Desk::<R>::started(24, 2);
    for n_act in 0..6 {
        while desk.actor().is_none() && desk.room.playing().is_ok() {
            desk.advance();
        }
        let Some(who) = desk.actor() else { break };
        let steps = desk.thought().unwrap().steps;
        let (id, command) = (format!("again-{n_act}"), Command::Act { steps });
        let seq = desk.ask_as(&caller(who), &id, command.clone()).unwrap();
        let before = (desk.log.len(), desk.sent(who));
        let new_tab = Caller { connection: ConnectionId(100), ..caller(who) };
        desk.come(&new_tab).unwrap();
        assert_eq!(desk.ask_as(&new_tab, &id, command).unwrap(), seq);
        assert_eq!(desk.log.len(), before.0 + 1, "only the new tab is new");
        desk.come(&caller(who)).unwrap();
    }
    let join = Command::Join { name: "Zoe".into(), role: Role::Spectator };
    let seq = desk.ask_as(&caller(9), "j", join.clone()).unwrap();
    assert_eq!(desk.ask_as(&caller(9), "j", join).unwrap(), seq);
}

/// RM-21: several steps are decided as one, all or nothing.
fn steps_are_all_done_or_none<R: Rules>() {
    let mut desk = Desk::<R>::started(25, 2);
    let mut n_split = 0;
    for _ in 0..60 {
        let Some(who) = desk.actor() else {
            if desk.room.playing().is_err() {
                break;
            }
            desk.advance();
            continue;
        };
        let first = desk.legal()[0];
        let before = desk.sent(who);
        let steps = vec![first; 64];
        let refused = desk.ask(who, Command::Act { steps }).unwrap_err();
        assert_eq!(desk.sent(who), before);
        n_split += u32::from(json(&refused).contains(r#""step":1"#));
        desk.advance();
    }
    assert!(n_split > 0, "some first step was fine by itself");
}

/// RM-20: no card can be looked at and put back: after luck an act is at its end, whatever
/// follows.
fn nothing_follows_luck_within_an_act<R: Rules>() {
    let mut desk = Desk::<R>::filled(26, 2);
    // Where luck only deals, a match of several deals asks for it in the middle of a game.
    let deals = Command::Set { field: "deals".into(), value: Setting::Number(3) };
    let _ = desk.ask(0, deals).is_ok();
    desk.ask(0, Command::Start).unwrap();
    let mut n_luck = 0;
    while desk.room.playing().is_ok() && n_luck < 20 {
        if let Some(who) = desk.actor() {
            let legal = desk.legal();
            for &first in legal.iter().take(10) {
                let mut after = |second| {
                    let steps = vec![first, second];
                    let refused = desk.ask(who, Command::Act { steps });
                    refused.err().map(|refusal| json(&refusal))
                };
                let at_end = r#"{"of":"room","code":"steps-after-luck","step":0}"#;
                if after(first).as_deref() == Some(at_end) {
                    n_luck += 1;
                    for &second in legal.iter().take(10) {
                        assert_eq!(after(second).as_deref(), Some(at_end));
                    }
                }
            }
        }
        if desk.room.playing().is_ok() {
            desk.advance();
        }
    }
    assert!(n_luck > 0);
}

/// RM-6: spectators see what is public, their number is shown, and after the game everything
/// is open to all.
fn spectators_see_what_is_public_until_the_end<R: Rules>() {
    let mut desk = Desk::<R>::started(27, 2);
    desk.join(2, Role::Spectator).unwrap();
    desk.join(3, Role::Player).unwrap();
    let frame = desk.frame(2);
    assert_eq!(desk.room_seen(2).spectators, 2);
    let table = frame.table.unwrap();
    assert_eq!((table.seat, table.legal.len(), table.open.len()), (None, 0, 0));
    let state = &desk.room.game().unwrap().state;
    assert_eq!(table.view, R::view(state, tabletop::Viewer::Spectator));
    assert_ne!(Some(&table.view), desk.frame(0).table.map(|table| table.view).as_ref());
    desk.finish();
    for who in 0..4 {
        let table = desk.frame(who).table.unwrap();
        assert_eq!(table.open.len(), table.players.len());
        assert!(table.outcome.is_some() && table.turn.is_none() && table.legal.is_empty());
    }
}

/// RM-3: somebody who leaves in the middle of a game does not stop it.
fn a_game_goes_on_without_those_who_leave<R: Rules>() {
    let mut desk = Desk::<R>::started(28, 2);
    desk.ask(1, Command::Leave).unwrap();
    while desk.room.playing().is_ok() {
        if desk.actor() == Some(0) {
            desk.advance();
        } else {
            desk.wait();
        }
    }
    assert_eq!(desk.frame(0).table.unwrap().players.len(), usize::from(*R::SEATS.end()));
    let may_start = desk.ask(0, Command::Start).is_ok();
    assert_eq!(may_start, R::SEATS.start() < R::SEATS.end(), "with one player fewer");
}
