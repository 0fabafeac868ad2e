//! Big Two: hands, and the play to beat.

use game_big_two::{BigTwo, Event, View};
use serde_json::Value as Json;
use tabletop::{Seat, Value as Fact};

use super::{Board, Place, french, hand};
use crate::{commands::replay::telling::Teller, words::Words};

impl Board for BigTwo {
    fn named(name: &str, field: &Json, words: &Words) -> Option<String> {
        match name {
            "cards" | "hand" => french(field),
            "pattern" => {
                let pattern = field.as_str()?;
                Some(words.say(&format!("big-two-choice-patterns-{pattern}"), &[]))
            }
            _ => None,
        }
    }

    fn is_about_hands(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. })
    }

    fn place(view: &View, seat: Seat, _: &Words) -> Place {
        let own = (view.seat == Some(seat)).then_some(view.hand);
        let seen = own.or_else(|| view.open.map(|hands| hands[seat]));
        Place {
            points: Some(view.totals[seat].into()),
            held: view.held[seat].into(),
            hand: seen.map(|cards| hand(cards.iter())),
            before: Vec::new(),
        }
    }

    fn middle(view: &View, teller: &Teller<'_>) -> Vec<String> {
        let words = teller.words();
        vec![match view.top {
            None => words.say("replay-nothing-to-beat", &[]),
            Some(top) => {
                let pattern = Fact::from_iter([top.play.pattern().names]);
                let values = [
                    ("pattern", words.fact(&pattern)),
                    ("cards", hand(top.play.cards().iter()).into()),
                    ("who", teller.name(top.seat).to_owned().into()),
                ];
                words.say("replay-to-beat", &values)
            }
        }]
    }
}
