//! The registry: the only file that names the patterns (BT-12).

mod flush;
mod four;
mod four_and_one;
mod full_house;
mod pair;
mod single;
mod straight;
mod straight_flush;
mod suits;
mod triple;
mod two_pairs;

use crate::pattern::Pattern;

/// Every pattern that some house plays.
///
/// Where cards form several patterns they count as the first one here, so a special case stands
/// above the general one. Plays are listed in this order too.
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
];

#[cfg(test)]
mod checks;
