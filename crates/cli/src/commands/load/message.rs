//! Partial parsing of server messages.
//!
//! The load test shares its cores with the server, so it does not parse whole messages. It searches
//! for the fields that say whether it is its turn, and copies one action.

use tabletop::luck::Quick;

/// A message of the server, as far as a player needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Message<'a> {
    /// A snapshot or an update.
    Frame(Frame<'a>),
    /// The request was accepted as the entry `seq`.
    Ack {
        seq: u64,
    },
    /// The request was refused.
    Refused {
        code: &'a str,
    },
    /// The last message of the server.
    Bye,
    Other,
}

/// A frame, as far as a player needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Frame<'a> {
    /// Number of entries in the log.
    pub(super) seq: u64,
    pub(super) next_step: NextStep<'a>,
}

/// What a player does next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NextStep<'a> {
    /// Wait for the first game.
    Lobby,
    /// Choose one of these legal actions: the inside of a JSON list.
    Act(&'a str),
    /// Wait for another player.
    Wait,
    /// The game is over.
    Over,
}

impl<'a> Message<'a> {
    pub(super) fn parse(text: &'a str) -> Self {
        let Some((kind, rest)) = after(text, r#"{"type":""#).and_then(|rest| rest.split_once('"'))
        else {
            return Self::Other;
        };
        match kind {
            "snapshot" | "update" => number_at(rest, r#""seq":"#).map_or(Self::Other, |seq| {
                Self::Frame(Frame { seq, next_step: NextStep::parse(rest) })
            }),
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

impl<'a> NextStep<'a> {
    /// `deadline` and `outcome` follow soon after `legal`.
    fn parse(frame: &'a str) -> Self {
        let Some(rest) = after(frame, r#","legal":["#) else { return Self::Lobby };
        if !rest.starts_with(']') {
            return Self::Act(inside(rest));
        }
        let outcome = after(rest, r#""outcome":"#).unwrap_or_default();
        if outcome.starts_with("null") { Self::Wait } else { Self::Over }
    }
}

/// Chooses an item of a list uniformly at random.
pub(super) fn pick<'a>(list: &'a str, luck: &mut Quick) -> &'a str {
    let n_items = items(list).count();
    let chosen = luck.below(u32::try_from(n_items).unwrap_or(u32::MAX).max(1));
    items(list).nth(chosen as usize).unwrap_or(list)
}

/// The items of a JSON list, given its inside.
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

/// The inside of the JSON list whose opening bracket precedes `text`.
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

/// Length of the JSON value at the start of `text`: up to the first comma or bracket outside of it.
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

/// The text after the first `mark` in `text`.
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
        assert_eq!(Message::parse(text), message, "{text}");
    }

    #[test]
    fn a_frame_shows_the_next_step() {
        let legal = r#"{"type":"play","cards":["C3","D3"]},{"type":"say","text":"a],\"}"},7"#;
        let next_step = |text: &str| {
            let message = Message::parse(text);
            let Message::Frame(Frame { seq: 12, next_step }) = message else {
                panic!("{message:?}")
            };
            format!("{next_step:?}")
        };
        assert_eq!(next_step(&frame(legal, "null")), format!("{:?}", NextStep::Act(legal)));
        assert_eq!(next_step(&frame("", "null")), "Wait");
        assert_eq!(next_step(&frame("", r#"{"scores":[1]}"#)), "Over");
        let lobby = r#"{"type":"snapshot","seq":12,"now":9,"you":0,"room":{},"table":null}"#;
        assert_eq!(next_step(lobby), "Lobby");
    }

    #[test]
    fn the_other_messages_are_recognised() {
        check(r#"{"type":"ack","id":"k3-17","seq":12}"#, Message::Ack { seq: 12 });
        let refused = r#"{"type":"refused","id":null,"rule":"RM-21","refusal":{"source":"room","code":"not-in-room"}}"#;
        check(refused, Message::Refused { code: "not-in-room" });
        check(r#"{"type":"bye","reason":"closed"}"#, Message::Bye);
        check(r#"{"type":"pong","sent":1,"now":2}"#, Message::Other);
        check("", Message::Other);
    }

    #[test]
    fn every_item_of_a_list_can_be_picked() {
        let (list, luck) = (r#"{"a":[1,2]},"b,c",3"#, &mut Quick::new(7));
        let mut picked: Vec<&str> = (0..100).map(|_| pick(list, luck)).collect();
        picked.sort_unstable();
        picked.dedup();
        assert_eq!(picked, ["\"b,c\"", "3", r#"{"a":[1,2]}"#]);
    }
}
