//! The games whose types have a JSON Schema: all of them.

use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use schemars::JsonSchema;
use tabletop::Rules;

use crate::{CardGame, GameKind};

/// Something that can be done with any game whose types have a JSON Schema.
pub trait ForSchemaGame {
    /// What comes of it.
    type Output;

    /// Does it with this one.
    fn run<R>(self) -> Self::Output
    where
        R: Rules<
                Config: JsonSchema,
                Deal: JsonSchema,
                Action: JsonSchema,
                Event: JsonSchema,
                Seen: JsonSchema,
                View: JsonSchema,
                Rejection: JsonSchema,
            > + CardGame<Catalogue: JsonSchema>;
}

impl GameKind {
    /// As [`run`](Self::run), for descriptions of the types.
    pub fn run_schema<F: ForSchemaGame>(self, f: F) -> F::Output {
        match self {
            Self::BigTwo => f.run::<BigTwo>(),
            Self::DunMazi => f.run::<DunMazi>(),
            Self::SeaSalt => f.run::<SeaSalt>(),
            Self::Forest => f.run::<ForestShuffle>(),
        }
    }
}
