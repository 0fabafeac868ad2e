use protocol::{Chooser, Command, ConnectionId, Heard, Lateness, Level, News, PersonId, Role, Seq};
use tabletop::{Rules, Setting};

use super::{
    desk::{Desk, caller, json},
    with_every_game,
};
use crate::{Caller, Fact, Room, What, replay};

/// A game of two people in which Ben is to act and Ann looks on.
fn bens_turn<R: Rules>(seed: u64) -> Desk<R> {
    let mut desk = Desk::<R>::started(seed, 2);
    while desk.actor() != Some(1) {
        desk.advance();
    }
    desk
}

fn set_option<R: Rules>(desk: &mut Desk<R>, field: &str, value: Setting) {
    desk.ask(0, Command::SetOption { field: field.to_owned(), value }).unwrap();
}

with_every_game![
    the_absent_are_passed_over_after_the_grace_period,
    the_long_absent_are_not_waited_for_again,
    a_bot_stands_in_where_the_room_wants_it,
    a_stand_in_that_fails_leaves_the_absent_absent,
    the_timer_comes_before_the_grace_period,
    a_table_without_players_waits,
    a_game_ends_without_the_absent,
    a_table_nobody_looks_at_waits,
    coming_back_returns_the_seat,
    a_second_tab_takes_over,
    what_is_told_again_is_what_was_told_then,
    the_turn_timer_passes_over_the_late,
    the_clock_starts_again_with_every_act,
];

/// RM-7: a lost connection is shown to all, and after the grace period the seat is passed
/// over by the game's own rule for absence.
fn the_absent_are_passed_over_after_the_grace_period<R: Rules>() {
    let mut desk = bens_turn::<R>(30);
    assert_eq!(desk.room.due(), None, "people may think as long as they like");
    desk.go(1);
    let frame = desk.frame(0);
    assert!(!desk.room_seen(0).people[1].online);
    let deadline = frame.table.unwrap().deadline.unwrap();
    assert_eq!((deadline.at, deadline.why), (desk.now.after(30_000), Lateness::Absent));
    let (seat, since) = (desk.room.game().unwrap().turn().unwrap(), desk.room.seq());
    let mut expected = Vec::new();
    let game = desk.room.game().unwrap();
    R::absent(&game.state, seat, &mut game.luck.clone(), &mut expected);
    assert_eq!(desk.wait(), Some(What::Absent { seat }));
    assert_ne!(desk.room.game().unwrap().turn(), Some(seat), "pending choices are resolved too");
    let Fact::Happened { chosen_by, steps, events, .. } = &desk.log[since.0 as usize].fact else {
        panic!("the seat is passed over")
    };
    assert_eq!((chosen_by, events), (&Chooser::Absence, &expected));
    assert!(steps.is_empty(), "nobody asked for anything");
    let heard = desk.heard(since, 0);
    assert!(matches!(heard[0].news, News::Happened { chosen_by: Chooser::Absence, .. }));
}

/// RM-7: who is absent for long is passed over without waiting again, but not too fast to
/// follow.
fn the_long_absent_are_not_waited_for_again<R: Rules>() {
    let mut desk = bens_turn::<R>(31);
    desk.go(1);
    desk.wait();
    while desk.actor() != Some(1) && desk.room.playing().is_ok() {
        desk.advance();
    }
    if desk.room.playing().is_ok() {
        let pause = desk.room.due().unwrap().at.since(desk.now);
        assert!((1000..=2000).contains(&pause), "{pause}");
    }
}

/// RM-7: the grace period is an option of the room, and so is a bot that plays for the absent.
fn a_bot_stands_in_where_the_room_wants_it<R: Rules>() {
    let mut desk = bens_turn::<R>(32);
    set_option(&mut desk, "grace", Setting::Number(5));
    set_option(&mut desk, "stand-in", Setting::Choice("hard".into()));
    desk.go(1);
    let due = desk.room.due().unwrap();
    let seat = desk.room.game().unwrap().turn().unwrap();
    assert_eq!(due.what, What::StandIn { seat, level: Level::Hard });
    assert_eq!(due.at, desk.now.after(5000));
    let since = desk.room.seq();
    desk.wait();
    assert!(matches!(
        desk.heard(since, 0)[0].news,
        News::Happened { chosen_by: Chooser::StandIn, .. }
    ));
}

/// RM-7: a stand-in that does not answer does not change what absence means.
fn a_stand_in_that_fails_leaves_the_absent_absent<R: Rules>() {
    let mut desk = bens_turn::<R>(39);
    set_option(&mut desk, "stand-in", Setting::Choice("hard".into()));
    desk.go(1);
    let due = desk.room.due().unwrap();
    desk.now = due.at;
    let since = desk.room.seq();
    desk.settle(&due, None);
    assert!(matches!(
        desk.heard(since, 0)[0].news,
        News::Happened { chosen_by: Chooser::Absence, .. }
    ));
}

/// RM-7, RM-11: within the grace period a player is late, not absent: the timer plays the default.
fn the_timer_comes_before_the_grace_period<R: Rules>() {
    let mut desk = bens_turn::<R>(40);
    set_option(&mut desk, "turn-timer", Setting::Number(20));
    desk.go(1);
    let seat = desk.room.game().unwrap().turn().unwrap();
    assert_eq!(desk.wait(), Some(What::Default { seat }));
}

/// RM-7: with nobody at the table who can act, it waits for a player, whoever looks on: the absent
/// are not skipped for ever.
fn a_table_without_players_waits<R: Rules>() {
    let mut desk = Desk::<R>::open(41);
    let n_seats = Room::<R>::MAX_SEATS;
    for who in 1..n_seats {
        desk.join(who, Role::Player).unwrap();
    }
    desk.join(n_seats, Role::Spectator).unwrap();
    desk.ask(0, Command::Start).unwrap();
    for who in (1..n_seats).rev() {
        desk.go(who);
    }
    desk.ask(0, Command::Leave).unwrap();
    while let Some(What::Succession) = desk.room.due().map(|due| due.what) {
        desk.wait();
    }
    assert_eq!(desk.room.due(), None);
    assert_eq!(desk.frame(n_seats).table.unwrap().deadline, None);
    desk.come(&caller(1)).unwrap();
    let mut n_passed_over = 0;
    while desk.room.playing().is_ok() && desk.actor() != Some(1) {
        assert!(matches!(desk.wait(), Some(What::Absent { .. })));
        n_passed_over += 1;
    }
    assert!(n_passed_over < 2 * n_seats, "it comes to the player who is back");
}

/// RM-7: a game goes on to its end without a player who is absent for good, between those who stay.
fn a_game_ends_without_the_absent<R: Rules>() {
    let mut desk = Desk::<R>::started(42, 2);
    desk.go(1);
    while desk.room.playing().is_ok() {
        if desk.actor() == Some(1) {
            assert!(matches!(desk.wait(), Some(What::Absent { .. })));
        } else {
            desk.advance();
        }
    }
    crate::record(&desk.log, 1, desk.room.preset()).unwrap().verify().unwrap();
}

/// RM-7: while nobody is there the table waits, and the grace period begins when somebody is.
fn a_table_nobody_looks_at_waits<R: Rules>() {
    let mut desk = bens_turn::<R>(33);
    desk.go(1);
    desk.go(0);
    assert_eq!(desk.room.due().map(|due| due.what), Some(What::Close));
    desk.now = desk.now.after(300_000);
    desk.come(&caller(0)).unwrap();
    assert_eq!(desk.room.due().unwrap().at, desk.now.after(30_000));
}

/// RM-8: coming back with the same token returns the seat and shows the hand at once.
fn coming_back_returns_the_seat<R: Rules>() {
    let mut desk = bens_turn::<R>(34);
    let (before, since) = (json(&desk.frame(1).table), desk.room.seq());
    desk.go(1);
    desk.now = desk.now.after(20_000);
    let elsewhere = Caller { connection: ConnectionId(50), ..caller(1) };
    desk.come(&elsewhere).unwrap();
    assert_eq!(json(&desk.frame(1).table), before);
    let told: Vec<_> = desk.heard(since, 1).into_iter().map(|heard| json(&heard.news)).collect();
    assert_eq!(told, [r#"{"news":"offline","person":1}"#, r#"{"news":"online","person":1}"#]);
    let steps = desk.thought().unwrap().steps;
    desk.ask_as(&elsewhere, "back", Command::Act { steps }).unwrap();
}

/// RM-8: a second tab takes over the first: the last one wins.
fn a_second_tab_takes_over<R: Rules>() {
    let mut desk = bens_turn::<R>(35);
    let tab = Caller { connection: ConnectionId(51), ..caller(1) };
    desk.come(&tab).unwrap();
    let steps = desk.thought().unwrap().steps;
    let act = Command::Act { steps };
    assert_eq!(desk.refused(1, act.clone()), "taken-over");
    let n_entries = desk.log.len();
    desk.go(1);
    assert_eq!(desk.log.len(), n_entries, "that the first tab closes means nothing");
    assert!(desk.room_seen(0).people[1].online);
    assert!(desk.room.person_on(caller(1).connection).is_none());
    desk.ask_as(&tab, "tab", act).unwrap();
}

/// RM-8, RM-20: what is told again is what was told then, and nothing from before one came.
fn what_is_told_again_is_what_was_told_then<R: Rules>() {
    let mut desk = Desk::<R>::started(36, 2);
    let since = desk.room.seq();
    let mut then = replay(&desk.log).unwrap();
    desk.finish();
    let mut told = Vec::new();
    for entry in &desk.log[since.0 as usize..] {
        told.push(then.tell(entry, PersonId(1)));
        then.evolve(entry);
    }
    assert_eq!(desk.heard(since, 1), told);
    desk.join(2, Role::Spectator).unwrap();
    let heard = desk.heard(Seq(0), 2);
    assert!(matches!(heard[..], [Heard { news: News::Joined { .. }, .. }]));
}

/// RM-11, SS-X7: the turn timer is off by default, shown to all, and plays the default for whoever
/// is there and late.
fn the_turn_timer_passes_over_the_late<R: Rules>() {
    let mut desk = bens_turn::<R>(37);
    assert_eq!(desk.frame(0).table.unwrap().deadline, None);
    let asked_at = desk.now;
    desk.now = desk.now.after(10_000);
    set_option(&mut desk, "turn-timer", Setting::Number(60));
    let deadline = desk.frame(0).table.unwrap().deadline.unwrap();
    assert_eq!((deadline.at, deadline.why), (asked_at.after(60_000), Lateness::TimeUp));
    let seat = desk.room.game().unwrap().turn().unwrap();
    let (default, since) = (R::default_action(&desk.room.game().unwrap().state), desk.room.seq());
    assert_eq!(desk.wait(), Some(What::Default { seat }));
    assert_eq!(desk.now, deadline.at);
    let Fact::Happened { chosen_by, steps, .. } = &desk.log[since.0 as usize].fact else {
        panic!("the seat is passed over")
    };
    assert_eq!((*chosen_by, steps.first()), (Chooser::Default, default.as_ref()));
}

/// RM-11: the clock starts again with every act.
fn the_clock_starts_again_with_every_act<R: Rules>() {
    let mut desk = bens_turn::<R>(38);
    set_option(&mut desk, "turn-timer", Setting::Number(20));
    desk.now = desk.now.after(15_000);
    desk.advance();
    if desk.actor().is_some() {
        assert_eq!(desk.frame(0).table.unwrap().deadline.unwrap().at, desk.now.after(20_000));
    }
}
