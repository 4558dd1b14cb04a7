//! Whatever leaves a game can be read back: a program that uses these types reads what a client gets.

use record::{Step, StepOf};
use rules::{
    Logged, RandomPlay, Seat, Seed, ascent::Ascent, chance::SeedDice, play_on,
    santa_timea::SantaTimea, tranquility::Tranquility,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{from_str, from_value, json, to_string, to_value};
use std::collections::BTreeSet;
use tales::Counted;

/// Reads what was written, and writes it again.
#[track_caller]
fn check<T: Serialize + DeserializeOwned>(data: &T) {
    let written = to_string(data).unwrap();
    let read: T = from_str(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(to_string(&read).unwrap(), written);
}

/// Plays at random, and reads all that any viewer gets to see on the way. Returns what lines of the log
/// there were.
fn check_game<G: Counted + RandomPlay>(
    options: &serde_json::Value,
    seats: usize,
) -> BTreeSet<String> {
    let mut bytes = [0; 32];
    bytes[0] = seats as u8;
    let seed = Seed::new(bytes);
    let mut all = to_value(G::Options::default()).unwrap();
    all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    let options: G::Options = from_value(all).unwrap();
    G::check(&options, seats).unwrap();
    let deal = G::deal(&options, seats, &mut seed.dice(0));
    let game = Logged::<G>::set_up(&options, seats, &deal).unwrap();
    let next = |game: &Logged<G>, dice: &mut SeedDice| {
        let seat = *game.waiting().first()?;
        Some((seat, game.random_action(seat, dice)?))
    };
    let (mut tally, mut lines) = (G::Tally::default(), 0);
    let look = |step: Option<&StepOf<G>>, game: &Logged<G>, _: &mut SeedDice| {
        if let Some(Step::Act(seat, action)) = step {
            game.count(&mut tally, *seat, action, &game.log()[lines..]);
        }
        lines = game.log().len();
        check(&game.public());
        check(&game.public_revealed());
        for seat in Seat::all(seats) {
            check(&game.private(seat));
        }
    };
    let end = play_on(game, &seed, next, look).unwrap();
    end.log().iter().for_each(check);
    check(&end.statistics(end.log(), &tally));
    let kind = |line| to_value(line).unwrap()["type"].as_str().unwrap().to_owned();
    end.log().iter().map(kind).collect()
}

#[test]
fn views_of_tranquility_are_read_back() {
    let mut kinds = BTreeSet::new();
    for (options, seats) in [
        (json!({}), 1),
        (json!({"removed": 8}), 3),
        (json!({"rocks": "auto", "monsters": 3}), 4),
        (json!({"rocks": "manual", "monsters": 5, "storms": true, "wild": 2}), 5),
        (json!({"storms": true, "wild": 2}), 2),
        (json!({"grid": "arch"}), 2),
        (json!({"grid": "pyramid"}), 3),
        (json!({"grid": "pyramid", "level": "hard"}), 2),
        (json!({"grid": "day_night"}), 3),
        (json!({"grid": "competition"}), 2),
    ] {
        kinds.extend(check_game::<Tranquility>(&options, seats));
    }
    assert!(kinds.len() > 18, "{kinds:?}");
}

#[test]
fn views_of_the_ascent_are_read_back() {
    let all = json!({"trail": true, "documentary": 5, "wildlife": true});
    let mut kinds = BTreeSet::new();
    for (options, seats) in [(json!({}), 1), (json!({}), 3), (all.clone(), 2), (all, 5)] {
        kinds.extend(check_game::<Ascent>(&options, seats));
    }
    assert!(kinds.len() > 5, "{kinds:?}");
}

#[test]
fn views_of_santa_timea_are_read_back() {
    let mut kinds = BTreeSet::new();
    for (experienced, seats) in [(false, 2), (false, 5), (true, 3), (true, 4)] {
        let options = json!({ "experienced": experienced });
        kinds.extend(check_game::<SantaTimea>(&options, seats));
    }
    assert!(kinds.len() > 4, "{kinds:?}");
}
