//! Reasons for rejecting an action.

use cards::{Card, CardSet};
use tabletop::Seat;

use crate::pattern::Play;

tabletop::refusal! {
    /// The reason for rejecting an action.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Rejection {
        #[error("the match is over")]
        GameOver = "game-over" by "BT-6",
        #[error("it is the turn of {turn}")]
        NotYourTurn { turn: Seat } = "not-your-turn" by "BT-2",
        #[error("you lead this round, so you cannot pass")]
        LeaderCannotPass = "leader-cannot-pass" by "BT-5",
        /// `cards` are the cards that the player does not hold.
        #[error("you do not hold {cards}")]
        NotInHand { cards: CardSet } = "not-in-hand" by "BT-2",
        /// Does not list the patterns, because they can be added and removed (BT-12).
        #[error("[{cards}] is not a pattern in this game")]
        NoPattern { cards: CardSet } = "no-pattern" by "BT-11",
        /// The first play lacks the weakest card.
        #[error("the first play must contain {card}")]
        MustOpenWithLowest { card: Card } = "must-open-with-lowest" by "BT-3",
        /// A different pattern from the one on the table.
        #[error("a {} cannot be put on a {}", .tried.pattern().id, .top.pattern().id)]
        WrongPattern { tried: Play, top: Play } = "wrong-pattern" by "BT-4",
        /// The same pattern, but not stronger.
        #[error("[{}] does not beat [{}]", .tried.cards(), .top.cards())]
        TooWeak { tried: Play, top: Play } = "too-weak" by "BT-4",
    }
}
