//! A server for one test, with a clock that the test advances.

use std::{net::SocketAddr, path::PathBuf, sync::Arc};

use protocol::Timestamp;
use serde_json::{Value, json};
use server::{BotEngine, Clock, Config, Environment, Handle, Limits, Proxy, Randomness};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    task::JoinHandle,
};

use crate::{client::Client, openapi};

/// The time at which a test server starts.
pub(crate) const START: Timestamp = Timestamp(1_800_000_000_000);

/// A server, its clock and its database.
pub(crate) struct TestServer {
    pub(crate) handle: Handle,
    pub(crate) clock: Clock,
    running: JoinHandle<()>,
    folder: Option<TempDir>,
    sources: Sources,
    postgres: Option<OnPostgres>,
}

/// A PostgreSQL database, whose server runs as long as it is needed.
#[derive(Clone)]
struct OnPostgres {
    url: String,
    _server: Arc<testkit_postgres::Postgres>,
}

/// The bots and the randomness of a server.
#[derive(Debug, Clone)]
struct Sources {
    bot_engine: BotEngine,
    randomness: Randomness,
}

#[derive(Debug)]
pub(crate) struct HttpResponse {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: String,
}

impl TestServer {
    pub(crate) async fn new() -> Self {
        Self::with(Config::default()).await
    }

    /// A server with this config. Its bots take the last legal action.
    pub(crate) async fn with(config: Config) -> Self {
        Self::fresh(config, Sources::scripted()).await
    }

    /// A server behind a proxy, which tells it the addresses of the clients. Such a server cannot be seeded.
    pub(crate) async fn behind_a_proxy(limits: Limits) -> Self {
        let config = Config { limits, proxy: Proxy::Trusted, ..Config::default() };
        Self::fresh(config, Sources { randomness: Randomness::System, ..Sources::scripted() }).await
    }

    /// A seeded server with real bots.
    pub(crate) async fn seeded(seed: u64) -> Self {
        let sources = Sources { bot_engine: BotEngine::Bots, randomness: Randomness::Seeded(seed) };
        Self::fresh(Config::default(), sources).await
    }

    /// A server on a PostgreSQL database of its own.
    pub(crate) async fn on_postgres() -> Self {
        let server = testkit_postgres::Postgres::shared().unwrap();
        let postgres = OnPostgres { url: server.create_database().unwrap(), _server: server };
        let (folder, clock) = (tempfile::tempdir().unwrap(), clock());
        // A seeded server requires SQLite.
        let sources = Sources { randomness: Randomness::System, ..Sources::scripted() };
        Self::start(Config::default(), clock, folder, sources, Some(postgres)).await
    }

    /// Another node on the same PostgreSQL database.
    pub(crate) async fn beside(&self) -> Self {
        self.beside_with(Config::default()).await
    }

    /// Another node with this config on the same PostgreSQL database.
    pub(crate) async fn beside_with(&self, config: Config) -> Self {
        let config = Config { node: "beside".to_owned(), ..config };
        let folder = tempfile::tempdir().unwrap();
        let (sources, postgres) = (self.sources.clone(), self.postgres.clone());
        Self::start(config, self.clock.clone(), folder, sources, postgres).await
    }

    /// Runs SQL on the PostgreSQL database without the server.
    pub(crate) async fn execute(&self, sql: &str) {
        let (client, connection) = self.connect_to_postgres().await;
        client.batch_execute(sql).await.unwrap();
        drop(client);
        connection.await.unwrap().unwrap();
    }

    /// Locks the tables of the PostgreSQL database until the client is dropped, as if it were frozen.
    pub(crate) async fn freeze_database(&self) -> tokio_postgres::Client {
        let (client, _) = self.connect_to_postgres().await;
        let lock = "BEGIN; LOCK TABLE paiju.entries, paiju.rooms, paiju.games, paiju.game_players, \
                    paiju.nodes IN ACCESS EXCLUSIVE MODE";
        client.batch_execute(lock).await.unwrap();
        client
    }

    /// A connection without the server, and its task.
    async fn connect_to_postgres(
        &self,
    ) -> (tokio_postgres::Client, JoinHandle<Result<(), tokio_postgres::Error>>) {
        let url = &self.postgres.as_ref().unwrap().url;
        let (client, connection) =
            tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
        (client, tokio::spawn(connection))
    }

    /// An environment with the database of this server.
    pub(crate) fn environment(&self) -> Environment {
        environment(self.folder.as_ref().unwrap())
    }

    /// The SQLite file of this server.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.as_ref().unwrap().path().join(FILE)
    }

    async fn fresh(config: Config, sources: Sources) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::start(config, clock(), folder, sources, None).await
    }

    async fn start(
        config: Config,
        clock: Clock,
        folder: TempDir,
        sources: Sources,
        postgres: Option<OnPostgres>,
    ) -> Self {
        let Sources { bot_engine, randomness } = sources.clone();
        let mut environment =
            Environment { clock: clock.clone(), bot_engine, randomness, ..environment(&folder) };
        if let Some(postgres) = &postgres {
            environment.database = postgres.url.parse().unwrap();
        }
        let (handle, task) = server::new(config, environment).await.unwrap();
        let running = tokio::spawn(task.run());
        Self { handle, clock, running, folder: Some(folder), sources, postgres }
    }

    /// Why a server does not start with this config.
    pub(crate) async fn refused(config: Config) -> String {
        let folder = tempfile::tempdir().unwrap();
        Self::refused_at(config, environment(&folder)).await
    }

    /// Why a server does not start in this environment.
    pub(crate) async fn refused_at(config: Config, environment: Environment) -> String {
        server::new(config, environment).await.unwrap_err().to_string()
    }

    /// Stops the server as `SIGTERM` does, and waits for it.
    pub(crate) async fn stop(mut self) -> (Clock, TempDir) {
        self.handle.stop();
        self.running.await.unwrap();
        (self.clock, self.folder.take().unwrap())
    }

    /// Stops the server and starts another on the same database.
    pub(crate) async fn restart(self) -> Self {
        let (sources, postgres) = (self.sources.clone(), self.postgres.clone());
        let (clock, folder) = self.stop().await;
        Self::start(Config::default(), clock, folder, sources, postgres).await
    }

    /// Stops the server and starts another on the same SQLite file, at a time of its own.
    pub(crate) async fn restart_at(self, now: Timestamp) -> Self {
        let sources = self.sources.clone();
        let (_, folder) = self.stop().await;
        Self::start(Config::default(), Clock::manual(now), folder, sources, None).await
    }

    /// Number of log entries that the server has read so far.
    pub(crate) async fn entries_read(&self) -> u64 {
        let page = self.get("/metrics", "").await.body;
        let mut counts = page.lines().filter_map(|it| it.strip_prefix("paiju_entries_read_total "));
        counts.next().unwrap().parse().unwrap()
    }

    /// Sends the text of an HTTP request, and returns the response.
    pub(crate) async fn raw(&self, request: &str) -> HttpResponse {
        Self::raw_at(self.handle.address(), request).await
    }

    /// Sends the text of an HTTP request to an address of the server.
    pub(crate) async fn raw_at(address: SocketAddr, request: &str) -> HttpResponse {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut text = Vec::new();
        stream.read_to_end(&mut text).await.unwrap();
        let text = String::from_utf8(text).unwrap();
        let (headers, body) = text.split_once("\r\n\r\n").unwrap();
        let status = headers.split(' ').nth(1).unwrap().parse().unwrap();
        let headers = headers.to_lowercase();
        let is_chunked = headers.contains("\r\ntransfer-encoding: chunked");
        let body = if is_chunked { joined(body) } else { body.to_owned() };
        let response = HttpResponse { status, headers, body };
        let mut words = request.split(' ');
        if let (Some(method), Some(address)) = (words.next(), words.next()) {
            openapi::check(method, address, status, response.content_type(), &response.body);
        }
        response
    }

    /// Sends a GET request with additional header lines, and returns the headers of the response. Its
    /// body may be compressed.
    pub(crate) async fn head_only(&self, path: &str, head: &str) -> String {
        let host = self.handle.address();
        let mut stream = TcpStream::connect(host).await.unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{head}\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut response = Vec::new();
        stream.read_to_end(&mut response).await.unwrap();
        let end = response.windows(4).position(|it| it == b"\r\n\r\n").unwrap();
        String::from_utf8_lossy(&response[..end]).to_lowercase()
    }

    /// Sends the text of an HTTP request that the document does not know, and returns the status.
    pub(crate) async fn status_at(address: SocketAddr, request: &str) -> u16 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).await.unwrap();
        text.split(' ').nth(1).unwrap().parse().unwrap()
    }

    /// Sends a GET request with additional header lines.
    pub(crate) async fn get(&self, path: &str, head: &str) -> HttpResponse {
        let host = self.handle.address();
        let close = "Connection: close\r\n";
        self.raw(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{close}{head}\r\n")).await
    }

    /// Sends a POST request with additional header lines.
    pub(crate) async fn post(&self, path: &str, head: &str, body: &str) -> HttpResponse {
        let (host, length) = (self.handle.address(), body.len());
        self.raw(&format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n{head}\r\n{body}"
        ))
        .await
    }

    pub(crate) async fn token(&self) -> String {
        let response = self.post("/api/token", "", "").await;
        response.json()["token"].as_str().unwrap().to_owned()
    }

    /// Creates a room, and returns its code.
    pub(crate) async fn open(&self, token: &str, game: &str) -> String {
        let request = json!({"game": game, "name": "Ann", "role": "player"}).to_string();
        let head = format!("Authorization: Bearer {token}\r\n");
        let response = self.post("/api/rooms", &head, &request).await;
        assert_eq!(response.status, 201, "{response:?}");
        response.json()["room"].as_str().unwrap().to_owned()
    }

    /// A client that has sent `hello`.
    pub(crate) async fn connect(&self, room: &str, token: &str) -> Client {
        let mut client = Client::connect(self.handle.address(), &[]).await.unwrap();
        client.hello(room, token, None).await;
        client
    }

    /// Connects from `address`, on a server behind a trusted proxy.
    pub(crate) async fn connect_from(&self, room: &str, token: &str, address: &str) -> Client {
        let headers = [("x-forwarded-for", address)];
        let mut client = Client::connect(self.handle.address(), &headers).await.unwrap();
        client.hello(room, token, None).await;
        client
    }

    /// A client at `address` that has not joined, on a server behind a trusted proxy.
    pub(crate) async fn stranger(&self, room: &str, address: &str) -> Client {
        let mut client = self.connect_from(room, &self.token().await, address).await;
        assert_eq!(client.until("refused").await["refusal"]["code"], "not-in-room");
        client
    }

    /// A room with its connected host.
    pub(crate) async fn room_with_host(&self, game: &str) -> (String, Client) {
        let token = self.token().await;
        let room = self.open(&token, game).await;
        let mut host = self.connect(&room, &token).await;
        host.until("snapshot").await;
        (room, host)
    }

    /// Advances the clock until no room is active.
    pub(crate) async fn until_no_room_is_active(&self) {
        while !self.get("/metrics", "").await.body.contains("\npaiju_active_rooms 0\n") {
            self.clock.advance(100);
        }
    }

    /// Plays a game with bots to the end.
    pub(crate) async fn play_out(&self, player: &mut Client) {
        while player.table["outcome"].is_null() {
            self.advance(player).await;
        }
    }

    /// Takes an action for the seat to act, in a game of one person and bots that is not over.
    pub(crate) async fn advance(&self, player: &mut Client) {
        let next = if player.is_my_turn() {
            player.act().await
        } else {
            self.clock.advance(2_000);
            player.seq
        };
        player.until_frame(next).await;
    }

    /// A client that has joined.
    pub(crate) async fn join(&self, room: &str, name: &str, role: &str) -> Client {
        let token = self.token().await;
        let mut client = self.connect(room, &token).await;
        assert_eq!(client.until("refused").await["refusal"]["code"], "not-in-room");
        client.granted(json!({"type": "join", "name": name, "role": role})).await;
        client
    }
}

impl Sources {
    /// Bots that take the last legal action.
    fn scripted() -> Self {
        let last = BotEngine::Script(Arc::new(|n_legal: usize| n_legal.saturating_sub(1)));
        Self { bot_engine: last, randomness: Randomness::Seeded(1) }
    }
}

fn clock() -> Clock {
    Clock::manual(START)
}

const FILE: &str = "paiju.sqlite";

/// A free port, and a database in `folder`.
pub(crate) fn environment(folder: &TempDir) -> Environment {
    let path = folder.path().join(FILE);
    Environment {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: path.to_str().unwrap().parse().unwrap(),
        clock: Clock::system(),
        bot_engine: BotEngine::Bots,
        randomness: Randomness::System,
    }
}

/// Joins the chunks of a body.
fn joined(mut chunks: &str) -> String {
    let mut body = String::new();
    loop {
        let (length, rest) = chunks.split_once("\r\n").unwrap();
        let length = usize::from_str_radix(length, 16).unwrap();
        if length == 0 {
            return body;
        }
        let (chunk, rest) = rest.split_at(length);
        body.push_str(chunk);
        chunks = rest.strip_prefix("\r\n").unwrap();
    }
}

impl HttpResponse {
    fn content_type(&self) -> &str {
        let mut lines = self.headers.lines();
        lines.find_map(|line| line.strip_prefix("content-type: ")).unwrap_or_default()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}
