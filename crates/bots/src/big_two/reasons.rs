//! Reasons for actions: message keys and values for `locales/`.

use game_big_two::{Action, Play, config::Scoring};

use crate::Message;

/// A reason for a play, with its number of cards.
pub(super) fn of_play(key: &'static str, play: &Play) -> Message {
    Message::new(key).with("cards", i64::from(play.cards().len() as u8))
}

/// The points of a deal that the search expects. If only the winner scores, they are a probability.
pub(super) fn expected(scoring: Scoring, points: f32) -> Message {
    match scoring {
        Scoring::WinnerOnly => {
            Message::new("bot-big-two-chance").with("percent", (points * 100.0).round() as i64)
        }
        Scoring::Count | Scoring::Tiered | Scoring::Doubling => {
            Message::new("bot-big-two-points").with("points", points.round() as i64)
        }
    }
}

/// The number of plays in the plan after `action`.
pub(super) fn plays_left(action: Action, n_plays: usize) -> Message {
    let key = match action {
        Action::Pass => "bot-big-two-waits",
        Action::Play(_) => "bot-big-two-leaves",
    };
    Message::new(key).with("plays", i64::from(n_plays as u8))
}
