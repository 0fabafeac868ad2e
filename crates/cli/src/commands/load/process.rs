//! CPU time and memory of a process, from `/proc`.

use std::{fs, time::Duration};

/// Resource usage of a process. Only available on Linux.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Usage {
    /// CPU time of all threads.
    pub(super) cpu: Duration,
    /// Resident memory in bytes.
    pub(super) resident: u64,
    /// Peak resident memory in bytes.
    pub(super) peak: u64,
}

impl Usage {
    pub(super) fn of(pid: u32) -> Option<Self> {
        Self::read(&pid.to_string())
    }

    /// Usage of this process.
    pub(super) fn ours() -> Option<Self> {
        Self::read("self")
    }

    fn read(pid: &str) -> Option<Self> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let cpu = cpu_in(&stat, ticks_per_second())?;
        let kibibytes = |name| Some(kibibytes_in(&status, name)? * 1024);
        Some(Self { cpu, resident: kibibytes("VmRSS:")?, peak: kibibytes("VmHWM:")? })
    }
}

#[cfg(unix)]
fn ticks_per_second() -> u64 {
    rustix::param::clock_ticks_per_second()
}

#[cfg(not(unix))]
fn ticks_per_second() -> u64 {
    100
}

/// Parses the CPU time in `/proc/PID/stat`.
fn cpu_in(stat: &str, ticks_per_second: u64) -> Option<Duration> {
    // The name is in parentheses and may contain any character. utime and stime are fields 14 and 15.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
    let ticks: u64 = ticks.sum::<Result<_, _>>().ok()?;
    Some(Duration::from_millis(ticks * 1000 / ticks_per_second))
}

/// Parses a field of `/proc/PID/status` in kibibytes.
fn kibibytes_in(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_proc_are_parsed() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194560 100 0 0 0 150 25 0 0 20 0 1 0";
        assert_eq!(cpu_in(stat, 100), Some(Duration::from_millis(1750)));
        let status = "Name:\tx\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\n";
        assert_eq!(kibibytes_in(status, "VmRSS:"), Some(1024));
        assert_eq!(kibibytes_in(status, "VmSwap:"), None);
    }
}
