//! Laws that hold for any sequence of requests.

use protocol::{
    Command, Emote, Level, Nonce, PersonId, Request, RequestId, Role, SeatOccupant, Secret,
    Timestamp,
};
use tabletop::{Rules, Seat, Setting, Settings, luck::Quick};

use super::{
    test_room::{NAMES, TestRoom, caller, entropy, json},
    with_every_game,
};
use crate::{CommandResult, Entry, Room, Stage, replay};

/// Number of steps in one room.
const TRIES: u32 = 250;

with_every_game![
    the_room_stays_consistent,
    a_room_that_is_left_out_has_not_changed,
    indistinguishable_rooms_send_the_same,
    a_perspective_gets_the_same_news_alone_and_among_others,
    frames_contain_no_secrets,
];

/// RM-20, RM-21: no request panics, refusals change nothing, a replayed log gives the same room, and
/// seats and host stay consistent.
fn the_room_stays_consistent<R: Rules>() {
    let mut n_games = 0;
    for seed in 0..20 {
        let mut test_room = TestRoom::<R>::open(seed);
        for _ in 0..TRIES {
            try_something(&mut test_room);
            check_consistency(&test_room);
        }
        n_games += test_room.room.game().map_or(0, |game| game.number);
        let replayed = replay(&test_room.log).unwrap();
        check_equal(&replayed, &test_room.room);
    }
    assert!(n_games > 3, "{n_games}");
}

/// RM-20: a frame leaves the room out only if it has not changed.
fn a_room_that_is_left_out_has_not_changed<R: Rules>() {
    let mut n_left_out = 0;
    for seed in 0..4 {
        let mut test_room = TestRoom::<R>::started(300 + seed, 3);
        for _ in 0..60 {
            let (known, before) = (test_room.room.seq(), test_room.room_view(1));
            try_something(&mut test_room);
            let frame = test_room.room.frame(PersonId(1), test_room.now, Some(known), Vec::new());
            n_left_out += u32::from(frame.room.is_none());
            assert_eq!(frame.room.unwrap_or(before), test_room.room_view(1));
        }
    }
    assert!(n_left_out > 50, "{n_left_out}");
}

/// RM-20: two rooms that a person cannot tell apart give that person byte-identical frames, news,
/// refusals and times.
fn indistinguishable_rooms_send_the_same<R: Rules>() {
    let mut n_compared = 0;
    for seed in 0..8 {
        let mut test_room = TestRoom::<R>::filled(100 + seed, 3);
        test_room.join(3, Role::Spectator).unwrap();
        test_room.request(1, Command::AddNonce { nonce: Nonce::new([7; 32]) }).unwrap();
        test_room.request(0, Command::Start).unwrap();
        for _ in 0..40 {
            try_something(&mut test_room);
            for who in 0..4 {
                n_compared += u32::from(check_indistinguishable(&mut test_room, who));
            }
        }
    }
    assert!(n_compared > 300, "{n_compared}");
}

/// RM-20: no frame or news item contains a token, its hash, a connection or a secret.
fn frames_contain_no_secrets<R: Rules>() {
    for seed in 0..4 {
        let mut test_room = TestRoom::<R>::started(200 + seed, 3);
        for _ in 0..60 {
            try_something(&mut test_room);
            let secret = String::from(test_room.room.luck_commitment.secret);
            for who in 0..4 {
                let sent =
                    test_room.frame_json(who) + &json(&test_room.news(protocol::Seq(0), who));
                assert!(!sent.contains(&secret) && !sent.contains("connection"));
                for token in 0..6 {
                    assert!(!sent.contains(&String::from(caller(token).token)));
                }
            }
        }
    }
}

/// Sends a request, connects or disconnects a person, or lets time pass.
fn try_something<R: Rules>(test_room: &mut TestRoom<R>) {
    let who = test_room.luck.below(6) as u8;
    test_room.now = test_room.now.after(test_room.luck.below(4000).into());
    match test_room.luck.below(20) {
        0 => test_room.disconnect(who),
        1 => {
            let _ = test_room.connect(&caller(who)).is_ok();
        }
        2..=5 => {
            test_room.wait();
        }
        6..=9 if test_room.actor().is_some() => {
            let (who, steps) = (test_room.actor().unwrap(), test_room.decision().unwrap().steps);
            if test_room.room.person_on(caller(who).connection).is_some() {
                test_room.request(who, Command::Act { steps }).unwrap();
            }
        }
        _ => {
            let command = any_command::<R>(&test_room.legal(), &mut test_room.luck);
            let before = (test_room.log.len(), test_room.frame_json(0));
            if test_room.request(who, command).is_err() {
                assert_eq!((test_room.log.len(), test_room.frame_json(0)), before);
            }
        }
    }
}

/// A command, often a wrong one. Closing is rare, so that rooms live long enough.
fn any_command<R: Rules>(legal: &[R::Action], luck: &mut Quick) -> Command<R::Action> {
    let seat = |luck: &mut Quick| Seat::try_from(luck.below(5) as u8).unwrap();
    let person = PersonId(luck.below(7));
    match luck.below(40) {
        0..=3 => {
            let role = luck.pick(&[Role::Player, Role::Player, Role::Spectator]).unwrap();
            Command::Join { name: luck.pick(&NAMES).unwrap().to_owned(), role }
        }
        4 if luck.below(2) == 0 => Command::LeaveToBot { level: Level::Easy },
        4 => Command::Leave,
        5 => Command::Sit { seat: Some(seat(luck)) },
        6 => Command::Sit { seat: None },
        7 => Command::Stand,
        8 => Command::AddNonce { nonce: Nonce::new([luck.below(9) as u8; 32]) },
        9..=14 => Command::SeatBot { seat: None, level: Level::Easy },
        15 => Command::SeatBot { seat: Some(seat(luck)), level: Level::Hard },
        16 => Command::RemoveBot { seat: seat(luck) },
        17 => Command::Swap { one: seat(luck), other: seat(luck) },
        18 => Command::Kick { person },
        19 => Command::PassHost { person },
        20 => {
            let preset = &R::Config::PRESETS[luck.below(R::Config::PRESETS.len() as u32) as usize];
            Command::ChoosePreset { preset: preset.name.to_owned() }
        }
        21 => {
            let field = &R::Config::FIELDS[luck.below(R::Config::FIELDS.len() as u32) as usize];
            let value = Setting::Int(luck.below(12).cast_signed());
            Command::Set { field: field.name.to_owned(), value }
        }
        22 | 23 => {
            let options = ["grace", "turn-timer", "chat", "hints", "listed"];
            let field = luck.pick(&options).unwrap().to_owned();
            let value = match luck.below(2) {
                0 => Setting::Bool(luck.below(3) > 0),
                _ => Setting::Int(luck.below(60).cast_signed()),
            };
            Command::SetOption { field, value }
        }
        24..=29 => Command::Start,
        30..=32 => {
            let n_steps = luck.below(3) as usize;
            let steps = legal.iter().cycle().skip(luck.below(99) as usize).take(n_steps);
            Command::Act { steps: steps.copied().collect() }
        }
        33 => Command::Hint,
        34 | 35 => Command::Say { text: "hello".to_owned() },
        36 => Command::Emote { emote: Emote::Nice },
        37 => Command::Mute { person, muted: luck.below(2) == 0 },
        _ if luck.below(60) == 0 => Command::Close,
        _ => Command::Start,
    }
}

/// Checks that seats, people and host are consistent.
fn check_consistency<R: Rules>(test_room: &TestRoom<R>) {
    let room = &test_room.room;
    let ids: Vec<_> = room.people().iter().map(|person| person.id).collect();
    assert!(room.host.is_none_or(|host| ids.contains(&host)), "the host is here");
    let seated = room.seats.iter().filter_map(|place| match place {
        SeatOccupant::Person { person } => Some(person),
        SeatOccupant::Nobody | SeatOccupant::Bot { .. } => None,
    });
    let mut seated: Vec<_> = seated.collect();
    assert!(seated.iter().all(|person| ids.contains(person)), "who sits is here");
    let n_seated = seated.len();
    seated.sort_unstable();
    seated.dedup();
    assert_eq!(seated.len(), n_seated, "nobody sits twice");
    match room.stage() {
        Stage::Playing(game) => {
            assert_eq!(room.seats, game.seats);
            assert_eq!(game.players.len(), game.seats.len());
            assert!(R::SEATS.contains(&(game.seats.len() as u8)));
            assert!(game.turn().is_some());
        }
        Stage::Lobby | Stage::Finished(_) => {
            assert_eq!(room.seats.len(), usize::from(*R::SEATS.end()));
        }
        Stage::Closed => assert_eq!(room.timers(), []),
    }
}

/// Checks that two rooms are equal.
fn check_equal<R: Rules>(one: &Room<R>, other: &Room<R>) {
    assert_eq!(format!("{:?}", one.people), format!("{:?}", other.people));
    assert_eq!(one.luck_commitment.secret, other.luck_commitment.secret);
    assert_eq!(one.banned, other.banned);
    assert_eq!(one.timers(), other.timers());
    assert_eq!(one.game().map(|game| &game.state), other.game().map(|game| &game.state));
    for person in (0..8).map(PersonId) {
        let sent =
            [one, other].map(|room| json(&room.frame(person, Timestamp(0), None, Vec::new())));
        assert_eq!(sent[0], sent[1]);
    }
}

/// Compares the room with one that `who` cannot tell from it. Returns whether there was one.
///
/// The other room has another secret, and a determinization of what `who` knows of the game.
fn check_indistinguishable<R: Rules>(test_room: &mut TestRoom<R>, who: u8) -> bool {
    let person = test_room.id(who);
    let (Ok(game), Some(_)) = (test_room.room.playing(), test_room.room.person(person)) else {
        return false;
    };
    let view = R::view(&game.state, game.viewer(person));
    let determinized = R::determinize(&view, &mut test_room.luck);
    let twin = || {
        let mut twin = replay(&test_room.log).unwrap();
        if let Stage::Playing(game) = &mut twin.stage {
            game.state = determinized.clone();
        }
        twin.luck_commitment.secret = Secret::new([3; 32]);
        twin
    };
    let now = test_room.now;
    let sent = |room: &Room<R>| json(&room.frame(person, now, None, Vec::new()));
    assert_eq!(sent(&test_room.room), sent(&twin()));
    assert_eq!(test_room.room.timers(), twin().timers());

    let (legal, mut luck) = (test_room.legal(), test_room.luck.clone());
    for n_try in 0..8 {
        let asker = luck.below(4) as u8;
        let request = Request {
            id: RequestId::try_from(format!("alike-{n_try}")).unwrap(),
            command: any_command::<R>(&legal, &mut luck),
        };
        let (entropy, twin) = (entropy(&mut luck), twin());
        let rooms = [&test_room.room, &twin];
        let verdicts = rooms.map(|room| room.decide(&caller(asker), &request, now, &entropy));
        match verdicts {
            [Ok(CommandResult::Append(truth)), Ok(CommandResult::Append(other))] => {
                check_same_news(&test_room.log, twin, person, &truth, &other);
            }
            [Err(truth), Err(other)] if asker == who => assert_eq!(json(&truth), json(&other)),
            // Others know more, so the legal actions of others may differ.
            [truth, other] => {
                let is_act = matches!(request.command, Command::Act { .. });
                let may_differ = is_act && asker != who;
                assert!(may_differ || truth.is_err() && other.is_err());
            }
        }
    }
    true
}

/// Checks that `person` gets the same news of the same entry in two rooms.
///
/// If the entry reveals something hidden, the views differ as well. When the game is over, its secret is
/// published.
fn check_same_news<R: Rules>(
    log: &[Entry<R>],
    mut twin: Room<R>,
    person: PersonId,
    truth: &[Entry<R>],
    other: &[Entry<R>],
) {
    let mut room = replay(log).unwrap();
    for (truth, other) in truth.iter().zip(other) {
        let perspectives = [room.perspective(person), twin.perspective(person)];
        let news = [
            json(&room.apply(truth, &perspectives[..1])),
            json(&twin.apply(other, &perspectives[1..])),
        ];
        let shown = [&room, &twin].map(|room| {
            let view = room.game().map(|game| R::view(&game.state, game.viewer(person)));
            (view, room.playing().is_ok())
        });
        if shown[0] != shown[1] || !shown[0].1 {
            return;
        }
        let sent = [&room, &twin].map(|room| json(&room.frame(person, truth.at, None, Vec::new())));
        assert_eq!(sent[0], sent[1]);
        assert_eq!(news[0], news[1]);
    }
}

/// RM-20: the news of a perspective does not depend on which others are connected, and the room
/// evolves in the same way.
fn a_perspective_gets_the_same_news_alone_and_among_others<R: Rules>() {
    let mut test_room = TestRoom::<R>::started(24, 2);
    test_room.join(2, Role::Spectator).unwrap();
    test_room.finish();
    let mut room = replay(&test_room.log[..1]).unwrap();
    for entry in &test_room.log[1..] {
        let all = [0, 1, 2].map(|who| room.perspective(PersonId(who)));
        let alone = all.map(|eyes| json(&room.clone().apply(entry, &[eyes])[0]));
        let mut silent = room.clone();
        silent.evolve(entry);
        let among: Vec<_> = room.apply(entry, &all).iter().map(json).collect();
        assert_eq!(among, alone);
        let sent =
            [&room, &silent].map(|room| json(&room.frame(PersonId(0), entry.at, None, vec![])));
        assert_eq!(sent[0], sent[1]);
    }
}
