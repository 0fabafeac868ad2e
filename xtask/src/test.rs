//! `cargo xtask test`: every check and every test, the cheap ones first.

use std::{
    fmt,
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, ensure};

use crate::{browser, client, patterns, postgres, project, tidy};

/// One thing that must succeed.
struct Step {
    title: &'static str,
    work: Work,
    /// What to try when it fails.
    remedy: &'static str,
}

/// How a step is carried out.
enum Work {
    /// Inside this process, given the project's root.
    Here(fn(&Path) -> Result<()>),
    /// By another program, in the project's root.
    Run {
        env: &'static [(&'static str, &'static str)],
        program: &'static str,
        args: &'static [&'static str],
    },
}

/// All the steps, in the order they are run.
const STEPS: &[Step] = &[
    Step {
        title: "tidy",
        work: Work::Here(tidy::run),
        remedy: "each complaint above ends with what to do; `cargo xtask tidy` runs this step alone",
    },
    Step {
        title: "format",
        work: Work::Run { env: &[], program: "cargo", args: &["fmt", "--all", "--check"] },
        remedy: "run `cargo fmt`",
    },
    // The server has the client within it: built later, it would have to be built again.
    Step {
        title: "client",
        work: Work::Here(client::run),
        remedy: "install Node.js 20 or newer; if it speaks of the lock file, run `npm install` in web/",
    },
    Step {
        title: "lints",
        work: Work::Run {
            env: &[],
            program: "cargo",
            args: &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
        },
        remedy: "mend what clippy names above; if it speaks of the lock file, run `cargo check`",
    },
    Step {
        title: "postgres",
        work: Work::Here(postgres::run),
        remedy: "install your system's package 'postgresql'; no server needs to run",
    },
    Step {
        title: "tests",
        // The same inputs in every run; runs by hand go on exploring.
        work: Work::Run {
            env: &[("PROPTEST_RNG_SEED", "1")],
            program: "cargo",
            args: &["test", "--workspace", "--locked"],
        },
        remedy: "run the failing test alone: `cargo test -p CRATE NAME`",
    },
    Step {
        title: "patterns",
        work: Work::Here(patterns::run),
        remedy: "see above which pattern's removal breaks what; docs/how-to/add-a-pattern.md says where it belongs",
    },
    Step {
        title: "documentation",
        work: Work::Run {
            env: &[("RUSTDOCFLAGS", "-Dwarnings")],
            program: "cargo",
            args: &["doc", "--workspace", "--no-deps", "--locked"],
        },
        remedy: "mend the doc comments rustdoc names above",
    },
    Step {
        title: "client lints",
        work: Work::Run { env: &[], program: "npm", args: &["--prefix", "web", "run", "check"] },
        remedy: "mend what is named above; `npm run format` in web/ formats",
    },
    Step {
        title: "client tests",
        work: Work::Run { env: &[], program: "npm", args: &["--prefix", "web", "test"] },
        remedy: "run the failing test alone: `npm test NAME` in web/",
    },
    Step {
        title: "browser",
        work: Work::Here(browser::run_all),
        remedy: "run the failing test alone: `cargo xtask browser NAME`; pictures of how it failed are in web/test-results",
    },
];

/// Runs every step.
///
/// # Errors
///
/// Names the first step that failed, and what to try.
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
        step.carry_out(root).map_err(|error| {
            anyhow!("step '{}' failed ({error:#}); {}", step.title, step.remedy)
        })?;
        let time = start.elapsed();
        println!("      done in {:.1} s", time.as_secs_f64());
        times.push((step.title, time));
    }
    Ok(times)
}

impl Step {
    fn carry_out(&self, root: &Path) -> Result<()> {
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

/// The command as one would type it.
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

/// The table of steps and seconds, with their sum.
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
        Step { title, work: Work::Here(work), remedy: "mend it" }
    }

    #[test]
    fn the_first_failure_stops_the_run_and_says_what_to_try() {
        let steps = [
            here("well", |_| Ok(())),
            here("ill", |_| bail!("a fault")),
            here("never", |_| panic!("a step after a failure was run")),
        ];
        let error = run_steps(&steps, Path::new(".")).unwrap_err();
        assert_eq!(format!("{error:#}"), "step 'ill' failed (a fault); mend it");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let work = Work::Run { env: &[], program: "no-such-program", args: &[] };
        let step = Step { title: "odd", work, remedy: "install it" };
        let error = format!("{:#}", run_steps(&[step], Path::new(".")).unwrap_err());
        assert!(
            error.starts_with("step 'odd' failed (cannot start 'no-such-program': "),
            "{error}"
        );
    }

    #[test]
    fn a_step_is_shown_as_one_would_type_it() {
        let shown: Vec<_> = STEPS.iter().map(Step::to_string).collect();
        assert_eq!(
            shown,
            [
                "cargo xtask tidy",
                "cargo fmt --all --check",
                "cargo xtask client",
                "cargo clippy --workspace --all-targets --locked -- -D warnings",
                "cargo xtask postgres",
                "PROPTEST_RNG_SEED=1 cargo test --workspace --locked",
                "cargo xtask patterns",
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
