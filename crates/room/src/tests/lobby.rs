use protocol::{Command, Level, PersonId, Phase, Place, Player, Role};
use tabletop::{Fits, Rules, Seat, Setting, Settings};

use super::{
    desk::{Desk, NAMES, caller, json},
    with_every_game,
};
use crate::{What, replay};

fn seat(seat: u8) -> Seat {
    Seat::try_from(seat).unwrap()
}

with_every_game![
    a_room_begins_private_with_its_host_in_it,
    joining_takes_a_name_of_ones_own,
    strangers_can_only_join,
    seats_fill_with_people_and_bots_up_to_the_limit,
    seats_can_be_reordered,
    only_the_host_may_do_what_is_the_hosts,
    the_kicked_stay_out,
    everybody_sees_what_the_host_chose,
    a_value_out_of_range_is_refused_with_the_range,
    the_lobby_rests_while_a_game_is_played,
    the_start_player_is_random_and_marked,
    a_random_online_person_succeeds_the_host,
    those_who_sit_succeed_before_spectators,
    a_host_who_stays_away_is_succeeded,
    a_deserted_room_closes,
    whoever_comes_into_an_empty_room_is_host,
    a_rematch_takes_one_click,
    a_room_holds_only_so_many,
];

/// RM-1: a room is for one game, has a code, and is private with its host in the first seat.
fn a_room_begins_private_with_its_host_in_it<R: Rules>() {
    let mut desk = Desk::<R>::open(1);
    let room = desk.room_seen(0);
    assert_eq!(
        (room.game.as_str(), room.phase, room.host),
        (R::NAME, Phase::Lobby, Some(PersonId(0)))
    );
    assert_eq!(room.seats[0], Place::Person { person: PersonId(0) });
    assert_eq!(room.seats.len(), usize::from(*R::SEATS.end()));
    assert!(!room.options.listed);
    desk.ask(0, Command::SetOption { field: "listed".into(), value: Setting::Flag(true) }).unwrap();
    let entry = desk.room.listing();
    assert!(desk.room.options().listed);
    assert_eq!(
        (entry.room, entry.host.as_deref(), entry.taken),
        (desk.room.code(), Some("Ann"), 1)
    );
}

/// RM-2: joining takes a name that is a name, and that nobody else here has.
fn joining_takes_a_name_of_ones_own<R: Rules>() {
    let mut desk = Desk::<R>::open(2);
    for (name, code) in [
        ("  ", "name-empty"),
        ("abcdefghijklmnopqrstuvwxy", "name-too-long"),
        ("a\u{202E}b", "name-bad-character"),
        (" aNN ", "name-taken"),
    ] {
        let join = Command::Join { name: name.to_owned(), role: Role::Player };
        assert_eq!(desk.refused(1, join), code);
    }
    let refused = desk.ask(1, Command::Join { name: "é\u{202E}".into(), role: Role::Player });
    assert_eq!(
        json(&refused.unwrap_err()),
        r#"{"of":"room","code":"name-bad-character","character":"U+202E"}"#
    );
    desk.ask(1, Command::Join { name: " 王小明 ".into(), role: Role::Player }).unwrap();
    assert_eq!(desk.room_seen(0).people[1].name.as_str(), "王小明");
    assert_eq!(
        desk.refused(1, Command::Join { name: "Li".into(), role: Role::Player }),
        "already-in-room"
    );
}

/// RM-2, RM-21: who has not joined can do nothing else.
fn strangers_can_only_join<R: Rules>() {
    let mut desk = Desk::<R>::open(3);
    for command in [Command::Leave, Command::Stand, Command::Start, Command::Hint, Command::Close] {
        assert_eq!(desk.refused(1, command), "not-in-room");
    }
    assert_eq!(desk.come(&caller(1)).unwrap_err().code(), "not-in-room");
}

/// RM-3: the host fills the seats with people and bots in any mix, up to the game's limit.
fn seats_fill_with_people_and_bots_up_to_the_limit<R: Rules>() {
    let mut desk = Desk::<R>::filled(4, 2);
    let seats = desk.room_seen(0).seats;
    assert!(seats.iter().all(|&place| place != Place::Nobody));
    let bot = |seat, level| Command::SeatBot { seat, level };
    assert_eq!(desk.refused(0, bot(None, Level::Hard)), "no-free-seat");
    assert_eq!(desk.refused(0, bot(Some(seat(1)), Level::Hard)), "seat-taken");
    desk.join(2, Role::Player).unwrap();
    assert_eq!(desk.room_seen(2).seats, seats, "no seat was free");
    let last = seat(*R::SEATS.end() - 1);
    assert_eq!(desk.refused(0, Command::RemoveBot { seat: seat(0) }), "no-bot-there");
    if seats.len() > 2 {
        desk.ask(0, Command::RemoveBot { seat: last }).unwrap();
        desk.ask(0, bot(Some(last), Level::Easy)).unwrap();
        assert_eq!(desk.room_seen(1).seats[last.index()], Place::Bot { level: Level::Easy });
    }
}

/// RM-3: seats are reordered, given up and taken.
fn seats_can_be_reordered<R: Rules>() {
    let mut desk = Desk::<R>::open(5);
    desk.join(1, Role::Spectator).unwrap();
    let (one, other) = (seat(0), seat(1));
    desk.ask(0, Command::Swap { one, other }).unwrap();
    assert_eq!(desk.room_seen(0).seats[1], Place::Person { person: PersonId(0) });
    desk.ask(1, Command::Sit { seat: Some(one) }).unwrap();
    desk.ask(0, Command::Stand).unwrap();
    assert_eq!(desk.refused(0, Command::Stand), "not-seated");
    desk.ask(1, Command::Sit { seat: None }).unwrap();
    let seats = desk.room_seen(0).seats;
    assert_eq!(seats[..2], [Place::Nobody, Place::Person { person: PersonId(1) }]);
    if let Ok(beyond) = Seat::try_from(*R::SEATS.end()) {
        assert_eq!(desk.refused(1, Command::Sit { seat: Some(beyond) }), "no-such-seat");
    }
}

/// RM-3: only the host does what is the host's, and hands it on.
fn only_the_host_may_do_what_is_the_hosts<R: Rules>() {
    let mut desk = Desk::<R>::open(6);
    desk.join(1, Role::Player).unwrap();
    desk.join(2, Role::Spectator).unwrap();
    let person = PersonId(2);
    let field = || String::from("chat");
    for command in [
        Command::SeatBot { seat: None, level: Level::Easy },
        Command::RemoveBot { seat: seat(0) },
        Command::Swap { one: seat(0), other: seat(1) },
        Command::Kick { person },
        Command::PassHost { person },
        Command::ChoosePreset { preset: R::Config::PRESETS[0].name.to_owned() },
        Command::Set { field: field(), value: Setting::Flag(true) },
        Command::SetOption { field: field(), value: Setting::Flag(true) },
        Command::Mute { person, muted: true },
        Command::Start,
        Command::Close,
    ] {
        assert_eq!(desk.refused(1, command), "host-only");
    }
    assert_eq!(desk.refused(0, Command::PassHost { person: PersonId(0) }), "not-yourself");
    assert_eq!(desk.refused(0, Command::PassHost { person: PersonId(9) }), "no-such-person");
    desk.go(2);
    assert_eq!(desk.refused(0, Command::PassHost { person }), "person-offline");
    desk.ask(0, Command::PassHost { person: PersonId(1) }).unwrap();
    assert_eq!(desk.room_seen(2).host, Some(PersonId(1)));
    assert_eq!(desk.refused(0, Command::Start), "host-only");
}

/// RM-3: who was kicked is out, and does not come back by the same token.
fn the_kicked_stay_out<R: Rules>() {
    let mut desk = Desk::<R>::started(7, 2);
    desk.ask(0, Command::Kick { person: PersonId(1) }).unwrap();
    assert_eq!(desk.room_seen(0).people.len(), 1);
    assert_eq!(desk.refused(1, Command::Leave), "kicked");
    assert_eq!(desk.join(1, Role::Player).unwrap_err().code(), "kicked");
    assert_eq!(desk.come(&caller(1)).unwrap_err().code(), "kicked");
    assert_eq!(
        desk.frame(0).table.unwrap().players[1],
        Player::Person(NAMES[1].to_owned().try_into().unwrap())
    );
    desk.finish();
}

/// RM-4: the host chooses a preset and changes single fields, and everybody sees it.
fn everybody_sees_what_the_host_chose<R: Rules>() {
    let mut desk = Desk::<R>::open(8);
    desk.join(1, Role::Spectator).unwrap();
    for preset in R::Config::PRESETS {
        desk.ask(0, Command::ChoosePreset { preset: preset.name.to_owned() }).unwrap();
        let room = desk.room_seen(1);
        assert_eq!(room.preset, preset.name);
        assert_eq!(room.settings, protocol::settings(&preset.config));
    }
    for field in R::Config::FIELDS {
        let config = &R::Config::PRESETS[0].config;
        if let Fits::Number { min, .. } = field.fits(config) {
            let value = Setting::Number(min);
            let set = Command::Set { field: field.name.to_owned(), value: value.clone() };
            // Some fields do not go together with others; that is for the game to say.
            if desk.ask(0, set).is_ok() {
                assert_eq!(desk.room_seen(1).settings[field.name], value);
            }
        }
    }
}

/// RM-4: a value out of range is refused, naming the field, the value and the range.
fn a_value_out_of_range_is_refused_with_the_range<R: Rules>() {
    let mut desk = Desk::<R>::open(9);
    let before = desk.room_seen(0).settings;
    for field in R::Config::FIELDS {
        let config = &R::Config::PRESETS[0].config;
        if let Fits::Number { min, max } = field.fits(config) {
            let value = Setting::Number(max + 1);
            let set = Command::Set { field: field.name.to_owned(), value };
            let refusal = json(&desk.ask(0, set).unwrap_err());
            let name = field.name;
            let value = max + 1;
            assert_eq!(
                refusal,
                format!(
                    r#"{{"of":"setting","code":"out-of-range","field":"{name}","value":"{value}","min":{min},"max":{max}}}"#
                )
            );
        }
    }
    let set = |field: &str| Command::Set { field: field.into(), value: Setting::Flag(true) };
    assert_eq!(desk.refused(0, set("no-such-field")), "unknown-field");
    assert_eq!(desk.refused(0, Command::ChoosePreset { preset: "x".into() }), "unknown-preset");
    let grace = Command::SetOption { field: "grace".into(), value: Setting::Number(601) };
    assert_eq!(desk.refused(0, grace), "out-of-range");
    assert_eq!(desk.room_seen(0).settings, before);
}

/// RM-3, RM-4: seats and settings rest while a game is played.
fn the_lobby_rests_while_a_game_is_played<R: Rules>() {
    let mut desk = Desk::<R>::started(10, 2);
    for command in [
        Command::Stand,
        Command::Sit { seat: None },
        Command::SeatBot { seat: None, level: Level::Easy },
        Command::RemoveBot { seat: seat(1) },
        Command::Swap { one: seat(0), other: seat(1) },
        Command::ChoosePreset { preset: R::Config::PRESETS[0].name.to_owned() },
        Command::Start,
        Command::AddNonce { nonce: protocol::Nonce::new([1; 32]) },
    ] {
        assert_eq!(desk.refused(0, command), "game-running");
    }
}

/// RM-5: a game begins with enough players, and the one to act first carries the star.
fn the_start_player_is_random_and_marked<R: Rules>() {
    let mut starters = Vec::new();
    for seed in 0..40 {
        let mut desk = Desk::<R>::open(seed);
        assert_eq!(desk.refused(0, Command::Start), "too-few-players");
        while desk.ask(0, Command::SeatBot { seat: None, level: Level::Easy }).is_ok() {}
        desk.ask(0, Command::Start).unwrap();
        let table = desk.frame(0).table.unwrap();
        assert_eq!(table.starts, table.turn);
        desk.advance();
        assert_eq!(desk.frame(0).table.unwrap().starts, table.starts, "the star stays");
        starters.push(table.starts.unwrap());
    }
    starters.sort_unstable();
    starters.dedup();
    assert!(starters.len() > 1, "{starters:?}");
}

/// RM-9, SS-X10: when the host leaves, a random online person becomes host; with nobody seated, one
/// of the spectators.
fn a_random_online_person_succeeds_the_host<R: Rules>() {
    let mut heirs = Vec::new();
    for seed in 0..30 {
        let mut desk = Desk::<R>::open(seed);
        for who in 1..5 {
            desk.join(who, Role::Spectator).unwrap();
        }
        desk.go(2);
        desk.ask(0, Command::Leave).unwrap();
        heirs.push(desk.room.host.unwrap());
        assert_eq!(desk.refused(0, Command::Stand), "not-in-room");
    }
    heirs.sort_unstable();
    heirs.dedup();
    assert_eq!(heirs, [1, 3, 4].map(PersonId));
}

/// RM-9, SS-X10: a person who sits comes before all spectators, and chance decides between several.
fn those_who_sit_succeed_before_spectators<R: Rules>() {
    let mut heirs = Vec::new();
    for seed in 0..30 {
        let mut desk = Desk::<R>::open(seed);
        desk.join(1, Role::Spectator).unwrap();
        desk.join(2, Role::Player).unwrap();
        desk.join(3, Role::Player).unwrap();
        desk.ask(0, Command::Leave).unwrap();
        heirs.push(desk.room.host.unwrap());

        // The one who sits is offline: then a spectator it is.
        let mut offline = Desk::<R>::open(seed);
        offline.join(1, Role::Spectator).unwrap();
        offline.join(2, Role::Player).unwrap();
        offline.go(2);
        offline.ask(0, Command::Leave).unwrap();
        assert_eq!(offline.room.host, Some(PersonId(1)));
    }
    heirs.sort_unstable();
    heirs.dedup();
    assert_eq!(heirs, [2, 3].map(PersonId));
}

/// RM-9: a host whose connection stays lost is succeeded as well.
fn a_host_who_stays_away_is_succeeded<R: Rules>() {
    let mut desk = Desk::<R>::open(11);
    desk.join(1, Role::Spectator).unwrap();
    desk.go(0);
    let due = desk.room.due().unwrap();
    assert_eq!((due.what, due.at), (What::Succession, desk.now.after(30_000)));
    desk.come(&caller(0)).unwrap();
    assert_eq!(desk.room.due(), None, "back in time");
    desk.go(0);
    desk.wait();
    assert_eq!(desk.room.host, Some(PersonId(1)));
}

/// RM-9: when all have left, the room closes after a grace period, and takes nobody in again.
fn a_deserted_room_closes<R: Rules>() {
    let mut desk = Desk::<R>::open(12);
    desk.go(0);
    let due = desk.room.due().unwrap();
    assert_eq!((due.what, due.at), (What::Close, desk.now.after(600_000)));
    assert_eq!(desk.settle(&due, None), 0, "not yet");
    desk.wait();
    assert_eq!(desk.room_seen(0).phase, Phase::Closed);
    assert_eq!(desk.room.due(), None);
    assert_eq!(desk.join(1, Role::Player).unwrap_err().code(), "room-closed");
    assert_eq!(desk.come(&caller(0)).unwrap_err().code(), "room-closed");
}

/// RM-9: the last to leave takes the host role along; the next to come gets it.
fn whoever_comes_into_an_empty_room_is_host<R: Rules>() {
    let mut desk = Desk::<R>::open(13);
    desk.ask(0, Command::Leave).unwrap();
    assert_eq!(desk.room.host, None);
    desk.join(1, Role::Player).unwrap();
    assert_eq!(desk.room.host, Some(PersonId(1)));
    desk.ask(1, Command::Close).unwrap();
    assert_eq!(desk.refused(1, Command::Start), "room-closed");
}

/// RM-12: a rematch is one request, with the same people and settings, fresh luck, and a
/// starter by the game's own rule.
fn a_rematch_takes_one_click<R: Rules>() {
    let mut desk = Desk::<R>::started(14, 2);
    let (first, before) = (desk.frame(0).table, desk.room_seen(0));
    desk.finish();
    let between = desk.room_seen(0);
    assert_eq!(between.phase, Phase::Lobby);
    assert_ne!(between.commitment, before.commitment);
    desk.ask(0, Command::Start).unwrap();
    let (one, other) = (first.unwrap(), desk.frame(0).table.unwrap());
    assert_eq!((one.number, other.number), (1, 2));
    assert_eq!((one.players, before.settings), (other.players, desk.room_seen(0).settings));
    assert_ne!(one.view, other.view, "other cards");
    assert_eq!(other.starts, other.turn);
    desk.finish();
    let replayed = replay(&desk.log).unwrap();
    assert_eq!(json(&replayed.frame(PersonId(1), desk.now, None, Vec::new())), desk.sent(1));
}

/// RM-24: a room holds so many people and no more.
fn a_room_holds_only_so_many<R: Rules>() {
    let mut desk = Desk::<R>::open(15);
    let join = |who: u8| Command::Join { name: format!("n{who}"), role: Role::Spectator };
    for who in 1..64 {
        desk.ask(who, join(who)).unwrap();
    }
    assert_eq!(desk.refused(64, join(64)), "room-full");
}
