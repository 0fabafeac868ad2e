//! The address of a database.

use std::{fmt, path::PathBuf, str::FromStr};

use thiserror::Error;

/// The address of a database: the path of a SQLite file, or the URL of a PostgreSQL database.
///
/// When parsed, `postgres://…` is PostgreSQL, and anything else is a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DatabaseUrl {
    /// A file, created if it is missing.
    Sqlite(PathBuf),
    /// A database on this machine or in a trusted network: the connection is not encrypted. `Debug` and
    /// `Display` do not show the password.
    Postgres(Box<tokio_postgres::Config>),
}

/// Why a text is not the address of a database.
#[derive(Debug, Error)]
pub enum ParseDatabaseUrlError {
    #[error("the database is ''; give the path of a file or 'postgres://user@host/database'")]
    Empty,
    /// The URL is malformed. The message does not quote it, because it may hold a password.
    #[error(
        "the URL of the PostgreSQL database is malformed; \
         write 'postgres://user:password@host:port/database'"
    )]
    Postgres(#[source] tokio_postgres::Error),
    #[error(
        "the URL of the PostgreSQL database has no host; \
         write 'postgres://user:password@host:port/database'"
    )]
    NoHost,
    #[error("unknown kind of database '{scheme}://'; give a path or 'postgres://…'")]
    Scheme { scheme: String },
}

impl FromStr for DatabaseUrl {
    type Err = ParseDatabaseUrlError;

    fn from_str(text: &str) -> Result<Self, ParseDatabaseUrlError> {
        match text.split_once("://") {
            None if text.is_empty() => Err(ParseDatabaseUrlError::Empty),
            None => Ok(Self::Sqlite(text.into())),
            Some(("postgres" | "postgresql", _)) => {
                let config: tokio_postgres::Config =
                    text.parse().map_err(ParseDatabaseUrlError::Postgres)?;
                if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
                    return Err(ParseDatabaseUrlError::NoHost);
                }
                Ok(Self::Postgres(Box::new(config)))
            }
            Some((scheme, _)) => Err(ParseDatabaseUrlError::Scheme { scheme: scheme.to_owned() }),
        }
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => path.display().fmt(f),
            Self::Postgres(config) => match config.get_dbname().or(config.get_user()) {
                Some(name) => write!(f, "'{name}' on PostgreSQL"),
                None => f.write_str("on PostgreSQL"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> String {
        match text.parse::<DatabaseUrl>() {
            Ok(url) => url.to_string(),
            Err(error) => format!("error: {error}"),
        }
    }

    #[test]
    fn a_path_is_sqlite_and_a_postgres_address_is_postgres() {
        assert_eq!(parsed("games/paiju.db"), "games/paiju.db");
        assert_eq!(parsed("postgres://me:secret@db.example/paiju"), "'paiju' on PostgreSQL");
        assert_eq!(parsed("postgresql://me@%2Ftmp%2Fsocket"), "'me' on PostgreSQL");
        assert_eq!(parsed("postgres://db.example"), "on PostgreSQL");
        assert_eq!(parsed("postgres:///paiju?host=/tmp/socket"), "'paiju' on PostgreSQL");
    }

    #[test]
    fn any_other_text_is_refused_with_the_way_out() {
        insta::assert_snapshot!(parsed(""), @"error: the database is ''; give the path of a file or 'postgres://user@host/database'");
        insta::assert_snapshot!(parsed("mysql://x"), @"error: unknown kind of database 'mysql://'; give a path or 'postgres://…'");
        insta::assert_snapshot!(parsed("postgres:///paiju"), @"error: the URL of the PostgreSQL database has no host; write 'postgres://user:password@host:port/database'");
        insta::assert_snapshot!(parsed("postgres://host:port/db"), @"error: the URL of the PostgreSQL database is malformed; write 'postgres://user:password@host:port/database'");
    }

    #[test]
    fn the_password_is_not_parsed() {
        let url: DatabaseUrl = "postgres://me:secret@db.example/paiju".parse().unwrap();
        assert!(!format!("{url} {url:?}").contains("secret"));
    }
}
