//! Who plays Dun Mazi.
//!
//! Read the modules in this order: [`flush`] and [`table`] for how cards are read, [`medium`] for
//! the rules of thumb, [`instinct`] for what a good player does without thinking, [`mind`] for how
//! the hard bot thinks ahead with it, [`reasons`] for how both explain themselves.

mod flush;
mod instinct;
mod medium;
mod mind;
mod reasons;
mod table;
#[cfg(test)]
mod tests;

use game_dun_mazi::DunMazi;

use crate::{Bot, BotGame, Hard};

impl BotGame for DunMazi {
    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(medium::Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<mind::Schemer>::new())
    }

    const OLD_HANDS: &'static [&'static str] = &["instinct"];

    fn old_hand(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "instinct" => Some(Box::new(instinct::Instinct)),
            _ => None,
        }
    }
}
