use protocol::{ChosenBy, Command, ConnectionId, DeadlineReason, Level, News, PersonId, Role};
use tabletop::{Rules, Setting};

use super::{
    test_room::{TestRoom, caller, json},
    with_every_game,
};
use crate::{Caller, Room, RoomEvent, TimerAction, replay, timer::MAX_IDLE_ACTS};

/// A game of two people in which Ben is to act.
fn bens_turn<R: Rules>(seed: u64) -> TestRoom<R> {
    let mut test_room = TestRoom::<R>::started(seed, 2);
    while test_room.actor() != Some(1) {
        test_room.advance();
    }
    test_room
}

fn set_option<R: Rules>(test_room: &mut TestRoom<R>, field: &str, value: Setting) {
    test_room.request(0, Command::SetOption { field: field.to_owned(), value }).unwrap();
}

with_every_game![
    an_absent_player_is_skipped_after_the_grace_period,
    the_grace_period_is_not_repeated,
    a_bot_stands_in_if_the_room_has_that_option,
    a_failed_stand_in_does_not_change_the_rule_for_absence,
    the_timer_comes_before_the_grace_period,
    a_game_without_players_waits,
    a_game_of_idle_players_ends_or_waits,
    a_game_ends_without_an_absent_player,
    a_game_without_connected_people_waits,
    reconnecting_returns_the_seat,
    a_second_tab_takes_over,
    missed_news_is_the_same_as_at_that_time,
    the_turn_timer_acts_for_a_late_player,
    the_clock_starts_again_with_every_act,
];

/// RM-7: all people see a lost connection, and after the grace period the rules of the game act for the
/// absent player.
fn an_absent_player_is_skipped_after_the_grace_period<R: Rules>() {
    let mut test_room = bens_turn::<R>(30);
    assert_eq!(test_room.room.next_timer(), None, "people may think as long as they like");
    test_room.disconnect(1);
    let frame = test_room.frame(0);
    assert!(!test_room.room_view(0).people[1].online);
    let deadline = frame.table.unwrap().deadline.unwrap();
    assert_eq!(
        (deadline.at, deadline.reason),
        (test_room.now.after(30_000), DeadlineReason::Absent)
    );
    let (seat, since) = (test_room.room.game().unwrap().turn().unwrap(), test_room.room.seq());
    let mut expected = Vec::new();
    let game = test_room.room.game().unwrap();
    testkit::decide_absent::<R>(&game.state, seat, &mut game.luck.clone(), &mut expected);
    assert_eq!(test_room.wait(), Some(TimerAction::Absent { seat }));
    assert_ne!(
        test_room.room.game().unwrap().turn(),
        Some(seat),
        "pending choices are resolved too"
    );
    let RoomEvent::Acted { chosen_by, steps, events, .. } = &test_room.log[since.0 as usize].event
    else {
        panic!("the seat is skipped")
    };
    assert_eq!((chosen_by, events), (&ChosenBy::Absence, &expected));
    assert!(steps.is_empty(), "nobody asked for anything");
    let news = test_room.news(since, 0);
    assert!(matches!(news[0].news, News::Acted { chosen_by: ChosenBy::Absence, .. }));
}

/// RM-7: a player who stays absent is skipped without another grace period, but not too fast to follow.
fn the_grace_period_is_not_repeated<R: Rules>() {
    let mut test_room = bens_turn::<R>(31);
    test_room.disconnect(1);
    test_room.wait();
    while test_room.actor() != Some(1) && test_room.room.playing().is_ok() {
        test_room.advance();
    }
    if test_room.room.playing().is_ok() {
        let pause = test_room.room.next_timer().unwrap().at.since(test_room.now);
        assert!((1000..=2000).contains(&pause), "{pause}");
    }
}

/// RM-7: the grace period is an option of the room, and so is a bot that stands in for absent players.
fn a_bot_stands_in_if_the_room_has_that_option<R: Rules>() {
    let mut test_room = bens_turn::<R>(32);
    set_option(&mut test_room, "grace", Setting::Int(5));
    set_option(&mut test_room, "stand-in", Setting::Choice("hard".into()));
    test_room.disconnect(1);
    let timer = test_room.room.next_timer().unwrap();
    let seat = test_room.room.game().unwrap().turn().unwrap();
    assert_eq!(timer.action, TimerAction::StandIn { seat, level: Level::Hard });
    assert_eq!(timer.at, test_room.now.after(5000));
    let since = test_room.room.seq();
    test_room.wait();
    assert!(matches!(
        test_room.news(since, 0)[0].news,
        News::Acted { chosen_by: ChosenBy::StandIn, .. }
    ));
}

/// RM-7: if the stand-in fails, the rules of the game act for the absent player.
fn a_failed_stand_in_does_not_change_the_rule_for_absence<R: Rules>() {
    let mut test_room = bens_turn::<R>(39);
    set_option(&mut test_room, "stand-in", Setting::Choice("hard".into()));
    test_room.disconnect(1);
    let timer = test_room.room.next_timer().unwrap();
    test_room.now = timer.at;
    let since = test_room.room.seq();
    test_room.fire(&timer, None);
    assert!(matches!(
        test_room.news(since, 0)[0].news,
        News::Acted { chosen_by: ChosenBy::Absence, .. }
    ));
}

/// RM-7, RM-11: within the grace period a player is late, not absent: the timer plays the default.
fn the_timer_comes_before_the_grace_period<R: Rules>() {
    let mut test_room = bens_turn::<R>(40);
    set_option(&mut test_room, "turn-timer", Setting::Int(20));
    test_room.disconnect(1);
    let seat = test_room.room.game().unwrap().turn().unwrap();
    assert_eq!(test_room.wait(), Some(TimerAction::Default { seat }));
}

/// RM-7: if no connected person or bot can act, the game waits, even with spectators. Otherwise it would
/// skip absent players forever.
fn a_game_without_players_waits<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(41);
    let n_seats = Room::<R>::MAX_SEATS;
    for who in 1..n_seats {
        test_room.join(who, Role::Player).unwrap();
    }
    test_room.join(n_seats, Role::Spectator).unwrap();
    test_room.request(0, Command::Start).unwrap();
    for who in (1..n_seats).rev() {
        test_room.disconnect(who);
    }
    test_room.request(0, Command::Leave).unwrap();
    while let Some(TimerAction::Succession) = test_room.room.next_timer().map(|timer| timer.action)
    {
        test_room.wait();
    }
    assert_eq!(test_room.room.next_timer(), None);
    assert_eq!(test_room.frame(n_seats).table.unwrap().deadline, None);
    test_room.connect(&caller(1)).unwrap();
    let mut n_passed_over = 0;
    while test_room.room.playing().is_ok() && test_room.actor() != Some(1) {
        assert!(matches!(test_room.wait(), Some(TimerAction::Absent { .. })));
        n_passed_over += 1;
    }
    assert!(n_passed_over < 2 * n_seats, "it comes to the player who is back");
}

/// RM-11, RM-24: a game of idle players ends, or it waits until someone does something. Otherwise the log
/// of a room with a turn timer would grow forever.
fn a_game_of_idle_players_ends_or_waits<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(43);
    for who in 1..Room::<R>::MAX_SEATS {
        test_room.join(who, Role::Player).unwrap();
    }
    // With the printed rules of Sea Salt & Paper, default actions alone never end a game.
    let never_ends =
        test_room.request(0, Command::ChoosePreset { preset: "published".into() }).is_ok()
            && R::NAME == "sea-salt";
    set_option(&mut test_room, "turn-timer", Setting::Int(20));
    test_room.request(0, Command::Start).unwrap();
    let mut n_acts = 0;
    while let Some(TimerAction::Default { .. }) = test_room.wait() {
        n_acts += 1;
        assert!(n_acts <= MAX_IDLE_ACTS);
    }
    assert!(!never_ends || n_acts == MAX_IDLE_ACTS, "{n_acts}");
    if test_room.room.playing().is_ok() {
        assert_eq!(test_room.frame(0).table.unwrap().deadline, None);
        test_room.request(1, Command::Say { text: "hello".into() }).unwrap();
        assert!(test_room.frame(0).table.unwrap().deadline.is_some());
        assert!(matches!(test_room.wait(), Some(TimerAction::Default { .. })));
    }
}

/// RM-7: the others finish a game without a player who stays absent.
fn a_game_ends_without_an_absent_player<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(42, 2);
    test_room.disconnect(1);
    while test_room.room.playing().is_ok() {
        if test_room.actor() == Some(1) {
            assert!(matches!(test_room.wait(), Some(TimerAction::Absent { .. })));
        } else {
            test_room.advance();
        }
    }
    crate::record(&test_room.log, 1, test_room.room.preset()).unwrap().verify().unwrap();
}

/// RM-7: the game waits while nobody is connected, and the grace period starts when a person connects.
fn a_game_without_connected_people_waits<R: Rules>() {
    let mut test_room = bens_turn::<R>(33);
    test_room.disconnect(1);
    test_room.disconnect(0);
    assert_eq!(test_room.room.next_timer().map(|timer| timer.action), Some(TimerAction::Close));
    test_room.now = test_room.now.after(300_000);
    test_room.connect(&caller(0)).unwrap();
    assert_eq!(test_room.room.next_timer().unwrap().at, test_room.now.after(30_000));
}

/// RM-8: a person who reconnects with the same token has their seat and sees their hand at once.
fn reconnecting_returns_the_seat<R: Rules>() {
    let mut test_room = bens_turn::<R>(34);
    let (before, since) = (json(&test_room.frame(1).table), test_room.room.seq());
    test_room.disconnect(1);
    test_room.now = test_room.now.after(20_000);
    let elsewhere = Caller { connection: ConnectionId(50), ..caller(1) };
    test_room.connect(&elsewhere).unwrap();
    assert_eq!(json(&test_room.frame(1).table), before);
    let seen: Vec<_> = test_room.news(since, 1).into_iter().map(|news| json(&news.news)).collect();
    assert_eq!(seen, [r#"{"type":"offline","person":1}"#, r#"{"type":"online","person":1}"#]);
    let steps = test_room.decision().unwrap().steps;
    test_room.request_as(&elsewhere, "back", Command::Act { steps }).unwrap();
}

/// RM-8: a second tab takes over the first: the last one wins.
fn a_second_tab_takes_over<R: Rules>() {
    let mut test_room = bens_turn::<R>(35);
    let tab = Caller { connection: ConnectionId(51), ..caller(1) };
    test_room.connect(&tab).unwrap();
    let steps = test_room.decision().unwrap().steps;
    let act = Command::Act { steps };
    assert_eq!(test_room.refused(1, act.clone()), "taken-over");
    let n_entries = test_room.log.len();
    test_room.disconnect(1);
    assert_eq!(test_room.log.len(), n_entries, "that the first tab closes means nothing");
    assert!(test_room.room_view(0).people[1].online);
    assert!(test_room.room.person_on(caller(1).connection).is_none());
    test_room.request_as(&tab, "tab", act).unwrap();
}

/// RM-8, RM-20: missed news is the same as at that time. Of the time before a person joined, it
/// contains the games, as a spectator saw them (RM-6).
fn missed_news_is_the_same_as_at_that_time<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(36, 2);
    let since = test_room.room.seq();
    let mut then = replay(&test_room.log).unwrap();
    test_room.finish();
    let mut seen = Vec::new();
    for entry in &test_room.log[since.0 as usize..] {
        let ben = then.perspective(PersonId(1));
        seen.extend(then.apply(entry, &[ben]));
    }
    assert_eq!(test_room.news(since, 1), seen);
    test_room.join(2, Role::Spectator).unwrap();
    let mut then = replay(&test_room.log[..since.0 as usize]).unwrap();
    let mut seen = Vec::new();
    for entry in &test_room.log[since.0 as usize..] {
        let stranger = then.perspective(PersonId(2));
        seen.extend(then.apply(entry, &[stranger]));
    }
    seen.retain(|item| {
        matches!(item.news, News::Acted { .. } | News::Finished { .. } | News::Joined { .. })
    });
    assert!(seen.len() > 2, "{seen:?}");
    assert_eq!(test_room.news(since, 2), seen);
}

/// RM-11, SS-X7: the turn timer is off by default, visible to all, and takes the default action for a
/// connected player who is late.
fn the_turn_timer_acts_for_a_late_player<R: Rules>() {
    let mut test_room = bens_turn::<R>(37);
    assert_eq!(test_room.frame(0).table.unwrap().deadline, None);
    let asked_at = test_room.now;
    test_room.now = test_room.now.after(10_000);
    set_option(&mut test_room, "turn-timer", Setting::Int(60));
    let deadline = test_room.frame(0).table.unwrap().deadline.unwrap();
    assert_eq!((deadline.at, deadline.reason), (asked_at.after(60_000), DeadlineReason::TimeUp));
    let seat = test_room.room.game().unwrap().turn().unwrap();
    let (default, since) =
        (R::default_action(&test_room.room.game().unwrap().state), test_room.room.seq());
    assert_eq!(test_room.wait(), Some(TimerAction::Default { seat }));
    assert_eq!(test_room.now, deadline.at);
    let RoomEvent::Acted { chosen_by, steps, .. } = &test_room.log[since.0 as usize].event else {
        panic!("the seat is skipped")
    };
    assert_eq!((*chosen_by, steps.first()), (ChosenBy::Default, default.as_ref()));
}

/// RM-11: the clock starts again with every act.
fn the_clock_starts_again_with_every_act<R: Rules>() {
    let mut test_room = bens_turn::<R>(38);
    set_option(&mut test_room, "turn-timer", Setting::Int(20));
    test_room.now = test_room.now.after(15_000);
    test_room.advance();
    if test_room.actor().is_some() {
        assert_eq!(
            test_room.frame(0).table.unwrap().deadline.unwrap().at,
            test_room.now.after(20_000)
        );
    }
}
