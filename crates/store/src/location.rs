//! Where a database is.

use std::{fmt, path::PathBuf, str::FromStr};

use thiserror::Error;

/// Where a database is: a SQLite file, or a PostgreSQL server.
///
/// Read from text: `postgres://…` is PostgreSQL, anything else the path of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// A file, made if it is not there.
    Sqlite(PathBuf),
    /// A database on a server, on this machine or in a network that is trusted: the connection is
    /// not encrypted. `Debug` and `Display` do not show the password.
    Postgres(Box<tokio_postgres::Config>),
}

/// An address that leads nowhere.
#[derive(Debug, Error)]
pub enum BadLocation {
    /// Nothing is there.
    #[error("the database is ''; give the path of a file, or 'postgres://user@host/database'")]
    Empty,
    /// It looks like PostgreSQL's, but is not. It is not quoted, for it may hold a password.
    #[error(
        "the address of the PostgreSQL database is malformed; \
         write 'postgres://user:password@host:port/database'"
    )]
    Postgres(#[source] tokio_postgres::Error),
    /// It looks like an address, but of nothing we know.
    #[error("'{scheme}://' is not a database we know; give a path or 'postgres://…'")]
    Scheme {
        /// What it began with.
        scheme: String,
    },
}

impl FromStr for Location {
    type Err = BadLocation;

    fn from_str(text: &str) -> Result<Self, BadLocation> {
        match text.split_once("://") {
            None if text.is_empty() => Err(BadLocation::Empty),
            None => Ok(Self::Sqlite(text.into())),
            Some(("postgres" | "postgresql", _)) => {
                let config = text.parse().map_err(BadLocation::Postgres)?;
                Ok(Self::Postgres(Box::new(config)))
            }
            Some((scheme, _)) => Err(BadLocation::Scheme { scheme: scheme.to_owned() }),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => path.display().fmt(f),
            Self::Postgres(config) => {
                let name = config.get_dbname().or(config.get_user()).unwrap_or("?");
                write!(f, "'{name}' on PostgreSQL")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        match text.parse::<Location>() {
            Ok(location) => location.to_string(),
            Err(error) => format!("error: {error}"),
        }
    }

    #[test]
    fn a_path_is_sqlite_and_a_postgres_address_is_postgres() {
        assert_eq!(shown("games/paiju.db"), "games/paiju.db");
        assert_eq!(shown("postgres://me:secret@db.example/paiju"), "'paiju' on PostgreSQL");
        assert_eq!(shown("postgresql://me@%2Ftmp%2Fsocket"), "'me' on PostgreSQL");
    }

    #[test]
    fn what_is_neither_is_refused_with_the_way_out() {
        insta::assert_snapshot!(shown(""), @"error: the database is ''; give the path of a file, or 'postgres://user@host/database'");
        insta::assert_snapshot!(shown("mysql://x"), @"error: 'mysql://' is not a database we know; give a path or 'postgres://…'");
        insta::assert_snapshot!(shown("postgres://host:port/db"), @"error: the address of the PostgreSQL database is malformed; write 'postgres://user:password@host:port/database'");
    }

    #[test]
    fn the_password_is_not_shown() {
        let location: Location = "postgres://me:secret@db.example/paiju".parse().unwrap();
        assert!(!format!("{location} {location:?}").contains("secret"));
    }
}
