//! Handles inputs of a room: decides, stores and answers them, in this order.

use std::{collections::VecDeque, net::IpAddr, sync::Arc, time::Duration};

use bots::BotGame;
use driver::{Attempt, BotBudget, BotRequest, Driver, Input, Outgoing, Received, TimerStep};
use protocol::{
    Command, ConnectionId, DisconnectReason, PersonId, Refusal, RoomRefusal, Seq, ServerRefusal,
    Timestamp, TokenHash,
};
use room::{
    BotDecision, Caller, CommandResult, Entry, Person, Presence, RefusalOf, RoomEvent, Timer,
};
use store::{Append, AppendError, NewEntry, RoomId};
use tabletop::{Rules, Setting};
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};

use super::{
    index::{self, GameStart},
    load::{self, Loaded},
};
use crate::{
    app_state::{AddressUse, AppState, LogEnd, TooManyListed},
    connection::{ClientSender, Connection, TooSlow},
    metrics,
};

/// Maximum number of times that an input is decided, if another node appends first or the database
/// fails.
const MAX_ATTEMPTS: usize = 8;

/// Number of bots' replies that may wait. A room has few timers.
const BOT_REPLIES: usize = 8;

/// A bot's decision, and the timer that needed it.
type BotReply<R> = (Timer, Option<BotDecision<<R as Rules>::Action>>);

/// A room's driver, the connections of its clients, and the write side of its log.
#[derive(Debug)]
pub(crate) struct RoomSession<R: BotGame> {
    app: Arc<AppState>,
    /// The id of the room's log.
    log: RoomId,
    pub(super) driver: Driver<R>,
    clients: Vec<ConnectedClient>,
    /// The last addresses of the people in the room, as far as this node knows them.
    addresses: Vec<(TokenHash, IpAddr)>,
    /// Connections whose clients do not read their messages.
    slow: Vec<ConnectionId>,
    /// Whether a client has connected since the room was activated.
    pub(super) had_clients: bool,
    start: Option<GameStart>,
    log_end: watch::Sender<LogEnd>,
    bot_reply: mpsc::Sender<BotReply<R>>,
    pub(super) bot_replies: mpsc::Receiver<BotReply<R>>,
    /// Whether an append failed that must be retried.
    pub(super) has_failed: bool,
    /// Whether the log may hold entries that the room has not applied: an append failed in a way that does
    /// not tell, or the log could not be read.
    pub(super) is_stale: bool,
    /// How many milliseconds the time in the room is ahead of the clock of this node.
    ahead: u64,
}

/// A connected client.
#[derive(Debug)]
struct ConnectedClient {
    connection: ConnectionId,
    token: TokenHash,
    address: IpAddr,
    sender: ClientSender,
}

impl<R: BotGame> RoomSession<R> {
    pub(super) fn new(
        app: Arc<AppState>,
        loaded: Loaded<R>,
        log_end: watch::Sender<LogEnd>,
    ) -> Self {
        let Loaded { driver, start, last_at } = loaded;
        let ahead = last_at.since(app.clock.now());
        let log = load::room_id(driver.room().code());
        let (bot_reply, bot_replies) = mpsc::channel(BOT_REPLIES);
        Self {
            app,
            log,
            driver,
            clients: Vec::new(),
            addresses: Vec::new(),
            slow: Vec::new(),
            had_clients: false,
            start,
            log_end,
            bot_reply,
            bot_replies,
            has_failed: false,
            is_stale: false,
            ahead,
        }
    }

    /// The time in the room. It is never before the last entry, although the clock of another node or of an
    /// earlier run may have been ahead: timers would otherwise wait until that time is reached again.
    pub(super) fn now(&self) -> Timestamp {
        self.app.clock.now().after(self.ahead)
    }

    /// When the clock of this node shows a time in the room.
    pub(super) fn on_clock(&self, at: Timestamp) -> Timestamp {
        Timestamp(at.0.saturating_sub(self.ahead))
    }

    /// Adds a client that has sent `hello`.
    pub(super) fn add(&mut self, connection: Connection, since: Option<Seq>) -> Input<R> {
        let Connection { caller, address, sender } = connection;
        let Caller { token, connection } = caller;
        self.clients.push(ConnectedClient { connection, token, address, sender });
        let room = self.driver.room();
        let is_here = |other: &TokenHash| {
            room.person_of(other).is_some() || self.clients.iter().any(|it| it.token == *other)
        };
        self.addresses.retain(|(other, _)| *other != token && is_here(other));
        self.addresses.push((token, address));
        self.had_clients = true;
        self.driver.connect(caller, since)
    }

    /// Removes a client whose connection is lost.
    pub(super) fn remove(&mut self, connection: ConnectionId) -> Option<Input<R>> {
        self.clients.retain(|client| client.connection != connection);
        self.driver.disconnect(connection, None)
    }

    /// Reads a client's message, and returns the input to handle.
    pub(super) fn receive(&mut self, connection: ConnectionId, text: &str) -> Option<Input<R>> {
        let received = self.driver.receive(connection, text, self.now());
        self.flush();
        match received {
            Received::Input(input) => match self.check_address(connection, &input) {
                Ok(()) => Some(input),
                Err(refusal) => {
                    self.app.metrics.refusals.increment(1);
                    self.driver.refuse_request(input, refusal);
                    self.flush();
                    None
                }
            },
            Received::Refused => {
                self.app.metrics.refusals.increment(1);
                None
            }
            Received::Answered | Received::Ignored => None,
        }
    }

    /// Refuses a request for the address from which it comes.
    fn check_address(
        &self,
        connection: ConnectionId,
        input: &Input<R>,
    ) -> Result<(), RefusalOf<R>> {
        let Input::Requested { request, .. } = input else { return Ok(()) };
        let Some(&ConnectedClient { token, address, .. }) = self.client(connection) else {
            return Ok(());
        };
        let room = self.driver.room();
        match &request.command {
            // A person who has joined resends the request.
            Command::Join { .. } if room.person_of(&token).is_none() => {
                if self.app.is_kicked(room.code(), address) {
                    return Err(RoomRefusal::Kicked.into());
                }
                let wait = self.app.check_join_rate(room.code(), address);
                wait.map_err(|wait| ServerRefusal::TooManyMessages { wait }.into())
            }
            Command::SetOption { field, value: Setting::Bool(true) } if field == "listed" => {
                let max = self.app.config.limits.listed_rooms_per_address;
                let listed = self.app.list_room(room.code(), address);
                listed.map_err(|TooManyListed| ServerRefusal::TooManyListed { max }.into())
            }
            Command::Join { .. }
            | Command::SetOption { .. }
            | Command::Leave
            | Command::LeaveToBot { .. }
            | Command::Sit { .. }
            | Command::Stand
            | Command::AddNonce { .. }
            | Command::SeatBot { .. }
            | Command::RemoveBot { .. }
            | Command::Swap { .. }
            | Command::Kick { .. }
            | Command::PassHost { .. }
            | Command::ChoosePreset { .. }
            | Command::Set { .. }
            | Command::Start
            | Command::Act { .. }
            | Command::Hint
            | Command::Say { .. }
            | Command::Emote { .. }
            | Command::Mute { .. }
            | Command::Close => Ok(()),
        }
    }

    /// Bans the address of a kicked person for a while, because a new token costs nothing. If other people
    /// in the room have the same address, as in one household, only the second kick bans it.
    fn kick_address(&self, person: PersonId) {
        let people = self.driver.room().people();
        let Some(kicked) = people.iter().find(|it| it.id == person) else { return };
        let is_theirs = |it: &&(TokenHash, IpAddr)| it.0 == kicked.token;
        let Some(&(_, address)) = self.addresses.iter().rev().find(is_theirs) else { return };
        let room = self.driver.room();
        let is_other = |it: &&ConnectedClient| it.token != kicked.token && it.address == address;
        // A connection that has not joined costs nothing either.
        let mut others = self.clients.iter().filter(is_other);
        let is_shared = others.any(|it| room.person_of(&it.token).is_some());
        let address_use = if is_shared { AddressUse::Shared } else { AddressUse::Alone };
        self.app.kick(room.code(), address, address_use);
    }

    fn client(&self, connection: ConnectionId) -> Option<&ConnectedClient> {
        self.clients.iter().find(|client| client.connection == connection)
    }

    /// Starts the bots that should think now, and returns an input that is due.
    pub(super) fn poll_timer(&mut self) -> Option<Input<R>> {
        loop {
            let (now, delay) = (self.now(), self.standby_delay());
            match self.driver.poll_timer(now, delay)? {
                TimerStep::Handle(input) => return Some(input),
                TimerStep::AskBot { timer, request } => self.ask_bot(timer, request),
            }
        }
    }

    /// Lets a bot choose on a thread of the pool. If the pool is busy, the seat takes the default action.
    fn ask_bot(&mut self, timer: Timer, request: BotRequest<R>) {
        let code = self.driver.room().code();
        let Ok(seed) = self.app.randomness.for_bot(code, timer.after, request.seat) else {
            return self.driver.bot_replied(&timer, None);
        };
        let reply = Reply::<R> { timer, sender: Some(self.bot_reply.clone()) };
        let engine = self.app.bot_engine.clone();
        let job = move |time: Duration| {
            let until = Instant::now() + time;
            let should_stop = || until <= Instant::now();
            let budget = BotBudget { seed, iterations: None, should_stop: &should_stop };
            reply.send(engine.choose(&request, budget));
        };
        if let Err(crate::bot_pool::Busy) = self.app.bot_pool.submit(Box::new(job)) {
            self.driver.bot_replied(&timer, None);
        }
        metrics::set(&self.app.metrics.bot_queue, self.app.bot_pool.waiting());
    }

    /// How many milliseconds later than the first node this one fires the room's timers.
    pub(super) fn standby_delay(&self) -> u64 {
        let room = self.driver.room();
        self.app.nodes.standby_delay(room.code(), room.people().iter().filter_map(connection_of))
    }

    /// Marks people as offline whose connections were lost because a node died or this room's task
    /// panicked.
    pub(super) async fn mark_lost(&mut self) {
        let people = self.driver.room().people().iter().filter_map(connection_of);
        let lost: Vec<_> = people.filter(|&connection| self.is_lost(connection)).collect();
        for connection in lost {
            self.handle(Input::Disconnected { connection }).await;
        }
    }

    fn is_lost(&self, connection: ConnectionId) -> bool {
        let is_ours = self.app.nodes.is_ours(connection);
        if is_ours {
            !self.driver.is_connected(connection)
        } else {
            self.app.nodes.is_gone(connection)
        }
    }

    /// Disconnects the clients that do not read their messages (RM-24).
    pub(super) async fn drop_slow(&mut self) {
        for connection in std::mem::take(&mut self.slow) {
            self.app.metrics.slow_clients.increment(1);
            let input = self.driver.disconnect(connection, Some(DisconnectReason::TooSlow));
            self.flush();
            if let Some(input) = input {
                self.handle(input).await;
            }
        }
    }

    /// Disconnects all clients because the server stops. They may reconnect.
    pub(super) async fn shut_down(&mut self) {
        let inputs = self.driver.disconnect_all(DisconnectReason::Restarting);
        self.flush();
        for input in inputs {
            self.handle(input).await;
        }
    }

    /// Applies the appends of other nodes, and sends frames.
    pub(super) async fn catch_up_and_send(&mut self) {
        if let Err(error) = self.catch_up().await {
            tracing::warn!(room = %self.driver.room().code(), %error, "cannot read the log");
        }
        let inputs = self.driver.refresh(self.now());
        self.flush();
        for input in inputs {
            self.handle(input).await;
        }
    }

    /// Decides an input and what follows from it, stores the entries, and sends the frames.
    pub(super) async fn handle(&mut self, input: Input<R>) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let result = self.commit(&input).await;
            self.count(&input, result.as_ref().err());
            inputs.extend(self.driver.complete(input, result, self.now()));
            self.flush();
        }
    }

    fn count(&mut self, input: &Input<R>, refusal: Option<&RefusalOf<R>>) {
        let metrics = &self.app.metrics;
        match (input, refusal) {
            (Input::Requested { .. }, None) => metrics.commands.increment(1),
            (Input::Requested { attempt, .. }, Some(refusal)) => {
                // If the connection was taken over, the driver decides the first attempt again.
                let is_taken_over = matches!(refusal, Refusal::Room(RoomRefusal::TakenOver));
                if !(is_taken_over && matches!(attempt, Attempt::First)) {
                    metrics.refusals.increment(1);
                }
            }
            (Input::Connected { .. }, Some(_)) => metrics.refusals.increment(1),
            (Input::TimedOut { .. }, Some(_)) => self.has_failed = true,
            (Input::Disconnected { .. }, Some(refusal)) => {
                let code = self.driver.room().code();
                tracing::warn!(room = %code, %refusal, "cannot record that a person went offline");
                self.has_failed = true;
            }
            (Input::Reconnected { .. }, _)
            | (
                Input::Connected { .. } | Input::TimedOut { .. } | Input::Disconnected { .. },
                None,
            ) => {}
        }
    }

    /// Decides an input, and stores the entries. Decides again if another node has appended first.
    ///
    /// When this returns, the entries are on disk (RM-23) and applied.
    async fn commit(&mut self, input: &Input<R>) -> Result<Seq, RefusalOf<R>> {
        for _ in 0..MAX_ATTEMPTS {
            let (code, first) = (self.driver.room().code(), self.driver.room().seq());
            let drawn = self.app.randomness.for_decision(code, first);
            let entropy = drawn.map_err(|_| ServerRefusal::Busy)?;
            let entries = match self.driver.decide(input, self.now(), &entropy)? {
                CommandResult::Duplicate(seq) => return Ok(seq),
                CommandResult::Append(entries) => entries,
            };
            if entries.is_empty() {
                return Ok(first);
            }
            match self.append(&entries).await {
                Ok(()) => {
                    self.apply(entries);
                    return Ok(first);
                }
                Err(AppendError::Conflict(_)) => self.app.metrics.append_conflicts.increment(1),
                Err(AppendError::Unknown(error)) => {
                    // The log shows whether they were written. If so, the next decision finds that the
                    // request was granted before, or that the timer is no longer set.
                    tracing::warn!(room = %code, %error, "cannot tell whether an append was written");
                }
                Err(
                    error @ (AppendError::Closed | AppendError::Empty | AppendError::Refused(_)),
                ) => {
                    tracing::error!(room = %code, %error, "cannot append to the log");
                    self.is_stale = true;
                    return Err(ServerRefusal::Busy.into());
                }
            }
            if let Err(error) = self.catch_up().await {
                tracing::error!(room = %code, %error, "cannot read the log");
                return Err(ServerRefusal::Busy.into());
            }
        }
        Err(ServerRefusal::Busy.into())
    }

    async fn append(&self, entries: &[Entry<R>]) -> Result<(), AppendError> {
        let room = self.driver.room();
        let entry = |entry: &Entry<R>| {
            Some(NewEntry { at: index::millis(entry.at), payload: index::to_text(entry)? })
        };
        let Some(new) = entries.iter().map(entry).collect() else { return Err(AppendError::Empty) };
        let mut append = Append::new(self.log.clone(), index::stored(room.seq()), new);
        append.index = index::updates(room, entries, self.start.as_ref(), self.app.randomness)
            .map_err(|_| AppendError::Closed)?;
        // A notification of our own append is to be ignored. If another node appends first, the conflict
        // shows it.
        let end = u64::from(append.end().0);
        self.log_end.send_if_modified(|log_end| {
            log_end.seq = end.max(log_end.seq);
            false
        });
        let began = Instant::now();
        let result = self.app.store.append(append).await;
        self.app.metrics.append_seconds.record(began.elapsed().as_secs_f64());
        if result.is_err() {
            // Nothing of ours ends there, so a notification of another node's append is news again.
            let seq = room.seq().0;
            self.log_end.send_if_modified(|log_end| {
                log_end.seq = seq;
                false
            });
        }
        result
    }

    /// Reads and applies the appends of other nodes.
    async fn catch_up(&mut self) -> Result<(), load::LoadError> {
        self.is_stale = true;
        let room = self.driver.room();
        let log = self.app.store.read(&self.log, index::stored(room.seq())..).await?;
        let entries = load::typed::<R>(&log)?;
        self.apply(entries);
        self.is_stale = false;
        Ok(())
    }

    /// Applies stored entries to the room.
    fn apply(&mut self, entries: Vec<Entry<R>>) {
        for entry in entries {
            self.ahead = self.ahead.max(entry.at.since(self.app.clock.now()));
            index::track_start(self.driver.room(), &entry, &mut self.start);
            let code = self.driver.room().code();
            if let RoomEvent::Closed { .. } = &entry.event {
                self.app.closed(code);
            } else if let RoomEvent::OptionSet { options, .. } = &entry.event
                && !options.listed
            {
                self.app.unlist_room(code);
            } else if let RoomEvent::Left { person, kicked: true, .. } = &entry.event {
                self.kick_address(*person);
            }
            self.driver.apply(entry);
        }
    }

    /// Sends the outgoing messages of the driver.
    fn flush(&mut self) {
        for outgoing in self.driver.take_outgoing() {
            match outgoing {
                Outgoing::Message { connection, text } => {
                    if let Some(client) = self.client(connection)
                        && let Err(TooSlow) = client.sender.send(text.into())
                        && !self.slow.contains(&connection)
                    {
                        self.slow.push(connection);
                    }
                }
                Outgoing::Disconnect { connection, reason } => {
                    let is_it = |client: &ConnectedClient| client.connection == connection;
                    if let Some(place) = self.clients.iter().position(is_it) {
                        self.clients.swap_remove(place).sender.end(reason);
                    }
                }
            }
        }
    }
}

const fn connection_of(person: &Person) -> Option<ConnectionId> {
    match person.presence {
        Presence::Online { connection } => Some(connection),
        Presence::Offline { .. } => None,
    }
}

/// Sends a bot's decision; `None` if the bot panics, so that the seat takes the default action.
struct Reply<R: BotGame> {
    timer: Timer,
    sender: Option<mpsc::Sender<BotReply<R>>>,
}

impl<R: BotGame> Reply<R> {
    fn send(mut self, decision: Option<BotDecision<R::Action>>) {
        if let Some(sender) = self.sender.take() {
            // Usually there is room. Both fail only if the room is no longer active.
            if let Err(mpsc::error::TrySendError::Full(reply)) =
                sender.try_send((self.timer, decision))
            {
                drop(sender.blocking_send(reply));
            }
        }
    }
}

impl<R: BotGame> Drop for Reply<R> {
    fn drop(&mut self) {
        if let Some(sender) = self.sender.take() {
            drop(sender.try_send((self.timer, None)));
        }
    }
}
