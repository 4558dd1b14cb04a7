//! Illegal moves of Tranquility's modules and grids: refused with a code and a sentence, and invisible
//! to the other guests.

use crate::{games::next_mover, server::Server};
use serde_json::{Value, json};
use test_support::{choose::choose, client::Client};

fn act(action: Value) -> Value {
    json!({"type": "act", "action": action})
}

/// Two players and a spectator in a game with those options changed.
async fn game(server: &Server, changes: Value) -> Vec<Client> {
    let mut options = json!({
        "grid": "standard", "removed": 0, "rocks": "off", "monsters": 0,
        "storms": false, "wild": 0, "level": "normal"
    });
    for (key, value) in changes.as_object().unwrap() {
        options[key] = value.clone();
    }
    server.game_with(json!({"game": "tranquility", "options": options}), 2).await.1
}

/// Plays on to that phase; returns the guest who has to decide there.
async fn reach(clients: &mut [Client], phase: &str) -> usize {
    loop {
        let mover = next_mover(clients).await;
        if clients[mover].view["game"]["phase"] == phase {
            return mover;
        }
        let action = choose(&clients[mover].view);
        clients[mover].ok(act(action)).await;
    }
}

/// Tries these moves, then continues the game: no guest has missed or seen anything.
async fn try_all(clients: &mut [Client], who: usize, cases: &[(Value, &str)]) {
    let before: Vec<Value> = clients.iter().map(|client| client.view.clone()).collect();
    for (action, code) in cases {
        clients[who].refused(act(action.clone()), code).await;
    }
    let views = clients.iter().map(|client| &client.view);
    assert!(views.eq(&before), "a refused move changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn rocks_are_moved_by_their_seat_alone() {
    let server = Server::start().await;
    let mut clients = game(&server, json!({"rocks": "manual"})).await;
    let mover = reach(&mut clients, "rocks").await;
    let here = clients[mover].view["game"]["rocks"].clone();
    let bad = [
        (json!({"type": "move_rocks", "row": here}), "wrong_row"),
        (json!({"type": "move_rocks", "row": 6}), "wrong_row"),
        (json!({"type": "move_rocks", "row": 256}), "malformed"),
        (json!({"type": "move_rocks"}), "malformed"),
        (json!({"type": "keep_rocks", "cards": []}), "malformed"),
        (json!({"type": "finish"}), "wrong_phase"),
    ];
    try_all(&mut clients, mover, &bad).await;
    let row = clients[mover].view["you"]["game"]["legal"]["move_rocks"][0].clone();
    let move_rocks = json!({"type": "move_rocks", "row": row});
    try_all(&mut clients, 1 - mover, &[(move_rocks.clone(), "not_your_turn")]).await;
    try_all(&mut clients, 2, &[(move_rocks.clone(), "not_seated")]).await;
    clients[mover].ok(act(move_rocks)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_explorer_cell_is_not_paid_for_with_the_placement() {
    let server = Server::start().await;
    let mut clients = game(&server, json!({"grid": "pyramid"})).await;
    let mover = reach(&mut clients, "turn").await;
    let hand = clients[mover].view["you"]["game"]["hand"].clone();
    let bad = [
        (json!({"type": "place", "card": hand[0], "cell": 2, "pay": []}), "paid_too_early"),
        (json!({"type": "place", "card": hand[0], "cell": 3}), "malformed"),
        (json!({"type": "compass", "cell": 2}), "no_compass"),
        (json!({"type": "pay", "cards": []}), "wrong_phase"),
        (json!({"type": "start"}), "no_start_card"),
    ];
    try_all(&mut clients, mover, &bad).await;
    clients[mover].ok(act(json!({"type": "place", "card": hand[0], "cell": 2}))).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_contest_is_not_conceded_and_its_seats_do_not_pass_at_will() {
    let server = Server::start().await;
    let mut clients = game(&server, json!({"grid": "competition"})).await;
    let mover = reach(&mut clients, "turn").await;
    let bad = [
        (json!({"type": "concede"}), "cannot_concede"),
        (json!({"type": "pass"}), "cannot_pass"),
        (json!({"type": "swap_hand"}), "cannot_swap_hand"),
        (json!({"type": "swap_hand", "row": []}), "malformed"),
        (json!({"type": "turn_over", "card": 1, "cell": 0}), "not_in_this_game"),
        (json!({"type": "discard_hand"}), "not_in_this_game"),
    ];
    try_all(&mut clients, mover, &bad).await;
    try_all(&mut clients, 1 - mover, &[(json!({"type": "pass"}), "not_your_turn")]).await;
    server.stop().await;
}
