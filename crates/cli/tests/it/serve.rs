//! Tests of `paiju serve`.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    process::{Command, Stdio},
};

use rustix::process::{Pid, Signal, kill_process};

use crate::paiju::paiju;

/// RM-23: the server prints its address, answers there, and shuts down gracefully. The file of the database
/// is complete without its journal then.
#[test]
fn the_server_prints_its_address_and_stops_on_a_signal() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("paiju.toml");
    fs::write(&config, "listen = \"127.0.0.1:1\"\nlog = \"json\"\n").unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_paiju"))
        .args(["serve", "--listen", "127.0.0.1:0", "--config"])
        .arg(&config)
        .env("PAIJU_DATABASE", folder.path().join("games.sqlite"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.strip_prefix("paiju listens on http://").unwrap().trim_end();
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("ok\n"), "{answer}");
    assert!(folder.path().join("games.sqlite").exists());
    kill_process(Pid::from_child(&server), Signal::TERM).unwrap();
    assert_eq!(server.wait().unwrap().code(), Some(0));
    let journal = fs::metadata(folder.path().join("games.sqlite-wal"));
    assert_eq!(journal.map_or(0, |journal| journal.len()), 0);
}

/// A second signal ends the server at once, although a client has sent half a request. One signal lets
/// it finish.
#[test]
fn a_second_signal_ends_the_server_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_paiju"))
        .args(["serve", "--listen", "127.0.0.1:0", "--request-seconds", "3600"])
        .env("PAIJU_DATABASE", folder.path().join("games.sqlite"))
        .env_remove("RUST_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.strip_prefix("paiju listens on http://").unwrap().trim_end();
    let mut stream = TcpStream::connect(address).unwrap();
    let ask = b"POST /api/token HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    stream.write_all(ask).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let token = answer.rsplit('"').nth(1).unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /api/rooms HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
         Content-Length: 60\r\nExpect: 100-continue\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    // The server waits for the body.
    stream.read_exact(&mut [0; "HTTP/1.1 100 Continue\r\n\r\n".len()]).unwrap();
    kill_process(Pid::from_child(&server), Signal::TERM).unwrap();
    let log = BufReader::new(server.stderr.take().unwrap()).lines().map_while(Result::ok);
    log.take_while(|line| !line.contains("stopping")).for_each(drop);
    kill_process(Pid::from_child(&server), Signal::TERM).unwrap();
    assert_eq!(server.wait().unwrap().code(), Some(130));
    drop(stream);
}

/// The warning is printed at every log level.
#[test]
fn a_seeded_server_prints_a_warning() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_paiju"))
        .args(["serve", "--listen", "127.0.0.1:0"])
        .env("PAIJU_DATABASE", folder.path().join("games.sqlite"))
        .env("PAIJU_INSECURE_SEED", "7")
        .env("RUST_LOG", "off")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stderr.take().unwrap()).read_line(&mut line).unwrap();
    kill_process(Pid::from_child(&server), Signal::TERM).unwrap();
    server.wait().unwrap();
    assert!(line.starts_with("WARNING: every card is derived from the number 7,"), "{line}");
}

/// The tests read the log through a pipe, which is not a terminal.
#[test]
fn the_log_has_colours_on_a_terminal_only() {
    let is_coloured = |variables: &[(&str, &str)]| {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Command::new(env!("CARGO_BIN_EXE_paiju"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .env("PAIJU_DATABASE", folder.path().join("games.sqlite"))
            .env_remove("NO_COLOR")
            .env_remove("CLICOLOR_FORCE")
            .env_remove("RUST_LOG")
            .envs(variables.iter().copied())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(server.stderr.take().unwrap()).read_line(&mut line).unwrap();
        kill_process(Pid::from_child(&server), Signal::TERM).unwrap();
        server.wait().unwrap();
        assert!(line.contains("INFO"), "{line}");
        line.contains('\x1b')
    };
    assert!(!is_coloured(&[]));
    assert!(is_coloured(&[("CLICOLOR_FORCE", "1")]));
    assert!(!is_coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

#[test]
fn a_server_that_cannot_start_prints_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("paiju.toml");
    fs::write(&config, "# a comment\nlistn = \"127.0.0.1:0\"\n").unwrap();
    let refused = paiju(&["serve", "--config", config.to_str().unwrap()]).refusal();
    assert!(refused.contains("line 2: unknown field `listn`"), "{refused}");
    let refused = paiju(&["serve", "--insecure-seed", "7", "--listen", "0.0.0.0:0"]).refusal();
    assert!(refused.contains("makes the cards predictable"), "{refused}");
    let refused = paiju(&["serve", "--lan", "--listen", "127.0.0.1:0"]).refusal();
    assert!(refused.contains("--lan cannot be used with --listen"), "{refused}");
    let refused = paiju(&["serve", "--keep-days", "0"]).refusal();
    assert!(refused.contains("--keep-days cannot be '0'; use a whole number above 0"), "{refused}");
    let refused = paiju(&["serve", "--database", "mysql://x"]).refusal();
    assert!(refused.contains("unknown kind of database 'mysql://'"), "{refused}");
}
