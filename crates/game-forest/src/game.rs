//! How it is played.
//!
//! Read the modules in this order: `action` for what can be asked for and can happen, `judge` for
//! what is allowed, `flow` for what then follows, `evolve` for how it is written down, `view` for
//! who may know what of it.

mod action;
mod evolve;
mod flow;
mod judge;
mod rejection;
mod view;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Luck, Pile, Rulebook, Rules, Seat, Seats, Turn, Viewer};

use crate::{
    agenda::{Agenda, Task},
    board::{Board, Spot},
    card::{Card, CardSet, Face},
    config::Config,
    deck::{Deck, Top, zone},
    effect::Filter,
    rulebook::rulebook,
    score::Scores,
};

pub use action::{Action, Event, Glimpse, Seen, Source};
pub use rejection::{Rejection, Waiting};
pub use view::{Buff, Dweller, Grown, Player, Stage, TurnSoFar, View};

/// The rules of Forest Shuffle.
#[derive(Debug)]
pub enum ForestShuffle {}

/// What the shuffle decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deal {
    /// The cards removed unseen (FS-2).
    pub removed: CardSet,
    /// Six cards each (FS-4).
    pub hands: BySeat<CardSet>,
    /// Who begins (FS-4).
    pub first: Seat,
}

/// A game in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) board: Board,
    pub(crate) hands: BySeat<CardSet>,
    /// By seat, the cards that everybody knows to be in its hand: it took them from the clearing.
    pub(crate) known: BySeat<CardSet>,
    /// By seat, the cards that everybody knew to be in its hand until it laid a card face down.
    /// They are in its hand still, or face down before it.
    pub(crate) lost: BySeat<CardSet>,
    /// By seat, its cards that only it knows: its saplings, and what it put from hand to cave.
    pub(crate) secret: BySeat<CardSet>,
    pub(crate) clearing: CardSet,
    /// The cards that left the game before all eyes.
    pub(crate) gone: CardSet,
    /// The cards removed unseen (FS-2).
    pub(crate) removed: CardSet,
    pub(crate) deck: Deck,
    pub(crate) first: Seat,
    pub(crate) to_act: Seat,
    pub(crate) phase: Phase,
    pub(crate) so_far: SoFar,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// To keep or replace the first hand (FS-4).
    Opening,
    /// To draw, play or end (FS-10).
    Acting,
    /// To draw the second card (FS-10).
    SecondDraw,
    /// To pay for a card (FS-14).
    Paying(Order),
    /// To do what is on the agenda; the action of this turn has been taken.
    Resolving,
    /// For nothing: the third winter card has shown (FS-21).
    Over,
}

/// A card chosen to be played, not yet paid for. Only the player knows of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) card: Card,
    pub(crate) spot: Spot,
    pub(crate) paid: CardSet,
    pub(crate) by: Source,
}

/// What has come together in this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SoFar {
    /// Cards to be drawn at its end (FS-32).
    pub(crate) draws: u8,
    /// Trees and saplings played (FS-33).
    pub(crate) trees: u8,
    /// Extra turns to follow (FS-35).
    pub(crate) extra: u8,
    /// Cards with a permanent effect placed in this turn (FS-38).
    pub(crate) fresh: CardSet,
    pub(crate) agenda: Agenda,
}

/// How the card that is to be placed now would be paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Errand {
    /// In full.
    Paid(Source),
    /// Not at all, if the filter admits it.
    Free(Filter, Once),
    /// Not at all, as it is a sapling.
    Saplings,
}

/// Whether a free play is for one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Once {
    Yes,
    No,
}

/// Cards in a first hand (FS-4).
pub const FIRST_HAND: u8 = 6;
/// No hand has more cards (FS-11).
pub const HAND_LIMIT: u8 = 10;
/// A clearing with so many cards is cleared (FS-20).
pub const CLEARING_LIMIT: u8 = 10;

impl Rules for ForestShuffle {
    type Config = Config;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Rejection = Rejection;

    const NAME: &'static str = "forest";

    const SEATS: RangeInclusive<u8> = 2..=5;

    fn deal(config: &Config, seats: Seats, luck: &mut impl Luck) -> Deal {
        let cards = config.cards();
        let mut shuffled: Vec<Card> = cards.iter().collect();
        luck.shuffle(Pile::new(zone::REMOVED, 0, cards.len().into()), &mut shuffled);
        let removed: CardSet = shuffled.into_iter().take(config.n_removed(seats).into()).collect();
        let mut deck = Deck::new(cards.minus(&removed));
        let hands = BySeat::from_fn(seats, |_| {
            let mut hand = CardSet::EMPTY;
            while hand.len() < FIRST_HAND
                && let Top::Card(card) = deck.top(luck)
            {
                deck.take(card);
                hand.insert(card);
            }
            hand
        });
        let first = luck.lot(Pile::new(zone::FIRST_SEAT, 0, seats.count() as u16));
        let first = seats.iter().nth(first.into()).unwrap_or(seats.first());
        Deal { removed, hands, first }
    }

    fn begin(config: &Config, deal: &Deal) -> State {
        State::begin(*config, deal)
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Over => Turn::Over(Scores::of(&state.board).outcome()),
            Phase::Opening
            | Phase::Acting
            | Phase::SecondDraw
            | Phase::Paying(_)
            | Phase::Resolving => Turn::Of(state.to_act),
        }
    }

    fn legal_actions(state: &State, legal: &mut Vec<Action>) {
        state.list(legal);
    }

    fn judge(state: &State, seat: Seat, action: &Action) -> Result<(), Rejection> {
        state.judge(seat, *action)
    }

    fn decide(
        state: &State,
        seat: Seat,
        action: &Action,
        luck: &mut impl Luck,
        events: &mut Vec<Event>,
    ) -> Result<(), Rejection> {
        state.judge(seat, *action)?;
        { *state }.carry_out(*action, luck, |event| events.push(event));
        Ok(())
    }

    fn evolve(state: &mut State, event: &Event) {
        state.evolve(event);
    }

    fn play(state: &mut State, action: &Action, luck: &mut impl Luck) {
        state.carry_out(*action, luck, |_| ());
    }

    fn seen(_: &State, event: &Event, viewer: Viewer) -> Seen {
        view::seen(event, viewer)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    fn imagine(view: &View, luck: &mut impl Luck) -> State {
        view.imagine(luck)
    }

    fn default_action(state: &State) -> Option<Action> {
        let hand = state.hands[state.to_act];
        let lay_lowest = || hand.first().map(|card| Action::Sapling { card });
        match state.phase {
            Phase::Opening => Some(Action::Keep),
            Phase::Acting if state.config.pass => Some(Action::End),
            Phase::Acting if hand.len() >= HAND_LIMIT => lay_lowest(),
            Phase::Acting | Phase::SecondDraw => Some(Action::Draw),
            Phase::Paying(_) => Some(Action::Cancel),
            Phase::Resolving => Some(Action::Done),
            Phase::Over => None,
        }
    }

    fn rulebook(config: &Config, seats: Seats) -> Rulebook {
        rulebook(*config, seats)
    }
}

impl State {
    fn begin(config: Config, deal: &Deal) -> Self {
        let seats = deal.hands.seats();
        let nothing = BySeat::all(seats, CardSet::EMPTY);
        let mut deck = Deck::new(config.cards().minus(&deal.removed));
        deal.hands.values().flat_map(CardSet::iter).for_each(|card| deck.take(card));
        Self {
            config,
            board: Board::empty(seats),
            hands: deal.hands,
            known: nothing,
            lost: nothing,
            secret: nothing,
            clearing: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            removed: deal.removed,
            deck,
            first: deal.first,
            to_act: deal.first,
            phase: Phase::Opening,
            so_far: SoFar::NOTHING,
        }
    }

    /// The config this game is played under.
    #[inline]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The forests.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The cards in the hand of `seat`.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &CardSet {
        &self.hands[seat]
    }

    /// The cards in the clearing.
    #[inline]
    pub const fn clearing(&self) -> &CardSet {
        &self.clearing
    }

    /// Who is to act, or was when the game ended.
    #[inline]
    pub const fn to_act(&self) -> Seat {
        self.to_act
    }

    /// What the table waits for, as the seat to act knows it.
    #[inline]
    pub fn waits_for(&self) -> Stage {
        self.stage(Viewer::Seat(self.to_act))
    }

    /// How many cards are in the deck, winter cards left out.
    #[inline]
    pub const fn n_deck(&self) -> u8 {
        self.deck.cards.len()
    }

    /// How many cards of the deck lie above the first winter card.
    #[inline]
    pub const fn n_above_winter(&self) -> u8 {
        self.deck.above
    }

    /// How many winter cards have shown.
    #[inline]
    pub const fn winters(&self) -> u8 {
        self.deck.winters
    }

    /// How many cards are to be drawn at the end of the turn (FS-32).
    pub const fn n_earned(&self) -> u8 {
        self.so_far.draws
    }

    /// How many extra turns are to follow (FS-35).
    pub const fn n_extra_turns(&self) -> u8 {
        self.so_far.extra
    }

    /// How the card that is to be placed now would be paid for; `None` if none is.
    pub(crate) fn errand(&self) -> Option<Errand> {
        match (self.phase, self.so_far.agenda.top()) {
            (Phase::Acting, _) => Some(Errand::Paid(Source::Turn)),
            (Phase::Resolving, Some(Task::PlayPaid)) => Some(Errand::Paid(Source::Mole)),
            (Phase::Resolving, Some(Task::PlaySaplings)) => Some(Errand::Saplings),
            (Phase::Resolving, Some(Task::FreePlay { filter, once })) => {
                Some(Errand::Free(filter, if once { Once::Yes } else { Once::No }))
            }
            (
                Phase::Resolving,
                Some(
                    Task::Draw { .. }
                    | Task::ExtraTurn
                    | Task::HandToCave { .. }
                    | Task::ClearingToCave { .. }
                    | Task::ClearingToHand { .. }
                    | Task::ClearingRemove,
                )
                | None,
            )
            | (Phase::Opening | Phase::SecondDraw | Phase::Paying(_) | Phase::Over, _) => None,
        }
    }
}

impl SoFar {
    pub(crate) const NOTHING: Self =
        Self { draws: 0, trees: 0, extra: 0, fresh: CardSet::EMPTY, agenda: Agenda::EMPTY };
}

impl Order {
    /// How many cards are still to be paid.
    pub(crate) fn due(&self) -> u8 {
        let cost = self.face().species.sheet().cost;
        cost.saturating_sub(self.paid.len())
    }

    pub(crate) fn face(&self) -> Face {
        self.card.face(self.spot.place).unwrap_or(Face::SAPLING)
    }
}

#[cfg(test)]
mod tests;
