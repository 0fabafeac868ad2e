//! What is still to be done in a turn: tasks, the next one on top.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    board::Board,
    effect::{Filter, Many, Reward, Which},
    species::{Species, Tag, Tags},
};

/// Something to be done before the turn can end. A [`Reward`] with its numbers filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Task {
    /// Draw cards.
    Draw { n: u8 },
    /// Take another turn after this one.
    ExtraTurn,
    /// Place cards for nothing, or decline.
    FreePlay {
        filter: Filter,
        /// Whether one is all.
        once: bool,
    },
    /// Play further cards and pay for them, until the player is done.
    PlayPaid,
    /// Lay cards as saplings, until the player is done.
    PlaySaplings,
    /// Put cards from the hand into the cave, until the player is done; then draw as many.
    HandToCave {
        /// How many have gone there.
        n: u8,
    },
    /// Put cards from the clearing into the cave.
    ClearingToCave { from: Picking },
    /// Take cards from the clearing into the hand.
    ClearingToHand { from: Picking },
    /// Remove the clearing from the game.
    ClearingRemove,
}

/// Which cards of the clearing are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Picking {
    /// All of them, without asking.
    All,
    /// All that show any of these tags, without asking as long as there is room for them.
    Showing(Tags),
    /// The player chooses up to so many.
    Choose(u8),
}

/// The tasks of a turn. Written as a list, the next task last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Task>", into = "Vec<Task>")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Task>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Task>", inline))]
pub struct Agenda {
    /// The first `len` are to be done, the last of them first; beyond them stands [`IDLE`].
    tasks: [Task; ROOM],
    len: u8,
}

/// Fills the room that is not used, so that equal agendas are equal.
const IDLE: Task = Task::ExtraTurn;

/// How many tasks can wait at a time.
const ROOM: usize = 8;

/// There is always room.
///
/// Only `PlayPaid` stays while other cards bring their tasks, so at most one for each mole waits
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
    /// The task that `reward` is for `seat`, whose card has just been placed.
    ///
    /// What is counted is counted now. `None` if nothing comes of it.
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
    /// Nothing to do.
    pub(crate) const EMPTY: Self = Self { tasks: [IDLE; ROOM], len: 0 };

    /// The task to be done next.
    #[inline]
    pub(crate) fn top(&self) -> Option<Task> {
        self.tasks().last().copied()
    }

    /// The tasks, the next one last.
    #[inline]
    pub(crate) fn tasks(&self) -> &[Task] {
        self.tasks.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// Puts `task` before all others. There is room; see above.
    pub(crate) fn push(&mut self, task: Task) {
        if let Some(free) = self.tasks.get_mut(usize::from(self.len)) {
            *free = task;
            self.len += 1;
        }
    }

    /// Strikes out the task that was to be done next.
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
