//! Keeps a private PostgreSQL for a test that is written in another language.
//!
//! Prints the address of an empty database, and ends when its standard input does.
#![expect(clippy::print_stdout, reason = "whoever started it reads there")]

use std::io;

use testkit_postgres::{Postgres, StartError};

fn main() -> Result<(), StartError> {
    let postgres = Postgres::start()?;
    println!("{}", postgres.create_database()?);
    // Nothing is said to it: whether the other end was closed or broke, it is over.
    drop(io::copy(&mut io::stdin(), &mut io::sink()));
    Ok(())
}
