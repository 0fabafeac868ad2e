//! Timers and bots.

use bots::BotGame;
use protocol::{SeatOccupant, Timestamp};
use room::{BotDecision, CommandResult, Game, Timer, TimerAction};
use serde_json::json;

use super::{
    shell::{START, caller, driver, entropy, n_players},
    with_every_game,
};
use crate::{BotRequest, Driver, Input, Received, TimerStep};

with_every_game![
    a_bot_is_asked_once_and_moves_when_its_pause_is_over,
    a_node_that_acts_late_asks_no_bot_early,
    a_late_reply_is_ignored,
    a_timer_without_effect_is_not_fired_again,
    a_failed_append_fires_the_timer_again,
    the_time_of_a_hint_does_not_tell_how_long_the_bot_thought,
];

/// A game in which a bot is to act.
fn bots_turn<R: BotGame>() -> Driver<R> {
    let mut driver = driver::<R>();
    let input = driver.connect(caller(0), None);
    handle(&mut driver, input, START);
    let bot = json!({"type": "seat-bot", "seat": null, "level": "easy"});
    let mut commands = vec![json!({"type": "stand"})];
    commands.resize(n_players::<R>() + 1, bot);
    commands.push(json!({"type": "start"}));
    for (id, command) in commands.into_iter().enumerate() {
        let text =
            json!({"type": "request", "id": format!("r{id}"), "command": command}).to_string();
        let Received::Input(input) = driver.receive(caller(0).connection, &text, START) else {
            panic!("a request is decided")
        };
        handle(&mut driver, input, START);
    }
    driver
}

fn handle<R: BotGame>(driver: &mut Driver<R>, input: Input<R>, now: Timestamp) {
    let seq = driver.room().seq();
    let Ok(CommandResult::Append(entries)) = driver.decide(&input, now, &entropy(seq)) else {
        panic!("the input is granted")
    };
    for entry in entries {
        driver.apply(entry);
    }
    assert!(driver.complete(input, Ok(seq), now).is_empty());
}

#[track_caller]
fn asked<R: BotGame>(step: Option<TimerStep<R>>) -> (Timer, BotRequest<R>) {
    match step {
        Some(TimerStep::AskBot { timer, request }) => (timer, request),
        Some(TimerStep::Handle(_)) => panic!("a timer was fired"),
        None => panic!("nothing is due"),
    }
}

#[track_caller]
fn fired<R: BotGame>(step: Option<TimerStep<R>>) -> Input<R> {
    match step {
        Some(TimerStep::Handle(input)) => input,
        Some(TimerStep::AskBot { .. }) => panic!("a bot was asked"),
        None => panic!("nothing is due"),
    }
}

/// A bot's reply: the first legal action.
fn reply<R: BotGame>(request: &BotRequest<R>) -> BotDecision<R::Action> {
    let steps = request.legal.first().copied().into_iter().collect();
    BotDecision { steps, reasons: Vec::new() }
}

/// RM-10: a bot decides during its pause, and moves when the pause is over.
fn a_bot_is_asked_once_and_moves_when_its_pause_is_over<R: BotGame>() {
    let mut driver = bots_turn::<R>();
    let (timer, request) = asked(driver.poll_timer(START, 0));
    assert!(START < timer.at && driver.is_bot_thinking());
    assert!(driver.poll_timer(timer.at, 0).is_none(), "the bot is still thinking");
    assert_eq!(driver.next_timer(0), None, "its reply wakes the room");
    driver.bot_replied(&timer, Some(reply(&request)));
    assert!(driver.poll_timer(START, 0).is_none(), "it is too early");
    assert_eq!(driver.next_timer(0), Some(timer.at));
    let input = fired(driver.poll_timer(timer.at, 0));
    let seq = driver.room().seq();
    handle(&mut driver, input, timer.at);
    assert!(seq < driver.room().seq());
}

/// RM-23: a node that does not come first fires the same timers later, and asks bots only if no other
/// node has acted.
fn a_node_that_acts_late_asks_no_bot_early<R: BotGame>() {
    let mut driver = bots_turn::<R>();
    let at = driver.next_timer(0).unwrap();
    assert!(driver.poll_timer(at, 500).is_none());
    assert_eq!(driver.next_timer(500), Some(at.after(500)));
    asked(driver.poll_timer(at.after(500), 500));
}

/// RM-10: a bot's decision about an older state is ignored.
fn a_late_reply_is_ignored<R: BotGame>() {
    let mut driver = bots_turn::<R>();
    let (old, request) = asked(driver.poll_timer(START, 0));
    driver.bot_replied(&old, Some(reply(&request)));
    let input = fired(driver.poll_timer(old.at, 0));
    handle(&mut driver, input, old.at);
    driver.bot_replied(&old, Some(reply(&request)));
    assert!(!driver.is_bot_thinking());
    let (new, _) = asked(driver.poll_timer(old.at, 0));
    assert_ne!(new.after, old.after);
    driver.bot_replied(&old, None);
    assert!(driver.is_bot_thinking(), "the reply is about another turn");
}

/// A timer without effect does not keep a shell busy.
fn a_timer_without_effect_is_not_fired_again<R: BotGame>() {
    let mut driver = bots_turn::<R>();
    let (timer, _) = asked(driver.poll_timer(START, 0));
    driver.bot_replied(&timer, None);
    let input = fired(driver.poll_timer(timer.at, 0));
    let seq = driver.room().seq();
    driver.complete(input, Ok(seq), timer.at);
    assert!(driver.poll_timer(timer.at, 0).is_none());
    assert_eq!(driver.next_timer(0), None);
}

/// RM-23: a timer whose entries were not stored is still due.
fn a_failed_append_fires_the_timer_again<R: BotGame>() {
    let mut driver = bots_turn::<R>();
    let (timer, request) = asked(driver.poll_timer(START, 0));
    driver.bot_replied(&timer, Some(reply(&request)));
    let input = fired(driver.poll_timer(timer.at, 0));
    driver.complete(input, Err(protocol::ServerRefusal::Busy.into()), timer.at);
    let (again, _) = asked(driver.poll_timer(timer.at, 0));
    assert_eq!(again, timer);
}

/// A game in which the host is to act, and the time.
fn hosts_turn<R: BotGame>() -> (Driver<R>, Timestamp) {
    let (mut driver, mut now) = (driver::<R>(), START);
    let input = driver.connect(caller(0), None);
    handle(&mut driver, input, now);
    for id in 1..n_players::<R>() {
        ask(&mut driver, &format!("bot{id}"), "seat-bot", now);
    }
    ask(&mut driver, "start", "start", now);
    loop {
        let seat = driver.room().game().and_then(Game::turn).unwrap();
        if matches!(driver.room().seats()[seat.index()], SeatOccupant::Person { .. }) {
            return (driver, now);
        }
        match driver.poll_timer(now, 0) {
            Some(TimerStep::AskBot { timer, request }) => {
                let steps = request.legal.first().copied().into_iter().collect();
                driver.bot_replied(&timer, Some(BotDecision { steps, reasons: Vec::new() }));
            }
            Some(TimerStep::Handle(input)) => handle(&mut driver, input, now),
            None => now = driver.next_timer(0).unwrap(),
        }
    }
}

/// Lets the host send a request.
fn ask<R: BotGame>(driver: &mut Driver<R>, id: &str, command: &str, now: Timestamp) {
    let command = match command {
        "seat-bot" => json!({"type": command, "seat": null, "level": "easy"}),
        _ => json!({"type": command}),
    };
    let text = json!({"type": "request", "id": id, "command": command}).to_string();
    let Received::Input(input) = driver.receive(caller(0).connection, &text, now) else {
        panic!("a request is decided")
    };
    handle(driver, input, now);
}

/// The time from the request to the hint, in milliseconds, if the bot thinks this long.
fn hint_time<R: BotGame>(thinking: u64, delay: u64) -> u64 {
    let (mut driver, asked_at) = hosts_turn::<R>();
    ask(&mut driver, "hint", "hint", asked_at);
    let (mut now, mut reply) = (asked_at, None);
    loop {
        if let Some((at, timer)) = reply
            && at <= now
        {
            driver.bot_replied(&timer, None);
            reply = None;
        }
        match driver.poll_timer(now, delay) {
            Some(TimerStep::AskBot { timer, .. }) => reply = Some((now.after(thinking), timer)),
            Some(TimerStep::Handle(Input::TimedOut { timer, .. })) => {
                assert!(matches!(timer.action, TimerAction::Hint { .. }));
                return now.since(asked_at);
            }
            Some(TimerStep::Handle(_)) => panic!("nothing else happens"),
            None => {
                let next = driver.next_timer(delay).into_iter().chain(reply.map(|(at, _)| at));
                now = next.min().unwrap();
            }
        }
    }
}

/// RM-14, RM-20: everyone sees when a hint comes. It comes at the same time if there was only one legal
/// action and if the bot thought as long as it may, on the first node and on one that takes over.
fn the_time_of_a_hint_does_not_tell_how_long_the_bot_thought<R: BotGame>() {
    for delay in [0, 2_000, 4_000] {
        for thinking in [0, 1, 900] {
            assert_eq!(hint_time::<R>(thinking, delay), 1_000 + delay, "{thinking} ms");
        }
    }
}
