//! The address of a database.

use std::{fmt, path::PathBuf, str::FromStr};

use percent_encoding::percent_decode_str;
use thiserror::Error;
use tokio_postgres::config::{Host, SslMode};

use crate::tls::CertificateCheck;

/// The address of a database: the path of a SQLite file, or the URL of a PostgreSQL database.
///
/// When parsed, `postgres://…` is PostgreSQL, and anything else is a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DatabaseUrl {
    /// A file, created if it is missing.
    Sqlite(PathBuf),
    Postgres(Box<PostgresUrl>),
}

/// The address of a PostgreSQL database, and how to encrypt the connections to it. `Debug` and `Display` do
/// not show the password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostgresUrl {
    pub(crate) config: tokio_postgres::Config,
    pub(crate) certificate_check: CertificateCheck,
}

/// The values of `sslmode`, with the meaning that they have for libpq.
const SSL_MODES: &str = "disable, prefer, require, verify-ca or verify-full";

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
    #[error("sslmode '{mode}' is not supported; write {SSL_MODES}")]
    SslMode { mode: String },
    #[error(
        "the option '{option}' of a database URL is not supported; for an encrypted connection, write \
         sslmode and sslrootcert"
    )]
    SslOption { option: String },
    /// Nothing would tell the right server from another one.
    #[error(
        "sslmode '{mode}' needs the certificate authority of the server; \
         add 'sslrootcert=' with the path of its file"
    )]
    NoRootCertificate { mode: String },
    /// libpq would try the certificate and then go on without encryption.
    #[error("with sslrootcert, write sslmode require, verify-ca or verify-full")]
    UnusedRootCertificate,
    #[error(
        "sslrootcert 'system' is not supported; give the path of a file, such as \
         /etc/ssl/certs/ca-certificates.crt"
    )]
    SystemCertificates,
}

impl FromStr for DatabaseUrl {
    type Err = ParseDatabaseUrlError;

    fn from_str(text: &str) -> Result<Self, ParseDatabaseUrlError> {
        match text.split_once("://") {
            None if text.is_empty() => Err(ParseDatabaseUrlError::Empty),
            None => Ok(Self::Sqlite(text.into())),
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres(Box::new(text.parse()?))),
            Some((scheme, _)) => Err(ParseDatabaseUrlError::Scheme { scheme: scheme.to_owned() }),
        }
    }
}

impl FromStr for PostgresUrl {
    type Err = ParseDatabaseUrlError;

    /// Takes the options about TLS out of the URL: `tokio-postgres` knows some of them only.
    fn from_str(text: &str) -> Result<Self, ParseDatabaseUrlError> {
        let (address, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut mode, mut root, mut others) = (None, None, Vec::new());
        for option in query.split('&').filter(|option| !option.is_empty()) {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            let value = || percent_decode_str(value).decode_utf8_lossy().into_owned();
            match name {
                "sslmode" => mode = Some(value()),
                "sslrootcert" => root = Some(value()),
                _ if name.starts_with("ssl") || name == "requiressl" => {
                    let option = name.to_owned();
                    return Err(ParseDatabaseUrlError::SslOption { option });
                }
                _ => others.push(option),
            }
        }
        let others =
            if others.is_empty() { String::new() } else { format!("?{}", others.join("&")) };
        let config = format!("{address}{others}").parse::<tokio_postgres::Config>();
        let mut config = config.map_err(ParseDatabaseUrlError::Postgres)?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(ParseDatabaseUrlError::NoHost);
        }
        let (mode, certificate_check) = tls(mode.as_deref().unwrap_or("prefer"), root)?;
        // Nobody can listen on a Unix socket, and PostgreSQL offers no TLS there.
        let is_local = config.get_hosts().iter().all(|host| matches!(host, Host::Unix(_)));
        let is_local = is_local && config.get_hostaddrs().is_empty();
        config.ssl_mode(if is_local { SslMode::Disable } else { mode });
        Ok(Self { config, certificate_check })
    }
}

/// Whether to encrypt, and what to check, as libpq does.
fn tls(
    mode: &str,
    root: Option<String>,
) -> Result<(SslMode, CertificateCheck), ParseDatabaseUrlError> {
    if root.as_deref() == Some("system") {
        return Err(ParseDatabaseUrlError::SystemCertificates);
    }
    let no_root = || ParseDatabaseUrlError::NoRootCertificate { mode: mode.to_owned() };
    let root = root.map(PathBuf::from);
    match (mode, root) {
        ("disable" | "prefer", Some(_)) => Err(ParseDatabaseUrlError::UnusedRootCertificate),
        ("disable", None) => Ok((SslMode::Disable, CertificateCheck::Nothing)),
        ("prefer", None) => Ok((SslMode::Prefer, CertificateCheck::Nothing)),
        ("require", None) => Ok((SslMode::Require, CertificateCheck::Nothing)),
        ("require", Some(root)) => Ok((SslMode::Require, CertificateCheck::Authority(root))),
        ("verify-ca", root) => {
            Ok((SslMode::Require, CertificateCheck::Authority(root.ok_or_else(no_root)?)))
        }
        ("verify-full", root) => {
            Ok((SslMode::Require, CertificateCheck::AuthorityAndHost(root.ok_or_else(no_root)?)))
        }
        (mode, _) => Err(ParseDatabaseUrlError::SslMode { mode: mode.to_owned() }),
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => path.display().fmt(f),
            Self::Postgres(url) => match url.config.get_dbname().or(url.config.get_user()) {
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

    /// The mode and the check of a URL with these options.
    fn options(host: &str, options: &str) -> String {
        match format!("postgres://me@{host}/paiju?{options}").parse::<PostgresUrl>() {
            Ok(url) => format!("{:?}, {:?}", url.config.get_ssl_mode(), url.certificate_check),
            Err(error) => format!("error: {error}"),
        }
    }

    #[test]
    fn the_modes_of_libpq_are_understood() {
        let at = |options: &str| self::options("db.example", options);
        assert_eq!(at(""), "Prefer, Nothing");
        assert_eq!(at("sslmode=disable"), "Disable, Nothing");
        assert_eq!(at("application_name=x&sslmode=prefer"), "Prefer, Nothing");
        assert_eq!(at("sslmode=require"), "Require, Nothing");
        let root = "sslrootcert=%2Fetc%2Fca%20one.pem";
        for mode in ["require", "verify-ca"] {
            let options = format!("sslmode={mode}&{root}");
            assert_eq!(at(&options), "Require, Authority(\"/etc/ca one.pem\")");
        }
        let full = at(&format!("{root}&sslmode=verify-full"));
        assert_eq!(full, "Require, AuthorityAndHost(\"/etc/ca one.pem\")");
        // As for libpq, a Unix socket needs no TLS.
        assert_eq!(options("%2Ftmp", "sslmode=require"), "Disable, Nothing");
    }

    #[test]
    fn what_is_not_supported_about_tls_is_refused_with_one_sentence() {
        let at = |options: &str| self::options("db.example", options);
        insta::assert_snapshot!(at("sslmode=allow"), @"error: sslmode 'allow' is not supported; write disable, prefer, require, verify-ca or verify-full");
        insta::assert_snapshot!(at("sslmode=verify-full"), @"error: sslmode 'verify-full' needs the certificate authority of the server; add 'sslrootcert=' with the path of its file");
        insta::assert_snapshot!(at("sslrootcert=ca.pem"), @"error: with sslrootcert, write sslmode require, verify-ca or verify-full");
        insta::assert_snapshot!(at("sslmode=verify-full&sslrootcert=system"), @"error: sslrootcert 'system' is not supported; give the path of a file, such as /etc/ssl/certs/ca-certificates.crt");
        insta::assert_snapshot!(at("sslmode=require&sslcert=me.pem"), @"error: the option 'sslcert' of a database URL is not supported; for an encrypted connection, write sslmode and sslrootcert");
    }

    #[test]
    fn the_password_is_not_parsed() {
        let url: DatabaseUrl = "postgres://me:secret@db.example/paiju".parse().unwrap();
        assert!(!format!("{url} {url:?}").contains("secret"));
    }
}
