//! One run: the nodes, the clients and the end.

use std::{cell::Cell, panic, sync::Once, time::Duration};

use games::GameKind;
use protocol::digest;
use store::{Entry, RoomId};
use thiserror::Error;
use tokio::{
    runtime::{self, Runtime},
    sync::watch,
    time::{Instant, sleep},
};

use crate::{
    Counts, PlantedBug, Violation,
    chance::Chance,
    check,
    client::{Gathered, Party, Surroundings},
    cluster::Cluster,
    database::Database,
    fault::Faults,
    transcript::{Line, Transcript},
};

/// How long faults occur, if their number is not reached before.
const FAULTY: Duration = Duration::from_mins(30);

/// When every game must be over.
const END: Duration = Duration::from_hours(2);

/// How long the clients read on after the last game: longer than a client may sleep or stay away.
const SETTLE: Duration = Duration::from_mins(5);

/// How a run is simulated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Number of faults after which no more occur.
    pub max_faults: u64,
    /// A bug to plant.
    pub planted: Option<PlantedBug>,
}

impl Default for Options {
    fn default() -> Self {
        Self { max_faults: 1_500, planted: None }
    }
}

/// What happened in a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub faults: Counts,
    /// Number of entries in all logs.
    pub n_entries: usize,
    /// Number of requests that were acknowledged.
    pub n_acks: usize,
    /// Number of frames that were compared with the log.
    pub n_frames: usize,
    /// Number of games that ended.
    pub n_games: usize,
    /// Simulated time.
    pub simulated: Duration,
    /// The SHA-256 of all logs.
    pub logs: [u8; 32],
    /// The SHA-256 of all messages to clients.
    pub messages: [u8; 32],
}

/// What is wrong with a run.
#[derive(Debug, Error)]
#[error(
    "run {number}: {violation}\nrepeat it with: cargo run -p simulation -- --seed {number} --runs 1"
)]
pub struct Failure {
    pub number: u64,
    pub violation: Box<Violation>,
    /// The faults until then.
    pub faults: Counts,
}

/// Simulates the run with this number, and checks it.
///
/// # Errors
///
/// Returns what is wrong.
pub fn run(number: u64, options: &Options) -> Result<Report, Failure> {
    count_panics();
    let chance = Chance::new(number);
    let faults = Faults::new(&chance, options.max_faults);
    let outcome = simulate(&chance, &faults, options).and_then(Seen::check);
    let faults = faults.counts();
    match outcome {
        Ok(report) => Ok(Report { faults, ..report }),
        Err(violation) => Err(Failure { number, violation: Box::new(violation), faults }),
    }
}

/// What is left of a run.
struct Seen {
    database: Database,
    lines: Vec<Line>,
    parties: Vec<(GameKind, Gathered)>,
    simulated: Duration,
}

fn simulate(chance: &Chance, faults: &Faults, options: &Options) -> Result<Seen, Violation> {
    let runtime = simulated_runtime().map_err(|error| Violation::Setup(error.to_string()))?;
    PANICS.set(0);
    let seen = runtime.block_on(play(chance.clone(), faults.clone(), options));
    drop(runtime);
    match PANICS.get() {
        0 => seen,
        n_panics => Err(Violation::Panicked { n_panics }),
    }
}

/// One thread, whose time passes only when every task waits.
fn simulated_runtime() -> std::io::Result<Runtime> {
    runtime::Builder::new_current_thread().enable_time().start_paused(true).build()
}

async fn play(chance: Chance, faults: Faults, options: &Options) -> Result<Seen, Violation> {
    let began = Instant::now();
    let database = Database::new(chance.clone(), faults.clone());
    let cluster = Cluster::start(&database, &chance, &faults, options.planted);
    let (activity, is_active) = watch::channel(true);
    let transcript = Transcript::default();
    let surroundings = Surroundings {
        cluster: cluster.clone(),
        database: database.clone(),
        chance,
        faults: faults.clone(),
        transcript: transcript.clone(),
        is_active,
    };
    let mut gathering = Vec::new();
    for (number, &kind) in (0..).zip(GameKind::ALL) {
        let party = Party::new(kind, number, &surroundings.chance);
        let surroundings = surroundings.clone();
        let gather = async move { party.gather(&surroundings).await };
        gathering.push((kind, tokio::spawn(gather)));
    }
    let mut parties = Vec::new();
    for (kind, gathered) in gathering {
        let gathered = gathered.await.map_err(|error| Violation::Setup(error.to_string()))?;
        parties.push((kind, gathered));
    }
    let rooms: Vec<RoomId> = parties.iter().filter_map(|(_, party)| party.log()).collect();
    let mut is_over = true;
    loop {
        if rooms.iter().all(|room| has_finished(&database.log(room))) {
            faults.end();
            activity.send_replace(false);
            cluster.recovered().await;
            sleep(SETTLE).await;
            // A request that was on its way may have started another game.
            if rooms.iter().all(|room| has_finished(&database.log(room))) {
                break;
            }
            activity.send_replace(true);
        }
        if FAULTY < began.elapsed() {
            faults.end();
        }
        if END < began.elapsed() {
            is_over = false;
            break;
        }
        sleep(Duration::from_secs(1)).await;
    }
    let simulated = began.elapsed();
    let lines = transcript.take();
    if !is_over {
        // What is wrong with a log says more than that its game does not end.
        let unfinished = rooms.iter().find(|room| !has_finished(&database.log(room)));
        let room = unfinished.map(ToString::to_string).unwrap_or_default();
        Seen { database, lines, parties, simulated }.check()?;
        return Err(Violation::Unfinished { room });
    }
    for (_, party) in &parties {
        party.check_latest(&database)?;
    }
    Ok(Seen { database, lines, parties, simulated })
}

/// Whether at least one game was played, and all games are over.
fn has_finished(log: &[Entry]) -> bool {
    let count = |event: &str| log.iter().filter(|it| it.payload.as_str().contains(event)).count();
    let n_started = count(r#""event":{"type":"started""#);
    0 < n_started && n_started == count(r#""event":{"type":"finished""#)
}

impl Seen {
    fn check(self) -> Result<Report, Violation> {
        let Self { database, lines, parties, simulated } = self;
        let logs = database.logs();
        let mut report = Report {
            faults: Counts::default(),
            n_entries: logs.values().map(Vec::len).sum(),
            n_acks: 0,
            n_frames: 0,
            n_games: 0,
            simulated,
            logs: digest_of(logs.iter().flat_map(|(room, log)| {
                [room.as_str()].into_iter().chain(log.iter().map(|entry| entry.payload.as_str()))
            })),
            messages: digest_of(
                lines.iter().flat_map(|line| &line.received).map(|it| it.text.as_str()),
            ),
        };
        for (room, log) in &logs {
            check::log(room, log, &lines, &mut report)?;
        }
        for (kind, party) in &parties {
            let log = party.log().and_then(|room| logs.get(&room)).map_or(&[][..], Vec::as_slice);
            check::first_game(*kind, party.room, log)?;
        }
        Ok(report)
    }
}

/// The SHA-256 of texts, in order.
fn digest_of<'a>(texts: impl Iterator<Item = &'a str>) -> [u8; 32] {
    let mut all = String::new();
    for text in texts {
        all.push_str(text);
        all.push('\n');
    }
    digest("", all.as_bytes())
}

thread_local! {
    /// Number of panics on this thread. The runtime catches those of tasks.
    static PANICS: Cell<u64> = const { Cell::new(0) };
}

fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let earlier = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            PANICS.set(PANICS.get() + 1);
            earlier(info);
        }));
    });
}
