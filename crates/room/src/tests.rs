//! Rooms of every game on offer, tried from outside.

mod absence;
mod desk;
mod fairness;
mod golden;
mod growth;
mod laws;
mod lobby;
mod parts;
mod table;
mod talk;
mod texts;

/// Makes tests of functions that are generic over a game: each is run with every game on offer.
macro_rules! with_every_game {
    [$($test:ident),+ $(,)?] => {
        mod with_every_game {
            use games::{ForGame, GameKind};
            use tabletop::Rules;

            $(
                #[test]
                fn $test() {
                    struct Test;

                    impl ForGame for Test {
                        type Output = ();

                        fn run<R: Rules>(self) {
                            super::$test::<R>();
                        }
                    }

                    for game in GameKind::ALL {
                        game.run(Test);
                    }
                }
            )+
        }
    };
}

use with_every_game;
