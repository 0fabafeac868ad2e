//! How a match is played.

use cards::{Card, CardSet};
use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Example, Luck, Names, Outcome, Refusal, Rulebook, Rules, Seat, SeatSet, Seats, Turn,
    Viewer,
};
use thiserror::Error;

use crate::{
    config::{Config, Opening},
    deal::Deal,
    order::Row,
    pattern::{Found, Play},
    rulebook,
    view::{self, Seen, View},
};

/// The rules of Big Two.
#[derive(Debug)]
pub enum BigTwo {}

/// A match in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) hands: BySeat<CardSet>,
    /// What each player has played in this deal.
    pub(crate) played: BySeat<CardSet>,
    pub(crate) to_act: Seat,
    /// The play to beat; `None` when `to_act` leads a round.
    pub(crate) top: Option<Top>,
    /// Who has passed since the top play or, under `pass-lock`, in this round.
    pub(crate) passed: SeatSet,
    /// How many deals came before this one.
    pub(crate) n_deals: u8,
    /// What was won and lost in the deals before.
    pub(crate) totals: BySeat<i32>,
    pub(crate) is_over: bool,
}

/// The strongest play on the table and who made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Top {
    /// Who made it.
    pub seat: Seat,
    /// What it is.
    pub play: Play,
}

/// What a player can ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", content = "cards", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Put these cards on the table.
    Play(CardSet),
    /// Let the others go on.
    Pass,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// Cards were put on the table.
    Played {
        /// By whom.
        seat: Seat,
        /// Which, and as what.
        play: Play,
    },
    /// A player let the others go on.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Everybody else has passed: the table is cleared (BT-4).
    Cleared {
        /// Who leads the next round.
        leads: Seat,
    },
    /// A player is out: the deal is over (BT-6).
    Settled(Settlement),
    /// The next deal of the match (BT-24).
    Dealt {
        /// The cards.
        deal: Deal,
    },
}

/// How a deal ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settlement {
    /// Who is out of cards.
    pub winner: Seat,
    /// The cards everybody is left with, shown to all.
    pub left: BySeat<CardSet>,
    /// What everybody won or lost.
    pub points: BySeat<i32>,
    /// Whether this was the last deal of the match.
    pub is_last: bool,
}

/// Why an action was turned down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rejection {
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// Somebody else is to act.
    #[error("it is the turn of {turn}")]
    NotYourTurn {
        /// Who.
        turn: Seat,
    },
    /// A leader must play.
    #[error("you lead this round, so you cannot pass")]
    LeaderCannotPass,
    /// Somebody else's cards, or nobody's.
    #[error("you do not hold {cards}")]
    NotInHand {
        /// The cards the player does not hold.
        cards: CardSet,
    },
    /// Does not list the patterns: they are free to come and go (BT-12).
    #[error("[{cards}] is not a pattern that is played here")]
    NoPattern {
        /// What was tried.
        cards: CardSet,
    },
    /// The first play lacks the weakest card.
    #[error("the first play must contain {card}")]
    MustOpenWithLowest {
        /// The weakest card.
        card: Card,
    },
    /// Another pattern than the one on the table.
    #[error("a {} cannot be put on a {}", .tried.pattern().id, .top.pattern().id)]
    WrongPattern {
        /// What was tried.
        tried: Play,
        /// What lies on the table.
        top: Play,
    },
    /// The same pattern, but not stronger.
    #[error("[{}] does not beat [{}]", .tried.cards(), .top.cards())]
    TooWeak {
        /// What was tried.
        tried: Play,
        /// What lies on the table.
        top: Play,
    },
}

impl Refusal for Rejection {
    const CODES: &'static [&'static str] = &[
        "match-over",
        "not-your-turn",
        "leader-cannot-pass",
        "not-in-hand",
        "no-pattern",
        "must-open-with-lowest",
        "wrong-pattern",
        "too-weak",
    ];

    fn code(&self) -> &'static str {
        match self {
            Self::MatchOver => "match-over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::LeaderCannotPass => "leader-cannot-pass",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NoPattern { .. } => "no-pattern",
            Self::MustOpenWithLowest { .. } => "must-open-with-lowest",
            Self::WrongPattern { .. } => "wrong-pattern",
            Self::TooWeak { .. } => "too-weak",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::MatchOver => "BT-6",
            Self::NotYourTurn { .. } | Self::NotInHand { .. } => "BT-2",
            Self::LeaderCannotPass => "BT-5",
            Self::NoPattern { .. } => "BT-11",
            Self::MustOpenWithLowest { .. } => "BT-3",
            Self::WrongPattern { .. } | Self::TooWeak { .. } => "BT-4",
        }
    }
}

impl Rules for BigTwo {
    type Config = Config;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Rejection = Rejection;

    const NAME: &'static str = "big-two";
    const SEATS: std::ops::RangeInclusive<u8> = 4..=4;

    fn deal(_: &Config, _: Seats, luck: &mut impl Luck) -> Deal {
        Deal::shuffled(0, luck)
    }

    fn begin(config: &Config, deal: &Deal) -> State {
        let mut state = State {
            config: *config,
            hands: deal.hands(),
            played: BySeat::all(Seats::FOUR, CardSet::EMPTY),
            to_act: Seats::FOUR.first(),
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
    fn turn(state: &State) -> Turn {
        if state.is_over {
            Turn::Over(Outcome::highest_wins(state.totals))
        } else {
            Turn::Of(state.to_act)
        }
    }

    /// Plays in the order of [`PATTERNS`](crate::PATTERNS), weaker ones of a pattern before
    /// stronger ones of the same cards; then the pass.
    fn legal_actions(state: &State, legal: &mut Vec<Action>) {
        if state.is_over {
            return;
        }
        let hand = state.config.suit_order.lay(state.hands[state.to_act]);
        let must_hold = if state.must_open() { Row::card(0) } else { Row::EMPTY };
        let top = state.top.as_ref().map(|top| &top.play);
        Found::list(&state.config, hand, top, must_hold, legal);
        if state.top.is_some() {
            legal.push(Action::Pass);
        }
    }

    fn judge(state: &State, seat: Seat, action: &Action) -> Result<(), Rejection> {
        if state.is_over {
            return Err(Rejection::MatchOver);
        }
        if seat != state.to_act {
            return Err(Rejection::NotYourTurn { turn: state.to_act });
        }
        match *action {
            Action::Pass if state.top.is_none() => Err(Rejection::LeaderCannotPass),
            Action::Pass => Ok(()),
            Action::Play(cards) => state.judge_play(cards).map(|_| ()),
        }
    }

    fn decide(
        state: &State,
        seat: Seat,
        action: &Action,
        luck: &mut impl Luck,
        events: &mut Vec<Event>,
    ) -> Result<(), Rejection> {
        Self::judge(state, seat, action)?;
        match *action {
            Action::Pass => {
                events.push(Event::Passed { seat });
                if let Some(leads) = state.leader_after_pass_of(seat) {
                    events.push(Event::Cleared { leads });
                }
            }
            Action::Play(cards) => {
                let play = state.judge_play(cards)?;
                events.push(Event::Played { seat, play });
                if state.hands[seat] == cards {
                    let settlement = state.settlement(seat);
                    events.push(Event::Settled(settlement));
                    if !settlement.is_last {
                        let deal = Deal::shuffled(state.n_deals + 1, luck);
                        events.push(Event::Dealt { deal });
                    }
                }
            }
        }
        Ok(())
    }

    fn evolve(state: &mut State, event: &Event) {
        match *event {
            Event::Played { seat, play } => state.put(seat, play),
            Event::Passed { seat } => state.pass(seat),
            Event::Cleared { leads } => state.clear(leads),
            Event::Settled(settlement) => state.settle(&settlement),
            Event::Dealt { deal } => state.take_hands(&deal),
        }
    }

    #[inline]
    fn play(state: &mut State, action: &Action, luck: &mut impl Luck) {
        let seat = state.to_act;
        match *action {
            Action::Pass => {
                let leads = state.leader_after_pass_of(seat);
                state.pass(seat);
                if let Some(leads) = leads {
                    state.clear(leads);
                }
            }
            Action::Play(cards) => {
                let Some(play) = Play::read(&state.config, cards) else { return };
                if state.hands[seat] == cards {
                    let settlement = state.settlement(seat);
                    state.put(seat, play);
                    state.settle(&settlement);
                    if !settlement.is_last {
                        state.take_hands(&Deal::shuffled(state.n_deals, luck));
                    }
                } else {
                    state.put(seat, play);
                }
            }
        }
    }

    fn seen(_: &State, event: &Event, viewer: Viewer) -> Seen {
        view::seen(event, viewer)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(view: &View, luck: &mut impl Luck) -> State {
        view::imagine(view, luck)
    }

    /// Passes, or leads the weakest single card.
    fn default_action(state: &State) -> Option<Action> {
        if state.is_over {
            return None;
        }
        if state.top.is_some() {
            return Some(Action::Pass);
        }
        let weakest = state.config.suit_order.sorted(state.hands[state.to_act]).next();
        weakest.map(|card| Action::Play(CardSet::of(card)))
    }

    fn rulebook(config: &Config, _: Seats) -> Rulebook {
        rulebook::rulebook(config)
    }

    /// The patterns and their settings (BT-12).
    fn names() -> Vec<(String, Names)> {
        rulebook::names()
    }

    /// The patterns (BT-12).
    fn examples() -> Vec<Example> {
        rulebook::examples()
    }
}

/// What a thinker reads off a world it imagined.
impl State {
    /// The house's rules.
    #[inline]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Everybody's cards.
    #[inline]
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// What everybody has played in this deal.
    #[inline]
    pub const fn played(&self) -> &BySeat<CardSet> {
        &self.played
    }

    /// The play to beat; `None` when the seat to act leads a round.
    #[inline]
    pub const fn top(&self) -> Option<&Top> {
        self.top.as_ref()
    }

    /// Who has passed since the top play or, under `pass-lock`, in this round.
    #[inline]
    pub const fn passed(&self) -> SeatSet {
        self.passed
    }

    /// How many deals were finished before.
    #[inline]
    pub const fn deals(&self) -> u8 {
        self.n_deals
    }

    /// Everybody's total over the deals before.
    #[inline]
    pub const fn totals(&self) -> &BySeat<i32> {
        &self.totals
    }
}

impl State {
    /// The cards of the seat to act may be played so, or the rule that forbids it.
    fn judge_play(&self, cards: CardSet) -> Result<Play, Rejection> {
        let hand = self.hands[self.to_act];
        if !hand.contains_all(cards) {
            return Err(Rejection::NotInHand { cards: cards.without(hand) });
        }
        let tried = Play::read(&self.config, cards).ok_or(Rejection::NoPattern { cards })?;
        let lowest = self.config.suit_order.lowest();
        if self.must_open() && !cards.contains(lowest) {
            return Err(Rejection::MustOpenWithLowest { card: lowest });
        }
        match self.top {
            None => Ok(tried),
            Some(Top { play: top, .. }) if tried.beats(&top, self.config.mixing) => Ok(tried),
            Some(Top { play: top, .. }) if tried.pattern().id == top.pattern().id => {
                Err(Rejection::TooWeak { tried, top })
            }
            Some(Top { play: top, .. }) => Err(Rejection::WrongPattern { tried, top }),
        }
    }

    /// Whether the next play is the first of the deal, which must hold the weakest card (BT-3).
    #[inline]
    fn must_open(&self) -> bool {
        self.top.is_none() && self.played.values().all(|cards| cards.is_empty())
    }

    /// Who leads afresh, if with this pass everybody but the top player has passed (BT-4).
    #[inline]
    fn leader_after_pass_of(&self, seat: Seat) -> Option<Seat> {
        let all_passed = self.passed.with(seat).len() + 1 == Seats::FOUR.count();
        self.top.filter(|_| all_passed).map(|top| top.seat)
    }

    fn settlement(&self, winner: Seat) -> Settlement {
        let mut left = self.hands;
        left[winner] = CardSet::EMPTY;
        let points = self.config.scoring.points(winner, &left);
        let best = self.totals.iter().map(|(seat, total)| total + points[seat]).max();
        let target = i32::from(self.config.target);
        let reached = 0 < target && best.is_some_and(|best| target <= best);
        let is_last = reached || self.config.deals <= self.n_deals + 1;
        Settlement { winner, left, points, is_last }
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
    fn pass(&mut self, seat: Seat) {
        self.passed = self.passed.with(seat);
        self.to_act = self.next_after(seat);
    }

    #[inline]
    fn clear(&mut self, leads: Seat) {
        self.top = None;
        self.passed = SeatSet::EMPTY;
        self.to_act = leads;
    }

    fn settle(&mut self, settlement: &Settlement) {
        for (seat, total) in self.totals.iter_mut() {
            *total += settlement.points[seat];
        }
        self.n_deals += 1;
        self.to_act = settlement.winner;
        self.is_over = settlement.is_last;
    }

    /// Takes up a new deal and opens it (BT-3, BT-23).
    fn take_hands(&mut self, deal: &Deal) {
        self.hands = deal.hands();
        self.played = BySeat::all(Seats::FOUR, CardSet::EMPTY);
        self.clear(deal.opener(self.config.suit_order));
        if self.config.opening == Opening::Automatic {
            self.open_with_lowest();
        }
    }

    /// Plays the weakest card for its holder, who is to act.
    fn open_with_lowest(&mut self) {
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

#[cfg(test)]
mod tests;
