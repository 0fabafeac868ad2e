//! The remaining tasks of a turn, as a stack.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    board::Board,
    effect::{Filter, Many, Reward, Which},
    species::{Species, Tag, Tags},
};

/// A task to perform before the turn can end: a [`Reward`] with its numbers filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Task {
    /// Draw cards.
    Draw { n: u8 },
    /// Take another turn after this one.
    ExtraTurn,
    /// Place cards without payment, or decline.
    FreePlay {
        filter: Filter,
        /// Whether the task ends after one card.
        once: bool,
    },
    /// Play more cards and pay for them, until the player is done.
    PlayPaid,
    /// Lay cards as saplings, until the player is done.
    PlaySaplings,
    /// Put cards from the hand into the cave, until the player is done; then draw the same number.
    HandToCave {
        /// Number of cards put there so far.
        n: u8,
    },
    /// Put cards from the clearing into the cave.
    ClearingToCave { from: Picking },
    /// Take cards from the clearing into the hand.
    ClearingToHand { from: Picking },
    /// Remove the clearing from the game.
    ClearingRemove,
}

/// Which cards of the clearing are eligible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Picking {
    /// All cards, without a choice.
    All,
    /// All cards that show any of these tags. The player chooses only if they do not all fit.
    Showing(Tags),
    /// The player chooses up to this many.
    Choose(u8),
}

/// The tasks of a turn. Serialized as a list, the next task last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Task>", into = "Vec<Task>")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Task>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Task>", inline))]
pub struct Agenda {
    /// The first `len` entries are the stack; the rest are [`IDLE`].
    tasks: [Task; ROOM],
    len: u8,
}

/// Fills unused entries, so that equal agendas compare equal.
const IDLE: Task = Task::ExtraTurn;

/// Maximum number of waiting tasks.
const ROOM: usize = 8;

/// The stack never overflows.
///
/// Only `PlayPaid` stays while other cards add their tasks, so at most one task per mole waits
/// below the tasks of a single card.
const _: () = {
    let (mut moles, mut most, mut number) = (0, 0, 0);
    while number < Species::COUNT {
        let data = Species::number(number).data();
        let tasks = data.effect.len() + data.bonus.len();
        if tasks > most {
            most = tasks;
        }
        let mut reward = 0;
        while reward < data.effect.len() {
            if let Reward::PlayPaid = data.effect[reward] {
                moles += data.copies as usize;
            }
            reward += 1;
        }
        number += 1;
    }
    assert!(moles + most <= ROOM);
};

impl Task {
    /// The task of `reward` for `seat`, whose card has just been placed.
    ///
    /// Counts are evaluated now. `None` if the reward gives nothing.
    pub(crate) fn of(reward: Reward, board: &Board, seat: Seat) -> Option<Self> {
        let draw = |n: u8| (n > 0).then_some(Self::Draw { n });
        let picking = |which: Which| match which {
            Which::All => Picking::All,
            Which::Showing(tags) => Picking::Showing(tags),
            Which::Choose(most) => Picking::Choose(most),
        };
        match reward {
            Reward::Draw(n) => draw(n),
            Reward::DrawPerTag(tag) => draw(board.count_tag(seat, tag)),
            Reward::DrawPerSpecies(species) => draw(board.count_species(seat, species)),
            Reward::ExtraTurn => Some(Self::ExtraTurn),
            Reward::ExtraTurnIf(tag) => has(board, seat, tag).then_some(Self::ExtraTurn),
            Reward::FreePlay(filter, many) => {
                Some(Self::FreePlay { filter, once: many == Many::One })
            }
            Reward::PlayPaid => Some(Self::PlayPaid),
            Reward::PlaySaplings => Some(Self::PlaySaplings),
            Reward::HandToCave => Some(Self::HandToCave { n: 0 }),
            Reward::ClearingToCave(which) => Some(Self::ClearingToCave { from: picking(which) }),
            Reward::ClearingToHand(which) => Some(Self::ClearingToHand { from: picking(which) }),
            Reward::ClearingRemove => Some(Self::ClearingRemove),
        }
    }
}

fn has(board: &Board, seat: Seat, tag: Tag) -> bool {
    board.count_tag(seat, tag) > 0
}

impl Agenda {
    /// No tasks.
    pub(crate) const EMPTY: Self = Self { tasks: [IDLE; ROOM], len: 0 };

    /// The next task.
    #[inline]
    pub(crate) fn top(&self) -> Option<Task> {
        self.tasks().last().copied()
    }

    /// The tasks, the next one last.
    #[inline]
    pub(crate) fn tasks(&self) -> &[Task] {
        self.tasks.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// Pushes `task` on top. There is always room; see above.
    pub(crate) fn push(&mut self, task: Task) {
        if let Some(free) = self.tasks.get_mut(usize::from(self.len)) {
            *free = task;
            self.len += 1;
        }
    }

    /// Removes the next task.
    pub(crate) fn pop(&mut self) {
        if let Some(last) = self.len.checked_sub(1) {
            self.len = last;
            self.tasks[usize::from(last)] = IDLE;
        }
    }
}

impl From<Vec<Task>> for Agenda {
    fn from(tasks: Vec<Task>) -> Self {
        tasks.into_iter().collect()
    }
}

impl From<Agenda> for Vec<Task> {
    fn from(agenda: Agenda) -> Self {
        agenda.tasks().to_vec()
    }
}

impl FromIterator<Task> for Agenda {
    fn from_iter<I: IntoIterator<Item = Task>>(tasks: I) -> Self {
        let mut agenda = Self::EMPTY;
        tasks.into_iter().for_each(|task| agenda.push(task));
        agenda
    }
}
