//! A player that knows nothing but its view.

use serde_json::{Value, json};

/// An action out of those that a view offers: the first placement that costs nothing or can be paid,
/// else a discard; in the negotiation, whatever leads to eight; in tricks the first card, and every
/// triplet is thrown off.
pub fn choose(view: &Value) -> Value {
    if view["table"]["game"] == "ascent" {
        return climb(view);
    }
    settle(view).unwrap_or_else(|| act(view))
}

/// What a seat does in its turn on the mountain: the cheapest slope, else whatever there is.
fn climb(view: &Value) -> Value {
    let legal = &view["you"]["game"]["legal"];
    let hand = view["you"]["game"]["hand"].as_array().unwrap();
    if legal["summit"] == true {
        return json!({"type": "summit"});
    }
    let cost = |place: &Value| place["cost"].as_u64().unwrap_or(0);
    let slopes = legal["slope"].as_array().map(Vec::as_slice).unwrap_or_default();
    let places = slopes.iter().flat_map(|slope| {
        let cells = slope["cells"].as_array().map(Vec::as_slice).unwrap_or_default();
        cells.iter().map(move |cell| (&slope["card"], cell))
    });
    if let Some((card, place)) = places.min_by_key(|(_, place)| cost(place)) {
        let mut pay = hand.clone();
        pay.remove(pay.iter().position(|other| other == card).unwrap());
        pay.truncate(size(cost(place)));
        return json!({"type": "slope", "card": card, "cell": place["cell"], "pay": pay});
    }
    if let Some(cell) = legal["bridge"].get(0) {
        return json!({"type": "bridge", "cell": cell});
    }
    if let Some(count) = legal["discard"].as_u64() {
        return json!({"type": "discard", "cards": hand[..size(count)]});
    }
    if legal["grapple"] == true {
        return json!({"type": "grapple"});
    }
    if let Some(herd) = legal["lead"].get(0) {
        let step = &herd["to"][0];
        let pay = &hand[..size(step["cost"].as_u64().unwrap())];
        return json!({"type": "lead", "path": [herd["cell"], step["cell"]], "pay": pay});
    }
    let campfire = &legal["campfire"][0];
    let (card, slope) = (&campfire["card"], &campfire["slopes"][0]);
    let to = &slope["to"][0];
    let rest = hand.iter().filter(|other| *other != card);
    let pay: Vec<_> = rest.take(size(cost(to))).collect();
    json!({"type": "campfire", "card": card, "cell": slope["cell"], "to": to["cell"], "pay": pay})
}

/// The cards of the own hand that can be parted with.
fn spare(view: &Value) -> Vec<Value> {
    view["you"]["game"]["legal"]["spare"].as_array().cloned().unwrap_or_default()
}

/// What has to be decided outside an ordinary turn.
fn settle(view: &Value) -> Option<Value> {
    let seat = size(view["you"]["seat"].as_u64().unwrap());
    let legal = &view["you"]["game"]["legal"];
    if let Some(card) = legal["play"].get(0) {
        return Some(json!({"type": "play", "card": card}));
    }
    if legal["triplets"].is_array() {
        return Some(json!({"type": "triplets", "throw": legal["triplets"]}));
    }
    let spare = spare(view);
    if let Some(count) = legal["give"].as_u64() {
        let from_pile = size(count) > spare.len();
        let unseen = if from_pile { legal["give_from_pile"].as_u64()? } else { 0 };
        let count = count - unseen;
        let cards = &spare[..size(count)];
        return Some(json!({"type": "give", "cards": cards, "from_pile": from_pile}));
    }
    if legal["agree"] == true {
        return Some(json!({"type": "agree"}));
    }
    if let Some(most) = legal["pledge"].as_u64() {
        let pledges = view["game"]["window"]["pledges"].as_array().unwrap();
        let others: u64 = pledges
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat)
            .filter_map(|(_, pledge)| pledge.as_u64())
            .sum();
        let count = 8_u64.saturating_sub(others).min(most);
        let count = if legal["pledge_all_or_none"] == true && count == 1 { 2 } else { count };
        return Some(json!({"type": "pledge", "count": count}));
    }
    for (kind, count) in [("reduce", &legal["reduce"]), ("pay", &legal["pay"])] {
        if let Some(count) = count.as_u64() {
            return Some(json!({"type": kind, "cards": spare[..size(count)]}));
        }
    }
    if legal["face_storm"] == true {
        return Some(json!({"type": "face_storm"}));
    }
    for kind in ["blow", "move_rocks"] {
        if let Some(row) = legal[kind].get(0) {
            return Some(json!({"type": kind, "row": row}));
        }
    }
    None
}

/// What a seat does in its turn.
fn act(view: &Value) -> Value {
    let legal = &view["you"]["game"]["legal"];
    let spare = spare(view);
    for kind in ["start", "finish"] {
        if legal[kind] == true {
            return json!({"type": kind});
        }
        if legal[format!("{kind}_wild")] == true {
            return json!({"type": kind, "card": "wild"});
        }
    }
    let place = |card: &Value, cell: u64, cost: u64| {
        let mut action = json!({"type": "place", "card": card, "cell": cell});
        let explored = legal["explores"].as_array();
        if !explored.is_some_and(|cells| cells.contains(&cell.into())) {
            let rest: Vec<&Value> = spare.iter().filter(|other| *other != card).collect();
            action["pay"] = json!(rest[..size(cost)]);
        }
        action
    };
    // Spread the islands over the sea, or the hands run dry before a start card turns up.
    let cells = view["game"]["cells"].as_array().unwrap().len() as u64;
    let places = legal["place"].as_array().map(Vec::as_slice).unwrap_or_default();
    let free = places.iter().find_map(|option| {
        let run = option["runs"].as_array()?.iter().find(|run| run["cost"].is_null())?;
        let home = option["card"].as_u64()? * cells / 81;
        Some(place(&option["card"], home.clamp(run["first"].as_u64()?, run["last"].as_u64()?), 0))
    });
    let paid = || {
        let option = places.first()?;
        let run = &option["runs"][0];
        Some(place(&option["card"], run["first"].as_u64()?, run["cost"].as_u64().unwrap_or(0)))
    };
    if let Some(action) = free {
        return action;
    }
    if let Some(count) = legal["discard"].as_u64() {
        return json!({"type": "discard", "cards": spare[..size(count)]});
    }
    paid().or_else(|| last_resort(legal, &spare)).unwrap()
}

/// What is left to a seat that can neither place nor discard.
fn last_resort(legal: &Value, spare: &[Value]) -> Option<Value> {
    for kind in ["monster", "compass"] {
        if let Some(cell) = legal[kind].get(0) {
            return Some(json!({"type": kind, "cell": cell}));
        }
    }
    if let Some(cell) = legal["turn_over"].get(0) {
        return Some(json!({"type": "turn_over", "card": spare[0], "cell": cell}));
    }
    for kind in ["swap_hand", "pass"] {
        if legal[kind] == true {
            return Some(json!({"type": kind}));
        }
    }
    if let Some(run) = legal["wild"].get(0) {
        let mut pay = spare.to_vec();
        pay.remove(pay.iter().position(|card| card == "wild")?);
        pay.truncate(size(run["cost"].as_u64().unwrap_or(0)));
        let (number, cell) = (&run["from"], &run["first"]);
        return Some(
            json!({"type": "place", "card": "wild", "as": number, "cell": cell, "pay": pay}),
        );
    }
    let storm = legal["spend_compass"].get(0)?;
    Some(json!({"type": "spend_compass", "storm": storm}))
}

/// A number of a view, which counts things that are there.
pub(crate) fn size(number: u64) -> usize {
    usize::try_from(number).expect("a number of cards")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        players::Draw,
        seed,
        table::{ANA, TestTable},
    };
    use tranquility::protocol::message::Talk;

    const GAMES: u64 = 24;
    const PLACES: u8 = 4;

    /// Agreeing to stop is refused the second time, so it is no way out.
    #[test]
    fn there_is_always_something_to_do_but_to_agree_to_stop() {
        let mut draw = Draw::new(seed::next(), 0);
        for number in 0..GAMES {
            let (kind, seats, options) = draw.game(number);
            let Some(seats) = u8::try_from(seats).ok().filter(|seats| *seats <= PLACES) else {
                continue;
            };
            let talk = if draw.one_in(2) { Talk::Open } else { Talk::Silent };
            let mut table = TestTable::of(kind.id(), options, talk, true);
            table.seat(seats);
            table.ok(ANA, json!({"type": "start"}));
            for guest in ANA + 1..ANA + seats {
                if table.view(guest)["you"]["game"]["legal"]["concede"] == true {
                    assert_eq!(table.act(guest, json!({"type": "concede"})), None);
                }
            }
            table.play_until(|_| false);
        }
    }

    /// The last card of a hand can be a campfire that only moves a slope: one game of The Ascent in five
    /// hundred comes to that.
    #[test]
    fn a_campfire_is_placed_where_nothing_else_can_be() {
        let slopes = json!([{"cell": [2, 6], "to": [{"cell": [7, 0], "cost": 1}]}]);
        let legal = json!({"campfire": [{"card": "grassy", "slopes": slopes}], "concede": true});
        let game = json!({"hand": ["grassy", 7], "legal": legal});
        let view = json!({"table": {"game": "ascent"}, "you": {"seat": 0, "game": game}});
        assert_eq!(
            choose(&view),
            json!({"type": "campfire", "card": "grassy", "cell": [2, 6], "to": [7, 0], "pay": [7]})
        );
    }
}
