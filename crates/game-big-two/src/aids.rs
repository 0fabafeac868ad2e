//! What is worked out from a view for people: what their cards can be together (RM-47).

use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    legal::LegalPlays,
    order::{Order, RankedCards},
    pattern::Play,
    view::View,
};

/// What is worked out from a view for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Aids {
    /// Which card is stronger, for a client that lays cards out.
    pub order: Order,
    /// What the viewer's cards can be together, whether or not it beats the play on the table. The
    /// legal actions say which of it may be played now.
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
