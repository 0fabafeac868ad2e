//! Luck's names for what is drawn by lot. No two things share one.

/// The pool of colours; shuffled once a game or once a round.
pub(crate) const COLOURS: u32 = 0;
/// Who starts; once a game.
pub(crate) const STARTER: u32 = 1;
/// The deck; shuffled for every round and whenever it is made anew.
pub(crate) const DECK: u32 = 2;
/// Which card is stolen; for every theft.
pub(crate) const THEFT: u32 = 3;
/// The cards that a viewer cannot see, dealt by a determinization.
pub(crate) const UNSEEN: u32 = 4;
/// Which of them it then exchanges to match a score that was called.
pub(crate) const EXCHANGED: u32 = 5;
