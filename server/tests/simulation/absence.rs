//! Presence of guests who come and go.

use crate::simulation::{clients::visitor::Visitor, simulated, world::World};
use fastrand::Rng;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use tokio::{join, time::Instant};

fn is_away(view: &Value, seat: usize) -> bool {
    view["table"]["seats"][seat]["presence"] == "away"
}

/// A table, and two guests who sit there.
async fn two_at_a_table(rng: &mut Rng) -> (Arc<World>, String, Visitor, Visitor) {
    let world = World::new(false);
    world.start_server(1, rng).await;
    let room = world.make_room(&json!({"game": "tranquility"}), rng).await;
    let mut ana = Visitor::come(&world, 1, &room, 1, rng).await;
    ana.sit(0, "Ana").await;
    let mut bo = Visitor::come(&world, 1, &room, 2, rng).await;
    bo.sit(1, "Bo").await;
    (world, room, ana, bo)
}

#[test]
fn a_guest_who_stays_is_not_away_and_a_host_who_is_gone_passes_on_once() {
    simulated(async {
        let mut rng = Rng::with_seed(1);
        let (world, room, mut ana, mut bo) = two_at_a_table(&mut rng).await;
        let mut chi = Visitor::come(&world, 1, &room, 3, &mut rng).await;
        chi.sit(2, "Chi").await;

        chi.leave();
        let stays = |message: &Value| {
            message["type"] != "view"
                || message["table"]["host"] == 0 && !is_away(message, 0) && !is_away(message, 1)
        };
        join!(ana.always(stays), bo.always(stays));
        assert!(is_away(&ana.view, 2) && is_away(&bo.view, 2));

        ana.leave();
        bo.until(|view| view["you"]["host"] == true).await;
        bo.until(|view| is_away(view, 0)).await;
        let entries = world.disk.read(&format!("room/{room}"), 0);
        let passed = entries.iter().filter(|entry| {
            serde_json::from_slice::<Value>(entry).unwrap()["do"]["type"] == "host_passed"
        });
        assert_eq!(passed.count(), 1);
        assert_eq!(world.history.verdict().0, Vec::<String>::new());
    });
}

#[test]
fn a_table_at_which_nothing_happens_is_seldom_woken_and_still_shows_who_goes() {
    simulated(async {
        let mut rng = Rng::with_seed(1);
        let (_, _, mut ana, mut bo) = two_at_a_table(&mut rng).await;

        let lively = join!(ana.pings(), bo.pings());
        assert!(lively.0 >= 12 && lively.1 >= 12, "{lively:?}");
        let calm = join!(ana.pings(), bo.pings());
        assert!((2..=6).contains(&calm.0) && (2..=6).contains(&calm.1), "{calm:?}");

        let began = Instant::now();
        bo.leave();
        ana.until(|view| is_away(view, 1)).await;
        assert!(began.elapsed() <= Duration::from_secs(4), "{:?}", began.elapsed());
    });
}

#[test]
fn a_guest_who_is_back_before_a_game_begins_is_not_waited_for_in_it() {
    simulated(async {
        let mut rng = Rng::with_seed(1);
        let (world, room, mut ana, bo) = two_at_a_table(&mut rng).await;

        // Bo looks elsewhere for two minutes, as one who reads a replay does.
        bo.leave();
        ana.until(|view| is_away(view, 1)).await;
        ana.always(|_| true).await;
        let _bo = Visitor::come(&world, 1, &room, 2, &mut rng).await;
        ana.until(|view| view["type"] == "view" && !is_away(view, 1)).await;
        ana.send("start", &json!({"type": "start"})).await;
        ana.until(|view| view["table"]["phase"] == "playing").await;
        assert_eq!(ana.view["you"]["may"]["free"], json!([]));
    });
}
