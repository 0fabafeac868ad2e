//! How a game is tried: random games, looked at state by state.

use std::{collections::BTreeMap, ops::Range};

use tabletop::{Outcome, Refusal, Rules, Seats, Turn, luck::Quick};

use crate::{
    Broken, Law, Moment, Next, laws,
    moment::{aside, sample},
    walk::Walk,
};

/// One game under one config, with what the laws cannot know by themselves.
#[derive(Debug)]
pub struct Trial<R: Rules> {
    /// What was chosen before the cards are dealt.
    pub config: R::Config,
    /// How many play.
    pub seats: Seats,
    /// Pushes actions worth trying on the seat to act, legal and illegal.
    ///
    /// An action that passes the judge and is not listed can only be found by trying it.
    pub candidates: fn(&R::State, &mut Quick, &mut Vec<R::Action>),
    /// Pushes the number of every card, wherever it lies: hands, piles, out of the game.
    ///
    /// In any order, but in every state of a game the same numbers, each as often.
    pub census: fn(&R::State, &mut Vec<u16>),
    /// What the rules say of final scores, such as that they sum to zero.
    pub outcome: fn(&R::Config, &Outcome) -> bool,
    /// No game has more decisions than this.
    pub longest: usize,
}

/// What was looked at, so that a test can assert that something was.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// Events that happened in them.
    pub events: u64,
    /// Imagined states that looked like the true one to somebody, and were not.
    ///
    /// If there are none, nothing is hidden from anybody, and the laws about hidden things were
    /// not really tried.
    pub worlds: u64,
    /// How often candidates were refused, by the code of the refusal.
    pub refusals: BTreeMap<&'static str, u64>,
}

impl<R: Rules> Trial<R> {
    /// Plays one random game per seed under every law, and one in which players are absent.
    ///
    /// Laws are looked at in every state; those about what somebody sees, through the eyes of
    /// [`Moment::watchers`]; [`laws::replay_is_live`] at the steps 0, 1, 2, 4, 8 … and at the
    /// end. Where a law tries listed actions one by one and that is dear, it takes the chosen one
    /// and about eight others, not the same at each step.
    ///
    /// # Errors
    ///
    /// Returns the first law found broken.
    pub fn hold(&self, seeds: Range<u64>) -> Result<Tally, Broken> {
        laws::settings_hold::<R::Config>()?;
        laws::rulebook_speaks::<R>(&self.config, self.seats)?;
        let mut tally = Tally::default();
        for seed in seeds {
            self.moments(seed, |moment| {
                hold_in(moment, &mut tally)?;
                tally.add(moment);
                Ok(())
            })?;
            laws::games_with_absences_end(self, seed)?;
        }
        Ok(tally)
    }

    /// Plays one random game and hands every moment of it to `look`, until that reports a law.
    ///
    /// # Errors
    ///
    /// Returns what `look` reports, and otherwise a game that cannot go on or does not end.
    pub fn moments(
        &self,
        seed: u64,
        mut look: impl FnMut(&Moment<'_, R>) -> Result<(), Broken>,
    ) -> Result<Outcome, Broken> {
        let mut walk = Walk::<R>::new(&self.config, self.seats, seed);
        let cards = self.sorted_census(&walk.state);
        let (mut candidates, mut stale) = (Vec::new(), Vec::new());
        loop {
            candidates.clear();
            (self.candidates)(&walk.state, &mut aside(walk.at, u8::MAX), &mut candidates);
            candidates.append(&mut stale);
            let next = match (walk.turn, walk.chosen) {
                (Turn::Of(seat), Some(action)) => {
                    Some(Next { seat, action, happens: &walk.happens })
                }
                (Turn::Of(_), None) | (Turn::Over(_), _) => None,
            };
            let moment = Moment {
                trial: self,
                seed,
                step: walk.at.step,
                deal: &walk.deal,
                cards: &cards,
                events: &walk.log,
                state: &walk.state,
                turn: walk.turn,
                legal: &walk.legal,
                candidates: &candidates,
                luck: &walk.luck,
                next,
            };
            look(&moment)?;
            laws::every_game_ends(&moment)?;
            if let Turn::Over(outcome) = walk.turn {
                return Ok(outcome);
            }
            // What was legal a moment ago is the most tempting thing to try now.
            stale.extend(sample(&walk.legal, walk.at.step));
            let at = walk.at;
            at.ensure(Law::AlwaysAnAction, walk.advance(), || {
                "the game is not over, and nothing listed can be done".to_owned()
            })?;
        }
    }

    /// The numbers of all cards in `state`, in ascending order.
    pub(crate) fn sorted_census(&self, state: &R::State) -> Vec<u16> {
        let mut cards = Vec::new();
        (self.census)(state, &mut cards);
        cards.sort_unstable();
        cards
    }
}

impl Tally {
    fn add<R: Rules>(&mut self, moment: &Moment<'_, R>) {
        for seat in moment.trial.seats.iter() {
            for action in moment.candidates {
                if let Err(refusal) = R::judge(moment.state, seat, action) {
                    *self.refusals.entry(refusal.code()).or_default() += 1;
                }
            }
        }
        match &moment.next {
            Some(next) => {
                self.decisions += 1;
                self.events += next.happens.len() as u64;
            }
            None => self.games += 1,
        }
    }
}

/// Every law that is about a moment. The cheap ones come first.
fn hold_in<R: Rules>(moment: &Moment<'_, R>, tally: &mut Tally) -> Result<(), Broken> {
    laws::listed_is_accepted(moment)?;
    laws::always_an_action(moment)?;
    laws::outcome_as_ruled(moment)?;
    laws::cards_conserved(moment, moment.state)?;
    laws::survives_writing(moment)?;
    laws::deterministic(moment)?;
    laws::doors_agree(moment)?;
    laws::absence_moves_on(moment)?;
    let is_0_1_2_4_8 = moment.step.count_ones() <= 1;
    if is_0_1_2_4_8 || matches!(moment.turn, Turn::Over(_)) {
        laws::replay_is_live(moment)?;
    }
    for viewer in moment.watchers() {
        let worlds = [0, 1].map(|nth| moment.imagine(viewer, nth));
        for world in &worlds {
            laws::view_of_imagined(moment, viewer, world)?;
            laws::cards_conserved(moment, world)?;
            laws::legal_from_view(moment, viewer, world)?;
            tally.worlds += u64::from(world != moment.state);
        }
        laws::alike_is_alike(moment, viewer, &worlds[0])?;
    }
    Ok(())
}
