//! A random game, one decision at a time.

use tabletop::{Rules, Seats, Turn, luck::Quick};

use crate::law::At;

/// A random game in one of its states, with the next decision already made.
#[derive(Debug)]
pub(crate) struct Walk<R: Rules> {
    pub(crate) at: At,
    pub(crate) deal: R::Deal,
    pub(crate) state: R::State,
    pub(crate) log: Vec<R::Event>,
    pub(crate) turn: Turn,
    pub(crate) legal: Vec<R::Action>,
    /// The next action; `None` if the game is over or stuck.
    pub(crate) chosen: Option<R::Action>,
    /// The events of that action.
    pub(crate) next_events: Vec<R::Event>,
    /// The luck with which the next action was decided.
    pub(crate) luck: Quick,
    /// The luck after the next action.
    later: Quick,
    /// Chooses the actions. Separate from `luck`, so that choices do not change the cards.
    choices: Quick,
}

impl<R: Rules> Walk<R> {
    pub(crate) fn new(config: &R::Config, seats: Seats, seed: u64) -> Self {
        let mut luck = Quick::new(seed);
        let deal = R::deal(config, seats, &mut luck);
        let state = R::begin(config, &deal);
        let mut walk = Self {
            at: At { seed, step: 0 },
            deal,
            turn: R::turn(&state),
            state,
            log: Vec::new(),
            legal: Vec::new(),
            chosen: None,
            next_events: Vec::new(),
            later: luck.clone(),
            luck,
            choices: Quick::new(!seed),
        };
        walk.choose();
        walk
    }

    /// Applies the next action. Returns false if there is none.
    pub(crate) fn advance(&mut self) -> bool {
        if self.chosen.is_none() {
            return false;
        }
        for event in &self.next_events {
            R::evolve(&mut self.state, event);
        }
        self.log.append(&mut self.next_events);
        self.luck.clone_from(&self.later);
        self.at.step += 1;
        self.choose();
        true
    }

    fn choose(&mut self) {
        self.turn = R::turn(&self.state);
        self.legal.clear();
        R::legal_actions(&self.state, &mut self.legal);
        self.chosen = self.choices.pick(&self.legal).filter(|action| match self.turn {
            Turn::Of(seat) => {
                let (luck, events) = (&mut self.later, &mut self.next_events);
                R::decide(&self.state, seat, action, luck, events).is_ok()
            }
            Turn::Over(_) => false,
        });
    }
}
