//! Runs a private PostgreSQL for tests in other languages.
//!
//! Prints the URL of an empty database, and exits when its standard input closes.
#![expect(clippy::print_stdout, reason = "the parent process reads the URL there")]

use std::io;

use testkit_postgres::{Postgres, StartPostgresError};

fn main() -> Result<(), StartPostgresError> {
    let postgres = Postgres::start()?;
    println!("{}", postgres.create_database()?);
    // The input is ignored. A read error ends the program like the end of the input.
    drop(io::copy(&mut io::stdin(), &mut io::sink()));
    Ok(())
}
