//! The static action scorer, which gives the search its priors and its rollout policy.
//!
//! A player with a flush loses little by waiting. The hand is not a mazi, folding to a better hand
//! keeps its base, and it wins the whole pool from a player who knocks too soon, which is where most
//! points come from. In the end, sudden death pays the hand score, far more than a knock. So the
//! heuristics never knock, and the search finds out when a knock is better. They draw rather than
//! swap for a small gain: cards in the zone stay available for a free swap later, and cards given
//! help the others now.

use game_dun_mazi::{
    Action, CardBag, Config, PhaseView,
    order::{POINTS, SUIT_SLOTS},
};
use tabletop::luck::Quick;

use super::{
    features::Features,
    flush::{Flush, cheapest, suit_of},
};

/// Value of a hand, in quarters of a point.
pub(super) type Value = i32;

/// Value of a point in the best flush.
const POINT: Value = 4;

/// Additional value of a flush that may knock.
const READY: Value = 30;

/// Expected gain of drawing a card, which a swap must exceed.
const DRAW: Value = 34;
/// The same with a flush that may knock.
const DRAW_WITH_FLUSH: Value = 4;

/// Maximum of the uniform noise that rollouts add to the expected gain of drawing.
const ROLLOUT_NOISE: Value = 8;

/// When to knock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// Never knocks.
    Patient,
    /// Knocks with a quarter of the highest possible base, as many people do.
    Eager,
}

/// The preferred action. With `luck`, the expected gain of drawing gets [`ROLLOUT_NOISE`].
#[inline]
pub(super) fn act(features: &Features, style: Style, luck: Option<&mut Quick>) -> Option<Action> {
    match features.phase {
        PhaseView::Opening | PhaseView::Play { .. } => play(features),
        PhaseView::Turn => turn(features, style, luck),
        PhaseView::Showdown { .. } => Some(answer(features)),
        PhaseView::Settled => None,
    }
}

fn play(features: &Features) -> Option<Action> {
    let (best, _) = best_flush(features.hand, features.config);
    let prices = Prices::of(features);
    let spare = features.hand.minus(best.cards);
    let card = cheapest(spare, 1, |slot| prices.of_slot(slot)).iter().next()?;
    Some(Action::Play { card })
}

/// Calls if the base is at least 4/7 of the highest possible base.
fn answer(features: &Features) -> Action {
    let base = i32::from(features.worth().keeps());
    if 4 * i32::from(features.max_base()) <= 7 * base { Action::Call } else { Action::Fold }
}

fn turn(features: &Features, style: Style, luck: Option<&mut Quick>) -> Option<Action> {
    let (best, now) = best_flush(features.hand, features.config);
    let ready = best.may_knock(features.config);
    if ready
        && style == Style::Eager
        && features.max_base() <= 4 * (best.points - features.config.target)
    {
        return Some(Action::Knock);
    }
    let noise = luck.map_or(0, |luck| {
        luck.below(2 * ROLLOUT_NOISE.unsigned_abs() + 1).cast_signed() - ROLLOUT_NOISE
    });
    let draw_gain = noise + if ready { DRAW_WITH_FLUSH } else { DRAW };
    let (mut wanted, mut gain) = (None, if features.n_deck == 0 { 0 } else { draw_gain.max(0) });
    for flush in features.reachable_flushes() {
        let swap_gain = value_of(flush, features.config) - now;
        if gain < swap_gain {
            (wanted, gain) = (Some(flush), swap_gain);
        }
    }
    match wanted {
        Some(flush) => {
            let prices = Prices::of(features);
            features.swap_for(flush, |slot| prices.of_slot(slot))
        }
        None => features.draw().or(Some(Action::Pass)),
    }
}

#[inline]
pub(super) fn value(hand: CardBag, config: Config) -> Value {
    best_flush(hand, config).1
}

/// Expected value of the hand after drawing.
pub(super) fn value_of_drawing(features: &Features) -> Value {
    let (best, now) = best_flush(features.hand, features.config);
    now + if best.may_knock(features.config) { DRAW_WITH_FLUSH } else { DRAW }
}

/// The flush with the highest value, and its value.
#[inline]
fn best_flush(hand: CardBag, config: Config) -> (Flush, Value) {
    let [mut best, others @ ..] = Flush::each(hand, config.hand_size.into());
    let mut highest = value_of(best, config);
    for flush in others {
        let value = value_of(flush, config);
        if highest < value {
            (best, highest) = (flush, value);
        }
    }
    (best, highest)
}

#[inline]
fn value_of(flush: Flush, config: Config) -> Value {
    let points = POINT * Value::from(flush.points);
    if flush.may_knock(config) {
        points + READY + Value::from(flush.points - config.target)
    } else {
        points
    }
}

/// Prices of giving cards away: their points, weighted by the cards of the suit that the others are
/// known to hold.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prices {
    own: [Value; 4],
    rivals: [Value; 4],
}

impl Prices {
    #[inline]
    pub(super) fn of(features: &Features) -> Self {
        let count = |cards: CardBag| {
            SUIT_SLOTS.map(|slots| (cards.once() & slots).count_ones().cast_signed())
        };
        Self { own: count(features.hand), rivals: count(features.rivals) }
    }

    #[inline]
    pub(super) fn of_slot(&self, slot: usize) -> Value {
        const JOKER: Value = 200;
        match suit_of(slot) {
            Some(suit) => {
                let points = Value::from(POINTS[slot]);
                points * (POINT + 3 * self.rivals[suit]) + 4 * self.own[suit]
            }
            None => JOKER,
        }
    }
}
