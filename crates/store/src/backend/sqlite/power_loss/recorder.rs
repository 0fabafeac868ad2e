//! Records what a process does to the files of a folder.
//!
//! The recorder sees the system calls of the process through ptrace, so the process runs the real SQLite
//! on the real file system. Memory-mapped files, such as the index of the journal, are not recorded.

use std::{
    collections::BTreeMap,
    ffi::OsStr,
    fs::{self, File},
    io::{BufRead as _, BufReader, Read as _, Write as _},
    os::unix::{ffi::OsStrExt as _, fs::FileExt as _},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    thread,
};

use nix::{
    errno::Errno,
    libc,
    sys::{
        ptrace::{self, Options},
        signal::Signal,
        wait::{WaitPidFlag, WaitStatus, waitpid},
    },
    unistd::Pid,
};

/// What the process prints when it is ready. It begins when it reads a line.
pub(super) const READY: &str = "ready to be recorded";

/// A change of a file, or a flush to disk of a file or the folder.
#[derive(Debug)]
pub(super) enum Event {
    Created(PathBuf),
    Removed(PathBuf),
    Written {
        path: PathBuf,
        offset: u64,
        data: Vec<u8>,
    },
    Resized {
        path: PathBuf,
        length: u64,
    },
    /// The flush covers what was written before it began.
    FlushBegan(PathBuf),
    /// What the flush covers is on disk.
    FlushEnded(PathBuf),
}

struct Recorder<'a> {
    pid: Pid,
    folder: &'a Path,
    memory: File,
    /// What each thread is doing, between the beginning and the end of a system call.
    calls: BTreeMap<Pid, Call>,
    events: Vec<Event>,
}

/// A system call on a file of the folder.
enum Call {
    /// A call that creates the file.
    Create(PathBuf),
    Remove(PathBuf),
    /// The number of bytes.
    Write(u64),
    Flush(PathBuf),
}

/// Runs the process to its end.
pub(super) fn record(mut command: Command, folder: &Path) -> Vec<Event> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    wait_until_ready(BufReader::new(child.stdout.take().unwrap()));
    let pid = Pid::from_raw(child.id().try_into().unwrap());
    seize(pid);
    begin(&mut child);
    let memory = File::open(format!("/proc/{pid}/mem")).unwrap();
    let mut recorder = Recorder { pid, folder, memory, calls: BTreeMap::new(), events: Vec::new() };
    recorder.run();
    recorder.events
}

fn wait_until_ready(mut output: BufReader<ChildStdout>) {
    let mut line = String::new();
    while !line.contains(READY) {
        line.clear();
        assert_ne!(output.read_line(&mut line).unwrap(), 0, "the process ended");
    }
    // The process would block if nobody read its output.
    thread::spawn(move || output.read_to_end(&mut Vec::new()));
}

/// Makes this thread the tracer of all threads of the process, and stops them.
fn seize(pid: Pid) {
    // New threads are traced from their beginning.
    let options =
        Options::PTRACE_O_TRACESYSGOOD | Options::PTRACE_O_TRACECLONE | Options::PTRACE_O_EXITKILL;
    for thread in fs::read_dir(format!("/proc/{pid}/task")).unwrap() {
        let name = thread.unwrap().file_name().into_string().unwrap();
        let thread = Pid::from_raw(name.parse().unwrap());
        ptrace::seize(thread, options).unwrap();
        ptrace::interrupt(thread).unwrap();
    }
}

fn begin(child: &mut Child) {
    child.stdin.take().unwrap().write_all(b"begin\n").unwrap();
}

impl Recorder<'_> {
    fn run(&mut self) {
        // Only the threads that this thread traces: other tests have processes of their own.
        let flags = WaitPidFlag::__WALL | WaitPidFlag::__WNOTHREAD;
        loop {
            match waitpid(None, Some(flags)).unwrap() {
                WaitStatus::Exited(pid, code) if pid == self.pid => {
                    assert_eq!(code, 0, "the process failed");
                    return;
                }
                WaitStatus::Signaled(pid, signal, _) => panic!("{pid} was killed by {signal:?}"),
                WaitStatus::PtraceSyscall(thread) => {
                    self.system_call(thread);
                    resume(thread, None);
                }
                WaitStatus::PtraceEvent(thread, ..) => resume(thread, None),
                WaitStatus::Stopped(thread, signal) => resume(thread, Some(signal)),
                WaitStatus::Exited(..) | WaitStatus::Continued(_) | WaitStatus::StillAlive => {}
            }
        }
    }

    fn system_call(&mut self, thread: Pid) {
        let registers = match ptrace::getregs(thread) {
            Ok(registers) => registers,
            Err(Errno::ESRCH) => return, // The thread is ending.
            Err(error) => panic!("{error}"),
        };
        let number = i64::try_from(registers.orig_rax).unwrap_or(-1);
        if ptrace::syscall_info(thread).unwrap().op == libc::PTRACE_SYSCALL_INFO_ENTRY {
            let arguments = [registers.rdi, registers.rsi, registers.rdx, registers.r10];
            if let Some(call) = self.begin_call(number, arguments) {
                self.calls.insert(thread, call);
            }
        } else if let Some(call) = self.calls.remove(&thread) {
            self.end_call(call, registers.rax.cast_signed());
        }
    }

    /// A write counts from its beginning, so that power may be lost while it happens.
    fn begin_call(
        &mut self,
        number: i64,
        [first, second, third, fourth]: [u64; 4],
    ) -> Option<Call> {
        match number {
            libc::SYS_openat => {
                let path = self.text(second);
                let creates =
                    third & u64::from(libc::O_CREAT.cast_unsigned()) != 0 && !path.exists();
                (creates && self.is_recorded(&path)).then_some(Call::Create(path))
            }
            libc::SYS_unlink | libc::SYS_unlinkat => {
                let path = self.text(if number == libc::SYS_unlink { first } else { second });
                self.is_recorded(&path).then_some(Call::Remove(path))
            }
            libc::SYS_write | libc::SYS_pwrite64 => {
                let path = self.path(first)?;
                let offset = if number == libc::SYS_write { self.position(first) } else { fourth };
                let mut data = vec![0; third.try_into().unwrap()];
                self.memory.read_exact_at(&mut data, second).unwrap();
                self.events.push(Event::Written { path, offset, data });
                Some(Call::Write(third))
            }
            libc::SYS_ftruncate => {
                self.events.push(Event::Resized { path: self.path(first)?, length: second });
                Some(Call::Write(0))
            }
            libc::SYS_fsync | libc::SYS_fdatasync => {
                let path = self.path(first)?;
                self.events.push(Event::FlushBegan(path.clone()));
                Some(Call::Flush(path))
            }
            _ => None,
        }
    }

    fn end_call(&mut self, call: Call, result: i64) {
        match call {
            Call::Write(n_bytes) => assert_eq!(u64::try_from(result), Ok(n_bytes)),
            Call::Create(path) => {
                assert!(0 <= result, "cannot create {}", path.display());
                self.events.push(Event::Created(path));
            }
            // SQLite also removes files that do not exist.
            Call::Remove(_) if result != 0 => {}
            Call::Remove(path) => self.events.push(Event::Removed(path)),
            Call::Flush(path) => {
                assert_eq!(result, 0);
                self.events.push(Event::FlushEnded(path));
            }
        }
    }

    /// The path of an open file, if it is recorded.
    fn path(&self, descriptor: u64) -> Option<PathBuf> {
        let path = fs::read_link(format!("/proc/{}/fd/{descriptor}", self.pid)).ok()?;
        self.is_recorded(&path).then_some(path)
    }

    /// The position in an open file.
    fn position(&self, descriptor: u64) -> u64 {
        let text = fs::read_to_string(format!("/proc/{}/fdinfo/{descriptor}", self.pid)).unwrap();
        text.lines().find_map(|line| line.strip_prefix("pos:")).unwrap().trim().parse().unwrap()
    }

    fn is_recorded(&self, path: &Path) -> bool {
        path.starts_with(self.folder) && !path.as_os_str().as_bytes().ends_with(b"-shm")
    }

    /// The text that ends with a zero at this address.
    fn text(&self, address: u64) -> PathBuf {
        let mut bytes = vec![0; 4096];
        let length = self.memory.read_at(&mut bytes, address).unwrap();
        let text = bytes[..length].split(|byte| *byte == 0).next().unwrap();
        OsStr::from_bytes(text).into()
    }
}

fn resume(thread: Pid, signal: Option<Signal>) {
    match ptrace::syscall(thread, signal) {
        Ok(()) | Err(Errno::ESRCH) => {} // It may have ended.
        Err(error) => panic!("{error}"),
    }
}
