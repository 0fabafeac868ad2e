//! Replay of Big Two: hands and the play to beat.

use game_big_two::{BigTwo, Event, View};
use serde_json::Value as Json;
use tabletop::{Seat, Value};

use crate::{
    commands::{
        replay::{Narrator, ReplayDisplay, SeatDisplay, french, hand},
        score::ScoreCommand,
    },
    messages::Messages,
};

impl ReplayDisplay for BigTwo {
    fn named(name: &str, field: &Json, messages: &Messages) -> Option<String> {
        match name {
            "cards" | "hand" => french(field),
            "pattern" => {
                let pattern = field.as_str()?;
                Some(messages.say(&format!("big-two-choice-patterns-{pattern}"), &[]))
            }
            _ => None,
        }
    }

    fn is_about_hands(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. })
    }

    fn seat_display(view: &View, seat: Seat, _: &Messages) -> SeatDisplay {
        let own = (view.viewer == Some(seat)).then_some(view.hand);
        let seen = own.or_else(|| view.open.map(|hands| hands[seat]));
        SeatDisplay {
            points: Some(view.players[seat].total.into()),
            held: view.players[seat].held.into(),
            hand: seen.map(|cards| hand(cards.iter())),
            before: Vec::new(),
        }
    }

    fn center_lines(view: &View, narrator: &Narrator<'_>) -> Vec<String> {
        let messages = narrator.messages();
        vec![match view.top {
            None => messages.say("replay-nothing-to-beat", &[]),
            Some(top) => {
                let pattern = Value::from_iter([top.play.pattern().names]);
                let values = [
                    ("pattern", messages.value(&pattern)),
                    ("cards", hand(top.play.cards().iter()).into()),
                    ("who", narrator.name(top.seat).to_owned().into()),
                ];
                messages.say("replay-to-beat", &values)
            }
        }]
    }
}

/// Big Two has no score calculator; `paiju judge` covers it.
impl ScoreCommand for BigTwo {}
