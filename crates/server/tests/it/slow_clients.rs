//! Clients that open connections and send nothing more (RM-24). Time is paused: it advances when all wait.

use serde_json::json;
use server::{Config, Limits};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::test_server::TestServer;

const HALF_A_REQUEST: &[u8] = b"GET /api/catalogue HTTP/1.1\r\nHost: x\r\nX-More";

/// Sends the beginning of a request.
async fn begin(server: &TestServer, beginning: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(server.handle.address()).await.unwrap();
    // The server may have closed a connection beyond its limit.
    drop(stream.write_all(beginning).await);
    stream
}

/// What the server sends before it ends the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut text = String::new();
    // The server may reset a connection whose request it has not read.
    drop(stream.read_to_string(&mut text).await);
    text
}

/// Sends half a body, to a handler that waits for the other half.
async fn half_a_body(server: &TestServer) -> TcpStream {
    let head = format!(
        "POST /api/rooms HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\
         Content-Length: 60\r\nExpect: 100-continue\r\n\r\n",
        server.token().await
    );
    let mut stream = begin(server, head.as_bytes()).await;
    let mut go_on = [0; "HTTP/1.1 100 Continue\r\n\r\n".len()];
    stream.read_exact(&mut go_on).await.unwrap();
    stream.write_all(b"{\"game\":").await.unwrap();
    stream
}

/// RM-24: a connection ends if the headers of a request, or the next request, do not come.
#[tokio::test(start_paused = true)]
async fn half_a_request_ends_the_connection() {
    let server = TestServer::new().await;
    for beginning in [&b""[..], b"GET", HALF_A_REQUEST] {
        let answer = rest(begin(&server, beginning).await).await;
        assert!(!answer.contains("200 OK"), "{answer}");
    }
    let answer = rest(begin(&server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await).await;
    assert!(answer.contains("200 OK"), "{answer}");
    server.stop().await;
}

/// RM-24: a request whose body does not come is refused.
#[tokio::test(start_paused = true)]
async fn half_a_body_is_refused() {
    let server = TestServer::new().await;
    let answer = rest(half_a_body(&server).await).await;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 408 "), "{head}");
    let refusal: serde_json::Value = serde_json::from_str(body).unwrap();
    assert_eq!(refusal, json!({"source": "server", "code": "too-slow", "seconds": 15}));
    server.stop().await;
}

/// RM-24: open connections from one address are limited, whatever they send; a closed one does not
/// count.
#[tokio::test]
async fn connections_per_address_are_limited() {
    let limits = Limits { connections_per_address: 2, ..Limits::STANDARD };
    let server = TestServer::with(Config { limits, ..Config::default() }).await;
    let whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let open = [begin(&server, HALF_A_REQUEST).await, begin(&server, b"").await];
    // The server accepts connections in their order.
    assert_eq!(rest(begin(&server, b"").await).await, "");
    drop(open);
    while !rest(begin(&server, whole).await).await.contains("200 OK") {}
    server.stop().await;
}

/// The server stops at once if clients have sent half a request, and within ten seconds if a request
/// is incomplete and its client stays connected.
#[tokio::test(start_paused = true)]
async fn half_a_request_does_not_delay_a_stop_forever() {
    let limits = Limits { request_seconds: 3600, ..Limits::STANDARD };
    for has_half_a_body in [false, true] {
        let server = TestServer::with(Config { limits, ..Config::default() }).await;
        let mut open = vec![begin(&server, HALF_A_REQUEST).await, begin(&server, b"").await];
        if has_half_a_body {
            open.push(half_a_body(&server).await);
        }
        let (_, _ann) = server.room_with_host("big-two").await;
        let began = tokio::time::Instant::now();
        server.stop().await;
        let max = if has_half_a_body { 10 } else { 0 };
        assert!(began.elapsed().as_secs() <= max, "{:?}", began.elapsed());
        drop(open);
    }
}
