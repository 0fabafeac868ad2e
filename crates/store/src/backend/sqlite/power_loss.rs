//! RM-23: acknowledged entries survive a power cut at any time.
//!
//! `kill -9` loses nothing that was written, flushed or not. A power cut loses what the disk has not
//! flushed. The test starts itself as a process that appends, records its writes and flushes
//! ([`recorder`]), and computes what may be on disk if the power is cut at any of them ([`disk`]). It
//! opens many of these disks with the real store, and compares the logs with what was acknowledged.

mod disk;
mod recorder;

use std::{
    collections::BTreeMap,
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
};

use tokio::sync::broadcast;

use self::{
    disk::{Disk, Image, LOSSES, Loss, Random},
    recorder::{Event, READY},
};
use super::Sqlite;
use crate::{
    Append, CHANGE_BUFFER, DatabaseUrl, EntryNumber, NewEntry, RoomId, Store, Task, Text,
    UnixMillis, store::assemble_unshared,
};

/// The folder of the process that a test starts.
const FOLDER: &str = "PAIJU_POWER_LOSS_FOLDER";

/// The value of `synchronous` in that process, if it is another than in a server.
const SYNCHRONOUS: &str = "PAIJU_POWER_LOSS_SYNCHRONOUS";

const DATABASE: &str = "paiju.db";

/// The process writes what was acknowledged to a file per room, whose name begins like this.
const ACKNOWLEDGED: &str = "acknowledged";

const ROOMS: [&str; 4] = ["A", "B", "C", "D"];

/// Appends of each room: enough for SQLite to move the journal into the file while they go on.
const N_APPENDS: usize = 250;

/// Number of power cuts of a server.
const N_CUTS: usize = 160;

/// Number of power cuts of a database that is flushed too rarely.
const N_FAULTY_CUTS: usize = 32;

/// The acknowledged length of each log.
type Ends = BTreeMap<String, usize>;

#[test]
fn acknowledged_entries_survive_a_power_cut() {
    let recording = Recording::new(None);
    // The recording is long enough, and SQLite flushes as expected.
    let (n_checkpoints, n_commits) =
        (recording.n_flushes(DATABASE), recording.n_flushes("paiju.db-wal"));
    assert!(n_checkpoints >= 3, "no checkpoint");
    assert!(n_commits >= N_APPENDS, "commits without a flush");
    println!(
        "{} events, {n_commits} flushes of the journal, {n_checkpoints} of the file, {N_CUTS} cuts",
        recording.events.len()
    );
    for cut in recording.cuts(N_CUTS) {
        recording.check(cut).unwrap_or_else(|fault| panic!("{cut:?}: {fault}"));
    }
}

/// The test above finds a database that is flushed too rarely.
#[test]
fn a_database_that_is_flushed_too_rarely_loses_entries() {
    for synchronous in ["NORMAL", "OFF"] {
        let recording = Recording::new(Some(synchronous));
        let cuts = recording.cuts(N_FAULTY_CUTS).into_iter();
        let n_faults = cuts.filter(|cut| recording.check(*cut).is_err()).count();
        println!("{synchronous}: {n_faults} of {N_FAULTY_CUTS} cuts lost entries");
        assert!(
            N_FAULTY_CUTS / 8 < n_faults,
            "{synchronous}: only {n_faults} power cuts lost entries"
        );
    }
}

/// A moment at which the power is lost, after this number of events, and what is lost.
#[derive(Debug, Clone, Copy)]
struct Cut {
    n_events: usize,
    loss: Loss,
    seed: u64,
}

struct Recording {
    folder: PathBuf,
    events: Vec<Event>,
}

impl Recording {
    fn new(synchronous: Option<&str>) -> Self {
        let temporary = tempfile::tempdir().unwrap();
        let folder = temporary.path().canonicalize().unwrap();
        let mut command = Command::new(env::current_exe().unwrap());
        let test = format!("{}::the_process_that_loses_power", module_path!());
        let (_, test) = test.split_once("::").unwrap(); // Without the name of the crate.
        command.args([test, "--exact", "--nocapture"]).env(FOLDER, &folder);
        if let Some(synchronous) = synchronous {
            command.env(SYNCHRONOUS, synchronous);
        }
        let recording = Self { events: recorder::record(command, &folder), folder };
        recording.check_completeness();
        recording
    }

    /// The events make exactly the files that are there.
    fn check_completeness(&self) {
        let mut disk = Disk::new(self.folder.clone());
        for event in &self.events {
            disk.apply(event);
        }
        for (path, content) in disk.after_power_loss(Loss::None, &mut Random::new(0)) {
            assert!(fs::read(&path).unwrap() == content, "{} is different", path.display());
        }
        let acknowledged = Self::acknowledged(&self.events);
        assert_eq!(acknowledged.len(), ROOMS.len());
        assert!(acknowledged.iter().all(|(room, end)| *end == log_length(room)));
    }

    fn n_flushes(&self, name: &str) -> usize {
        let path = self.folder.join(name);
        let is_flush = |event: &&Event| matches!(event, Event::FlushEnded(file) if *file == path);
        self.events.iter().filter(is_flush).count()
    }

    /// Half of the cuts are right after an acknowledgement.
    fn cuts(&self, n_cuts: usize) -> Vec<Cut> {
        let mut random = Random::new(18);
        let is_acknowledgement = |event| Self::acknowledgement(event).is_some();
        let after: Vec<usize> = (1..=self.events.len())
            .filter(|n_events| is_acknowledgement(&self.events[n_events - 1]))
            .collect();
        let cut = |(seed, loss): (u64, Loss)| {
            let n_events = if random.below(2) == 0 {
                after[random.below(after.len())]
            } else {
                random.below(self.events.len() + 1)
            };
            Cut { n_events, loss, seed }
        };
        (0..).zip(LOSSES.into_iter().cycle().take(n_cuts)).map(cut).collect()
    }

    /// Opens the disk after a power cut.
    fn check(&self, cut: Cut) -> Result<(), String> {
        let before = &self.events[..cut.n_events];
        let mut disk = Disk::new(self.folder.clone());
        for event in before {
            disk.apply(event);
        }
        let image = disk.after_power_loss(cut.loss, &mut Random::new(cut.seed));
        let folder = tempfile::tempdir().unwrap();
        write_image(&image, folder.path());
        let database = folder.path().join(DATABASE);
        check_logs(&database, &Self::acknowledged(before))?;
        let health = rusqlite::Connection::open(database)
            .and_then(|file| file.query_row("PRAGMA integrity_check", [], |row| row.get(0)))
            .map_err(|error| error.to_string())?;
        if health == "ok" { Ok(()) } else { Err(health) }
    }

    fn acknowledged(events: &[Event]) -> Ends {
        events.iter().filter_map(Self::acknowledgement).collect()
    }

    fn acknowledgement(event: &Event) -> Option<(String, usize)> {
        let Event::Written { path, data, .. } = event else { return None };
        if !path.file_name()?.to_str()?.starts_with(ACKNOWLEDGED) {
            return None;
        }
        let text = String::from_utf8(data.clone()).unwrap();
        let (room, end) = text.trim_end().split_once(' ').unwrap();
        Some((room.to_owned(), end.parse().unwrap()))
    }
}

fn write_image(image: &Image, folder: &Path) {
    for (path, content) in image {
        fs::write(folder.join(path.file_name().unwrap()), content).unwrap();
    }
}

/// Every log has what was acknowledged, and of the next append everything or nothing. It can grow.
#[tokio::main(flavor = "current_thread")]
async fn check_logs(database: &Path, acknowledged: &Ends) -> Result<(), String> {
    let url = DatabaseUrl::Sqlite(database.to_owned());
    let (store, task) = crate::open(&url).await.map_err(|error| error.to_string())?;
    let running = tokio::spawn(task.run());
    for name in ROOMS {
        let (room, end) = (name.parse::<RoomId>().unwrap(), acknowledged.get(name).copied());
        let log =
            store.read(&room, EntryNumber::START..).await.map_err(|error| error.to_string())?;
        let end = end.unwrap_or(0);
        if ![end, end + n_entries(name, end)].contains(&log.len()) {
            return Err(format!("{name} has {} entries, {end} were acknowledged", log.len()));
        }
        for (number, entry) in log.iter().enumerate() {
            if entry.payload.as_str() != payload(name, number) {
                return Err(format!("entry {number} of {name} is wrong"));
            }
        }
        let next = append(name, log.len());
        store.append(next).await.map_err(|error| error.to_string())?;
    }
    store.close();
    running.await.unwrap();
    Ok(())
}

/// An append at the end of a log of this length.
fn append(room: &str, end: usize) -> Append {
    let entry = |number| NewEntry {
        at: UnixMillis(0),
        payload: Text::try_from(payload(room, number)).unwrap(),
    };
    let entries = (end..end + n_entries(room, end)).map(entry).collect();
    Append::new(room.parse().unwrap(), EntryNumber(end.try_into().unwrap()), entries)
}

/// Number of entries in the append at this position.
fn n_entries(room: &str, end: usize) -> usize {
    1 + spread(room, end) % 3
}

/// Short and long entries: some fill several pages.
fn payload(room: &str, number: usize) -> String {
    format!("entry {number} of {room}{}", "·".repeat(spread(room, number) % 4000))
}

/// A number that looks random.
fn spread(room: &str, number: usize) -> usize {
    Random::new((number * 7 + room.len() + usize::from(room.as_bytes()[0]) * 1_000_003) as u64)
        .below(1_000_000)
}

/// The length of a log after all its appends.
fn log_length(room: &str) -> usize {
    (0..N_APPENDS).fold(0, |end, _| end + n_entries(room, end))
}

/// Not a test: does nothing unless a test above starts it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_process_that_loses_power() {
    let Ok(folder) = env::var(FOLDER) else { return };
    println!("{READY}");
    std::io::stdin().read_line(&mut String::new()).unwrap();
    let (folder, synchronous) = (PathBuf::from(folder), env::var(SYNCHRONOUS).ok());
    let (store, task) = open(&folder.join(DATABASE), synchronous).await;
    let running = tokio::spawn(task.run());
    let rooms = ROOMS.map(|room| {
        let store = store.clone();
        let mut acknowledged =
            fs::File::create(folder.join(format!("{ACKNOWLEDGED}-{room}"))).unwrap();
        tokio::spawn(async move {
            let mut end = 0;
            for _ in 0..N_APPENDS {
                store.append(append(room, end)).await.unwrap();
                end += n_entries(room, end);
                acknowledged.write_all(format!("{room} {end}\n").as_bytes()).unwrap();
            }
        })
    });
    for room in rooms {
        room.await.unwrap();
    }
    store.close();
    running.await.unwrap();
}

async fn open(database: &Path, synchronous: Option<String>) -> (Store, Task) {
    match synchronous {
        None => crate::open(&DatabaseUrl::Sqlite(database.to_owned())).await.unwrap(),
        Some(synchronous) => {
            let sqlite = Sqlite::open_with(database, synchronous.leak()).await.unwrap();
            assemble_unshared(Arc::new(sqlite), broadcast::channel(CHANGE_BUFFER).0)
        }
    }
}
