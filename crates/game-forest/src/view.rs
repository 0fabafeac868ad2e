//! Who may know what.
//!
//! Hidden from others are hands (save what everybody saw being taken from the clearing), saplings'
//! cards, cards put from hand to cave, and a card that is chosen but not yet paid for, since it can
//! be taken back. Hidden from all are the deck and the cards removed before the game.

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

/// What one pair of eyes may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// What was chosen before the cards were dealt.
    pub config: Config,
    /// Whose eyes; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// Who began.
    pub starter: Seat,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// What the table waits for.
    pub phase: PhaseView,
    /// How many cards are in the deck, winter cards left out.
    pub deck: u8,
    /// How many of them lie above the first winter card.
    pub above_winter: u8,
    /// How many winter cards have shown.
    pub winters: u8,
    /// How many cards were removed unseen.
    pub removed: u8,
    /// The cards in the clearing.
    pub clearing: CardSet,
    /// The cards that left the game before all eyes.
    pub gone: CardSet,
    pub players: BySeat<PlayerView>,
    /// What has come together in this turn.
    pub progress: TurnProgress,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PhaseView {
    /// To keep or replace the first hand.
    Opening,
    /// To draw, play or end.
    Acting,
    /// To draw the second card.
    SecondDraw,
    /// To pay for a card. Others see the phase in which it was chosen.
    Paying {
        card: Card,
        /// Where it is to lie.
        spot: Spot,
        /// What has been paid.
        paid: CardSet,
        /// How it came to be played.
        by: Source,
    },
    /// To do the first of the tasks.
    Resolving,
    /// For nothing: the game is over.
    Over,
}

/// One player's things.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// How many cards are in the hand.
    pub held: u8,
    /// The hand; empty if it is hidden.
    pub hand: CardSet,
    /// The cards that everybody knows to be in the hand.
    pub known: CardSet,
    /// The cards that everybody knows to be in the hand or face down before the player.
    pub lost: CardSet,
    /// The face-down cards; empty if they are hidden.
    pub secret: CardSet,
    /// The hosts, in the order in which they were laid.
    pub hosts: Vec<Grown>,
    /// How many cards are in the cave.
    pub cave: u8,
    /// Those that the viewer knows.
    pub cave_cards: CardSet,
    /// The score, unless it is hidden until the end (FS-39).
    pub total: Option<i32>,
}

/// A host and who lives there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Grown {
    pub host: Host,
    pub species: Species,
    /// Its card, unless it is a sapling before somebody else.
    pub card: Option<Card>,
    /// Who lives above.
    pub top: Vec<Dweller>,
    /// Who lives below.
    pub bottom: Vec<Dweller>,
    /// Who lives to the left.
    pub left: Vec<Dweller>,
    /// Who lives to the right.
    pub right: Vec<Dweller>,
}

/// Somebody who lives on a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dweller {
    pub card: Card,
    pub species: Species,
}

impl State {
    /// What `viewer` may know.
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
    /// Who lives in which slot.
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
