//! Luck zones: the ids of the piles that luck draws from. No two piles share an id.

/// The pool of colours. Shuffled once per game or once per round.
pub(crate) const COLOURS: u32 = 0;
/// The start player. Drawn once per game.
pub(crate) const STARTER: u32 = 1;
/// The deck. Shuffled for every round and whenever it is refilled.
pub(crate) const DECK: u32 = 2;
/// The stolen card. Drawn for every theft.
pub(crate) const THEFT: u32 = 3;
/// The hidden cards of a determinization.
pub(crate) const UNSEEN: u32 = 4;
/// The cards that a determinization exchanges to match a called score.
pub(crate) const EXCHANGED: u32 = 5;
