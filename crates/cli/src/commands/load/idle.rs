//! Open rooms in which nothing happens.

use std::{
    cell::Cell,
    rc::Rc,
    time::{Duration, Instant},
};

use indicatif::ProgressBar;
use protocol::{OpenRoom, Role, RoomOpened, TokenGiven};
use tokio::{
    task::{JoinSet, LocalSet},
    time::sleep,
};

use super::{http::Address, socket::Socket, trouble::Trouble};
use crate::layout::grouped;

/// How many rooms are opened at a time: the database commits them together.
const OPENERS: usize = 32;

/// Opens `rooms` rooms and leaves them alone for `time`; in each sit `sockets` hosts, one or none.
///
/// Returns how long opening them took. The sockets stay open until `looked` has run.
pub(super) async fn idle(
    (address, game): (&Address, &'static str),
    (rooms, sockets): (u32, u32),
    time: Duration,
    progress: &ProgressBar,
    looked: impl FnOnce(),
) -> Result<Duration, Trouble> {
    let begin = Instant::now();
    let openers = LocalSet::new();
    let n_opened = Rc::new(Cell::new(0));
    let sockets = openers.run_until(async {
        let mut running = JoinSet::new();
        for _ in 0..OPENERS {
            let (address, n_opened) = (address.clone(), Rc::clone(&n_opened));
            running.spawn_local(open(address, game, (rooms, sockets), n_opened));
        }
        let mut open = Vec::new();
        while let Some(opened) = running.join_next().await {
            open.extend(opened.map_err(|_| Trouble::Lost)??);
            progress.set_message(grouped(n_opened.get().into()));
            progress.tick();
        }
        Ok::<_, Trouble>(open)
    });
    let sockets = sockets.await?;
    let took = begin.elapsed();
    sleep(time).await;
    looked();
    drop(sockets);
    Ok(took)
}

/// Opens rooms until there are enough.
async fn open(
    address: Address,
    game: &'static str,
    (rooms, sockets): (u32, u32),
    n_opened: Rc<Cell<u32>>,
) -> Result<Vec<Socket>, Trouble> {
    let mut http = address.http().await?;
    let mut open = Vec::new();
    while n_opened.get() < rooms {
        n_opened.set(n_opened.get() + 1);
        let TokenGiven { token } = http.post("/api/token", None, &()).await?;
        let request =
            OpenRoom { game: game.to_owned(), name: "Idle".to_owned(), role: Role::Player };
        let RoomOpened { room, .. } =
            http.post("/api/rooms", Some(&String::from(token)), &request).await?;
        for _ in 0..sockets.min(1) {
            let mut socket = Socket::open(&address, room, token).await?;
            socket.next().await?;
            open.push(socket);
        }
    }
    Ok(open)
}
