//! The description that the server gives of itself.

use crate::http::server::{Request, Server};
use serde_json::Value;

#[tokio::test]
async fn the_description_is_that_of_the_server() {
    let server = Server::start(&[]).await;
    let description = server.get("/api/openapi.json").send().await.json();
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")));
    let paths = description["paths"].as_object().expect("paths");
    for path in [
        "/api/me",
        "/api/me/link",
        "/api/me/recovery",
        "/api/me/claim",
        "/api/nearby",
        "/api/faults",
        "/api/games",
        "/api/lessons/{game}",
        "/api/rooms",
        "/api/rooms/{code}",
        "/api/rooms/{code}/games/{number}/record",
        "/api/rooms/{code}/games/{number}/log",
        "/api/rooms/{code}/games/{number}/replay",
        "/api/rooms/{code}/games/{number}/replay/views",
        "/api/rooms/{code}/games/{number}/course",
        "/api/rooms/{code}/games/{number}/analysis",
        "/api/seen",
        "/api/tables",
        "/api/tables/events",
        "/api/me/tables",
        "/api/me/tables/{code}",
        "/api/records",
        "/api/records/{id}/record",
        "/api/records/{id}/replay",
        "/api/records/{id}/replay/views",
        "/api/records/{id}/analysis",
        "/api/records/{id}/deal",
        "/api/rooms/{code}/games/{number}/deal",
        "/api/deals/{code}",
        "/api/daily",
        "/api/daily/{date}",
        "/api/daily/{date}/{game}",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
    for (path, methods) in paths {
        let address = path
            .replace("{code}", "abcdefghjk")
            .replace("{number}", "1")
            .replace("{id}", "abcdefghjk")
            .replace("{date}", "2026-11-21");
        for (method, operation) in methods.as_object().expect("methods") {
            let summary = operation["summary"].as_str().unwrap_or_default();
            assert!(!summary.is_empty(), "{method} {path} is not explained");
            if operation["responses"]["200"]["content"]["text/event-stream"].is_object() {
                // Such an answer has no end.
                continue;
            }
            let method = method.to_uppercase();
            let answer = Request::new(&server, &method, &address).send().await;
            let status = answer.status.to_string();
            let described = &operation["responses"][&status];
            assert!(described.is_object(), "{method} {path} answered {status}");
        }
    }
    assert_all_references_lead_somewhere(&description, &description);
}

fn assert_all_references_lead_somewhere(part: &Value, whole: &Value) {
    match part {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                let pointer = reference.strip_prefix('#').expect("a local reference");
                assert!(whole.pointer(pointer).is_some(), "{reference}");
            }
            fields.values().for_each(|field| assert_all_references_lead_somewhere(field, whole));
        }
        Value::Array(items) => {
            items.iter().for_each(|item| assert_all_references_lead_somewhere(item, whole));
        }
        _ => {}
    }
}
