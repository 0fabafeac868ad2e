//! The state of a match, and how events change it.

use cards::CardSet;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Outcome, Seat, SeatSet, Seats, Turn};

use crate::{
    config::{Config, Opening},
    deal::Deal,
    event::Event,
    pattern::Play,
    settlement::Settlement,
};

/// A match in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) hands: BySeat<CardSet>,
    /// The cards that each player has played in this deal.
    pub(crate) played: BySeat<CardSet>,
    pub(crate) to_act: Seat,
    /// The play to beat; `None` when `to_act` leads a round.
    pub(crate) top: Option<Top>,
    /// The players who have passed since the top play or, under `pass-lock`, in this round.
    pub(crate) passed: SeatSet,
    /// Number of finished deals.
    pub(crate) n_deals: u8,
    /// Each player's total over the finished deals.
    pub(crate) totals: BySeat<i32>,
    pub(crate) is_over: bool,
}

/// The strongest play on the table and the player who made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Top {
    pub seat: Seat,
    pub play: Play,
}

impl State {
    /// The state just after the first deal.
    pub(crate) fn new(config: Config, deal: &Deal) -> Self {
        let mut state = Self {
            config,
            hands: deal.hands(),
            played: BySeat::all(Seats::FOUR, CardSet::EMPTY),
            to_act: deal.starter(),
            top: None,
            passed: SeatSet::EMPTY,
            n_deals: 0,
            totals: BySeat::all(Seats::FOUR, 0),
            is_over: false,
        };
        state.take_hands(deal);
        state
    }

    #[inline]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    #[inline]
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// The cards that each player has played in this deal.
    #[inline]
    pub const fn played(&self) -> &BySeat<CardSet> {
        &self.played
    }

    /// The seat to act, unless the match is over.
    #[inline]
    pub const fn to_act(&self) -> Seat {
        self.to_act
    }

    /// The play to beat; `None` when the seat to act leads a round.
    #[inline]
    pub const fn top(&self) -> Option<&Top> {
        self.top.as_ref()
    }

    /// The players who have passed since the top play or, under `pass-lock`, in this round.
    #[inline]
    pub const fn passed(&self) -> SeatSet {
        self.passed
    }

    /// Number of finished deals.
    #[inline]
    pub const fn deals(&self) -> u8 {
        self.n_deals
    }

    /// Each player's total over the finished deals.
    #[inline]
    pub const fn totals(&self) -> &BySeat<i32> {
        &self.totals
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        if self.is_over {
            Turn::Over(Outcome::highest_wins(self.totals))
        } else {
            Turn::Of(self.to_act)
        }
    }

    /// Whether the next play opens the deal and must contain the weakest card (BT-3).
    #[inline]
    pub(crate) fn must_open(&self) -> bool {
        self.top.is_none() && self.played.values().all(|cards| cards.is_empty())
    }

    /// Applies `event` to the state.
    #[expect(clippy::inline_always, reason = "a search calls it with a known variant: 3 % faster")]
    #[inline(always)]
    pub(crate) fn evolve(&mut self, event: &Event) {
        match event {
            Event::Played { seat, play } => self.put(*seat, *play),
            Event::Passed { seat } => {
                self.passed = self.passed.with(*seat);
                self.to_act = self.next_after(*seat);
            }
            Event::Cleared { seat } => self.clear(*seat),
            Event::Settled(settlement) => self.settle(settlement),
            Event::Dealt { deal } => self.take_hands(deal),
        }
    }

    #[inline]
    fn put(&mut self, seat: Seat, play: Play) {
        self.hands[seat] = self.hands[seat].without(play.cards());
        self.played[seat] = self.played[seat] | play.cards();
        self.top = Some(Top { seat, play });
        if !self.config.pass_lock {
            self.passed = SeatSet::EMPTY;
        }
        self.to_act = self.next_after(seat);
    }

    #[inline]
    pub(crate) fn clear(&mut self, leader: Seat) {
        self.top = None;
        self.passed = SeatSet::EMPTY;
        self.to_act = leader;
    }

    /// Out of line, so that [`evolve`](Self::evolve) stays small enough to be inlined into a search.
    #[inline(never)]
    fn settle(&mut self, settlement: &Settlement) {
        for (seat, total) in self.totals.iter_mut() {
            *total += settlement.points[seat];
        }
        self.n_deals += 1;
        self.to_act = settlement.winner;
        self.is_over = settlement.is_last;
    }

    /// Starts a new deal (BT-3, BT-23). Out of line for the same reason.
    #[inline(never)]
    fn take_hands(&mut self, deal: &Deal) {
        self.hands = deal.hands();
        self.played = BySeat::all(Seats::FOUR, CardSet::EMPTY);
        self.clear(deal.starter());
        if self.config.opening == Opening::Automatic {
            self.open_with_lowest();
        }
    }

    /// Plays the weakest card for its holder, the seat to act.
    pub(crate) fn open_with_lowest(&mut self) {
        let lowest = CardSet::of(self.config.suit_order.lowest());
        if let Some(play) = Play::read(&self.config, lowest) {
            self.put(self.to_act, play);
        }
    }

    /// The next seat that may still act in this round.
    #[inline]
    fn next_after(&self, seat: Seat) -> Seat {
        let mut next = Seats::FOUR.after(seat);
        while self.passed.contains(next) && next != seat {
            next = Seats::FOUR.after(next);
        }
        next
    }
}
