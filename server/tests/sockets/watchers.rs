//! Those who watch, and how little the players notice of them.

use crate::{choose::choose, client::Client, games::play, server::Server};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_comes_to_others_when_those_who_watch_do_something() {
    let server = Server::start().await;
    let body = json!({"game": "tranquility", "open_hands": true});
    let (room, mut clients) = server.game_with(body, 2).await;
    let idle = Client::join(server.address, &room, 9).await;
    let mut talkative = clients.remove(2);
    clients.push(idle);
    // When a move is seen, all that came of the start has been received.
    play(&mut clients, 1).await;
    let before: Vec<_> = clients.iter().map(|client| (client.views, client.chats)).collect();

    talkative.ok(json!({"type": "look"})).await;
    assert_eq!(talkative.view["you"]["hands"].as_array().unwrap().len(), 2);
    talkative.ok(json!({"type": "name", "name": "I see it all"})).await;
    talkative.ok(json!({"type": "chat", "text": "Bo is stuck"})).await;
    talkative.until(|client| client.chat["lines"][0]["text"] == "Bo is stuck").await.unwrap();

    let place = clients.iter().position(Client::is_my_move).unwrap();
    let action = choose(&clients[place].view);
    clients[place].ok(json!({"type": "act", "action": action})).await;
    let moved = clients[place].view["seq"].clone();
    for (client, (views, chats)) in clients.iter_mut().zip(before) {
        client.until(|client| client.view["seq"] == moved).await.unwrap();
        assert_eq!((client.views, client.chats), (views + 1, chats), "the move, and nothing else");
    }
    server.stop().await;
}
