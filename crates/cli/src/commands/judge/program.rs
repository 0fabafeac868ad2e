//! Running somebody's program on one case, without ever waiting for it longer than allowed.

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
    cases::Case,
    verdict::{Judged, Verdict},
};
use crate::{
    group::{self, Group},
    problem::Problem,
};

/// No program may print more than this for one case.
pub(super) const OUTPUT_LIMIT: usize = 16 << 20;

/// How much of what a program says on stderr is kept, from the end.
const STDERR_LIMIT: usize = 4096;

/// How long we wait for the rest of the output once all processes have been stopped. Only a process
/// that has left its group can keep a pipe open for longer.
const GRACE: Duration = Duration::from_millis(500);

/// A program to be graded.
#[derive(Debug)]
pub(super) struct Program<'a> {
    /// What the shell is told.
    pub(super) command: &'a str,
    /// How long it may take for one case.
    time_limit: Duration,
    /// Its processes while it runs, for whoever has to stop it.
    running: Arc<Mutex<Option<Group>>>,
}

/// How a program failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// It returned a code other than 0.
    Code(i32),
    /// A signal killed it.
    Signal(i32),
}

/// What can put an end to a run, besides time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum News {
    /// The program has ended.
    Ended,
    /// The program has printed more than [`OUTPUT_LIMIT`].
    TooMuch,
}

impl<'a> Program<'a> {
    /// A program, which is stopped too when somebody stops us, as with Ctrl-C.
    pub(super) fn new(command: &'a str, time_limit: Duration) -> Self {
        let running = Arc::new(Mutex::new(None));
        let to_stop = Arc::clone(&running);
        // Without a handler it would outlive us, which is bad luck but no reason not to grade.
        let _handled = ctrlc::set_handler(move || stop(&to_stop));
        Self { command, time_limit, running }
    }

    /// Runs it on `case` and grades what it prints.
    ///
    /// All its processes share a group, and none that stays in it outlives this call.
    ///
    /// # Errors
    ///
    /// If not even the shell can be started.
    pub(super) fn judge(&self, case: &Case) -> Result<Judged, Problem> {
        let cannot_start = |error: io::Error| Problem::CannotStart {
            command: self.command.to_owned(),
            said: error.to_string(),
        };
        let (sender, news) = mpsc::sync_channel(2); // One of each news.
        let start = Instant::now();
        let (mut child, group) = self.spawn(&sender).map_err(cannot_start)?;
        if let Some(stdin) = child.stdin.take() {
            feed(stdin, case.input.clone());
        }
        let stdout = child.stdout.take().map(|pipe| Capture::head(pipe, sender.clone()));
        let stderr = child.stderr.take().map(Capture::tail);
        let first_news = group.wait(&mut child, &news, self.time_limit, News::Ended);
        let time = start.elapsed();
        let status = self.end(&mut child, &group).map_err(cannot_start)?;
        let output = stdout.map(Capture::finish).unwrap_or_default();
        let stderr = stderr.map(Capture::finish).unwrap_or_default();
        let verdict = match (first_news, failure(status)) {
            _ if OUTPUT_LIMIT < output.len() => Verdict::TooMuch,
            (None, _) => Verdict::OutOfTime,
            (Some(News::TooMuch), _) => Verdict::TooMuch,
            (Some(News::Ended), Some(end)) => {
                Verdict::Crashed { end, stderr: String::from_utf8_lossy(&stderr).into_owned() }
            }
            (Some(News::Ended), None) if output == case.expected => Verdict::Passed,
            (Some(News::Ended), None) => Verdict::WrongOutput,
        };
        Ok(Judged { verdict, output, time })
    }

    fn spawn(&self, news: &SyncSender<News>) -> io::Result<(Child, Group)> {
        let mut command = group::shell(self.command);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut running = locked(&self.running);
        let child = command.spawn()?;
        let group = Group::of(&child);
        let news = news.clone();
        group.watch(move || {
            let _nobody_waits = news.try_send(News::Ended);
        });
        *running = Some(group.clone());
        Ok((child, group))
    }

    /// Ends all its processes, however far they are.
    fn end(&self, child: &mut Child, group: &Group) -> io::Result<ExitStatus> {
        let mut running = locked(&self.running);
        group.kill();
        *running = None;
        child.wait()
    }
}

/// Ends whatever is running, and us.
#[expect(clippy::exit, reason = "somebody has asked us to stop, and there is nothing to undo")]
fn stop(running: &Mutex<Option<Group>>) {
    /// What a shell reports of a program stopped with Ctrl-C.
    const INTERRUPTED: i32 = 130;
    // Kept locked, so that nothing else is started meanwhile.
    let running = locked(running);
    if let Some(group) = &*running {
        group.kill();
    }
    process::exit(INTERRUPTED);
}

/// What is inside, even if a thread has died holding it: here every value is a good one.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How the program failed, if it did.
fn failure(status: ExitStatus) -> Option<End> {
    match status.code() {
        Some(0) => None,
        // How a shell says that a signal ended what it ran.
        Some(code @ 129..=192) => Some(End::Signal(code - 128)),
        Some(code) => Some(End::Code(code)),
        None => Some(End::Signal(group::signal(status))),
    }
}

/// Hands `input` to the program, as far as it wants it: not reading it all is its own affair.
///
/// The thread ends when the pipe does, at the latest when the group is killed.
fn feed(mut stdin: impl Write + Send + 'static, input: Vec<u8>) {
    thread::spawn(move || {
        let _unwanted = stdin.write_all(&input);
    });
}

/// What a program prints, read by a thread of its own so that neither waits for the other.
///
/// The thread ends when the pipe does; what it has read is here even if it never does.
struct Capture {
    bytes: Arc<Mutex<Vec<u8>>>,
    done: Receiver<()>,
}

impl Capture {
    /// Keeps the first [`OUTPUT_LIMIT`] bytes, and tells when there are more.
    fn head(pipe: impl Read + Send + 'static, news: SyncSender<News>) -> Self {
        Self::read(pipe, move |bytes| {
            let is_too_much = OUTPUT_LIMIT < bytes.len();
            if is_too_much {
                let _nobody_waits = news.try_send(News::TooMuch);
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

    /// Reads until the pipe ends or `goes_on` has had enough.
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
            let _nobody_waits = ended.send(());
        });
        Self { bytes, done }
    }

    /// What has been read, once the pipe has ended or [`GRACE`] is over.
    fn finish(self) -> Vec<u8> {
        match self.done.recv_timeout(GRACE) {
            Ok(()) | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {}
        }
        std::mem::take(&mut locked(&self.bytes))
    }
}
