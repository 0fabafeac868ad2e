//! The medium bot: heuristics that a good player would tell a beginner.
//!
//! 1. *Collect one suit*: the one in which the hand has the most points, jokers included. Play the
//!    card outside it that has the fewest points.
//! 2. *Swap* if that gains at least [`MIN_GAIN`] points in some suit; otherwise draw, and clear the
//!    zone first if it is full. When the deck is empty, swap for any gain.
//! 3. *Knock* if the base is at least a quarter of the highest possible base, because a flush that
//!    just reaches the target wins nothing. Do not knock once the deck is empty, because sudden
//!    death pays the whole hand score.
//! 4. *Call* if the base is at least half of the highest possible base; otherwise fold and keep the
//!    base.

use game_dun_mazi::{Action, Config, DunMazi, Pays, PhaseView, order::POINTS};
use search::Observation;

use super::{
    features::Features,
    flush::{Flush, cheapest},
    reasons,
};
use crate::{Bot, BotContext, Decision};

#[derive(Debug, Clone, Copy)]
pub(super) struct Medium;

/// Points that a swap must gain to be better than drawing a card.
const MIN_GAIN: u8 = 4;

impl Bot<DunMazi> for Medium {
    fn choose(
        &mut self,
        observation: Observation<'_, DunMazi>,
        _: &mut BotContext<'_>,
    ) -> Option<Decision<Action>> {
        let features = Features::of_view(observation.view)?;
        let action = match features.phase {
            PhaseView::Opening | PhaseView::Play { .. } => play(&features),
            PhaseView::Turn => turn(&features),
            PhaseView::Showdown { .. } => Some(answer(&features)),
            PhaseView::Settled => None,
        }?;
        Some(Decision::because(action, reasons::of(&features, &action)))
    }
}

fn play(features: &Features) -> Option<Action> {
    let spare = features.hand.minus(Flush::best(features.hand, features.config).cards);
    let card = cheapest(spare, 1, |slot| POINTS[slot].into()).iter().next()?;
    Some(Action::Play { card })
}

fn turn(features: &Features) -> Option<Action> {
    let now = Flush::best(features.hand, features.config);
    if now.may_knock(features.config) && knocks(features) {
        return Some(Action::Knock);
    }
    let then = features.reachable_flushes().max_by_key(|&it| rank(it, features.config));
    let gain = match then {
        Some(then) if rank(then, features.config) > rank(now, features.config) => {
            then.points.saturating_sub(now.points)
        }
        Some(_) | None => 0,
    };
    let swap = then.and_then(|then| features.swap_for(then, |slot| POINTS[slot].into()));
    match features.draw() {
        Some(_) if gain >= MIN_GAIN => swap,
        Some(draw) => Some(draw),
        None if gain > 0 => swap,
        None => Some(Action::Pass),
    }
}

/// Whether a flush that reaches the target is good enough to knock with.
fn knocks(features: &Features) -> bool {
    let waits = features.n_deck == 0 && features.config.sudden_death_pays == Pays::HandScore;
    !waits && i16::from(features.max_base().div_ceil(4)) <= features.worth().keeps()
}

fn answer(features: &Features) -> Action {
    if i16::from(features.max_base().div_ceil(2)) <= features.worth().keeps() {
        Action::Call
    } else {
        Action::Fold
    }
}

fn rank(flush: Flush, config: Config) -> (bool, u8) {
    (flush.may_knock(config), flush.points)
}
