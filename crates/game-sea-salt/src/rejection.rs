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
        #[error("keep one of the two cards you drew first")]
        ChooseFirst = "choose-first" by "SS-B1",
        #[error("take the card that your crabs bring first")]
        PickFirst = "pick-first" by "SS-E3",
        #[error("choose whom your shark robs first")]
        RobFirst = "rob-first" by "SS-E8",
        #[error("you have drawn your card of this turn; play pairs, call or pass")]
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
        #[error("you have played no crabs that would bring a card")]
        NoCrabs = "no-crabs" by "SS-E3",
        #[error("crabs bring only the top card of a pile here")]
        OnlyTheTop = "only-the-top" by "SS-E3",
        #[error("the {} pile has only {cards} cards", .pile.name())]
        TooDeep { pile: Side, cards: u8 } = "too-deep" by "SS-E3",
        #[error("you have played no shark and swimmer that could rob a player")]
        NoShark = "no-shark" by "SS-E8",
        #[error("nobody to rob at {victim}; choose another player at this table")]
        NotAVictim { victim: Seat } = "not-a-victim" by "SS-E9",
        #[error("{victim} has no cards; choose another player")]
        NoCardsToRob { victim: Seat } = "no-cards-to-rob" by "SS-E9",
        #[error("{victim} has called the last chance and cannot be robbed; choose another player")]
        Locked { victim: Seat } = "locked" by "SS-H5",
        #[error("the last chance has been called already; finish your turn with a pass")]
        AlreadyCalled = "already-called" by "SS-H4",
        #[error("your cards are worth {score}; it takes {threshold} to call")]
        TooFewPoints { score: u8, threshold: u8 } = "too-few-points" by "SS-F2",
    }
}
