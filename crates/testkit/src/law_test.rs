//! Property tests of one game: random games, checked state by state.

use std::{collections::BTreeMap, ops::Range};

use tabletop::{CodedRefusal, Outcome, Rules, Seats, Turn, luck::Quick};

use crate::{
    Law, LawInput, Next, Violation,
    law_input::{sample, side_luck},
    laws,
    walk::Walk,
};

/// A game under one config, with the parts of the laws that only the game knows.
#[derive(Debug)]
pub struct LawTest<R: Rules> {
    pub config: R::Config,
    pub seats: Seats,
    /// Pushes actions that the seat to act should try, legal and illegal.
    ///
    /// Only these can reveal an action that `judge` accepts and `legal_actions` does not list.
    pub candidates: fn(&R::State, &mut Quick, &mut Vec<R::Action>),
    /// Pushes the number of every card, wherever it is: in hands, in piles, out of the game.
    ///
    /// The order does not matter. The multiset must be the same in every state of a game.
    pub cards: fn(&R::State, &mut Vec<u16>),
    /// Whether the rules allow these final scores, for example only if they sum to zero.
    pub outcome: fn(&R::Config, &Outcome) -> bool,
    /// The largest number of decisions in a game.
    pub max_decisions: usize,
}

/// What [`LawTest::check`] covered, so that a test can assert that it covered enough.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Games played to the end.
    pub games: u64,
    /// Decisions in these games.
    pub decisions: u64,
    /// Events in these games.
    pub events: u64,
    /// Determinized states that differ from the true state.
    ///
    /// If this is 0, the game hides nothing, and the laws about hidden information had nothing to
    /// check.
    pub worlds: u64,
    /// Number of refused candidates by refusal code.
    pub refusals: BTreeMap<&'static str, u64>,
}

impl<R: Rules> LawTest<R> {
    /// Checks every law in one random game per seed, and in one game per seed with absent players.
    ///
    /// Every state is checked. To save time, the laws about views use [`LawInput::viewers`] only,
    /// [`laws::replay_matches_live`] runs at the steps 0, 1, 2, 4, 8 … and at the end, and the
    /// expensive laws about actions try the chosen action and about eight others, which change
    /// from step to step.
    ///
    /// # Errors
    ///
    /// Returns the first violation.
    pub fn check(&self, seeds: Range<u64>) -> Result<Coverage, Violation> {
        laws::settings_are_consistent::<R::Config>()?;
        laws::rulebook_is_complete::<R>(&self.config, self.seats)?;
        let mut coverage = Coverage::default();
        for seed in seeds {
            self.law_inputs(seed, |input| {
                check_input(input, &mut coverage)?;
                coverage.add(input);
                Ok(())
            })?;
            laws::games_with_absences_end(self, seed)?;
        }
        Ok(coverage)
    }

    /// Plays one random game and calls `look` in every state, until `look` returns an error.
    ///
    /// # Errors
    ///
    /// Returns the error of `look`, or the violation of a game that is stuck or does not end.
    pub fn law_inputs(
        &self,
        seed: u64,
        mut look: impl FnMut(&LawInput<'_, R>) -> Result<(), Violation>,
    ) -> Result<Outcome, Violation> {
        let mut walk = Walk::<R>::new(&self.config, self.seats, seed);
        let cards = self.sorted_cards(&walk.state);
        let (mut candidates, mut stale) = (Vec::new(), Vec::new());
        loop {
            candidates.clear();
            (self.candidates)(&walk.state, &mut side_luck(walk.at, u8::MAX), &mut candidates);
            candidates.append(&mut stale);
            let next = match (walk.turn, walk.chosen) {
                (Turn::Of(seat), Some(action)) => {
                    Some(Next { seat, action, events: &walk.next_events })
                }
                (Turn::Of(_), None) | (Turn::Over(_), _) => None,
            };
            let input = LawInput {
                test: self,
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
            look(&input)?;
            laws::every_game_ends(&input)?;
            if let Turn::Over(outcome) = walk.turn {
                return Ok(outcome);
            }
            // An action that was legal one step ago is a good candidate for a wrong acceptance.
            stale.extend(sample(&walk.legal, walk.at.step));
            let at = walk.at;
            at.ensure(Law::AlwaysAnAction, walk.advance(), || {
                "the game is not over, and no listed action is accepted".to_owned()
            })?;
        }
    }

    /// The numbers of all cards in `state`, in ascending order.
    pub(crate) fn sorted_cards(&self, state: &R::State) -> Vec<u16> {
        let mut cards = Vec::new();
        (self.cards)(state, &mut cards);
        cards.sort_unstable();
        cards
    }
}

impl Coverage {
    fn add<R: Rules>(&mut self, input: &LawInput<'_, R>) {
        for seat in input.test.seats.iter() {
            for action in input.candidates {
                if let Err(refusal) = R::judge(input.state, seat, action) {
                    *self.refusals.entry(refusal.code()).or_default() += 1;
                }
            }
        }
        match &input.next {
            Some(next) => {
                self.decisions += 1;
                self.events += next.events.len() as u64;
            }
            None => self.games += 1,
        }
    }
}

/// Checks the laws about one state, the cheap ones first.
fn check_input<R: Rules>(
    input: &LawInput<'_, R>,
    coverage: &mut Coverage,
) -> Result<(), Violation> {
    laws::legal_matches_judge(input)?;
    laws::always_an_action(input)?;
    laws::outcome_is_valid(input)?;
    laws::cards_conserved(input, input.state)?;
    laws::serde_round_trip(input)?;
    laws::deterministic(input)?;
    laws::play_matches_decide(input)?;
    laws::absence_moves_on(input)?;
    let is_0_1_2_4_8 = input.step.count_ones() <= 1;
    if is_0_1_2_4_8 || matches!(input.turn, Turn::Over(_)) {
        laws::replay_matches_live(input)?;
    }
    for viewer in input.viewers() {
        let worlds = [0, 1].map(|nth| input.determinize(viewer, nth));
        for world in &worlds {
            laws::determinization_matches_view(input, viewer, world)?;
            laws::cards_conserved(input, world)?;
            laws::legal_from_view(input, viewer, world)?;
            coverage.worlds += u64::from(world != input.state);
        }
        laws::no_information_leak(input, viewer, &worlds[0])?;
    }
    Ok(())
}
