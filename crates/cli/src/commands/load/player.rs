//! A player that chooses legal actions at random, and measures latency.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
    time::{Duration, Instant},
};

use hdrhistogram::Histogram;
use tabletop::luck::Quick;
use tokio::time::sleep_until;

use super::{
    error::LoadTestError,
    message::{Frame, Message, NextStep, pick},
    socket::Socket,
};

/// Upper bound of measurable latency, in microseconds: one minute.
const MAX_LATENCY: u64 = 60_000_000;

/// Statistics of all players, which share one thread.
#[derive(Debug)]
pub(super) struct MoveStats {
    /// Start of the measurement; `None` before it.
    pub(super) since: Cell<Option<Instant>>,
    /// Number of acknowledged moves.
    pub(super) moves: Cell<u64>,
    /// Number of finished games.
    pub(super) games: Cell<u64>,
    /// Latency of acknowledgements, in microseconds.
    pub(super) latency: RefCell<Histogram<u64>>,
    /// Number of refusals by code.
    pub(super) refused: RefCell<BTreeMap<String, u64>>,
}

/// One seat and its connection.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) socket: Socket,
    pub(super) role: Role,
    pub(super) think: Duration,
    pub(super) luck: Quick,
    pub(super) stats: Rc<MoveStats>,
}

/// Duties of a player besides playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// Starts the next game.
    Host,
    Guest,
}

/// A request that a player will send.
#[derive(Debug)]
struct PlannedRequest {
    /// The command as JSON.
    command: String,
    kind: RequestKind,
    /// Number of known entries when it was planned. It is obsolete if our own last act is newer.
    seq: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RequestKind {
    Move,
    Start,
}

impl MoveStats {
    #[expect(clippy::expect_used, reason = "the bounds are constant and valid")]
    pub(super) fn new() -> Self {
        let latency = Histogram::new_with_max(MAX_LATENCY, 3).expect("the bounds are valid");
        Self {
            since: Cell::new(None),
            moves: Cell::new(0),
            games: Cell::new(0),
            latency: RefCell::new(latency),
            refused: RefCell::default(),
        }
    }

    /// Counts a move that was sent at `sent` and is acknowledged now.
    fn count(&self, sent: Instant) {
        if self.since.get().is_none_or(|since| sent < since) {
            return;
        }
        self.moves.set(self.moves.get() + 1);
        let micros = u64::try_from(sent.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.latency.borrow_mut().saturating_record(micros);
    }
}

impl Player {
    /// Plays until the connection is lost.
    pub(super) async fn play(mut self) -> Result<(), LoadTestError> {
        let mut plan: Option<PlannedRequest> = None;
        let mut pending: Option<(RequestKind, Instant)> = None;
        let mut acted_at = 0;
        let mut wake_at: Option<Instant> = None;
        if self.role == Role::Host {
            pending = Some((RequestKind::Start, Instant::now()));
            self.socket.send_command(START).await?;
        }
        loop {
            let text = match wake_at {
                None => self.socket.next().await?,
                Some(at) => tokio::select! {
                    biased;
                    text = self.socket.next() => text?,
                    () = sleep_until(at.into()) => {
                        wake_at = None;
                        if let Some(PlannedRequest { command, kind, .. }) = plan.take() {
                            pending = Some((kind, Instant::now()));
                            self.socket.send_command(&command).await?;
                        }
                        continue;
                    }
                },
            };
            match Message::parse(&text) {
                Message::Frame(frame) => {
                    plan = self.plan(frame);
                    if plan.is_none() {
                        wake_at = None;
                    }
                }
                Message::Ack { seq } => {
                    if let Some((RequestKind::Move, sent)) = pending.take() {
                        self.stats.count(sent);
                    }
                    acted_at = seq;
                }
                Message::Refused { code } => {
                    pending = None;
                    plan = None;
                    *self.stats.refused.borrow_mut().entry(code.to_owned()).or_default() += 1;
                }
                Message::Bye => return Err(LoadTestError::Disconnected),
                Message::Other => {}
            }
            let is_ready = plan.as_ref().is_some_and(|plan| acted_at < plan.seq);
            if pending.is_some() || !is_ready || wake_at.is_some() {
                continue;
            }
            if self.think.is_zero() {
                if let Some(PlannedRequest { command, kind, .. }) = plan.take() {
                    pending = Some((kind, Instant::now()));
                    self.socket.send_command(&command).await?;
                }
            } else {
                wake_at = Some(Instant::now() + self.thinking_time());
            }
        }
    }

    /// Thinking time of the next move: 50 % to 150 % of the average. With a constant time, all rooms
    /// would act at the same moment.
    fn thinking_time(&mut self) -> Duration {
        self.think / 2 + self.think * self.luck.below(1000) / 1000
    }

    /// Plans the next request after a frame.
    fn plan(&mut self, frame: Frame<'_>) -> Option<PlannedRequest> {
        let Frame { seq, next_step } = frame;
        match next_step {
            NextStep::Act(legal) => {
                let action = pick(legal, &mut self.luck);
                let command = format!(r#"{{"type":"act","steps":[{action}]}}"#);
                Some(PlannedRequest { command, kind: RequestKind::Move, seq })
            }
            NextStep::Over if self.role == Role::Host => {
                self.stats.games.set(self.stats.games.get() + 1);
                Some(PlannedRequest { command: START.to_owned(), kind: RequestKind::Start, seq })
            }
            NextStep::Over | NextStep::Wait | NextStep::Lobby => None,
        }
    }
}

/// The command that starts a game.
const START: &str = r#"{"type":"start"}"#;
