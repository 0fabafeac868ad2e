//! Hard: searches the rest of the round in imagined worlds, led by sensible habits.
//!
//! A search ends with the round. What the totals are then worth, in chances to win the game, is
//! what it counts.

use game_sea_salt::{Action, SeaSalt, State, View};
use search::{Dials, Findings, Opinion, Others, Sight, win_shares};
use tabletop::{BySeat, Rules, Seat, Seats, Turn, luck::Quick};

use super::{
    habits::Habits,
    reasons::{explain, gained},
    stakes::chances,
};
use crate::{Choice, Mind, Reason, searched};

/// What hard knows of the game.
pub(super) struct Thinker {
    /// Whose mind it is.
    seat: Seat,
    /// The round in which it is asked.
    round: u16,
}

/// By how many points two options may differ and the worse still be tried often.
const DOUBT: f32 = 0.8;

/// How much chance there is in how a round goes on, in points.
const WHIM: f32 = 0.8;

impl Opinion<SeaSalt> for Thinker {
    /// Everybody keeps the better of two cards, so nobody's hand is as poor as chance would have
    /// it: of two worlds, the one in which the others hold more points is the likelier.
    ///
    /// In games of sensible players the better of two worlds came to the points that were really
    /// held within a tenth, where plain chance fell short by a fifth to a third.
    fn imagine(&mut self, view: &View, luck: &mut Quick) -> State {
        let (one, other) = (SeaSalt::imagine(view, luck), SeaSalt::imagine(view, luck));
        let held = |world: &State| {
            let others = world.seats().iter().filter(|&seat| seat != self.seat);
            others.map(|seat| u32::from(world.card_score(seat))).sum::<u32>()
        };
        if held(&one) < held(&other) { other } else { one }
    }

    fn weigh(&mut self, state: &State, legal: &[Action], weights: &mut Vec<f32>) {
        // What is not named does not look promising at all.
        weights.resize(legal.len(), f32::NEG_INFINITY);
        let mut best = f32::NEG_INFINITY;
        Habits::new(state).options(|action, score| {
            let same = legal.iter().zip(weights.iter_mut()).find(|&(&it, _)| it == action);
            if let Some((_, weight)) = same {
                *weight = score;
                best = best.max(score);
            }
        });
        for weight in weights {
            *weight = ((*weight - best) / DOUBT).exp();
        }
    }

    fn play_on(&mut self, state: &State, _: &mut Vec<Action>, luck: &mut Quick) -> Option<Action> {
        let (mut chosen, mut best) = (None, f32::NEG_INFINITY);
        Habits::new(state).options(|action, score| {
            let score = score + f32::from(luck.below(1 << 16) as u16) * (WHIM / 65536.0);
            if best < score {
                (chosen, best) = (Some(action), score);
            }
        });
        chosen
    }

    fn appraise(&mut self, state: &State) -> Option<BySeat<f32>> {
        match SeaSalt::turn(state) {
            Turn::Over(outcome) => Some(win_shares(&outcome)),
            Turn::Of(_) if state.round_number() == self.round => None,
            Turn::Of(_) => {
                let target = state.config().target(state.seats());
                Some(chances(target, &state.totals().map(|&total| f32::from(total))))
            }
        }
    }

    fn estimate(&mut self, state: &State, seats: Seats) -> BySeat<f32> {
        let target = state.config().target(seats);
        let totals = BySeat::from_fn(seats, |seat| {
            f32::from(state.totals()[seat]) + f32::from(state.card_score(seat))
        });
        chances(target, &totals)
    }
}

impl Mind<SeaSalt> for Thinker {
    const DIALS: Dials = Dials {
        exploration: 0.3,
        doubt: 0.05,
        depth: 1,
        width: 8,
        others: Others::Opinion,
        playout: 400,
        nodes: 20_000,
    };
    const ITERATIONS: u32 = 300;

    fn new(sight: Sight<'_, SeaSalt>) -> Self {
        Self { seat: sight.seat, round: sight.view.round_number }
    }

    fn at_once(&mut self, sight: Sight<'_, SeaSalt>) -> Option<Choice<Action>> {
        let world = some_world(sight);
        let mut legal = Vec::new();
        SeaSalt::legal_actions(&world, &mut legal);
        match legal.as_slice() {
            &[only] if SeaSalt::turn(&world) == Turn::Of(sight.seat) => {
                Some(Choice::because(only, Reason::new("bot-sea-salt-no-choice")))
            }
            _ => None,
        }
    }

    fn conclude(
        &mut self,
        sight: Sight<'_, SeaSalt>,
        findings: &Findings<Action>,
    ) -> Option<Choice<Action>> {
        let action = findings.best()?.action;
        let world = some_world(sight);
        let reason = match gained(&world, action) {
            Some(card) if Habits::new(&world).denies(card) => Reason::new("bot-sea-salt-denies"),
            Some(_) | None => explain(&world, sight.seat, action),
        };
        Some(Choice::for_reasons(action, vec![reason, searched(findings)]))
    }
}

/// A world to read what the seat sees; what it does not see there means nothing.
fn some_world(sight: Sight<'_, SeaSalt>) -> State {
    SeaSalt::imagine(sight.view, &mut Quick::new(0))
}
