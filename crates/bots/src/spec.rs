//! How a bot is called: `hard`, `hard:2000`, `hard:100ms`, `greedy-low`.

use std::{fmt, str::FromStr, time::Duration};

use tabletop::{Choice as _, Level};
use thiserror::Error;

/// Which bot, and how long it may think.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotSpec {
    /// A level, or the name of an old hand of one game.
    pub name: String,
    /// How long it may think.
    pub effort: Effort,
}

/// How long a bot may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Effort {
    /// As long as it sees fit.
    #[default]
    Usual,
    /// This many iterations.
    Iterations(u32),
    /// This long, for each decision.
    Time(Duration),
}

/// That is not how a bot is called.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "'{text}' is not a bot; write a name, and how long it may think if you like: \
     'medium', 'hard:2000' (iterations), 'hard:100ms'"
)]
pub struct BadSpec {
    text: String,
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> Self {
        Self { name: level.name().to_owned(), effort: Effort::Usual }
    }
}

impl FromStr for BotSpec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Self, BadSpec> {
        let bad = || BadSpec { text: text.to_owned() };
        let (name, effort) = match text.split_once(':') {
            None => (text, Effort::Usual),
            Some((name, effort)) => (name, parse_effort(effort).ok_or_else(bad)?),
        };
        let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if name.is_empty() || !name.chars().all(is_name) {
            return Err(bad());
        }
        Ok(Self { name: name.to_owned(), effort })
    }
}

/// A number of iterations, or a time in `ms` or `s`; not nothing.
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
            Effort::Usual => write!(f, "{}", self.name),
            Effort::Iterations(n) => write!(f, "{}:{n}", self.name),
            Effort::Time(time) => write!(f, "{}:{}ms", self.name, time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_called_by_name_and_effort() {
        for text in ["easy", "hard:2000", "hard:100ms", "greedy-low"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        let one_second = "hard:1s".parse::<BotSpec>().unwrap();
        assert_eq!(one_second.effort, Effort::Time(Duration::from_secs(1)));
    }

    #[test]
    fn what_is_not_a_bot_is_answered_with_what_is() {
        for text in ["", "Hard", "hard:", "hard:0", "hard:fast", "hard:-3", "hard:5m", ":5"] {
            let error = text.parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("'{text}' is not a bot; write a name")), "{error}");
        }
    }
}
