//! Who is asked to play.

use ::arena::{Entrant, LineUp, Notable};
use bots::{Bot, BotSpec};

use crate::{house::seats_for, problem::Problem};

/// Reads who plays, and repeats the last until the table is full.
///
/// # Errors
///
/// Returns what is not a bot, or that so many cannot play.
pub(super) fn read<R: Notable>(
    players: &[String],
    seats: Option<u8>,
) -> Result<Vec<BotSpec>, Problem> {
    let names = players.iter().flat_map(|list| list.split(','));
    let spec = |name: &str| {
        name.trim().parse().map_err(|_| Problem::BadBot { text: name.trim().to_owned() })
    };
    let mut specs = names.map(spec).collect::<Result<Vec<BotSpec>, _>>()?;
    let count = u8::try_from(specs.len()).unwrap_or(u8::MAX);
    let n_seats = seats_for::<R>(seats.unwrap_or(0).max(count).max(*R::SEATS.start()))?.count();
    if let Some(last) = specs.last().cloned() {
        specs.resize(n_seats, last);
    }
    Ok(specs)
}

/// The line-up of these players.
///
/// # Errors
///
/// If no table is so large.
pub(super) fn of(specs: &[BotSpec]) -> Result<LineUp, Problem> {
    let entrants = specs.iter().map(Entrant::from).collect();
    LineUp::new(entrants).map_err(|_| Problem::BadBot { text: String::new() })
}

/// The bot that takes a seat.
///
/// # Errors
///
/// If nobody of that name plays the game.
pub(super) fn seat_player<R: Notable>(spec: &BotSpec) -> Result<Box<dyn Bot<R>>, Problem> {
    R::bot(spec).map_err(Problem::UnknownBot)
}
