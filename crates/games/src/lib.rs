//! Which games there are: the only crate that names them all.

mod card_game;
#[cfg(feature = "schema")]
mod schema;
#[cfg(feature = "typescript")]
mod typescript;

use std::str::FromStr;

use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use tabletop::Rules;
use thiserror::Error;

pub use card_game::{CardGame, ForCardGame};
#[cfg(feature = "schema")]
pub use schema::ForSchemaGame;
#[cfg(feature = "typescript")]
pub use typescript::{ForTypedGame, ForestCatalogue, SeaSaltCatalogue, SeaSaltColour};

/// A game on offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// See [`BigTwo`].
    BigTwo,
    /// See [`DunMazi`].
    DunMazi,
    /// See [`SeaSalt`].
    SeaSalt,
    /// See [`ForestShuffle`].
    Forest,
}

/// Something that can be done with any game.
pub trait ForGame {
    /// What comes of it.
    type Output;

    /// Does it with this one.
    fn run<R: Rules>(self) -> Self::Output;
}

/// There is no game of that name.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no game called '{name}'; choose one of: {}", GameKind::names())]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

impl GameKind {
    /// All of them, in menu order.
    pub const ALL: &[Self] = &[Self::BigTwo, Self::DunMazi, Self::SeaSalt, Self::Forest];

    /// Its lasting name, in addresses, logs and translations.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BigTwo => BigTwo::NAME,
            Self::DunMazi => DunMazi::NAME,
            Self::SeaSalt => SeaSalt::NAME,
            Self::Forest => ForestShuffle::NAME,
        }
    }

    /// Picks the rules, once, at the door; everything inside is generic over them.
    pub fn run<F: ForGame>(self, f: F) -> F::Output {
        match self {
            Self::BigTwo => f.run::<BigTwo>(),
            Self::DunMazi => f.run::<DunMazi>(),
            Self::SeaSalt => f.run::<SeaSalt>(),
            Self::Forest => f.run::<ForestShuffle>(),
        }
    }

    /// The names of all of them, as people write a list.
    pub fn names() -> String {
        let names: Vec<&str> = Self::ALL.iter().map(|kind| kind.name()).collect();
        names.join(", ")
    }
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        let kind = Self::ALL.iter().find(|kind| kind.name() == name);
        kind.copied().ok_or_else(|| UnknownGame { name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name() {
        for &kind in GameKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_those_there_are() {
        let error = "whist".parse::<GameKind>().unwrap_err().to_string();
        assert!(error.starts_with("there is no game called 'whist'; choose one of: big-two"));
    }
}
