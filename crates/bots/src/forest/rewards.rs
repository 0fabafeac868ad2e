//! What the effects and bonuses of a card are worth.

use game_forest::{
    card::{Card, CardSet, Face},
    effect::{Filter, Many, Permanent, Reward, Which},
    game::HAND_LIMIT,
};

use super::forester::{Forester, Idea};

impl Forester<'_> {
    /// How many permanent effects the card sets off.
    pub(super) fn triggers(&self, idea: &Idea) -> u8 {
        if self.state.board().forest(self.seat).cards.and(&CardSet::PERMANENT).is_empty() {
            return 0;
        }
        self.state.triggered(self.seat, idea.card, idea.spot).len()
    }

    /// What a permanent effect will draw in time.
    pub(super) fn standing(&self, face: Face) -> f32 {
        let shares = self.ledger.shares;
        let often = match face.species.sheet().permanent {
            None => return 0.0,
            Some((Permanent::OnTag(tag), _)) => shares.tags[tag as usize],
            Some((Permanent::OnTree(slot), _)) => shares.slot(slot),
        };
        self.card * often * self.ledger.outlook.plays
    }

    pub(super) fn rewards(&self, rewards: &[Reward], idea: &Idea) -> f32 {
        rewards.iter().map(|&reward| self.reward(reward, idea)).sum()
    }

    /// What a reward is worth to whoever plays the idea now.
    fn reward(&self, reward: Reward, idea: &Idea) -> f32 {
        let cost = idea.face.species.sheet().cost;
        let held = self.hand.len().saturating_sub(1 + cost);
        let room = HAND_LIMIT.saturating_sub(held);
        let drawn = |n: u8| self.card * f32::from(n.min(room));
        let board = self.state.board();
        let clearing = self.state.clearing();
        match reward {
            Reward::Draw(n) => drawn(n),
            Reward::DrawPerTag(tag) => drawn(board.count_tag(self.seat, tag)),
            Reward::DrawPerSpecies(species) => drawn(board.count_species(self.seat, species)),
            Reward::ExtraTurnIf(tag) if self.ledger.tags[tag as usize] == 0 => 0.0,
            Reward::ExtraTurn | Reward::ExtraTurnIf(_) => self.turn,
            Reward::FreePlay(filter, many) => self.free_play(filter, many, idea.card),
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

    /// What a reward is worth to a card that waits in hand.
    pub(super) fn plain_reward(&self, reward: Reward) -> f32 {
        match reward {
            Reward::Draw(n) => self.card * f32::from(n),
            Reward::DrawPerTag(tag) => self.card * f32::from(self.ledger.tags[tag as usize]),
            Reward::DrawPerSpecies(species) => {
                self.card * f32::from(self.ledger.alike[species as usize])
            }
            Reward::ExtraTurn => self.turn,
            Reward::ClearingToCave(Which::All) => 6.0_f32.min(self.ledger.outlook.turns),
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

    /// What may be placed for nothing beside `card` is worth.
    fn free_play(&self, filter: Filter, many: Many, card: Card) -> f32 {
        let (mut best, mut sum) = (0.0_f32, 0.0);
        for idea in self.ideas().filter(|idea| idea.card != card && filter.admits(idea.face)) {
            let gain = (idea.worth - 0.5 * self.card).max(0.0);
            best = best.max(gain);
            sum += gain;
        }
        match many {
            Many::One => best,
            Many::Any => sum,
        }
    }
}
