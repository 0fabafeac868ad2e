//! Determinization: samples a full state that is consistent with a view.

use cards::{Card, CardSet};
use tabletop::{BySeat, Luck, Pile, Seats};

use crate::{state::State, view::View, zones::UNSEEN};

impl View {
    /// Deals the unseen cards to the other players; each gets as many as they hold.
    pub(crate) fn determinize(&self, luck: &mut impl Luck) -> State {
        let last_to_play = || self.top.map_or(Seats::FOUR.first(), |top| top.seat);
        State {
            config: self.config,
            hands: self.open.unwrap_or_else(|| self.deal_unseen(luck)),
            played: self.players.map(|player| player.played),
            to_act: self.turn.unwrap_or_else(last_to_play),
            top: self.top,
            passed: self.passed,
            n_deals: self.deals,
            totals: self.players.map(|player| player.total),
            is_over: self.turn.is_none(),
        }
    }

    fn deal_unseen(&self, luck: &mut impl Luck) -> BySeat<CardSet> {
        let shown = self.players.values().fold(self.hand, |shown, player| shown | player.played);
        let mut deck = [Card::SMALL_JOKER; 52];
        let mut n_unseen = 0;
        for card in CardSet::SUITED.without(shown).iter() {
            deck[n_unseen] = card;
            n_unseen += 1;
        }
        luck.shuffle(Pile::new(UNSEEN, 0, 52), &mut deck[..n_unseen]);
        let mut unseen = deck.into_iter();
        BySeat::from_fn(Seats::FOUR, |seat| {
            if self.viewer == Some(seat) {
                self.hand
            } else {
                unseen.by_ref().take(self.players[seat].held.into()).collect()
            }
        })
    }
}
