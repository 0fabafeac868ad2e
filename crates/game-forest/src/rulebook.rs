//! The rules as data.

use tabletop::{Rulebook, Seats};

use crate::config::Config;

pub(crate) fn rulebook(_config: &Config, _seats: Seats) -> Rulebook {
    Vec::new()
}
