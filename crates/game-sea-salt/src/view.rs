//! What a player or a spectator may know of a game (SS-B9).

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

/// What a player or a spectator may know of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    pub config: Config,
    /// `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Who is to act; `None` when the game is over.
    pub turn: Option<Seat>,
    pub phase: PhaseView,
    /// Who started this round (SS-A4).
    pub starter: Seat,
    /// Number of this round, starting at 1 (SS-V1).
    pub round_number: u16,
    /// How many points end the game with this many players (SS-G1).
    pub target: u16,
    /// The colour of every card: anybody may look through a deck before it is shuffled.
    pub colours: Colours,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The left pile, top card last. Everybody saw every card go there.
    pub left: Vec<Face>,
    pub right: Vec<Face>,
    pub players: BySeat<PlayerView>,
    pub call: Option<Call>,
    /// Turns that sailboats have brought the player to act and that are still to come.
    pub extra_turns: u8,
    /// Whether the player to act has drawn since the turn came.
    pub drew: bool,
    /// How many players in a row could not draw (SS-B7).
    pub skips: u8,
}

/// What can be seen of one player.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// Points of the rounds before.
    pub total: u16,
    /// How many cards are in the hand.
    pub held: u8,
    /// The whole hand, if you may see it: it is yours, or it lies open.
    pub hand: Option<Vec<Face>>,
    /// What everybody knows to be in the hand.
    pub shown: Vec<Face>,
    /// What you know to be in the hand besides, because it was yours or you saw it left behind.
    pub known: Vec<Face>,
    /// The pairs on the table, in the order in which they were played.
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

/// What was stolen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stolen {
    pub victim: Seat,
    /// The card, if you are thief or victim, or if the victim's hand lay open.
    pub card: Option<Face>,
}

/// What the player to act has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PhaseView {
    /// Draw a card.
    Draw,
    /// Keep one of two cards.
    Choose {
        /// The two, if it is you.
        cards: Option<[Face; 2]>,
    },
    /// Play pairs, and end the turn with a call or without.
    Play,
    /// Take a card from a pile.
    Crab,
    /// Choose which player to rob.
    Theft,
    /// Nothing: the round is settled, and all hands lie open until the next begins.
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
