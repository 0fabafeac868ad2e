//! Luck's names for what is drawn by lot. No two things share one.

/// The deck of each round: its number is the epoch.
pub(crate) const DECK: u32 = 0;
/// The lot for the start player of each round: its number is the epoch (DM-11).
pub(crate) const STARTER: u32 = 1;
/// The unseen cards of a determinization, in the order in which they are dealt.
pub(crate) const UNSEEN: u32 = 2;
/// Which flush a determinization deals: an epoch for each.
pub(crate) const FLUSH: u32 = 3;
