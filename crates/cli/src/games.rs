//! Game-specific output of the command line, in one file per game.
//!
//! A game implements [`ReplayDisplay`](crate::commands::replay::ReplayDisplay) for `paiju replay`,
//! [`CardTable`](crate::commands::cards::CardTable) for its catalogue (`paiju cards`), and
//! [`Scorer`](crate::commands::score::Scorer), or an empty
//! [`ScoreCommand`](crate::commands::score::ScoreCommand), for `paiju score`.

mod big_two;
mod dun_mazi;
mod forest;
mod sea_salt;
