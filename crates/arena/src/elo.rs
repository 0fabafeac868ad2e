//! Elo for any number of players.
//!
//! If a bot has `c` of `s` seats and each of them has the win rate `w`, each other seat has the win
//! rate `(1 - c·w) / (s - c)`. The bot's Elo over the others is `400·log10` of the ratio of the two
//! rates, which are the strengths in a Plackett-Luce model of first places. For two players, this
//! is the logistic Elo, `400·log10(w / (1 - w))`.

/// Elo over the other players; `None` if the bot always or never wins, or has all seats.
pub fn from_win_rate(win_rate: f64, seats: usize, copies: usize) -> Option<f64> {
    let (seats, copies) = (small(seats), small(copies));
    let others = (1.0 - copies * win_rate) / (seats - copies);
    // Rounding may leave a tiny remainder instead of 0.
    let is_possible = copies < seats && 1e-12 < win_rate && 1e-12 < others;
    is_possible.then(|| 400.0 * (win_rate / others).log10())
}

/// Win rate of each copy of a bot that is `elo` stronger than the others.
pub fn to_win_rate(elo: f64, seats: usize, copies: usize) -> f64 {
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
    fn check_elo(win_rate: f64, seats: usize, copies: usize, expected: f64) {
        let elo = from_win_rate(win_rate, seats, copies).unwrap();
        assert!((elo - expected).abs() < 0.05, "{elo} is not {expected}");
        assert!((to_win_rate(elo, seats, copies) - win_rate).abs() < 1e-9);
    }

    /// The values known from chess: 64 % is +100, 76 % is +200, 10 to 1 is +400.
    #[test]
    fn two_players_have_the_logistic_elo() {
        check_elo(0.5, 2, 1, 0.0);
        check_elo(0.640_065, 2, 1, 100.0);
        check_elo(0.759_747, 2, 1, 200.0);
        check_elo(10.0 / 11.0, 2, 1, 400.0);
    }

    /// One player wins 40 of 100 games and three others win 20 each: 400·log10(2).
    #[test]
    fn par_is_zero_at_any_table() {
        check_elo(0.25, 4, 1, 0.0);
        check_elo(0.4, 4, 1, 120.412);
        check_elo(0.2, 4, 3, -120.412);
    }

    #[test]
    fn a_bot_that_always_wins_or_has_all_seats_has_no_elo() {
        assert_eq!(from_win_rate(1.0, 2, 1), None);
        assert_eq!(from_win_rate(0.0, 2, 1), None);
        assert_eq!(from_win_rate(1.0 / 3.0, 4, 3), None);
        assert_eq!(from_win_rate(0.5, 2, 2), None);
    }
}
