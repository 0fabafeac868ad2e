use protocol::{ChosenBy, Command, ConnectionId, Level, News, Role, SeatOccupant};
use tabletop::{Rules, Setting};

use super::{
    test_room::{TestRoom, caller, json},
    with_every_game,
};
use crate::{BotDecision, Caller, TimerAction};

with_every_game![
    a_bot_answers_after_one_to_two_seconds,
    a_bot_sees_what_a_person_would_see,
    a_failing_bot_does_not_stop_the_game,
    a_stale_decision_is_ignored,
    an_illegal_late_or_forged_act_changes_nothing,
    a_request_sent_again_acts_once,
    steps_are_all_done_or_none,
    nothing_follows_luck_within_an_act,
    spectators_see_what_is_public_until_the_end,
    a_bot_takes_the_seat_of_a_person_who_leaves,
    no_bot_comes_for_a_person_who_leaves_the_lobby,
    a_game_continues_without_a_person_who_leaves,
];

/// RM-10: a bot answers after one to two seconds.
fn a_bot_answers_after_one_to_two_seconds<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(20, 1);
    let mut pauses = Vec::new();
    while test_room.room.playing().is_ok() && pauses.len() < 30 {
        if test_room.actor().is_none() {
            let timer = test_room.room.next_timer().unwrap();
            assert!(matches!(timer.action, TimerAction::BotMove { .. }));
            let pause = timer.at.since(test_room.now);
            assert!((1000..=2000).contains(&pause), "{pause}");
            let decision = test_room.decision();
            assert_eq!(test_room.fire(&timer, decision), 0, "too early");
            pauses.push(pause);
        }
        test_room.advance();
    }
    pauses.dedup();
    assert!(pauses.len() > 1);
}

/// RM-10: a bot sees what a person in its seat would see, and only when it is to act.
fn a_bot_sees_what_a_person_would_see<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(29, 2);
    while test_room.actor() != Some(1) {
        test_room.advance();
    }
    let table = test_room.frame(1).table.unwrap();
    let sight = test_room.room.seat_view(table.seat.unwrap()).unwrap();
    assert_eq!((sight.view, sight.legal), (table.view, table.legal));
    assert!(test_room.room.seat_view(test_room.frame(0).table.unwrap().seat.unwrap()).is_none());
}

/// RM-10: a bot that replies with nothing or an illegal action does not stop the game.
fn a_failing_bot_does_not_stop_the_game<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(21, 1);
    for broken in [None, Some(BotDecision { steps: Vec::new(), reasons: Vec::new() })] {
        while test_room.actor().is_some() {
            test_room.advance();
        }
        let (timer, since) = (test_room.room.next_timer().unwrap(), test_room.room.seq());
        test_room.now = timer.at;
        assert_ne!(test_room.fire(&timer, broken), 0);
        let news = &test_room.news(since, 0)[0].news;
        assert!(matches!(news, News::Acted { chosen_by: ChosenBy::Default, .. }));
    }
}

/// RM-10, RM-21: a bot's decision about an older state is ignored.
fn a_stale_decision_is_ignored<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(22, 1);
    while test_room.actor().is_some() {
        test_room.advance();
    }
    let timer = test_room.room.next_timer().unwrap();
    test_room.wait();
    let decision = test_room.decision();
    assert_eq!(test_room.fire(&timer, decision), 0);
}

/// RM-21: an act that is illegal, late or from the wrong person changes nothing.
fn an_illegal_late_or_forged_act_changes_nothing<R: Rules>() {
    let mut test_room = TestRoom::<R>::filled(23, 2);
    test_room.join(2, Role::Spectator).unwrap();
    let act = |steps: &[R::Action]| Command::Act { steps: steps.to_vec() };
    assert_eq!(test_room.refused(0, act(&[])), "no-game");
    test_room.request(0, Command::Start).unwrap();
    while test_room.actor() != Some(0) {
        test_room.advance();
    }
    let legal = test_room.legal();
    let before = (test_room.frame_json(0), test_room.log.len());
    let others = test_room.request(1, act(&legal[..1])).unwrap_err();
    assert!(json(&others).starts_with(r#"{"source":"game","step":0,"code":"#), "{}", json(&others));
    assert_eq!(test_room.refused(2, act(&legal[..1])), "not-seated");
    assert_eq!(test_room.refused(0, act(&[])), "no-steps");
    assert_eq!(test_room.refused(0, act(&[legal[0]; 65])), "too-many-steps");
    let forged = Caller { connection: ConnectionId(77), ..caller(0) };
    assert_eq!(
        test_room.request_as(&forged, "f", act(&legal[..1])).unwrap_err().code(),
        "taken-over"
    );
    assert_eq!((test_room.frame_json(0), test_room.log.len()), before);
}

/// RM-21: a request sent again is answered as before and acts once.
fn a_request_sent_again_acts_once<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(24, 2);
    for n_act in 0..6 {
        while test_room.actor().is_none() && test_room.room.playing().is_ok() {
            test_room.advance();
        }
        let Some(who) = test_room.actor() else { break };
        let steps = test_room.decision().unwrap().steps;
        let (id, command) = (format!("again-{n_act}"), Command::Act { steps });
        let seq = test_room.request_as(&caller(who), &id, command.clone()).unwrap();
        let before = (test_room.log.len(), test_room.frame_json(who));
        let new_tab = Caller { connection: ConnectionId(100), ..caller(who) };
        test_room.connect(&new_tab).unwrap();
        assert_eq!(test_room.request_as(&new_tab, &id, command).unwrap(), seq);
        assert_eq!(test_room.log.len(), before.0 + 1, "only the new tab is new");
        test_room.connect(&caller(who)).unwrap();
    }
    let join = Command::Join { name: "Zoe".into(), role: Role::Spectator };
    let seq = test_room.request_as(&caller(9), "j", join.clone()).unwrap();
    assert_eq!(test_room.request_as(&caller(9), "j", join).unwrap(), seq);
}

/// RM-21: several steps are decided as one, all or nothing.
fn steps_are_all_done_or_none<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(25, 2);
    let mut n_split = 0;
    for _ in 0..60 {
        let Some(who) = test_room.actor() else {
            if test_room.room.playing().is_err() {
                break;
            }
            test_room.advance();
            continue;
        };
        let first = test_room.legal()[0];
        let before = test_room.frame_json(who);
        let steps = vec![first; 64];
        let refused = test_room.request(who, Command::Act { steps }).unwrap_err();
        assert_eq!(test_room.frame_json(who), before);
        n_split += u32::from(json(&refused).contains(r#""step":1"#));
        test_room.advance();
    }
    assert!(n_split > 0, "some first step was fine by itself");
}

/// RM-20: a step that draws from luck must be the last of its act, so that no card can be seen and put
/// back.
fn nothing_follows_luck_within_an_act<R: Rules>() {
    let mut test_room = TestRoom::<R>::filled(26, 2);
    // In some games luck only deals. A match of several deals then draws from it during the game.
    let deals = Command::Set { field: "deals".into(), value: Setting::Int(3) };
    let _ = test_room.request(0, deals).is_ok();
    test_room.request(0, Command::Start).unwrap();
    let mut n_luck = 0;
    while test_room.room.playing().is_ok() && n_luck < 20 {
        if let Some(who) = test_room.actor() {
            let legal = test_room.legal();
            for &first in legal.iter().take(10) {
                let mut after = |second| {
                    let steps = vec![first, second];
                    let refused = test_room.request(who, Command::Act { steps });
                    refused.err().map(|refusal| json(&refusal))
                };
                let at_end = r#"{"source":"room","code":"steps-after-luck","step":0}"#;
                if after(first).as_deref() == Some(at_end) {
                    n_luck += 1;
                    for &second in legal.iter().take(10) {
                        assert_eq!(after(second).as_deref(), Some(at_end));
                    }
                }
            }
        }
        if test_room.room.playing().is_ok() {
            test_room.advance();
        }
    }
    assert!(n_luck > 0);
}

/// RM-6: spectators see what is public, their number is shown, and after the game everything
/// is open to all.
fn spectators_see_what_is_public_until_the_end<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(27, 2);
    test_room.join(2, Role::Spectator).unwrap();
    test_room.join(3, Role::Player).unwrap();
    let frame = test_room.frame(2);
    assert_eq!(test_room.room_view(2).spectators, 2);
    let table = frame.table.unwrap();
    assert_eq!((table.seat, table.legal.len(), table.open.len()), (None, 0, 0));
    let state = &test_room.room.game().unwrap().state;
    assert_eq!(table.view, R::view(state, tabletop::Viewer::Spectator));
    assert_ne!(Some(&table.view), test_room.frame(0).table.map(|table| table.view).as_ref());
    test_room.finish();
    for who in 0..4 {
        let table = test_room.frame(who).table.unwrap();
        assert_eq!(table.open.len(), table.players.len());
        assert!(table.outcome.is_some() && table.turn.is_none() && table.legal.is_empty());
    }
}

/// RM-3: a person who leaves during a game can let a bot play on in their seat, also in the next game.
fn a_bot_takes_the_seat_of_a_person_who_leaves<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(28, 2);
    let seat = test_room.room.seat_of(test_room.id(1)).unwrap();
    let n_players = test_room.room.seats().len();
    test_room.request(1, Command::LeaveToBot { level: Level::Easy }).unwrap();
    let bot = SeatOccupant::Bot { level: Level::Easy };
    assert_eq!(test_room.room.seats()[seat.index()], bot);
    let mut n_bot_moves = 0;
    while let Ok(game) = test_room.room.playing() {
        if game.turn() == Some(seat) {
            let timer = test_room.room.next_timer().unwrap();
            assert_eq!(timer.action, TimerAction::BotMove { seat, level: Level::Easy });
            n_bot_moves += 1;
        }
        test_room.advance();
    }
    assert!(0 < n_bot_moves);
    assert_eq!(test_room.room.seats()[seat.index()], bot);
    test_room.request(0, Command::Start).unwrap();
    assert_eq!(test_room.room.seats().len(), n_players);
}

/// RM-3: outside a game a bot takes no seat.
fn no_bot_comes_for_a_person_who_leaves_the_lobby<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(29);
    test_room.join(1, Role::Player).unwrap();
    let seat = test_room.room.seat_of(test_room.id(1)).unwrap();
    test_room.request(1, Command::LeaveToBot { level: Level::Easy }).unwrap();
    assert_eq!(test_room.room.seats()[seat.index()], SeatOccupant::Nobody);
}

/// RM-3: a person who leaves during a game does not stop it.
fn a_game_continues_without_a_person_who_leaves<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(28, 2);
    test_room.request(1, Command::Leave).unwrap();
    while test_room.room.playing().is_ok() {
        if test_room.actor() == Some(0) {
            test_room.advance();
        } else {
            test_room.wait();
        }
    }
    assert_eq!(test_room.frame(0).table.unwrap().players.len(), usize::from(*R::SEATS.end()));
    let may_start = test_room.request(0, Command::Start).is_ok();
    assert_eq!(may_start, R::SEATS.start() < R::SEATS.end(), "with one player fewer");
}
