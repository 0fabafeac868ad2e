//! Runs fuzz targets for a given time, without coverage: `long-run SECONDS [TARGET…]`.
//!
//! The targets take turns of two seconds. Every minute the program prints how many inputs each target had. An input
//! on which a target panics is written to `artifacts/TARGET-NUMBER`, and the run continues. `FIRST` in the
//! environment is the number of the first input [default: 0]; a later run with a larger number has other inputs.

use std::{
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use fuzz::{
    inputs::Inputs,
    targets::{self, Target},
};

/// How long a target runs before the next one.
const TURN: Duration = Duration::from_secs(2);

const REPORT: Duration = Duration::from_secs(60);

struct Run {
    target: Target,
    inputs: Inputs,
    next: u64,
    time: Duration,
    n_panics: u64,
}

fn main() {
    let mut arguments = env::args().skip(1);
    let seconds = arguments.next().and_then(|text| text.parse().ok());
    let limit = Duration::from_secs(seconds.expect("usage: long-run SECONDS [TARGET…]"));
    let names: Vec<String> = arguments.collect();
    let first = env::var("FIRST").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    let chosen = targets::ALL
        .iter()
        .filter(|target| names.is_empty() || names.iter().any(|name| name == target.name));
    let mut runs: Vec<Run> = chosen
        .map(|&target| {
            let inputs = Inputs::new((target.seeds)());
            Run { target, inputs, next: first, time: Duration::ZERO, n_panics: 0 }
        })
        .collect();
    let (began, mut reported) = (Instant::now(), Instant::now());
    while began.elapsed() < limit {
        for run in &mut runs {
            run.take_turn();
        }
        if REPORT < reported.elapsed() {
            reported = Instant::now();
            report(&runs, first);
        }
    }
    report(&runs, first);
}

impl Run {
    fn take_turn(&mut self) {
        let began = Instant::now();
        let mut input = Vec::new();
        while began.elapsed() < TURN {
            self.inputs.make(self.next, &mut input);
            if catch_unwind(AssertUnwindSafe(|| (self.target.run)(&input))).is_err() {
                self.n_panics += 1;
                let path = format!("artifacts/{}-{}", self.target.name, self.next);
                fs::create_dir_all("artifacts").expect("the folder can be created");
                fs::write(&path, &input).expect("the input can be written");
                eprintln!("panicked on the input in {path}");
            }
            self.next += 1;
        }
        self.time += began.elapsed();
    }
}

fn report(runs: &[Run], first: u64) {
    for run in runs {
        let (inputs, seconds) = (run.next - first, run.time.as_secs_f64());
        println!("{:16} {inputs:>12} inputs {seconds:>8.1} s {} panics", run.target.name, run.n_panics);
    }
    let (all, panics): (u64, u64) =
        (runs.iter().map(|run| run.next - first).sum(), runs.iter().map(|run| run.n_panics).sum());
    println!("{:16} {all:>12} inputs {panics} panics", "all");
}
