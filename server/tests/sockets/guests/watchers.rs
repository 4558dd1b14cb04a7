//! Spectators, and how little the players notice of them.

use crate::sockets::{games::play, server::Server};
use serde_json::json;
use test_support::{choose::choose, client::Client};

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

#[tokio::test(flavor = "multi_thread")]
async fn nothing_comes_to_players_when_a_host_who_watches_sends_spectators_away() {
    let server = Server::start().await;
    let room = server.room().await;
    let mut host = Client::join(server.address, &room, 1).await;
    let mut wim = Client::join(server.address, &room, 9).await;
    wim.ok(json!({"type": "name", "name": "Wim"})).await;
    let mut players = Vec::new();
    for (seat, name) in ["Bo", "Chi"].into_iter().enumerate() {
        let mut player = Client::join(server.address, &room, seat as u8 + 2).await;
        player.ok(json!({"type": "sit", "seat": seat, "name": name})).await;
        players.push(player);
    }
    host.ok(json!({"type": "start"})).await;
    for player in &mut players {
        player.until(|player| player.view["table"]["phase"] == "playing").await.unwrap();
    }
    // When a move is seen, all that came of the start has been received.
    play(&mut players, 1).await;
    let before: Vec<_> = players.iter().map(|player| (player.views, player.chats)).collect();

    let listed = |host: &Client| host.view["you"]["may"]["guests"].clone();
    host.until(|host| listed(host)[0]["name"] == "Wim").await.unwrap();
    let guest = listed(&host)[0]["guest"].clone();
    for muted in [true, false] {
        host.ok(json!({"type": "mute", "guest": guest, "muted": muted})).await;
        wim.until(|wim| wim.view["you"]["may"]["muted"] == muted).await.unwrap();
    }
    let late = Client::join(server.address, &room, 8).await;
    host.until(|host| listed(host)[1].is_object()).await.unwrap();
    drop(late);
    host.until(|host| listed(host)[1].is_null()).await.unwrap();
    host.ok(json!({"type": "remove_guest", "guest": guest})).await;
    wim.until(|wim| wim.view["you"]["may"]["removed"] == true).await.unwrap();
    assert!(wim.view["game"].is_null());

    let place = players.iter().position(Client::is_my_move).unwrap();
    let action = choose(&players[place].view);
    players[place].ok(json!({"type": "act", "action": action})).await;
    let moved = players[place].view["seq"].clone();
    for (player, (views, chats)) in players.iter_mut().zip(before) {
        player.until(|player| player.view["seq"] == moved).await.unwrap();
        assert_eq!((player.views, player.chats), (views + 1, chats), "the move, and nothing else");
    }
    server.stop().await;
}
