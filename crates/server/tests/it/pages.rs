//! What a browser and an operator are shown.

use tokio_tungstenite::tungstenite::Error;

use crate::{client::Client, place::Place};

/// RM-21: pages of other sites cannot act for their visitors.
#[tokio::test]
async fn pages_of_other_sites_may_not_act() {
    let place = Place::new().await;
    let evil = "Origin: https://evil.example\r\n";
    let refused = place.post("/api/token", evil, "").await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (403, Some("foreign-origin")));
    let address = place.handle.address();
    let refused = Client::connect(address, &[("origin", "https://evil.example")]).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 403));
    let ours = format!("http://{address}");
    assert!(Client::connect(address, &[("origin", &ours)]).await.is_ok());
    place.stop().await;
}

#[tokio::test]
async fn every_answer_tells_browsers_to_be_careful() {
    let place = Place::new().await;
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
        let answer = place.get(path, "").await;
        for header in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
        ] {
            assert!(answer.headers.contains(header), "{path}: {}", answer.headers);
        }
    }
    place.stop().await;
}

/// RM-41: the status page is in the reader's language, and needs nothing from elsewhere.
#[tokio::test]
async fn the_status_page_is_in_the_readers_language() {
    let place = Place::new().await;
    for (language, name) in [("en", "Big Two"), ("zh-TW", "海鹽與紙牌"), ("zh-CN", "海盐与纸牌")]
    {
        let page = place.get("/status", &format!("Accept-Language: {language}\r\n")).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains(&format!("lang=\"{language}\"")), "{}", page.body);
        assert!(page.body.contains(name), "{}", page.body);
        assert!(!page.body.contains("http"), "{}", page.body);
        assert!(!page.body.contains("style="), "{}", page.body);
    }
    place.stop().await;
}

#[tokio::test]
async fn the_api_is_written_down_for_programs_and_for_people() {
    let place = Place::new().await;
    let document = place.get("/api/openapi.json", "").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let page = place.get("/api", "").await.body;
    for path in document["paths"].as_object().unwrap().keys() {
        assert!(page.contains(path.as_str()), "{path}");
    }
    place.stop().await;
}

#[tokio::test]
async fn operators_see_that_it_is_alive_and_how_it_is_doing() {
    let place = Place::new().await;
    assert_eq!(place.get("/healthz", "").await.body, "ok\n");
    assert_eq!(place.get("/readyz", "").await.body, "ready\n");
    let (_, mut ann) = place.hosted("big-two").await;
    ann.granted(serde_json::json!({"do": "say", "text": "hello"})).await;
    let page = place.get("/metrics", "").await.body;
    for line in [
        "paiju_rooms 1",
        "paiju_sockets 1",
        "paiju_acts_total 1",
        "paiju_bot_queue 0",
        "paiju_append_seconds_bucket{le=\"+Inf\"} 2",
    ] {
        assert!(page.lines().any(|it| it == line), "{line} is not in\n{page}");
    }
    place.stop().await;
}
