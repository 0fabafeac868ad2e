//! TLS of the connections to PostgreSQL, with the modes of libpq.

use std::{fs, path::PathBuf};

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};
use store::{DatabaseUrl, LogChange};
use tempfile::TempDir;
use testkit_postgres::ServerCertificate;

use crate::database::{append, payloads, room};

/// A certificate authority, whose certificate is in a file.
struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
    folder: TempDir,
}

impl Authority {
    fn new(name: &str) -> Self {
        let mut params = CertificateParams::new(vec![]).unwrap();
        params.distinguished_name.push(DnType::CommonName, name);
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
        let authority = Self { issuer, folder: tempfile::tempdir().unwrap() };
        fs::write(authority.file(), authority.issuer.pem()).unwrap();
        authority
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("root.pem")
    }

    /// Issues a certificate for a server on this host.
    fn issue(&self, host: &str) -> ServerCertificate {
        let key = KeyPair::generate().unwrap();
        let params = CertificateParams::new(vec![host.to_owned()]).unwrap();
        let certificate = params.signed_by(&key, &self.issuer).unwrap();
        ServerCertificate { certificate: certificate.pem(), key: key.serialize_pem() }
    }
}

/// Opens the database, writes and reads, and returns whether the connections are encrypted, or why the
/// database cannot be opened.
async fn try_open(address: &str, options: &str) -> Result<bool, String> {
    let url: DatabaseUrl = format!("{address}?{options}").parse().unwrap();
    let (store, task) = store::open(&url).await.map_err(|error| error.to_string())?;
    let running = tokio::spawn(task.run());
    let mut changes = store.watch();
    let end = u32::try_from(payloads(&store, "A").await.len()).unwrap();
    store.append(append("A", end, &["x"])).await.unwrap();
    // The connection that listens is encrypted too.
    let appended = LogChange::Appended { room: room("A"), end: store::EntryNumber(end + 1) };
    assert_eq!(changes.next().await, Some(appended));
    let is_encrypted = is_encrypted(address).await;
    drop(store);
    running.await.unwrap();
    Ok(is_encrypted)
}

/// Whether all connections of paiju to the database are encrypted; they must agree.
async fn is_encrypted(address: &str) -> bool {
    let plain = format!("{address}?sslmode=disable");
    let (client, connection) =
        tokio_postgres::connect(&plain, tokio_postgres::NoTls).await.unwrap();
    let connection = tokio::spawn(connection);
    let query =
        "SELECT count(*) FILTER (WHERE ssl), count(*) FROM pg_stat_ssl JOIN pg_stat_activity
                 USING (pid) WHERE application_name = 'paiju' AND datname = current_database()";
    let row = client.query_one(query, &[]).await.unwrap();
    let (n_encrypted, n_all): (i64, i64) = (row.get(0), row.get(1));
    // One connection writes, one listens and at least one reads.
    assert!(3 <= n_all && (n_encrypted == 0 || n_encrypted == n_all), "{n_encrypted} of {n_all}");
    drop(client);
    connection.await.unwrap().unwrap();
    n_encrypted == n_all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_encrypted_and_the_server_is_checked_as_the_mode_says() {
    let (authority, stranger) = (Authority::new("ours"), Authority::new("theirs"));
    let server =
        testkit_postgres::Postgres::start_on_tcp(Some(&authority.issue("localhost"))).unwrap();
    let localhost = server.create_database().unwrap();
    let root = format!("sslrootcert={}", authority.file().display());
    let other = format!("sslrootcert={}", stranger.file().display());

    // The host name is in the certificate.
    assert_eq!(try_open(&localhost, "sslmode=disable").await, Ok(false));
    assert_eq!(try_open(&localhost, "").await, Ok(true));
    assert_eq!(try_open(&localhost, "sslmode=require").await, Ok(true));
    assert_eq!(try_open(&localhost, &format!("sslmode=verify-ca&{root}")).await, Ok(true));
    assert_eq!(try_open(&localhost, &format!("sslmode=verify-full&{root}")).await, Ok(true));

    // Another authority has issued the certificate.
    for mode in ["require", "verify-ca", "verify-full"] {
        let refused = try_open(&localhost, &format!("sslmode={mode}&{other}")).await.unwrap_err();
        assert!(refused.contains("UnknownIssuer"), "{mode}: {refused}");
    }

    // The same server under a name that is not in the certificate.
    let address = localhost.replacen("localhost", "127.0.0.1", 1);
    assert_eq!(try_open(&address, &format!("sslmode=verify-ca&{root}")).await, Ok(true));
    let refused = try_open(&address, &format!("sslmode=verify-full&{root}")).await.unwrap_err();
    assert!(refused.contains("not valid for name"), "{refused}");

    // The certificates cannot be read.
    let missing = authority.folder.path().join("missing.pem");
    let empty = authority.folder.path().join("empty.pem");
    fs::write(&empty, "").unwrap();
    for (file, why) in [(missing, "No such file"), (empty, "it contains no certificate")] {
        let options = format!("sslmode=verify-full&sslrootcert={}", file.display());
        let refused = try_open(&localhost, &options).await.unwrap_err();
        assert!(refused.contains("cannot read the certificates in"), "{refused}");
        assert!(refused.contains(why), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_without_tls_is_refused_unless_encryption_is_optional() {
    let authority = Authority::new("ours");
    let server = testkit_postgres::Postgres::start_on_tcp(None).unwrap();
    let url = server.create_database().unwrap();
    assert_eq!(try_open(&url, "sslmode=prefer").await, Ok(false));
    let root = format!("sslrootcert={}", authority.file().display());
    for mode in ["require", "verify-ca", "verify-full"] {
        let options = if mode == "require" { "" } else { &root };
        let refused = try_open(&url, &format!("sslmode={mode}&{options}")).await.unwrap_err();
        assert!(refused.contains("server does not support TLS"), "{mode}: {refused}");
    }
}
