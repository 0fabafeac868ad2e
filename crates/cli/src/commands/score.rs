//! `paiju score`: calculates scores of real cards, one JSON question per line.

use std::io::{self, BufRead, IsTerminal, Write};

use games::{GameKind, match_game};
use serde::Serialize;
use tabletop::{CodedRefusal, Message, Rules};

use crate::{
    error::{CliError, Source},
    exit::Exit,
    layout,
    messages::Messages,
    rules_args::{TableArgs, game_parser},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_parser())]
    game: GameKind,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long)]
    json: bool,
}

/// `paiju score` for one game. By default, a game has no score calculator.
pub(crate) trait ScoreCommand: Rules {
    /// The error codes; `None` without a score calculator.
    #[cfg(test)]
    const CODES: Option<&'static [&'static str]> = None;

    fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
        let _ = (args, messages);
        Err(CliError::NoScorer { game: Self::NAME })
    }
}

/// A game with a score calculator.
pub(crate) trait Scorer: Rules {
    type Reply: Serialize;
    type Error: CodedRefusal;

    /// Answers the question in `line`.
    fn score(line: &str, config: &Self::Config) -> Result<Self::Reply, Self::Error>;

    /// Explains the answer in sentences.
    fn explain(answer: &Self::Reply) -> Vec<Message>;
}

impl<R: Scorer> ScoreCommand for R {
    #[cfg(test)]
    const CODES: Option<&'static [&'static str]> = Some(R::Error::CODES);

    fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
        Scoring::<R>::new(args, messages)?.run()
    }
}

/// Answers the questions on standard input.
///
/// # Errors
///
/// Returns the first invalid line and the reason. Nothing is printed then.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    match_game!(args.game, Game => Game::run(args, messages))
}

struct Scoring<'a, R: Rules> {
    config: R::Config,
    json: bool,
    messages: &'a Messages,
}

impl<'a, R: Scorer> Scoring<'a, R> {
    fn new(args: &Args, messages: &'a Messages) -> Result<Self, CliError> {
        Ok(Self { config: args.table.config::<R>()?, json: args.json, messages })
    }

    fn run(&self) -> Result<Exit, CliError> {
        let stdin = io::stdin().lock();
        if stdin.is_terminal() { self.answer_interactively(stdin) } else { self.answer_all(stdin) }
    }

    /// Answers all lines, or returns the first invalid one and prints nothing.
    fn answer_all(&self, input: impl BufRead) -> Result<Exit, CliError> {
        let mut page = String::new();
        for (number, line) in (1..).zip(input.lines()) {
            page.push_str(&self.answer(number, &read(line)?)?);
        }
        anstream::stdout().lock().write_all(page.as_bytes())?;
        Ok(Exit::Success)
    }

    /// Answers line by line, and continues after an invalid one.
    fn answer_interactively(&self, input: impl BufRead) -> Result<Exit, CliError> {
        let hint = self.messages.say(&format!("{}-score-typing", R::NAME), &[]);
        writeln!(anstream::stderr(), "{hint}")?;
        for (number, line) in (1..).zip(input.lines()) {
            match self.answer(number, &read(line)?) {
                Ok(answer) => write!(anstream::stdout(), "{answer}")?,
                Err(error) => {
                    writeln!(anstream::stderr(), "{}", error.sentence(self.messages))?;
                }
            }
        }
        Ok(Exit::Success)
    }

    /// The answer to a line, with line ends; empty for a blank line.
    fn answer(&self, number: usize, line: &str) -> Result<String, CliError> {
        if line.trim().is_empty() {
            return Ok(String::new());
        }
        let answer = R::score(line, &self.config).map_err(|bad| {
            let what = self.messages.refusal(&format!("{}-score-", R::NAME), &bad);
            CliError::Score { line: number, what }
        })?;
        if self.json {
            let json = serde_json::to_string(&answer).map_err(io::Error::from)?;
            return Ok(format!("{json}\n"));
        }
        let heading = self.messages.say("cli-score-line", &[("line", number.into())]);
        let mut page = format!("{heading}\n");
        for reason in R::explain(&answer) {
            for line in layout::hang("  ", &self.sentence(&reason), layout::columns()) {
                page.push_str(&line);
                page.push('\n');
            }
        }
        Ok(page)
    }

    fn sentence(&self, reason: &Message) -> String {
        self.messages.say_message(reason, |seat| {
            let values = [("seat", (seat.index() + 1).into())];
            self.messages.say("cli-score-player", &values).into()
        })
    }
}

fn read(line: io::Result<String>) -> Result<String, CliError> {
    line.map_err(|error| CliError::Unreadable { source: Source::Stdin, error })
}
