//! Value of the effects and bonuses of a card, in points.

use game_forest::{
    card::{Card, CardSet, Face},
    effect::{Filter, Many, Reward, Trigger, Which},
    state::HAND_LIMIT,
};

use super::heuristics::{Heuristics, Placement};

impl Heuristics<'_> {
    /// Number of permanent effects that the card triggers.
    pub(super) fn triggers(&self, placement: &Placement) -> u8 {
        if self.state.board().forest(self.seat).cards.and(&CardSet::PERMANENT).is_empty() {
            return 0;
        }
        self.state.triggered(self.seat, placement.card, placement.spot).count() as u8
    }

    /// Value of the cards that a permanent effect will draw in the rest of the game.
    pub(super) fn permanent_value(&self, face: Face) -> f32 {
        let shares = self.features.shares;
        let rate = match face.species.data().permanent {
            None => return 0.0,
            Some((Trigger::OnTag(tag), _)) => shares.tags[tag as usize],
            Some((Trigger::OnTree(slot), _)) => shares.slot(slot),
        };
        self.card * rate * self.features.horizon.plays
    }

    pub(super) fn rewards(&self, rewards: &[Reward], placement: &Placement) -> f32 {
        rewards.iter().map(|&reward| self.reward(reward, placement)).sum()
    }

    /// Value of a reward if the placement is played now.
    fn reward(&self, reward: Reward, placement: &Placement) -> f32 {
        let cost = placement.face.species.data().cost;
        let held = self.hand.len().saturating_sub(1 + cost);
        let room = HAND_LIMIT.saturating_sub(held);
        let drawn = |n: u8| self.card * f32::from(n.min(room));
        let board = self.state.board();
        let clearing = self.state.clearing();
        match reward {
            Reward::Draw(n) => drawn(n),
            Reward::DrawPerTag(tag) => drawn(board.count_tag(self.seat, tag)),
            Reward::DrawPerSpecies(species) => drawn(board.count_species(self.seat, species)),
            Reward::ExtraTurnIf(tag) if self.features.tags[tag as usize] == 0 => 0.0,
            Reward::ExtraTurn | Reward::ExtraTurnIf(_) => self.turn,
            Reward::FreePlay(filter, many) => self.free_play(filter, many, placement.card),
            Reward::PlayPaid => 0.3 * self.turn * f32::from(held) / 2.0,
            Reward::PlaySaplings => 0.3 * f32::from(held),
            Reward::HandToCave => f32::from(held) * 0.8,
            Reward::ClearingToCave(Which::All) => f32::from(clearing.len() + cost),
            Reward::ClearingToCave(Which::Choose(n)) => f32::from(n.min(clearing.len() + cost)),
            Reward::ClearingToCave(Which::Showing(tags)) => {
                f32::from(clearing.and(&CardSet::showing_any(tags)).len()) + 0.5 * f32::from(cost)
            }
            Reward::ClearingToHand(_) if clearing.is_empty() && cost == 0 => 0.0,
            Reward::ClearingToHand(_) => 1.3 * self.card,
            Reward::ClearingRemove => 0.0,
        }
    }

    /// Value of a reward of a card that is played later.
    pub(super) fn later_reward(&self, reward: Reward) -> f32 {
        match reward {
            Reward::Draw(n) => self.card * f32::from(n),
            Reward::DrawPerTag(tag) => self.card * f32::from(self.features.tags[tag as usize]),
            Reward::DrawPerSpecies(species) => {
                self.card * f32::from(self.features.alike[species as usize])
            }
            Reward::ExtraTurn => self.turn,
            Reward::ClearingToCave(Which::All) => 6.0_f32.min(self.features.horizon.turns),
            Reward::ExtraTurnIf(_)
            | Reward::FreePlay(..)
            | Reward::PlayPaid
            | Reward::PlaySaplings
            | Reward::HandToCave
            | Reward::ClearingToCave(_)
            | Reward::ClearingToHand(_)
            | Reward::ClearingRemove => 1.0,
        }
    }

    /// Value of the cards other than `card` that may be placed for free.
    fn free_play(&self, filter: Filter, many: Many, card: Card) -> f32 {
        let (mut best, mut sum) = (0.0_f32, 0.0);
        for placement in self
            .placements()
            .filter(|placement| placement.card != card && filter.admits(placement.face))
        {
            let gain = (placement.value - 0.5 * self.card).max(0.0);
            best = best.max(gain);
            sum += gain;
        }
        match many {
            Many::One => best,
            Many::Any => sum,
        }
    }
}
