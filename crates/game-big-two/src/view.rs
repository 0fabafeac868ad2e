//! What one pair of eyes may know, and a world that agrees with it.

use cards::{Card, CardSet};
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Luck, Pile, Seat, SeatSet, Seats, Viewer};

use crate::{
    config::Config,
    game::{Action, Event, Settlement, State, Top},
    order::{Order, Row},
    pattern::{Found, Play},
};

/// What one pair of eyes may know of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The house's rules.
    pub config: Config,
    /// Which card is stronger, for whoever lays cards out.
    pub order: Order,
    /// Whose eyes these are; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Who is to act; `None` when the match is over.
    pub turn: Option<Seat>,
    /// Your cards; none for a spectator.
    pub hand: CardSet,
    /// How many cards everybody holds.
    pub held: BySeat<u8>,
    /// What everybody has played in this deal.
    pub played: BySeat<CardSet>,
    /// The play to beat; `None` when the seat to act leads a round.
    pub top: Option<Top>,
    /// Who has passed since the top play or, under `pass-lock`, in this round.
    pub passed: SeatSet,
    /// How many deals were finished before.
    pub deals: u8,
    /// Everybody's total.
    pub totals: BySeat<i32>,
    /// All hands, once somebody is out of cards.
    pub open: Option<BySeat<CardSet>>,
    /// What your cards can be together, whether or not it beats what lies on the table; which of it may be
    /// played now, the legal actions say.
    pub plays: Vec<Play>,
}

/// What happened, as one pair of eyes may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
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
    /// Everybody else has passed: the table is cleared.
    Cleared {
        /// Who leads the next round.
        leads: Seat,
    },
    /// A player is out: the deal is over.
    Settled(Settlement),
    /// The next deal of the match.
    Dealt {
        /// Your cards; none for a spectator.
        hand: CardSet,
    },
}

pub(crate) fn seen(event: &Event, viewer: Viewer) -> Seen {
    match *event {
        Event::Played { seat, play } => Seen::Played { seat, play },
        Event::Passed { seat } => Seen::Passed { seat },
        Event::Cleared { leads } => Seen::Cleared { leads },
        Event::Settled(settlement) => Seen::Settled(settlement),
        Event::Dealt { deal } => Seen::Dealt { hand: own(&deal.hands(), viewer) },
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View {
        config: state.config,
        order: state.config.suit_order.written(),
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        turn: (!state.is_over).then_some(state.to_act),
        hand: own(&state.hands, viewer),
        held: state.hands.map(|hand| hand.len() as u8),
        played: state.played,
        top: state.top,
        passed: state.passed,
        deals: state.n_deals,
        totals: state.totals,
        open: state.hands.values().any(|hand| hand.is_empty()).then_some(state.hands),
        plays: plays(state, viewer),
    }
}

/// Every play in the hand of `viewer`, whether or not it may be put on the table now.
fn plays(state: &State, viewer: Viewer) -> Vec<Play> {
    let config = &state.config;
    let hand = config.suit_order.lay(own(&state.hands, viewer));
    let mut found = Vec::new();
    Found::list(config, hand, None, Row::EMPTY, &mut found);
    let read = |action: &Action| match *action {
        Action::Play(cards) => Play::read(config, cards),
        Action::Pass => None,
    };
    found.iter().filter_map(read).collect()
}

/// Gives the cards nobody has shown to those who are out of sight, as many as each holds.
pub(crate) fn imagine(view: &View, luck: &mut impl Luck) -> State {
    State {
        config: view.config,
        hands: view.open.unwrap_or_else(|| imagine_hands(view, luck)),
        played: view.played,
        to_act: view.turn.unwrap_or_else(|| winner(view)),
        top: view.top,
        passed: view.passed,
        n_deals: view.deals,
        totals: view.totals,
        is_over: view.turn.is_none(),
    }
}

fn imagine_hands(view: &View, luck: &mut impl Luck) -> BySeat<CardSet> {
    /// Luck's name for what a thinker imagines.
    const UNSEEN: u32 = 1;
    let shown = view.played.values().fold(view.hand, |shown, &cards| shown | cards);
    let mut deck = [Card::SMALL_JOKER; 52];
    let mut n_unseen = 0;
    for card in CardSet::SUITED.without(shown).iter() {
        deck[n_unseen] = card;
        n_unseen += 1;
    }
    luck.shuffle(Pile::new(UNSEEN, 0, 52), &mut deck[..n_unseen]);
    let mut unseen = deck.into_iter();
    BySeat::from_fn(Seats::FOUR, |seat| {
        if view.seat == Some(seat) {
            view.hand
        } else {
            unseen.by_ref().take(view.held[seat].into()).collect()
        }
    })
}

/// Who made the last play of a match that is over.
fn winner(view: &View) -> Seat {
    view.top.map_or(Seats::FOUR.first(), |top| top.seat)
}

fn own(hands: &BySeat<CardSet>, viewer: Viewer) -> CardSet {
    match viewer {
        Viewer::Seat(seat) => hands[seat],
        Viewer::Spectator => CardSet::EMPTY,
    }
}
