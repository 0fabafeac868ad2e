//! The game as one viewer sees it.
//!
//! Other players do not see hands (except cards that were taken from the clearing in public), the
//! cards of saplings, cards put from hand to cave, or a card that is chosen but not yet paid for,
//! since it can be taken back. Nobody sees the deck and the cards removed before the game.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, Viewer};

use crate::{
    action::Source,
    board::{Host, Spot},
    card::{Card, CardSet, Slot},
    config::{Config, ShowScores},
    score::Score,
    species::Species,
    state::{Order, Phase, State, TurnProgress},
};

/// A game as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The settings of the game.
    pub config: Config,
    /// The viewer's seat; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The start player.
    pub starter: Seat,
    /// The seat to act, or the last one when the game is over.
    pub turn: Seat,
    /// What the game waits for.
    pub phase: PhaseView,
    /// Number of cards in the deck, without winter cards.
    pub deck: u8,
    /// Number of those above the first winter card.
    pub above_winter: u8,
    /// Number of winter cards drawn so far.
    pub winters: u8,
    /// Number of cards removed unseen.
    pub removed: u8,
    /// The cards in the clearing.
    pub clearing: CardSet,
    /// The cards that left the game in public view.
    pub gone: CardSet,
    pub players: BySeat<PlayerView>,
    /// What has accumulated in this turn.
    pub progress: TurnProgress,
}

/// What the game waits for, as one viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PhaseView {
    /// Keep or replace the first hand.
    Opening,
    /// Draw, play or end the turn.
    Acting,
    /// Draw the second card.
    SecondDraw,
    /// Pay for a card. Other players see the phase in which it was chosen.
    Paying {
        card: Card,
        /// The spot for the card.
        spot: Spot,
        /// The payment so far.
        paid: CardSet,
        /// The source of the play.
        by: Source,
    },
    /// Perform the first task.
    Resolving,
    /// Nothing: the game is over.
    Over,
}

/// A player's cards and score.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// Number of cards in the hand.
    pub held: u8,
    /// The hand; empty if it is hidden.
    pub hand: CardSet,
    /// The cards that everyone knows to be in the hand.
    pub known: CardSet,
    /// The cards that everyone knows to be in the hand or face down in front of the player.
    pub lost: CardSet,
    /// The face-down cards; empty if they are hidden.
    pub secret: CardSet,
    /// The hosts in the order of placement.
    pub hosts: Vec<Grown>,
    /// Number of cards in the cave.
    pub cave: u8,
    /// The cards in the cave that the viewer knows.
    pub cave_cards: CardSet,
    /// The score, unless it is hidden until the end (FS-39).
    pub total: Option<i32>,
}

/// A host and its dwellers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Grown {
    pub host: Host,
    pub species: Species,
    /// Its card; `None` for another player's sapling.
    pub card: Option<Card>,
    /// Dwellers in the top slot.
    pub top: Vec<Dweller>,
    /// Dwellers in the bottom slot.
    pub bottom: Vec<Dweller>,
    /// Dwellers in the left slot.
    pub left: Vec<Dweller>,
    /// Dwellers in the right slot.
    pub right: Vec<Dweller>,
}

/// A card in a slot of a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dweller {
    pub card: Card,
    pub species: Species,
}

impl State {
    /// Builds the view of `viewer`.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let scores = Score::of(&self.board);
        View {
            config: self.config,
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            starter: self.starter,
            turn: self.to_act,
            phase: self.phase_view(viewer),
            deck: self.deck.cards.len(),
            above_winter: self.deck.above,
            winters: self.deck.winters,
            removed: self.removed.len(),
            clearing: self.clearing,
            gone: self.gone,
            players: BySeat::from_fn(self.board.seats(), |seat| {
                self.player_view(&scores, seat, viewer)
            }),
            progress: self.progress,
        }
    }

    #[inline]
    pub(crate) fn phase_view(&self, viewer: Viewer) -> PhaseView {
        match self.phase {
            Phase::Paying(order) if !viewer.is(self.to_act) => match order.by {
                Source::Turn => PhaseView::Acting,
                Source::Mole | Source::Free => PhaseView::Resolving,
            },
            Phase::Opening => PhaseView::Opening,
            Phase::Acting => PhaseView::Acting,
            Phase::SecondDraw => PhaseView::SecondDraw,
            Phase::Paying(Order { card, spot, paid, by }) => {
                PhaseView::Paying { card, spot, paid, by }
            }
            Phase::Resolving => PhaseView::Resolving,
            Phase::Over => PhaseView::Over,
        }
    }

    fn player_view(&self, scores: &Score<'_>, seat: Seat, viewer: Viewer) -> PlayerView {
        let is_over = self.phase == Phase::Over;
        let is_open = is_over || viewer.is(seat);
        let shows_scores = is_over || self.config.scores == ShowScores::Live;
        let forest = self.board.forest(seat);
        let unless_hidden = |cards: CardSet| if is_open { cards } else { CardSet::EMPTY };

        let dwellers = |host, slot| {
            let cards = self.board.faces_among(self.board.dwellers(seat, host, slot));
            cards.map(|(card, _, face)| Dweller { card, species: face.species }).collect()
        };
        let grown = |host: Host| {
            let (card, face) = (self.board.host_card(host), self.board.host_face(host));
            let is_known = is_open || face.species != Species::TreeSapling;
            Grown {
                host,
                species: face.species,
                card: is_known.then_some(card),
                top: dwellers(host, Slot::Top),
                bottom: dwellers(host, Slot::Bottom),
                left: dwellers(host, Slot::Left),
                right: dwellers(host, Slot::Right),
            }
        };
        PlayerView {
            held: self.hands[seat].len(),
            hand: unless_hidden(self.hands[seat]),
            known: self.known[seat],
            lost: self.lost[seat],
            secret: unless_hidden(self.secret[seat]),
            hosts: forest.hosts.iter().map(grown).collect(),
            cave: forest.cave.len(),
            cave_cards: if is_open { forest.cave } else { forest.cave.minus(&self.secret[seat]) },
            total: shows_scores.then(|| scores.total(seat)),
        }
    }
}

impl PhaseView {
    pub(crate) const fn phase(self) -> Phase {
        match self {
            Self::Opening => Phase::Opening,
            Self::Acting => Phase::Acting,
            Self::SecondDraw => Phase::SecondDraw,
            Self::Paying { card, spot, paid, by } => Phase::Paying(Order { card, spot, paid, by }),
            Self::Resolving => Phase::Resolving,
            Self::Over => Phase::Over,
        }
    }
}

impl Grown {
    pub fn slots(&self) -> [(Slot, &[Dweller]); 4] {
        [
            (Slot::Top, &self.top),
            (Slot::Bottom, &self.bottom),
            (Slot::Left, &self.left),
            (Slot::Right, &self.right),
        ]
    }

    /// The cards that the view shows.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        let dwellers = self.slots().into_iter().flat_map(|(_, dwellers)| dwellers);
        self.card.into_iter().chain(dwellers.map(|dweller| dweller.card))
    }
}
