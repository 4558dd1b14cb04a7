//! What the simulation once found, step by step.

use crate::simulation::{
    clients::visitor::Visitor, simulated, system::disk::Trouble, world::World,
};
use fastrand::Rng;
use serde_json::{Value, json};

#[test]
fn what_was_stored_after_all_is_shown_without_another_command() {
    simulated(async {
        let (world, mut rng) = (World::new(false), Rng::with_seed(1));
        world.start_server(1, &mut rng).await;
        let room = world.make_room(&json!({"game": "tranquility"}), &mut rng).await;
        let mut ana = Visitor::come(&world, 1, &room, 1, &mut rng).await;
        world.disk.set_trouble(Trouble { lies: 256, ..Trouble::NONE });
        ana.send("sit", &json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
        ana.until(|message| message["code"] == "unavailable").await;
        world.disk.set_trouble(Trouble::NONE);
        // The room is let go and made anew.
        ana.until(Value::is_null).await;
        let mut ana = Visitor::come(&world, 1, &room, 1, &mut rng).await;
        ana.until(|message| message["you"]["seat"] == 0).await;
        assert_eq!(world.history.verdict().0, Vec::<String>::new());
    });
}
