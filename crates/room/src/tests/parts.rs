//! News, records and states from a part of a log equal those from the whole log.

use std::cell::Cell;

use protocol::{Command, Role, Seq};
use serde::{Deserialize, Serialize};
use tabletop::{Rules, Settings};
use testkit::nim::{Nim, NimConfig, NimEvent, Take};

use super::{
    test_room::{TestRoom, json, news_in},
    with_every_game,
};
use crate::{Entry, Recent, Room, RoomEvent, act_in_state, record, replay};

with_every_game![
    recent_news_equals_that_of_the_whole_log,
    a_game_needs_its_settings_and_its_own_entries,
    an_act_needs_no_later_entry,
];

/// Two games with different settings, with chat between and during them.
fn two_games<R: Rules>(seed: u64) -> TestRoom<R> {
    let mut test_room = TestRoom::<R>::filled(seed, 2);
    test_room.join(2, Role::Spectator).unwrap();
    for preset in R::Config::PRESETS.iter().take(2) {
        test_room.request(0, Command::ChoosePreset { preset: preset.name.to_owned() }).unwrap();
        let [field, ..] = R::Config::FIELDS else { panic!("no settings") };
        let (name, value) = (field.name.to_owned(), field.get(&preset.config));
        test_room.request(0, Command::Set { field: name, value }).unwrap();
        test_room.request(1, Command::Say { text: "ready".to_owned() }).unwrap();
        test_room.request(0, Command::Start).unwrap();
        test_room.advance();
        test_room.request(1, Command::Say { text: "hm".to_owned() }).unwrap();
        test_room.finish();
        test_room.now = test_room.now.after(60_000);
    }
    test_room
}

fn again<R: Rules>(entry: &Entry<R>) -> Entry<R> {
    serde_json::from_str(&json(entry)).unwrap()
}

/// The entry with the settings of a game, and the game.
fn part_of<R: Rules>(test_room: &TestRoom<R>, number: u16) -> Vec<Entry<R>> {
    let mut room = Room::begin(&test_room.log[0]).unwrap();
    let mut part = Vec::new();
    for entry in &test_room.log[1..] {
        if matches!(entry.event, RoomEvent::Started { number: it, .. } if it == number) {
            let configured = usize::try_from(room.configured().0).unwrap();
            part.push(again(&test_room.log[configured]));
        }
        if !part.is_empty() {
            part.push(again(entry));
        }
        if !part.is_empty() && matches!(entry.event, RoomEvent::Finished { .. }) {
            return part;
        }
        room.evolve(entry);
    }
    panic!("there is no finished game {number}")
}

/// RM-8: a client that reconnects gets the news of at most the last 200 entries, the same as at that
/// time.
fn recent_news_equals_that_of_the_whole_log<R: Rules>() {
    let test_room = two_games::<R>(60);
    let mut room = Room::<R>::begin(&test_room.log[0]).unwrap();
    let mut recent = Recent::new(room.clone());
    for end in 1..test_room.log.len() {
        room.evolve(&test_room.log[end]);
        recent.push(again(&test_room.log[end]), &room);
        // Every position near a boundary, and some others.
        let is_border = |n_entries| end.abs_diff(n_entries * Recent::<R>::MAX) < 5;
        let is_checked = [1, 2, 3].into_iter().any(is_border) || end % 37 == 0;
        if !is_checked && end + 1 < test_room.log.len() {
            continue;
        }
        let oldest = (end + 1).saturating_sub(Recent::<R>::MAX);
        for since in [0, 1, oldest.saturating_sub(1), oldest + 1, end - 1, end, end + 1, end + 9] {
            let first = Seq(since.max(oldest) as u64);
            for who in [0, 1, 2, 5] {
                let whole = news_in(&test_room.log[..=end], first, test_room.id(who));
                let part = recent.news_since(Seq(since as u64), test_room.id(who));
                assert_eq!(json(&part), json(&whole), "{who} since {since} of {end}");
            }
        }
    }
    assert!(Recent::<R>::MAX < test_room.log.len(), "{} entries", test_room.log.len());
}

/// RM-30: the record of a game follows from the entry with its settings and its own entries.
fn a_game_needs_its_settings_and_its_own_entries<R: Rules>() {
    let test_room = two_games::<R>(61);
    for (number, preset) in (1..).zip(R::Config::PRESETS.iter().take(2)) {
        let whole = record(&test_room.log, number, preset.name).unwrap();
        let part = record(&part_of(&test_room, number), number, preset.name).unwrap();
        assert_eq!(json(&part), json(&whole));
        assert_eq!(json(&whole.config), json(&preset.config));
        part.verify().unwrap();
    }
}

/// RM-30: the state before an act follows from the earlier entries.
fn an_act_needs_no_later_entry<R: Rules>() {
    let test_room = two_games::<R>(62);
    let part = part_of(&test_room, 1);
    let is_act = |entry: &Entry<R>| matches!(entry.event, RoomEvent::Acted { .. });
    let mut n_acts = 0;
    for (place, entry) in part.iter().enumerate() {
        let RoomEvent::Acted { seat, steps, .. } = &entry.event else { continue };
        n_acts += 1;
        let act = act_in_state(&part[..=place], 1, n_acts).unwrap();
        assert_eq!((act.seat, json(&act.steps)), (*seat, json(steps)));
        for step in steps.iter().take(1) {
            R::judge(&act.state, act.seat, step).unwrap();
        }
        assert!(act_in_state(&part[..place], 1, n_acts).is_none());
    }
    assert_eq!(n_acts as usize, part.iter().filter(|entry| is_act(entry)).count());
    assert!(act_in_state(&part, 1, 0).is_none() && act_in_state(&part, 1, n_acts + 1).is_none());
    assert!(act_in_state(&part, 2, 1).is_none());
}

thread_local! {
    /// How often the rules applied a [`CountedEvent`].
    static N_APPLIED: Cell<usize> = const { Cell::new(0) };
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct CountedEvent(u8);

impl NimEvent for CountedEvent {
    fn new(n: u8, _: u8) -> Self {
        Self(n)
    }

    /// Only `Nim::evolve` calls this.
    fn n(&self) -> u8 {
        N_APPLIED.set(N_APPLIED.get() + 1);
        self.0
    }
}

/// An event is applied once, however many people see it.
#[test]
fn an_event_is_applied_once_for_all_people() {
    let mut test_room = TestRoom::<Nim<NimConfig, CountedEvent>>::open(1);
    test_room.join(1, Role::Player).unwrap();
    for who in 2..6 {
        test_room.join(who, Role::Spectator).unwrap();
    }
    test_room.request(0, Command::Start).unwrap();
    let n_entries = test_room.log.len();
    let actor = test_room.actor().unwrap();
    test_room.request(actor, Command::Act { steps: vec![Take(2)] }).unwrap();

    let mut room = replay(&test_room.log[..n_entries]).unwrap();
    let perspectives: Vec<_> =
        room.people().iter().map(|person| room.perspective(person.id)).collect();
    N_APPLIED.set(0);
    let news = room.apply(&test_room.log[n_entries], &perspectives);
    assert_eq!((news.len(), N_APPLIED.get()), (6, 1));
    assert_eq!(room.game().unwrap().state.left, 7);
}
