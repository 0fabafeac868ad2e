//! What is told and replayed from a part of a log is what the whole log says.

use protocol::{Command, Role, Seq};
use tabletop::{Rules, Settings};

use super::{
    desk::{Desk, heard_in, json},
    with_every_game,
};
use crate::{Entry, Fact, Recent, Room, act_in_state, record};

with_every_game![
    the_last_entries_are_told_as_the_whole_log_tells_them,
    a_game_needs_its_settings_and_its_own_entries,
    an_act_needs_no_later_entry,
];

/// Two games with other settings, and talk between and within them.
fn two_games<R: Rules>(seed: u64) -> Desk<R> {
    let mut desk = Desk::<R>::filled(seed, 2);
    desk.join(2, Role::Spectator).unwrap();
    for preset in R::Config::PRESETS.iter().take(2) {
        desk.ask(0, Command::ChoosePreset { preset: preset.name.to_owned() }).unwrap();
        let [field, ..] = R::Config::FIELDS else { panic!("no settings") };
        let (name, value) = (field.name.to_owned(), field.get(&preset.config));
        desk.ask(0, Command::Set { field: name, value }).unwrap();
        desk.ask(1, Command::Say { text: "ready".to_owned() }).unwrap();
        desk.ask(0, Command::Start).unwrap();
        desk.advance();
        desk.ask(1, Command::Say { text: "hm".to_owned() }).unwrap();
        desk.finish();
        desk.now = desk.now.after(60_000);
    }
    desk
}

fn again<R: Rules>(entry: &Entry<R>) -> Entry<R> {
    serde_json::from_str(&json(entry)).unwrap()
}

/// The entry with the settings of a game, and the game.
fn part_of<R: Rules>(desk: &Desk<R>, number: u16) -> Vec<Entry<R>> {
    let mut room = Room::begin(&desk.log[0]).unwrap();
    let mut part = Vec::new();
    for entry in &desk.log[1..] {
        if matches!(entry.fact, Fact::Started { number: it, .. } if it == number) {
            let configured = usize::try_from(room.configured().0).unwrap();
            part.push(again(&desk.log[configured]));
        }
        if !part.is_empty() {
            part.push(again(entry));
        }
        if !part.is_empty() && matches!(entry.fact, Fact::Finished { .. }) {
            return part;
        }
        room.evolve(entry);
    }
    panic!("there is no finished game {number}")
}

/// RM-8: a client that comes back is told at most the last 200 entries, and of these what it would
/// have been told then.
fn the_last_entries_are_told_as_the_whole_log_tells_them<R: Rules>() {
    let desk = two_games::<R>(60);
    let mut recent = Recent::new(Room::<R>::begin(&desk.log[0]).unwrap());
    for end in 1..desk.log.len() {
        recent.push(again(&desk.log[end]));
        // Every place near the border, and others now and then.
        let is_checked = end.abs_diff(Recent::<R>::MAX) < 5 || end % 37 == 0;
        if !is_checked && end + 1 < desk.log.len() {
            continue;
        }
        let oldest = (end + 1).saturating_sub(Recent::<R>::MAX);
        for since in [0, 1, oldest.saturating_sub(1), oldest + 1, end - 1, end, end + 1, end + 9] {
            let told = Seq(since.max(oldest) as u64);
            for who in [0, 1, 2, 5] {
                let whole = heard_in(&desk.log[..=end], told, desk.id(who));
                let part = recent.news_since(Seq(since as u64), desk.id(who));
                assert_eq!(json(&part), json(&whole), "{who} since {since} of {end}");
            }
        }
    }
    assert!(Recent::<R>::MAX < desk.log.len(), "{} entries", desk.log.len());
}

/// RM-30: the record of a game follows from the entry with its settings and its own entries.
fn a_game_needs_its_settings_and_its_own_entries<R: Rules>() {
    let desk = two_games::<R>(61);
    for (number, preset) in (1..).zip(R::Config::PRESETS.iter().take(2)) {
        let whole = record(&desk.log, number, preset.name).unwrap();
        let part = record(&part_of(&desk, number), number, preset.name).unwrap();
        assert_eq!(json(&part), json(&whole));
        assert_eq!(json(&whole.config), json(&preset.config));
        part.verify().unwrap();
    }
}

/// RM-30: the state in which somebody acted follows from what was before it.
fn an_act_needs_no_later_entry<R: Rules>() {
    let desk = two_games::<R>(62);
    let part = part_of(&desk, 1);
    let is_act = |entry: &Entry<R>| matches!(entry.fact, Fact::Happened { .. });
    let mut n_acts = 0;
    for (place, entry) in part.iter().enumerate() {
        let Fact::Happened { seat, steps, .. } = &entry.fact else { continue };
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
