use protocol::{Command, Level, PersonId, Player, Role, RoomStage, SeatOccupant};
use tabletop::{FieldType, Rules, Seat, Setting, Settings};

use super::{
    test_room::{NAMES, TestRoom, caller, json},
    with_every_game,
};
use crate::{TimerAction, replay};

fn seat(seat: u8) -> Seat {
    Seat::try_from(seat).unwrap()
}

with_every_game![
    a_room_begins_private_with_its_host_in_it,
    joining_requires_a_valid_and_unique_name,
    strangers_can_only_join,
    seats_fill_with_people_and_bots_up_to_the_limit,
    seats_can_be_reordered,
    some_commands_are_for_the_host_only,
    a_kicked_person_cannot_return,
    all_people_see_the_settings,
    a_value_out_of_range_is_refused_with_the_range,
    a_set_cannot_name_a_choice_twice,
    the_lobby_is_locked_during_a_game,
    the_start_player_is_random_and_marked,
    a_random_online_person_succeeds_the_host,
    seated_people_succeed_before_spectators,
    a_host_who_stays_offline_is_replaced,
    a_deserted_room_closes,
    the_first_person_in_an_empty_room_becomes_host,
    a_rematch_takes_one_click,
    people_per_room_are_limited,
    ids_are_never_shared,
    people_who_are_gone_make_room_for_others,
    the_seat_of_a_person_who_is_away_becomes_free,
];

/// RM-1: a room is for one game, has a code, and is private with its host in the first seat.
fn a_room_begins_private_with_its_host_in_it<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(1);
    let room = test_room.room_view(0);
    assert_eq!(
        (room.game.as_str(), room.phase, room.host),
        (R::NAME, RoomStage::Lobby, Some(PersonId(0)))
    );
    assert_eq!(room.seats[0], SeatOccupant::Person { person: PersonId(0) });
    assert_eq!(room.seats.len(), usize::from(*R::SEATS.end()));
    assert!(!room.options.listed);
    test_room
        .request(0, Command::SetOption { field: "listed".into(), value: Setting::Bool(true) })
        .unwrap();
    let entry = test_room.room.lobby_entry();
    assert!(test_room.room.options().listed);
    assert_eq!(
        (entry.room, entry.host.as_deref(), entry.taken),
        (test_room.room.code(), Some("Ann"), 1)
    );
}

/// RM-2: joining requires a valid name that no other person in the room has.
fn joining_requires_a_valid_and_unique_name<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(2);
    for (name, code) in [
        ("  ", "name-empty"),
        ("abcdefghijklmnopqrstuvwxy", "name-too-long"),
        ("a\u{202E}b", "name-bad-character"),
        (" aNN ", "name-taken"),
    ] {
        let join = Command::Join { name: name.to_owned(), role: Role::Player };
        assert_eq!(test_room.refused(1, join), code);
    }
    let refused =
        test_room.request(1, Command::Join { name: "é\u{202E}".into(), role: Role::Player });
    assert_eq!(
        json(&refused.unwrap_err()),
        r#"{"source":"room","code":"name-bad-character","character":"U+202E"}"#
    );
    test_room.request(1, Command::Join { name: " 王小明 ".into(), role: Role::Player }).unwrap();
    assert_eq!(test_room.room_view(0).people[1].name.as_str(), "王小明");
    assert_eq!(
        test_room.refused(1, Command::Join { name: "Li".into(), role: Role::Player }),
        "already-in-room"
    );
}

/// RM-2, RM-21: a person who has not joined can only join.
fn strangers_can_only_join<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(3);
    for command in [Command::Leave, Command::Stand, Command::Start, Command::Hint, Command::Close] {
        assert_eq!(test_room.refused(1, command), "not-in-room");
    }
    assert_eq!(test_room.connect(&caller(1)).unwrap_err().code(), "not-in-room");
}

/// RM-3: the host fills the seats with people and bots in any mix, up to the game's limit.
fn seats_fill_with_people_and_bots_up_to_the_limit<R: Rules>() {
    let mut test_room = TestRoom::<R>::filled(4, 2);
    let seats = test_room.room_view(0).seats;
    assert!(seats.iter().all(|&place| place != SeatOccupant::Nobody));
    let bot = |seat, level| Command::SeatBot { seat, level };
    assert_eq!(test_room.refused(0, bot(None, Level::Hard)), "no-free-seat");
    assert_eq!(test_room.refused(0, bot(Some(seat(1)), Level::Hard)), "seat-taken");
    test_room.join(2, Role::Player).unwrap();
    assert_eq!(test_room.room_view(2).seats, seats, "no seat was free");
    let last = seat(*R::SEATS.end() - 1);
    assert_eq!(test_room.refused(0, Command::RemoveBot { seat: seat(0) }), "no-bot-there");
    if seats.len() > 2 {
        test_room.request(0, Command::RemoveBot { seat: last }).unwrap();
        test_room.request(0, bot(Some(last), Level::Easy)).unwrap();
        assert_eq!(
            test_room.room_view(1).seats[last.index()],
            SeatOccupant::Bot { level: Level::Easy }
        );
    }
}

/// RM-3: seats are reordered, given up and taken.
fn seats_can_be_reordered<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(5);
    test_room.join(1, Role::Spectator).unwrap();
    let (one, other) = (seat(0), seat(1));
    test_room.request(0, Command::Swap { one, other }).unwrap();
    assert_eq!(test_room.room_view(0).seats[1], SeatOccupant::Person { person: PersonId(0) });
    test_room.request(1, Command::Sit { seat: Some(one) }).unwrap();
    test_room.request(0, Command::Stand).unwrap();
    assert_eq!(test_room.refused(0, Command::Stand), "not-seated");
    test_room.request(1, Command::Sit { seat: None }).unwrap();
    let seats = test_room.room_view(0).seats;
    assert_eq!(seats[..2], [SeatOccupant::Nobody, SeatOccupant::Person { person: PersonId(1) }]);
    if let Ok(beyond) = Seat::try_from(*R::SEATS.end()) {
        assert_eq!(test_room.refused(1, Command::Sit { seat: Some(beyond) }), "no-such-seat");
    }
}

/// RM-3: some commands are for the host only, and the host can pass the role on.
fn some_commands_are_for_the_host_only<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(6);
    test_room.join(1, Role::Player).unwrap();
    test_room.join(2, Role::Spectator).unwrap();
    let person = PersonId(2);
    let field = || String::from("chat");
    for command in [
        Command::SeatBot { seat: None, level: Level::Easy },
        Command::RemoveBot { seat: seat(0) },
        Command::Swap { one: seat(0), other: seat(1) },
        Command::Kick { person },
        Command::PassHost { person },
        Command::ChoosePreset { preset: R::Config::PRESETS[0].name.to_owned() },
        Command::Set { field: field(), value: Setting::Bool(true) },
        Command::SetOption { field: field(), value: Setting::Bool(true) },
        Command::Mute { person, muted: true },
        Command::Start,
        Command::Close,
    ] {
        assert_eq!(test_room.refused(1, command), "host-only");
    }
    assert_eq!(test_room.refused(0, Command::PassHost { person: PersonId(0) }), "not-yourself");
    assert_eq!(test_room.refused(0, Command::PassHost { person: PersonId(9) }), "no-such-person");
    test_room.disconnect(2);
    assert_eq!(test_room.refused(0, Command::PassHost { person }), "person-offline");
    test_room.request(0, Command::PassHost { person: PersonId(1) }).unwrap();
    assert_eq!(test_room.room_view(2).host, Some(PersonId(1)));
    assert_eq!(test_room.refused(0, Command::Start), "host-only");
}

/// RM-3: a person who was kicked cannot join again with the same token.
fn a_kicked_person_cannot_return<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(7, 2);
    test_room.request(0, Command::Kick { person: PersonId(1) }).unwrap();
    assert_eq!(test_room.room_view(0).people.len(), 1);
    assert_eq!(test_room.refused(1, Command::Leave), "kicked");
    assert_eq!(test_room.join(1, Role::Player).unwrap_err().code(), "kicked");
    assert_eq!(test_room.connect(&caller(1)).unwrap_err().code(), "kicked");
    assert_eq!(
        test_room.frame(0).table.unwrap().players[1],
        Player::Person(NAMES[1].to_owned().try_into().unwrap())
    );
    test_room.finish();
}

/// RM-4: the host chooses a preset and changes single fields, and all people see it.
fn all_people_see_the_settings<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(8);
    test_room.join(1, Role::Spectator).unwrap();
    for preset in R::Config::PRESETS {
        test_room.request(0, Command::ChoosePreset { preset: preset.name.to_owned() }).unwrap();
        let room = test_room.room_view(1);
        assert_eq!(room.preset, preset.name);
        assert_eq!(room.settings, protocol::settings(&preset.config));
    }
    for field in R::Config::FIELDS {
        let config = &R::Config::PRESETS[0].config;
        if let FieldType::Int { min, .. } = field.fits(config) {
            let value = Setting::Int(min);
            let set = Command::Set { field: field.name.to_owned(), value: value.clone() };
            // A game may refuse a combination of fields.
            if test_room.request(0, set).is_ok() {
                assert_eq!(test_room.room_view(1).settings[field.name], value);
            }
        }
    }
}

/// RM-4, RM-24: a set with a repeated choice is refused, so that the log holds no list as long as a message.
fn a_set_cannot_name_a_choice_twice<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(9);
    for field in R::Config::FIELDS {
        let config = &R::Config::PRESETS[0].config;
        let Setting::Set(names) = field.get(config) else { continue };
        let set = |names: Vec<String>| {
            let field = field.name.to_owned();
            Command::Set { field, value: Setting::Set(names) }
        };
        let before = test_room.room_view(0).settings;
        for again in &names {
            let repeated = names.iter().chain([again]).cloned().collect();
            assert_eq!(test_room.refused(0, set(repeated)), "not-a-choice");
        }
        assert_eq!(test_room.room_view(0).settings, before);
        test_room.request(0, set(names)).unwrap();
    }
}

/// RM-4: a value out of range is refused, naming the field, the value and the range.
fn a_value_out_of_range_is_refused_with_the_range<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(9);
    let before = test_room.room_view(0).settings;
    for field in R::Config::FIELDS {
        let config = &R::Config::PRESETS[0].config;
        if let FieldType::Int { min, max } = field.fits(config) {
            let value = Setting::Int(max + 1);
            let set = Command::Set { field: field.name.to_owned(), value };
            let refusal = json(&test_room.request(0, set).unwrap_err());
            let name = field.name;
            let value = max + 1;
            assert_eq!(
                refusal,
                format!(
                    r#"{{"source":"setting","code":"out-of-range","field":"{name}","value":"{value}","min":{min},"max":{max}}}"#
                )
            );
        }
    }
    let set = |field: &str| Command::Set { field: field.into(), value: Setting::Bool(true) };
    assert_eq!(test_room.refused(0, set("no-such-field")), "unknown-field");
    assert_eq!(
        test_room.refused(0, Command::ChoosePreset { preset: "x".into() }),
        "unknown-preset"
    );
    let grace = Command::SetOption { field: "grace".into(), value: Setting::Int(601) };
    assert_eq!(test_room.refused(0, grace), "out-of-range");
    assert_eq!(test_room.room_view(0).settings, before);
}

/// RM-3, RM-4: seats and settings cannot change during a game.
fn the_lobby_is_locked_during_a_game<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(10, 2);
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
        assert_eq!(test_room.refused(0, command), "game-running");
    }
}

/// RM-5: a game starts with enough players, and the player to act first is marked.
fn the_start_player_is_random_and_marked<R: Rules>() {
    let mut starters = Vec::new();
    for seed in 0..40 {
        let mut test_room = TestRoom::<R>::open(seed);
        assert_eq!(test_room.refused(0, Command::Start), "too-few-players");
        while test_room.request(0, Command::SeatBot { seat: None, level: Level::Easy }).is_ok() {}
        test_room.request(0, Command::Start).unwrap();
        let table = test_room.frame(0).table.unwrap();
        assert_eq!(table.starter, table.turn);
        test_room.advance();
        assert_eq!(test_room.frame(0).table.unwrap().starter, table.starter, "the star stays");
        starters.push(table.starter.unwrap());
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
        let mut test_room = TestRoom::<R>::open(seed);
        for who in 1..5 {
            test_room.join(who, Role::Spectator).unwrap();
        }
        test_room.disconnect(2);
        test_room.request(0, Command::Leave).unwrap();
        heirs.push(test_room.room.host.unwrap());
        assert_eq!(test_room.refused(0, Command::Stand), "not-in-room");
    }
    heirs.sort_unstable();
    heirs.dedup();
    assert_eq!(heirs, [1, 3, 4].map(PersonId));
}

/// RM-9, SS-X10: a seated person comes before all spectators; among several, the choice is random.
fn seated_people_succeed_before_spectators<R: Rules>() {
    let mut heirs = Vec::new();
    for seed in 0..30 {
        let mut test_room = TestRoom::<R>::open(seed);
        test_room.join(1, Role::Spectator).unwrap();
        test_room.join(2, Role::Player).unwrap();
        test_room.join(3, Role::Player).unwrap();
        test_room.request(0, Command::Leave).unwrap();
        heirs.push(test_room.room.host.unwrap());

        // The seated person is offline, so a spectator becomes host.
        let mut offline = TestRoom::<R>::open(seed);
        offline.join(1, Role::Spectator).unwrap();
        offline.join(2, Role::Player).unwrap();
        offline.disconnect(2);
        offline.request(0, Command::Leave).unwrap();
        assert_eq!(offline.room.host, Some(PersonId(1)));
    }
    heirs.sort_unstable();
    heirs.dedup();
    assert_eq!(heirs, [2, 3].map(PersonId));
}

/// RM-9: a host who stays offline is replaced, too.
fn a_host_who_stays_offline_is_replaced<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(11);
    test_room.join(1, Role::Spectator).unwrap();
    test_room.disconnect(0);
    let timer = test_room.room.next_timer().unwrap();
    assert_eq!((timer.action, timer.at), (TimerAction::Succession, test_room.now.after(30_000)));
    test_room.connect(&caller(0)).unwrap();
    assert_eq!(test_room.room.next_timer(), None, "back in time");
    test_room.disconnect(0);
    test_room.wait();
    assert_eq!(test_room.room.host, Some(PersonId(1)));
}

/// RM-9: when all people have left, the room closes after a grace period, and nobody can join.
fn a_deserted_room_closes<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(12);
    test_room.disconnect(0);
    let timer = test_room.room.next_timer().unwrap();
    assert_eq!((timer.action, timer.at), (TimerAction::Close, test_room.now.after(600_000)));
    assert_eq!(test_room.fire(&timer, None), 0, "not yet");
    test_room.wait();
    assert_eq!(test_room.room_view(0).phase, RoomStage::Closed);
    assert_eq!(test_room.room.next_timer(), None);
    assert_eq!(test_room.join(1, Role::Player).unwrap_err().code(), "room-closed");
    assert_eq!(test_room.connect(&caller(0)).unwrap_err().code(), "room-closed");
}

/// RM-9: when the last person leaves there is no host; the next person to join becomes host.
fn the_first_person_in_an_empty_room_becomes_host<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(13);
    test_room.request(0, Command::Leave).unwrap();
    assert_eq!(test_room.room.host, None);
    test_room.join(1, Role::Player).unwrap();
    assert_eq!(test_room.room.host, Some(PersonId(1)));
    test_room.request(1, Command::Close).unwrap();
    assert_eq!(test_room.refused(1, Command::Start), "room-closed");
}

/// RM-12: a rematch is one request, with the same people and settings, fresh luck, and a
/// starter by the game's own rule.
fn a_rematch_takes_one_click<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(14, 2);
    let (first, before) = (test_room.frame(0).table, test_room.room_view(0));
    test_room.finish();
    let between = test_room.room_view(0);
    assert_eq!(between.phase, RoomStage::Lobby);
    assert_ne!(between.commitment, before.commitment);
    test_room.request(0, Command::Start).unwrap();
    let (one, other) = (first.unwrap(), test_room.frame(0).table.unwrap());
    assert_eq!((one.number, other.number), (1, 2));
    assert_eq!((one.players, before.settings), (other.players, test_room.room_view(0).settings));
    assert_ne!(one.view, other.view, "other cards");
    assert_eq!(other.starter, other.turn);
    test_room.finish();
    let replayed = replay(&test_room.log).unwrap();
    assert_eq!(
        json(&replayed.frame(PersonId(1), test_room.now, None, Vec::new())),
        test_room.frame_json(1)
    );
}

/// RM-24: the number of people in a room is limited.
fn people_per_room_are_limited<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(15);
    let join = |who: u8| Command::Join { name: format!("n{who}"), role: Role::Spectator };
    for who in 1..64 {
        test_room.request(who, join(who)).unwrap();
    }
    assert_eq!(test_room.refused(64, join(64)), "room-full");
}

/// RM-24: people who joined and disconnected do not fill a room forever. The one who was offline for
/// the longest time makes room for a person who joins.
fn people_who_are_gone_make_room_for_others<R: Rules>() {
    let mut test_room = TestRoom::<R>::open(15);
    let join = |who: u8| Command::Join { name: format!("n{who}"), role: Role::Spectator };
    for who in 1..64 {
        test_room.request(who, join(who)).unwrap();
        test_room.now = test_room.now.after(1);
        if who != 1 {
            test_room.disconnect(who);
        }
    }
    let before = test_room.room.seq();
    assert_eq!(test_room.request_as(&caller(64), "again", join(64)).unwrap(), before);
    assert_eq!(test_room.request_as(&caller(64), "again", join(64)).unwrap(), before, "RM-21");
    assert_eq!(test_room.room.people().len(), 64);
    let is_there = |who: u8| test_room.room.person_of(&caller(who).token).is_some();
    assert!(is_there(0) && is_there(1) && !is_there(2) && is_there(3) && is_there(64));
}

/// RM-3, RM-24: between games the seat of a person who has been away for two minutes goes to a person who
/// wants it, if no seat is empty.
fn the_seat_of_a_person_who_is_away_becomes_free<R: Rules>() {
    let mut test_room = TestRoom::<R>::filled(16, 2);
    test_room.disconnect(1);
    let seat = test_room.room.seat_of(test_room.id(1)).unwrap();
    test_room.now = test_room.now.after(119_999);
    test_room.join(2, Role::Player).unwrap();
    assert_eq!(test_room.room.seat_of(test_room.id(2)), None);
    assert_eq!(test_room.refused(2, Command::Sit { seat: Some(seat) }), "seat-taken");
    test_room.now = test_room.now.after(1);
    test_room.join(3, Role::Player).unwrap();
    assert_eq!(test_room.room.seat_of(test_room.id(3)), Some(seat));
    assert_eq!(test_room.room.seat_of(test_room.id(1)), None);
    test_room.connect(&caller(1)).unwrap();
    assert_eq!(test_room.refused(1, Command::Sit { seat: None }), "no-free-seat");
}

/// RM-20, RM-24: an id never belongs to two people, however many have joined. The last id is given
/// once, and then joins are refused.
fn ids_are_never_shared<R: Rules>() {
    for last in [u32::from(u16::MAX), u32::MAX - 1, u32::MAX] {
        let mut test_room = TestRoom::<R>::open(15);
        test_room.join(1, Role::Player).unwrap();
        test_room.request(1, Command::Leave).unwrap();
        test_room.room.next_person = Some(PersonId(last));
        test_room.join(2, Role::Player).unwrap();
        assert_eq!(test_room.id(2), PersonId(last));
        let Some(next) = last.checked_add(1) else {
            assert_eq!(test_room.room.next_person, None);
            let join = Command::Join { name: "Dai".to_owned(), role: Role::Spectator };
            assert_eq!(test_room.refused(3, join), "no-more-people");
            assert_eq!(test_room.room.people().len(), 2);
            continue;
        };
        test_room.join(3, Role::Spectator).unwrap();
        assert_eq!(test_room.id(3), PersonId(next));
        assert_eq!(test_room.room.seat_of(test_room.id(3)), None);
    }
}
