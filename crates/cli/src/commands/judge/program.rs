//! Runs a judge program on one case, with limits for time and output.

use std::{
    io::{self, Read, Write},
    process::{self, Child, ExitStatus, Stdio},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};

use super::{
    case_result::{CaseResult, CaseStatus},
    cases::Case,
};
use crate::{
    error::CliError,
    process_group::{self, ProcessGroup},
};

/// Maximum output per case, in bytes.
pub(super) const OUTPUT_LIMIT: usize = 16 << 20;

/// Number of bytes of stderr to keep, from the end.
const STDERR_LIMIT: usize = 4096;

/// Time to wait for the rest of the output after all processes were killed. Only a process that has
/// left the group can keep a pipe open for longer.
const GRACE: Duration = Duration::from_millis(500);

/// A program to grade.
#[derive(Debug)]
pub(super) struct Program<'a> {
    /// Shell command.
    pub(super) command: &'a str,
    /// Time limit per case.
    time_limit: Duration,
    /// The processes of the current run, for the Ctrl-C handler.
    running: Arc<Mutex<Option<ProcessGroup>>>,
}

/// How a program failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ProgramFailure {
    /// An exit code other than 0.
    Code(i32),
    Signal(i32),
}

/// How a judge refuses an input (BT-36).
const REFUSAL: ProgramFailure = ProgramFailure::Code(2);

/// An event that ends a run before the time limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RunEvent {
    /// The program exited.
    Ended,
    /// The program printed more than [`OUTPUT_LIMIT`].
    TooMuch,
}

impl<'a> Program<'a> {
    /// Installs a Ctrl-C handler that also kills the program.
    pub(super) fn new(command: &'a str, time_limit: Duration) -> Self {
        let running = Arc::new(Mutex::new(None));
        let to_stop = Arc::clone(&running);
        // Without the handler, Ctrl-C would leave the program running. That is no reason to fail.
        let _handled = ctrlc::set_handler(move || stop(&to_stop));
        Self { command, time_limit, running }
    }

    /// Runs the program on `case`, and compares its output.
    ///
    /// All processes of its group are killed before this returns.
    ///
    /// # Errors
    ///
    /// Returns an error if the shell cannot be started.
    pub(super) fn judge(&self, case: &Case) -> Result<CaseResult, CliError> {
        let cannot_start = |error: io::Error| CliError::CannotStart {
            command: self.command.to_owned(),
            said: error.to_string(),
        };
        let (sender, events) = mpsc::sync_channel(2); // One of each kind.
        let start = Instant::now();
        let (mut child, group) = self.spawn(&sender).map_err(cannot_start)?;
        if let Some(stdin) = child.stdin.take() {
            feed(stdin, case.input.clone());
        }
        let stdout = child.stdout.take().map(|pipe| Capture::head(pipe, sender.clone()));
        let stderr = child.stderr.take().map(Capture::tail);
        let first_event = group.wait(&mut child, &events, self.time_limit, RunEvent::Ended);
        let time = start.elapsed();
        let status = self.end(&mut child, &group).map_err(cannot_start)?;
        let output = stdout.map(Capture::finish).unwrap_or_default();
        let stderr = stderr.map(Capture::finish).unwrap_or_default();
        let failure = failure(status).filter(|&end| !(case.is_refused() && end == REFUSAL));
        let status = match (first_event, failure) {
            _ if OUTPUT_LIMIT < output.len() => CaseStatus::TooMuch,
            (None, _) => CaseStatus::OutOfTime,
            (Some(RunEvent::TooMuch), _) => CaseStatus::TooMuch,
            (Some(RunEvent::Ended), Some(end)) => {
                CaseStatus::Crashed { end, stderr: String::from_utf8_lossy(&stderr).into_owned() }
            }
            (Some(RunEvent::Ended), None) if output == case.expected => CaseStatus::Passed,
            (Some(RunEvent::Ended), None) => CaseStatus::WrongOutput,
        };
        Ok(CaseResult { status, output, time })
    }

    fn spawn(&self, events: &SyncSender<RunEvent>) -> io::Result<(Child, ProcessGroup)> {
        let mut command = process_group::shell(self.command);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut running = locked(&self.running);
        let child = command.spawn()?;
        let group = ProcessGroup::of(&child);
        let events = events.clone();
        group.watch(move || {
            let _not_received = events.try_send(RunEvent::Ended);
        });
        *running = Some(group.clone());
        Ok((child, group))
    }

    /// Kills all processes of the group.
    fn end(&self, child: &mut Child, group: &ProcessGroup) -> io::Result<ExitStatus> {
        let mut running = locked(&self.running);
        group.kill();
        *running = None;
        child.wait()
    }
}

/// Kills the running program, and exits.
#[expect(clippy::exit, reason = "the user interrupted the program, and there is nothing to undo")]
fn stop(running: &Mutex<Option<ProcessGroup>>) {
    /// The exit code of shells for a program that Ctrl-C ended.
    const INTERRUPTED: i32 = 130;
    // The lock prevents that another program is started.
    let running = locked(running);
    if let Some(group) = &*running {
        group.kill();
    }
    process::exit(INTERRUPTED);
}

/// Locks a mutex and ignores poisoning: every value is valid here.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The failure of a program; `None` for success.
fn failure(status: ExitStatus) -> Option<ProgramFailure> {
    match status.code() {
        Some(0) => None,
        // The exit codes of shells for signals.
        Some(code @ 129..=192) => Some(ProgramFailure::Signal(code - 128)),
        Some(code) => Some(ProgramFailure::Code(code)),
        None => Some(ProgramFailure::Signal(process_group::signal(status))),
    }
}

/// Writes `input` to the program. The program need not read all of it.
///
/// The thread ends when the pipe is closed, at the latest when the group is killed.
fn feed(mut stdin: impl Write + Send + 'static, input: Vec<u8>) {
    thread::spawn(move || {
        let _unread = stdin.write_all(&input);
    });
}

/// Output of a program, read by a thread.
///
/// The thread ends when the pipe is closed. The bytes are available even if that never happens.
struct Capture {
    bytes: Arc<Mutex<Vec<u8>>>,
    done: Receiver<()>,
}

impl Capture {
    /// Keeps the first [`OUTPUT_LIMIT`] bytes, and sends an event if there are more.
    fn head(pipe: impl Read + Send + 'static, events: SyncSender<RunEvent>) -> Self {
        Self::read(pipe, move |bytes| {
            let is_too_much = OUTPUT_LIMIT < bytes.len();
            if is_too_much {
                let _not_received = events.try_send(RunEvent::TooMuch);
            }
            !is_too_much
        })
    }

    /// Keeps the last [`STDERR_LIMIT`] bytes.
    fn tail(pipe: impl Read + Send + 'static) -> Self {
        Self::read(pipe, |bytes| {
            let surplus = bytes.len().saturating_sub(STDERR_LIMIT);
            bytes.drain(..surplus);
            true
        })
    }

    /// Reads until the pipe is closed or `goes_on` returns `false`.
    fn read(
        mut pipe: impl Read + Send + 'static,
        mut goes_on: impl FnMut(&mut Vec<u8>) -> bool + Send + 'static,
    ) -> Self {
        let bytes = Arc::new(Mutex::new(Vec::new()));
        let (ended, done) = mpsc::sync_channel(1);
        let shared = Arc::clone(&bytes);
        thread::spawn(move || {
            let mut buffer = vec![0; 64 << 10];
            while let Ok(n) = pipe.read(&mut buffer)
                && n != 0
            {
                let mut bytes = locked(&shared);
                bytes.extend_from_slice(&buffer[..n]);
                if !goes_on(&mut bytes) {
                    break;
                }
            }
            let _not_received = ended.send(());
        });
        Self { bytes, done }
    }

    /// Waits until the pipe is closed, at most for [`GRACE`], and returns the bytes.
    fn finish(self) -> Vec<u8> {
        match self.done.recv_timeout(GRACE) {
            Ok(()) | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {}
        }
        std::mem::take(&mut locked(&self.bytes))
    }
}
