//! Runs `paiju bench`, plain for speed and under valgrind for instruction counts.

use std::{
    fmt,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde_json::Value;

use crate::project;

/// A game, its preset and the number of players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Contest {
    pub(super) game: String,
    pub(super) preset: String,
    pub(super) players: String,
}

/// Speed of a game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Speed {
    pub(super) games_per_s: f64,
    pub(super) decisions_per_s: f64,
}

/// The release build of `paiju`.
#[derive(Debug)]
pub(super) struct Paiju {
    executable: PathBuf,
}

/// Proof that valgrind is installed.
#[derive(Debug)]
pub(super) struct Valgrind(());

/// Decisions and instructions of one run, including startup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Count {
    decisions: u64,
    instructions: u64,
}

/// Games in the two counted runs. The difference of the runs excludes startup.
const FEW_GAMES: u32 = 50;
const MANY_GAMES: u32 = 150;

impl Paiju {
    pub(super) fn build(root: &Path) -> Result<Self> {
        Ok(Self { executable: project::build_paiju(root, "release")? })
    }

    pub(super) fn contests(&self) -> Result<Vec<Contest>> {
        let output = checked_output(self.bench().arg("--list"))?;
        read_list(&String::from_utf8_lossy(&output.stdout))
    }

    /// Plays `contest` for `seconds` seconds.
    pub(super) fn speed(&self, contest: &Contest, seconds: u32) -> Result<Speed> {
        let seconds = seconds.to_string();
        let output =
            checked_output(self.bench().args(contest.args()).args(["--seconds", &seconds]))?;
        read_speed(&output.stdout, contest)
    }

    fn bench(&self) -> Command {
        let mut command = Command::new(&self.executable);
        command.arg("bench");
        command
    }
}

impl Valgrind {
    /// Returns `None` if valgrind is not installed.
    pub(super) fn find() -> Option<Self> {
        let output = Command::new("valgrind").arg("--version").output().ok()?;
        output.status.success().then_some(Self(()))
    }

    /// Counts the instructions per decision of `contest`.
    pub(super) fn instructions_per_decision(
        &self,
        paiju: &Paiju,
        contest: &Contest,
    ) -> Result<u64> {
        let few = self.count(paiju, contest, FEW_GAMES)?;
        let many = self.count(paiju, contest, MANY_GAMES)?;
        difference(few, many).with_context(|| format!("cannot count the instructions of {contest}"))
    }

    fn count(&self, paiju: &Paiju, contest: &Contest, games: u32) -> Result<Count> {
        let Self(()) = self;
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
        command.arg(&paiju.executable).arg("bench").args(contest.args());
        command.args(["--games", &games.to_string(), "--seed", "1"]);
        let output = checked_output(&mut command)?;
        Ok(Count {
            decisions: read_decisions(&output.stdout)?,
            instructions: read_collected(&String::from_utf8_lossy(&output.stderr))?,
        })
    }
}

impl Contest {
    fn args(&self) -> [&str; 6] {
        [&self.game, "--preset", &self.preset, "--players", &self.players, "--json"]
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} with {} players", self.game, self.preset, self.players)
    }
}

/// Runs `command` and returns its output, or an error with the last line of its stderr.
fn checked_output(command: &mut Command) -> Result<Output> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        let last = stderr.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("no output");
        bail!("{command:?} failed ({}): {last}", output.status);
    }
    Ok(output)
}

/// Parses lines of game, preset and number of players.
pub(super) fn read_list(text: &str) -> Result<Vec<Contest>> {
    let contest = |line: &str| match line.split_whitespace().collect::<Vec<_>>()[..] {
        [game, preset, players] if players.parse::<u8>().is_ok() => Ok(Contest {
            game: game.to_owned(),
            preset: preset.to_owned(),
            players: players.to_owned(),
        }),
        _ => Err(anyhow!(
            "cannot parse the line '{line}' of `paiju bench --list`; expected 'GAME PRESET PLAYERS'"
        )),
    };
    let contests: Vec<_> =
        text.lines().filter(|line| !line.trim().is_empty()).map(contest).collect::<Result<_>>()?;
    ensure!(!contests.is_empty(), "`paiju bench --list` lists nothing");
    Ok(contests)
}

fn read_speed(json: &[u8], contest: &Contest) -> Result<Speed> {
    let value = read_json(json)?;
    let same = value["game"] == contest.game.as_str() && value["preset"] == contest.preset.as_str();
    ensure!(same, "asked for {contest}, paiju measured {value}");
    let number = |key: &str| {
        let number = value[key].as_f64().filter(|number| number.is_finite() && *number > 0.0);
        number.with_context(|| format!("'{key}' is not a number above zero in {value}"))
    };
    Ok(Speed { games_per_s: number("games-per-s")?, decisions_per_s: number("decisions-per-s")? })
}

fn read_decisions(json: &[u8]) -> Result<u64> {
    let value = read_json(json)?;
    value["decisions"].as_u64().with_context(|| format!("no count of 'decisions' in {value}"))
}

fn read_json(json: &[u8]) -> Result<Value> {
    serde_json::from_slice(json).with_context(|| {
        format!(
            "cannot parse the output of paiju as JSON: '{}'",
            String::from_utf8_lossy(json).trim()
        )
    })
}

/// The count on callgrind's line `==1== Collected : 1234`.
fn read_collected(stderr: &str) -> Result<u64> {
    let counts = stderr.lines().find_map(|line| line.split_once("Collected :"));
    let count = counts.and_then(|(_, counts)| counts.split_whitespace().next()?.parse().ok());
    count.context("cannot find the instruction count in callgrind's output")
}

/// Instructions per decision, rounded.
fn difference(few: Count, many: Count) -> Result<u64> {
    let decisions = many.decisions.checked_sub(few.decisions).filter(|&decisions| decisions > 0);
    let instructions = many.instructions.checked_sub(few.instructions);
    let (Some(decisions), Some(instructions)) = (decisions, instructions) else {
        bail!(
            "{MANY_GAMES} games took no more instructions than {FEW_GAMES}: {many:?} and {few:?}"
        );
    };
    Ok((instructions + decisions / 2) / decisions)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest() -> Contest {
        read_list("big-two classic 4").unwrap().remove(0)
    }

    #[test]
    fn the_list_has_one_contest_per_line() {
        let contests = read_list("big-two classic 4\n\nforest  published 2\n").unwrap();
        let shown: Vec<_> = contests.iter().map(Contest::to_string).collect();
        assert_eq!(shown, ["big-two classic with 4 players", "forest published with 2 players"]);
    }

    #[test]
    fn an_invalid_list_is_refused() {
        let error = |text| read_list(text).unwrap_err().to_string();
        assert_eq!(error("\n"), "`paiju bench --list` lists nothing");
        assert_eq!(
            error("big-two 4"),
            "cannot parse the line 'big-two 4' of `paiju bench --list`; expected 'GAME PRESET PLAYERS'"
        );
        assert!(read_list("big-two classic four").is_err());
    }

    #[test]
    fn speeds_are_read() {
        let json = br#"{"game":"big-two","preset":"classic","players":4,
                        "games-per-s":1234.5,"decisions-per-s":98765}"#;
        let speed = Speed { games_per_s: 1234.5, decisions_per_s: 98765.0 };
        assert_eq!(read_speed(json, &contest()).unwrap(), speed);
    }

    #[test]
    fn output_without_speeds_is_refused() {
        let error = |json: &[u8]| read_speed(json, &contest()).unwrap_err().to_string();
        assert_eq!(error(b"oh no\n"), "cannot parse the output of paiju as JSON: 'oh no'");
        assert_eq!(
            error(br#"{"game":"forest","preset":"classic"}"#),
            r#"asked for big-two classic with 4 players, paiju measured {"game":"forest","preset":"classic"}"#
        );
        assert_eq!(
            error(br#"{"game":"big-two","preset":"classic","games-per-s":0}"#),
            "'games-per-s' is not a number above zero in \
             {\"game\":\"big-two\",\"games-per-s\":0,\"preset\":\"classic\"}"
        );
    }

    #[test]
    fn decisions_are_read() {
        assert_eq!(read_decisions(br#"{"decisions":4321}"#).unwrap(), 4321);
        assert!(read_decisions(br#"{"decisions":"many"}"#).is_err());
    }

    #[test]
    fn the_instruction_count_of_callgrind_is_read() {
        let stderr = "==7== Callgrind, a call-graph generating cache profiler\n\
                      ==7== Events    : Ir\n\
                      ==7== Collected : 123456789\n\
                      ==7== \n\
                      ==7== I   refs:      123,456,789\n";
        assert_eq!(read_collected(stderr).unwrap(), 123_456_789);
        assert!(read_collected("==7== Events    : Ir\n").is_err());
    }

    #[test]
    fn startup_is_not_counted() {
        let few = Count { decisions: 100, instructions: 1_000_000 + 100 * 300 };
        let many = Count { decisions: 300, instructions: 1_000_000 + 300 * 300 + 150 };
        assert_eq!(difference(few, many).unwrap(), 301);
        assert!(difference(many, few).is_err());
        assert!(difference(few, few).is_err());
    }
}
