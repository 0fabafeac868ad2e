//! Who plays which game.

use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use games::GameKind;
use tabletop::{Choice as _, Rules};
use thiserror::Error;

use crate::{Bot, BotSpec, Easy, Level};

/// A game that bots play.
pub trait BotGame: Rules {
    /// The bot that follows rules of thumb.
    fn medium() -> Box<dyn Bot<Self>>;

    /// The bot that thinks ahead.
    fn hard() -> Box<dyn Bot<Self>>;

    /// Bots beside the three levels, to measure others against: their names.
    const OLD_HANDS: &'static [&'static str] = &[];

    /// The old hand of this name.
    fn old_hand(name: &str) -> Option<Box<dyn Bot<Self>>> {
        let _ = name;
        None
    }

    /// The bot of this level.
    fn level(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Easy),
            Level::Medium => Self::medium(),
            Level::Hard => Self::hard(),
        }
    }

    /// The bot that `spec` calls for.
    ///
    /// # Errors
    ///
    /// Returns who does play this game, if nobody of that name does.
    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        let level = Level::ALL.iter().find(|level| level.name() == spec.name);
        let bot = match level {
            Some(&level) => Some(Self::level(level)),
            None => Self::old_hand(&spec.name),
        };
        bot.ok_or_else(|| UnknownBot {
            name: spec.name.clone(),
            game: Self::NAME,
            known: names::<Self>().join(", "),
        })
    }
}

/// Nobody of that name plays the game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("no bot called '{name}' plays {game}; choose one of: {known}")]
pub struct UnknownBot {
    /// Who was asked for.
    pub name: String,
    /// For which game.
    pub game: &'static str,
    /// Who there is.
    pub known: String,
}

/// Something that can be done with any game that bots play.
pub trait ForBotGame {
    /// What comes of it.
    type Output;

    /// Does it with this one.
    fn run<R: BotGame>(self) -> Self::Output;
}

/// Picks the rules and their bots, once, at the door; everything inside is generic over them.
pub fn with_bots<F: ForBotGame>(kind: GameKind, f: F) -> F::Output {
    match kind {
        GameKind::BigTwo => f.run::<BigTwo>(),
        GameKind::DunMazi => f.run::<DunMazi>(),
        GameKind::SeaSalt => f.run::<SeaSalt>(),
        GameKind::Forest => f.run::<ForestShuffle>(),
    }
}

/// Everybody who plays this game.
fn names<R: BotGame>() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.name()).chain(R::OLD_HANDS.iter().copied()).collect()
}
