//! `paiju judge`: judges recorded games, checks recorded judgements, and grades other people's
//! judges.

mod cases;
mod diff;
mod program;
mod report;
mod verdict;

use std::{
    io::{self, BufRead, IsTerminal, Read, Write},
    path::PathBuf,
    time::{Duration, Instant},
};

use clap::builder::NonEmptyStringValueParser;
use game_big_two::transcript::{self, BadInput, Progress, Transcript};
use games::GameKind;

use self::{
    cases::{Case, Lacking},
    program::Program,
    report::{Form, Report},
    verdict::{Judged, Verdict},
};
use crate::{
    exit::Exit,
    house::game_parser,
    layout,
    problem::{Problem, Source},
    words::Words,
};

/// What to judge, and who is to do it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_parser())]
    game: GameKind,
    /// Files and folders of recorded games; none means standard input.
    #[arg(value_name = "CASE")]
    cases: Vec<PathBuf>,
    /// The program to grade, as typed in a shell.
    #[arg(
        long,
        value_name = "COMMAND",
        requires = "cases",
        value_parser = NonEmptyStringValueParser::new()
    )]
    run: Option<String>,
    /// How long the program may take for each case.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "5",
        requires = "run",
        allow_negative_numbers = true,
        value_parser = super::seconds
    )]
    time_limit: Duration,
    /// Whether to print JSON.
    #[arg(long, requires = "cases")]
    json: bool,
}

/// Judges, checks or grades.
///
/// # Errors
///
/// If something cannot be read, or the program to grade cannot be started.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    if args.game != GameKind::BigTwo {
        return Err(Problem::NoJudge { game: args.game.name() });
    }
    match &args.run {
        None if args.cases.is_empty() => judge_stdin(words),
        None => {
            let cases = cases::load(&args.cases, Lacking::Refused)?;
            let form = if args.json { Form::Json } else { Form::Details };
            sit(&cases, form, words, |_, case| Ok(check(case)))
        }
        Some(command) => {
            let cases = cases::load(&args.cases, Lacking::Judged)?;
            let form = if args.json { Form::Json } else { Form::DetailsAndTable };
            let program = Program::new(command, args.time_limit);
            sit(&cases, form, words, |number, case| grade(&program, number, case))
        }
    }
}

/// Goes through all cases and reports.
fn sit(
    cases: &[Case],
    form: Form,
    words: &Words,
    mut judge: impl FnMut(usize, &Case) -> Result<Judged, Problem>,
) -> Result<Exit, Problem> {
    let start = Instant::now();
    let mut report = Report::new(form, cases.len(), words);
    for (number, case) in cases.iter().enumerate() {
        let judged = judge(number, case)?;
        report.add(case, &judged)?;
    }
    report.finish(start.elapsed())
}

/// Judges a case ourselves.
fn check(case: &Case) -> Judged {
    let start = Instant::now();
    let (verdict, output) = match transcript::judge(&case.input) {
        Ok(transcript) if transcript.as_bytes() == case.expected => {
            (Verdict::Passed, transcript.into_bytes())
        }
        Ok(transcript) => (Verdict::WrongOutput, transcript.into_bytes()),
        Err(_) if case.expected.is_empty() => (Verdict::Passed, Vec::new()), // BT-36
        Err(bad) => (Verdict::NotJudged(bad), Vec::new()),
    };
    Judged { verdict, output, time: start.elapsed() }
}

/// Lets a program judge a case.
fn grade(program: &Program<'_>, number: usize, case: &Case) -> Result<Judged, Problem> {
    let judged = program.judge(case)?;
    // What the shell says when there is no such program. Saying so once is enough.
    if let Verdict::Crashed { end: program::End::Code(126 | 127), stderr } = &judged.verdict
        && number == 0
    {
        let said = stderr.lines().last().unwrap_or_default().to_owned();
        return Err(Problem::CannotStart { command: program.command.to_owned(), said });
    }
    Ok(judged)
}

/// Judges one recorded game from standard input, or a game being typed.
fn judge_stdin(words: &Words) -> Result<Exit, Problem> {
    let (stdin, mut stdout) = (io::stdin().lock(), io::stdout().lock());
    if stdin.is_terminal() {
        let hint = layout::wrap(&words.say("cli-judge-typing", &[]), layout::columns());
        writeln!(io::stderr(), "{}", hint.join("\n"))?;
        converse(stdin, stdout)?;
    } else {
        let transcript = transcript::judge(&read_all(stdin)?).map_err(of_stdin)?;
        stdout.write_all(transcript.as_bytes())?;
    }
    Ok(Exit::Well)
}

fn read_all(mut stdin: impl Read) -> Result<Vec<u8>, Problem> {
    let mut input = Vec::new();
    let unreadable = |error| Problem::Unreadable { source: Source::Stdin, error };
    stdin.read_to_end(&mut input).map_err(unreadable)?;
    Ok(input)
}

/// Judges a game as it is typed, answering every line.
fn converse(stdin: impl BufRead, mut stdout: impl Write) -> Result<(), Problem> {
    let mut lines = (1..).zip(stdin.lines()).map(|(line, text)| {
        text.map_err(|error| {
            if error.kind() == io::ErrorKind::InvalidData {
                of_stdin(BadInput::NotText { line })
            } else {
                Problem::Unreadable { source: Source::Stdin, error }
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

fn of_stdin(bad: BadInput) -> Problem {
    Problem::Input { source: Source::Stdin, bad }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// BT-30 … BT-35: what is typed line by line is answered as a file would be.
    #[test]
    fn a_typed_game_is_judged_like_a_recorded_one() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/big-two"));
        for case in cases::load(&[folder.to_owned()], Lacking::Refused).unwrap() {
            let mut answers = Vec::new();
            let answered = converse(case.input.as_slice(), &mut answers);
            assert_eq!(answered.is_err(), case.expected.is_empty(), "{}", case.name);
            assert!(answers == case.expected, "{}", case.name);
        }
    }

    /// BT-36: nothing is answered to a bad deck, nor to bytes that are no text.
    #[test]
    fn a_typed_deck_is_checked() {
        let mut answers = Vec::new();
        let problem = converse(b"C[3] C[3]\n".as_slice(), &mut answers).unwrap_err();
        let bad = BadInput::CardTwice { place: 2, token: "C[3]".to_owned(), first: 1 };
        assert!(matches!(problem, Problem::Input { bad: found, .. } if found == bad));
        let problem = converse(b"C[3]\n\xff\n".as_slice(), &mut answers).unwrap_err();
        let bad = BadInput::NotText { line: 2 };
        assert!(matches!(problem, Problem::Input { bad: found, .. } if found == bad));
        assert!(answers.is_empty());
    }
}
