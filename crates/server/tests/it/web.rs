//! The files of the web client.

use std::{fs, path::Path};

use serde_json::json;
use server::{Config, Limits, Web};
use tempfile::TempDir;

use crate::test_server::TestServer;

/// A folder with a minimal client. The compressed form of its script is not a real one; it only has to
/// differ.
fn client() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    fs::create_dir(folder.path().join("assets")).unwrap();
    write("index.html", "<!doctype html><title>a client</title>");
    write("assets/index-Ab1.js", "let us = 'play';");
    write("assets/index-Ab1.js.br", "smaller");
    write("icon.svg", "<svg/>");
    write(".secret", "nobody's business");
    folder
}

async fn server(folder: &Path) -> TestServer {
    TestServer::with(Config { web: Web::Folder(folder.to_owned()), ..Config::default() }).await
}

#[tokio::test]
async fn every_page_of_the_client_is_its_index() {
    let folder = client();
    let server = server(folder.path()).await;
    for path in
        ["/", "/r/3MF479", "/rules/big-two", "/replay/3MF479-1", "/learn/forest", "/x?quick=easy"]
    {
        let page = server.get(path, "").await;
        assert_eq!((page.status, page.body.contains("a client")), (200, true), "{path}");
        assert!(page.headers.contains("content-type: text/html"), "{}", page.headers);
        assert!(page.headers.contains("cache-control: no-cache"), "{}", page.headers);
        assert!(page.headers.contains("script-src 'self'; style-src 'self'"), "{}", page.headers);
    }
    let status = server.get("/status", "").await;
    assert!(status.body.contains("Big Two"), "{}", status.body);
    server.stop().await;
}

/// RM-1: the preview of a shared link says who invites to which game, and nothing secret.
#[tokio::test]
async fn the_page_of_a_room_has_a_preview() {
    let folder = client();
    let server = server(folder.path()).await;
    let (room, mut ann) = server.room_with_host("sea-salt").await;
    let page = server.get(&format!("/r/{room}"), "").await;
    assert!(
        page.body.contains(r#"content="Ann invites you to Sea Salt &amp; Paper""#),
        "{}",
        page.body
    );
    assert!(page.body.contains("/invitation-sea-salt.jpg"), "{}", page.body);
    assert!(page.body.contains("<title>a client</title>"), "{}", page.body);
    assert!(page.headers.contains("vary: accept-encoding, accept-language"), "{}", page.headers);
    let chinese = server.get(&format!("/r/{room}"), "Accept-Language: zh-TW\r\n").await;
    assert!(chinese.body.contains("Ann 邀你一起玩海鹽與紙牌"), "{}", chinese.body);
    let unnamed = server.get(&format!("/r/{room}?unnamed"), "").await;
    assert!(!unnamed.body.contains("Ann"), "{}", unnamed.body);
    assert!(unnamed.body.contains("You are invited to Sea Salt"), "{}", unnamed.body);
    assert!(!server.get("/r/333333", "").await.body.contains("og:"));
    ann.granted(json!({"type": "close"})).await;
    assert!(!server.get(&format!("/r/{room}"), "").await.body.contains("og:"));
    server.stop().await;
}

/// RM-1, RM-24: nobody can search for room codes with the pages of rooms. They have no previews after too
/// many failed look-ups.
#[tokio::test]
async fn previews_of_pages_do_not_help_to_search_for_rooms() {
    let folder = client();
    let limits = Limits { failed_look_ups_per_minute: 1, ..Limits::STANDARD };
    let web = Web::Folder(folder.path().to_owned());
    let server = TestServer::with(Config { web, limits, ..Config::default() }).await;
    let (room, _ann) = server.room_with_host("sea-salt").await;
    let page = format!("/r/{room}");
    for code in ["333333", "444444"] {
        assert!(server.get(&page, "").await.body.contains("og:title"));
        assert!(!server.get(&format!("/r/{code}"), "").await.body.contains("og:"));
    }
    let limited = server.get(&page, "").await;
    assert!(limited.status == 200 && !limited.body.contains("og:"), "{limited:?}");
    server.clock.advance(60_000);
    assert!(server.get(&page, "").await.body.contains("og:title"));
    server.stop().await;
}

#[tokio::test]
async fn other_paths_are_not_found() {
    let folder = client();
    let server = server(folder.path()).await;
    for path in [
        "/api/nothing",
        "/assets/index-Old.js",
        "/assets/",
        "/healthz/deep",
        "/favicon.ico",
        "/.secret",
        "/assets/../.secret",
        "/%2e%2e/secret.txt",
    ] {
        assert_eq!(server.get(path, "").await.status, 404, "{path}");
    }
    assert_eq!(server.post("/r/3MF479", "", "").await.status, 405);
    server.stop().await;
}

#[tokio::test]
async fn a_compressed_file_is_sent_if_the_browser_accepts_it() {
    let folder = client();
    let server = server(folder.path()).await;
    let plain = server.get("/assets/index-Ab1.js", "Accept-Encoding: gzip\r\n").await;
    assert_eq!(plain.body, "let us = 'play';");
    assert!(!plain.headers.contains("content-encoding"), "{}", plain.headers);
    let small = server.get("/assets/index-Ab1.js", "Accept-Encoding: gzip, br\r\n").await;
    assert_eq!(small.body, "smaller");
    assert!(small.headers.contains("content-encoding: br"), "{}", small.headers);
    for answer in [&plain, &small] {
        assert!(answer.headers.contains("content-type: text/javascript"), "{}", answer.headers);
        assert!(answer.headers.contains("vary: accept-encoding"), "{}", answer.headers);
        assert!(answer.headers.contains("max-age=31536000, immutable"), "{}", answer.headers);
    }
    let icon = server.get("/icon.svg", "Accept-Encoding: br\r\n").await;
    assert_eq!(icon.body, "<svg/>");
    assert!(icon.headers.contains("content-type: image/svg+xml"), "{}", icon.headers);
    server.stop().await;
}

#[tokio::test]
async fn a_page_is_sent_again_only_when_it_has_changed() {
    let folder = client();
    let server = server(folder.path()).await;
    let page = server.get("/", "").await;
    let tag = page.headers.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    let known = format!("If-None-Match: \"other\", W/{tag}\r\n");
    let again = server.get("/r/3MF479", &known).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert!(again.headers.contains(&format!("etag: {tag}")), "{}", again.headers);
    fs::write(folder.path().join("index.html"), "a newer client").unwrap();
    let newer = server.get("/", &known).await;
    assert_eq!((newer.status, newer.body.as_str()), (200, "a newer client"));
    server.stop().await;
}

#[tokio::test]
async fn a_server_does_not_start_with_a_folder_without_a_client() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { web: Web::Folder(folder.path().to_owned()), ..Config::default() };
    let error = TestServer::refused(config).await;
    assert!(error.ends_with("no file index.html"), "{error}");
}

#[tokio::test]
async fn long_json_is_compressed_for_those_who_accept_it() {
    let folder = client();
    let server = server(folder.path()).await;
    let length = |headers: &str| {
        let mut values = headers.lines().filter_map(|it| it.strip_prefix("content-length: "));
        values.next().unwrap().parse::<usize>().unwrap()
    };
    let plain = server.get("/api/catalogue", "").await;
    assert!(plain.headers.contains("vary: accept-encoding"), "{}", plain.headers);
    assert!(!plain.headers.contains("content-encoding"), "{}", plain.headers);
    let small = server.head_only("/api/catalogue", "Accept-Encoding: br, gzip\r\n").await;
    assert!(small.contains("content-encoding: gzip"), "{small}");
    assert!(length(&small) * 3 < length(&plain.headers), "{small}\n{}", plain.headers);
    let short = server.get("/api/rooms", "Accept-Encoding: gzip\r\n").await;
    assert!(!short.headers.contains("content-encoding"), "{}", short.headers);
    server.stop().await;
}
