//! What a good player does without thinking: it leads the search, and plays on for it.
//!
//! Its secret is *patience*. Whoever holds a flush loses little by waiting: it cannot be caught as a
//! mazi, it folds to a better hand and keeps its base, and it takes the whole pool from anybody who
//! knocks too soon; that is where most of its points come from. In the end sudden death pays the
//! hand score, far more than a knock. So instinct never knocks, and leaves it to the search to see
//! when a knock is better. It draws rather than swap for little: what it wants of the zone will be
//! there for a free swap later, and what it gives helps the others now.

use game_dun_mazi::{
    Action, CardBag, Config, DunMazi, Phase,
    order::{POINTS, SUIT_SLOTS},
};
use search::Sight;
use tabletop::luck::Quick;

use super::{
    flush::{Flush, cheapest, suit_of},
    reasons,
    table::Table,
};
use crate::{Bot, Choice, Thinking};

/// How good a hand is, in quarters of a point of its best flush.
pub(super) type Value = i32;

/// What a point in the best flush is worth.
const POINT: Value = 4;

/// What it is worth that a flush may knock.
const READY: Value = 30;

/// What drawing a card promises: a swap must bring more. Less once there is a flush to improve.
const DRAW: Value = 34;
const DRAW_WITH_FLUSH: Value = 4;

/// By how much that wavers in imagined games.
const WAVER: Value = 8;

/// Acts on instinct alone.
#[derive(Debug, Clone, Copy)]
pub(super) struct Instinct;

/// Who knocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Nerve {
    /// Somebody who never does.
    Patient,
    /// Somebody who does as soon as it brings something, as most people do.
    Eager,
}

impl Bot<DunMazi> for Instinct {
    fn choose(
        &mut self,
        sight: Sight<'_, DunMazi>,
        _: &mut Thinking<'_>,
    ) -> Option<Choice<Action>> {
        let table = Table::of_view(sight.view)?;
        let action = act(&table, Nerve::Patient, None)?;
        Some(Choice::because(action, reasons::of(&table, &action)))
    }
}

/// What instinct says; with `luck` it wavers.
#[inline]
pub(super) fn act(table: &Table, nerve: Nerve, luck: Option<&mut Quick>) -> Option<Action> {
    match table.phase {
        Phase::Opening | Phase::Play { .. } => play(table),
        Phase::Turn => turn(table, nerve, luck),
        Phase::Showdown { .. } => Some(answer(table)),
        Phase::Settled => None,
    }
}

fn play(table: &Table) -> Option<Action> {
    let (best, _) = leaning(table.hand, table.config);
    let prices = Prices::of(table);
    let spare = table.hand.minus(best.cards);
    let card = cheapest(spare, 1, |slot| prices.of_slot(slot)).iter().next()?;
    Some(Action::Play { card })
}

/// Calls with more than half of what a hand can have above the target.
fn answer(table: &Table) -> Action {
    let base = i32::from(table.worth().keeps());
    if 4 * i32::from(table.room()) <= 7 * base { Action::Call } else { Action::Fold }
}

fn turn(table: &Table, nerve: Nerve, luck: Option<&mut Quick>) -> Option<Action> {
    let (best, now) = leaning(table.hand, table.config);
    let ready = best.may_knock(table.config);
    if ready && nerve == Nerve::Eager && table.room() <= 4 * (best.points - table.config.target) {
        return Some(Action::Knock);
    }
    let waver =
        luck.map_or(0, |luck| luck.below(2 * WAVER.unsigned_abs() + 1).cast_signed() - WAVER);
    let promise = waver + if ready { DRAW_WITH_FLUSH } else { DRAW };
    let (mut wanted, mut gain) = (None, if table.n_deck == 0 { 0 } else { promise.max(0) });
    for flush in table.reaches() {
        let brings = value_of(flush, table.config) - now;
        if gain < brings {
            (wanted, gain) = (Some(flush), brings);
        }
    }
    match wanted {
        Some(flush) => {
            let prices = Prices::of(table);
            table.swap_for(flush, |slot| prices.of_slot(slot))
        }
        None => table.draw().or(Some(Action::Pass)),
    }
}

/// How good a hand is.
#[inline]
pub(super) fn value(hand: CardBag, config: Config) -> Value {
    leaning(hand, config).1
}

/// What drawing promises, with a hand this good.
pub(super) fn value_of_drawing(table: &Table) -> Value {
    let (best, now) = leaning(table.hand, table.config);
    now + if best.may_knock(table.config) { DRAW_WITH_FLUSH } else { DRAW }
}

/// The flush a hand leans to, and how good that makes the hand.
#[inline]
fn leaning(hand: CardBag, config: Config) -> (Flush, Value) {
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

/// What it costs to let a card go: its points, the more so in suits that somebody gathers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prices {
    own: [Value; 4],
    rivals: [Value; 4],
}

impl Prices {
    #[inline]
    pub(super) fn of(table: &Table) -> Self {
        let count = |cards: CardBag| {
            SUIT_SLOTS.map(|slots| (cards.once() & slots).count_ones().cast_signed())
        };
        Self { own: count(table.hand), rivals: count(table.rivals) }
    }

    /// The price of the card of `slot`.
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
