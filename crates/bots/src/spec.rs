//! Bot specifications, such as `hard`, `hard:2000`, `hard:100ms` or `greedy-low`.

use std::{fmt, str::FromStr, time::Duration};

use tabletop::{Choice as _, Level};
use thiserror::Error;

/// Name of a bot and its budget.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotSpec {
    /// A level or a baseline.
    pub name: String,
    pub effort: Effort,
}

/// Budget per decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Effort {
    /// The bot's default number of iterations.
    #[default]
    Default,
    Iterations(u32),
    Time(Duration),
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "'{text}' is not a bot; write a name and optionally a budget, such as 'medium', \
     'hard:2000' (iterations) or 'hard:100ms'"
)]
pub struct ParseSpecError {
    text: String,
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> Self {
        Self { name: level.name().to_owned(), effort: Effort::Default }
    }
}

impl FromStr for BotSpec {
    type Err = ParseSpecError;

    fn from_str(text: &str) -> Result<Self, ParseSpecError> {
        let bad = || ParseSpecError { text: text.to_owned() };
        let (name, effort) = match text.split_once(':') {
            None => (text, Effort::Default),
            Some((name, effort)) => (name, parse_effort(effort).ok_or_else(bad)?),
        };
        let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if name.is_empty() || !name.chars().all(is_name) {
            return Err(bad());
        }
        Ok(Self { name: name.to_owned(), effort })
    }
}

/// Parses a positive number of iterations, or a positive time in `ms` or `s`.
fn parse_effort(text: &str) -> Option<Effort> {
    let (number, unit) = match text.find(|c: char| !c.is_ascii_digit()) {
        None => (text, ""),
        Some(at) => text.split_at(at),
    };
    let number: u32 = number.parse().ok().filter(|&number| 0 < number)?;
    match unit {
        "" => Some(Effort::Iterations(number)),
        "ms" => Some(Effort::Time(Duration::from_millis(number.into()))),
        "s" => Some(Effort::Time(Duration::from_secs(number.into()))),
        _ => None,
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.effort {
            Effort::Default => write!(f, "{}", self.name),
            Effort::Iterations(n) => write!(f, "{}:{n}", self.name),
            Effort::Time(time) => write!(f, "{}:{}ms", self.name, time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spec_round_trips() {
        for text in ["easy", "hard:2000", "hard:100ms", "greedy-low"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        let one_second = "hard:1s".parse::<BotSpec>().unwrap();
        assert_eq!(one_second.effort, Effort::Time(Duration::from_secs(1)));
    }

    #[test]
    fn the_error_for_a_bad_spec_quotes_it_and_says_what_to_write() {
        for text in ["", "Hard", "hard:", "hard:0", "hard:fast", "hard:-3", "hard:5m", ":5"] {
            let error = text.parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("'{text}' is not a bot; write a name")), "{error}");
        }
    }
}
