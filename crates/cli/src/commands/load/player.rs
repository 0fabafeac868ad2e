//! A player who does anything that is legal, and watches the clock.

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
    frame::{Call, Frame, Message, pick},
    socket::Socket,
    trouble::Trouble,
};

/// No acknowledgement takes longer, in microseconds: a minute.
const LONGEST: u64 = 60_000_000;

/// What all players count together. They share one thread.
#[derive(Debug)]
pub(super) struct Tally {
    /// From when on it counts.
    pub(super) since: Cell<Option<Instant>>,
    /// How many moves were acknowledged.
    pub(super) moves: Cell<u64>,
    /// How many games were finished.
    pub(super) games: Cell<u64>,
    /// How long acknowledgements took, in microseconds.
    pub(super) latency: RefCell<Histogram<u64>>,
    /// What was refused, by code.
    pub(super) refused: RefCell<BTreeMap<String, u64>>,
}

/// One socket of one seat.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) socket: Socket,
    pub(super) role: Role,
    pub(super) think: Duration,
    pub(super) luck: Quick,
    pub(super) tally: Rc<Tally>,
}

/// What a player has to do besides playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// Deals again when a game is over.
    Host,
    /// Nothing.
    Guest,
}

/// What a player wants to do.
#[derive(Debug)]
struct Plan {
    /// The command, written out.
    command: String,
    kind: Kind,
    /// How many entries were known when it was made: it holds unless our own last act is newer.
    seq: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Move,
    Deal,
}

impl Tally {
    #[expect(clippy::expect_used, reason = "the bounds are fine whatever happens")]
    pub(super) fn new() -> Self {
        let latency = Histogram::new_with_max(LONGEST, 3).expect("a minute, to three digits");
        Self {
            since: Cell::new(None),
            moves: Cell::new(0),
            games: Cell::new(0),
            latency: RefCell::new(latency),
            refused: RefCell::default(),
        }
    }

    /// Counts a move that was asked for at `asked` and is acknowledged now.
    fn count(&self, asked: Instant) {
        if self.since.get().is_none_or(|since| asked < since) {
            return;
        }
        self.moves.set(self.moves.get() + 1);
        let micros = u64::try_from(asked.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.latency.borrow_mut().saturating_record(micros);
    }
}

impl Player {
    /// Plays until the socket is lost, or for ever.
    pub(super) async fn play(mut self) -> Result<(), Trouble> {
        let mut plan: Option<Plan> = None;
        let mut asked: Option<(Kind, Instant)> = None;
        let mut acted_at = 0;
        let mut awake_at: Option<Instant> = None;
        if self.role == Role::Host {
            asked = Some((Kind::Deal, Instant::now()));
            self.socket.ask_written(DEAL).await?;
        }
        loop {
            let text = match awake_at {
                None => self.socket.next().await?,
                Some(at) => tokio::select! {
                    biased;
                    text = self.socket.next() => text?,
                    () = sleep_until(at.into()) => {
                        awake_at = None;
                        if let Some(Plan { command, kind, .. }) = plan.take() {
                            asked = Some((kind, Instant::now()));
                            self.socket.ask_written(&command).await?;
                        }
                        continue;
                    }
                },
            };
            match Message::read(&text) {
                Message::Frame(frame) => {
                    plan = self.plan(frame);
                    if plan.is_none() {
                        awake_at = None;
                    }
                }
                Message::Ack { seq } => {
                    if let Some((Kind::Move, asked)) = asked.take() {
                        self.tally.count(asked);
                    }
                    acted_at = seq;
                }
                Message::Refused { code } => {
                    asked = None;
                    plan = None;
                    *self.tally.refused.borrow_mut().entry(code.to_owned()).or_default() += 1;
                }
                Message::Bye => return Err(Trouble::Lost),
                Message::Other => {}
            }
            let is_ready = plan.as_ref().is_some_and(|plan| acted_at < plan.seq);
            if asked.is_some() || !is_ready || awake_at.is_some() {
                continue;
            }
            if self.think.is_zero() {
                if let Some(Plan { command, kind, .. }) = plan.take() {
                    asked = Some((kind, Instant::now()));
                    self.socket.ask_written(&command).await?;
                }
            } else {
                awake_at = Some(Instant::now() + self.thinking_time());
            }
        }
    }

    /// How long to think this time: between half as long as usual and half as long again, or all
    /// rooms would go on acting at the same moment as they began to.
    fn thinking_time(&mut self) -> Duration {
        self.think / 2 + self.think * self.luck.below(1000) / 1000
    }

    /// What to do about a frame.
    fn plan(&mut self, frame: Frame<'_>) -> Option<Plan> {
        let Frame { seq, call } = frame;
        match call {
            Call::Act(legal) => {
                let action = pick(legal, &mut self.luck);
                let command = format!(r#"{{"do":"act","steps":[{action}]}}"#);
                Some(Plan { command, kind: Kind::Move, seq })
            }
            Call::Over if self.role == Role::Host => {
                self.tally.games.set(self.tally.games.get() + 1);
                Some(Plan { command: DEAL.to_owned(), kind: Kind::Deal, seq })
            }
            Call::Over | Call::Wait | Call::Lobby => None,
        }
    }
}

/// Deals the first cards, or again.
const DEAL: &str = r#"{"do":"start"}"#;
