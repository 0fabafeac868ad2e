//! The games whose types the web client knows: all of them.

use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use tabletop::Rules;
use ts_rs::TS;

use crate::GameKind;

pub use game_forest::catalogue::Catalogue as ForestCatalogue;
pub use game_sea_salt::{card::Colour as SeaSaltColour, catalogue::Catalogue as SeaSaltCatalogue};

/// Something that can be done with any game whose types have a form in TypeScript.
pub trait ForTypedGame {
    /// What comes of it.
    type Output;

    /// Does it with this one.
    fn run<R>(self) -> Self::Output
    where
        R: Rules<
                Config: TS + 'static,
                Action: TS + 'static,
                Seen: TS + 'static,
                View: TS + 'static,
                Rejection: TS + 'static,
            >;
}

impl GameKind {
    /// As [`run`](Self::run), for whoever writes down the types as well.
    pub fn run_typed<F: ForTypedGame>(self, f: F) -> F::Output {
        match self {
            Self::BigTwo => f.run::<BigTwo>(),
            Self::DunMazi => f.run::<DunMazi>(),
            Self::SeaSalt => f.run::<SeaSalt>(),
            Self::Forest => f.run::<ForestShuffle>(),
        }
    }
}
