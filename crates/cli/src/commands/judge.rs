//! `paiju judge`: judges recorded games, checks expected outputs, and grades other judge programs.

mod case_result;
mod cases;
mod diff;
mod program;
mod report;

use std::{
    io::{self, BufRead, IsTerminal, Read, Write},
    path::PathBuf,
    time::{Duration, Instant},
};

use clap::builder::NonEmptyStringValueParser;
use game_big_two::transcript::{self, InputRefusal, Progress, Transcript};
use games::GameKind;

use self::{
    case_result::{CaseResult, CaseStatus},
    cases::{Case, MissingOutput},
    program::Program,
    report::{CaseReporter, ReportFormat},
};
use crate::{
    error::{CliError, Source},
    exit::Exit,
    layout,
    messages::Messages,
    rules_args::game_parser,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_parser())]
    game: GameKind,
    #[arg(value_name = "CASE")]
    cases: Vec<PathBuf>,
    #[arg(
        long,
        value_name = "COMMAND",
        requires = "cases",
        value_parser = NonEmptyStringValueParser::new()
    )]
    run: Option<String>,
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "5",
        requires = "run",
        allow_negative_numbers = true,
        value_parser = super::seconds
    )]
    time_limit: Duration,
    #[arg(long, requires = "cases")]
    json: bool,
}

/// Judges standard input, checks cases, or grades a program.
///
/// # Errors
///
/// Returns an error if an input cannot be read, or the program to grade cannot be started.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    if args.game != GameKind::BigTwo {
        return Err(CliError::NoJudge { game: args.game.name() });
    }
    match &args.run {
        None if args.cases.is_empty() => judge_stdin(messages),
        None => {
            let cases = cases::load(&args.cases, MissingOutput::Refused)?;
            let format = if args.json { ReportFormat::Json } else { ReportFormat::Details };
            run_cases(&cases, format, messages, |_, case| Ok(check(case)))
        }
        Some(command) => {
            let cases = cases::load(&args.cases, MissingOutput::Judged)?;
            let format = if args.json { ReportFormat::Json } else { ReportFormat::DetailsAndTable };
            let program = Program::new(command, args.time_limit);
            run_cases(&cases, format, messages, |number, case| grade(&program, number, case))
        }
    }
}

/// Runs `judge` for all cases, and reports the results.
fn run_cases(
    cases: &[Case],
    format: ReportFormat,
    messages: &Messages,
    mut judge: impl FnMut(usize, &Case) -> Result<CaseResult, CliError>,
) -> Result<Exit, CliError> {
    let start = Instant::now();
    let mut report = CaseReporter::new(format, cases.len(), messages);
    for (number, case) in cases.iter().enumerate() {
        let result = judge(number, case)?;
        report.add(case, &result)?;
    }
    report.finish(start.elapsed())
}

/// Judges a case with the built-in judge.
fn check(case: &Case) -> CaseResult {
    let start = Instant::now();
    let (status, output) = match transcript::judge(&case.input) {
        Ok(transcript) if transcript.as_bytes() == case.expected => {
            (CaseStatus::Passed, transcript.into_bytes())
        }
        Ok(transcript) => (CaseStatus::WrongOutput, transcript.into_bytes()),
        Err(_) if case.is_refused() => (CaseStatus::Passed, Vec::new()), // BT-36
        Err(refusal) => (CaseStatus::NotJudged(refusal), Vec::new()),
    };
    CaseResult { status, output, time: start.elapsed() }
}

/// Runs a program on a case.
fn grade(program: &Program<'_>, number: usize, case: &Case) -> Result<CaseResult, CliError> {
    let result = program.judge(case)?;
    // The exit codes of a shell if the command cannot be run. The first case is enough to report it.
    if let CaseStatus::Crashed { end: program::ProgramFailure::Code(126 | 127), stderr } =
        &result.status
        && number == 0
    {
        let said = stderr.lines().last().unwrap_or_default().to_owned();
        return Err(CliError::CannotStart { command: program.command.to_owned(), said });
    }
    Ok(result)
}

/// Judges one game from standard input. On a terminal, answers line by line.
fn judge_stdin(messages: &Messages) -> Result<Exit, CliError> {
    let (stdin, mut stdout) = (io::stdin().lock(), io::stdout().lock());
    if stdin.is_terminal() {
        let hint = layout::wrap(&messages.say("cli-judge-typing", &[]), layout::columns());
        writeln!(io::stderr(), "{}", hint.join("\n"))?;
        judge_interactively(stdin, stdout)?;
    } else {
        let transcript = transcript::judge(&read_all(stdin)?).map_err(of_stdin)?;
        stdout.write_all(transcript.as_bytes())?;
    }
    Ok(Exit::Success)
}

fn read_all(mut stdin: impl Read) -> Result<Vec<u8>, CliError> {
    let mut input = Vec::new();
    let unreadable = |error| CliError::Unreadable { source: Source::Stdin, error };
    stdin.read_to_end(&mut input).map_err(unreadable)?;
    Ok(input)
}

/// Judges a game line by line while the user types it.
fn judge_interactively(stdin: impl BufRead, mut stdout: impl Write) -> Result<(), CliError> {
    let mut lines = (1..).zip(stdin.lines()).map(|(line, text)| {
        text.map_err(|error| {
            if error.kind() == io::ErrorKind::InvalidData {
                of_stdin(InputRefusal::NotText { line })
            } else {
                CliError::Unreadable { source: Source::Stdin, error }
            }
        })
    });
    let mut head = lines.by_ref().take(5).collect::<Result<Vec<String>, _>>()?;
    if let Some(deck) = head.first_mut()
        && let Some(without_mark) = deck.strip_prefix('\u{feff}')
    {
        *deck = without_mark.to_owned();
    }
    let mut game = Transcript::open(&mut head.iter().map(String::as_str)).map_err(of_stdin)?;
    let mut out = game.opening();
    loop {
        stdout.write_all(out.as_bytes())?;
        stdout.flush()?;
        out.clear();
        let Some(line) = lines.next() else { return Ok(()) };
        if game.act(&line?, &mut out) == Progress::Over {
            return Ok(stdout.write_all(out.as_bytes())?);
        }
    }
}

fn of_stdin(refusal: InputRefusal) -> CliError {
    CliError::Input { source: Source::Stdin, refusal }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// BT-30 … BT-35: line by line, the output is the same as for a file.
    #[test]
    fn a_typed_game_is_judged_like_a_recorded_one() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/big-two"));
        for case in cases::load(&[folder.to_owned()], MissingOutput::Refused).unwrap() {
            let mut answers = Vec::new();
            let answered = judge_interactively(case.input.as_slice(), &mut answers);
            assert_eq!(answered.is_err(), case.is_refused(), "{}", case.name);
            assert!(answers == case.expected, "{}", case.name);
        }
    }

    /// BT-36: there is no output for an invalid deck or for bytes that are not UTF-8.
    #[test]
    fn a_typed_deck_is_checked() {
        let mut answers = Vec::new();
        let error = judge_interactively(b"C[3] C[3]\n".as_slice(), &mut answers).unwrap_err();
        let refusal = InputRefusal::CardTwice { place: 2, token: "C[3]".to_owned(), first: 1 };
        assert!(matches!(error, CliError::Input { refusal: found, .. } if found == refusal));
        let error = judge_interactively(b"C[3]\n\xff\n".as_slice(), &mut answers).unwrap_err();
        let refusal = InputRefusal::NotText { line: 2 };
        assert!(matches!(error, CliError::Input { refusal: found, .. } if found == refusal));
        assert!(answers.is_empty());
    }
}
