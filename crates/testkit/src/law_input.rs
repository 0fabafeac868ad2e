//! The input of a law: one state of a random game and its context.

use tabletop::{Rules, Seat, Turn, Viewer, luck::Quick};

use crate::{Law, LawTest, Violation, law::At};

/// About how many legal actions an expensive law tries.
const SAMPLE: usize = 8;

/// One state of a random game, and the decision that is made in it.
#[derive(Debug)]
pub struct LawInput<'a, R: Rules> {
    pub test: &'a LawTest<R>,
    pub seed: u64,
    /// Number of decisions made so far.
    pub step: usize,
    pub deal: &'a R::Deal,
    /// The numbers of all cards after the deal, in ascending order.
    pub cards: &'a [u16],
    /// The events since the deal.
    pub events: &'a [R::Event],
    pub state: &'a R::State,
    pub turn: Turn,
    pub legal: &'a [R::Action],
    /// Actions to try: those of [`LawTest::candidates`], and some that were legal one step ago.
    pub candidates: &'a [R::Action],
    /// The luck with which the next decision is made.
    pub luck: &'a Quick,
    /// The next decision; `None` when the game is over.
    pub next: Option<Next<'a, R>>,
}

/// A decision and its events.
#[derive(Debug)]
pub struct Next<'a, R: Rules> {
    pub seat: Seat,
    /// One of the legal actions.
    pub action: R::Action,
    pub events: &'a [R::Event],
}

impl<R: Rules> LawInput<'_, R> {
    /// The seat to act; `None` when the game is over.
    pub const fn acting(&self) -> Option<Seat> {
        match self.turn {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// The viewers whose perspective the expensive laws check in this state.
    ///
    /// These are the seat to act and one other viewer, which changes from step to step and from
    /// seed to seed. When the game is over, all viewers.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<R> {
        let all = Viewer::all(self.test.seats);
        let acting = self.acting().map(Viewer::Seat);
        let others = all.clone().filter(move |&viewer| Some(viewer) != acting);
        let (first, count) = match acting {
            // There are as many other viewers as seats: one seat fewer, and a spectator.
            Some(_) => ((self.seed as usize).wrapping_add(self.step) % self.test.seats.count(), 1),
            None => (0, usize::MAX),
        };
        acting.into_iter().chain(others.skip(first).take(count))
    }

    /// Determinizes the view of `viewer`; another `nth` gives another state.
    pub fn determinize(&self, viewer: Viewer, nth: u8) -> R::State {
        R::determinize(&R::view(self.state, viewer), &mut self.side_luck(nth))
    }

    /// Luck apart from the game's own, different for each step and each `nth`.
    pub(crate) fn side_luck(&self, nth: u8) -> Quick {
        side_luck(self.at(), nth)
    }

    /// A few of the legal actions, the chosen one first.
    pub(crate) fn sample(&self) -> impl Iterator<Item = &R::Action> {
        let chosen = self.next.iter().map(|next| &next.action);
        chosen.chain(sample(self.legal, self.step))
    }

    pub(crate) const fn at(&self) -> At {
        At { seed: self.seed, step: self.step }
    }

    /// Checks that `law` `holds` in this state.
    ///
    /// # Errors
    ///
    /// Returns the violation with its `detail`.
    pub fn ensure(
        &self,
        law: Law,
        holds: bool,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Violation> {
        self.at().ensure(law, holds, detail)
    }
}

/// Luck apart from the game's own, different for each position and each `nth`.
pub(crate) fn side_luck(at: At, nth: u8) -> Quick {
    Quick::new(at.seed.rotate_left(32) ^ (at.step as u64) << 8 ^ u64::from(nth))
}

/// About [`SAMPLE`] of `actions`, evenly spaced; the next step takes others.
pub(crate) fn sample<A>(actions: &[A], step: usize) -> impl Iterator<Item = &A> {
    let stride = actions.len() / SAMPLE + 1;
    actions.iter().skip(step % stride).step_by(stride)
}
