//! Display aids: facts derived from a view, such as the plays that a hand can form (RM-47).

use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    legal::LegalPlays,
    order::{Order, RankedCards},
    pattern::Play,
    view::View,
};

/// Facts that the server derives from a view for display.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Aids {
    /// The strength order of cards, for a client that sorts a hand.
    pub order: Order,
    /// All plays that the viewer's cards can form, whether or not they beat the play on the table.
    /// The legal actions say which of them are playable now.
    pub plays: Vec<Play>,
}

impl View {
    pub(crate) fn aids(&self) -> Aids {
        let order = self.config.suit_order;
        let mut actions = Vec::new();
        let (hand, any) = (order.to_ranked(self.hand), RankedCards::EMPTY);
        LegalPlays::push(&self.config, hand, None, any, &mut actions);
        let read = |action: &Action| match *action {
            Action::Play(cards) => Play::read(&self.config, cards),
            Action::Pass => None,
        };
        Aids { order: order.written(), plays: actions.iter().filter_map(read).collect() }
    }
}
