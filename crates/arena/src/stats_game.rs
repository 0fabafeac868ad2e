//! The games of the arena: those with bots and statistics, which are all games.

use bots::BotGame;
use games::{GameKind, match_game};
use tabletop::GameStats;

/// A game that bots play and that has statistics of its own.
pub trait StatsGame: BotGame + GameStats {}

impl<R: BotGame + GameStats> StatsGame for R {}

/// A computation that is generic over the rules of a game, their bots and their statistics.
pub trait StatsGameVisitor {
    type Output;

    fn visit<R: StatsGame>(self) -> Self::Output;
}

/// Runs `visitor` with the game `kind`.
pub fn visit_stats<V: StatsGameVisitor>(kind: GameKind, visitor: V) -> V::Output {
    match_game!(kind, Game => visitor.visit::<Game>())
}
