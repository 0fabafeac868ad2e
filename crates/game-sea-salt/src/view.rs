//! The game as one viewer sees it (SS-B9).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Viewer};

use crate::{
    action::Side,
    card::{Face, Pair},
    config::Config,
    deck::Colours,
    event::Victory,
    settlement::Call,
    state::{Phase, PlayedPair, State},
};

/// A game as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    pub config: Config,
    /// `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The seat to act; `None` when the game is over.
    pub turn: Option<Seat>,
    pub phase: PhaseView,
    /// The start player of this round (SS-A4).
    pub starter: Seat,
    /// Number of this round, starting at 1 (SS-V1).
    pub round_number: u16,
    /// Number of points that ends the game with this many players (SS-G1).
    pub target: u16,
    /// The colour of every card: everyone may look through a deck before it is shuffled.
    pub colours: Colours,
    /// Number of cards in the deck.
    pub deck: u8,
    /// The left pile, top card last. All its cards are public.
    pub left: Vec<Face>,
    pub right: Vec<Face>,
    pub players: BySeat<PlayerView>,
    pub call: Option<Call>,
    /// Number of extra turns that the player to act still has.
    pub extra_turns: u8,
    /// Whether the player to act has drawn in this turn.
    pub drew: bool,
    /// Number of consecutive players who could not draw (SS-B7).
    pub skips: u8,
}

/// What the viewer sees of one player.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// Points of the finished rounds.
    pub total: u16,
    /// Number of cards in the hand.
    pub held: u8,
    /// The whole hand, if it is the viewer's or open.
    pub hand: Option<Vec<Face>>,
    /// The cards that everyone knows to be in the hand.
    pub shown: Vec<Face>,
    /// Further cards that the viewer knows to be in the hand, from a theft between the two players.
    pub known: Vec<Face>,
    /// The pairs on the table, in the order of play.
    pub pairs: Vec<TablePair>,
}

/// A pair on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TablePair {
    pub cards: Pair,
    /// What it stole (SS-E10).
    pub stolen: Option<Stolen>,
}

/// A stolen card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stolen {
    pub victim: Seat,
    /// The card, if the viewer is thief or victim, or if the victim's hand was open.
    pub card: Option<Face>,
}

/// What the game waits for, as one viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PhaseView {
    /// Draw a card.
    Draw,
    /// Keep one of two cards.
    Choose {
        /// The two cards, if the viewer drew them.
        cards: Option<[Face; 2]>,
    },
    /// Play pairs, then end the turn with or without a call.
    Play,
    /// Take a card from a pile.
    Crab,
    /// Choose which player to rob.
    Theft,
    /// Nothing: the round is settled, and all hands are open until the next begins.
    Settled,
    /// Nothing: the game is over.
    Over { winners: SeatSet, by: Victory },
}

impl State {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let pile = |side| self.pile(side).iter().map(|&card| self.colours.face(card)).collect();
        let is_over = matches!(self.phase, Phase::Over { .. });
        View {
            config: self.config,
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            turn: (!is_over).then_some(self.to_act),
            phase: self.phase_view(viewer),
            starter: self.starter,
            round_number: self.round_number(),
            target: self.config.target(self.seats()),
            colours: self.colours,
            deck: self.deck.len() as u8,
            left: pile(Side::Left),
            right: pile(Side::Right),
            players: BySeat::from_fn(self.seats(), |seat| self.player_view(viewer, seat)),
            call: self.call,
            extra_turns: self.extra_turns,
            drew: self.drew,
            skips: self.skips,
        }
    }

    fn phase_view(&self, viewer: Viewer) -> PhaseView {
        match self.phase {
            Phase::Draw => PhaseView::Draw,
            Phase::Choose { first, second } => {
                let faces = || [first, second].map(|card| self.colours.face(card));
                PhaseView::Choose { cards: viewer.is(self.to_act).then(faces) }
            }
            Phase::Play => PhaseView::Play,
            Phase::Crab => PhaseView::Crab,
            Phase::Theft => PhaseView::Theft,
            Phase::Settled => PhaseView::Settled,
            Phase::Over { winners, by } => PhaseView::Over { winners, by },
        }
    }

    fn player_view(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let colours = &self.colours;
        let hand = self.hands[seat];
        let shown = self.memory.public(seat);
        let sees_all = viewer.is(seat) || self.lies_open(seat);
        let known = if sees_all { shown } else { self.memory.known(viewer, seat) };
        let pairs = self.pairs.iter().filter(|pair| pair.seat == seat);
        PlayerView {
            total: self.totals[seat],
            held: hand.len() as u8,
            hand: sees_all.then(|| colours.faces(hand)),
            shown: colours.faces(shown),
            known: colours.faces(known - shown),
            pairs: pairs.map(|&pair| self.table_pair(viewer, pair)).collect(),
        }
    }

    fn table_pair(&self, viewer: Viewer, pair: PlayedPair) -> TablePair {
        let face = |card| self.colours.face(card);
        let [one, other] = pair.cards.map(face);
        let stolen = pair.loot.map(|loot| {
            let saw = loot.openly || viewer.is(pair.seat) || viewer.is(loot.victim);
            Stolen { victim: loot.victim, card: loot.card.filter(|_| saw).map(face) }
        });
        TablePair { cards: Pair::new(one, other), stolen }
    }
}
