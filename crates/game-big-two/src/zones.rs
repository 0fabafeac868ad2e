//! Luck's names for what is drawn by lot. No two things share one.

/// The deck; shuffled for every deal, whose number is the epoch.
pub(crate) const DECK: u32 = 0;
/// The unseen cards of a determinization.
pub(crate) const UNSEEN: u32 = 1;
