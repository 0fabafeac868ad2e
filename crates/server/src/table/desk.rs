//! How something is decided, stored and told, in this order.

use std::{sync::Arc, time::Instant};

use protocol::{
    Bye, ConnectionId, Millis, PersonId, Refusal, Request, RequestId, RoomRefusal, Seq,
    ServerRefusal,
};
use room::{
    Caller, Due, Entropy, Entry, Fact, HeardOf, Presence, Recent, RefusalOf, Room, Stage, Thought,
    Verdict,
};
use store::{Append, AppendError, NewEntry};
use tabletop::Rules;
use tokio::sync::watch;

use super::{
    filing::{self, Start},
    guests::Guests,
    load::{self, Loaded},
};
use crate::{
    house::{Growth, House},
    link::Link,
    telling,
};

/// How often something is decided again after another node was faster, or the database failed.
const TRIES: usize = 8;

/// A room, those who are connected to it, and the pen that writes its log.
#[derive(Debug)]
pub(crate) struct Desk<R: Rules> {
    house: Arc<House>,
    pub(crate) room: Room<R>,
    /// What is told to those who come back.
    recent: Recent<R>,
    pub(crate) guests: Guests<R>,
    /// Whether anybody was connected since the room woke up.
    pub(crate) had_guests: bool,
    start: Option<Start>,
    /// Those who were sent away, of whom a connection may be left.
    kicked: Vec<PersonId>,
    /// How far the log is known to have grown.
    grown: watch::Sender<Growth>,
    /// Whether something that must happen was not stored, and is to be tried again.
    pub(crate) has_failed: bool,
}

impl<R: Rules> Desk<R> {
    pub(crate) fn new(house: Arc<House>, loaded: Loaded<R>, grown: watch::Sender<Growth>) -> Self {
        let Loaded { room, recent, start } = loaded;
        Self {
            house,
            room,
            recent,
            guests: Guests::new(),
            had_guests: false,
            start,
            kicked: Vec::new(),
            grown,
            has_failed: false,
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        matches!(self.room.stage(), Stage::Closed)
    }

    /// A connection says hello (RM-8).
    pub(crate) async fn greet(&mut self, link: Link, since: Option<Seq>) {
        let Link { connection, token, .. } = link;
        let caller = Caller { token, connection };
        self.guests.add(link);
        self.had_guests = true;
        let came = self.commit(|room, now, _| room.came(&caller, now).map(Verdict::New)).await;
        if let Err(refusal) = came {
            let ending = match &refusal {
                Refusal::Room(RoomRefusal::RoomClosed) => Some(Bye::Closed),
                Refusal::Room(RoomRefusal::Kicked) => Some(Bye::Kicked),
                Refusal::Server(_) => Some(Bye::Restarting),
                // They may join.
                Refusal::Room(_) | Refusal::Setting(_) | Refusal::Game { .. } => None,
            };
            self.refuse(connection, None, refusal);
            if let Some(why) = ending {
                self.guests.dismiss(connection, why);
            }
            // On the way to a refusal, others' entries may have been read.
            return self.finish().await;
        }
        let news = self.missed_news(&caller, since);
        self.guests.show(connection, &self.room, self.house.clock.now(), news);
        self.finish().await;
    }

    /// What a client has missed since the frame it saw last, or the last entries if it saw none.
    ///
    /// At most [`Recent::MAX`] entries are told, and nothing is read for it.
    fn missed_news(&self, caller: &Caller, since: Option<Seq>) -> Vec<HeardOf<R>> {
        let Some(person) = self.room.person_of(&caller.token) else { return Vec::new() };
        self.recent.news_since(since.unwrap_or(Seq(0)), person.id)
    }

    /// Shows everything to a connection that asks for it again.
    pub(crate) fn show(&mut self, connection: ConnectionId) {
        self.guests.show(connection, &self.room, self.house.clock.now(), Vec::new());
    }

    /// A connection asks for something.
    pub(crate) async fn ask(&mut self, caller: &Caller, request: Request<R::Action>) {
        let mut granted =
            self.commit(|room, now, entropy| room.decide(caller, &request, now, entropy)).await;
        if matches!(granted, Err(Refusal::Room(RoomRefusal::TakenOver))) {
            // Another node may have taken ours for dead. Whoever is here comes back, and is heard.
            self.finish().await;
            if self.guests.get(caller.connection).is_some() {
                granted = self
                    .commit(|room, now, entropy| room.decide(caller, &request, now, entropy))
                    .await;
            }
        }
        match granted {
            Ok(seq) => {
                self.house.gauges.acts.increment(1);
                self.guests.answer(caller.connection, telling::ack(request.id, seq));
            }
            Err(refusal) => self.refuse(caller.connection, Some(request.id), refusal),
        }
        self.finish().await;
    }

    /// A connection is lost (RM-7).
    pub(crate) async fn part(&mut self, connection: ConnectionId) {
        if self.guests.remove(connection).is_some_and(|guest| guest.person.is_some()) {
            self.went(connection).await;
        }
    }

    /// Something is due. Says whether anything came of it.
    pub(crate) async fn settle(&mut self, due: Due, thought: Option<Thought<R::Action>>) -> bool {
        let before = self.room.seq();
        let settled = self
            .commit(|room, now, entropy| {
                Ok(Verdict::New(room.settle(&due, thought.clone(), now, entropy)))
            })
            .await;
        self.house.gauges.settled.increment(1);
        self.has_failed |= settled.is_err();
        self.finish().await;
        settled.is_ok() && before < self.room.seq()
    }

    /// How much later than others this node does what is due here, in milliseconds.
    pub(crate) fn lag(&self) -> u64 {
        let online = self.room.people().iter().filter_map(|person| match person.presence {
            Presence::Online { connection } => Some(connection),
            Presence::Offline { .. } => None,
        });
        self.house.nodes.lag(self.room.code(), online)
    }

    /// Marks those as offline whose connections went down with their node, or with this room's
    /// task if it broke.
    pub(crate) async fn mark_gone(&mut self) {
        let gone = |person: &room::Person| match person.presence {
            Presence::Online { connection } if self.is_gone(connection) => Some(connection),
            Presence::Online { .. } | Presence::Offline { .. } => None,
        };
        let gone: Vec<_> = self.room.people().iter().filter_map(gone).collect();
        for connection in gone {
            self.went(connection).await;
        }
    }

    fn is_gone(&self, connection: ConnectionId) -> bool {
        let is_ours = self.house.nodes.is_ours(connection);
        if is_ours {
            self.guests.get(connection).is_none()
        } else {
            self.house.nodes.is_gone(connection)
        }
    }

    /// Drops those who do not read what they are sent (RM-24).
    pub(crate) async fn drop_slow(&mut self) {
        for connection in self.guests.take_slow() {
            self.house.gauges.slow_clients.increment(1);
            let was_in = self.guests.get(connection).is_some_and(|guest| guest.person.is_some());
            self.guests.dismiss(connection, Bye::TooSlow);
            if was_in {
                self.went(connection).await;
            }
        }
    }

    /// Lets everybody go, because the server stops; they may come back.
    pub(crate) async fn close_up(&mut self) {
        for connection in self.guests.dismiss_all(Bye::Restarting) {
            self.went(connection).await;
        }
    }

    async fn went(&mut self, connection: ConnectionId) {
        let went = self.commit(|room, now, _| Ok(Verdict::New(room.went(connection, now)))).await;
        if let Err(refusal) = went {
            tracing::warn!(room = %self.room.code(), %refusal, "a lost connection is not noted");
            self.has_failed = true;
        }
        self.finish().await;
    }

    /// Reads what others have appended, and shows it.
    pub(crate) async fn catch_up(&mut self) {
        if let Err(error) = self.read_on().await {
            tracing::warn!(room = %self.room.code(), %error, "the log cannot be read");
        }
        self.finish().await;
    }

    /// Turns a message down, and changes nothing (RM-21).
    pub(crate) fn refuse(
        &mut self,
        connection: ConnectionId,
        id: Option<RequestId>,
        refusal: RefusalOf<R>,
    ) {
        self.house.gauges.refusals.increment(1);
        self.guests.tell(connection, telling::refused(id, refusal));
    }

    /// Decides, and stores what comes of it. Decides again if another node was faster.
    ///
    /// When this returns the entry is on disk (RM-23), and everybody has heard of it; showing it
    /// is left to [`finish`](Self::finish), so that an answer can go first.
    async fn commit(
        &mut self,
        decide: impl Fn(&Room<R>, Millis, &Entropy) -> Result<Verdict<R>, RefusalOf<R>> + Send,
    ) -> Result<Seq, RefusalOf<R>> {
        for _ in 0..TRIES {
            let drawn = self.house.chance.decision(self.room.code(), self.room.seq());
            let entropy = drawn.map_err(|_| ServerRefusal::Busy)?;
            let entries = match decide(&self.room, self.house.clock.now(), &entropy)? {
                Verdict::Before(seq) => return Ok(seq),
                Verdict::New(entries) => entries,
            };
            let first = self.room.seq();
            if entries.is_empty() {
                return Ok(first);
            }
            match self.append(&entries).await {
                Ok(()) => {
                    self.write(entries);
                    return Ok(first);
                }
                Err(AppendError::Conflict(_)) => self.house.gauges.races_lost.increment(1),
                Err(AppendError::Unknown(error)) => {
                    // The log tells. If the entries are there, deciding again finds the request
                    // granted before, or the thing no longer due.
                    tracing::warn!(room = %self.room.code(), %error, "an append may have failed");
                }
                Err(
                    error @ (AppendError::Closed | AppendError::Empty | AppendError::Refused(_)),
                ) => {
                    tracing::error!(room = %self.room.code(), %error, "nothing was written");
                    return Err(ServerRefusal::Busy.into());
                }
            }
            if let Err(error) = self.read_on().await {
                tracing::error!(room = %self.room.code(), %error, "the log cannot be read");
                return Err(ServerRefusal::Busy.into());
            }
        }
        Err(ServerRefusal::Busy.into())
    }

    async fn append(&self, entries: &[Entry<R>]) -> Result<(), AppendError> {
        let Some(id) = load::room_id(self.room.code()) else { return Err(AppendError::Empty) };
        let entry = |entry: &Entry<R>| {
            Some(NewEntry { at: filing::millis(entry.at), payload: telling::stored(entry)? })
        };
        let Some(new) = entries.iter().map(entry).collect() else { return Err(AppendError::Empty) };
        let mut append = Append::new(id, filing::stored(self.room.seq()), new);
        append.index = filing::index(&self.room, entries, self.start.as_ref(), self.house.chance)
            .map_err(|_| AppendError::Closed)?;
        // A hint of what we wrote ourselves is no news. If we do not, we are told of the conflict.
        let end = u64::from(append.end().0);
        self.grown.send_if_modified(|grown| {
            grown.end = end.max(grown.end);
            false
        });
        let began = Instant::now();
        let outcome = self.house.store.append(append).await;
        self.house.gauges.append_seconds.record(began.elapsed().as_secs_f64());
        outcome
    }

    /// Reads what others have appended.
    async fn read_on(&mut self) -> Result<(), load::LoadError> {
        let Some(id) = load::room_id(self.room.code()) else { return Ok(()) };
        let log = self.house.store.read(&id, filing::stored(self.room.seq())..).await?;
        let entries = load::typed::<R>(&log)?;
        self.write(entries);
        Ok(())
    }

    /// Writes stored entries into the room, and lets everybody hear of them.
    fn write(&mut self, entries: Vec<Entry<R>>) {
        for entry in entries {
            filing::note(&self.room, &entry, &mut self.start);
            self.guests.hear(&self.room, &entry);
            self.room.evolve(&entry);
            if let Fact::Left { person, kicked: true, .. } = &entry.fact {
                self.kicked.push(*person);
            }
            if let Fact::Closed { .. } = &entry.fact {
                self.house.closed(self.room.code());
            }
            self.recent.push(entry);
        }
    }

    /// Shows everybody what they have heard of, and parts with those who are here no more.
    async fn finish(&mut self) {
        self.guests.show_all(&self.room, self.house.clock.now());
        if self.is_closed() {
            self.guests.dismiss_all(Bye::Closed);
            return;
        }
        let kicked = std::mem::take(&mut self.kicked);
        for (connection, why) in self.guests.misplaced(&self.room, |it| kicked.contains(&it)) {
            if let Some(why) = why {
                self.guests.dismiss(connection, why);
            } else if let Some(token) = self.guests.get(connection).map(|guest| guest.token) {
                // Another node took ours for dead. Here they are.
                let caller = Caller { token, connection };
                let came =
                    self.commit(|room, now, _| room.came(&caller, now).map(Verdict::New)).await;
                if came.is_err() {
                    self.guests.dismiss(connection, Bye::Restarting);
                }
                self.guests.show_all(&self.room, self.house.clock.now());
            }
        }
    }
}
