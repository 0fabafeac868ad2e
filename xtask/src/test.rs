//! `cargo xtask test`: runs all checks and tests, the cheap ones first.

use std::{
    fmt,
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, ensure};

use crate::{api, browser, client, patterns, postgres, project, tidy, webassembly};

/// A step of the run, which must succeed.
struct Step {
    title: &'static str,
    work: Work,
    /// What to do if it fails.
    remedy: &'static str,
}

enum Work {
    /// A function of this program. The argument is the project's root.
    Here(fn(&Path) -> Result<()>),
    /// Another program, started in the project's root.
    Run {
        env: &'static [(&'static str, &'static str)],
        program: &'static str,
        args: &'static [&'static str],
    },
}

/// The steps, in order.
const STEPS: &[Step] = &[
    Step {
        title: "tidy",
        work: Work::Here(tidy::run),
        remedy: "each message above ends with what to do; `cargo xtask tidy` runs only this step",
    },
    Step {
        title: "format",
        work: Work::Run { env: &[], program: "cargo", args: &["fmt", "--all", "--check"] },
        remedy: "run `cargo fmt`",
    },
    // The server embeds the client. If the client were built later, the server would be built twice.
    Step {
        title: "client",
        work: Work::Here(client::run),
        remedy: "install Node.js 20 or newer; if the lock file is out of date, run `npm install` in web/",
    },
    Step {
        title: "lints",
        work: Work::Run {
            env: &[],
            program: "cargo",
            args: &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
        },
        remedy: "fix the warnings above; if the lock file is out of date, run `cargo check`",
    },
    // A page can play without a server by running the driver in a worker.
    Step {
        title: "webassembly",
        work: Work::Here(webassembly::run),
        remedy: "keep clocks, threads and I/O out of the crates below the shells",
    },
    Step {
        title: "postgres",
        work: Work::Here(postgres::run),
        remedy: "install your system's package 'postgresql'; it is not necessary to run a server",
    },
    Step {
        title: "tests",
        // The same inputs in every run. Manual runs use random inputs.
        work: Work::Run {
            env: &[("PROPTEST_RNG_SEED", "1")],
            program: "cargo",
            args: &["test", "--workspace", "--locked"],
        },
        remedy: "run only the failing test: `cargo test -p CRATE NAME`",
    },
    Step {
        title: "patterns",
        work: Work::Here(patterns::run),
        remedy: "see above which test needs the pattern; docs/how-to/add-a-pattern.md explains where such a test belongs",
    },
    Step {
        title: "api",
        work: Work::Here(api::run),
        remedy: "schemathesis prints each request that got a wrong response; correct the handler or crates/server/src/http/routes.rs",
    },
    Step {
        title: "documentation",
        work: Work::Run {
            env: &[("RUSTDOCFLAGS", "-Dwarnings")],
            program: "cargo",
            args: &["doc", "--workspace", "--no-deps", "--locked"],
        },
        remedy: "fix the doc comments named above",
    },
    Step {
        title: "client lints",
        work: Work::Run { env: &[], program: "npm", args: &["--prefix", "web", "run", "check"] },
        remedy: "fix the errors above; `npm run format` in web/ fixes the format",
    },
    Step {
        title: "client tests",
        work: Work::Run { env: &[], program: "npm", args: &["--prefix", "web", "test"] },
        remedy: "run only the failing test: `npm test NAME` in web/",
    },
    Step {
        title: "browser",
        work: Work::Here(browser::run_all),
        remedy: "run only the failing test: `cargo xtask browser NAME`; screenshots of the failure are in web/test-results",
    },
];

/// Runs all steps and prints their times.
///
/// # Errors
///
/// Returns the first step that failed, and what to do.
pub(crate) fn run(root: &Path) -> Result<()> {
    let times = run_steps(STEPS, root)?;
    println!("\n{}", summary(&times));
    Ok(())
}

fn run_steps(steps: &[Step], root: &Path) -> Result<Vec<(&'static str, Duration)>> {
    let mut times = Vec::new();
    for (number, step) in (1..).zip(steps) {
        println!("\n[{number}/{}] {}\n      $ {step}", steps.len(), step.title);
        let start = Instant::now();
        step.run(root).map_err(|error| {
            anyhow!("step '{}' failed ({error:#}); {}", step.title, step.remedy)
        })?;
        let time = start.elapsed();
        println!("      done in {:.1} s", time.as_secs_f64());
        times.push((step.title, time));
    }
    Ok(times)
}

impl Step {
    fn run(&self, root: &Path) -> Result<()> {
        match self.work {
            Work::Here(work) => work(root),
            Work::Run { env, program, args } => {
                let status = project::command(root, program)
                    .envs(env.iter().copied())
                    .args(args)
                    .status()
                    .with_context(|| format!("cannot start '{program}'"))?;
                ensure!(status.success(), "{status}");
                Ok(())
            }
        }
    }
}

/// The command line of the step.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.work {
            Work::Here(_) => write!(f, "cargo xtask {}", self.title),
            Work::Run { env, program, args } => {
                for (name, value) in env {
                    write!(f, "{name}={value} ")?;
                }
                write!(f, "{program} {}", args.join(" "))
            }
        }
    }
}

/// The time of each step in seconds, and their sum.
fn summary(times: &[(&str, Duration)]) -> String {
    let sum = ("all", times.iter().map(|(_, time)| *time).sum());
    let line = |(title, time): &(&str, Duration)| format!("{title:14}{:8.1} s", time.as_secs_f64());
    let lines: Vec<_> = times.iter().chain([&sum]).map(line).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    const fn here(title: &'static str, work: fn(&Path) -> Result<()>) -> Step {
        Step { title, work: Work::Here(work), remedy: "fix it" }
    }

    #[test]
    fn the_first_failure_stops_the_run_and_says_what_to_do() {
        let steps = [
            here("well", |_| Ok(())),
            here("ill", |_| bail!("a fault")),
            here("never", |_| panic!("a step after a failure was run")),
        ];
        let error = run_steps(&steps, Path::new(".")).unwrap_err();
        assert_eq!(format!("{error:#}"), "step 'ill' failed (a fault); fix it");
    }

    #[test]
    fn a_missing_program_is_named() {
        let work = Work::Run { env: &[], program: "no-such-program", args: &[] };
        let step = Step { title: "odd", work, remedy: "install it" };
        let error = format!("{:#}", run_steps(&[step], Path::new(".")).unwrap_err());
        assert!(
            error.starts_with("step 'odd' failed (cannot start 'no-such-program': "),
            "{error}"
        );
    }

    #[test]
    fn a_step_is_shown_as_its_command_line() {
        let shown: Vec<_> = STEPS.iter().map(Step::to_string).collect();
        assert_eq!(
            shown,
            [
                "cargo xtask tidy",
                "cargo fmt --all --check",
                "cargo xtask client",
                "cargo clippy --workspace --all-targets --locked -- -D warnings",
                "cargo xtask webassembly",
                "cargo xtask postgres",
                "PROPTEST_RNG_SEED=1 cargo test --workspace --locked",
                "cargo xtask patterns",
                "cargo xtask api",
                "RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --locked",
                "npm --prefix web run check",
                "npm --prefix web test",
                "cargo xtask browser",
            ]
        );
    }

    #[test]
    fn the_summary_ends_with_the_sum() {
        let times = [("tidy", Duration::from_millis(250)), ("tests", Duration::from_secs(61))];
        assert_eq!(
            summary(&times),
            "tidy               0.2 s\ntests             61.0 s\nall               61.2 s"
        );
    }
}
