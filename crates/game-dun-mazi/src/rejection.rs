//! Reasons for rejecting an action.

use cards::Card;
use serde::Deserialize;
use tabletop::Seat;

tabletop::refusal! {
    /// The reason for rejecting an action.
    #[derive(Copy, Deserialize)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Rejection {
        #[error("the match is over")]
        GameOver = "game-over" by "DM-43",
        #[error("it is the turn of {turn}; wait for yours")]
        NotYourTurn { turn: Seat } = "not-your-turn" by "DM-20",
        #[error("you start this round, so play one of your cards; you draw from your next turn on")]
        OpeningIsAPlay = "opening-is-a-play" by "DM-13",
        /// A play must follow a draw (DM-20) and a clear (DM-23).
        #[error("you have drawn, so play one of your cards now")]
        PlayIsDue = "play-is-due" by "DM-20",
        #[error("draw a card before you play one")]
        DrawFirst = "draw-first" by "DM-20",
        #[error("all {places} places of the public zone are taken, so you cannot draw; swap or clear")]
        ZoneIsFull { places: u8 } = "zone-is-full" by "DM-20",
        #[error("all {places} places of the public zone are taken; choose a free swap instead")]
        ForcedSwapNeedsRoom { places: u8 } = "forced-swap-needs-room" by "DM-21",
        #[error("a forced swap takes all {public} cards of the zone in exchange for the same number, not for {given}")]
        ForcedSwapTakesAll { given: u8, public: u8 } = "forced-swap-takes-all" by "DM-21",
        #[error("a free swap needs a full public zone; {public} of its {places} places are taken")]
        FreeSwapNeedsFullZone { public: u8, places: u8 } = "free-swap-needs-full-zone" by "DM-22",
        #[error("you give {given} cards and take {taken}; give and take the same number, at least one")]
        UnevenSwap { given: u8, taken: u8 } = "uneven-swap" by "DM-22",
        #[error("clear needs a full public zone; {public} of its {places} places are taken")]
        ClearNeedsFullZone { public: u8, places: u8 } = "clear-needs-full-zone" by "DM-23",
        #[error("your cards are not all of one suit, so you cannot knock")]
        KnockNeedsFlush = "knock-needs-flush" by "DM-24",
        #[error("your hand scores {score}; a knock needs {target}")]
        KnockNeedsTarget { score: u8, target: u8 } = "knock-needs-target" by "DM-24",
        #[error("you may pass only when the deck is empty; it has {deck} cards left")]
        DeckIsNotEmpty { deck: u8 } = "deck-is-not-empty" by "DM-25",
        #[error("you do not hold that many copies of {card}")]
        NotInHand { card: Card } = "not-in-hand" by "DM-26",
        #[error("the public zone does not have that many copies of {card}")]
        NotInZone { card: Card } = "not-in-zone" by "DM-26",
        #[error("a player has knocked: call or fold")]
        AnswerTheKnock = "answer-the-knock" by "DM-30",
        #[error("nobody has knocked, so there is nothing to call or fold")]
        NobodyKnocked = "nobody-knocked" by "DM-30",
        #[error("the deck is empty; swap, knock or pass")]
        DeckIsEmpty = "deck-is-empty" by "DM-40",
    }
}
