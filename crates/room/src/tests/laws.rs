//! Laws that hold whatever is asked, in any order, by anybody, at any time.

use protocol::{
    Command, Emote, Level, Millis, Nonce, PersonId, Place, Request, RequestId, Role, Secret,
};
use tabletop::{Rules, Seat, Setting, Settings, luck::Quick};

use super::{
    desk::{Desk, NAMES, caller, entropy, json},
    with_every_game,
};
use crate::{Entry, Room, Stage, Verdict, replay};

/// How many things are tried in one room.
const TRIES: u32 = 250;

with_every_game![
    whatever_is_asked_the_room_stays_in_order,
    what_is_left_out_has_not_changed,
    rooms_alike_to_somebody_are_told_alike,
    frames_hold_no_secrets,
];

/// RM-20, RM-21: whatever is asked, nothing panics, refusals change nothing, a replayed log
/// gives the same room, and seats and host stay in order.
fn whatever_is_asked_the_room_stays_in_order<R: Rules>() {
    let mut n_games = 0;
    for seed in 0..20 {
        let mut desk = Desk::<R>::open(seed);
        for _ in 0..TRIES {
            try_something(&mut desk);
            in_order(&desk);
        }
        n_games += desk.room.game().map_or(0, |game| game.number);
        let replayed = replay(&desk.log).unwrap();
        same(&replayed, &desk.room);
    }
    assert!(n_games > 3, "{n_games}");
}

/// RM-20: a frame leaves the room out only if it is as it was.
fn what_is_left_out_has_not_changed<R: Rules>() {
    let mut n_left_out = 0;
    for seed in 0..4 {
        let mut desk = Desk::<R>::started(300 + seed, 3);
        for _ in 0..60 {
            let (known, before) = (desk.room.seq(), desk.room_seen(1));
            try_something(&mut desk);
            let frame = desk.room.frame(PersonId(1), desk.now, Some(known), Vec::new());
            n_left_out += u32::from(frame.room.is_none());
            assert_eq!(frame.room.unwrap_or(before), desk.room_seen(1));
        }
    }
    assert!(n_left_out > 50, "{n_left_out}");
}

/// RM-20: two rooms that are alike to somebody give byte-identical frames, news, refusals and
/// times.
fn rooms_alike_to_somebody_are_told_alike<R: Rules>() {
    let mut n_compared = 0;
    for seed in 0..8 {
        let mut desk = Desk::<R>::filled(100 + seed, 3);
        desk.join(3, Role::Spectator).unwrap();
        desk.ask(1, Command::AddNonce { nonce: Nonce::new([7; 32]) }).unwrap();
        desk.ask(0, Command::Start).unwrap();
        for _ in 0..40 {
            try_something(&mut desk);
            for who in 0..4 {
                n_compared += u32::from(alike(&mut desk, who));
            }
        }
    }
    assert!(n_compared > 300, "{n_compared}");
}

/// RM-20: no frame and no news hold a token, its hash, a connection or a secret.
fn frames_hold_no_secrets<R: Rules>() {
    for seed in 0..4 {
        let mut desk = Desk::<R>::started(200 + seed, 3);
        for _ in 0..60 {
            try_something(&mut desk);
            let secret = String::from(desk.room.pledge.secret);
            for who in 0..4 {
                let told = desk.sent(who) + &json(&desk.heard(protocol::Seq(0), who));
                assert!(!told.contains(&secret) && !told.contains("connection"));
                for token in 0..6 {
                    assert!(!told.contains(&String::from(caller(token).token)));
                }
            }
        }
    }
}

/// Somebody asks for something, comes or goes, or time passes.
fn try_something<R: Rules>(desk: &mut Desk<R>) {
    let who = desk.luck.below(6) as u8;
    desk.now = desk.now.after(desk.luck.below(4000).into());
    match desk.luck.below(20) {
        0 => desk.go(who),
        1 => {
            let _ = desk.come(&caller(who)).is_ok();
        }
        2..=5 => {
            desk.wait();
        }
        6..=9 if desk.actor().is_some() => {
            let (who, steps) = (desk.actor().unwrap(), desk.thought().unwrap().steps);
            if desk.room.person_on(caller(who).connection).is_some() {
                desk.ask(who, Command::Act { steps }).unwrap();
            }
        }
        _ => {
            let command = any_command::<R>(&desk.legal(), &mut desk.luck);
            let before = (desk.log.len(), desk.sent(0));
            if desk.ask(who, command).is_err() {
                assert_eq!((desk.log.len(), desk.sent(0)), before);
            }
        }
    }
}

/// A command, often a wrong one. Closing is rare enough to let rooms live.
fn any_command<R: Rules>(legal: &[R::Action], luck: &mut Quick) -> Command<R::Action> {
    let seat = |luck: &mut Quick| Seat::try_from(luck.below(5) as u8).unwrap();
    let person = PersonId(luck.below(7) as u16);
    match luck.below(40) {
        0..=3 => {
            let role = luck.pick(&[Role::Player, Role::Player, Role::Spectator]).unwrap();
            Command::Join { name: luck.pick(&NAMES).unwrap().to_owned(), role }
        }
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
            let value = Setting::Number(luck.below(12).cast_signed());
            Command::Set { field: field.name.to_owned(), value }
        }
        22 | 23 => {
            let options = ["grace", "turn-timer", "chat", "hints", "listed"];
            let field = luck.pick(&options).unwrap().to_owned();
            let value = match luck.below(2) {
                0 => Setting::Flag(luck.below(3) > 0),
                _ => Setting::Number(luck.below(60).cast_signed()),
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

/// Seats, people and host fit each other.
fn in_order<R: Rules>(desk: &Desk<R>) {
    let room = &desk.room;
    let ids: Vec<_> = room.people().iter().map(|person| person.id).collect();
    assert!(room.host.is_none_or(|host| ids.contains(&host)), "the host is here");
    let seated = room.seats.iter().filter_map(|place| match place {
        Place::Person { person } => Some(person),
        Place::Nobody | Place::Bot { .. } => None,
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
        Stage::Lobby | Stage::After(_) => {
            assert_eq!(room.seats.len(), usize::from(*R::SEATS.end()));
        }
        Stage::Closed => assert_eq!(room.dues(), []),
    }
}

/// Nothing tells the two rooms apart, inside or outside.
fn same<R: Rules>(one: &Room<R>, other: &Room<R>) {
    assert_eq!(format!("{:?}", one.people), format!("{:?}", other.people));
    assert_eq!(one.pledge.secret, other.pledge.secret);
    assert_eq!(one.barred, other.barred);
    assert_eq!(one.dues(), other.dues());
    assert_eq!(one.game().map(|game| &game.state), other.game().map(|game| &game.state));
    for person in (0..8).map(PersonId) {
        let sent = [one, other].map(|room| json(&room.frame(person, Millis(0), None, Vec::new())));
        assert_eq!(sent[0], sent[1]);
    }
}

/// Compares the room with one that `who` cannot tell from it, and says whether there was one.
///
/// The other room has another secret, and in the game everything that `who` does not know is
/// imagined anew.
fn alike<R: Rules>(desk: &mut Desk<R>, who: u8) -> bool {
    let person = desk.id(who);
    let (Ok(game), Some(_)) = (desk.room.playing(), desk.room.person(person)) else {
        return false;
    };
    let view = R::view(&game.state, game.viewer(person));
    let imagined = R::imagine(&view, &mut desk.luck);
    let twin = || {
        let mut twin = replay(&desk.log).unwrap();
        if let Stage::Playing(game) = &mut twin.stage {
            game.state = imagined.clone();
        }
        twin.pledge.secret = Secret::new([3; 32]);
        twin
    };
    let now = desk.now;
    let sent = |room: &Room<R>| json(&room.frame(person, now, None, Vec::new()));
    assert_eq!(sent(&desk.room), sent(&twin()));
    assert_eq!(desk.room.dues(), twin().dues());

    let (legal, mut luck) = (desk.legal(), desk.luck.clone());
    for n_try in 0..8 {
        let asker = luck.below(4) as u8;
        let request = Request {
            id: RequestId::try_from(format!("alike-{n_try}")).unwrap(),
            command: any_command::<R>(&legal, &mut luck),
        };
        let (entropy, twin) = (entropy(&mut luck), twin());
        let rooms = [&desk.room, &twin];
        let verdicts = rooms.map(|room| room.decide(&caller(asker), &request, now, &entropy));
        match verdicts {
            [Ok(Verdict::New(truth)), Ok(Verdict::New(other))] => {
                told_alike(&desk.log, twin, person, &truth, &other);
            }
            [Err(truth), Err(other)] if asker == who => assert_eq!(json(&truth), json(&other)),
            // Others know what this one does not, so they may be let do other things.
            [truth, other] => {
                let is_act = matches!(request.command, Command::Act { .. });
                let may_differ = is_act && asker != who;
                assert!(may_differ || truth.is_err() && other.is_err());
            }
        }
    }
    true
}

/// What `person` is told of the same thing in two rooms is the same.
///
/// If something hidden came to light, the views part as well, and rightly so. And when the game is
/// over, its secret is told.
fn told_alike<R: Rules>(
    log: &[Entry<R>],
    mut twin: Room<R>,
    person: PersonId,
    truth: &[Entry<R>],
    other: &[Entry<R>],
) {
    let mut room = replay(log).unwrap();
    for (truth, other) in truth.iter().zip(other) {
        let told = [json(&room.tell(truth, person)), json(&twin.tell(other, person))];
        room.evolve(truth);
        twin.evolve(other);
        let shown = [&room, &twin].map(|room| {
            let view = room.game().map(|game| R::view(&game.state, game.viewer(person)));
            (view, room.playing().is_ok())
        });
        if shown[0] != shown[1] || !shown[0].1 {
            return;
        }
        let sent = [&room, &twin].map(|room| json(&room.frame(person, truth.at, None, Vec::new())));
        assert_eq!(told[0], told[1]);
        assert_eq!(sent[0], sent[1]);
    }
}
