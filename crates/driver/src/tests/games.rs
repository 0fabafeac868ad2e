//! Whole games of every kind, with people and bots, on a clock that the test sets.

use bots::BotGame;
use protocol::{AnyRefusal, ServerMessage};
use serde_json::json;

use super::{
    shell::{Shell, any_action, n_players},
    with_every_game,
};
use crate::BotEngine;

with_every_game![
    people_and_bots_play_whole_games,
    real_bots_play_a_whole_game,
    an_absent_player_does_not_stop_a_game,
    a_replayed_log_gives_the_same_room,
];

/// RM-10, RM-20: two people, a spectator and bots play two games to the end, and every message is part
/// of the protocol.
fn people_and_bots_play_whole_games<R: BotGame>() {
    let mut shell = Shell::<R>::open(any_action(), None);
    shell.join(1, "player");
    shell.join(2, "spectator");
    shell.start(2);
    while !shell.is_over() {
        shell.go_on();
    }
    shell.ask(1, &json!({"type": "say", "text": "again"}));
    shell.ask(0, &json!({"type": "start"}));
    assert!(!shell.is_over());
    while !shell.is_over() {
        shell.go_on();
    }
    for who in 0..3 {
        let sent = shell.sent(who);
        assert!(20 < sent.len());
        for text in sent {
            let message: ServerMessage<R::Action, R::Seen, R::View, R::Aids, AnyRefusal> =
                serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(serde_json::to_string(&message).unwrap(), *text);
        }
    }
}

/// RM-10: the bots of this program play a game to the end within a budget of iterations.
fn real_bots_play_a_whole_game<R: BotGame>() {
    let mut shell = Shell::<R>::open(BotEngine::Bots, Some(8));
    shell.ask(0, &json!({"type": "stand"}));
    shell.start(0);
    while !shell.is_over() {
        shell.wait();
    }
    assert_eq!(shell.table(0)["players"].as_array().unwrap().len(), n_players::<R>());
}

/// RM-7: a game continues without a player whose connection is lost, and the player sees it after
/// reconnecting.
fn an_absent_player_does_not_stop_a_game<R: BotGame>() {
    let mut shell = Shell::<R>::open(any_action(), None);
    shell.join(1, "player");
    shell.start(2);
    shell.disconnect(1);
    let n_sent = shell.sent(1).len();
    while !shell.is_over() {
        shell.go_on();
    }
    assert_eq!(shell.sent(1).len(), n_sent);
    shell.connect(1);
    assert_eq!(shell.table(1)["outcome"], shell.table(0)["outcome"]);
}

/// RM-23: replaying the log gives the room that the clients saw.
fn a_replayed_log_gives_the_same_room<R: BotGame>() {
    let mut shell = Shell::<R>::open(any_action(), None);
    shell.start(1);
    for _ in 0..9 {
        // A small game may be over before.
        if !shell.is_over() {
            shell.go_on();
        }
    }
    let log = shell.room.log().iter().enumerate();
    let log = room::read::<R>(log.map(|(seq, text)| (protocol::Seq(seq as u64), text.as_str())));
    let again = room::replay(&log.unwrap()).unwrap();
    let frame = |room: &room::Room<R>| {
        serde_json::to_string(&room.frame(protocol::PersonId(0), shell.now, None, Vec::new()))
            .unwrap()
    };
    assert_eq!(frame(&again), frame(shell.room.driver().room()));
}
