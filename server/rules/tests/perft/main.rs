//! How many distinct positions, with what the table can tell of hidden cards, can follow fixed ones after
//! so many plies: any change of what is legal, or of what an action does, shows in these counts.
//! `UPDATE_PERFT=1` writes the table anew.

#![allow(clippy::unwrap_used, reason = "a test that fails should panic")]

use rules::{
    Dice, Game, Ignore, Seed, Turn, ascent::Ascent, santa_timea::SantaTimea,
    tranquility::Tranquility,
};
use serde_json::{from_str, to_string};
use std::{collections::HashSet, fs, path::Path};

/// A position with more than so many that can follow is not gone beyond.
const WIDEST: usize = 600;
/// How many plies are counted at the most.
const DEEPEST: usize = 4;
/// After how many random plies the counting begins.
const BEGINNINGS: [usize; 2] = [0, 30];

/// Options and numbers of seats.
const TRANQUILITY: [(&str, usize); 12] = [
    (
        r#"{"grid":"standard","removed":0,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"normal"}"#,
        2,
    ),
    (
        r#"{"grid":"standard","removed":12,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"normal"}"#,
        1,
    ),
    (
        r#"{"grid":"standard","removed":4,"rocks":"off","monsters":0,"storms":true,"wild":2,"level":"normal"}"#,
        3,
    ),
    (
        r#"{"grid":"standard","removed":0,"rocks":"auto","monsters":3,"storms":false,"wild":0,"level":"normal"}"#,
        4,
    ),
    (
        r#"{"grid":"standard","removed":0,"rocks":"manual","monsters":5,"storms":true,"wild":2,"level":"normal"}"#,
        5,
    ),
    (
        r#"{"grid":"arch","removed":0,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"normal"}"#,
        2,
    ),
    (
        r#"{"grid":"arch","removed":6,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"normal"}"#,
        5,
    ),
    (
        r#"{"grid":"pyramid","removed":0,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"normal"}"#,
        2,
    ),
    (
        r#"{"grid":"pyramid","removed":0,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"hard"}"#,
        1,
    ),
    (
        r#"{"grid":"pyramid","removed":0,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"easy"}"#,
        4,
    ),
    (
        r#"{"grid":"day_night","removed":0,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"normal"}"#,
        3,
    ),
    (
        r#"{"grid":"competition","removed":0,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"normal"}"#,
        2,
    ),
];
const ASCENT: [(&str, usize); 4] = [
    (r#"{"trail":false,"documentary":0,"wildlife":false,"grapples":3}"#, 2),
    (r#"{"trail":false,"documentary":0,"wildlife":false,"grapples":3}"#, 1),
    (r#"{"trail":true,"documentary":5,"wildlife":true,"grapples":3}"#, 3),
    (r#"{"trail":true,"documentary":3,"wildlife":true,"grapples":3}"#, 5),
];
const SANTA_TIMEA: [(&str, usize); 4] = [
    (r#"{"experienced":false}"#, 2),
    (r#"{"experienced":false}"#, 5),
    (r#"{"experienced":true}"#, 3),
    (r#"{"experienced":true}"#, 4),
];

#[test]
fn as_many_positions_follow_as_the_table_says() {
    let mut lines = rows::<Tranquility>(&TRANQUILITY);
    lines.extend(rows::<Ascent>(&ASCENT));
    lines.extend(rows::<SantaTimea>(&SANTA_TIMEA));
    let text = lines.join("\n") + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft/table.txt");
    if std::env::var_os("UPDATE_PERFT").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let expected = fs::read_to_string(file).unwrap();
    for (line, expected) in lines.iter().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(text, expected);
}

fn rows<G: Game>(settings: &[(&str, usize)]) -> Vec<String> {
    let of = |(options, seats): &(&str, usize)| {
        BEGINNINGS.map(|plies| {
            let counts = counts(beginning::<G>(options, *seats, plies));
            format!("{} {seats} {options} after {plies}: {}", G::ID, to_string(&counts).unwrap())
        })
    };
    settings.iter().flat_map(of).collect()
}

/// A game after so many random plies.
fn beginning<G: Game>(options: &str, seats: usize, plies: usize) -> G {
    let seed = Seed::new([1; 32]);
    let options = from_str(options).unwrap();
    let deal = G::deal(&options, seats, &mut seed.dice(0));
    let mut game = G::set_up(&options, seats, &deal, &mut Ignore).unwrap();
    let mut dice = seed.dice(1);
    settle(&mut game, &mut dice);
    for _ in 0..plies {
        let Turn::Seats(waiting) = game.turn() else { break };
        let seat = waiting.first().unwrap();
        let action = game.random_action(seat, &mut dice).unwrap();
        let mut next = game.clone();
        next.apply(seat, &action, &mut Ignore).unwrap();
        settle(&mut next, &mut dice);
        if next.outcome().is_some() {
            break;
        }
        game = next;
    }
    game
}

/// Lets chance decide all that it has to.
fn settle<G: Game>(game: &mut G, dice: &mut dyn Dice) {
    while let Some(chance) = game.draw_chance(dice) {
        game.apply_chance(&chance, &mut Ignore).unwrap();
    }
}

/// How many distinct positions follow after one ply, two plies and so on.
fn counts<G: Game>(game: G) -> Vec<usize> {
    let mut positions = HashSet::from([game]);
    let mut counts = Vec::new();
    while counts.len() < DEEPEST && (1..=WIDEST).contains(&positions.len()) {
        positions = positions.iter().flat_map(following).collect();
        counts.push(positions.len());
    }
    counts
}

fn following<G: Game>(game: &G) -> Vec<G> {
    let mut following = Vec::new();
    for seat in game.turn().seats().iter() {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        following.extend(actions.iter().map(|action| {
            let mut next = game.clone();
            next.apply(seat, action, &mut Ignore).unwrap();
            settle(&mut next, &mut Seed::new([2; 32]).dice(0));
            next
        }));
    }
    following
}
