//! Mode `idle`: open rooms without activity.

use std::{
    cell::Cell,
    rc::Rc,
    time::{Duration, Instant},
};

use indicatif::ProgressBar;
use protocol::{NewToken, OpenRoom, Role, RoomCreated};
use tokio::{
    task::{JoinSet, LocalSet},
    time::sleep,
};

use super::{error::LoadTestError, http::Address, socket::Socket};
use crate::layout::grouped;

/// Number of rooms opened concurrently. The database groups them into commits.
const OPENERS: usize = 32;

/// Opens `rooms` rooms, each with no connection or that of its host, and waits for `time`.
///
/// Returns the time for opening them. The connections stay open until `measure` returns.
pub(super) async fn idle(
    (address, game): (&Address, &'static str),
    (rooms, connections): (u32, u32),
    time: Duration,
    progress: &ProgressBar,
    measure: impl FnOnce(),
) -> Result<Duration, LoadTestError> {
    let begin = Instant::now();
    let openers = LocalSet::new();
    let n_opened = Rc::new(Cell::new(0));
    let connections = openers.run_until(async {
        let mut running = JoinSet::new();
        for _ in 0..OPENERS {
            let (address, n_opened) = (address.clone(), Rc::clone(&n_opened));
            running.spawn_local(open(address, game, (rooms, connections), n_opened));
        }
        let mut open = Vec::new();
        while let Some(opened) = running.join_next().await {
            open.extend(opened.map_err(|_| LoadTestError::Disconnected)??);
            progress.set_message(grouped(n_opened.get().into()));
            progress.tick();
        }
        Ok::<_, LoadTestError>(open)
    });
    let connections = connections.await?;
    let took = begin.elapsed();
    sleep(time).await;
    measure();
    drop(connections);
    Ok(took)
}

/// Opens rooms until there are `rooms` of them.
async fn open(
    address: Address,
    game: &'static str,
    (rooms, connections): (u32, u32),
    n_opened: Rc<Cell<u32>>,
) -> Result<Vec<Socket>, LoadTestError> {
    let mut http = address.http().await?;
    let mut open = Vec::new();
    while n_opened.get() < rooms {
        n_opened.set(n_opened.get() + 1);
        let NewToken { token } = http.post("/api/token", None, &()).await?;
        let request =
            OpenRoom { game: game.to_owned(), name: "Idle".to_owned(), role: Role::Player };
        let RoomCreated { room, .. } =
            http.post("/api/rooms", Some(&String::from(token)), &request).await?;
        for _ in 0..connections.min(1) {
            let mut socket = Socket::open(&address, room, token).await?;
            socket.next().await?;
            open.push(socket);
        }
    }
    Ok(open)
}
