//! Rooms of every game on offer, tried from outside.

mod absence;
mod desk;
mod fairness;
mod golden;
mod laws;
mod lobby;
mod table;
mod talk;
mod texts;

/// Makes a test that is run with every game on offer.
macro_rules! with_every_game {
    ($($(#[$about:meta])* fn $name:ident<$rules:ident>() $body:block)+) => {$(
        $(#[$about])*
        #[test]
        fn $name() {
            struct Test;

            impl games::ForGame for Test {
                type Output = ();

                fn run<$rules: tabletop::Rules>(self) $body
            }

            for game in games::GameKind::ALL {
                game.run(Test);
            }
        }
    )+};
}

use with_every_game;
