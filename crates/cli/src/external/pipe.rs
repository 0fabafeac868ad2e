//! A child process with piped stdin and stdout.
//!
//! One thread writes and one thread reads, so a program that does not read or write cannot block the
//! match. Both threads end when the program does, at the latest.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError},
    thread,
    time::{Duration, Instant},
};

use super::Fault;
use crate::process_group::{self, ProcessGroup};

/// Maximum length of an answer, in bytes.
pub(super) const LINE_LIMIT: usize = 1 << 20;

/// Capacity of the queues in both directions. A correct program never fills them.
const BACKLOG: usize = 8;

/// Time for a program to exit after the goodbye. Tests do not depend on it.
const GRACE: Duration = Duration::from_secs(if cfg!(test) { 60 } else { 1 });

/// A running program. Dropping it kills the program.
#[derive(Debug)]
pub(super) struct Pipe {
    child: Child,
    group: ProcessGroup,
    /// `None` after the last message.
    to: Option<SyncSender<Vec<u8>>>,
    from: Receiver<Output>,
}

/// Output of a program.
#[derive(Debug)]
enum Output {
    /// A line, without its line end.
    Line(Vec<u8>),
    /// A line above the limit. The rest of the output is not read.
    TooMuch,
}

impl Pipe {
    /// Starts `command` in the shell, with our stderr.
    pub(super) fn start(command: &str) -> io::Result<Self> {
        let mut shell = process_group::shell(command);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = shell.spawn()?;
        let group = ProcessGroup::of(&child);
        let (to, lines) = mpsc::sync_channel(BACKLOG);
        let (sender, from) = mpsc::sync_channel(BACKLOG);
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || write(stdin, &lines));
            thread::spawn(move || read(BufReader::new(stdout), &sender));
        }
        Ok(Self { child, group, to: Some(to), from })
    }

    /// Sends a line without waiting until the program reads it.
    pub(super) fn send(&self, line: Vec<u8>) -> Result<(), Fault> {
        let to = self.to.as_ref().ok_or(Fault::Ended)?;
        to.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => Fault::Late,
            TrySendError::Disconnected(_) => Fault::Ended,
        })
    }

    /// Receives the next line, until the deadline.
    pub(super) fn receive(&self, until: Instant) -> Result<Vec<u8>, Fault> {
        match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Output::Line(line)) => Ok(line),
            Ok(Output::TooMuch) => Err(Fault::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended),
        }
    }

    /// Discards the lines in the queue, and returns their number.
    pub(super) fn clear(&self) -> usize {
        // The limit prevents an endless loop if the program prints continuously.
        self.from.try_iter().take(BACKLOG).count()
    }

    /// Closes the program's input, and waits a moment until it exits.
    pub(super) fn close(mut self) {
        self.to = None; // Closes its input after the last line.
        let until = Instant::now() + GRACE;
        while Instant::now() < until && self.receive(until) != Err(Fault::Ended) {}
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        self.group.kill();
        // An error here cannot be handled.
        let _status = self.child.wait();
    }
}

/// Writes the queued lines until the queue or the pipe is closed.
fn write(mut stdin: impl Write, lines: &Receiver<Vec<u8>>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(&line).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}

/// Reads lines until the end of the output or until the receiver is dropped.
fn read(mut stdout: impl BufRead, sender: &SyncSender<Output>) {
    loop {
        let mut line = Vec::new();
        let limited = &mut stdout.by_ref().take(LINE_LIMIT as u64 + 1);
        let said = match limited.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(n) if LINE_LIMIT < n => Output::TooMuch,
            Ok(_) => Output::Line(line.trim_ascii().to_vec()),
        };
        let is_last = matches!(said, Output::TooMuch);
        if sender.send(said).is_err() || is_last {
            break;
        }
    }
}
