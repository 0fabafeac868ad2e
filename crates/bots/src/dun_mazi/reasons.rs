//! Reasons for actions: message keys and values for `locales/`.

use game_dun_mazi::{Action, order::SUITS};
use tabletop::Value;

use super::{features::Features, flush::Flush};
use crate::Message;

/// The reason for `action`.
pub(super) fn of(features: &Features, action: &Action) -> Message {
    let after = features.after(action);
    let is_flush = !after.worth().mazi;
    match action {
        Action::Play { .. } if is_flush => flush("bot-dun-mazi-play-with-flush", &after),
        Action::Play { .. } => gathers("bot-dun-mazi-play", &after),
        Action::Draw if is_flush => flush("bot-dun-mazi-draw-for-more", &after),
        Action::Draw => gathers("bot-dun-mazi-draw", &after),
        Action::Clear if is_flush => flush("bot-dun-mazi-clear-for-more", &after),
        Action::Clear => gathers("bot-dun-mazi-clear", &after),
        Action::ForcedSwap { .. } | Action::FreeSwap { .. } if is_flush => {
            flush("bot-dun-mazi-swap-to-flush", &after)
        }
        Action::ForcedSwap { .. } | Action::FreeSwap { .. } => gathers("bot-dun-mazi-swap", &after),
        Action::Knock => flush("bot-dun-mazi-knock", &after),
        Action::Pass if is_flush => flush("bot-dun-mazi-pass-with-flush", &after),
        Action::Pass => Message::new("bot-dun-mazi-pass"),
        Action::Call => flush("bot-dun-mazi-call", &after),
        Action::Fold => flush("bot-dun-mazi-fold", &after),
    }
}

/// A reason with the score and the base of a flush.
fn flush(key: &'static str, features: &Features) -> Message {
    let worth = features.worth();
    let reason = Message::new(key).with("score", i64::from(worth.score));
    reason.with("base", i64::from(worth.base))
}

/// A reason with the suit and the points of the best flush.
fn gathers(key: &'static str, features: &Features) -> Message {
    let flush = Flush::best(features.hand, features.config);
    let letter = SUITS.get(flush.suit).map_or('S', |suit| suit.letter());
    Message::new(key)
        .with("suit", Value::Text(letter.to_string().into()))
        .with("points", i64::from(flush.points))
}
