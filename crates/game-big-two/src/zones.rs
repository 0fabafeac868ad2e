//! Luck zones: the ids of the piles that luck draws from. No two piles share an id.

/// The deck. The number of the deal is the epoch.
pub(crate) const DECK: u32 = 0;
/// The unseen cards of a determinization.
pub(crate) const UNSEEN: u32 = 1;
