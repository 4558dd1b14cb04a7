//! Every malformed input has its error code, changes nothing, and does not affect other guests.

use crate::sockets::server::Server;
use serde_json::{Value, json};
use test_support::{
    choose::choose,
    client::{Client, request, secret},
};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    client_async,
    tungstenite::{
        Error, Message,
        http::{Request, StatusCode},
    },
};

fn act(action: Value) -> Value {
    json!({"type": "act", "action": action})
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_frames_are_answered_with_a_code() {
    let server = Server::start().await;
    let (_, mut clients) = server.game(2).await;
    let before = clients[1].view.clone();
    let frames: Vec<(Message, &str, Value)> = vec![
        (Message::text("{"), "malformed", Value::Null),
        (Message::text(""), "malformed", Value::Null),
        (Message::text("[1,2]"), "malformed", Value::Null),
        (Message::text("\u{0}"), "malformed", Value::Null),
        (Message::text(r#"{"id":"a"}"#), "malformed", json!("a")),
        (Message::text(r#"{"id":7,"do":{"type":"start"}}"#), "malformed", Value::Null),
        (Message::text(r#"{"id":"a","do":{"type":"sit"}}"#), "malformed", json!("a")),
        (
            Message::text(r#"{"id":"a","do":{"type":"sit","seat":"0","name":"A"}}"#),
            "malformed",
            json!("a"),
        ),
        (Message::text(r#"{"id":"a","do":{"type":"start","x":1}}"#), "malformed", json!("a")),
        (Message::text(r#"{"id":"a","do":{"type":"start"},"x":1}"#), "malformed", json!("a")),
        (Message::text(r#"{"id":"a","do":{"type":"fly"}}"#), "unknown_command", json!("a")),
        (Message::text(r#"{"id":"","do":{"type":"start"}}"#), "bad_command_id", Value::Null),
        (Message::text(r#"{"id":"a b","do":{"type":"start"}}"#), "bad_command_id", Value::Null),
        (
            Message::text(json!({"id": "x".repeat(37), "do": {"type": "start"}}).to_string()),
            "bad_command_id",
            Value::Null,
        ),
        (Message::binary(vec![1, 2, 3]), "binary_frame", Value::Null),
        (
            Message::text(
                json!({"id": "a", "do": {"type": "chat", "text": "x".repeat(5000)}}).to_string(),
            ),
            "too_large",
            json!("a"),
        ),
        (
            Message::text(r#"{"id":"a","do":{"type":"chat","text":"half an emoji: \ud83d"}}"#),
            "malformed",
            json!("a"),
        ),
        (Message::text(r#"{"id":"a","do":{"type":"\udc00"}}"#), "malformed", json!("a")),
        (
            Message::text(format!(
                r#"{{"do":{{"type":"act","action":{}{}}},"id":"a"}}"#,
                "[".repeat(500),
                "]".repeat(500)
            )),
            "malformed",
            json!("a"),
        ),
        (
            Message::text(r#"{"id":"a","do":{"type":"act","action":1e999}}"#),
            "malformed",
            json!("a"),
        ),
        (Message::text("[".repeat(4000)), "malformed", Value::Null),
    ];
    for (frame, code, id) in frames {
        clients[0].send_raw(frame.clone()).await;
        let refused = loop {
            if let Some(refused) = clients[0].receive().await.unwrap() {
                break refused;
            }
        };
        assert_eq!(refused["code"], code, "{frame:?}: {refused}");
        assert_eq!(refused["id"], id, "{frame:?}: {refused}");
        assert!(refused["message"].as_str().unwrap().len() > 10);
    }
    // The other player saw nothing of it, and the game goes on.
    let mover = clients.iter().position(Client::is_my_move).unwrap();
    let action = choose(&clients[mover].view);
    clients[mover].ok(act(action)).await;
    clients[1].until(|client| client.view["seq"] != before["seq"]).await.unwrap();
    let seq = before["seq"].as_u64().unwrap();
    assert_eq!(clients[1].view["seq"], seq + 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_huge_frame_closes_its_connection_alone() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(2).await;
    clients[0].send_raw(Message::text("x".repeat(70_000))).await;
    while clients[0].receive().await.is_ok() {}
    clients[0] = Client::join(server.address, &room, 1).await;
    let mover = clients.iter().position(Client::is_my_move).unwrap();
    let action = choose(&clients[mover].view);
    clients[mover].ok(act(action)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_commands_are_too_fast_for_their_sender_alone() {
    let server = Server::with(&[]).await;
    let (_, mut clients) = server.game(2).await;
    let mut refusals = 0;
    let count = 60;
    for _ in 0..count {
        clients[0].send(json!({"type": "stand"})).await.unwrap();
    }
    for _ in 0..count {
        let refused = loop {
            if let Some(refused) = clients[0].receive().await.unwrap() {
                break refused;
            }
        };
        if refused["code"] == "too_fast" {
            assert!(refused["id"].is_string());
            refusals += 1;
        } else {
            assert_eq!(refused["code"], "game_running");
        }
    }
    assert!(refusals > 0, "10 a second, 20 at once");
    clients[1].refused(json!({"type": "stand"}), "game_running").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_limited_in_rate() {
    let server = Server::with(&["--set=chat-per-10-seconds=2"]).await;
    let room = server.room().await;
    let mut client = Client::join(server.address, &room, 1).await;
    client.ok(json!({"type": "name", "name": "Ana"})).await;
    client.ok(json!({"type": "chat", "text": "one"})).await;
    client.ok(json!({"type": "chat", "text": "two"})).await;
    client.refused(json!({"type": "chat", "text": "three"}), "chat_too_fast").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_actions_have_the_codes_of_the_rules() {
    let server = Server::start().await;
    let (_, mut clients) = server.game(3).await;
    let mover = clients.iter().position(Client::is_my_move).unwrap();
    let other = (mover + 1) % 3;
    let action = choose(&clients[mover].view);
    clients[other].refused(act(action.clone()), "not_your_turn").await;
    clients[3].refused(act(action), "not_seated").await;

    let mover = &mut clients[mover];
    mover.refused(act(json!({"type": "pledge", "count": 1})), "wrong_phase").await;
    mover.refused(act(json!({"type": "pledge", "count": 300})), "malformed").await;
    mover.refused(json!({"type": "say", "phrase": {"type": "think"}}), "talk_closed").await;
    mover.refused(json!({"type": "chat", "text": "psst"}), "talk_closed").await;
    server.stop().await;
}

async fn upgrade(server: &Server, request: Request<()>) -> Result<(), (StatusCode, String)> {
    let stream = TcpStream::connect(server.address).await.unwrap();
    match client_async(request, stream).await {
        Ok(_) => Ok(()),
        Err(Error::Http(answer)) => {
            let body: Value = serde_json::from_slice(answer.body().as_deref().unwrap_or_default())
                .unwrap_or_default();
            Err((answer.status(), body["code"].as_str().unwrap_or_default().to_owned()))
        }
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_connect_is_told_why() {
    let server = Server::start().await;
    let room = server.room().await;
    let good = || request(server.address, &room, 1);
    assert_eq!(upgrade(&server, good()).await, Ok(()));

    let refused =
        |status: u16, code: &str| Err((StatusCode::from_u16(status).unwrap(), code.to_owned()));
    let unknown = request(server.address, "2222222222", 1);
    assert_eq!(upgrade(&server, unknown).await, refused(404, "unknown_room"));
    let odd = request(server.address, "..%2f..%2f", 1);
    assert_eq!(upgrade(&server, odd).await, refused(404, "unknown_room"));

    let mut anonymous = good();
    anonymous.headers_mut().remove("authorization");
    assert_eq!(upgrade(&server, anonymous).await, refused(401, "no_credentials"));
    let mut forged = good();
    forged.headers_mut().insert("authorization", "Bearer 123".parse().unwrap());
    assert_eq!(upgrade(&server, forged).await, refused(401, "bad_credentials"));

    let mut foreign = good();
    foreign.headers_mut().insert("origin", "https://elsewhere.example".parse().unwrap());
    assert_eq!(upgrade(&server, foreign).await, refused(403, "wrong_origin"));
    let mut own = good();
    own.headers_mut().insert("origin", format!("http://{}", server.address).parse().unwrap());
    assert_eq!(upgrade(&server, own).await, Ok(()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_credentials_own_no_seat() {
    let server = Server::start().await;
    let (room, clients) = server.game(2).await;
    let mut stranger = Client::join(server.address, &room, 77).await;
    assert_eq!(stranger.view["you"]["seat"], Value::Null);
    assert_eq!(stranger.view["you"]["game"], Value::Null);
    let mover = clients.iter().find(|client| client.is_my_move()).unwrap();
    stranger.refused(act(choose(&mover.view)), "not_seated").await;
    stranger.refused(json!({"type": "start"}), "not_host").await;
    assert_ne!(secret(77), secret(1));
    server.stop().await;
}
