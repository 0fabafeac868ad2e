//! Who is connected to a room, here.

use axum::extract::ws::Utf8Bytes;
use protocol::{Bye, ConnectionId, Millis, PersonId, Seq, TokenHash};
use room::{Entry, Eyes, Fact, HeardOf, Presence, Room};
use tabletop::Rules;

use crate::{
    link::{Link, Outbox, TooSlow},
    telling::{Occasion, Shown},
};

/// Everybody who is connected to a room, here.
#[derive(Debug)]
pub(crate) struct Guests<R: Rules> {
    guests: Vec<Guest<R>>,
    /// Connections whose clients do not read what they are sent.
    slow: Vec<ConnectionId>,
}

/// A connection, and who is at its other end.
#[derive(Debug)]
pub(crate) struct Guest<R: Rules> {
    pub(crate) connection: ConnectionId,
    pub(crate) token: TokenHash,
    /// Nobody before they have joined.
    pub(crate) person: Option<PersonId>,
    outbox: Outbox,
    /// The frame that was sent last.
    known: Option<Seq>,
    /// What they are answered, which goes before the next frame.
    answer: Option<Utf8Bytes>,
    /// What is to be told with the next frame.
    news: Vec<HeardOf<R>>,
    /// What they saw the room with when each of the news came. Those who saw the same with the
    /// same eyes are sent the same.
    eyes: Vec<Eyes>,
}

/// A frame that was encoded, and for whom else it will do.
struct Encoded {
    eyes: Vec<Eyes>,
    known: Option<Seq>,
    shown: Shown,
}

impl<R: Rules> Guests<R> {
    pub(crate) const fn new() -> Self {
        Self { guests: Vec::new(), slow: Vec::new() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    pub(crate) fn get(&self, connection: ConnectionId) -> Option<&Guest<R>> {
        self.guests.iter().find(|guest| guest.connection == connection)
    }

    /// Lets a connection in, without saying who it is.
    pub(crate) fn add(&mut self, link: Link) {
        let Link { connection, token, outbox } = link;
        self.guests.push(Guest {
            connection,
            token,
            person: None,
            outbox,
            known: None,
            answer: None,
            news: Vec::new(),
            eyes: Vec::new(),
        });
    }

    /// Takes a connection out, without a word.
    pub(crate) fn remove(&mut self, connection: ConnectionId) -> Option<Guest<R>> {
        let place = self.guests.iter().position(|guest| guest.connection == connection)?;
        Some(self.guests.swap_remove(place))
    }

    /// Ends a connection.
    pub(crate) fn dismiss(&mut self, connection: ConnectionId, why: Bye) {
        if let Some(guest) = self.remove(connection) {
            guest.outbox.end(why);
        }
    }

    /// Ends all connections.
    pub(crate) fn dismiss_all(&mut self, why: Bye) -> Vec<ConnectionId> {
        let end = |guest: Guest<R>| {
            guest.outbox.end(why);
            guest.connection
        };
        self.guests.drain(..).map(end).collect()
    }

    /// Tells one connection something.
    pub(crate) fn tell(&mut self, connection: ConnectionId, message: Utf8Bytes) {
        let Some(guest) = self.guests.iter().find(|guest| guest.connection == connection) else {
            return;
        };
        if guest.outbox.tell(message).is_err() {
            self.slow.push(connection);
        }
    }

    /// Answers one connection, together with the next frame: one packet instead of two.
    pub(crate) fn answer(&mut self, connection: ConnectionId, answer: Utf8Bytes) {
        if let Some(guest) = self.guests.iter_mut().find(|guest| guest.connection == connection) {
            guest.answer = Some(answer);
        }
    }

    /// Those whose clients do not read, once.
    pub(crate) fn take_slow(&mut self) -> Vec<ConnectionId> {
        std::mem::take(&mut self.slow)
    }

    /// Lets everybody hear of `entry`, which is about to be written into `room`.
    pub(crate) fn hear(&mut self, room: &Room<R>, entry: &Entry<R>) {
        if let Fact::Joined { person, connection, .. } | Fact::Online { person, connection } =
            &entry.fact
            && let Some(guest) = self.guests.iter_mut().find(|it| it.connection == *connection)
        {
            guest.person = Some(*person);
        }
        for guest in &mut self.guests {
            if let Some(person) = guest.person {
                guest.news.push(room.tell(entry, person));
                guest.eyes.push(room.eyes(person));
            }
        }
    }

    /// Shows the room to all who have heard news, and gives the answers that wait for it.
    pub(crate) fn show_all(&mut self, room: &Room<R>, now: Millis) {
        let mut encoded = Vec::new();
        for guest in &mut self.guests {
            if guest.news.is_empty() && guest.answer.is_none() {
                continue;
            }
            if guest.show(room, now, Occasion::Update, &mut encoded).is_err() {
                self.slow.push(guest.connection);
            }
        }
    }

    /// Shows the room to one connection, with these news instead of those it has heard.
    pub(crate) fn show(
        &mut self,
        connection: ConnectionId,
        room: &Room<R>,
        now: Millis,
        news: Vec<HeardOf<R>>,
    ) {
        let Some(guest) = self.guests.iter_mut().find(|guest| guest.connection == connection)
        else {
            return;
        };
        (guest.known, guest.news) = (None, news);
        if guest.show(room, now, Occasion::Snapshot, &mut Vec::new()).is_err() {
            self.slow.push(connection);
        }
    }

    /// Who is not in `room` any more, or not by this connection: with a word to say why.
    ///
    /// `None` stands for those who are taken to be offline, and are not.
    pub(crate) fn misplaced(
        &self,
        room: &Room<R>,
        is_kicked: impl Fn(PersonId) -> bool,
    ) -> Vec<(ConnectionId, Option<Bye>)> {
        let why = |guest: &Guest<R>| {
            let id = guest.person?;
            let Some(person) = room.people().iter().find(|person| person.id == id) else {
                return Some(Some(if is_kicked(id) { Bye::Kicked } else { Bye::Left }));
            };
            match person.presence {
                Presence::Online { connection } if connection == guest.connection => None,
                Presence::Online { .. } => Some(Some(Bye::TakenOver)),
                Presence::Offline { .. } => Some(None),
            }
        };
        let misplaced = |guest: &Guest<R>| Some((guest.connection, why(guest)?));
        self.guests.iter().filter_map(misplaced).collect()
    }
}

impl<R: Rules> Guest<R> {
    /// Sends the answer that waits, if one does, and a frame if there are news.
    fn show(
        &mut self,
        room: &Room<R>,
        now: Millis,
        occasion: Occasion,
        encoded: &mut Vec<Encoded>,
    ) -> Result<(), TooSlow> {
        let frame = self.frame(room, now, occasion, encoded);
        // Both at once, after all the work: whoever waits for them wakes up once.
        self.answer.take().into_iter().chain(frame).try_for_each(|it| self.outbox.tell(it))
    }

    /// The next frame, if they are to see one. What was encoded for others is used again.
    fn frame(
        &mut self,
        room: &Room<R>,
        now: Millis,
        occasion: Occasion,
        encoded: &mut Vec<Encoded>,
    ) -> Option<Utf8Bytes> {
        let person = self.person?;
        let (news, mut eyes) = (std::mem::take(&mut self.news), std::mem::take(&mut self.eyes));
        if occasion == Occasion::Update && news.is_empty() {
            return None;
        }
        // Whoever is gone sees nothing more.
        room.people().iter().find(|it| it.id == person)?;
        eyes.push(room.eyes(person));
        let known = self.known.replace(room.seq());
        let same =
            |it: &&Encoded| occasion == Occasion::Update && it.known == known && it.eyes == eyes;
        if let Some(same) = encoded.iter().find(same) {
            return Some(same.shown.to(occasion, room.seq(), now, person));
        }
        let shown = Shown::of::<R>(&room.frame(person, now, known, news));
        let frame = shown.to(occasion, room.seq(), now, person);
        encoded.push(Encoded { eyes, known, shown });
        Some(frame)
    }
}
