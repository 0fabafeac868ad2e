//! `paiju remove-name`: removes the name of a player from a database.

use std::io::{self, Write};

use server::RemovedName;
use store::DatabaseUrl;
use tokio::runtime::Builder;

use super::serve::DATABASE;
use crate::{error::CliError, exit::Exit, messages::Messages};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "ID")]
    game: String,
    /// Counted from 1.
    #[arg(long, value_name = "N")]
    seat: usize,
    #[arg(
        long,
        value_name = "DATABASE",
        env = "PAIJU_DATABASE",
        hide_env = true,
        hide_env_values = true,
        default_value = DATABASE
    )]
    database: String,
}

/// Removes the name, and prints from how many rooms.
///
/// # Errors
///
/// Returns an error if there is no such player, or the database fails.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    let database: DatabaseUrl = args.database.parse().map_err(CliError::Database)?;
    let runtime = Builder::new_multi_thread().enable_all().build()?;
    let removed = runtime.block_on(server::remove_name(&database, &args.game, args.seat));
    let RemovedName { n_closed, n_open } = removed.map_err(CliError::RemoveName)?;
    let mut stdout = io::stdout().lock();
    writeln!(stdout, "{}", messages.say("cli-remove-name-done", &[("n", n_closed.into())]))?;
    if n_open > 0 {
        writeln!(stdout, "{}", messages.say("cli-remove-name-open", &[("n", n_open.into())]))?;
    }
    Ok(Exit::Success)
}
