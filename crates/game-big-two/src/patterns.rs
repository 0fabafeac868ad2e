//! The registry: the only file that names the patterns (BT-12).

// The patterns, one file each.
mod flush;
mod four;
mod four_and_one;
mod full_house;
mod pair;
mod single;
mod straight;
mod straight_flush;
mod triple;
mod two_pairs;

// Modules that several patterns share.
mod runs;
mod suits;

use crate::pattern::Pattern;

/// Every pattern, in order of precedence.
///
/// Cards that form several patterns count as the first of them, so a special case comes before the
/// general one. Legal plays are listed in this order too.
#[rustfmt::skip] // One line each: adding a pattern is a one-line diff.
pub const PATTERNS: &[Pattern] = &[
    single::SINGLE,
    pair::PAIR,
    triple::TRIPLE,
    four::FOUR,
    two_pairs::TWO_PAIRS,
    straight_flush::STRAIGHT_FLUSH,
    four_and_one::FOUR_AND_ONE,
    full_house::FULL_HOUSE,
    flush::FLUSH,
    straight::STRAIGHT,
    #[cfg(test)] stand_ins::ONE,
    #[cfg(test)] stand_ins::TWO,
];

#[cfg(test)]
mod checks;
#[cfg(test)]
pub(crate) mod stand_ins;
