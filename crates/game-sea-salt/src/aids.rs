//! Display aids: facts derived from a view, such as scores, prospects of a call, and final turns.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

use crate::{
    action::Side,
    score::{CardCounts, Score},
    settlement::{Mode, Subtotal, caller_points},
    view::{PhaseView, PlayerView, View},
};

/// Facts that the server derives from a view for display.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Aids {
    /// The score of each player's cards, if the viewer sees them all.
    pub scores: BySeat<Option<CardScore>>,
    /// What the viewer would get for a call; `None` if the viewer may not call now.
    pub prospects: Option<Prospects>,
    /// The pile to which the discard must go, if there is no choice (SS-B4).
    pub forced_pile: Option<Side>,
    /// Number of final turns left in a last chance, including the present one; `None` without a
    /// last chance (SS-V4).
    pub final_turns: Option<u8>,
}

/// The score of a player's cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardScore {
    /// The points that are compared (SS-K5): the sum of the parts without the colour bonus.
    pub card_score: u8,
    pub parts: Score,
}

/// What a call would score now, as far as the caller can know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prospects {
    /// A lower bound for the highest card score of another player.
    ///
    /// Additional cards never reduce a score, so the known cards of a hand give a lower bound.
    pub others_at_least: u8,
    pub stop: Prospect,
    /// Assumes that no cards change in the final turns.
    pub last_chance: Prospect,
}

/// The caller's points for the round if nothing changed after the call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prospect {
    /// The points if nobody has a higher card score.
    pub if_highest: u16,
    /// The points otherwise.
    pub if_beaten: u16,
}

impl View {
    pub(crate) fn aids(&self) -> Aids {
        let is_choosing = matches!(self.phase, PhaseView::Choose { .. });
        let forced_pile = Side::forced(self.left.is_empty(), self.right.is_empty());
        Aids {
            scores: BySeat::from_fn(self.players.seats(), |seat| self.card_score(seat)),
            prospects: self.prospects(),
            forced_pile: forced_pile.filter(|_| is_choosing),
            final_turns: self.final_turns(),
        }
    }

    fn card_score(&self, seat: Seat) -> Option<CardScore> {
        let player = &self.players[seat];
        player.hand.as_ref()?;
        let parts = Score::of(&self.config, &player.known_counts());
        Some(CardScore { card_score: parts.card_score(), parts })
    }

    fn prospects(&self) -> Option<Prospects> {
        let caller = self.viewer.filter(|_| self.viewer == self.turn)?;
        let score = self.card_score(caller).filter(|_| self.phase == PhaseView::Play)?;
        self.config.judge_call(self.call, score.card_score).ok()?;
        let subtotal = Subtotal::from(&score.parts);
        let prospect = |mode| Prospect {
            if_highest: caller_points(&self.config, mode, true, subtotal),
            if_beaten: caller_points(&self.config, mode, false, subtotal),
        };
        let others = self.players.iter().filter(|&(seat, _)| seat != caller);
        let at_least = others.map(|(_, it)| it.known_counts().card_score(&self.config));
        Some(Prospects {
            others_at_least: at_least.max().unwrap_or_default(),
            stop: prospect(Mode::Stop),
            last_chance: prospect(Mode::LastChance),
        })
    }

    /// Number of final turns left in a last chance, including the present one (SS-H2).
    fn final_turns(&self) -> Option<u8> {
        let caller = self.call.filter(|call| call.mode == Mode::LastChance)?.seat;
        let turn = self.turn.filter(|_| self.phase != PhaseView::Settled)?;
        let left = self.players.seats().iter_from(turn).take_while(|&seat| seat != caller);
        Some(left.count() as u8)
    }
}

impl PlayerView {
    /// The known cards of this player, counted.
    fn known_counts(&self) -> CardCounts {
        let hand = self.hand.as_deref().into_iter().flatten();
        let guessed = self.shown.iter().chain(&self.known).filter(|_| self.hand.is_none());
        let pairs = self.pairs.iter().map(|pair| pair.cards.faces());
        CardCounts::of_faces(hand.chain(guessed).copied(), pairs)
    }
}
