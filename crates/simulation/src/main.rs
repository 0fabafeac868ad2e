//! Simulates runs by hand: `cargo run --profile fast -p simulation -- --faults 1000000`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program")]
#![expect(clippy::disallowed_methods, reason = "it measures how long the runs take")]

use std::{
    num::NonZeroUsize,
    process::ExitCode,
    thread,
    time::{Duration, Instant},
};

use clap::Parser;
use simulation::{Campaign, Options, Totals};

/// Simulate three nodes, their database and their clients, with faults
#[derive(Debug, Parser)]
struct Arguments {
    /// Number of the first run
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Begin no more runs after this many faults
    #[arg(long, default_value_t = 10_000)]
    faults: u64,
    /// Begin no more than this many runs
    #[arg(long)]
    runs: Option<u64>,
    /// End the faults of a run after this many
    #[arg(long, default_value_t = Options::default().max_faults)]
    max_faults: u64,
    /// Number of threads [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

fn main() -> ExitCode {
    let Arguments { seed, faults, runs, max_faults, threads } = Arguments::parse();
    let threads = threads.or_else(|| thread::available_parallelism().ok());
    let campaign = Campaign {
        first: seed,
        n_faults: faults,
        n_runs: runs,
        n_threads: threads.map_or(1, NonZeroUsize::get),
        options: Options { max_faults, ..Options::default() },
    };
    let began = Instant::now();
    let outcome = campaign.run(|totals| {
        if totals.n_runs.is_multiple_of(10) {
            print(totals, began.elapsed());
        }
    });
    match outcome {
        Ok(totals) => {
            print(&totals, began.elapsed());
            print!("{}", totals.faults);
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn print(totals: &Totals, took: Duration) {
    let Totals { faults, n_runs, n_entries, n_acks, n_frames, n_games, simulated } = totals;
    println!(
        "{} faults in {n_runs} runs: {n_games} games, {n_entries} entries, {n_acks} acknowledgements, \
         {n_frames} frames; {} h simulated in {} s",
        faults.total(),
        simulated.as_secs() / 3600,
        took.as_secs(),
    );
}
