//! Reasons for rejecting an action.

use tabletop::{Choice, Seat};

use crate::{
    action::Side,
    card::{Face, Pair},
};

tabletop::refusal! {
    /// The reason for rejecting an action.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Rejection {
        #[error("the game is over")]
        GameOver = "game-over" by "SS-G5",
        #[error("it is the turn of {turn}")]
        NotYourTurn { turn: Seat } = "not-your-turn" by "SS-A5",
        #[error("draw a card first, from the deck or from a pile")]
        DrawFirst = "draw-first" by "SS-B8",
        #[error("first keep one of the two cards you drew")]
        ChooseFirst = "choose-first" by "SS-B1",
        #[error("first take a card with your crabs")]
        PickFirst = "pick-first" by "SS-E3",
        #[error("first choose a player to rob")]
        RobFirst = "rob-first" by "SS-E8",
        #[error("you have already drawn in this turn; play pairs, call or pass")]
        AlreadyDrawn = "already-drawn" by "SS-B8",
        #[error("the deck is empty and cannot be reshuffled; take from a pile")]
        DeckEmpty = "deck-empty" by "SS-B7",
        #[error("the {} pile is empty", .pile.name())]
        PileEmpty { pile: Side } = "pile-empty" by "SS-B3",
        #[error("{card} is not one of the two cards you drew")]
        NotDrawn { card: Face } = "not-drawn" by "SS-B1",
        #[error("the {} pile is empty, so the card must go there", .pile.name())]
        EmptyPileFirst { pile: Side } = "empty-pile-first" by "SS-B4",
        #[error("{cards} do not make a pair")]
        NotAPair { cards: Pair } = "not-a-pair" by "SS-P1",
        #[error("you do not hold both {cards}")]
        NotInHand { cards: Pair } = "not-in-hand" by "SS-P1",
        #[error("you have no pair of crabs to take a card with")]
        NoCrabs = "no-crabs" by "SS-E3",
        #[error("crabs take only the top card of a pile in this game")]
        OnlyTheTop = "only-the-top" by "SS-E3",
        #[error("the {} pile has only {cards} cards", .pile.name())]
        TooDeep { pile: Side, cards: u8 } = "too-deep" by "SS-E3",
        #[error("you have no shark and swimmer to rob a player with")]
        NoShark = "no-shark" by "SS-E8",
        #[error("{victim} cannot be robbed; choose another player")]
        NotAVictim { victim: Seat } = "not-a-victim" by "SS-E9",
        #[error("{victim} has no cards; choose another player")]
        NoCardsToRob { victim: Seat } = "no-cards-to-rob" by "SS-E9",
        #[error("{victim} has called Last Chance and cannot be robbed; choose another player")]
        Locked { victim: Seat } = "locked" by "SS-H5",
        #[error("the last chance has already been called; pass to end your turn")]
        AlreadyCalled = "already-called" by "SS-H4",
        #[error("your cards score {score}; a call needs {threshold}")]
        TooFewPoints { score: u8, threshold: u8 } = "too-few-points" by "SS-F2",
    }
}
