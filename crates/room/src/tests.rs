//! Black-box tests of rooms, with every registered game.

mod absence;
mod chat;
mod docs;
mod fairness;
mod golden;
mod growth;
mod laws;
mod lobby;
mod parts;
mod play;
mod remove_name;
mod test_room;
mod texts;

/// Defines tests of functions that are generic over a game: each runs with every registered game.
macro_rules! with_every_game {
    [$($test:ident),+ $(,)?] => {
        mod with_every_game {
            use games::{GameVisitor, GameKind};
            use tabletop::Rules;

            $(
                #[test]
                fn $test() {
                    struct Test;

                    impl GameVisitor for Test {
                        type Output = ();

                        fn visit<R: Rules>(self) {
                            super::$test::<R>();
                        }
                    }

                    for game in GameKind::ALL {
                        game.visit(Test);
                    }
                }
            )+
        }
    };
}

use with_every_game;
