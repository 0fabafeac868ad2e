//! Rooms full of players, each waiting for its turn and for its acknowledgement.

use std::{
    rc::Rc,
    time::{Duration, Instant},
};

use indicatif::ProgressBar;
use protocol::{Code, Command, OpenRoom, Role as Part, RoomOpened, Token, TokenGiven};
use tabletop::luck::Quick;
use tokio::{
    sync::Barrier,
    task::{JoinSet, LocalSet},
    time::sleep,
};

use super::{
    frame::Message,
    http::Address,
    player::{Player, Role, Tally},
    socket::Socket,
    trouble::Trouble,
};
use crate::layout::grouped;

/// What is played, by how many, and for how long.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) address: Address,
    pub(super) game: &'static str,
    pub(super) rooms: u32,
    pub(super) sockets: u32,
    pub(super) think: Duration,
    pub(super) seed: u64,
    pub(super) until: Until,
}

/// When to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Until {
    /// After this time.
    Time(Duration),
    /// After so many acknowledged moves.
    Moves(u64),
}

/// How often somebody looks whether it is time to stop.
const TICK: Duration = Duration::from_millis(20);

/// Plays, and returns what was counted and how long it took. `ready` is called when everybody sits.
pub(super) async fn play(
    plan: &Plan,
    progress: &ProgressBar,
    ready: impl FnOnce(),
) -> Result<(Rc<Tally>, Duration), Trouble> {
    let tally = Rc::new(Tally::new());
    let n_players = plan.rooms as usize * plan.sockets as usize;
    // One more than players, for ourselves: everybody begins when the last one sits.
    let seated = Rc::new(Barrier::new(n_players + 1));
    let players = LocalSet::new();
    let running = players.run_until(async {
        let mut running = JoinSet::new();
        for room in 0..plan.rooms {
            open(plan, room, &tally, &seated, &mut running).await?;
        }
        tokio::select! {
            _ = seated.wait() => {}
            trouble = first_trouble(&mut running) => return Err(trouble),
        }
        ready();
        let begin = Instant::now();
        tally.since.set(Some(begin));
        tokio::select! {
            time = watch(plan.until, begin, &tally, progress) => Ok(time),
            trouble = first_trouble(&mut running) => Err(trouble),
        }
    });
    let time = running.await?;
    Ok((tally, time))
}

/// Opens a room and lets its players in.
async fn open(
    plan: &Plan,
    number: u32,
    tally: &Rc<Tally>,
    seated: &Rc<Barrier>,
    running: &mut JoinSet<Result<(), Trouble>>,
) -> Result<(), Trouble> {
    let mut tokens = Vec::new();
    let mut http = plan.address.http().await?;
    for _ in 0..plan.sockets {
        let given: TokenGiven = http.post("/api/token", None, &()).await?;
        tokens.push(given.token);
    }
    let Some(&host) = tokens.first() else { return Ok(()) };
    let open = OpenRoom { game: plan.game.to_owned(), name: name(0), role: Part::Player };
    let RoomOpened { room, .. } = http.post("/api/rooms", Some(&String::from(host)), &open).await?;
    for (seat, token) in (0..).zip(tokens) {
        let (plan, tally, seated) = (plan.clone(), Rc::clone(tally), Rc::clone(seated));
        let luck = Quick::new(plan.seed ^ u64::from(number) << 32 ^ u64::from(seat));
        running.spawn_local(async move {
            let socket = sit(&plan.address, room, token, seat).await?;
            let role = if seat == 0 { Role::Host } else { Role::Guest };
            seated.wait().await;
            Player { socket, role, think: plan.think, luck, tally }.play().await
        });
    }
    Ok(())
}

/// Connects to a room, and takes a seat in it.
async fn sit(address: &Address, room: Code, token: Token, seat: u32) -> Result<Socket, Trouble> {
    let mut socket = Socket::open(address, room, token).await?;
    loop {
        match Message::read(&socket.next().await?) {
            Message::Frame(_) => return Ok(socket),
            Message::Refused { code: "not-in-room" } => {
                socket.ask(Command::Join { name: name(seat), role: Part::Player }).await?;
                return Ok(socket);
            }
            Message::Refused { code } => return Err(Trouble::Refused { code: code.to_owned() }),
            Message::Bye => return Err(Trouble::Lost),
            Message::Ack { .. } | Message::Other => {}
        }
    }
}

fn name(seat: u32) -> String {
    format!("Load {seat}")
}

/// Waits until the first player breaks off. Players never end well by themselves.
async fn first_trouble(running: &mut JoinSet<Result<(), Trouble>>) -> Trouble {
    match running.join_next().await {
        Some(Ok(Err(trouble))) => trouble,
        Some(Ok(Ok(())) | Err(_)) | None => Trouble::Lost,
    }
}

/// Waits until it is time to stop, and shows how it goes.
async fn watch(until: Until, begin: Instant, tally: &Tally, progress: &ProgressBar) -> Duration {
    loop {
        sleep(TICK).await;
        let (time, moves) = (begin.elapsed(), tally.moves.get());
        progress.set_message(grouped(moves));
        progress.tick();
        let is_done = match until {
            Until::Time(end) => end <= time,
            Until::Moves(end) => end <= moves,
        };
        if is_done {
            return time;
        }
    }
}
