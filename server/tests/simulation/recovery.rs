//! What the simulation once found, step by step.

use crate::{
    disk::Trouble,
    guest::{connect, frame},
    simulated,
    world::World,
};
use fastrand::Rng;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

/// Far more than anything takes that happens by itself.
const A_WHILE: Duration = Duration::from_secs(60);

#[test]
fn what_was_stored_after_all_is_shown_without_another_command() {
    simulated(async {
        let (world, mut rng) = (World::new(false), Rng::with_seed(1));
        world.start_server(1, &mut rng).await;
        let room = world.make_room(&json!({"game": "tranquility"}), &mut rng).await;
        let (_line, mut socket) = connect(&world, &room, 1, &mut rng).await.unwrap();
        let sit = json!({"type": "sit", "seat": 0, "name": "Ana"});
        world.history.sent(&room, 1, "sit", &sit);
        world.disk.set_trouble(Trouble { lies: 256, ..Trouble::NONE });
        socket.send(frame("sit", &sit)).await.unwrap();
        let mut until = async |enough: fn(&Value) -> bool| {
            loop {
                let message = timeout(A_WHILE, socket.next()).await.unwrap().unwrap().unwrap();
                let message = serde_json::from_slice(&message.into_data()).unwrap_or_default();
                if enough(&message) {
                    return;
                }
            }
        };
        until(|message| message["code"] == "unavailable").await;
        world.disk.set_trouble(Trouble::NONE);
        until(|message| message["you"]["seat"] == 0).await;
        assert_eq!(world.history.verdict().0, Vec::<String>::new());
    });
}
