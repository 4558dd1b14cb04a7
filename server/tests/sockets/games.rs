//! Whole games, played using only what the views offer.

use crate::sockets::server::Server;
use serde_json::{Value, json};
use test_support::{choose::choose, client::Client};

/// Plays until the game is over or enough moves were made; returns how many.
pub async fn play(clients: &mut [Client], most: usize) -> usize {
    let mut moves = 0;
    catch_up(clients).await;
    while moves < most && !clients[0].is_over() {
        let mover = clients.iter_mut().find(|client| client.is_my_move()).unwrap();
        let action = choose(&mover.view);
        mover.ok(json!({"type": "act", "action": action})).await;
        moves += 1;
        catch_up(clients).await;
    }
    moves
}

/// Waits until all guests have the newest view.
pub async fn catch_up(clients: &mut [Client]) {
    let newest = clients.iter().filter_map(|client| client.view["seq"].as_u64()).max();
    for client in clients {
        client.until(|client| client.view["seq"].as_u64() >= newest).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_seats_and_a_spectator_play_to_the_end_and_again() {
    let server = Server::start().await;
    let (room, mut clients) = server.game(3).await;
    for game in 1..=2 {
        play(&mut clients, usize::MAX).await;
        for client in &mut clients {
            client.until(Client::is_over).await.unwrap();
            assert!(client.view["game"]["outcome"]["result"].is_string());
        }
        let view = &clients[3].view;
        assert_eq!(view["table"]["games"], game);
        check_record(&server, &room, view).await;
        clients[0].ok(json!({"type": "start"})).await;
        for client in &mut clients {
            client.until(|client| client.view["table"]["games"] == game + 1).await.unwrap();
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_to_move_is_told_where_their_own_cards_cannot_go() {
    let server = Server::start().await;
    let (_, mut clients) = server.game(2).await;
    play(&mut clients, 2).await;
    for client in &mut clients {
        client.ok(json!({"type": "ping"})).await;
    }
    let views: Vec<_> = clients.iter().map(|client| client.views).collect();
    for client in &mut clients[..2] {
        let barred = client.why_not().await.unwrap();
        let barred = barred.as_array().unwrap();
        let places = client.view["you"]["game"]["legal"]["place"].is_array();
        assert!(!barred.is_empty() || !places, "every card has a cell where it cannot go");
        assert!(barred.is_empty() || client.is_my_move());
        let hand = client.view["you"]["game"]["hand"].as_array().unwrap();
        assert!(barred.iter().all(|one| hand.contains(&one["card"])));
    }
    let refused = clients[2].why_not().await.unwrap_err();
    assert_eq!(refused["code"], "not_seated");
    // It is answered to its sender alone: the others get nothing.
    for client in &mut clients {
        client.ok(json!({"type": "ping"})).await;
    }
    assert_eq!(clients.iter().map(|client| client.views).collect::<Vec<_>>(), views);
    server.stop().await;
}

/// The record can be read by a spectator, is good, and follows from the published seed.
async fn check_record(server: &Server, room: &str, view: &Value) {
    let number = &view["table"]["games"];
    let url = format!("http://{}/api/rooms/{room}/games/{number}/record", server.address);
    let ask = |guest| {
        reqwest::Client::new().get(&url).bearer_auth(test_support::client::secret(guest)).send()
    };
    let text = ask(4).await.unwrap().text().await.unwrap();
    let outcome = record::verify(&text).unwrap();
    assert_eq!(serde_json::to_value(outcome).unwrap(), view["game"]["outcome"]);
    let fairness = &view["table"]["fairness"];
    let seed = rules::Seed::from_hex(fairness["seed"].as_str().unwrap()).unwrap();
    assert_eq!(seed.commitment(), fairness["commitment"].as_str().unwrap());
    record::prove(&text, &seed).unwrap();
    let record: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(record["names"], json!(["Ana", "Bo", "Chi"]));

    let log_url = format!("http://{}/api/rooms/{room}/games/{number}/log", server.address);
    let log = reqwest::Client::new().get(&log_url).bearer_auth(test_support::client::secret(4));
    let log: Value = log.send().await.unwrap().json().await.unwrap();
    assert_eq!(log["lines"].as_array().unwrap().len(), view["game"]["log_length"]);
}
