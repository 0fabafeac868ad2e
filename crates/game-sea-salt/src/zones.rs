//! Luck's names for what is drawn by lot. No two things share one.

/// The pool of colours; shuffled once a game or once a round.
pub(crate) const COLOURS: u32 = 0;
/// Who starts; once a game.
pub(crate) const STARTER: u32 = 1;
/// The deck; shuffled for every round and whenever it is made anew.
pub(crate) const DECK: u32 = 2;
/// Which card is stolen; for every theft.
pub(crate) const THEFT: u32 = 3;
/// What a thinker imagines of the cards it cannot see.
pub(crate) const IMAGINED: u32 = 4;
/// Which cards a thinker then exchanges to match what it has heard.
pub(crate) const EXCHANGED: u32 = 5;
