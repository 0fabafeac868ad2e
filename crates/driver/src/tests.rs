//! Rooms of every game, driven by hand or by the shell in memory.

mod clients;
mod games;
mod nodes;
mod shell;
mod timers;

/// Defines tests of functions that are generic over a game: each runs with every registered game.
macro_rules! with_every_game {
    [$($test:ident),+ $(,)?] => {
        mod with_every_game {
            use ::games::GameKind;
            use bots::{BotGame, BotGameVisitor, visit_bots};

            $(
                #[test]
                fn $test() {
                    struct Test;

                    impl BotGameVisitor for Test {
                        type Output = ();

                        fn visit<R: BotGame>(self) {
                            super::$test::<R>();
                        }
                    }

                    for &game in GameKind::ALL {
                        visit_bots(game, Test);
                    }
                }
            )+
        }
    };
}

use with_every_game;
