//! The connection of one node to the database, on which things go wrong.

use std::{fmt, future::pending, ops::Range, sync::Arc};

use store::{
    Append, AppendResult, Backend, Cursor, DatabaseError, DbFuture, Entry, EntryNumber, GameId,
    GameRow, Heartbeat, LogChange, NameRemoval, NameReplacement, Page, PlayerKey, PlayerStats,
    Removed, RoomFilter, RoomId, RoomRow, RoomsWithName, UnixMillis, WithRoom,
};
use tokio::{sync::broadcast, time::sleep};

use super::Database;
use crate::{Fault, PlantedBug, cluster::KillSwitch};

/// How long a node waits for an answer, in milliseconds, as for PostgreSQL.
const TIMEOUT: u32 = 5_000;

/// The connection of one run of a node. It belongs to that run, and ends with it.
pub(crate) struct Connection {
    database: Database,
    planted: Option<PlantedBug>,
    node: KillSwitch,
    /// The other end of the node's notifications.
    _changes: broadcast::Sender<LogChange>,
}

/// What happens to a batch.
enum Fate {
    Written,
    Lost,
    Rejected,
    AnswerLost,
    WrittenLate,
    CrashBefore,
    CrashAfter,
}

impl Connection {
    /// Connects the run `incarnation` of a node, and sends it `changes`.
    pub(crate) fn new(
        database: &Database,
        incarnation: u32,
        changes: broadcast::Sender<LogChange>,
        node: KillSwitch,
        planted: Option<PlantedBug>,
    ) -> Self {
        database.listen(incarnation, &changes);
        let database = database.clone();
        Self { database, planted, node, _changes: changes }
    }

    fn fate(&self) -> Fate {
        let occurs = |fault| self.database.faults.occurs(fault);
        if occurs(Fault::LostCommit) {
            Fate::Lost
        } else if occurs(Fault::RejectedCommit) {
            Fate::Rejected
        } else if occurs(Fault::LostAnswer) {
            Fate::AnswerLost
        } else if occurs(Fault::LateCommit) {
            Fate::WrittenLate
        } else if self.node.is_set() && occurs(Fault::CrashInCommit) {
            if self.database.chance.once_in(2) { Fate::CrashBefore } else { Fate::CrashAfter }
        } else {
            Fate::Written
        }
    }

    /// Waits as long as a message takes to the database or back.
    async fn travel(&self) {
        sleep(self.database.chance.millis(0, 3)).await;
    }

    /// Waits as long as the database takes.
    async fn work(&self, slow: Fault) {
        let max = if self.database.faults.occurs(slow) { TIMEOUT - 100 } else { 3 };
        sleep(self.database.chance.millis(0, max)).await;
    }

    async fn try_commit(&self, batch: &Arc<[Append]>) -> Result<Vec<AppendResult>, DatabaseError> {
        let fate = self.fate();
        self.travel().await;
        self.work(Fault::SlowCommit).await;
        match fate {
            Fate::Written => {
                let results = self.database.commit(batch);
                self.travel().await;
                Ok(results)
            }
            Fate::Lost => {
                self.travel().await;
                Err(DatabaseError::other("the connection was lost before the commit"))
            }
            Fate::Rejected => {
                self.travel().await;
                Err(DatabaseError::rejected("the data was rejected"))
            }
            Fate::AnswerLost => {
                drop(self.database.commit(batch));
                self.give_up().await
            }
            Fate::WrittenLate => {
                let (database, batch) = (self.database.clone(), Arc::clone(batch));
                let wait = self.database.chance.millis(0, TIMEOUT + 3_000);
                tokio::spawn(async move {
                    sleep(wait).await;
                    drop(database.commit(&batch));
                });
                self.give_up().await
            }
            Fate::CrashBefore => self.crash().await,
            Fate::CrashAfter => {
                drop(self.database.commit(batch));
                self.crash().await
            }
        }
    }

    /// Gives up on an answer: when the connection is lost, or after a while.
    async fn give_up<T>(&self) -> Result<T, DatabaseError> {
        let wait = if self.database.chance.once_in(3) { TIMEOUT } else { 3 };
        sleep(self.database.chance.millis(0, wait)).await;
        Err(DatabaseError::other("the connection was lost during the commit"))
    }

    /// Ends the node, which gets no answer.
    async fn crash<T>(&self) -> T {
        self.node.kill();
        pending().await
    }

    /// Commits with the planted bug.
    async fn commit_with(
        &self,
        bug: PlantedBug,
        batch: Arc<[Append]>,
    ) -> Result<Vec<AppendResult>, DatabaseError> {
        match bug {
            PlantedBug::EarlyAck => {
                let results = self.database.lock().check(&batch);
                let (database, wait) = (self.database.clone(), self.database.chance.millis(0, 9));
                tokio::spawn(async move {
                    sleep(wait).await;
                    drop(database.commit(&batch));
                });
                Ok(results)
            }
            PlantedBug::BlindRetry => match self.try_commit(&batch).await {
                Err(error) if !error.to_string().contains("rejected") => {
                    Ok(self.append_at_the_end(&batch))
                }
                result => result,
            },
            PlantedBug::SkippedRead => {
                let results = self.try_commit(&batch).await?;
                let retry = |(append, result): (&Append, AppendResult)| {
                    result.or_else(|_| {
                        let mut results = self.append_at_the_end(std::slice::from_ref(append));
                        results.pop().unwrap_or(Ok(()))
                    })
                };
                Ok(batch.iter().zip(results).map(retry).collect())
            }
        }
    }

    /// Appends to the ends of the logs, although the node does not know what is there.
    fn append_at_the_end(&self, batch: &[Append]) -> Vec<AppendResult> {
        let moved = |append: &Append| {
            let end = self.database.end(&append.room);
            Append { expected: EntryNumber::START.plus(end), ..append.clone() }
        };
        let write = |append: Append| self.database.commit(&[append]).pop().unwrap_or(Ok(()));
        batch.iter().map(moved).map(write).collect()
    }

    /// Reads from the database.
    async fn query<T>(&self, read: impl FnOnce(&Database) -> T) -> Result<T, DatabaseError> {
        self.travel().await;
        self.work(Fault::SlowRead).await;
        if self.database.faults.occurs(Fault::FailedRead) {
            return Err(DatabaseError::other("the connection was lost during a query"));
        }
        let found = read(&self.database);
        self.travel().await;
        Ok(found)
    }
}

impl Backend for Connection {
    fn commit(&self, batch: Arc<[Append]>) -> DbFuture<'_, Vec<AppendResult>> {
        Box::pin(async move {
            match self.planted {
                None => self.try_commit(&batch).await,
                Some(bug) => self.commit_with(bug, batch).await,
            }
        })
    }

    fn page<'a>(&'a self, room: &'a RoomId, range: Range<EntryNumber>) -> DbFuture<'a, Vec<Entry>> {
        Box::pin(self.query(move |database| database.page(room, range)))
    }

    fn room<'a>(&'a self, room: &'a RoomId) -> DbFuture<'a, Option<RoomRow>> {
        Box::pin(self.query(move |database| database.room(room)))
    }

    fn rooms<'a>(
        &'a self,
        filter: RoomFilter,
        _: Option<&'a Cursor>,
    ) -> DbFuture<'a, Page<WithRoom<RoomRow>>> {
        Box::pin(self.query(move |database| database.rooms(filter)))
    }

    fn game<'a>(&'a self, game: &'a GameId) -> DbFuture<'a, Option<WithRoom<GameRow>>> {
        Box::pin(self.query(move |database| database.game(game)))
    }

    fn games_of<'a>(
        &'a self,
        player: &'a PlayerKey,
        _: Option<&'a Cursor>,
    ) -> DbFuture<'a, Page<WithRoom<GameRow>>> {
        Box::pin(self.query(move |database| database.games_of(player)))
    }

    /// Nobody in a simulation asks for them.
    fn player_stats<'a>(&'a self, _: &'a PlayerKey) -> DbFuture<'a, Vec<PlayerStats>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn heartbeat<'a>(&'a self, heartbeat: &'a Heartbeat) -> DbFuture<'a, Vec<Heartbeat>> {
        Box::pin(async move {
            if self.database.faults.occurs(Fault::FailedHeartbeat) {
                self.travel().await;
                return Err(DatabaseError::other("the connection was lost during a heartbeat"));
            }
            self.query(move |database| database.heartbeat(heartbeat)).await
        })
    }

    /// The rooms of a simulation are kept for ever.
    fn remove_closed(&self, _: UnixMillis) -> DbFuture<'_, Removed> {
        Box::pin(async { Ok(Removed { n_rooms: 0, is_complete: true }) })
    }

    /// Nobody in a simulation asks for it.
    fn request_name_removal<'a>(&'a self, _: &'a PlayerKey) -> DbFuture<'a, RoomsWithName> {
        Box::pin(async { Ok(RoomsWithName { closed: 0, open: 0 }) })
    }

    fn name_removals<'a>(&'a self, _: Option<&'a NameRemoval>) -> DbFuture<'a, Vec<NameRemoval>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn replace_name(&self, _: Arc<NameReplacement>) -> DbFuture<'_, bool> {
        Box::pin(async { Ok(false) })
    }
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connection").finish_non_exhaustive()
    }
}
