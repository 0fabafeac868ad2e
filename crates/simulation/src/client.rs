//! The people in a run, who play, and who crash, resend, lie, sleep and take over.

mod session;
mod table;

use std::{net::SocketAddr, time::Duration};

use games::GameKind;
use protocol::{RoomCode, RoomCreated, Seq, Token};
use serde_json::json;
use store::RoomId;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    sync::watch,
    time::{sleep, timeout},
};

use self::{session::Session, table::Table};
use crate::{
    Fault, Violation,
    chance::Chance,
    cluster::{Cluster, N_NODES},
    database::Database,
    fault::Faults,
    transcript::Transcript,
};

/// What the clients of a run share.
#[derive(Debug, Clone)]
pub(crate) struct Surroundings {
    pub(crate) cluster: Cluster,
    pub(crate) database: Database,
    pub(crate) chance: Chance,
    pub(crate) faults: Faults,
    pub(crate) transcript: Transcript,
    /// Whether people still do anything of their own accord.
    pub(crate) is_active: watch::Receiver<bool>,
}

/// A person with a browser.
#[derive(Debug)]
pub(crate) struct Client {
    surroundings: Surroundings,
    address: SocketAddr,
    name: String,
    token: Token,
    room: RoomCode,
    /// Number of players that the host waits for.
    n_players: usize,
    /// Number of people who join.
    n_people: usize,
    n_requests: u32,
    table: Table,
    /// The `seq` of the last frame.
    since: Option<Seq>,
    /// A request without an answer.
    pending: Option<Pending>,
    /// Where the other tasks see how far this client is.
    seen: watch::Sender<Option<Seq>>,
}

/// A request that was sent and not answered.
#[derive(Debug, Clone)]
struct Pending {
    id: String,
    text: String,
}

/// Plays a room of `kind`, from its creation to the end of the run.
pub(crate) struct Party {
    pub(crate) kind: GameKind,
    /// Number of the party within the run.
    pub(crate) number: u8,
    pub(crate) n_people: usize,
    pub(crate) n_players: usize,
}

/// A party that has a room.
#[derive(Debug)]
pub(crate) struct Gathered {
    pub(crate) room: RoomCode,
    /// The last frame of each client.
    pub(crate) seen: Vec<watch::Receiver<Option<Seq>>>,
}

impl Party {
    /// Two or three people, and bots in the other seats.
    pub(crate) fn new(kind: GameKind, number: u8, chance: &Chance) -> Self {
        let seats = games::match_game!(kind, Game => <Game as tabletop::Rules>::SEATS);
        let n_people = 2 + chance.below(2);
        let n_players = (2 + chance.below(2)).clamp((*seats.start()).into(), (*seats.end()).into());
        Self { kind, number, n_people: n_people as usize, n_players: n_players as usize }
    }

    /// Creates the room, and lets the people connect to it.
    pub(crate) async fn gather(self, surroundings: &Surroundings) -> Gathered {
        let chance = &surroundings.chance;
        let tokens: Vec<_> = (0..self.n_people).map(|_| Token::new(chance.bytes())).collect();
        let host = tokens.first().copied().unwrap_or_else(|| Token::new([0; 32]));
        let address = |number: usize| SocketAddr::from(([10, 0, self.number, number as u8], 5000));
        let room = create_room(surroundings, self.kind, host, address(0)).await;
        let mut all_seen = Vec::new();
        for (number, token) in tokens.into_iter().enumerate() {
            let (seen, receiver) = watch::channel(None);
            all_seen.push(receiver);
            let client = Client {
                surroundings: surroundings.clone(),
                address: address(number),
                name: format!("Person {number}"),
                token,
                room,
                n_players: self.n_players,
                n_people: self.n_people,
                n_requests: 0,
                table: Table::default(),
                since: None,
                pending: None,
                seen,
            };
            tokio::spawn(client.run());
        }
        Gathered { room, seen: all_seen }
    }
}

impl Gathered {
    /// The id of the room's log.
    pub(crate) fn log(&self) -> Option<RoomId> {
        self.room.to_string().parse().ok()
    }

    /// Checks that every client has got the latest frame.
    pub(crate) fn check_latest(&self, database: &Database) -> Result<(), Violation> {
        let end = self.log().map_or(0, |log| database.end(&log)) as u64;
        for (client, seen) in self.seen.iter().enumerate() {
            let seen = seen.borrow().map_or(0, |seq| seq.0);
            if seen != end {
                return Err(Violation::Stale { room: self.room.to_string(), client, seen, end });
            }
        }
        Ok(())
    }
}

/// Creates a room over HTTP. Tries again until a node answers.
async fn create_room(
    surroundings: &Surroundings,
    kind: GameKind,
    host: Token,
    address: SocketAddr,
) -> RoomCode {
    let body = json!({"game": kind.name(), "name": "Person 0", "role": "player"}).to_string();
    let request = format!(
        "POST /api/rooms HTTP/1.1\r\nHost: table\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        String::from(host),
        body.len(),
    );
    loop {
        let node = surroundings.chance.below(N_NODES as u32) as usize;
        if let Some(mut stream) = surroundings.cluster.connect(node, address) {
            let exchange = async {
                stream.write_all(request.as_bytes()).await.ok()?;
                let mut response = String::new();
                stream.read_to_string(&mut response).await.ok()?;
                let (_, body) = response.split_once("\r\n\r\n")?;
                serde_json::from_str::<RoomCreated>(body).ok()
            };
            if let Ok(Some(created)) = timeout(Duration::from_secs(20), exchange).await {
                return created.room;
            }
        }
        sleep(surroundings.chance.millis(100, 1_000)).await;
    }
}

impl Client {
    /// Connects again and again, until the run ends.
    async fn run(mut self) {
        loop {
            let Surroundings { chance, cluster, faults, .. } = self.surroundings.clone();
            let node = chance.below(N_NODES as u32) as usize;
            let session = match cluster.connect(node, self.address) {
                Some(stream) => Session::open(&self, stream).await,
                None => None,
            };
            if let Some(session) = session {
                session.run(&mut self).await;
            }
            if faults.occurs(Fault::ClientCrash) {
                self.table = Table::default();
                (self.since, self.pending) = (None, None);
            }
            let wait = if faults.occurs(Fault::Sleep) { 60_000 } else { 1_500 };
            sleep(chance.millis(1, wait)).await;
        }
    }

    /// A request that has not been sent before.
    fn request(&mut self, command: &str) -> Pending {
        self.n_requests += 1;
        // A client that forgets everything must not use an id again, so the ids do not begin anew.
        let id = format!("r{}", self.n_requests);
        let text = format!(r#"{{"type":"request","id":"{id}","command":{command}}}"#);
        Pending { id, text }
    }
}
