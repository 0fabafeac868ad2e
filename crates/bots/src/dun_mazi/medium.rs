//! The medium bot: rules of thumb.
//!
//! 1. *Gather one suit*: the one in which the hand counts most, jokers included. Play the card
//!    that does not belong to it and counts least.
//! 2. *Swap* if that brings at least [`GAIN`] points in some suit; otherwise draw, clearing the
//!    zone if it is full. When the deck is empty any gain will do.
//! 3. *Knock* with a quarter of the way from the target to the best hand behind you: a bare flush
//!    brings nothing. Once the deck is empty do not: sudden death pays the whole hand.
//! 4. *Call* with half of that way; otherwise fold and keep the base.

use game_dun_mazi::{Action, Config, DunMazi, Pays, Phase, order::POINTS};
use search::Sight;

use super::{
    flush::{Flush, cheapest},
    reasons,
    table::Table,
};
use crate::{Bot, Choice, Thinking};

/// Follows rules of thumb.
#[derive(Debug, Clone, Copy)]
pub(super) struct Medium;

/// How many points a swap must bring to be better than drawing a card.
const GAIN: u8 = 4;

impl Bot<DunMazi> for Medium {
    fn choose(
        &mut self,
        sight: Sight<'_, DunMazi>,
        _: &mut Thinking<'_>,
    ) -> Option<Choice<Action>> {
        let table = Table::of_view(sight.view)?;
        let action = match table.phase {
            Phase::Opening | Phase::Play { .. } => play(&table),
            Phase::Turn => turn(&table),
            Phase::Showdown { .. } => Some(answer(&table)),
            Phase::Settled => None,
        }?;
        Some(Choice::because(action, reasons::of(&table, &action)))
    }
}

fn play(table: &Table) -> Option<Action> {
    let spare = table.hand.minus(Flush::best(table.hand, table.config).cards);
    let card = cheapest(spare, 1, |slot| POINTS[slot].into()).iter().next()?;
    Some(Action::Play { card })
}

fn turn(table: &Table) -> Option<Action> {
    let now = Flush::best(table.hand, table.config);
    if now.may_knock(table.config) && knocks(table) {
        return Some(Action::Knock);
    }
    let then = table.reaches().max_by_key(|&it| rank(it, table.config));
    let gain = match then {
        Some(then) if rank(then, table.config) > rank(now, table.config) => {
            then.points.saturating_sub(now.points)
        }
        Some(_) | None => 0,
    };
    let swap = then.and_then(|then| table.swap_for(then, |slot| POINTS[slot].into()));
    match table.draw() {
        Some(_) if gain >= GAIN => swap,
        Some(draw) => Some(draw),
        None if gain > 0 => swap,
        None => Some(Action::Pass),
    }
}

/// Whether a flush that reaches the target is good enough to knock with.
fn knocks(table: &Table) -> bool {
    let waits = table.n_deck == 0 && table.config.sudden_death_pays == Pays::HandScore;
    !waits && i16::from(table.room().div_ceil(4)) <= table.worth().keeps()
}

fn answer(table: &Table) -> Action {
    if i16::from(table.room().div_ceil(2)) <= table.worth().keeps() {
        Action::Call
    } else {
        Action::Fold
    }
}

fn rank(flush: Flush, config: Config) -> (bool, u8) {
    (flush.may_knock(config), flush.points)
}
