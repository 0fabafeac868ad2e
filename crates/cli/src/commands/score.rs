//! `paiju score`: counts real cards on a real table, one question a line.

use std::io::{self, BufRead, IsTerminal, Write};

use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use games::GameKind;
use serde::Serialize;
use tabletop::{Message, Refusal, Rules, Value as Fact};

use crate::{
    exit::Exit,
    house::{House, game_parser},
    layout,
    problem::{Problem, Source},
    words::Words,
};

/// Whose cards to count, and how to say it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_parser())]
    game: GameKind,
    #[command(flatten)]
    house: House,
    /// Whether to answer for programs.
    #[arg(long)]
    json: bool,
}

/// A game whose real cards can be counted.
trait Scorer: Rules {
    type Answer: Serialize;
    type Bad: Refusal;

    /// Answers one line.
    fn score(line: &str, config: &Self::Config) -> Result<Self::Answer, Self::Bad>;

    /// The answer in sentences.
    fn explain(answer: &Self::Answer) -> Vec<Message>;
}

impl Scorer for DunMazi {
    type Answer = game_dun_mazi::scorer::Answer;
    type Bad = game_dun_mazi::scorer::BadScore;

    fn score(line: &str, config: &Self::Config) -> Result<Self::Answer, Self::Bad> {
        game_dun_mazi::scorer::score_line(line, config)
    }

    fn explain(answer: &Self::Answer) -> Vec<Message> {
        answer.explain()
    }
}

impl Scorer for SeaSalt {
    type Answer = game_sea_salt::scorer::Answer;
    type Bad = game_sea_salt::scorer::BadScore;

    fn score(line: &str, config: &Self::Config) -> Result<Self::Answer, Self::Bad> {
        game_sea_salt::scorer::score_line(line, config)
    }

    fn explain(answer: &Self::Answer) -> Vec<Message> {
        answer.explain().to_vec()
    }
}

impl Scorer for ForestShuffle {
    type Answer = game_forest::scorer::Answer;
    type Bad = game_forest::scorer::BadScore;

    fn score(line: &str, config: &Self::Config) -> Result<Self::Answer, Self::Bad> {
        game_forest::scorer::score_line(line, config)
    }

    fn explain(answer: &Self::Answer) -> Vec<Message> {
        answer.explain()
    }
}

/// Counts.
///
/// # Errors
///
/// Returns which line cannot be scored, and why; nothing is printed then.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    match args.game {
        GameKind::BigTwo => Err(Problem::NoScorer { game: args.game.name() }),
        GameKind::DunMazi => Scoring::<DunMazi>::new(args, words)?.run(),
        GameKind::Forest => Scoring::<ForestShuffle>::new(args, words)?.run(),
        GameKind::SeaSalt => Scoring::<SeaSalt>::new(args, words)?.run(),
    }
}

/// Counting the cards of one game.
struct Scoring<'a, R: Rules> {
    config: R::Config,
    json: bool,
    words: &'a Words,
}

impl<'a, R: Scorer> Scoring<'a, R> {
    fn new(args: &Args, words: &'a Words) -> Result<Self, Problem> {
        Ok(Self { config: args.house.config::<R>()?, json: args.json, words })
    }

    fn run(&self) -> Result<Exit, Problem> {
        let stdin = io::stdin().lock();
        if stdin.is_terminal() { self.talk(stdin) } else { self.answer_all(stdin) }
    }

    /// Answers everything, or says what is wrong with the first bad line and nothing else.
    fn answer_all(&self, input: impl BufRead) -> Result<Exit, Problem> {
        let mut page = String::new();
        for (number, line) in (1..).zip(input.lines()) {
            page.push_str(&self.answer(number, &read(line)?)?);
        }
        anstream::stdout().lock().write_all(page.as_bytes())?;
        Ok(Exit::Well)
    }

    /// Answers line by line, and goes on after a bad one.
    fn talk(&self, input: impl BufRead) -> Result<Exit, Problem> {
        let hint = self.words.say(&format!("{}-score-typing", R::NAME), &[]);
        writeln!(anstream::stderr(), "{hint}")?;
        for (number, line) in (1..).zip(input.lines()) {
            match self.answer(number, &read(line)?) {
                Ok(answer) => write!(anstream::stdout(), "{answer}")?,
                Err(problem) => {
                    writeln!(anstream::stderr(), "{}", problem.sentence(self.words))?;
                }
            }
        }
        Ok(Exit::Well)
    }

    /// The answer to a line, with its line ends; nothing for a blank one.
    fn answer(&self, number: usize, line: &str) -> Result<String, Problem> {
        if line.trim().is_empty() {
            return Ok(String::new());
        }
        let answer = R::score(line, &self.config).map_err(|bad| {
            let what = self.words.refusal(&format!("{}-score-", R::NAME), &bad);
            Problem::Score { line: number, what }
        })?;
        if self.json {
            let json = serde_json::to_string(&answer).map_err(io::Error::from)?;
            return Ok(format!("{json}\n"));
        }
        let heading = self.words.say("cli-score-line", &[("line", number.into())]);
        let mut page = format!("{heading}\n");
        for reason in R::explain(&answer) {
            for line in layout::hang("  ", &self.sentence(&reason), layout::columns()) {
                page.push_str(&line);
                page.push('\n');
            }
        }
        Ok(page)
    }

    /// A reason in words. Engines number players from 0, as the questions do.
    fn sentence(&self, reason: &Message) -> String {
        self.words.say_message(reason, |name, fact| match (name, fact) {
            ("who" | "over", &Fact::Number(seat)) => {
                Some(self.words.say("cli-score-player", &[("seat", seat.into())]).into())
            }
            _ => None,
        })
    }
}

fn read(line: io::Result<String>) -> Result<String, Problem> {
    line.map_err(|error| Problem::Unreadable { source: Source::Stdin, error })
}
