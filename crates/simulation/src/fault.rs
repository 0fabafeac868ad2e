//! The faults of a run: which there are, how often they occur, and how many there were.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::chance::Chance;

/// Something that goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// The store takes seconds to write.
    SlowCommit,
    /// A batch does not reach the store, and the node gets an error.
    LostCommit,
    /// The store rejects the data of a batch.
    RejectedCommit,
    /// The store writes a batch, and its answer is lost.
    LostAnswer,
    /// The node gives up on a batch, and the store writes it later.
    LateCommit,
    /// The node crashes while the store writes.
    CrashInCommit,
    /// A query fails.
    FailedRead,
    /// A query takes seconds.
    SlowRead,
    /// A heartbeat fails.
    FailedHeartbeat,
    /// A node hears of no appends for a while, as if its connection were lost.
    LostHints,
    /// A node hears late of an append.
    LateHint,
    /// A node hears twice of an append.
    DoubledHint,
    /// A node crashes at any step.
    Crash,
    /// A node is stopped and started again.
    Restart,
    /// The connection of a client is lost.
    Cut,
    /// The connection of a client is lost in the middle of a message.
    CutMessage,
    /// A client forgets everything but its token.
    ClientCrash,
    /// A client sends a request again.
    Resend,
    /// A client sends something that it should not.
    Lie,
    /// A client reads nothing for a while.
    Sleep,
    /// A client connects again while its first connection is open.
    TakeOver,
}

impl Fault {
    pub const ALL: [Self; 21] = [
        Self::SlowCommit,
        Self::LostCommit,
        Self::RejectedCommit,
        Self::LostAnswer,
        Self::LateCommit,
        Self::CrashInCommit,
        Self::FailedRead,
        Self::SlowRead,
        Self::FailedHeartbeat,
        Self::LostHints,
        Self::LateHint,
        Self::DoubledHint,
        Self::Crash,
        Self::Restart,
        Self::Cut,
        Self::CutMessage,
        Self::ClientCrash,
        Self::Resend,
        Self::Lie,
        Self::Sleep,
        Self::TakeOver,
    ];

    /// It occurs once in this many occasions.
    const fn rarity(self) -> u32 {
        match self {
            Self::DoubledHint | Self::LateHint | Self::Resend | Self::Lie => 8,
            Self::SlowCommit
            | Self::LostAnswer
            | Self::LostCommit
            | Self::LateCommit
            | Self::Cut
            | Self::CutMessage
            | Self::TakeOver
            | Self::FailedRead
            | Self::SlowRead => 24,
            Self::RejectedCommit | Self::ClientCrash | Self::Sleep => 48,
            Self::FailedHeartbeat | Self::Crash | Self::Restart => 4,
            Self::LostHints | Self::CrashInCommit => 60,
        }
    }
}

/// How many faults there were, by kind.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts(BTreeMap<Fault, u64>);

impl Counts {
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    pub fn of(&self, fault: Fault) -> u64 {
        self.0.get(&fault).copied().unwrap_or_default()
    }

    pub fn add(&mut self, other: &Self) {
        for (&fault, &count) in &other.0 {
            *self.0.entry(fault).or_default() += count;
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (fault, count) in &self.0 {
            writeln!(f, "{count:>9} {fault:?}")?;
        }
        Ok(())
    }
}

/// Decides when faults occur. Clones share the counts.
#[derive(Debug, Clone)]
pub(crate) struct Faults(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    chance: Chance,
    /// Each kind occurs once in this many occasions; 0 if it does not occur in this run.
    rarities: BTreeMap<Fault, u32>,
    counts: Counts,
    /// Number of faults after which no more occur.
    max: u64,
}

impl Faults {
    /// Every run has another mixture: some kinds are missing, and others are more frequent. A run with
    /// every kind all the time would hide what needs a quiet moment.
    pub(crate) fn new(chance: &Chance, max: u64) -> Self {
        let rarity = |fault: Fault| match chance.below(6) {
            0 => 0,
            1 => fault.rarity().div_ceil(3),
            _ => fault.rarity(),
        };
        let rarities = Fault::ALL.into_iter().map(|fault| (fault, rarity(fault))).collect();
        let state = State { chance: chance.clone(), rarities, counts: Counts::default(), max };
        Self(Arc::new(Mutex::new(state)))
    }

    /// Whether `fault` occurs at this occasion.
    pub(crate) fn occurs(&self, fault: Fault) -> bool {
        let mut state = self.lock();
        let rarity = state.rarities.get(&fault).copied().unwrap_or_default();
        let occurs = state.counts.total() < state.max && state.chance.once_in(rarity);
        if occurs {
            *state.counts.0.entry(fault).or_default() += 1;
        }
        occurs
    }

    /// Lets no more faults occur.
    pub(crate) fn end(&self) {
        self.lock().max = 0;
    }

    /// Whether all faults of the run have occurred.
    pub(crate) fn have_ended(&self) -> bool {
        let state = self.lock();
        state.max <= state.counts.total()
    }

    pub(crate) fn counts(&self) -> Counts {
        self.lock().counts.clone()
    }

    /// A panic leaves nothing half done here.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
