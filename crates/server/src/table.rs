//! A room that is awake: one task that owns it.
//!
//! Read the modules in this order: this one for the task, [`desk`] for how something is decided,
//! stored and told, [`guests`] for who is connected, [`timing`] for what is due, [`filing`] for
//! what goes into the index.

mod desk;
mod filing;
mod guests;
mod load;
mod timing;

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use bots::{BotGame, ForBotGame};
use futures_util::future::BoxFuture;
use protocol::{ClientMessage, Code, ConnectionId, Millis, Refusal, RequestId, Seq, ServerRefusal};
use room::Caller;
use tabletop::Rules;
use tokio::sync::{mpsc, oneshot, watch};

use self::{desk::Desk, load::Loaded};
pub(crate) use self::{
    filing::{line, millis},
    load::{room_id, typed},
};
use crate::{
    house::{Growth, House},
    link::Link,
    telling,
};

/// What is said to a room.
#[derive(Debug)]
pub(crate) enum ToRoom {
    /// A connection has said hello.
    Hello {
        /// Which.
        link: Link,
        /// What it has seen before.
        since: Option<Seq>,
    },
    /// A connection has said something else.
    Said {
        /// Which.
        connection: ConnectionId,
        /// What.
        text: Utf8Bytes,
    },
    /// A connection is lost.
    Gone {
        /// Which.
        connection: ConnectionId,
    },
    /// Something may be due.
    Wake {
        /// Told when it has been looked at.
        seen: Option<oneshot::Sender<()>>,
    },
}

/// Where a room hears what is said to it.
#[derive(Debug)]
pub(crate) struct Inbox {
    pub(crate) messages: mpsc::Receiver<ToRoom>,
    pub(crate) grown: watch::Sender<Growth>,
}

/// How long a room stays awake after the last has left, in milliseconds: they may come back.
const LINGER: u64 = 5_000;

/// How long to wait before trying again what the database did not take, in milliseconds.
const RETRY: u64 = 1_000;

/// Runs a room until it falls asleep or the server stops.
pub(crate) async fn run(house: Arc<House>, code: Code, mut inbox: Inbox) {
    let _forget = Forget { house: Arc::clone(&house), code };
    match load::read(&house, code).await {
        Ok(Some((kind, log))) => {
            bots::with_bots(kind, Run { house, code, inbox, log }).await;
        }
        Ok(None) => turn_away(&house, &mut inbox, &ServerRefusal::NoSuchRoom { room: code }).await,
        Err(error) => {
            tracing::error!(room = %code, %error, "the room cannot be read");
            turn_away(&house, &mut inbox, &ServerRefusal::Busy).await;
        }
    }
}

/// Forgets the room, even if its task breaks: that takes down one table, not the server.
struct Forget {
    house: Arc<House>,
    code: Code,
}

impl Drop for Forget {
    fn drop(&mut self) {
        self.house.forget(self.code);
    }
}

/// Refuses all who have come to a room that is not there.
async fn turn_away(house: &House, inbox: &mut Inbox, refusal: &ServerRefusal) {
    inbox.messages.close();
    while let Some(message) = inbox.messages.recv().await {
        if let ToRoom::Hello { link, .. } = message {
            house.gauges.refusals.increment(1);
            // One message always fits into a new queue.
            let _ = link.outbox.tell(telling::turned_down(refusal.clone()));
            link.outbox.end(telling::farewell_after(refusal));
        }
    }
}

struct Run {
    house: Arc<House>,
    code: Code,
    inbox: Inbox,
    log: Vec<store::Entry>,
}

impl ForBotGame for Run {
    type Output = BoxFuture<'static, ()>;

    fn run<R: BotGame>(self) -> Self::Output {
        let Self { house, code, inbox, log } = self;
        Box::pin(async move {
            match load::fold::<R>(&log) {
                Ok(loaded) => {
                    drop(log);
                    Table::new(house, code, inbox, loaded).run().await;
                }
                Err(error) => {
                    let mut inbox = inbox;
                    tracing::error!(room = %code, %error, "the log cannot be read");
                    turn_away(&house, &mut inbox, &ServerRefusal::Busy).await;
                }
            }
        })
    }
}

/// The task of one room.
struct Table<R: BotGame> {
    house: Arc<House>,
    code: Code,
    inbox: Inbox,
    desk: Desk<R>,
    timing: timing::Timing<R>,
    /// Since when nobody is connected here.
    empty_since: Option<Millis>,
    /// When to try again what the database did not take.
    retry_at: Option<Millis>,
}

/// How a room waits.
enum Rest {
    /// It is awake, and looks again at what is due at this time at the latest.
    Until(Option<Millis>),
    /// It has fallen asleep.
    Asleep,
}

impl<R: BotGame> Table<R> {
    fn new(house: Arc<House>, code: Code, inbox: Inbox, loaded: Loaded<R>) -> Self {
        let desk = Desk::new(Arc::clone(&house), loaded, inbox.grown.clone());
        Self {
            house,
            code,
            inbox,
            desk,
            timing: timing::Timing::new(),
            empty_since: None,
            retry_at: None,
        }
    }

    async fn run(mut self) {
        let mut grown = self.inbox.grown.subscribe();
        let mut n_missed = 0;
        let mut nodes = self.house.nodes.changes();
        let (stopping, clock) = (self.house.stopping.clone(), self.house.clock.clone());
        self.desk.mark_gone().await;
        loop {
            self.try_again().await;
            self.settle_dues().await;
            self.desk.drop_slow().await;
            let Rest::Until(wake_at) = self.rest() else { return };
            tokio::select! {
                biased;
                () = stopping.cancelled() => break,
                message = self.inbox.messages.recv() => match message {
                    Some(message) => self.hear(message).await,
                    None => break,
                },
                Some((due, thought)) = self.timing.thoughts.recv() => {
                    self.timing.has_thought(due, thought);
                }
                Ok(()) = grown.changed() => {
                    let growth = *grown.borrow_and_update();
                    let has_missed = n_missed < growth.n_missed;
                    n_missed = growth.n_missed;
                    if has_missed || self.desk.room.seq().0 < growth.end {
                        self.desk.catch_up().await;
                    }
                }
                Ok(()) = nodes.changed() => {
                    nodes.mark_unchanged();
                    self.desk.mark_gone().await;
                }
                () = clock.wait_until(wake_at) => {}
            }
        }
        self.desk.close_up().await;
    }

    /// Says how long to wait if nothing happens, or falls asleep.
    fn rest(&mut self) -> Rest {
        let now = self.house.clock.now();
        let due_at = self.timing.wake_at(&self.desk.room, self.desk.lag());
        let wake_at = self.retry_at.or(due_at);
        if !self.desk.guests.is_empty() {
            self.empty_since = None;
            return Rest::Until(wake_at);
        }
        let since = *self.empty_since.get_or_insert(now);
        let lingers = self.desk.had_guests && !self.desk.is_closed();
        let sleep_at = if lingers { since.after(LINGER) } else { now };
        if self.timing.is_thinking()
            || self.retry_at.is_some()
            || wake_at.is_some_and(|at| at < sleep_at.after(LINGER))
        {
            return Rest::Until(wake_at);
        }
        if now < sleep_at {
            return Rest::Until(Some(sleep_at));
        }
        if self.house.sleep(self.code, wake_at, &mut self.inbox.messages) {
            return Rest::Asleep;
        }
        Rest::Until(wake_at)
    }

    /// Does again, after a while, what the database did not take.
    async fn try_again(&mut self) {
        if self.retry_at.is_some_and(|at| at <= self.house.clock.now()) {
            self.retry_at = None;
            self.desk.has_failed = false;
            self.desk.mark_gone().await;
        }
        if self.desk.has_failed && self.retry_at.is_none() {
            self.retry_at = Some(self.house.clock.now().after(RETRY));
        }
    }

    async fn settle_dues(&mut self) {
        while self.retry_at.is_none() {
            let (now, lag) = (self.house.clock.now(), self.desk.lag());
            let Some((due, thought)) = self.timing.next(&self.desk.room, &self.house, now, lag)
            else {
                return;
            };
            if !self.desk.settle(due, thought).await {
                if self.desk.has_failed {
                    return self.try_again().await;
                }
                self.timing.spent(due);
            }
        }
    }

    async fn hear(&mut self, message: ToRoom) {
        match message {
            ToRoom::Hello { link, since } => self.desk.greet(link, since).await,
            ToRoom::Said { connection, text } => self.listen(connection, &text).await,
            ToRoom::Gone { connection } => self.desk.part(connection).await,
            ToRoom::Wake { seen } => {
                // Nobody may be waiting.
                let _ = seen.map(|seen| seen.send(()));
            }
        }
    }

    async fn listen(&mut self, connection: ConnectionId, text: &str) {
        // Whoever has been sent away may have said something before they heard of it.
        let Some(guest) = self.desk.guests.get(connection) else { return };
        let caller = Caller { token: guest.token, connection };
        match serde_json::from_str::<ClientMessage<<R as Rules>::Action>>(text) {
            Ok(ClientMessage::Ask(request)) => self.desk.ask(&caller, request).await,
            Ok(ClientMessage::Ping { sent }) => {
                let now = self.house.clock.now();
                self.desk.guests.tell(connection, telling::pong(sent, now));
            }
            // Said again, it is answered again: everything, and no news.
            Ok(ClientMessage::Hello(_)) => self.desk.show(connection),
            Err(error) => {
                let refusal = ServerRefusal::Malformed { detail: error.to_string() };
                let id = RequestId::found_in(text);
                self.desk.refuse(connection, id, Refusal::Server(refusal));
            }
        }
    }
}
