//! What programs are told in `docs/api.md`: its requests are sent as they stand, and its list is that of the router.

use crate::{documents::read, sockets::server::Server};
use reqwest::{Client as Http, Method};
use serde_json::Value;
use std::collections::BTreeSet;
use test_support::client::Client;

const ROUTER: &str = include_str!("../../src/http/routes/mod.rs");

/// The blocks of a document, each without its indentation.
fn blocks(text: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for line in text.lines() {
        let block = blocks.last_mut().expect("one");
        match line.strip_prefix("    ") {
            Some(line) => *block += &format!("{line}\n"),
            None if line.is_empty() && !block.is_empty() => *block += "\n",
            None if !block.is_empty() => blocks.push(String::new()),
            None => {}
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

#[tokio::test(flavor = "multi_thread")]
async fn the_requests_for_programs_work_as_they_stand() {
    let server = Server::with(&[]).await;
    let (mut code, mut record) = (String::new(), Value::Null);
    for block in blocks(&read("docs/api.md")) {
        let block = block.replace("CODE", &code);
        let (head, body) = block.split_once("\n\n").expect("a head");
        let mut head = head.lines();
        let (method, path) = head.next().and_then(|line| line.split_once(' ')).expect("a request");
        if path.ends_with("/ws") {
            // The guest of the examples.
            let mut guest = Client::join(server.address, &code, 1).await;
            for line in body.trim().lines() {
                let command: Value = serde_json::from_str(line).expect(line);
                let id = command["id"].as_str().expect("an id").to_owned();
                guest.send_as(&id, command["do"].clone()).await.expect("sent");
                assert_eq!(guest.answer(&id).await.expect("answered"), Ok(()), "{line}");
            }
            continue;
        }
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let mut request = Http::new().request(method, format!("http://{}{path}", server.address));
        for (name, value) in head.filter_map(|line| line.split_once(": ")) {
            request = request.header(name, value);
        }
        let answer = request.body(body.trim().to_owned()).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{block}: {answer:?}");
        record = answer.json().await.expect("JSON");
        code = record["code"].as_str().map_or(code, str::to_owned);
    }
    assert_eq!(record["game"], "tranquility", "the last answer is a record");
}

#[test]
fn every_endpoint_is_listed_for_programs() {
    let mut routes = BTreeSet::new();
    for route in ROUTER.split(".route(").skip(1) {
        let (_, rest) = route.split_once('"').expect("a path");
        let (path, handlers) = rest.split_once('"').expect("its end");
        for method in ["get", "post", "put", "delete"] {
            let begins = format!("{method}(");
            if handlers.split(&['.', ' ', '\n'][..]).any(|part| part.starts_with(&begins)) {
                routes.insert(format!("{} {path}", method.to_uppercase()));
            }
        }
    }
    let mut listed = BTreeSet::new();
    for row in read("docs/api.md").lines().filter_map(|line| line.strip_prefix("| `")) {
        let (endpoints, _) = row.split_once(" | ").expect("what it is");
        let mut of = "";
        for endpoint in endpoints.split(&['`', ','][..]).map(str::trim).filter(|it| !it.is_empty())
        {
            let (method, path) = endpoint.split_once(' ').unwrap_or((endpoint, of));
            of = path;
            listed.insert(format!("{method} {path}"));
        }
    }
    assert_eq!(listed, routes);
}
