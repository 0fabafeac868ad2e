//! Luck zones: the ids of the piles that luck draws from. No two piles share an id.

/// The deck of each round. The number of the round is the epoch.
pub(crate) const DECK: u32 = 0;
/// The lot for the start player of each round. The number of the round is the epoch (DM-11).
pub(crate) const STARTER: u32 = 1;
/// The unseen cards of a determinization, in the order in which they are dealt.
pub(crate) const UNSEEN: u32 = 2;
/// The flush that a determinization deals; each flush has its own epoch.
pub(crate) const FLUSH: u32 = 3;
