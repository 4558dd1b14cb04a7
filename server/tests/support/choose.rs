//! A player that knows nothing but its view.

use serde_json::{Value, json};

/// An action out of those that a view offers: the first placement that costs nothing or can be paid,
/// else a discard; in the negotiation, whatever leads to eight; in tricks the first card, and every
/// triplet is thrown off.
pub fn choose(view: &Value) -> Value {
    let seat = view["you"]["seat"].as_u64().unwrap() as usize;
    let own = &view["you"]["game"];
    let legal = &own["legal"];
    let hand = own["hand"].as_array().unwrap();
    let game = &view["game"];
    if let Some(card) = legal["play"].get(0) {
        return json!({"type": "play", "card": card});
    }
    if legal["triplets"].is_array() {
        return json!({"type": "triplets", "throw": legal["triplets"]});
    }
    if let Some(count) = legal["give"].as_u64() {
        return json!({"type": "give", "cards": hand[..count as usize], "from_pile": false});
    }
    if legal["agree"] == true {
        return json!({"type": "agree"});
    }
    if let Some(most) = legal["pledge"].as_u64() {
        let pledges = game["window"]["pledges"].as_array().unwrap();
        let others: u64 = pledges
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat)
            .filter_map(|(_, pledge)| pledge.as_u64())
            .sum();
        return json!({"type": "pledge", "count": 8_u64.saturating_sub(others).min(most)});
    }
    if legal["start"] == true {
        return json!({"type": "start"});
    }
    if legal["finish"] == true {
        return json!({"type": "finish"});
    }
    // Spread the islands over the sea, or the hands run dry before a start card turns up.
    let place = legal["place"].as_array().map(Vec::as_slice).unwrap_or_default();
    let free = place.iter().find_map(|option| {
        let runs = option["runs"].as_array()?;
        let run = runs.iter().find(|run| run[2] == 0)?;
        let card = option["card"].as_u64()?;
        let cell = (card * 36 / 81).clamp(run[0].as_u64()?, run[1].as_u64()?);
        Some(json!({"type": "place", "card": card, "cell": cell, "pay": []}))
    });
    let paid = || {
        let option = place.first()?;
        let run = &option["runs"][0];
        let rest: Vec<&Value> = hand.iter().filter(|card| **card != option["card"]).collect();
        let pay = &rest[..run[2].as_u64()? as usize];
        Some(json!({"type": "place", "card": option["card"], "cell": run[0], "pay": pay}))
    };
    if let Some(action) = free {
        return action;
    }
    if legal["discard"] == true {
        return json!({"type": "discard", "cards": [hand[0], hand[1]]});
    }
    paid().unwrap()
}
