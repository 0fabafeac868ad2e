//! A program on the other end of two pipes.
//!
//! A thread writes and a thread reads, so that neither a program that does not listen nor one that
//! does not speak can hold anybody up. Both end with the program at the latest.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError},
    thread,
    time::{Duration, Instant},
};

use super::Fault;
use crate::group::{self, Group};

/// No answer may be longer than this.
pub(super) const LINE_LIMIT: usize = 1 << 20;

/// How many lines may lie about, unread by the program or by us: more than there are in good order.
const BACKLOG: usize = 8;

/// How long a program may take to end after the goodbye. Tests never hurry it.
const GRACE: Duration = Duration::from_secs(if cfg!(test) { 60 } else { 1 });

/// A running program. Dropped, it ends at once.
#[derive(Debug)]
pub(super) struct Pipe {
    child: Child,
    group: Group,
    /// None once nothing more will be said.
    to: Option<SyncSender<Vec<u8>>>,
    from: Receiver<Said>,
}

/// What a program has printed.
#[derive(Debug)]
enum Said {
    /// A line, without its end.
    Line(Vec<u8>),
    /// More than a line may hold; nothing after it is read.
    TooMuch,
}

impl Pipe {
    /// Has the shell start `command`. What it prints on stderr goes to ours.
    pub(super) fn start(command: &str) -> io::Result<Self> {
        let mut shell = group::shell(command);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = shell.spawn()?;
        let group = Group::of(&child);
        let (to, lines) = mpsc::sync_channel(BACKLOG);
        let (heard, from) = mpsc::sync_channel(BACKLOG);
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || write(stdin, &lines));
            thread::spawn(move || read(BufReader::new(stdout), &heard));
        }
        Ok(Self { child, group, to: Some(to), from })
    }

    /// Sends a line, without waiting for it to be read.
    pub(super) fn tell(&self, line: Vec<u8>) -> Result<(), Fault> {
        let to = self.to.as_ref().ok_or(Fault::Ended)?;
        to.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => Fault::Late,
            TrySendError::Disconnected(_) => Fault::Ended,
        })
    }

    /// The next line it says until then.
    pub(super) fn hear(&self, until: Instant) -> Result<Vec<u8>, Fault> {
        match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Said::Line(line)) => Ok(line),
            Ok(Said::TooMuch) => Err(Fault::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended),
        }
    }

    /// Takes the lines that lie about out of the way, and says how many there were.
    pub(super) fn clear(&self) -> usize {
        // Not until there are none: a program that never stops talking would see to that.
        self.from.try_iter().take(BACKLOG).count()
    }

    /// Lets it end by itself, for a moment.
    pub(super) fn part(mut self) {
        self.to = None; // Once the last line is written, its input is at an end.
        let until = Instant::now() + GRACE;
        while Instant::now() < until && self.hear(until) != Err(Fault::Ended) {}
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        self.group.kill();
        // Nothing can be done about a process that cannot be waited for.
        let _status = self.child.wait();
    }
}

/// Writes lines as they come, until there are no more or nobody reads them.
fn write(mut stdin: impl Write, lines: &Receiver<Vec<u8>>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(&line).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}

/// Reads line by line, until the end or until nobody listens.
fn read(mut stdout: impl BufRead, heard: &SyncSender<Said>) {
    loop {
        let mut line = Vec::new();
        let limited = &mut stdout.by_ref().take(LINE_LIMIT as u64 + 1);
        let said = match limited.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(n) if LINE_LIMIT < n => Said::TooMuch,
            Ok(_) => Said::Line(line.trim_ascii().to_vec()),
        };
        let is_last = matches!(said, Said::TooMuch);
        if heard.send(said).is_err() || is_last {
            break;
        }
    }
}
