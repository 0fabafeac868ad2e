//! The bots of each game.

use games::{GameKind, match_game};
use tabletop::{Choice as _, Rules};
use thiserror::Error;

use crate::{Bot, BotSpec, Easy, Level};

/// A game with bots.
pub trait BotGame: Rules {
    /// Baseline bots, against which the others are measured.
    const BASELINES: &'static [Baseline<Self>] = &[];

    /// Creates the bot that follows heuristics.
    fn medium() -> Box<dyn Bot<Self>>;

    /// Creates the bot that searches.
    fn hard() -> Box<dyn Bot<Self>>;

    fn level(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Easy),
            Level::Medium => Self::medium(),
            Level::Hard => Self::hard(),
        }
    }

    /// Creates the bot that `spec` names.
    ///
    /// # Errors
    ///
    /// Returns the names of the game's bots if `spec` names none of them.
    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        let name = spec.name.as_str();
        if let Some(&level) = Level::ALL.iter().find(|level| level.name() == name) {
            return Ok(Self::level(level));
        }
        if let Some((_, create)) = Self::BASELINES.iter().find(|baseline| baseline.0 == name) {
            return Ok(create());
        }
        let levels = Level::ALL.iter().map(|level| level.name());
        let names: Vec<_> =
            levels.chain(Self::BASELINES.iter().map(|baseline| baseline.0)).collect();
        Err(UnknownBot { name: name.to_owned(), game: Self::NAME, known: names.join(", ") })
    }
}

/// Name and constructor of a bot.
pub type Baseline<R> = (&'static str, fn() -> Box<dyn Bot<R>>);

/// The game has no bot of this name.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("no bot called '{name}' plays {game}; choose one of: {known}")]
pub struct UnknownBot {
    pub name: String,
    pub game: &'static str,
    pub known: String,
}

/// A computation that is generic over the rules of a game and their bots.
pub trait BotGameVisitor {
    type Output;

    fn visit<R: BotGame>(self) -> Self::Output;
}

/// Runs `visitor` with the game `kind`.
pub fn visit_bots<V: BotGameVisitor>(kind: GameKind, visitor: V) -> V::Output {
    match_game!(kind, Game => visitor.visit::<Game>())
}
