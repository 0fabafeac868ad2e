//! What a law gets to see.

use tabletop::{Rules, Seat, Turn, Viewer, luck::Quick};

use crate::{Broken, Law, Trial, law::At};

/// How many listed actions are tried where trying all would be too dear.
const SAMPLE: usize = 8;

/// One state of a random game, and what is about to happen in it.
#[derive(Debug)]
pub struct Moment<'a, R: Rules> {
    /// The game and its table.
    pub trial: &'a Trial<R>,
    /// The seed of this game.
    pub seed: u64,
    /// How many decisions have been made.
    pub step: usize,
    /// How the game was dealt.
    pub deal: &'a R::Deal,
    /// The numbers of all cards, as after the deal, in ascending order.
    pub cards: &'a [u16],
    /// What has happened since the deal.
    pub events: &'a [R::Event],
    /// The state.
    pub state: &'a R::State,
    /// Whose move it is.
    pub turn: Turn,
    /// What is listed.
    pub legal: &'a [R::Action],
    /// What is worth trying: the trial's candidates, and some actions that were just listed.
    pub candidates: &'a [R::Action],
    /// The luck of the next decision.
    pub luck: &'a Quick,
    /// What is done next. `None` when the game is over.
    pub next: Option<Next<'a, R>>,
}

/// What is done next, and what then happens.
#[derive(Debug)]
pub struct Next<'a, R: Rules> {
    /// Who does it.
    pub seat: Seat,
    /// One of the listed actions.
    pub action: R::Action,
    /// What happens.
    pub happens: &'a [R::Event],
}

impl<R: Rules> Moment<'_, R> {
    /// Who is to act, unless the game is over.
    pub const fn acting(&self) -> Option<Seat> {
        match self.turn {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// Whose eyes the dear laws look through at this step.
    ///
    /// The seat to act, and one of the others in turn; across steps and seeds everybody gets to look
    /// at every part of the game. When the game is over, everybody.
    pub fn watchers(&self) -> impl Iterator<Item = Viewer> + use<R> {
        let all = Viewer::all(self.trial.seats);
        let acting = self.acting().map(Viewer::Seat);
        let others = all.clone().filter(move |&viewer| Some(viewer) != acting);
        let (first, count) = match acting {
            // A table has as many others as seats: one seat fewer, and a spectator.
            Some(_) => ((self.seed as usize).wrapping_add(self.step) % self.trial.seats.count(), 1),
            None => (0, usize::MAX),
        };
        acting.into_iter().chain(others.skip(first).take(count))
    }

    /// Some full state that looks like this one to `viewer`: another for each `nth`.
    pub fn imagine(&self, viewer: Viewer, nth: u8) -> R::State {
        R::imagine(&R::view(self.state, viewer), &mut self.aside(nth))
    }

    /// Luck that is not the game's own, different at each step and for each `nth`.
    pub(crate) fn aside(&self, nth: u8) -> Quick {
        aside(self.at(), nth)
    }

    /// A few of the listed actions, the chosen one first.
    pub(crate) fn sample(&self) -> impl Iterator<Item = &R::Action> {
        let chosen = self.next.iter().map(|next| &next.action);
        chosen.chain(sample(self.legal, self.step))
    }

    pub(crate) const fn at(&self) -> At {
        At { seed: self.seed, step: self.step }
    }

    /// Reports `law` as broken here unless it `holds`.
    ///
    /// # Errors
    ///
    /// Returns the report, with `detail` in it.
    pub fn ensure(
        &self,
        law: Law,
        holds: bool,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Broken> {
        self.at().ensure(law, holds, detail)
    }
}

/// Luck that is not the game's own.
pub(crate) fn aside(at: At, nth: u8) -> Quick {
    Quick::new(at.seed.rotate_left(32) ^ (at.step as u64) << 8 ^ u64::from(nth))
}

/// About [`SAMPLE`] of `actions`, evenly spread; others at the next step.
pub(crate) fn sample<A>(actions: &[A], step: usize) -> impl Iterator<Item = &A> {
    let stride = actions.len() / SAMPLE + 1;
    actions.iter().skip(step % stride).step_by(stride)
}
