//! Two nodes on one database, and two servers on one file.

use serde_json::json;
use server::Config;

use crate::test_server::TestServer;

/// Lets the database reject every entry with this text.
const REJECT: &str = "
    CREATE FUNCTION paiju.reject() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.payload LIKE '%fail-me%' THEN RAISE EXCEPTION 'rejected'; END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER reject BEFORE INSERT ON paiju.entries
    FOR EACH ROW EXECUTE FUNCTION paiju.reject()";

/// RM-23: after an append of a node has failed, its clients still get the next entry of another node.
#[tokio::test]
async fn a_node_reads_on_after_its_own_append_has_failed() {
    let here = TestServer::on_postgres().await;
    let there = here.beside().await;
    let (room, mut ann) = here.room_with_host("big-two").await;
    let mut ben = there.join(&room, "Ben", "player").await;
    ann.until_news("joined").await;
    here.execute(REJECT).await;
    let refusal = ann.refused(json!({"type": "say", "text": "fail-me"})).await;
    assert_eq!(refusal["code"], "busy");
    ben.granted(json!({"type": "say", "text": "hello"})).await;
    let said = ann.until_news("said").await;
    assert_eq!(said["news"][0]["text"], "hello");
    there.stop().await;
    here.stop().await;
}

/// A database that does not answer: acts are refused, the server says that it is not ready, and it stops
/// within ten seconds. Time is paused, so that it advances to the time limits.
#[tokio::test]
async fn a_frozen_database_does_not_freeze_the_server() {
    let server = TestServer::on_postgres().await;
    let (_, mut ann) = server.room_with_host("big-two").await;
    let frozen = server.freeze_database().await;
    tokio::time::pause();
    let refusal = ann.refused(json!({"type": "say", "text": "hello"})).await;
    assert_eq!(refusal["code"], "busy");
    assert_eq!(server.get("/healthz", "").await.status, 200);
    assert_eq!(server.get("/readyz", "").await.status, 503);
    assert_eq!(server.get("/api/rooms", "").await.status, 503);
    let began = tokio::time::Instant::now();
    server.stop().await;
    assert!(began.elapsed().as_secs() <= 10, "{:?}", began.elapsed());
    drop(frozen);
}

/// A second server would not see what the first one appends.
#[tokio::test]
async fn a_second_server_on_one_file_is_refused() {
    let server = TestServer::new().await;
    let refused = TestServer::refused_at(Config::default(), server.environment()).await;
    assert!(refused.starts_with("another server uses the database"), "{refused}");
    let server = server.restart().await;
    server.stop().await;
}

/// `/readyz` reports that the database file is gone.
#[tokio::test]
async fn a_server_without_its_file_is_not_ready() {
    let server = TestServer::new().await;
    assert_eq!(server.get("/readyz", "").await.status, 200);
    std::fs::remove_file(server.file()).unwrap();
    let (token, head) = (server.token().await, "Authorization: Bearer ");
    let ask = json!({"game": "big-two", "name": "Ann", "role": "player"}).to_string();
    let refused = server.post("/api/rooms", &format!("{head}{token}\r\n"), &ask).await;
    assert_eq!((refused.status, &refused.json()["code"]), (503, &json!("busy")));
    let ready = server.get("/readyz", "").await;
    assert_eq!((ready.status, ready.body.as_str()), (503, "cannot write to the database\n"));
    server.stop().await;
}
