//! Pages for browsers and operators.

use server::{Config, Operator};
use tokio_tungstenite::tungstenite::Error;

use crate::{client::Client, test_server::TestServer};

/// RM-21: pages of other sites cannot act for their visitors.
#[tokio::test]
async fn pages_of_other_sites_may_not_act() {
    let server = TestServer::new().await;
    let evil = "Origin: https://evil.example\r\n";
    let refused = server.post("/api/token", evil, "").await;
    assert_eq!(
        (refused.status, refused.json()["code"].as_str()),
        (403, Some("origin-not-allowed"))
    );
    let address = server.handle.address();
    let refused = Client::connect(address, &[("origin", "https://evil.example")]).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 403));
    let ours = format!("http://{address}");
    assert!(Client::connect(address, &[("origin", &ours)]).await.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn every_response_has_security_headers() {
    let server = TestServer::new().await;
    for path in [
        "/",
        "/r/3MF479",
        "/status",
        "/api",
        "/api/catalogue",
        "/style.css",
        "/nowhere",
        "/healthz",
    ] {
        let answer = server.get(path, "").await;
        for header in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
        ] {
            assert!(answer.headers.contains(header), "{path}: {}", answer.headers);
        }
    }
    server.stop().await;
}

/// RM-41: the status page is in the reader's language, and loads nothing from other sites.
#[tokio::test]
async fn the_status_page_is_in_the_readers_language() {
    let server = TestServer::new().await;
    for (language, name) in [("en", "Big Two"), ("zh-TW", "海鹽與紙牌"), ("zh-CN", "海盐与纸牌")]
    {
        let page = server.get("/status", &format!("Accept-Language: {language}\r\n")).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains(&format!("lang=\"{language}\"")), "{}", page.body);
        assert!(page.body.contains(name), "{}", page.body);
        assert!(!page.body.contains("http"), "{}", page.body);
        assert!(!page.body.contains("style="), "{}", page.body);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_api_is_documented_for_programs_and_people() {
    let server = TestServer::new().await;
    let document = server.get("/api/openapi.json", "").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let page = server.get("/api", "").await.body;
    for path in document["paths"].as_object().unwrap().keys() {
        assert!(page.contains(path.as_str()), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn health_and_metrics_are_served() {
    let server = TestServer::new().await;
    assert_eq!(server.get("/healthz", "").await.body, "ok\n");
    assert_eq!(server.get("/readyz", "").await.body, "ready\n");
    let (_, mut ann) = server.room_with_host("big-two").await;
    ann.granted(serde_json::json!({"type": "say", "text": "hello"})).await;
    let page = server.get("/metrics", "").await.body;
    for line in [
        "paiju_active_rooms 1",
        "paiju_connections 1",
        "paiju_commands_total 1",
        "paiju_bot_queue 0",
        "paiju_append_seconds_bucket{le=\"+Inf\"} 2",
    ] {
        assert!(page.lines().any(|it| it == line), "{line} is not in\n{page}");
    }
    server.stop().await;
}

/// The pages for the operator can have an address of their own, or be off. Players find nothing there.
#[tokio::test]
async fn the_pages_for_the_operator_can_be_elsewhere() {
    let everywhere = "127.0.0.1:0".parse().unwrap();
    for operator in [Operator::At(everywhere), Operator::Off] {
        let server = TestServer::with(Config { operator, ..Config::default() }).await;
        for path in ["/metrics", "/status"] {
            let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            let public = TestServer::status_at(server.handle.address(), &request).await;
            assert_ne!(public, 200, "{path}");
            if let Some(address) = server.handle.operator_address() {
                assert_eq!(TestServer::raw_at(address, &request).await.status, 200, "{path}");
            }
        }
        let ask = "GET /api/catalogue HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        if let Some(address) = server.handle.operator_address() {
            assert_eq!(TestServer::status_at(address, ask).await, 404);
        }
        assert_eq!(server.get("/readyz", "").await.status, 200);
        server.stop().await;
    }
}
