//! The connected clients of a room, and the messages to them.

use protocol::{ConnectionId, DisconnectReason, PersonId, Seq, Timestamp, TokenHash};
use room::{Caller, Entry, NewsItemOf, Perspective, Presence, Room, RoomEvent};
use serde_json::value::RawValue;
use tabletop::Rules;

use crate::{
    encode::{self, AidsCache, FrameKind, to_raw_json},
    input::Outgoing,
};

/// The connected clients, and the news that the next frames will carry.
#[derive(Debug)]
pub(crate) struct Clients<R: Rules> {
    connected: Vec<Client>,
    /// Queued news, encoded. Clients that get the same item share it.
    news: Vec<Box<RawValue>>,
    aids: AidsCache<R::Aids>,
}

#[derive(Debug)]
struct Client {
    connection: ConnectionId,
    token: TokenHash,
    /// `None` before the client has joined the room.
    person: Option<PersonId>,
    /// The `seq` of the last frame.
    known: Option<Seq>,
    /// The answer to the client's request. It is sent right before the next frame.
    reply: Option<String>,
    /// The client's news, as indices into [`Clients::news`].
    queued: Vec<usize>,
}

/// A client whose connection does not match the presence of its person.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Stale {
    /// The connection must end.
    Ended { connection: ConnectionId, reason: DisconnectReason },
    /// The room considers the person offline.
    MarkedOffline { caller: Caller },
}

/// A frame that the next clients may get too.
struct Sent {
    perspective: Perspective,
    /// Index of the client that it is addressed to.
    client: usize,
    /// Index of the message.
    message: usize,
}

impl<R: Rules> Clients<R> {
    pub(crate) const fn new() -> Self {
        Self { connected: Vec::new(), news: Vec::new(), aids: AidsCache::new() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.connected.is_empty()
    }

    pub(crate) fn contains(&self, connection: ConnectionId) -> bool {
        self.connected.iter().any(|client| client.connection == connection)
    }

    pub(crate) fn caller(&self, connection: ConnectionId) -> Option<Caller> {
        let client = self.connected.iter().find(|client| client.connection == connection)?;
        Some(client.caller())
    }

    /// Adds a client. It gets no news before the room has connected its person.
    pub(crate) fn add(&mut self, caller: Caller) {
        let Caller { token, connection } = caller;
        let (person, known, reply, queued) = (None, None, None, Vec::new());
        self.connected.push(Client { connection, token, person, known, reply, queued });
    }

    /// Removes a client, and returns its person.
    pub(crate) fn remove(&mut self, connection: ConnectionId) -> Option<PersonId> {
        let index = self.connected.iter().position(|client| client.connection == connection)?;
        self.connected.swap_remove(index).person
    }

    /// Removes all clients, and returns their connections.
    pub(crate) fn remove_all(&mut self) -> Vec<ConnectionId> {
        self.connected.drain(..).map(|client| client.connection).collect()
    }

    /// The clients that have joined and got no frame yet.
    pub(crate) fn newcomers(&self) -> Vec<(ConnectionId, PersonId)> {
        let newcomers = self.connected.iter().filter(|client| client.known.is_none());
        newcomers.filter_map(|client| Some((client.connection, client.person?))).collect()
    }

    /// Keeps the answer to a client's request for the next frame: one packet instead of two.
    pub(crate) fn reply(&mut self, connection: ConnectionId, reply: String) {
        if let Some(client) = self.get_mut(connection) {
            client.reply = Some(reply);
        }
    }

    /// Applies `entry` to `room`, and queues the news for every client.
    pub(crate) fn apply(&mut self, room: &mut Room<R>, entry: &Entry<R>) {
        if let RoomEvent::Joined { person, connection, .. }
        | RoomEvent::Online { person, connection } = &entry.event
            && let Some(client) = self.get_mut(*connection)
        {
            client.person = Some(*person);
        }
        let mut perspectives = Vec::new();
        for client in &mut self.connected {
            let Some(person) = client.person else { continue };
            let perspective = room.perspective(person);
            let index = perspectives.iter().position(|it| *it == perspective);
            client.queued.push(index.unwrap_or(perspectives.len()));
            if index.is_none() {
                perspectives.push(perspective);
            }
        }
        let items = room.apply(entry, &perspectives);
        let mut encoded = Vec::with_capacity(items.len());
        for item in &items {
            // Most news is the same for all perspectives.
            let same = items.iter().zip(&encoded).find(|(other, _)| *other == item);
            let index = same.map_or(self.news.len(), |(_, &index)| index);
            if index == self.news.len() {
                self.news.push(to_raw_json(item));
            }
            encoded.push(index);
        }
        for client in self.connected.iter_mut().filter(|client| client.person.is_some()) {
            if let Some(last) = client.queued.last_mut() {
                *last = encoded.get(*last).copied().unwrap_or_default();
            }
        }
    }

    /// Sends a frame to every client with news, and the replies that wait.
    pub(crate) fn send_frames(
        &mut self,
        room: &Room<R>,
        now: Timestamp,
        outgoing: &mut Vec<Outgoing>,
    ) {
        let mut sent: Vec<Sent> = Vec::new();
        for index in 0..self.connected.len() {
            let (earlier, rest) = self.connected.split_at_mut(index);
            let Some(client) = rest.first_mut() else { break };
            client.send_reply(outgoing);
            let Some(person) = client.person_in(room).filter(|_| !client.queued.is_empty()) else {
                continue;
            };
            let perspective = room.perspective(person);
            let is_same = |sent: &&Sent| {
                let has_same = |it: &Client| it.known == client.known && it.queued == client.queued;
                sent.perspective == perspective && earlier.get(sent.client).is_some_and(has_same)
            };
            let same = sent.iter().find(is_same).and_then(|sent| outgoing.get(sent.message));
            let text = if let Some(Outgoing::Message { text, .. }) = same {
                encode::readdress(text, person)
            } else {
                sent.push(Sent { perspective, client: index, message: outgoing.len() });
                let frame = room.frame(person, now, client.known, Vec::new());
                let news: Vec<_> =
                    client.queued.iter().filter_map(|&index| self.news.get(index)).collect();
                let (kind, aids) = (FrameKind::Update, &mut self.aids);
                encode::frame::<R>(kind, frame, perspective, aids, &news)
            };
            outgoing.push(Outgoing::Message { connection: client.connection, text });
        }
        for client in self.connected.iter_mut().filter(|client| !client.queued.is_empty()) {
            client.known = Some(room.seq());
            client.queued.clear();
        }
        self.news.clear();
    }

    /// Sends a snapshot to one client, with `news` instead of the queued ones.
    pub(crate) fn send_snapshot(
        &mut self,
        connection: ConnectionId,
        room: &Room<R>,
        now: Timestamp,
        news: &[NewsItemOf<R>],
        outgoing: &mut Vec<Outgoing>,
    ) {
        let Some(client) = self.get_mut(connection) else { return };
        client.send_reply(outgoing);
        client.queued.clear();
        let Some(person) = client.person_in(room) else { return };
        client.known = Some(room.seq());
        let frame = room.frame(person, now, None, Vec::new());
        let (perspective, aids) = (room.perspective(person), &mut self.aids);
        let text = encode::frame::<R>(FrameKind::Snapshot, frame, perspective, aids, news);
        outgoing.push(Outgoing::Message { connection, text });
    }

    /// The clients whose people have left, or are not connected by this connection.
    pub(crate) fn stale(&self, room: &Room<R>, is_kicked: impl Fn(PersonId) -> bool) -> Vec<Stale> {
        let stale = |client: &Client| {
            let (id, connection) = (client.person?, client.connection);
            let Some(person) = room.people().iter().find(|person| person.id == id) else {
                let reason =
                    if is_kicked(id) { DisconnectReason::Kicked } else { DisconnectReason::Left };
                return Some(Stale::Ended { connection, reason });
            };
            match person.presence {
                Presence::Online { connection: current } if current == connection => None,
                Presence::Online { .. } => {
                    Some(Stale::Ended { connection, reason: DisconnectReason::TakenOver })
                }
                Presence::Offline { .. } => Some(Stale::MarkedOffline { caller: client.caller() }),
            }
        };
        self.connected.iter().filter_map(stale).collect()
    }

    fn get_mut(&mut self, connection: ConnectionId) -> Option<&mut Client> {
        self.connected.iter_mut().find(|client| client.connection == connection)
    }
}

impl Client {
    const fn caller(&self) -> Caller {
        Caller { token: self.token, connection: self.connection }
    }

    /// The client's person, unless they have left.
    fn person_in<R: Rules>(&self, room: &Room<R>) -> Option<PersonId> {
        self.person.filter(|&id| room.people().iter().any(|person| person.id == id))
    }

    fn send_reply(&mut self, outgoing: &mut Vec<Outgoing>) {
        let connection = self.connection;
        outgoing.extend(self.reply.take().map(|text| Outgoing::Message { connection, text }));
    }
}
