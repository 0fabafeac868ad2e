//! The syntax of `--sprt`: `0,30`, `50%,55%`, `0,30,0.05,0.05`.

use ::arena::{Hypothesis, Sprt};

/// Default error probabilities.
const ERROR: f64 = 0.05;

pub(super) fn parse(text: &str) -> Result<Sprt, &'static str> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let (low, high, errors) = match parts[..] {
        [low, high] => (low, high, None),
        [low, high, alpha, beta] => (low, high, Some((alpha, beta))),
        _ => return Err("two or four numbers"),
    };
    let (alpha, beta) = match errors {
        None => (ERROR, ERROR),
        Some((alpha, beta)) => (error_probability(alpha)?, error_probability(beta)?),
    };
    let (h0, h1) = (hypothesis(low)?, hypothesis(high)?);
    let is_ascending = match (h0, h1) {
        (Hypothesis::Elo(low), Hypothesis::Elo(high))
        | (Hypothesis::WinRate(low), Hypothesis::WinRate(high)) => low < high,
        (Hypothesis::Elo(_), Hypothesis::WinRate(_))
        | (Hypothesis::WinRate(_), Hypothesis::Elo(_)) => {
            return Err("both in Elo or both in percent");
        }
    };
    if is_ascending { Ok(Sprt { h0, h1, alpha, beta }) } else { Err("the lower first") }
}

/// Formats a test as [`parse`] reads it.
pub(super) fn format(sprt: Sprt) -> String {
    let Sprt { h0, h1, alpha, beta } = sprt;
    let strength = |hypothesis| match hypothesis {
        Hypothesis::Elo(elo) => elo.to_string(),
        Hypothesis::WinRate(win_rate) => format!("{}%", rounded(win_rate * 100.0)),
    };
    format!("{},{},{alpha},{beta}", strength(h0), strength(h1))
}

fn hypothesis(text: &str) -> Result<Hypothesis, &'static str> {
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
    match text.strip_suffix('%') {
        None => number(text).map(Hypothesis::Elo).ok_or("not a number"),
        Some(percent) => {
            let win_rate = number(percent).map(|percent| percent / 100.0);
            let win_rate = win_rate.filter(|win_rate| 0.0 < *win_rate && *win_rate < 1.0);
            win_rate.map(Hypothesis::WinRate).ok_or("not a win rate")
        }
    }
}

fn error_probability(text: &str) -> Result<f64, &'static str> {
    let probability = text.parse().ok().filter(|number| 0.0 < *number && *number < 0.5);
    probability.ok_or("not an error probability")
}

/// Removes rounding errors of the multiplication.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formatted_test_can_be_parsed() {
        for text in ["0,30,0.05,0.05", "-10,5.5,0.01,0.1", "50%,57%,0.05,0.05"] {
            assert_eq!(format(parse(text).unwrap()), text);
        }
        assert_eq!(parse("0,30"), parse("0, 30, 0.05, 0.05"));
    }

    #[test]
    fn invalid_tests_are_refused() {
        for text in ["", "30", "30,0", "0,0", "0,50%", "0%,50%", "50%,100%", "0,30,0.05", "a,b"] {
            assert!(parse(text).is_err(), "{text}");
        }
        for text in ["0,30,0,0.05", "0,30,0.05,0.5", "0,inf", "0,30,0.05,0.05,1"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
