//! The task of an active room, which owns the room's driver.
//!
//! Read the modules in this order: this one for the event loop, [`session`] for how an input is decided,
//! stored and answered, [`index`] for updates of the index, [`load`] for reading a log.

mod index;
mod load;
mod session;

use std::{pin::pin, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use bots::{BotGame, BotGameVisitor};
use driver::{Input, encode};
use futures_util::future::BoxFuture;
use protocol::{ConnectionId, RoomCode, Seq, ServerRefusal, Timestamp};
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use self::{
    index::{lobby_entry, millis, to_text},
    load::{room_id, typed},
};
use self::{load::Loaded, session::RoomSession};
use crate::{
    app_state::{AppState, LogEnd},
    connection::Connection,
};

/// A message to a room's task.
#[derive(Debug)]
pub(crate) enum RoomMessage {
    /// A client has sent `hello`.
    Hello {
        connection: Connection,
        /// The `seq` of the last frame that the client has seen.
        since: Option<Seq>,
    },
    /// A client has sent another message.
    Text { connection: ConnectionId, text: Utf8Bytes },
    /// A connection is lost.
    Disconnected { connection: ConnectionId },
    /// A timer may be due.
    Wake {
        /// Notified when the room has checked its timers.
        seen: Option<oneshot::Sender<()>>,
    },
}

/// What a room's task receives.
#[derive(Debug)]
pub(crate) struct RoomInbox {
    pub(crate) messages: mpsc::Receiver<RoomMessage>,
    pub(crate) log_end: watch::Sender<LogEnd>,
}

/// How long a room stays active after its last client has disconnected, in milliseconds. The client may
/// reconnect.
const LINGER: u64 = 5_000;

/// Time before a failed append is retried, in milliseconds.
const RETRY_DELAY: u64 = 1_000;

/// Runs a room until it is deactivated or the server stops.
pub(crate) async fn run(app: Arc<AppState>, code: RoomCode, mut inbox: RoomInbox) {
    let _unregister = Unregister { app: Arc::clone(&app), code };
    match load::read(&app, code).await {
        Ok(Some((kind, log))) => {
            bots::visit_bots(kind, Run { app, code, inbox, log }).await;
        }
        Ok(None) => refuse_all(&app, &mut inbox, &ServerRefusal::NoSuchRoom { room: code }).await,
        Err(error) => {
            tracing::error!(room = %code, %error, "cannot load the room");
            refuse_all(&app, &mut inbox, &ServerRefusal::Busy).await;
        }
    }
}

/// Removes the room from the registry, even if its task panics. A panic ends one room, not the server.
struct Unregister {
    app: Arc<AppState>,
    code: RoomCode,
}

impl Drop for Unregister {
    fn drop(&mut self) {
        self.app.unregister(self.code);
    }
}

/// Refuses all clients of a room that cannot be loaded.
async fn refuse_all(app: &AppState, inbox: &mut RoomInbox, refusal: &ServerRefusal) {
    inbox.messages.close();
    while let Some(message) = inbox.messages.recv().await {
        if let RoomMessage::Hello { connection, .. } = message {
            if matches!(refusal, ServerRefusal::NoSuchRoom { .. }) {
                app.look_up_failed(connection.address);
            }
            app.metrics.refusals.increment(1);
            // A new queue has room for one message.
            let _ = connection.sender.send(encode::server_refusal(refusal.clone()).into());
            connection.sender.end(encode::disconnect_reason(refusal));
        }
    }
}

struct Run {
    app: Arc<AppState>,
    code: RoomCode,
    inbox: RoomInbox,
    log: Vec<store::Entry>,
}

impl BotGameVisitor for Run {
    type Output = BoxFuture<'static, ()>;

    fn visit<R: BotGame>(self) -> Self::Output {
        let Self { app, code, inbox, log } = self;
        Box::pin(async move {
            match load::fold::<R>(&log) {
                Ok(loaded) => {
                    drop(log);
                    RoomTask::new(app, code, inbox, loaded).run().await;
                }
                Err(error) => {
                    let mut inbox = inbox;
                    tracing::error!(room = %code, %error, "cannot replay the log");
                    refuse_all(&app, &mut inbox, &ServerRefusal::Busy).await;
                }
            }
        })
    }
}

struct RoomTask<R: BotGame> {
    app: Arc<AppState>,
    code: RoomCode,
    inbox: RoomInbox,
    session: RoomSession<R>,
    /// When the last client has disconnected.
    empty_since: Option<Timestamp>,
    /// When to retry a failed append.
    retry_at: Option<Timestamp>,
}

/// When a room's task continues.
enum Wakeup {
    /// At this time at the latest.
    At(Option<Timestamp>),
    /// Never: the room is deactivated.
    Deactivated,
}

impl<R: BotGame> RoomTask<R> {
    fn new(app: Arc<AppState>, code: RoomCode, inbox: RoomInbox, loaded: Loaded<R>) -> Self {
        let session = RoomSession::new(Arc::clone(&app), loaded, inbox.log_end.clone());
        Self { app, code, inbox, session, empty_since: None, retry_at: None }
    }

    async fn run(mut self) {
        let mut log_end = self.inbox.log_end.subscribe();
        let mut n_lagged = 0;
        let mut nodes = self.app.nodes.changes();
        let (stopping, clock) = (self.app.stopping.clone(), self.app.clock.clone());
        let mut stopped = pin!(stopping.cancelled());
        self.session.mark_lost().await;
        loop {
            self.retry().await;
            self.run_timers().await;
            self.session.drop_slow().await;
            let Wakeup::At(wake_at) = self.next_wakeup() else { return };
            tokio::select! {
                biased;
                () = &mut stopped => break,
                message = self.inbox.messages.recv() => match message {
                    Some(message) => self.on_message(message).await,
                    None => break,
                },
                Some((timer, decision)) = self.session.bot_replies.recv() => {
                    self.session.driver.bot_replied(&timer, decision);
                }
                Ok(()) = log_end.changed() => {
                    let end = *log_end.borrow_and_update();
                    let has_lagged = n_lagged < end.n_lagged;
                    n_lagged = end.n_lagged;
                    if has_lagged || self.session.driver.room().seq().0 < end.seq {
                        self.session.catch_up_and_send().await;
                    }
                }
                Ok(()) = nodes.changed() => {
                    nodes.mark_unchanged();
                    self.session.mark_lost().await;
                }
                () = clock.wait_until(wake_at) => {}
            }
        }
        self.session.shut_down().await;
    }

    /// Returns when to continue if nothing happens, or deactivates the room.
    fn next_wakeup(&mut self) -> Wakeup {
        let now = self.app.clock.now();
        let timer_at = self.session.driver.next_timer(self.session.standby_delay());
        let timer_at = timer_at.map(|at| self.session.on_clock(at));
        let wake_at = self.retry_at.or(timer_at);
        if self.session.driver.has_clients() {
            self.empty_since = None;
            return Wakeup::At(wake_at);
        }
        let since = *self.empty_since.get_or_insert(now);
        let lingers = self.session.had_clients && !self.session.driver.is_closed();
        let deactivate_at = if lingers { since.after(LINGER) } else { now };
        if self.session.driver.is_bot_thinking()
            || self.retry_at.is_some()
            || wake_at.is_some_and(|at| at < deactivate_at.after(LINGER))
        {
            return Wakeup::At(wake_at);
        }
        if now < deactivate_at {
            return Wakeup::At(Some(deactivate_at));
        }
        if self.app.deactivate(self.code, wake_at, &mut self.inbox.messages) {
            return Wakeup::Deactivated;
        }
        Wakeup::At(wake_at)
    }

    /// Retries a failed append after a while.
    async fn retry(&mut self) {
        if self.retry_at.is_some_and(|at| at <= self.app.clock.now()) {
            self.retry_at = None;
            self.session.has_failed = false;
            if self.session.is_stale {
                self.session.catch_up_and_send().await;
            }
            self.session.mark_lost().await;
        }
        if (self.session.has_failed || self.session.is_stale) && self.retry_at.is_none() {
            self.retry_at = Some(self.app.clock.now().after(RETRY_DELAY));
        }
    }

    async fn run_timers(&mut self) {
        while self.retry_at.is_none() {
            let Some(input) = self.session.poll_timer() else { return };
            self.app.metrics.timer_actions.increment(1);
            self.session.handle(input).await;
            if self.session.has_failed {
                return self.retry().await;
            }
        }
    }

    async fn on_message(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Hello { connection, since } => {
                let input = self.session.add(connection, since);
                self.session.handle(input).await;
            }
            RoomMessage::Text { connection, text } => self.on_text(connection, &text).await,
            RoomMessage::Disconnected { connection } => {
                if let Some(input) = self.session.remove(connection) {
                    self.session.handle(input).await;
                }
            }
            RoomMessage::Wake { seen } => {
                // Fails only if the sender no longer waits.
                let _ = seen.map(|seen| seen.send(()));
            }
        }
    }

    async fn on_text(&mut self, connection: ConnectionId, text: &str) {
        let input: Option<Input<R>> = self.session.receive(connection, text);
        if let Some(input) = input {
            self.session.handle(input).await;
        }
    }
}
