//! The list of games: the only crate that names them all.
//!
//! [`for_each_game!`] is the list. Everything that differs from game to game is made from it:
//! [`GameKind`], and through [`match_game!`] every `match` over games in the workspace.

use std::str::FromStr;

use tabletop::Rules;
use thiserror::Error;

pub use tabletop::CardGame;

/// Passes the list of games to the macro `$make`.
///
/// A row has the variant of [`GameKind`], the crate of the game and the type of its rules. The rows
/// are in menu order. To add a game, add a row; `docs/how-to/add-a-game.md` has the other steps.
///
/// ```
/// macro_rules! variants {
///     ($($variant:ident = $game_crate:ident :: $rules:ident),+) => {
///         [$(stringify!($variant)),+]
///     };
/// }
/// assert_eq!(games::for_each_game!(variants)[0], "BigTwo");
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($($make:tt)::+ $(, $($input:tt)+)?) => {
        $($make)::+! {
            $($($input)+ ;)?
            BigTwo = game_big_two::BigTwo,
            DunMazi = game_dun_mazi::DunMazi,
            SeaSalt = game_sea_salt::SeaSalt,
            Forest = game_forest::ForestShuffle
        }
    };
}

/// Evaluates an expression that needs the rules of a [`GameKind`] as a type.
///
/// The macro writes a `match` with one arm per game. In each arm `$Game` is the type of the rules,
/// so the expression may use whatever all games implement, such as a trait of the caller's crate.
///
/// ```
/// use games::{GameKind, match_game};
/// use tabletop::Rules;
///
/// fn seats<R: Rules>() -> u8 {
///     *R::SEATS.end()
/// }
///
/// assert_eq!(match_game!(GameKind::BigTwo, Game => seats::<Game>()), 4);
/// ```
#[macro_export]
macro_rules! match_game {
    ($kind:expr, $Game:ident => $result:expr) => {
        $crate::for_each_game!($crate::match_arms, $kind, $Game => $result)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_arms {
    ($kind:expr, $Game:ident => $result:expr;
     $($variant:ident = $game_crate:ident :: $rules:ident),+) => {
        match $kind {
            $($crate::GameKind::$variant => {
                type $Game = $crate::rules::$variant;
                $result
            })+
        }
    };
}

macro_rules! define_games {
    ($($variant:ident = $game_crate:ident :: $rules:ident),+) => {
        /// A registered game.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum GameKind {
            $(#[doc = concat!("See [`", stringify!($rules), "`](rules::", stringify!($variant), ").")]
            $variant),+
        }

        impl GameKind {
            /// Every game, in menu order.
            pub const ALL: &[Self] = &[$(Self::$variant),+];
        }

        /// The crates of the games, for crates that do not depend on each of them.
        pub mod crates {
            $(pub use $game_crate;)+
        }

        /// The rules of each game, by the name of its [`GameKind`].
        pub mod rules {
            $(pub use $game_crate::$rules as $variant;)+
        }
    };
}

for_each_game!(define_games);

/// A computation that is generic over the rules of a game.
pub trait GameVisitor {
    /// The result, which is of the same type for every game.
    type Output;

    /// Runs with the rules `R`.
    fn visit<R: Rules>(self) -> Self::Output;
}

/// There is no game of that name.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no game called '{name}'; choose one of: {}", GameKind::names())]
pub struct UnknownGame {
    pub name: String,
}

impl GameKind {
    /// The id of the game in URLs, logs and translations.
    pub const fn name(self) -> &'static str {
        match_game!(self, Game => Game::NAME)
    }

    /// Runs `visitor` with the rules of this game.
    pub fn visit<V: GameVisitor>(self, visitor: V) -> V::Output {
        match_game!(self, Game => visitor.visit::<Game>())
    }

    /// The names of all games, separated by commas.
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

    /// If a game were listed twice, or two games had the same name, one of them would be hidden.
    #[test]
    fn no_two_games_have_the_same_name() {
        let mut names: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), GameKind::ALL.len());
    }

    #[test]
    fn an_unknown_name_is_answered_with_those_there_are() {
        let error = "whist".parse::<GameKind>().unwrap_err().to_string();
        assert!(error.starts_with("there is no game called 'whist'; choose one of: big-two"));
    }
}
