//! Fills a database with finished games, in the server's format.

use futures_util::{StreamExt, stream};
use games::GameVisitor;
use indicatif::ProgressBar;
use protocol::{
    Command, ConnectionId, Request, RequestId, Role, RoomCode, Timestamp, TokenHash, digest,
};
use room::{Caller, CommandResult, Entropy, Entry, Game, NewRoom, Room, RoomEvent};
use store::{
    Append, DatabaseUrl, EntryNumber, GameRow, IndexUpdate, NewEntry, PlayerKey, RoomRow, SeatRow,
    Text, UnixMillis, Visibility,
};
use tabletop::{Rules, Seat, luck::Quick};

use super::error::LoadTestError;
use crate::layout::grouped;

/// Number of concurrent appends. The database groups them into commits.
const WRITERS: usize = 64;

/// Time of the first game, in June 2025.
const FIRST: Timestamp = Timestamp(1_750_000_000_000);

/// Time between two events of a game, in milliseconds.
const EVENT_INTERVAL: u64 = 3000;

/// Number of games that the same people play together.
const GAMES_PER_GROUP: u64 = 10;

/// Writes finished games to a database, each in its own closed room.
#[derive(Debug)]
pub(super) struct Fill<'a> {
    pub(super) database: &'a str,
    pub(super) games: u64,
    pub(super) players: u32,
    pub(super) seed: u64,
    pub(super) progress: &'a ProgressBar,
}

/// A room with its log, while a game is generated in it.
struct GeneratedRoom<R: Rules> {
    room: Room<R>,
    log: Vec<Entry<R>>,
    people: Vec<Caller>,
    now: Timestamp,
    luck: Quick,
    n_requests: u32,
}

impl GameVisitor for Fill<'_> {
    /// Number of entries written.
    type Output = Result<u64, LoadTestError>;

    fn visit<R: Rules>(self) -> Self::Output {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(self.write::<R>())
    }
}

impl Fill<'_> {
    async fn write<R: Rules>(self) -> Result<u64, LoadTestError> {
        let location: DatabaseUrl =
            self.database.parse().map_err(|error| LoadTestError::store(&error))?;
        let (store, task) =
            store::open(&location).await.map_err(|error| LoadTestError::store(&error))?;
        let writing = tokio::spawn(task.run());
        let append = async |number| {
            let append = self.generate::<R>(number).ok_or(LoadTestError::UnfinishedGame)?;
            let n_entries = append.entries.len() as u64;
            store.append(append).await.map_err(|error| LoadTestError::store(&error))?;
            Ok::<_, LoadTestError>(n_entries)
        };
        let mut n_entries = 0;
        let mut appends = stream::iter(0..self.games).map(append).buffer_unordered(WRITERS);
        while let Some(written) = appends.next().await {
            n_entries += written?;
            self.progress.set_message(grouped(n_entries));
            self.progress.tick();
        }
        drop(appends);
        drop(store);
        writing.await.map_err(|error| LoadTestError::store(&error))?;
        Ok(n_entries)
    }

    /// The entries of game `number`, and its index rows.
    fn generate<R: Rules>(&self, number: u64) -> Option<Append> {
        let mut room = GeneratedRoom::<R>::begin(number, self.players, self.seed)?;
        room.play()?;
        let GeneratedRoom { room, log, people, .. } = room;
        let at = |entry: &Entry<R>| UnixMillis(i64::try_from(entry.at.0).unwrap_or(i64::MAX));
        let entries = log.iter().map(|entry| {
            let payload = Text::try_from(serde_json::to_string(entry).ok()?).ok()?;
            Some(NewEntry { at: at(entry), payload })
        });
        let entries = entries.collect::<Option<Vec<_>>>()?;
        let found = |is_it: fn(&RoomEvent<R>) -> bool| {
            let place = log.iter().position(|entry| is_it(&entry.event))?;
            log.get(place).map(|entry| (EntryNumber::START.plus(place), entry))
        };
        let (first, start) = found(|event| matches!(event, RoomEvent::Started { .. }))?;
        let (last, end) = found(|event| matches!(event, RoomEvent::Finished { .. }))?;
        let RoomEvent::Finished { outcome, .. } = &end.event else { return None };
        let text = |text: &str| Text::try_from(text).ok();
        let seats = outcome.scores.iter().zip(&people).map(|((seat, &score), caller)| {
            let player = Some(PlayerKey(*caller.token.as_bytes()));
            let name = text(&format!(r#"{{"person":"{}"}}"#, name(seat.index())))?;
            Some(SeatRow { player, name, score, won: outcome.winners.contains(seat) })
        });
        let game = GameRow {
            id: format!("load-{number}").parse().ok()?,
            game: text(R::NAME)?,
            preset: text(room.preset())?,
            first,
            last,
            configured: EntryNumber(u32::try_from(room.configured().0).ok()?),
            started: at(start),
            ended: at(end),
            seats: seats.collect::<Option<_>>()?,
        };
        let record = RoomRow {
            game: text(R::NAME)?,
            visibility: Visibility::Private,
            created: at(log.first()?),
            active: at(log.last()?),
            closed: Some(at(log.last()?)),
            summary: text(&serde_json::to_string(&room.lobby_entry()).ok()?)?,
        };
        let mut index = vec![IndexUpdate::Game(game), IndexUpdate::Room(record)];
        let person = |caller: &Caller| IndexUpdate::Person(PlayerKey(*caller.token.as_bytes()));
        index.extend(people.iter().map(person));
        let room = room.code().to_string().parse().ok()?;
        Some(Append { room, expected: EntryNumber::START, entries, index })
    }
}

impl<R: Rules> GeneratedRoom<R> {
    /// Opens a room in which all seats are taken.
    fn begin(number: u64, players: u32, seed: u64) -> Option<Self> {
        let caller = |seat: u32| {
            let person = format!("{} {seat}", number / GAMES_PER_GROUP);
            let token = TokenHash::new(digest("paiju load", person.as_bytes()));
            Caller { token, connection: ConnectionId(u64::from(seat)) }
        };
        let people: Vec<Caller> = (0..players).map(caller).collect();
        let (code, now) = (RoomCode::numbered(number), FIRST.after(number * EVENT_INTERVAL));
        let host = *people.first()?;
        let opening = NewRoom { code, host, name: &name(0), role: Role::Player };
        let mut luck = Quick::new(seed.wrapping_add(number));
        let entries = Room::open(&opening, now, &entropy(&mut luck)).ok()?;
        let room = Room::begin(entries.first()?)?;
        let mut room = Self { room, log: Vec::new(), people, now, luck, n_requests: 0 };
        let mut entries = entries.into_iter();
        room.log.extend(entries.next());
        room.write(entries.collect());
        for seat in 1..room.people.len() {
            room.request(seat, Command::Join { name: name(seat), role: Role::Player })?;
        }
        Some(room)
    }

    /// Plays one game to the end, and closes the room.
    fn play(&mut self) -> Option<()> {
        self.request(0, Command::Start)?;
        while let Some(seat) = self.room.game().and_then(Game::turn) {
            let step = self.choose(seat)?;
            self.request(seat.index(), Command::Act { steps: vec![step] })?;
        }
        self.request(0, Command::Close)
    }

    fn choose(&mut self, seat: Seat) -> Option<R::Action> {
        let legal = self.room.seat_view(seat)?.legal;
        self.luck.pick(&legal)
    }

    fn request(&mut self, person: usize, command: Command<R::Action>) -> Option<()> {
        self.n_requests += 1;
        self.now = self.now.after(EVENT_INTERVAL);
        let id = RequestId::try_from(format!("r{}", self.n_requests)).ok()?;
        let (caller, entropy) = (self.people.get(person)?, entropy(&mut self.luck));
        let result = self.room.decide(caller, &Request { id, command }, self.now, &entropy);
        match result.ok()? {
            CommandResult::Append(entries) => self.write(entries),
            CommandResult::Duplicate(_) => {}
        }
        Some(())
    }

    fn write(&mut self, entries: Vec<Entry<R>>) {
        for entry in entries {
            self.room.evolve(&entry);
            self.log.push(entry);
        }
    }
}

fn name(seat: usize) -> String {
    format!("Load {seat}")
}

/// Predictable entropy: these games need no secrets.
fn entropy(luck: &mut Quick) -> Entropy {
    Entropy::new(std::array::from_fn(|_| luck.below(256) as u8))
}
