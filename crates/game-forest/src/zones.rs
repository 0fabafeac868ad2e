//! Luck zones: the ids of the piles that luck draws from; see [`Pile::new`](tabletop::Pile::new).

pub(crate) const REMOVED: u32 = 0;
pub(crate) const DECK: u32 = 1;
pub(crate) const STARTER: u32 = 2;
pub(crate) const DETERMINIZED: u32 = 3;
