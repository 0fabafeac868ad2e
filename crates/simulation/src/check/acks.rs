//! Acknowledgements and refusals agree with the log.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{Seq, TokenHash};
use serde::Deserialize;
use store::RoomId;

use super::{Contents, Violation};
use crate::transcript::Line;

/// An answer to a request. Other messages have another type.
#[derive(Debug, Deserialize)]
struct Answer {
    r#type: String,
    id: Option<String>,
    seq: Option<Seq>,
    refusal: Option<Refusal>,
}

#[derive(Debug, Deserialize)]
struct Refusal {
    code: String,
}

/// How often a request was sent and refused, and whether another command had the same id.
#[derive(Debug, Default)]
struct Attempts {
    n_sent: usize,
    n_refused: usize,
    texts: BTreeSet<String>,
}

/// Checks the answers to all requests, and returns the number of acknowledgements.
pub(super) fn check(
    room: &RoomId,
    contents: &Contents,
    lines: &[&Line],
) -> Result<usize, Violation> {
    let mut all_sent: BTreeMap<(TokenHash, String), Attempts> = BTreeMap::new();
    let mut n_acks = 0;
    for line in lines {
        let mut first_sent = Vec::new();
        for (id, text) in &line.sent {
            let sent = all_sent.entry((line.token, id.clone())).or_default();
            if sent.n_sent == 0 {
                first_sent.push(id.as_str());
            }
            sent.n_sent += 1;
            sent.texts.insert(text.clone());
        }
        let (mut acked, mut refused) = (BTreeMap::new(), BTreeSet::new());
        for received in &line.received {
            let is_answer = ["{\"type\":\"ack\"", "{\"type\":\"refused\""];
            if !is_answer.iter().any(|start| received.text.starts_with(start)) {
                continue;
            }
            let Ok(Answer { r#type, id: Some(id), seq, refusal }) =
                serde_json::from_str(&received.text)
            else {
                continue;
            };
            if let Some(seq) = seq.filter(|_| r#type == "ack") {
                check_ack(room, contents, line, &id, seq, received.log_end)?;
                acked.insert(id.clone(), seq);
                n_acks += 1;
            }
            if refusal.is_some() {
                refused.insert(id.clone());
            }
            if refusal.is_some_and(|refusal| refusal.code != "busy") {
                all_sent.entry((line.token, id)).or_default().n_refused += 1;
            }
        }
        // A request that was refused and sent again comes after those in between.
        first_sent.retain(|id| !refused.contains(*id));
        check_order(room, &first_sent, &acked)?;
    }
    for ((token, id), sent) in &all_sent {
        if sent.texts.len() == 1 && sent.n_sent <= sent.n_refused {
            check_refused(room, contents, *token, id)?;
        }
    }
    Ok(n_acks)
}

/// RM-21, RM-23: the acknowledged entry holds the request, and it was durable.
fn check_ack(
    room: &RoomId,
    contents: &Contents,
    line: &Line,
    id: &str,
    seq: Seq,
    log_end: usize,
) -> Result<(), Violation> {
    let bad = |fault| Violation::BadAck {
        room: room.to_string(),
        request: id.to_owned(),
        seq: seq.0,
        fault,
    };
    if log_end as u64 <= seq.0 {
        return Err(bad("the entry was not durable"));
    }
    match stored(contents, line.token, id) {
        None => Err(bad("the request is not in the log")),
        Some(stored) if stored == seq => Ok(()),
        Some(_) => Err(bad("the request is another entry")),
    }
}

/// The entry of a request, if it was granted.
fn stored(contents: &Contents, token: TokenHash, id: &str) -> Option<Seq> {
    let mut people = contents.people.iter().filter(|(_, (theirs, _))| *theirs == token);
    people.find_map(|(person, _)| contents.requests.get(&(*person, id.to_owned()))).copied()
}

/// Requests that were sent one after the other on a connection are in the log in this order.
fn check_order(
    room: &RoomId,
    first_sent: &[&str],
    acked: &BTreeMap<String, Seq>,
) -> Result<(), Violation> {
    let seqs: Vec<_> = first_sent.iter().filter_map(|id| Some((*id, *acked.get(*id)?))).collect();
    for ((_, earlier), (id, later)) in seqs.iter().zip(seqs.iter().skip(1)) {
        if later <= earlier {
            return Err(Violation::BadAck {
                room: room.to_string(),
                request: (*id).to_owned(),
                seq: later.0,
                fault: "an earlier request is a later entry",
            });
        }
    }
    Ok(())
}

/// RM-21: a request that was refused each time it was sent has changed nothing. "Busy" is left out: it may mean
/// that the server does not know what the database has done.
fn check_refused(
    room: &RoomId,
    contents: &Contents,
    token: TokenHash,
    id: &str,
) -> Result<(), Violation> {
    match stored(contents, token, id) {
        None => Ok(()),
        Some(seq) => Err(Violation::RefusedAndStored {
            room: room.to_string(),
            request: id.to_owned(),
            seq: seq.0,
        }),
    }
}
