//! A server for one test, with a clock that the test turns.

use std::{net::SocketAddr, sync::Arc};

use protocol::Millis;
use serde_json::{Value, json};
use server::{Brain, Chance, Clock, Config, Handle, Site};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    task::JoinHandle,
};

use crate::{client::Client, document};

/// A server, its clock and its database.
pub(crate) struct Place {
    pub(crate) handle: Handle,
    pub(crate) clock: Clock,
    running: JoinHandle<()>,
    folder: Option<TempDir>,
    luck: Luck,
    postgres: Option<OnPostgres>,
}

/// A database on a server that runs as long as it is needed.
#[derive(Clone)]
struct OnPostgres {
    url: String,
    _server: Arc<testkit_postgres::Postgres>,
}

/// What a server does not do of its own accord.
#[derive(Debug, Clone)]
struct Luck {
    brain: Brain,
    chance: Chance,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: String,
}

impl Place {
    /// An ordinary server.
    pub(crate) async fn new() -> Self {
        Self::with(Config::default()).await
    }

    /// A server with these settings. Its bots do the last thing on the list.
    pub(crate) async fn with(config: Config) -> Self {
        Self::fresh(config, Luck::last()).await
    }

    /// A server that deals what follows from a number, with real bots.
    pub(crate) async fn rehearsing(number: u64) -> Self {
        let luck = Luck { brain: Brain::Bots, chance: Chance::Rehearsed(number) };
        Self::fresh(Config::default(), luck).await
    }

    /// An ordinary server on a PostgreSQL database of its own.
    pub(crate) async fn on_postgres() -> Self {
        let server = testkit_postgres::Postgres::shared().unwrap();
        let postgres = OnPostgres { url: server.create_database().unwrap(), _server: server };
        let (folder, clock) = (tempfile::tempdir().unwrap(), clock());
        // What a rehearsal deals is for one machine alone.
        let luck = Luck { chance: Chance::System, ..Luck::last() };
        Self::start(Config::default(), clock, folder, luck, Some(postgres)).await
    }

    async fn fresh(config: Config, luck: Luck) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::start(config, clock(), folder, luck, None).await
    }

    async fn start(
        config: Config,
        clock: Clock,
        folder: TempDir,
        luck: Luck,
        postgres: Option<OnPostgres>,
    ) -> Self {
        let Luck { brain, chance } = luck.clone();
        let mut site = Site { clock: clock.clone(), brain, chance, ..site(&folder) };
        if let Some(postgres) = &postgres {
            site.database = postgres.url.parse().unwrap();
        }
        let (handle, task) = server::new(config, site).await.unwrap();
        let running = tokio::spawn(task.run());
        Self { handle, clock, running, folder: Some(folder), luck, postgres }
    }

    /// What a server says that does not start with these settings.
    pub(crate) async fn refused(config: Config) -> String {
        let folder = tempfile::tempdir().unwrap();
        Self::refused_at(config, site(&folder)).await
    }

    /// What a server says that does not start there.
    pub(crate) async fn refused_at(config: Config, site: Site) -> String {
        server::new(config, site).await.unwrap_err().to_string()
    }

    /// Stops the server as `SIGTERM` does, and waits until all is on disk.
    pub(crate) async fn stop(mut self) -> (Clock, TempDir) {
        self.handle.stop();
        self.running.await.unwrap();
        (self.clock, self.folder.take().unwrap())
    }

    /// Stops the server and starts another on the same database.
    pub(crate) async fn restart(self) -> Self {
        let (luck, postgres) = (self.luck.clone(), self.postgres.clone());
        let (clock, folder) = self.stop().await;
        Self::start(Config::default(), clock, folder, luck, postgres).await
    }

    /// Stops the server, changes its SQLite database behind its back, and starts another on it.
    pub(crate) async fn restart_after(self, sql: &str) -> Self {
        let luck = self.luck.clone();
        let (clock, folder) = self.stop().await;
        let connection = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
        connection.execute_batch(sql).unwrap();
        drop(connection);
        Self::start(Config::default(), clock, folder, luck, None).await
    }

    /// How many entries of logs the server has read so far.
    pub(crate) async fn entries_read(&self) -> u64 {
        let page = self.get("/metrics", "").await.body;
        let mut counts = page.lines().filter_map(|it| it.strip_prefix("paiju_entries_read_total "));
        counts.next().unwrap().parse().unwrap()
    }

    /// Sends a request as it is, and returns what comes back.
    pub(crate) async fn raw(&self, request: &str) -> Answer {
        let mut stream = TcpStream::connect(self.handle.address()).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut text = Vec::new();
        stream.read_to_end(&mut text).await.unwrap();
        let text = String::from_utf8(text).unwrap();
        let (headers, body) = text.split_once("\r\n\r\n").unwrap();
        let status = headers.split(' ').nth(1).unwrap().parse().unwrap();
        let answer = Answer { status, headers: headers.to_lowercase(), body: body.to_owned() };
        let mut words = request.split(' ');
        if let (Some(method), Some(address)) = (words.next(), words.next()) {
            document::check(method, address, status, answer.content_type(), body);
        }
        answer
    }

    /// Asks for a page, with these lines in the head.
    pub(crate) async fn get(&self, path: &str, head: &str) -> Answer {
        let host = self.handle.address();
        let close = "Connection: close\r\n";
        self.raw(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{close}{head}\r\n")).await
    }

    /// Sends something, with these lines in the head.
    pub(crate) async fn post(&self, path: &str, head: &str, body: &str) -> Answer {
        let (host, length) = (self.handle.address(), body.len());
        self.raw(&format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n{head}\r\n{body}"
        ))
        .await
    }

    /// A token of one's own.
    pub(crate) async fn token(&self) -> String {
        let answer = self.post("/api/token", "", "").await;
        answer.json()["token"].as_str().unwrap().to_owned()
    }

    /// Opens a room, and returns its code.
    pub(crate) async fn open(&self, token: &str, game: &str) -> String {
        let ask = json!({"game": game, "name": "Ann", "role": "player"}).to_string();
        let head = format!("Authorization: Bearer {token}\r\n");
        let answer = self.post("/api/rooms", &head, &ask).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["room"].as_str().unwrap().to_owned()
    }

    /// A client at the table, that has said hello.
    pub(crate) async fn sit(&self, room: &str, token: &str) -> Client {
        let mut client = Client::connect(self.handle.address(), &[]).await.unwrap();
        client.hello(room, token, None).await;
        client
    }

    /// A room of a game with its host in it.
    pub(crate) async fn hosted(&self, game: &str) -> (String, Client) {
        let token = self.token().await;
        let room = self.open(&token, game).await;
        let mut host = self.sit(&room, &token).await;
        host.until("snapshot").await;
        (room, host)
    }

    /// Waits until no room is awake, while time goes by.
    pub(crate) async fn asleep(&self) {
        while !self.get("/metrics", "").await.body.contains("\npaiju_rooms 0\n") {
            self.clock.advance(100);
        }
    }

    /// Plays a game with bots to the end.
    pub(crate) async fn play_out(&self, player: &mut Client) {
        while player.table["outcome"].is_null() {
            self.go_on(player).await;
        }
    }

    /// Lets whoever's turn it is act, in a game of one person and bots that is not over.
    pub(crate) async fn go_on(&self, player: &mut Client) {
        let next = if player.is_my_turn() {
            player.act().await
        } else {
            self.clock.advance(2_000);
            player.seq
        };
        player.until_shown(next).await;
    }

    /// Somebody who has joined.
    pub(crate) async fn guest(&self, room: &str, name: &str, role: &str) -> Client {
        let token = self.token().await;
        let mut client = self.sit(room, &token).await;
        assert_eq!(client.until("refused").await["refusal"]["code"], "not-in-room");
        client.granted(json!({"do": "join", "name": name, "role": role})).await;
        client
    }
}

impl Luck {
    /// Bots do the last thing on the list.
    fn last() -> Self {
        let last = Brain::Script(Arc::new(|n_legal: usize| n_legal.saturating_sub(1)));
        Self { brain: last, chance: Chance::Rehearsed(1) }
    }
}

fn clock() -> Clock {
    Clock::by_hand(Millis(1_800_000_000_000))
}

/// The name of the database in its folder.
const FILE: &str = "paiju.sqlite";

/// Any free port, and a file in `folder`.
pub(crate) fn site(folder: &TempDir) -> Site {
    let path = folder.path().join(FILE);
    Site {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: path.to_str().unwrap().parse().unwrap(),
        clock: Clock::system(),
        brain: Brain::Bots,
        chance: Chance::System,
    }
}

impl Answer {
    fn content_type(&self) -> &str {
        let mut lines = self.headers.lines();
        lines.find_map(|line| line.strip_prefix("content-type: ")).unwrap_or_default()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}
