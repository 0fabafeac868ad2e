//! Encodes messages as JSON.

use protocol::{
    DisconnectReason, Frame, PersonId, Refusal, RequestId, RoomView, Seq, ServerMessage,
    ServerRefusal, TableView, Timestamp,
};
use room::{FrameOf, Perspective};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{Rules, Wire};

/// A message that does not depend on the game, except for the refusal `F`.
type Plain<F> = ServerMessage<(), (), (), (), F>;

/// Whether a frame answers `hello` or follows a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FrameKind {
    Snapshot,
    Update,
}

/// A frame whose aids, and perhaps news, are already encoded, because several frames share them.
#[derive(Serialize)]
struct FrameText<'a, A, V, N> {
    r#type: FrameKind,
    seq: Seq,
    now: Timestamp,
    you: PersonId,
    room: Option<RoomView>,
    table: Option<TableView<A, V, &'a RawValue>>,
    news: &'a [N],
}

/// Encodes `frame` with `news` in place of its own.
pub(crate) fn frame<R: Rules>(
    kind: FrameKind,
    frame: FrameOf<R>,
    perspective: Perspective,
    aids: &mut AidsCache<R::Aids>,
    news: &[impl Serialize],
) -> String {
    let Frame { seq, now, you, room, table, .. } = frame;
    let mut capacity = FRAME_BYTES;
    let table = table.map(|table| {
        table.map_aids(|it| {
            let aids = aids.encode(perspective, it);
            capacity += aids.get().len();
            aids
        })
    });
    let text = FrameText { r#type: kind, seq, now, you, room, table, news };
    let mut json = Vec::with_capacity(capacity);
    match serde_json::to_writer(&mut json, &text) {
        Ok(()) => String::from_utf8(json).unwrap_or_default(),
        Err(_) => String::new(),
    }
}

/// The usual size of an encoded frame without its aids, in bytes. With enough capacity from the
/// start, the text is not copied while it grows.
const FRAME_BYTES: usize = 1536;

/// The last aids of each perspective, and their JSON.
///
/// Aids can be half of a frame, and most moves change the aids of one seat only.
#[derive(Debug)]
pub(crate) struct AidsCache<A>(Vec<(Perspective, A, Box<RawValue>)>);

impl<A: Wire> AidsCache<A> {
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    fn encode(&mut self, perspective: Perspective, aids: A) -> &RawValue {
        let index = self.0.iter().position(|(other, ..)| *other == perspective);
        let index = index.unwrap_or_else(|| {
            self.0.push((perspective, aids.clone(), to_raw_json(&aids)));
            self.0.len() - 1
        });
        let (_, last, json) = &mut self.0[index];
        if *last != aids {
            *json = to_raw_json(&aids);
            *last = aids;
        }
        json
    }
}

/// The frame `text` of one person, for another person with the same perspective.
pub(crate) fn readdress(text: &str, person: PersonId) -> String {
    const YOU: &str = "\"you\":";
    let (head, rest) = text.split_once(YOU).unwrap_or_default();
    let (_, rest) = rest.split_once(',').unwrap_or_default();
    format!("{head}{YOU}{},{rest}", person.0)
}

pub(crate) fn ack(id: RequestId, seq: Seq) -> String {
    to_json(&Plain::<()>::Ack { id, seq })
}

pub(crate) fn refused<J: tabletop::CodedRefusal>(
    id: Option<RequestId>,
    refusal: Refusal<J>,
) -> String {
    let rule = refusal.rule().to_owned();
    to_json(&Plain::Refused { id, rule, refusal })
}

/// A refusal that does not depend on the game.
pub fn server_refusal(refusal: ServerRefusal) -> String {
    refused::<ServerRefusal>(None, Refusal::Server(refusal))
}

/// Why a connection ends after a refusal. The client may reconnect after a temporary one.
pub fn disconnect_reason(refusal: &ServerRefusal) -> DisconnectReason {
    if *refusal == ServerRefusal::Busy {
        DisconnectReason::Restarting
    } else {
        DisconnectReason::Refused
    }
}

pub(crate) fn pong(sent: Timestamp, now: Timestamp) -> String {
    to_json(&Plain::<()>::Pong { sent, now })
}

/// The last message of a connection.
pub fn bye(reason: DisconnectReason) -> String {
    to_json(&Plain::<()>::Bye { reason })
}

/// Serializes a message. Serialization cannot fail for our types; if it did, this would return an
/// empty string, which clients ignore.
pub fn to_json(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// Serializes a part of a message.
pub(crate) fn to_raw_json(part: &impl Serialize) -> Box<RawValue> {
    to_raw_value(part).unwrap_or_default()
}
