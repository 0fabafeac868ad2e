//! A sequential test as people type it: `0,30`, `50%,55%`, `0,30,0.05,0.05`.

use ::arena::{Hypothesis, Sprt};

/// The chances of error if nobody says.
const ERROR: f64 = 0.05;

/// Reads a test.
pub(super) fn parse(text: &str) -> Result<Sprt, &'static str> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let (low, high, errors) = match parts[..] {
        [low, high] => (low, high, None),
        [low, high, alpha, beta] => (low, high, Some((alpha, beta))),
        _ => return Err("two or four numbers"),
    };
    let (alpha, beta) = match errors {
        None => (ERROR, ERROR),
        Some((alpha, beta)) => (chance(alpha)?, chance(beta)?),
    };
    let (h0, h1) = (hypothesis(low)?, hypothesis(high)?);
    let is_ascending = match (h0, h1) {
        (Hypothesis::Elo(low), Hypothesis::Elo(high))
        | (Hypothesis::Share(low), Hypothesis::Share(high)) => low < high,
        (Hypothesis::Elo(_), Hypothesis::Share(_)) | (Hypothesis::Share(_), Hypothesis::Elo(_)) => {
            return Err("both in Elo or both in percent");
        }
    };
    if is_ascending { Ok(Sprt { h0, h1, alpha, beta }) } else { Err("the lower first") }
}

/// The test as it is typed.
pub(super) fn written(sprt: Sprt) -> String {
    let Sprt { h0, h1, alpha, beta } = sprt;
    let written = |hypothesis| match hypothesis {
        Hypothesis::Elo(elo) => elo.to_string(),
        Hypothesis::Share(share) => format!("{}%", rounded(share * 100.0)),
    };
    format!("{},{},{alpha},{beta}", written(h0), written(h1))
}

fn hypothesis(text: &str) -> Result<Hypothesis, &'static str> {
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
    match text.strip_suffix('%') {
        None => number(text).map(Hypothesis::Elo).ok_or("not a number"),
        Some(percent) => {
            let share = number(percent).map(|percent| percent / 100.0);
            let share = share.filter(|share| 0.0 < *share && *share < 1.0);
            share.map(Hypothesis::Share).ok_or("not a share")
        }
    }
}

fn chance(text: &str) -> Result<f64, &'static str> {
    let chance = text.parse().ok().filter(|chance| 0.0 < *chance && *chance < 0.5);
    chance.ok_or("not a chance of error")
}

/// Without the dust of multiplying fractions.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_written_as_it_is_read() {
        for text in ["0,30,0.05,0.05", "-10,5.5,0.01,0.1", "50%,57%,0.05,0.05"] {
            assert_eq!(written(parse(text).unwrap()), text);
        }
        assert_eq!(parse("0,30"), parse("0, 30, 0.05, 0.05"));
    }

    #[test]
    fn what_cannot_be_tested_is_refused() {
        for text in ["", "30", "30,0", "0,0", "0,50%", "0%,50%", "50%,100%", "0,30,0.05", "a,b"] {
            assert!(parse(text).is_err(), "{text}");
        }
        for text in ["0,30,0,0.05", "0,30,0.05,0.5", "0,inf", "0,30,0.05,0.05,1"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
