//! Mode `play`: games in many rooms.

use std::{
    rc::Rc,
    time::{Duration, Instant},
};

use indicatif::ProgressBar;
use protocol::{Command, NewToken, OpenRoom, Role as Part, RoomCode, RoomCreated, Token};
use tabletop::luck::Quick;
use tokio::{
    sync::Barrier,
    task::{JoinSet, LocalSet},
    time::sleep,
};

use super::{
    error::LoadTestError,
    http::Address,
    message::Message,
    player::{MoveStats, Player, Role},
    socket::Socket,
};
use crate::layout::grouped;

/// Parameters of the mode `play`.
#[derive(Debug, Clone)]
pub(super) struct PlayOptions {
    pub(super) address: Address,
    pub(super) game: &'static str,
    pub(super) rooms: u32,
    pub(super) connections: u32,
    pub(super) think: Duration,
    pub(super) seed: u64,
    pub(super) until: StopCondition,
}

/// When to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StopCondition {
    Time(Duration),
    /// Number of acknowledged moves.
    Moves(u64),
}

/// Interval between checks of the stop condition.
const CHECK_INTERVAL: Duration = Duration::from_millis(20);

/// Plays, and returns the statistics and the duration. Calls `ready` when all players are seated.
pub(super) async fn play(
    options: &PlayOptions,
    progress: &ProgressBar,
    ready: impl FnOnce(),
) -> Result<(Rc<MoveStats>, Duration), LoadTestError> {
    let stats = Rc::new(MoveStats::new());
    let n_players = options.rooms as usize * options.connections as usize;
    // The players and this task: all start when the last player is seated.
    let seated = Rc::new(Barrier::new(n_players + 1));
    let players = LocalSet::new();
    let running = players.run_until(async {
        let mut running = JoinSet::new();
        for room in 0..options.rooms {
            open(options, room, &stats, &seated, &mut running).await?;
        }
        tokio::select! {
            _ = seated.wait() => {}
            error = first_error(&mut running) => return Err(error),
        }
        ready();
        let begin = Instant::now();
        stats.since.set(Some(begin));
        tokio::select! {
            time = watch(options.until, begin, &stats, progress) => Ok(time),
            error = first_error(&mut running) => Err(error),
        }
    });
    let time = running.await?;
    Ok((stats, time))
}

/// Opens a room, and starts its players.
async fn open(
    options: &PlayOptions,
    number: u32,
    stats: &Rc<MoveStats>,
    seated: &Rc<Barrier>,
    running: &mut JoinSet<Result<(), LoadTestError>>,
) -> Result<(), LoadTestError> {
    let mut tokens = Vec::new();
    let mut http = options.address.http().await?;
    for _ in 0..options.connections {
        let given: NewToken = http.post("/api/token", None, &()).await?;
        tokens.push(given.token);
    }
    let Some(&host) = tokens.first() else { return Ok(()) };
    let open = OpenRoom { game: options.game.to_owned(), name: name(0), role: Part::Player };
    let RoomCreated { room, .. } =
        http.post("/api/rooms", Some(&String::from(host)), &open).await?;
    for (seat, token) in (0..).zip(tokens) {
        let (options, stats, seated) = (options.clone(), Rc::clone(stats), Rc::clone(seated));
        let luck = Quick::new(options.seed ^ u64::from(number) << 32 ^ u64::from(seat));
        running.spawn_local(async move {
            let socket = sit(&options.address, room, token, seat).await?;
            let role = if seat == 0 { Role::Host } else { Role::Guest };
            seated.wait().await;
            Player { socket, role, think: options.think, luck, stats }.play().await
        });
    }
    Ok(())
}

/// Connects to a room, and joins it as a player.
async fn sit(
    address: &Address,
    room: RoomCode,
    token: Token,
    seat: u32,
) -> Result<Socket, LoadTestError> {
    let mut socket = Socket::open(address, room, token).await?;
    loop {
        match Message::parse(&socket.next().await?) {
            Message::Frame(_) => return Ok(socket),
            Message::Refused { code: "not-in-room" } => {
                socket.request(Command::Join { name: name(seat), role: Part::Player }).await?;
                return Ok(socket);
            }
            Message::Refused { code } => {
                return Err(LoadTestError::Refused { code: code.to_owned() });
            }
            Message::Bye => return Err(LoadTestError::Disconnected),
            Message::Ack { .. } | Message::Other => {}
        }
    }
}

fn name(seat: u32) -> String {
    format!("Load {seat}")
}

/// Waits until the first player fails. Players never end without an error.
async fn first_error(running: &mut JoinSet<Result<(), LoadTestError>>) -> LoadTestError {
    match running.join_next().await {
        Some(Ok(Err(error))) => error,
        Some(Ok(Ok(())) | Err(_)) | None => LoadTestError::Disconnected,
    }
}

/// Waits for the stop condition, and shows the progress.
async fn watch(
    until: StopCondition,
    begin: Instant,
    stats: &MoveStats,
    progress: &ProgressBar,
) -> Duration {
    loop {
        sleep(CHECK_INTERVAL).await;
        let (time, moves) = (begin.elapsed(), stats.moves.get());
        progress.set_message(grouped(moves));
        progress.tick();
        let is_done = match until {
            StopCondition::Time(end) => end <= time,
            StopCondition::Moves(end) => end <= moves,
        };
        if is_done {
            return time;
        }
    }
}
