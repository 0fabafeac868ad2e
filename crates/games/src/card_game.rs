//! The card catalogue of any game: what each card is, does and scores under the settings in force.

use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::{ForestShuffle, catalogue::CardList};
use game_sea_salt::SeaSalt;
use serde::Serialize;
use tabletop::{Localize, Rules};

use crate::GameKind;

/// A game whose cards can be listed.
pub trait CardGame: Rules {
    /// Its cards, as one JSON object.
    type Catalogue: Serialize;

    /// The cards under `config`, in the language of `messages`.
    fn catalogue(config: &Self::Config, messages: &dyn Localize) -> Self::Catalogue;
}

/// Something that can be done with the cards of any game.
pub trait ForCardGame {
    /// What comes of it.
    type Output;

    /// Does it with this one.
    fn run<R: CardGame>(self) -> Self::Output;
}

impl CardGame for BigTwo {
    type Catalogue = game_big_two::catalogue::Catalogue;

    fn catalogue(config: &Self::Config, messages: &dyn Localize) -> Self::Catalogue {
        game_big_two::catalogue::catalogue(config, messages)
    }
}

impl CardGame for DunMazi {
    type Catalogue = game_dun_mazi::catalogue::Catalogue;

    fn catalogue(config: &Self::Config, messages: &dyn Localize) -> Self::Catalogue {
        game_dun_mazi::catalogue::catalogue(config, messages)
    }
}

impl CardGame for SeaSalt {
    type Catalogue = game_sea_salt::catalogue::Catalogue;

    fn catalogue(config: &Self::Config, messages: &dyn Localize) -> Self::Catalogue {
        game_sea_salt::catalogue::Catalogue::new(config, messages)
    }
}

impl CardGame for ForestShuffle {
    type Catalogue = CardList;

    fn catalogue(config: &Self::Config, messages: &dyn Localize) -> Self::Catalogue {
        CardList::new(config, messages)
    }
}

impl GameKind {
    /// As [`run`](Self::run), for what needs the cards.
    pub fn run_with_cards<F: ForCardGame>(self, f: F) -> F::Output {
        match self {
            Self::BigTwo => f.run::<BigTwo>(),
            Self::DunMazi => f.run::<DunMazi>(),
            Self::SeaSalt => f.run::<SeaSalt>(),
            Self::Forest => f.run::<ForestShuffle>(),
        }
    }
}
