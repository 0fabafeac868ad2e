//! Reading no more of a message than playing takes.
//!
//! The client shares its processors with the server it measures, so it does not parse what it is
//! sent: it looks for the few places that say whether it is to act, and copies out one action.

use tabletop::luck::Quick;

/// What a message means to somebody who only wants to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Message<'a> {
    /// The table as it is now.
    Frame(Frame<'a>),
    /// What was asked for is done, as the entry of this number.
    Ack {
        /// The entry.
        seq: u64,
    },
    /// What was asked for is refused.
    Refused {
        /// The lasting code of the refusal.
        code: &'a str,
    },
    /// The last message.
    Bye,
    /// Anything else.
    Other,
}

/// What a frame says to the one it is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Frame<'a> {
    /// How many entries the log has.
    pub(super) seq: u64,
    /// What is to be done.
    pub(super) call: Call<'a>,
}

/// What is to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Call<'a> {
    /// Nothing is played yet.
    Lobby,
    /// One of these: the inside of a list of actions.
    Act(&'a str),
    /// It is somebody else's turn.
    Wait,
    /// The game is over.
    Over,
}

impl<'a> Message<'a> {
    /// Reads a message of the server.
    pub(super) fn read(text: &'a str) -> Self {
        let Some((kind, rest)) = after(text, r#"{"type":""#).and_then(|rest| rest.split_once('"'))
        else {
            return Self::Other;
        };
        match kind {
            "snapshot" | "update" => number_at(rest, r#""seq":"#)
                .map_or(Self::Other, |seq| Self::Frame(Frame { seq, call: Call::read(rest) })),
            "ack" => number_at(rest, r#""seq":"#).map_or(Self::Other, |seq| Self::Ack { seq }),
            "refused" => {
                let code = after(rest, r#""code":""#).and_then(|rest| rest.split('"').next());
                Self::Refused { code: code.unwrap_or_default() }
            }
            "bye" => Self::Bye,
            _ => Self::Other,
        }
    }
}

impl<'a> Call<'a> {
    /// `legal` is followed by `deadline` and `outcome`, with nothing long between.
    fn read(frame: &'a str) -> Self {
        let Some(rest) = after(frame, r#","legal":["#) else { return Self::Lobby };
        if !rest.starts_with(']') {
            return Self::Act(inside(rest));
        }
        let outcome = after(rest, r#""outcome":"#).unwrap_or_default();
        if outcome.starts_with("null") { Self::Wait } else { Self::Over }
    }
}

/// One of the items of a list, all with even chances.
pub(super) fn pick<'a>(list: &'a str, luck: &mut Quick) -> &'a str {
    let n_items = items(list).count();
    let chosen = luck.below(u32::try_from(n_items).unwrap_or(u32::MAX).max(1));
    items(list).nth(chosen as usize).unwrap_or(list)
}

/// The items of a list, given its inside.
fn items(list: &str) -> impl Iterator<Item = &str> {
    let mut rest = list;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (item, others) = rest.split_at(end_of_item(rest));
        rest = others.strip_prefix(',').unwrap_or_default();
        Some(item)
    })
}

/// The inside of the list that `text` goes on with, its first bracket not among it.
fn inside(text: &str) -> &str {
    let mut end = 0;
    loop {
        let Some(rest) = text.get(end..) else { return text };
        end += end_of_item(rest);
        match text.as_bytes().get(end) {
            Some(b',') => end += 1,
            Some(_) => return text.get(..end).unwrap_or(text),
            None => return text,
        }
    }
}

/// Where the value ends that `text` begins with: at a comma or bracket that does not belong to it.
fn end_of_item(text: &str) -> usize {
    let mut depth = 0_u32;
    let mut bytes = text.bytes().enumerate();
    while let Some((place, byte)) = bytes.next() {
        match byte {
            b'"' => {
                while let Some((_, byte)) = bytes.next() {
                    match byte {
                        b'\\' => {
                            bytes.next();
                        }
                        b'"' => break,
                        _ => {}
                    }
                }
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' | b',' if depth == 0 => return place,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// What comes after the first `mark` in `text`.
fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let place = memchr::memmem::find(text.as_bytes(), mark.as_bytes())?;
    text.get(place + mark.len()..)
}

/// The number after the first `mark` in `text`.
fn number_at(text: &str, mark: &str) -> Option<u64> {
    let rest = after(text, mark)?;
    let end = rest.bytes().take_while(u8::is_ascii_digit).count();
    rest.get(..end)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(legal: &str, outcome: &str) -> String {
        format!(
            r#"{{"type":"update","seq":12,"now":9,"you":0,"room":null,"table":{{"number":1,"turn":0,"view":{{"hand":["C3"]}},"legal":[{legal}],"deadline":null,"outcome":{outcome},"open":[]}},"news":[]}}"#
        )
    }

    #[track_caller]
    fn check(text: &str, message: Message<'_>) {
        assert_eq!(Message::read(text), message, "{text}");
    }

    #[test]
    fn a_frame_says_what_is_to_be_done() {
        let legal = r#"{"type":"play","cards":["C3","D3"]},{"type":"say","text":"a],\"}"},7"#;
        let call = |text: &str| {
            let message = Message::read(text);
            let Message::Frame(Frame { seq: 12, call }) = message else { panic!("{message:?}") };
            format!("{call:?}")
        };
        assert_eq!(call(&frame(legal, "null")), format!("{:?}", Call::Act(legal)));
        assert_eq!(call(&frame("", "null")), "Wait");
        assert_eq!(call(&frame("", r#"{"scores":[1]}"#)), "Over");
        let lobby = r#"{"type":"snapshot","seq":12,"now":9,"you":0,"room":{},"table":null}"#;
        assert_eq!(call(lobby), "Lobby");
    }

    #[test]
    fn the_other_messages_are_told_apart() {
        check(r#"{"type":"ack","id":"k3-17","seq":12}"#, Message::Ack { seq: 12 });
        let refused = r#"{"type":"refused","id":null,"rule":"RM-21","refusal":{"of":"room","code":"not-in-room"}}"#;
        check(refused, Message::Refused { code: "not-in-room" });
        check(r#"{"type":"bye","why":"closed"}"#, Message::Bye);
        check(r#"{"type":"pong","sent":1,"now":2}"#, Message::Other);
        check("", Message::Other);
    }

    #[test]
    fn every_item_of_a_list_is_picked_some_time() {
        let (list, luck) = (r#"{"a":[1,2]},"b,c",3"#, &mut Quick::new(7));
        let mut picked: Vec<&str> = (0..100).map(|_| pick(list, luck)).collect();
        picked.sort_unstable();
        picked.dedup();
        assert_eq!(picked, ["\"b,c\"", "3", r#"{"a":[1,2]}"#]);
    }
}
