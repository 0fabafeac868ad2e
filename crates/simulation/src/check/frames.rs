//! Frames agree with the log, and show nothing that the client may not know.

use std::collections::BTreeMap;

use protocol::{AnyRefusal, Frame, PersonId, Secret, Seq, ServerMessage, Timestamp};
use room::{Entry, MessageOf, NewsItemOf, Recent, Room, RoomEvent};
use serde::Deserialize;
use store::RoomId;
use tabletop::{Rules, Turn, Viewer, luck::Quick};

use super::{Contents, Violation};
use crate::transcript::Line;

/// The head of a frame.
#[derive(Debug, Deserialize)]
struct Head {
    seq: Seq,
    now: Timestamp,
    you: PersonId,
}

/// A frame to compare with the log.
struct Job<'a> {
    kind: Kind,
    head: Head,
    text: &'a str,
}

/// What the server sent the frame for.
enum Kind {
    /// `hello`: the news since the frame that the client named.
    Hello { since: Option<Seq> },
    /// Another `hello` on the same connection.
    HelloAgain,
    /// New entries: the news since the last frame on this connection, if there was one.
    Update { known: Option<Seq> },
}

/// Every frame whose hidden cards are dealt again: once in this many.
const REDEALT: usize = 3;

/// Compares all frames with the log, and returns their number. `again` has the same entries.
pub(super) fn check<R: Rules>(
    room: &RoomId,
    entries: Vec<Entry<R>>,
    again: &[Entry<R>],
    contents: &Contents,
    lines: &[&Line],
) -> Result<usize, Violation> {
    let mut jobs: BTreeMap<Seq, Vec<Job<'_>>> = BTreeMap::new();
    let mut n_frames = 0;
    for line in lines {
        for job in jobs_of(room, line, contents)? {
            jobs.entry(job.head.seq).or_default().push(job);
            n_frames += 1;
        }
    }
    let secrets = hidden_texts(&entries, contents);
    let Some(mut replayed) = again.first().and_then(Room::begin) else { return Ok(0) };
    let mut recent = Recent::new(replayed.clone());
    // By entry and person.
    let mut news: Vec<BTreeMap<PersonId, NewsItemOf<R>>> = vec![BTreeMap::new()];
    for (entry, same) in entries.into_iter().zip(again).skip(1) {
        let mut people: Vec<_> = replayed.people().iter().map(|person| person.id).collect();
        if let RoomEvent::Joined { person, .. } = &entry.event {
            people.push(*person);
        }
        let perspectives: Vec<_> = people.iter().map(|&it| replayed.perspective(it)).collect();
        let items = replayed.apply(same, &perspectives);
        news.push(people.into_iter().zip(items).collect());
        recent.push(entry, &replayed);
        for (number, job) in jobs.remove(&replayed.seq()).iter().flatten().enumerate() {
            let bad = |fault, expected| Violation::BadFrame {
                room: room.to_string(),
                seq: job.head.seq.0,
                fault,
                found: job.text.to_owned(),
                expected,
            };
            let expected = job.expected(&replayed, &recent, &news);
            if expected != job.text {
                return Err(bad("it differs from the log", expected));
            }
            if number % REDEALT == 0
                && let Err(fault) = check_redealt::<R>(job.text, job.head.seq.0)
            {
                return Err(bad(fault, String::new()));
            }
            let is_hidden = |(_, until): &&(String, Option<Seq>)| {
                until.is_none_or(|until| job.head.seq <= until)
            };
            if secrets.iter().filter(is_hidden).any(|(secret, _)| job.text.contains(secret)) {
                return Err(bad("it has a secret", String::new()));
            }
        }
    }
    match jobs.into_values().flatten().next() {
        None => Ok(n_frames),
        Some(job) => Err(Violation::BadFrame {
            room: room.to_string(),
            seq: job.head.seq.0,
            fault: "the log is shorter",
            found: job.text.to_owned(),
            expected: String::new(),
        }),
    }
}

/// The frames of a connection. Each was sent to the person of the connection, and its entries were durable.
fn jobs_of<'a>(
    room: &RoomId,
    line: &'a Line,
    contents: &Contents,
) -> Result<Vec<Job<'a>>, Violation> {
    let mut jobs = Vec::new();
    let mut known = None;
    for received in &line.received {
        let text = received.text.as_str();
        let is_snapshot = text.starts_with(r#"{"type":"snapshot""#);
        if !is_snapshot && !text.starts_with(r#"{"type":"update""#) {
            continue;
        }
        let bad = |seq: Seq, fault| Violation::BadFrame {
            room: room.to_string(),
            seq: seq.0,
            fault,
            found: text.to_owned(),
            expected: String::new(),
        };
        let head: Head = serde_json::from_str(text).map_err(|_| bad(Seq(0), "it is unreadable"))?;
        if (received.log_end as u64) < head.seq.0 {
            return Err(bad(head.seq, "its entries were not durable"));
        }
        if contents.people.get(&head.you).is_none_or(|(token, _)| *token != line.token) {
            return Err(bad(head.seq, "it is for another person"));
        }
        let joined = contents.people.get(&head.you).map(|(_, joined)| *joined);
        let kind = match (is_snapshot, known) {
            (true, None) => Kind::Hello { since: line.since },
            (true, Some(_)) => Kind::HelloAgain,
            (false, known) => Kind::Update { known },
        };
        if known.or(joined).is_some_and(|from| head.seq < from) {
            return Err(bad(head.seq, "an earlier frame is newer"));
        }
        known = Some(head.seq);
        jobs.push(Job { kind, head, text });
    }
    Ok(jobs)
}

impl Job<'_> {
    /// The frame that follows from the log. `news` has the news of each entry by person.
    fn expected<R: Rules>(
        &self,
        room: &Room<R>,
        recent: &Recent<R>,
        news: &[BTreeMap<PersonId, NewsItemOf<R>>],
    ) -> String {
        let Head { seq, now, you } = self.head;
        let (known, news) = match self.kind {
            Kind::Hello { since } => (None, recent.news_since(since.unwrap_or(Seq(0)), you)),
            Kind::HelloAgain => (None, Vec::new()),
            Kind::Update { known } => {
                let joined = || room.people().iter().find(|it| it.id == you).map(|it| it.joined);
                let from = known.or_else(joined).unwrap_or_default();
                let range = from.0 as usize..seq.0 as usize;
                let entries = news.get(range).unwrap_or_default();
                (known, entries.iter().filter_map(|items| items.get(&you)).cloned().collect())
            }
        };
        let frame = room.frame(you, now, known, news);
        let message: MessageOf<R> = match self.kind {
            Kind::Hello { .. } | Kind::HelloAgain => ServerMessage::Snapshot(frame),
            Kind::Update { .. } => ServerMessage::Update(frame),
        };
        serde_json::to_string(&message).unwrap_or_default()
    }
}

/// RM-20: deals again everything that the view of a frame does not show. Everything in the frame about the
/// table must stay the same.
fn check_redealt<R: Rules>(text: &str, seed: u64) -> Result<(), &'static str> {
    type Parsed<R> = ServerMessage<
        <R as Rules>::Action,
        <R as Rules>::Seen,
        <R as Rules>::View,
        <R as Rules>::Aids,
        AnyRefusal,
    >;
    let Ok(ServerMessage::Snapshot(frame) | ServerMessage::Update(frame)) =
        serde_json::from_str::<Parsed<R>>(text)
    else {
        return Err("it is unreadable");
    };
    let Frame { table: Some(table), .. } = frame else { return Ok(()) };
    if table.outcome.is_some() {
        return Ok(()); // Everything is open.
    }
    let world = R::determinize(&table.view, &mut Quick::new(seed));
    let viewer = table.seat.map_or(Viewer::Spectator, Viewer::Seat);
    if R::view(&world, viewer) != table.view {
        return Err("its view depends on what is hidden");
    }
    let turn = match R::turn(&world) {
        Turn::Of(seat) => Some(seat),
        Turn::Over(_) => None,
    };
    if turn != table.turn {
        return Err("its turn depends on what is hidden");
    }
    let mut legal = Vec::new();
    if turn.is_some() && turn == table.seat {
        R::legal_actions(&world, &mut legal);
    }
    if legal != table.legal || R::aids(&table.view) != table.aids {
        return Err("its actions or aids depend on what is hidden");
    }
    Ok(())
}

/// Texts that no frame may have, with the last number of entries at which they are hidden: the secrets
/// behind the luck until their game is over, and the hashes of tokens for ever.
fn hidden_texts<R: Rules>(entries: &[Entry<R>], contents: &Contents) -> Vec<(String, Option<Seq>)> {
    let finished = |secret: Secret| {
        let publishes = |entry: &Entry<R>| matches!(&entry.event, RoomEvent::Finished { secret: published, .. } if *published == secret);
        let index = entries.iter().position(publishes)?;
        Some(Seq(index as u64))
    };
    let secrets = entries.iter().filter_map(|entry| {
        let (RoomEvent::Opened { secret, .. } | RoomEvent::Committed { secret }) = &entry.event
        else {
            return None;
        };
        Some(*secret)
    });
    let secrets = secrets.map(|secret| (String::from(secret), finished(secret)));
    let tokens = contents.people.values().map(|(token, _)| (String::from(*token), None));
    secrets.chain(tokens).collect()
}
