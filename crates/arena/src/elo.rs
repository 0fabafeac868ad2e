//! Strength as Elo, for any number of players.
//!
//! With `s` seats of which a bot has `c`, and a share `w` of victories for each of them, the others
//! have `(1 - c·w) / (s - c)` each. The bot's Elo over the others is `400·log10` of the quotient:
//! the strengths of Plackett and Luce by first places. For two players that is the usual logistic
//! Elo, `400·log10(w / (1 - w))`.

/// The Elo of a bot over the others at the table; `None` if it always wins, never does, or is alone.
pub fn of_share(share: f64, seats: usize, copies: usize) -> Option<f64> {
    let (seats, copies) = (small(seats), small(copies));
    let others = (1.0 - copies * share) / (seats - copies);
    // Rounding may leave a trace of nothing.
    let is_possible = copies < seats && 1e-12 < share && 1e-12 < others;
    is_possible.then(|| 400.0 * (share / others).log10())
}

/// The share of victories for each copy of a bot that is so much stronger than the others.
pub fn to_share(elo: f64, seats: usize, copies: usize) -> f64 {
    let (seats, copies) = (small(seats), small(copies));
    let strength = 10_f64.powf(elo / 400.0);
    strength / (copies * strength + seats - copies)
}

fn small(count: usize) -> f64 {
    f64::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_elo(share: f64, seats: usize, copies: usize, expected: f64) {
        let elo = of_share(share, seats, copies).unwrap();
        assert!((elo - expected).abs() < 0.05, "{elo} is not {expected}");
        assert!((to_share(elo, seats, copies) - share).abs() < 1e-9);
    }

    /// 64 % is +100, 76 % is +200, 10 to 1 is 400: the numbers every chess player knows.
    #[test]
    fn two_players_have_the_usual_elo() {
        check_elo(0.5, 2, 1, 0.0);
        check_elo(0.640_065, 2, 1, 100.0);
        check_elo(0.759_747, 2, 1, 200.0);
        check_elo(10.0 / 11.0, 2, 1, 400.0);
    }

    /// One wins 40 of 100 games and three others 20 each: twice as strong as each, 400·log10(2).
    #[test]
    fn par_is_zero_at_any_table() {
        check_elo(0.25, 4, 1, 0.0);
        check_elo(0.4, 4, 1, 120.412);
        check_elo(0.2, 4, 3, -120.412);
    }

    #[test]
    fn certainty_and_solitude_have_no_elo() {
        assert_eq!(of_share(1.0, 2, 1), None);
        assert_eq!(of_share(0.0, 2, 1), None);
        assert_eq!(of_share(1.0 / 3.0, 4, 3), None);
        assert_eq!(of_share(0.5, 2, 2), None);
    }
}
