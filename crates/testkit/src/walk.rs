//! A random game, one decision at a time.

use tabletop::{Rules, Seats, Turn, luck::Quick};

use crate::law::At;

/// A random game, standing at one of its states with the next decision already made.
#[derive(Debug)]
pub(crate) struct Walk<R: Rules> {
    pub(crate) at: At,
    pub(crate) deal: R::Deal,
    pub(crate) state: R::State,
    /// What happened since the deal.
    pub(crate) log: Vec<R::Event>,
    pub(crate) turn: Turn,
    pub(crate) legal: Vec<R::Action>,
    /// What will be done next: `None` if the game is over, or stuck.
    pub(crate) chosen: Option<R::Action>,
    /// What will then happen.
    pub(crate) happens: Vec<R::Event>,
    /// The luck with which that was decided.
    pub(crate) luck: Quick,
    /// The luck after that.
    later: Quick,
    /// What the players feel like. Apart from `luck`, as moods do not change the cards.
    moods: Quick,
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
            happens: Vec::new(),
            later: luck.clone(),
            luck,
            moods: Quick::new(!seed),
        };
        walk.choose();
        walk
    }

    /// Goes on to the next state, and says whether there was a way to go.
    pub(crate) fn advance(&mut self) -> bool {
        if self.chosen.is_none() {
            return false;
        }
        for event in &self.happens {
            R::evolve(&mut self.state, event);
        }
        self.log.append(&mut self.happens);
        self.luck.clone_from(&self.later);
        self.at.step += 1;
        self.choose();
        true
    }

    fn choose(&mut self) {
        self.turn = R::turn(&self.state);
        self.legal.clear();
        R::legal_actions(&self.state, &mut self.legal);
        self.chosen = self.moods.pick(&self.legal).filter(|action| match self.turn {
            Turn::Of(seat) => {
                let (luck, events) = (&mut self.later, &mut self.happens);
                R::decide(&self.state, seat, action, luck, events).is_ok()
            }
            Turn::Over(_) => false,
        });
    }
}
