//! Messages as the bytes that go over the wire.

use std::fmt::Write as _;

use axum::extract::ws::Utf8Bytes;
use protocol::{
    Bye, Heard, Millis, PersonId, Refusal, RequestId, RoomView, Seq, ServerMessage, ServerRefusal,
    TableView,
};
use room::FrameOf;
use serde::Serialize;
use store::Text;
use tabletop::Rules;

/// A message in which nothing of a game occurs, or only the refusal `F`.
type Plain<F> = ServerMessage<(), (), (), F>;

/// Whether a frame answers `hello` or tells of something new.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Occasion {
    Snapshot,
    Update,
}

/// The part of a frame that is the same for all who see the same.
#[derive(Serialize)]
struct Sight<'a, A, S, V> {
    room: &'a Option<RoomView>,
    table: &'a Option<TableView<A, V>>,
    news: &'a [Heard<A, S>],
}

/// What a frame shows, encoded: all of it but whom it is for.
#[derive(Debug)]
pub(crate) struct Shown(String);

impl Shown {
    /// Encodes what `frame` shows.
    pub(crate) fn of<R: Rules>(frame: &FrameOf<R>) -> Self {
        let sight = Sight { room: &frame.room, table: &frame.table, news: &frame.news };
        Self(text(&sight))
    }

    /// The frame for one of those who see this.
    pub(crate) fn to(&self, occasion: Occasion, seq: Seq, now: Millis, you: PersonId) -> Utf8Bytes {
        let kind = match occasion {
            Occasion::Snapshot => "snapshot",
            Occasion::Update => "update",
        };
        let rest = self.0.strip_prefix('{').unwrap_or_default();
        let mut frame = String::with_capacity(rest.len() + 80);
        // Writing into a string cannot fail.
        let _ = write!(
            frame,
            r#"{{"type":"{kind}","seq":{},"now":{},"you":{},{rest}"#,
            seq.0, now.0, you.0
        );
        frame.into()
    }
}

pub(crate) fn ack(id: RequestId, seq: Seq) -> Utf8Bytes {
    text(&Plain::<()>::Ack { id, seq }).into()
}

pub(crate) fn refused<J: tabletop::Refusal>(
    id: Option<RequestId>,
    refusal: Refusal<J>,
) -> Utf8Bytes {
    let rule = refusal.rule().to_owned();
    text(&Plain::Refused { id, rule, refusal }).into()
}

/// A refusal of the server's own.
pub(crate) fn turned_down(refusal: ServerRefusal) -> Utf8Bytes {
    refused::<ServerRefusal>(None, Refusal::Server(refusal))
}

/// How a connection ends after such a refusal: what passes by itself is worth coming back for.
pub(crate) fn farewell_after(refusal: &ServerRefusal) -> Bye {
    if *refusal == ServerRefusal::Busy { Bye::Restarting } else { Bye::Refused }
}

pub(crate) fn pong(sent: Millis, now: Millis) -> Utf8Bytes {
    text(&Plain::<()>::Pong { sent, now }).into()
}

pub(crate) fn bye(why: Bye) -> Utf8Bytes {
    text(&Plain::<()>::Bye { why }).into()
}

/// Encodes a message to a client. If a message could not be written, the client would get an empty
/// one, which it ignores. What is stored goes through [`stored`] instead.
pub(crate) fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// Encodes something for the database; `None` if it cannot be written.
pub(crate) fn stored(value: &impl Serialize) -> Option<Text> {
    // JSON holds no NUL, so the second conversion always succeeds.
    Text::try_from(serde_json::to_string(value).ok()?).ok()
}
