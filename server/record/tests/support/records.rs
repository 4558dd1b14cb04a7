//! What holds for the records of every game.

use super::played::Played;
use record::{RecordError, Where, prove, trace, verify};
use rules::{Dice, Seed};
use serde::Deserialize;
use serde_json::{Value, value::RawValue};

/// It verifies, with its outcome, also where the seats have no names.
pub fn check_verified(played: &Played) {
    assert_eq!(verify(&played.text()), Ok(played.outcome.clone()));
    let mut nameless = played.record.clone();
    nameless.names = None;
    assert_eq!(verify(&serde_json::to_string(&nameless).unwrap()), Ok(played.outcome.clone()));
}

fn lines_of(record: &str) -> Vec<String> {
    let mut lines = Vec::new();
    trace(record, &mut |line| lines.push(line)).unwrap();
    lines
}

/// Its trace has a line per position and ends where the game ended.
pub fn check_traced(played: &Played) {
    let mut lines = Vec::new();
    let outcome = trace(&played.text(), &mut |line| lines.push(line)).unwrap();
    assert_eq!(outcome, played.record.outcome);
    assert_eq!(lines.len(), played.record.moves.len() + 1);
    for (ply, line) in lines.iter().enumerate() {
        assert!(line.starts_with(&format!("{{\"ply\":{ply},\"active\":")), "{line}");
    }
    assert!(lines.last().unwrap().ends_with(&played.last[1..]));
}

/// Its deal and chance follow from its seed and from no other.
pub fn check_proved(played: &Played) {
    assert!(prove(&played.text(), &played.seed).is_ok());
    let fault = prove(&played.text(), &Seed::new([255; 32])).unwrap_err();
    assert_eq!((fault.place, fault.clause), (Where::Deal, "R"));
}

/// Every beginning of it is the record of a game going on, which has no outcome yet and the same trace.
pub fn check_beginnings(played: &Played, end: &str) {
    let lines = lines_of(&played.text());
    let mut record = played.record.clone();
    let outcome = record.outcome.take();
    record.moves.pop();
    loop {
        let text = serde_json::to_string(&record).unwrap();
        assert_eq!(verify(&text), Ok(None));
        if record.moves.len().is_multiple_of(16) {
            assert_eq!(lines_of(&text), lines[..=record.moves.len()]);
        }
        record.outcome = outcome.clone();
        let fault = verify(&serde_json::to_string(&record).unwrap()).unwrap_err();
        assert_eq!((fault.place, fault.clause), (Where::Outcome, end));
        record.outcome = None;
        if record.moves.pop().is_none() {
            break;
        }
    }
}

/// What of a line of the trace is to be looked at as it is written.
#[derive(Deserialize)]
struct Line {
    phase: String,
    legal: Option<Vec<Box<RawValue>>>,
}

/// Legal actions are sorted in its trace, and listed in those phases alone.
pub fn check_legal_lists(played: &Played, listed_in: &[&str]) {
    trace(&played.text(), &mut |line| {
        let Line { phase, legal } = serde_json::from_str(&line).unwrap();
        assert_eq!(legal.is_some(), listed_in.contains(&phase.as_str()), "{line}");
        let legal = legal.unwrap_or_default();
        assert!(legal.windows(2).all(|pair| pair[0].get() < pair[1].get()), "{line}");
    })
    .unwrap();
}

/// The place of the fault of a record in which something is wrong.
#[track_caller]
pub fn refused(record: &Value) -> (Where, Option<usize>, &'static str) {
    let RecordError { place, index, clause, why, .. } = verify(&record.to_string()).unwrap_err();
    assert!(why.ends_with('.'), "a sentence: {why}");
    (place, index, clause)
}

/// A text that breaks off is no record.
pub fn check_broken_off(text: &str, step: usize) {
    for length in (0..text.len()).step_by(step) {
        let fault = verify(&text[..length]).unwrap_err();
        assert_eq!((fault.place, fault.clause), (Where::Record, "R"));
    }
}

/// How many of a hundred copies, each with one byte replaced by one of those, are refused. Whatever a
/// byte becomes: the answer is a fault or an outcome, never a crash.
pub fn refused_when_spoilt(text: &str, bytes: &[u8], dice: &mut dyn Dice) -> usize {
    let spoilt = (0..100).filter(|_| {
        let mut copy = text.as_bytes().to_vec();
        let place = dice.index(copy.len());
        copy[place] = bytes[dice.index(bytes.len())];
        String::from_utf8(copy).is_ok_and(|text| verify(&text).is_err())
    });
    spoilt.count()
}

/// How many of twenty copies, each with a move that changed its place, got lost or comes twice, are
/// refused; the others are games of their own.
pub fn refused_out_of_order(text: &str, dice: &mut dyn Dice) -> usize {
    let changed = (0..20).filter(|_| {
        let mut record: Value = serde_json::from_str(text).unwrap();
        let moves = record["moves"].as_array_mut().unwrap();
        let one = dice.index(moves.len());
        let other = dice.index(moves.len());
        match dice.below(3) {
            0 => moves.swap(one, other),
            1 => drop(moves.remove(one)),
            _ => moves.insert(other, moves[one].clone()),
        }
        verify(&record.to_string()).is_err()
    });
    changed.count()
}

/// How often each of [`record_tests`] is tried, and what must come of it.
pub struct Extent {
    /// How many games are played for a test.
    pub games: u64,
    /// How many of them are tried from every beginning.
    pub beginnings: u64,
    /// The clause by which a game ends.
    pub end: &'static str,
    /// The phases in which the trace lists legal actions.
    pub listed_in: &'static [&'static str],
    /// Bytes that make a record wrong, or another one.
    pub bytes: &'static [u8],
    /// How many bytes apart a record breaks off.
    pub step: usize,
    /// How many games are spoilt, a hundred times each, and how many copies are refused at least.
    pub spoilt: (u64, usize),
    /// How many games get their moves out of order, twenty times each, and likewise.
    pub disordered: (u64, usize),
}

/// From games to their records and back, and what becomes of records that are spoilt: the tests that are
/// the same for every game.
macro_rules! record_tests {
    ($extent:expr) => {
        use crate::support::records::{self, Extent};

        const EXTENT: Extent = $extent;

        #[test]
        fn a_record_of_a_game_is_verified_with_its_outcome() {
            (0..EXTENT.games).for_each(|number| records::check_verified(&play(number)));
        }

        #[test]
        fn a_trace_has_a_line_per_position_and_ends_where_the_game_ended() {
            (0..EXTENT.games).for_each(|number| records::check_traced(&play(number)));
        }

        #[test]
        fn deal_and_chance_follow_from_the_seed() {
            (0..EXTENT.games).for_each(|number| records::check_proved(&play(number)));
        }

        /// A record of a game going on is one too.
        #[test]
        fn every_beginning_of_a_record_is_one_without_an_outcome() {
            let games = (0..EXTENT.beginnings).map(play);
            games.for_each(|played| records::check_beginnings(&played, EXTENT.end));
        }

        #[test]
        fn in_the_trace_legal_actions_are_sorted_and_listed_where_there_is_a_choice_of_them() {
            let games = (0..EXTENT.games / 2).map(play);
            games.for_each(|played| records::check_legal_lists(&played, EXTENT.listed_in));
        }

        #[test]
        fn a_text_that_breaks_off_is_no_record() {
            records::check_broken_off(&play(3).text(), EXTENT.step);
        }

        #[test]
        fn a_spoilt_byte_does_no_harm() {
            let mut dice = rules::Seed::new([5; 32]).dice(0);
            let (games, least) = EXTENT.spoilt;
            let games = (0..games).map(|number| play(number).text());
            let refused: usize = games
                .map(|text| records::refused_when_spoilt(&text, EXTENT.bytes, &mut dice))
                .sum();
            assert!(refused >= least, "{refused} are refused");
        }

        /// Moves that change places, get lost or come twice are noticed, or lead to a game of their own.
        #[test]
        fn moves_out_of_order_are_noticed() {
            let mut dice = rules::Seed::new([6; 32]).dice(0);
            let (games, least) = EXTENT.disordered;
            let games = (0..games).map(|number| play(number).text());
            let noticed: usize =
                games.map(|text| records::refused_out_of_order(&text, &mut dice)).sum();
            assert!(noticed >= least, "{noticed} are noticed");
        }
    };
}

pub(crate) use record_tests;
