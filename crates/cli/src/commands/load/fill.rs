//! A database full of finished games, played at random and written as the server writes them.

use futures_util::{StreamExt, stream};
use games::ForGame;
use indicatif::ProgressBar;
use protocol::{Code, Command, ConnectionId, Millis, Request, RequestId, Role, TokenHash, digest};
use room::{Caller, Entropy, Entry, Fact, Game, Opening, Room, Verdict};
use store::{
    Append, GameRecord, Index, Location, NewEntry, PlayerKey, RoomRecord, SeatRecord, Seq, Text,
    UnixMillis, Visibility,
};
use tabletop::{Rules, Seat, luck::Quick};

use super::trouble::Trouble;
use crate::layout::grouped;

/// How many games are written at a time: the database commits them together.
const WRITERS: usize = 64;

/// When the first of the games was played: some day in 2025.
const FIRST: Millis = Millis(1_750_000_000_000);

/// How long everything in a game takes, in milliseconds.
const PAUSE: u64 = 3000;

/// How many games the same people play together.
const EVENING: u64 = 10;

/// Writes finished games into a database, each in a closed room of its own.
#[derive(Debug)]
pub(super) struct Fill<'a> {
    pub(super) database: &'a str,
    pub(super) games: u64,
    pub(super) players: u32,
    pub(super) seed: u64,
    pub(super) progress: &'a ProgressBar,
}

/// A room with its log while it is being played in.
struct Evening<R: Rules> {
    room: Room<R>,
    log: Vec<Entry<R>>,
    people: Vec<Caller>,
    now: Millis,
    luck: Quick,
    n_asked: u32,
}

impl ForGame for Fill<'_> {
    /// How many entries were written.
    type Output = Result<u64, Trouble>;

    fn run<R: Rules>(self) -> Self::Output {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(self.write::<R>())
    }
}

impl Fill<'_> {
    async fn write<R: Rules>(self) -> Result<u64, Trouble> {
        let location: Location = self.database.parse().map_err(|error| Trouble::store(&error))?;
        let (store, task) = store::open(&location).await.map_err(|error| Trouble::store(&error))?;
        let writing = tokio::spawn(task.run());
        let append = async |number| {
            let append = self.played::<R>(number).ok_or(Trouble::NotPlayed)?;
            let n_entries = append.entries.len() as u64;
            store.append(append).await.map_err(|error| Trouble::store(&error))?;
            Ok::<_, Trouble>(n_entries)
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
        writing.await.map_err(|error| Trouble::store(&error))?;
        Ok(n_entries)
    }

    /// The log of the `number`th game, and what the history knows of it.
    fn played<R: Rules>(&self, number: u64) -> Option<Append> {
        let mut evening = Evening::<R>::begin(number, self.players, self.seed)?;
        evening.play()?;
        let Evening { room, log, people, .. } = evening;
        let at = |entry: &Entry<R>| UnixMillis(i64::try_from(entry.at.0).unwrap_or(i64::MAX));
        let entries = log.iter().map(|entry| {
            let payload = Text::try_from(serde_json::to_string(entry).ok()?).ok()?;
            Some(NewEntry { at: at(entry), payload })
        });
        let entries = entries.collect::<Option<Vec<_>>>()?;
        let found = |is_it: fn(&Fact<R>) -> bool| {
            let place = log.iter().position(|entry| is_it(&entry.fact))?;
            log.get(place).map(|entry| (Seq::START.plus(place), entry))
        };
        let (first, start) = found(|fact| matches!(fact, Fact::Started { .. }))?;
        let (last, end) = found(|fact| matches!(fact, Fact::Finished { .. }))?;
        let Fact::Finished { outcome, .. } = &end.fact else { return None };
        let text = |text: &str| Text::try_from(text).ok();
        let seats = outcome.scores.iter().zip(&people).map(|((seat, &score), caller)| {
            let player = Some(PlayerKey(*caller.token.as_bytes()));
            let name = text(&format!(r#"{{"person":"{}"}}"#, name(seat.index())))?;
            Some(SeatRecord { player, name, score, won: outcome.winners.contains(seat) })
        });
        let game = GameRecord {
            id: format!("load-{number}").parse().ok()?,
            kind: text(R::NAME)?,
            preset: text(room.preset())?,
            first,
            last,
            configured: u32::try_from(room.configured().0).ok().map(Seq),
            started: at(start),
            ended: at(end),
            seats: seats.collect::<Option<_>>()?,
        };
        let record = RoomRecord {
            game: text(R::NAME)?,
            visibility: Visibility::Private,
            created: at(log.first()?),
            active: at(log.last()?),
            closed: Some(at(log.last()?)),
            summary: text(&serde_json::to_string(&room.listing()).ok()?)?,
        };
        let index = vec![Index::Game(game), Index::Room(record)];
        let room = room.code().to_string().parse().ok()?;
        Some(Append { room, expected: Seq::START, entries, index })
    }
}

impl<R: Rules> Evening<R> {
    /// A room in which everybody sits.
    fn begin(number: u64, players: u32, seed: u64) -> Option<Self> {
        let caller = |seat: u32| {
            let person = format!("{} {seat}", number / EVENING);
            let token = TokenHash::new(digest("paiju load", person.as_bytes()));
            Caller { token, connection: ConnectionId(u64::from(seat)) }
        };
        let people: Vec<Caller> = (0..players).map(caller).collect();
        let (code, now) = (Code::numbered(number), FIRST.after(number * PAUSE));
        let host = *people.first()?;
        let opening = Opening { code, host, name: &name(0), role: Role::Player };
        let mut luck = Quick::new(seed.wrapping_add(number));
        let entries = Room::open(&opening, now, &entropy(&mut luck)).ok()?;
        let room = Room::begin(entries.first()?)?;
        let mut evening = Self { room, log: Vec::new(), people, now, luck, n_asked: 0 };
        let mut entries = entries.into_iter();
        evening.log.extend(entries.next());
        evening.write(entries.collect());
        for seat in 1..evening.people.len() {
            evening.ask(seat, Command::Join { name: name(seat), role: Role::Player })?;
        }
        Some(evening)
    }

    /// Plays one game to its end, and closes the room.
    fn play(&mut self) -> Option<()> {
        self.ask(0, Command::Start)?;
        while let Some(seat) = self.room.game().and_then(Game::turn) {
            let step = self.choose(seat)?;
            self.ask(seat.index(), Command::Act { steps: vec![step] })?;
        }
        self.ask(0, Command::Close)
    }

    fn choose(&mut self, seat: Seat) -> Option<R::Action> {
        let legal = self.room.sight(seat)?.legal;
        self.luck.pick(&legal)
    }

    fn ask(&mut self, who: usize, command: Command<R::Action>) -> Option<()> {
        self.n_asked += 1;
        self.now = self.now.after(PAUSE);
        let id = RequestId::try_from(format!("r{}", self.n_asked)).ok()?;
        let (caller, entropy) = (self.people.get(who)?, entropy(&mut self.luck));
        let verdict = self.room.decide(caller, &Request { id, command }, self.now, &entropy);
        match verdict.ok()? {
            Verdict::New(entries) => self.write(entries),
            Verdict::Before(_) => {}
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

/// Games that only fill a database need no secrets.
fn entropy(luck: &mut Quick) -> Entropy {
    Entropy::new(std::array::from_fn(|_| luck.below(256) as u8))
}
