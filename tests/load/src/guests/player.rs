//! How a seat plays: at random, driven by nothing but the views it is sent.
//!
//! Of a view only what the choice needs is read; cards stay the text they are.

use crate::guests::script::START;
use anyhow::{Context, Result};
use fastrand::Rng;
use serde::Deserialize;
use serde_json::value::RawValue;

/// What a frame from the server says, as far as a player cares.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// A view.
    View {
        /// The ids of commands that have been done.
        done: Vec<String>,
        /// The command that its receiver wants to send now, in JSON.
        next: Option<String>,
    },
    /// A command was not done.
    Refused {
        /// Why.
        code: String,
    },
    /// Anything else.
    Other,
}

/// All that is read of the server's messages.
#[derive(Deserialize)]
struct Incoming<'a> {
    code: Option<String>,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    you: Option<You<'a>>,
}

#[derive(Deserialize)]
struct You<'a> {
    may: May,
    player: Option<usize>,
    #[serde(borrow)]
    game: Option<Own<'a>>,
    #[serde(default)]
    done: Vec<String>,
}

#[derive(Deserialize)]
struct May {
    start: bool,
}

#[derive(Deserialize)]
struct Own<'a> {
    #[serde(borrow)]
    hand: Vec<&'a RawValue>,
    #[serde(borrow)]
    legal: Legal<'a>,
}

#[derive(Deserialize)]
struct Legal<'a> {
    #[serde(borrow, default)]
    place: Vec<Placeable<'a>>,
    discard: Option<usize>,
    #[serde(default)]
    start: bool,
    #[serde(default)]
    finish: bool,
    pledge: Option<u8>,
    #[serde(default)]
    agree: bool,
    give: Option<usize>,
}

#[derive(Deserialize)]
struct Placeable<'a> {
    #[serde(borrow)]
    card: &'a RawValue,
    runs: Vec<Run>,
}

#[derive(Deserialize)]
struct Run {
    first: u8,
    last: u8,
    #[serde(default)]
    cost: usize,
}

#[derive(Deserialize)]
struct Public {
    hands: Vec<u8>,
    window: Option<Window>,
}

#[derive(Deserialize)]
struct Window {
    needed: u8,
    pledges: Vec<Option<u8>>,
}

/// Reads a frame, and decides what its receiver does next.
///
/// # Errors
/// It is none of the server's messages.
pub(crate) fn read(text: &str, rng: &mut Rng) -> Result<Frame> {
    let Incoming { code, game, you } =
        serde_json::from_str(text).with_context(|| format!("not a message: {text}"))?;
    let Some(you) = you else {
        return Ok(code.map_or(Frame::Other, |code| Frame::Refused { code }));
    };
    let next = choose(game, &you, rng)?;
    Ok(Frame::View { done: you.done, next })
}

fn choose(game: Option<&RawValue>, you: &You<'_>, rng: &mut Rng) -> Result<Option<String>> {
    if you.may.start {
        return Ok(Some(START.into()));
    }
    let (Some(game), Some(own), Some(seat)) = (game, &you.game, you.player) else {
        return Ok(None);
    };
    let Own { hand, legal } = own;
    let action = if legal.finish {
        Some(r#"{"type":"finish"}"#.into())
    } else if legal.start {
        Some(r#"{"type":"start"}"#.into())
    } else if let Some(count) = legal.give {
        let cards = draw(hand.clone(), count, rng);
        Some(format!(r#"{{"type":"give","cards":[{cards}],"from_pile":false}}"#))
    } else if legal.agree {
        Some(r#"{"type":"agree"}"#.into())
    } else if let Some(most) = legal.pledge {
        pledge(seat, most, &serde_json::from_str(game.get())?)
            .map(|count| format!(r#"{{"type":"pledge","count":{count}}}"#))
    } else {
        turn(hand, legal, rng)
    };
    Ok(action.map(|action| format!(r#"{{"type":"act","action":{action}}}"#)))
}

/// An even choice among all placements and, if it is legal, one discard.
fn turn(hand: &[&RawValue], legal: &Legal<'_>, rng: &mut Rng) -> Option<String> {
    let placements = || {
        legal.place.iter().flat_map(|place| {
            place.runs.iter().flat_map(move |Run { first, last, cost }| {
                (*first..=*last).map(move |cell| (place.card, cell, *cost))
            })
        })
    };
    let placeable = placements().count();
    let choices = placeable + usize::from(legal.discard.is_some());
    let choice = (choices > 0).then(|| rng.usize(..choices))?;
    let Some((card, cell, cost)) = placements().nth(choice) else {
        let cards = draw(hand.to_vec(), legal.discard?, rng);
        return Some(format!(r#"{{"type":"discard","cards":[{cards}]}}"#));
    };
    let mut rest = hand.to_vec();
    if let Some(place) = rest.iter().position(|held| held.get() == card.get()) {
        rest.remove(place);
    }
    let pay = draw(rest, cost, rng);
    Some(format!(r#"{{"type":"place","card":{card},"cell":{cell},"pay":[{pay}]}}"#))
}

/// So many cards of a hand, written as the inside of a list.
fn draw(mut hand: Vec<&RawValue>, count: usize, rng: &mut Rng) -> String {
    rng.shuffle(&mut hand);
    let drawn: Vec<&str> = hand.into_iter().take(count).map(RawValue::get).collect();
    drawn.join(",")
}

/// A fair share of what is still needed; when all have pledged and the sum is wrong, the first seat
/// that can mends it, so that the seats do not talk at cross purposes.
fn pledge(seat: usize, most: u8, public: &Public) -> Option<u8> {
    let Window { needed, pledges } = public.window.as_ref()?;
    let sum: u8 = pledges.iter().flatten().sum();
    let open: u8 = pledges.iter().filter(|pledge| pledge.is_none()).map(|_| 1).sum();
    let Some(own) = pledges.get(seat).copied().flatten() else {
        return Some(needed.saturating_sub(sum).div_ceil(open.max(1)).min(most));
    };
    let can_mend = |(pledge, hand): (&Option<u8>, &u8)| {
        pledge.is_some_and(|pledge| if sum < *needed { pledge < *hand } else { pledge > 0 })
    };
    let mender = pledges.iter().zip(&public.hands).position(can_mend);
    let wrong = open == 0 && sum != *needed;
    (wrong && mender == Some(seat)).then(|| (own + needed).saturating_sub(sum).min(most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn view(game: &Value, own: &Value) -> String {
        let may = json!({"sit": false, "start": false, "free": []});
        let you = json!({
            "name": "Ana", "plays_as": null, "seat": 2, "player": 1, "host": true, "channel": null,
            "left": null, "may": may, "done": ["7"], "game": own, "hands": null,
        });
        json!({"type": "view", "seq": 9, "table": {"seats": []}, "game": game, "you": you})
            .to_string()
    }

    /// What the receiver of such a view sends, without the outer command.
    fn action(game: &Value, own: &Value, seed: u64) -> Option<Value> {
        let mut rng = Rng::with_seed(seed);
        let frame = read(&view(game, own), &mut rng);
        let frame = frame.expect("a message");
        let Frame::View { done, next } = frame else { panic!("not a view: {frame:?}") };
        assert_eq!(done, ["7"]);
        let command: Value = serde_json::from_str(&next?).expect("JSON");
        assert_eq!(command["type"], "act");
        Some(command["action"].clone())
    }

    #[test]
    fn a_turn_places_and_pays_from_the_rest_of_the_hand_or_discards_two() {
        let hand = json!([3, 40, "finish", "finish"]);
        let place = json!([{"card": 40, "runs": [{"first": 2, "last": 3, "cost": 3}, {"first": 9, "last": 9}]}]);
        let own = json!({"hand": hand, "giving": null, "legal": {"place": place, "discard": 2}});
        let (mut cells, mut discards) = (Vec::new(), 0);
        for seed in 0..100 {
            let action = action(&json!({"phase": "turn"}), &own, seed).expect("an action");
            if action["type"] == "discard" {
                discards += 1;
                continue;
            }
            let mut pay = action["pay"].as_array().expect("a list").clone();
            pay.sort_by_key(Value::to_string);
            let cell = action["cell"].as_u64().expect("a cell");
            let all_others = [json!("finish"), json!("finish"), json!(3)];
            assert_eq!(pay, if cell == 9 { &[] } else { &all_others[..] });
            cells.push(cell);
        }
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells, [2, 3, 9]);
        assert!((10..50).contains(&discards), "{discards} of 100 are far from a quarter");
    }

    #[test]
    fn who_has_nothing_to_do_waits() {
        let own = json!({"hand": [1, 2], "giving": null, "legal": {"concede": true}});
        assert_eq!(action(&json!({}), &own, 1), None);
        assert_eq!(action(&json!(null), &json!(null), 1), None);
    }

    fn pledges(hands: [u8; 4], pledges: [Option<u8>; 4]) -> Option<Value> {
        let game = json!({
            "hands": hands,
            "window": {"needed": 8, "pledges": pledges, "agreed": [], "given": []},
        });
        let legal = json!({"pledge": hands[1]});
        action(&game, &json!({"hand": [1], "legal": legal}), 1)
    }

    #[test]
    fn a_first_pledge_is_a_fair_share() {
        let pledge = |count: u8| Some(json!({"type": "pledge", "count": count}));
        assert_eq!(pledges([5; 4], [None; 4]), pledge(2));
        assert_eq!(pledges([5; 4], [Some(5), None, None, Some(0)]), pledge(2));
        assert_eq!(pledges([5, 1, 5, 5], [None; 4]), pledge(1));
        assert_eq!(pledges([5; 4], [Some(4), None, Some(5), Some(4)]), pledge(0));
    }

    #[test]
    fn the_first_seat_that_can_mends_the_sum() {
        let pledge = |count: u8| Some(json!({"type": "pledge", "count": count}));
        assert_eq!(pledges([5; 4], [Some(0), Some(3), Some(3), Some(3)]), pledge(2));
        assert_eq!(pledges([1, 5, 5, 5], [Some(1), Some(2), Some(2), Some(2)]), pledge(3));
        assert_eq!(pledges([5; 4], [Some(1), Some(2), Some(2), Some(2)]), None);
        assert_eq!(pledges([5; 4], [Some(1), Some(2), Some(2), None]), None);
    }

    #[test]
    fn refusals_and_other_messages_are_told_apart() {
        let mut rng = Rng::with_seed(1);
        let refused = r#"{"type":"refused","id":"4","code":"not_your_turn","message":"Wait."}"#;
        let frame = read(refused, &mut rng).expect("a message");
        assert_eq!(frame, Frame::Refused { code: "not_your_turn".into() });
        let chat = r#"{"type":"chat","lines":[]}"#;
        assert_eq!(read(chat, &mut rng).expect("a message"), Frame::Other);
        assert!(read("nonsense", &mut rng).is_err());
    }
}
