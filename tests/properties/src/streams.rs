//! What holds of the stream of a room, whatever the journal gives back.

use crate::{
    golden,
    rooms::{guest, look},
};
use choices::{Input, mutate};
use record::{Move, Opening, Record};
use serde_json::{Value, from_slice, json, to_value, to_vec};
use tranquility::{
    deals::deal_code::DealCode,
    protocol::{message::Talk, settings::Settings},
    room::model::{
        event::{Entry, Event},
        next_deal::{Dealt, NextDeal},
        room::Room,
    },
};

/// The code of the rooms that are tried.
pub const CODE: &str = "abcdefghjk";

/// Any bytes for a stream: what is before the first entry that does not fit makes a room that can be
/// looked at.
pub fn streams_are_folded(bytes: &[u8]) {
    let entries: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    fold(&entries);
}

/// The same of streams of played games in which a few things were changed.
pub fn spoilt_streams_are_folded(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let Some(record) = input.pick(golden::records()) else { return };
    let mut entries = stream(record);
    for _ in 0..=input.below(3) {
        let place = input.below(entries.len() as u32) as usize;
        match input.below(8) {
            0 => drop(entries.remove(place)),
            1 => entries.swap(place, 0),
            2 => entries.insert(place, entries[place].clone()),
            3 => entries[place].truncate(input.below(256) as usize),
            _ => {
                let Ok(mut entry) = from_slice::<Value>(&entries[place]) else { continue };
                let below = &mut |bound| input.below(bound);
                mutate(&mut entry["do"], below);
                entries[place] = entry.to_string().into_bytes();
            }
        }
        if entries.is_empty() {
            break;
        }
    }
    fold(&entries);
}

fn fold(entries: &[Vec<u8>]) {
    let Some((first, rest)) = entries.split_first() else { return };
    let Ok(Some(mut room)) = Room::restore(CODE, std::slice::from_ref(first)) else { return };
    let mut length = 1;
    for entry in rest {
        if room.extend(std::slice::from_ref(entry)).is_err() {
            break;
        }
        length += 1;
    }
    let sound = &entries[..length];
    let room = Room::restore(CODE, sound).expect("it was read before").expect("it is not empty");
    assert_eq!(room.length(), length as u64);
    let again = Room::restore(CODE, sound).expect("it was read before").expect("it is not empty");
    assert_eq!(look(&room), look(&again));
}

/// The stream of a room in which that game was played.
pub fn stream(record: &Record) -> Vec<Vec<u8>> {
    let opening = Opening::of(record);
    let code = DealCode::parse("abcdefghjkmn").expect("a code");
    let created = Event::Created {
        host: guest(0),
        game: record.game.clone(),
        settings: Settings {
            options: record.options.clone(),
            talk: Talk::Silent,
            spectators: true,
            open_hands: true,
            listed: true,
            language: None,
        },
        deal: NextDeal::Given { code: code.clone(), opening: Box::new(opening.clone()) },
    };
    let seats = (0..record.seats as u8).map(|seat| {
        json!({"type": "sat", "guest": guest(seat), "seat": seat, "name": NAMES[usize::from(seat)]})
    });
    let seed = "00".repeat(32);
    let started = Event::Started {
        seed,
        deal: opening.deal,
        chance: opening.chance.clone(),
        of: Dealt::Given { code },
        rules: rules::VERSION,
    };
    let mut events = vec![to_value(created).expect("JSON")];
    events.extend(seats);
    events.push(to_value(started).expect("JSON"));
    for entry in &record.moves[opening.chance.len()..] {
        match (entry, events.last_mut()) {
            (Move::Act { seat, action }, _) => {
                events.push(json!({"type": "moved", "seat": seat, "action": action}));
            }
            (Move::Chance { chance }, Some(moved)) => match moved["chance"].as_array_mut() {
                Some(list) => list.push(chance.clone()),
                None => moved["chance"] = json!([chance]),
            },
            (Move::Chance { .. }, None) => {}
        }
    }
    let entries = events.into_iter().zip(1..).map(|(event, at)| {
        let entry = json!({"at": at, "do": event});
        let entry: Entry = serde_json::from_value(entry).expect("an entry");
        to_vec(&entry).expect("JSON")
    });
    entries.collect()
}

/// What the players are called.
const NAMES: [&str; 5] = ["Ana", "Bo", "Chi", "Dee", "Eli"];

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::from_str;

    /// What is spoilt is sound before.
    #[test]
    fn the_stream_of_a_game_makes_a_room_in_which_it_was_played() {
        for record in golden::records() {
            let entries = stream(record);
            let room = Room::restore(CODE, &entries).unwrap().unwrap();
            assert_eq!(room.is_running(), record.outcome.is_none());
            let view: Value = from_str(&look(&room)[0]).unwrap();
            assert_eq!(view["game"]["outcome"], to_value(&record.outcome).unwrap());
        }
    }
}
