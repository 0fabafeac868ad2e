//! One room, its clients and its timers.

use protocol::{
    ClientMessage, ConnectionId, DisconnectReason, PersonId, Refusal, RequestId, RoomRefusal, Seq,
    ServerRefusal, Timestamp,
};
use room::{
    BotDecision, Caller, CommandResult, Entropy, Entry, ReadLogError, Recent, RefusalOf, Room,
    RoomEvent, Stage, Timer,
};
use tabletop::Rules;

use crate::{
    clients::{Clients, Stale},
    encode,
    input::{Attempt, Input, Outgoing, Received},
    timers::{TimerStep, Timers},
};

/// A room, its connected clients and its timers. See the crate's front page for how a shell uses
/// it.
#[derive(Debug)]
pub struct Driver<R: Rules> {
    room: Room<R>,
    /// For clients that reconnect.
    recent: Recent<R>,
    clients: Clients<R>,
    timers: Timers<R>,
    /// People whom the host has removed and who may still be connected.
    kicked: Vec<PersonId>,
    outgoing: Vec<Outgoing>,
}

impl<R: Rules> Driver<R> {
    /// Drives the room that `opened` opens. The other entries of its log are
    /// [applied](Self::apply) afterwards.
    ///
    /// # Errors
    ///
    /// Returns [`ReadLogError::NotOpened`] if this is another kind of entry.
    pub fn new(opened: &Entry<R>) -> Result<Self, ReadLogError> {
        let room = Room::begin(opened).ok_or(ReadLogError::NotOpened)?;
        Ok(Self {
            recent: Recent::new(room.clone()),
            room,
            clients: Clients::new(),
            timers: Timers::new(),
            kicked: Vec::new(),
            outgoing: Vec::new(),
        })
    }

    pub const fn room(&self) -> &Room<R> {
        &self.room
    }

    pub const fn is_closed(&self) -> bool {
        matches!(self.room.stage(), Stage::Closed)
    }

    /// Whether any client is connected.
    pub fn has_clients(&self) -> bool {
        !self.clients.is_empty()
    }

    pub fn is_connected(&self, connection: ConnectionId) -> bool {
        self.clients.contains(connection)
    }

    /// Refuses a request on behalf of the shell, without changing the room.
    pub fn refuse_request(&mut self, input: Input<R>, refusal: RefusalOf<R>) {
        if let Input::Requested { caller, request, .. } = input {
            self.refuse(caller.connection, Some(request.id), refusal);
        }
    }

    /// Adds a client that has sent `hello` (RM-8).
    ///
    /// `since` is the `seq` of the last frame that it has received.
    pub fn connect(&mut self, caller: Caller, since: Option<Seq>) -> Input<R> {
        self.clients.add(caller);
        Input::Connected { caller, since }
    }

    /// Parses a client's message, and answers it unless it is a request.
    pub fn receive(&mut self, connection: ConnectionId, text: &str, now: Timestamp) -> Received<R> {
        let Some(caller) = self.clients.caller(connection) else { return Received::Ignored };
        match serde_json::from_str::<ClientMessage<R::Action>>(text) {
            Ok(ClientMessage::Request(request)) => {
                Received::Input(Input::Requested { caller, request, attempt: Attempt::First })
            }
            Ok(ClientMessage::Ping { sent }) => {
                self.send(connection, encode::pong(sent, now));
                Received::Answered
            }
            // The answer to a second `hello` is a snapshot without news.
            Ok(ClientMessage::Hello(_)) => {
                let Self { clients, room, outgoing, .. } = self;
                clients.send_snapshot(connection, room, now, &[], outgoing);
                Received::Answered
            }
            Err(error) => {
                let refusal = ServerRefusal::Malformed { detail: error.to_string() };
                self.refuse(connection, RequestId::found_in(text), Refusal::Server(refusal));
                Received::Refused
            }
        }
    }

    /// Removes a client whose connection is lost, or ends for `reason`.
    ///
    /// Returns an input for the room, unless the client has not joined.
    pub fn disconnect(
        &mut self,
        connection: ConnectionId,
        reason: Option<DisconnectReason>,
    ) -> Option<Input<R>> {
        let is_connected = self.is_connected(connection);
        let person = self.clients.remove(connection);
        if let Some(reason) = reason.filter(|_| is_connected) {
            self.outgoing.push(Outgoing::Disconnect { connection, reason });
        }
        person.map(|_| Input::Disconnected { connection })
    }

    /// Removes all clients and ends their connections for `reason`.
    pub fn disconnect_all(&mut self, reason: DisconnectReason) -> Vec<Input<R>> {
        let connections = self.clients.remove_all();
        let end = |&connection: &ConnectionId| Outgoing::Disconnect { connection, reason };
        self.outgoing.extend(connections.iter().map(end));
        connections.into_iter().map(|connection| Input::Disconnected { connection }).collect()
    }

    /// Decides an input. Changes nothing.
    ///
    /// # Errors
    ///
    /// Returns why the input is refused.
    pub fn decide(
        &self,
        input: &Input<R>,
        now: Timestamp,
        entropy: &Entropy,
    ) -> Result<CommandResult<R>, RefusalOf<R>> {
        match input {
            Input::Connected { caller, .. } | Input::Reconnected { caller } => {
                self.room.connected(caller, now).map(CommandResult::Append)
            }
            Input::Requested { caller, request, .. } => {
                self.room.decide(caller, request, now, entropy)
            }
            Input::Disconnected { connection } => {
                Ok(CommandResult::Append(self.room.disconnected(*connection, now)))
            }
            Input::TimedOut { timer, decision, .. } => {
                Ok(CommandResult::Append(self.room.fire(timer, decision.clone(), now, entropy)))
            }
        }
    }

    /// Applies the next entry of the log to the room, and queues the news for the clients. The entry must
    /// be durable.
    pub fn apply(&mut self, entry: Entry<R>) {
        self.clients.apply(&mut self.room, &entry);
        if let RoomEvent::Left { person, kicked: true, .. } = &entry.event {
            self.kicked.push(*person);
        }
        self.recent.push(entry, &self.room);
    }

    /// Answers an input that was decided, and sends frames.
    ///
    /// `result` is the number of the first entry of the input, or its refusal. All entries must have been
    /// [applied](Self::apply). Returns inputs that follow from this one, to be handled in this order.
    pub fn complete(
        &mut self,
        input: Input<R>,
        result: Result<Seq, RefusalOf<R>>,
        now: Timestamp,
    ) -> Vec<Input<R>> {
        match input {
            Input::Connected { caller, since } => self.connected(&caller, since, result, now),
            Input::Reconnected { caller } => {
                if result.is_err() {
                    self.disconnect(caller.connection, Some(DisconnectReason::Restarting));
                }
                self.send_frames(now);
                return Vec::new();
            }
            Input::Requested { caller, request, attempt } => match result {
                Ok(seq) => self.clients.reply(caller.connection, encode::ack(request.id, seq)),
                Err(Refusal::Room(RoomRefusal::TakenOver)) if attempt == Attempt::First => {
                    // Another node may consider this one dead. If the client is still connected, it is
                    // marked as online first, and the request is decided again.
                    let mut inputs = self.refresh(now);
                    if self.is_connected(caller.connection) {
                        let attempt = Attempt::Second;
                        inputs.push(Input::Requested { caller, request, attempt });
                    }
                    return inputs;
                }
                Err(refusal) => self.refuse(caller.connection, Some(request.id), refusal),
            },
            Input::Disconnected { .. } => {}
            Input::TimedOut { timer, seq, .. } => {
                if result.is_ok() && self.room.seq() == seq {
                    self.timers.ignore(timer);
                }
            }
        }
        self.refresh(now)
    }

    /// Sends frames to the clients with news, and ends the connections of people who have left.
    ///
    /// A shell calls this after it has applied entries of another writer. Returns inputs to be handled, in
    /// this order.
    pub fn refresh(&mut self, now: Timestamp) -> Vec<Input<R>> {
        self.send_frames(now);
        if self.is_closed() {
            // A closed room does not store that people are offline.
            self.disconnect_all(DisconnectReason::Closed);
            return Vec::new();
        }
        let kicked = std::mem::take(&mut self.kicked);
        let mut inputs = Vec::new();
        for stale in self.clients.stale(&self.room, |person| kicked.contains(&person)) {
            match stale {
                // The room knows that the person has left, or has another connection.
                Stale::Ended { connection, reason } => {
                    self.disconnect(connection, Some(reason));
                }
                Stale::MarkedOffline { caller } => inputs.push(Input::Reconnected { caller }),
            }
        }
        inputs
    }

    /// The messages to send and the connections to end, in this order.
    pub fn take_outgoing(&mut self) -> Vec<Outgoing> {
        std::mem::take(&mut self.outgoing)
    }

    /// What to do about the timers at `now`. A shell calls this until it returns `None`.
    ///
    /// Timers fire `delay` milliseconds late. A node that does not come first for the room uses this to
    /// give the first one time to act.
    pub fn poll_timer(&mut self, now: Timestamp, delay: u64) -> Option<TimerStep<R>> {
        self.timers.poll(&self.room, now, delay)
    }

    /// When to [poll](Self::poll_timer) again if nothing else happens.
    pub fn next_timer(&self, delay: u64) -> Option<Timestamp> {
        self.timers.next(&self.room, delay)
    }

    /// Takes a bot's decision; `None` for the default action.
    pub fn bot_replied(&mut self, timer: &Timer, decision: Option<BotDecision<R::Action>>) {
        self.timers.replied(timer, decision);
    }

    /// Whether a bot's reply is awaited.
    pub fn is_bot_thinking(&self) -> bool {
        self.timers.is_thinking()
    }

    fn connected(
        &mut self,
        caller: &Caller,
        since: Option<Seq>,
        result: Result<Seq, RefusalOf<R>>,
        now: Timestamp,
    ) {
        let connection = caller.connection;
        let Err(refusal) = result else {
            let person = self.room.person_of(&caller.token);
            let missed =
                |person: &room::Person| self.recent.news_since(since.unwrap_or(Seq(0)), person.id);
            let news = person.map(missed).unwrap_or_default();
            let Self { clients, room, outgoing, .. } = self;
            return clients.send_snapshot(connection, room, now, &news, outgoing);
        };
        let reason = match &refusal {
            Refusal::Room(RoomRefusal::RoomClosed) => Some(DisconnectReason::Closed),
            Refusal::Room(RoomRefusal::Kicked) => Some(DisconnectReason::Kicked),
            Refusal::Server(_) => Some(DisconnectReason::Restarting),
            // The client may still join.
            Refusal::Room(_) | Refusal::Setting(_) | Refusal::Game { .. } => None,
        };
        self.refuse(connection, None, refusal);
        if reason.is_some() {
            self.disconnect(connection, reason);
        }
    }

    /// Sends the news. A person who joins during a game gets those from before, too.
    fn send_frames(&mut self, now: Timestamp) {
        let Self { clients, room, recent, outgoing, .. } = self;
        if room.game().is_some() {
            for (connection, person) in clients.newcomers() {
                let news = recent.news_since(Seq(0), person);
                clients.send_snapshot(connection, room, now, &news, outgoing);
            }
        }
        clients.send_frames(room, now, outgoing);
    }

    /// Refuses a message, and changes nothing (RM-21).
    fn refuse(&mut self, connection: ConnectionId, id: Option<RequestId>, refusal: RefusalOf<R>) {
        self.send(connection, encode::refused(id, refusal));
    }

    fn send(&mut self, connection: ConnectionId, text: String) {
        if self.is_connected(connection) {
            self.outgoing.push(Outgoing::Message { connection, text });
        }
    }
}
