//! Game events, complete and redacted.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Viewer};

use crate::{
    action::Side,
    card::{Card, Face, Pair},
    card_set::CardSet,
    config::{CallerShows, Effect},
    deal::Layout,
    deck::Colours,
    settlement::{Call, Mode, RoundEnd, Settlement},
    state::State,
};

/// A game event. Stored permanently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// The piles without their top cards became the new deck (SS-B6).
    Reshuffled,
    /// A player looked at two cards from the deck, or took one without a choice (SS-B1, SS-B5).
    Drew {
        seat: Seat,
        first: Card,
        /// The second card, if there is a choice.
        second: Option<Card>,
    },
    /// A player kept one card and discarded the other (SS-B1).
    Kept {
        seat: Seat,
        /// The card that went to the hand.
        kept: Card,
        /// The card that went to a pile.
        discarded: Card,
        to: Side,
    },
    /// A player took the top card of a pile (SS-B3).
    Took { seat: Seat, card: Card, from: Side },
    /// No card was left to draw (SS-B7).
    NothingToDraw { seat: Seat },
    /// A player played a pair (SS-P1).
    Paired {
        seat: Seat,
        cards: [Card; 2],
        /// Its effect; none if it is impossible (SS-P5).
        effect: Effect,
    },
    /// Two fish drew the top card of the deck (SS-E1).
    Fished { seat: Seat, card: Card },
    /// Two crabs took a card from a pile (SS-E3).
    Picked {
        seat: Seat,
        card: Card,
        from: Side,
        /// Number of cards on top of it.
        depth: u8,
    },
    /// A shark and a swimmer stole a card from another hand (SS-E8).
    Robbed { seat: Seat, victim: Seat, card: Card },
    /// A player called (SS-F5).
    Called(Call),
    /// A player ended the turn without a call (SS-F1).
    Passed { seat: Seat },
    /// The turn of an absent player, or the rest of it, was skipped (SS-X8).
    TurnSkipped { seat: Seat },
    /// A turn began.
    TurnBegan {
        seat: Seat,
        /// Whether it is an extra turn from sailboats (SS-E4).
        extra: bool,
    },
    /// The round was settled (SS-K1 to SS-K7).
    Settled {
        /// Why the round ended.
        end: RoundEnd,
        /// The points of each player.
        points: BySeat<u16>,
    },
    /// A new round began (SS-N1, SS-N2).
    RoundBegan {
        /// The start player.
        starter: Seat,
        layout: Layout,
        /// The new colours, if they are assigned in every round (SS-D5).
        colours: Option<Colours>,
    },
    /// The game is over.
    Ended { winners: SeatSet, by: Victory },
}

/// An event as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
    /// The piles without their top cards became the new deck.
    Reshuffled,
    /// A player looked at two cards from the deck, or took one without a choice.
    Drew {
        seat: Seat,
        count: u8,
        /// The cards, if the viewer drew them; otherwise empty.
        cards: Vec<Face>,
    },
    /// A player kept one card and put the other on a pile.
    Kept {
        seat: Seat,
        /// The card that went to the hand, if it is the viewer's.
        kept: Option<Face>,
        /// The card that went to a pile.
        discarded: Face,
        to: Side,
    },
    /// A player took the top card of a pile.
    Took { seat: Seat, card: Face, from: Side },
    /// No card was left to draw.
    NothingToDraw { seat: Seat },
    /// A player played a pair.
    Paired { seat: Seat, cards: Pair, effect: Effect },
    /// Two fish drew the top card of the deck.
    Fished {
        seat: Seat,
        /// The card, if the viewer drew it.
        card: Option<Face>,
    },
    /// Two crabs took a card from a pile.
    Picked {
        seat: Seat,
        card: Face,
        from: Side,
        /// Number of cards on top of it.
        depth: u8,
    },
    /// A shark and a swimmer stole a card from another hand.
    Robbed {
        seat: Seat,
        victim: Seat,
        /// The card, if the viewer is thief or victim.
        card: Option<Face>,
    },
    /// A player called.
    Called {
        seat: Seat,
        mode: Mode,
        score: u8,
        /// The hand, if the caller shows it.
        hand: Option<Vec<Face>>,
    },
    /// A player ended the turn without a call.
    Passed { seat: Seat },
    /// The turn of an absent player, or the rest of it, was skipped.
    TurnSkipped { seat: Seat },
    /// A turn began.
    TurnBegan {
        seat: Seat,
        /// Whether it is an extra turn from sailboats.
        extra: bool,
    },
    /// The round was settled. All hands are open.
    Settled(Box<Settlement>),
    /// A new round began.
    RoundBegan {
        /// The start player.
        starter: Seat,
        /// The viewer's first cards; empty for a spectator.
        hand: Vec<Face>,
        /// The first card of the left pile.
        left: Option<Face>,
        /// The first card of the right pile.
        right: Option<Face>,
        /// The new colours, if they are assigned in every round.
        colours: Option<Colours>,
    },
    /// The game is over.
    Ended { winners: SeatSet, by: Victory },
}

/// How a game is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Victory {
    /// By points (SS-G3).
    Points,
    /// By four mermaids (SS-M5).
    Mermaids,
}

impl Event {
    /// Redacts the event, which is about to be applied to `state`, for `viewer`.
    pub(crate) fn seen_by(&self, state: &State, viewer: Viewer) -> Seen {
        let face = |card: Card| state.colours.face(card);
        let own = |seat: Seat, card: Card| viewer.is(seat).then(|| face(card));
        match *self {
            Self::Reshuffled => Seen::Reshuffled,
            Self::Drew { seat, first, second } => {
                let cards = || [first].into_iter().chain(second);
                let count = cards().count() as u8;
                let mine = cards().filter(|_| viewer.is(seat)).map(face);
                Seen::Drew { seat, count, cards: mine.collect() }
            }
            Self::Kept { seat, kept, discarded, to } => {
                Seen::Kept { seat, kept: own(seat, kept), discarded: face(discarded), to }
            }
            Self::Took { seat, card, from } => Seen::Took { seat, card: face(card), from },
            Self::NothingToDraw { seat } => Seen::NothingToDraw { seat },
            Self::Paired { seat, cards, effect } => {
                let [one, other] = cards.map(face);
                Seen::Paired { seat, cards: Pair::new(one, other), effect }
            }
            Self::Fished { seat, card } => Seen::Fished { seat, card: own(seat, card) },
            Self::Picked { seat, card, from, depth } => {
                Seen::Picked { seat, card: face(card), from, depth }
            }
            Self::Robbed { seat, victim, card } => {
                let saw = viewer.is(seat) || viewer.is(victim) || state.lies_open(victim);
                Seen::Robbed { seat, victim, card: saw.then(|| face(card)) }
            }
            Self::Called(Call { seat, mode, score }) => {
                let opens = state.config.caller_shows == CallerShows::Hand;
                let hand = opens.then(|| state.colours.faces(state.hands[seat]));
                Seen::Called { seat, mode, score, hand }
            }
            Self::Passed { seat } => Seen::Passed { seat },
            Self::TurnSkipped { seat } => Seen::TurnSkipped { seat },
            Self::TurnBegan { seat, extra } => Seen::TurnBegan { seat, extra },
            Self::Settled { end, ref points } => {
                Seen::Settled(Box::new(Settlement::new(state, end, points)))
            }
            Self::RoundBegan { starter, layout, colours } => {
                round_began(starter, &layout, colours, &colours.unwrap_or(state.colours), viewer)
            }
            Self::Ended { winners, by } => Seen::Ended { winners, by },
        }
    }
}

fn round_began(
    starter: Seat,
    layout: &Layout,
    new: Option<Colours>,
    colours: &Colours,
    viewer: Viewer,
) -> Seen {
    let hand = match viewer {
        Viewer::Seat(seat) => layout.hands[seat],
        Viewer::Spectator => CardSet::EMPTY,
    };
    let face = |card| colours.face(card);
    Seen::RoundBegan {
        starter,
        hand: colours.faces(hand),
        left: layout.left.map(face),
        right: layout.right.map(face),
        colours: new,
    }
}
