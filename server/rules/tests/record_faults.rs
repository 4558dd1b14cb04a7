//! Every way in which a record can be wrong, one change to a good one at a time.

#![allow(clippy::unwrap_used, reason = "a test that fails should panic")]

use proptest::prelude::*;
use rules::{
    Seed,
    record::{self, Where},
};

const GOOD: &str = include_str!("records/good/first_turns_2.json");
const OVER: &str = include_str!("records/good/solo_start_1.json");
const OPTIONS: &str = r#"{"grid": "standard", "removed": 0, "rocks": "off", "monsters": 0, "storms": false, "wild": 0, "level": "normal"}"#;
/// Entry 2 of the moves, the first action.
const ENTRY: &str = r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": 35, "pay": []}}"#;

/// Checks that the record with one part replaced has its first fault there.
#[track_caller]
fn refused(
    record: &str,
    part: &str,
    other: &str,
    place: Where,
    index: Option<usize>,
    clause: &str,
) {
    assert_eq!(record.matches(part).count(), 1, "{part} is not the name of one part");
    let fault = record::verify(&record.replace(part, other)).unwrap_err();
    assert_eq!(
        (fault.place, fault.index, fault.clause),
        (place, index, clause),
        "{other}: {fault:?}"
    );
    assert!(fault.why.ends_with('.') && fault.why.len() > 10, "{}", fault.why);
    let none = record::prove(&record.replace(part, other), &Seed::new([0; 32]));
    assert!(none.is_err(), "what does not verify does not prove");
}

/// Faults of the document itself.
#[track_caller]
fn refused_form(part: &str, other: &str) {
    refused(GOOD, part, other, Where::Record, None, "R");
}

/// Faults in the first action.
#[track_caller]
fn refused_entry(entry: &str, clause: &str) {
    refused(GOOD, ENTRY, entry, Where::Move, Some(2), clause);
}

#[test]
fn what_is_not_json_is_no_record() {
    for text in
        ["", " ", "null", "true", "3", "\"record\"", "[]", "{}", "{", "}", "{{}}", "\u{feff}{}"]
    {
        let fault = record::verify(text).unwrap_err();
        assert_eq!((fault.place, fault.index, fault.clause), (Where::Record, None, "R"), "{text}");
    }
    refused_form("\"seats\": 2,", "\"seats\": 2");
    refused_form("\"seats\": 2,", "\"seats\": 2,,");
    refused_form("\"seats\": 2,", "seats: 2,");
    refused_form("\"outcome\": null\n}", "\"outcome\": null\n");
    refused_form("\"outcome\": null\n}", "\"outcome\": null,\n}");
    refused_form("\"outcome\": null\n}", "\"outcome\": null\n} {}");
    refused_form("\"outcome\": null\n}", "\"outcome\": NaN\n}");
    refused_form("\"seats\": 2,", "\"seats\": 2, // two");
}

#[test]
fn a_list_of_the_values_is_no_record() {
    let list = format!("[1, \"tranquility\", {OPTIONS}, 2, null, {{}}, [], null]");
    assert_eq!(record::verify(&list).unwrap_err().clause, "R");
}

#[test]
fn every_key_but_names_is_required() {
    for key in ["format", "game", "options", "seats", "deal", "moves", "outcome"] {
        let value: serde_json::Value = serde_json::from_str(GOOD).unwrap();
        let mut less = value.clone();
        less.as_object_mut().unwrap().remove(key).unwrap();
        let fault = record::verify(&less.to_string()).unwrap_err();
        assert_eq!((fault.place, fault.index, fault.clause), (Where::Record, None, "R"), "{key}");
        assert!(fault.why.contains(key), "{}", fault.why);
        for wrong in ["\"?\"", "-1", "1.5", "false"] {
            let mut other = value.clone();
            other[key] = serde_json::from_str(wrong).unwrap();
            assert!(record::verify(&other.to_string()).is_err(), "{key}: {wrong}");
        }
    }
}

#[test]
fn an_unknown_or_repeated_key_is_refused_at_every_level() {
    refused_form("\"seats\": 2,", "\"seats\": 2, \"players\": 2,");
    refused_form("\"seats\": 2,", "\"seats\": 2, \"seats\": 2,");
    refused_form("\"outcome\": null", "\"outcome\": null, \"outcome\": null");
    refused_form("\"level\": \"normal\"", "\"level\": \"normal\", \"arch\": false");
    refused_form("\"level\": \"normal\"", "\"level\": \"normal\", \"level\": \"normal\"");
    let deal = |other| refused(GOOD, "\"removed\": []", other, Where::Deal, None, "R");
    deal("\"removed\": [], \"rocks\": 2");
    deal("\"removed\": [], \"explorer\": null");
    deal("\"removed\": [], \"removed\": []");
    refused_entry(
        r#"{"seat": 1, "at": 0, "do": {"type": "place", "card": 80, "cell": 35, "pay": []}}"#,
        "R",
    );
    refused_entry(
        r#"{"seat": 1, "seat": 1, "do": {"type": "place", "card": 80, "cell": 35, "pay": []}}"#,
        "R",
    );
    refused_entry(
        r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": 35, "pay": [], "as": 80}}"#,
        "R",
    );
    refused_entry(
        r#"{"seat": 1, "do": {"type": "place", "card": 80, "card": 80, "cell": 35, "pay": []}}"#,
        "R",
    );
    refused_entry(
        r#"{"seat": 1, "do": {"type": "place", "type": "place", "card": 80, "cell": 35, "pay": []}}"#,
        "R",
    );
    let chance = |other| refused(GOOD, r#"{"first": 1}"#, other, Where::Move, Some(1), "R");
    chance(r#"{"first": 1, "second": 0}"#);
    chance(r#"{"first": 1, "first": 1}"#);
    let outcome = r#"{"result": "lost", "reason": "conceded"}"#;
    for other in [
        r#"{"result": "lost", "reason": "conceded", "score": 3}"#,
        r#"{"result": "lost", "reason": "conceded", "reason": "conceded"}"#,
        r#"{"result": "lost", "reason": "conceded", "seat": null}"#,
    ] {
        refused(OVER, outcome, other, Where::Outcome, None, "R");
    }
}

#[test]
fn the_document_has_these_types() {
    for other in ["\"1\"", "1.0", "-1", "0", "2", "null", "99999999999"] {
        refused_form("\"format\": 1", &format!("\"format\": {other}"));
    }
    for other in ["\"Tranquility\"", "\"\"", "\"chess\"", "null", "1", "[\"tranquility\"]"] {
        refused_form("\"game\": \"tranquility\"", &format!("\"game\": {other}"));
    }
    for other in ["\"2\"", "2.0", "-2", "null", "[]", "1e1"] {
        refused_form("\"seats\": 2,", &format!("\"seats\": {other},"));
    }
    for other in [
        "null",
        "[]",
        "{}",
        "[\"Ana\"]",
        "[\"Ana\", \"Bo\", \"Chi\"]",
        "[\"Ana\", null]",
        "\"Ana, Bo\"",
    ] {
        refused_form("\"seats\": 2,", &format!("\"seats\": 2, \"names\": {other},"));
    }
    for other in
        ["null", "{}", "\"standard\"", "[\"standard\", 0, \"off\", 0, false, 0, \"normal\"]"]
    {
        refused_form(OPTIONS, other);
    }
    let moves = GOOD.find("\"moves\": [").unwrap();
    for other in ["null", "{}", "\"none\"", "0"] {
        let text = format!("{}\"moves\": {other}, \"outcome\": null }}", &GOOD[..moves]);
        assert_eq!(record::verify(&text).unwrap_err().clause, "R", "{other}");
    }
}

#[test]
fn names_are_for_the_seats() {
    let named = GOOD.replace("\"seats\": 2,", "\"seats\": 2, \"names\": [\"Ana\", \"\"],");
    assert_eq!(record::verify(&named), Ok(None), "which names is nobody's business here");
}

#[test]
fn seats_are_those_of_the_game() {
    for seats in ["0", "6", "256", "257", "18446744073709551615"] {
        let other = format!("\"seats\": {seats},");
        refused(GOOD, "\"seats\": 2,", &other, Where::Record, None, "T-1");
    }
    refused(GOOD, "\"seats\": 2,", "\"seats\": 3,", Where::Deal, None, "T-1.2");
}

#[test]
fn options_are_checked_before_the_deal() {
    for (part, other, clause) in [
        ("\"removed\": 0", "\"removed\": 2", "T-1.1"),
        ("\"removed\": 0", "\"removed\": 14", "T-1.1"),
        ("\"rocks\": \"off\"", "\"rocks\": \"manual\"", "T-6.1"),
        ("\"monsters\": 0", "\"monsters\": 3", "T-6.2"),
        ("\"storms\": false", "\"storms\": true", "T-7"),
        ("\"wild\": 0", "\"wild\": 2", "T-9.4"),
        ("\"level\": \"normal\"", "\"level\": \"easy\"", "T-9.3"),
        ("\"grid\": \"standard\"", "\"grid\": \"arch\"", "T-10"),
        ("\"grid\": \"standard\"", "\"grid\": \"pyramid\"", "T-11"),
        ("\"grid\": \"standard\"", "\"grid\": \"day_night\"", "T-12"),
        ("\"grid\": \"standard\"", "\"grid\": \"competition\"", "T-13"),
    ] {
        refused(GOOD, part, other, Where::Record, None, clause);
    }
    for (part, other) in [
        ("\"removed\": 0", "\"removed\": \"0\""),
        ("\"removed\": 0", "\"removed\": 0.0"),
        ("\"removed\": 0", "\"removed\": 256"),
        ("\"rocks\": \"off\"", "\"rocks\": false"),
        ("\"rocks\": \"off\"", "\"rocks\": {\"off\": null}"),
        ("\"storms\": false", "\"storms\": 0"),
        ("\"storms\": false, ", ""),
        ("\"grid\": \"standard\"", "\"grid\": \"Standard\""),
        ("\"level\": \"normal\"", "\"level\": null"),
    ] {
        refused_form(part, other);
    }
    refused(GOOD, "\"removed\": 0", "\"removed\": 4", Where::Deal, None, "T-1.1");
}

#[test]
fn the_deal_has_the_cards_of_the_game() {
    let deal =
        |part: &str, other: &str, clause| refused(GOOD, part, other, Where::Deal, None, clause);
    let first = "[3, \"finish\", \"finish\", \"finish\", 79,";
    deal(first, "[4, \"finish\", \"finish\", \"finish\", 79,", "T-1.2");
    deal(first, "[\"finish\", \"finish\", \"finish\", \"finish\", 79,", "T-1.2");
    deal(first, "[\"start\", \"finish\", \"finish\", \"finish\", 79,", "T-1.2");
    deal(first, "[\"finish\", \"finish\", \"finish\", 79,", "T-1.2");
    deal(first, "[3, 3, \"finish\", \"finish\", \"finish\", 79,", "T-1.2");
    for other in
        ["81", "0", "-3", "3.0", "\"3\"", "\"monster\"", "\"Finish\"", "null", "true", "[3]", "{}"]
    {
        deal(first, &format!("[{other}, \"finish\", \"finish\", \"finish\", 79,"), "R");
    }
    deal("\"removed\": []", "\"removed\": [3]", "T-1.1");
    deal("\"removed\": []", "\"removed\": null", "R");
    deal("\"removed\": []", "\"removed\": {}", "R");
    deal("],\n    \"removed\": []", "]", "R");
    deal("\"draw_piles\": [", "\"draw_piles\": [[],", "T-1.2");
    deal("\"draw_piles\": [", "\"draw_piles\": [3,", "R");
}

#[test]
fn chance_is_neither_missing_nor_impossible() {
    let starts = r#"{"chance": {"start_at": [38, 37]}}"#;
    let first = r#"{"chance": {"first": 1}}"#;
    let refused_starts =
        |other: &str, clause| refused(GOOD, starts, other, Where::Move, Some(0), clause);
    refused_starts(first, "T-1.4");
    refused_starts(ENTRY, "T-1.4");
    for positions in ["[39, 0]", "[0, 38]", "[0]", "[0, 0, 0]", "[]"] {
        refused_starts(&format!(r#"{{"chance": {{"start_at": {positions}}}}}"#), "T-1.4");
    }
    for positions in ["[-1, 0]", "[0, 256]", "[0, 0.0]", "[0, null]", "0", "{\"0\": 0}", "null"] {
        refused_starts(&format!(r#"{{"chance": {{"start_at": {positions}}}}}"#), "R");
    }
    let refused_first =
        |other: &str, clause| refused(GOOD, first, other, Where::Move, Some(1), clause);
    refused_first(starts, "T-1.5");
    for seat in ["0", "2", "255"] {
        refused_first(&format!(r#"{{"chance": {{"first": {seat}}}}}"#), "T-1.5");
    }
    for seat in ["-1", "256", "1.0", "\"1\"", "null", "[1]"] {
        refused_first(&format!(r#"{{"chance": {{"first": {seat}}}}}"#), "R");
    }
    for other in [
        "{}",
        "null",
        "[]",
        "1",
        r#"{"chance": null}"#,
        r#"{"chance": "first"}"#,
        r#"{"chance": {}}"#,
        r#"{"chance": {"rocks": 1}}"#,
        r#"{"first": 1}"#,
        r#"{"seat": 1, "chance": {"first": 1}}"#,
        r#"{"seat": null, "chance": {"first": 1}}"#,
        r#"{"do": null, "chance": {"first": 1}}"#,
        r#"{"chance": {"first": 1}, "do": {"type": "start"}}"#,
        r#"[null, null, {"first": 1}]"#,
    ] {
        refused_first(other, "R");
    }
    refused(GOOD, ENTRY, first, Where::Move, Some(2), "T-2.1");
}

#[test]
fn a_move_has_its_form() {
    for entry in [
        "null",
        "[]",
        "{}",
        r#"{"seat": 1}"#,
        r#"{"do": {"type": "discard", "cards": ["finish", "finish"]}}"#,
        r#"{"seat": 1, "do": null}"#,
        r#"{"seat": 1, "do": {}}"#,
        r#"{"seat": 1, "do": []}"#,
        r#"{"seat": 1, "do": "start"}"#,
        r#"{"seat": null, "do": {"type": "start"}}"#,
        r#"{"seat": "1", "do": {"type": "start"}}"#,
        r#"{"seat": 1.0, "do": {"type": "start"}}"#,
        r#"{"seat": -1, "do": {"type": "start"}}"#,
        r#"{"seat": 2, "do": {"type": "concede"}}"#,
        r#"{"seat": 257, "do": {"type": "concede"}}"#,
        r#"[1, {"type": "concede"}]"#,
        r#"{"seat": 1, "do": {"type": "concede"}, "chance": null}"#,
        r#"{"seat": 1, "do": {"type": "pass"}}"#,
        r#"{"seat": 1, "do": {"type": "Concede"}}"#,
        r#"{"seat": 1, "do": {"type": "concede", "seat": 1}}"#,
        r#"{"seat": 1, "do": ["concede", {}]}"#,
        r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": 35}}"#,
        r#"{"seat": 1, "do": {"type": "place", "card": 80, "pay": []}}"#,
        r#"{"seat": 1, "do": {"type": "place", "cell": 35, "pay": []}}"#,
        r#"{"seat": 1, "do": {"card": 80, "cell": 35, "pay": []}}"#,
        r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": 35, "pay": null}}"#,
        r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": 35.0, "pay": []}}"#,
        r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": [35], "pay": []}}"#,
        r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": 291, "pay": []}}"#,
        r#"{"seat": 1, "do": {"type": "place", "card": 81, "cell": 35, "pay": []}}"#,
        r#"{"seat": 1, "do": {"type": "discard", "cards": [80]}}"#,
        r#"{"seat": 1, "do": {"type": "discard", "cards": [80, "finish", 78]}}"#,
        r#"{"seat": 1, "do": {"type": "give", "cards": []}}"#,
        r#"{"seat": 1, "do": {"type": "give", "cards": [], "from_pile": 0}}"#,
        r#"{"seat": 1, "do": {"type": "pledge"}}"#,
        r#"{"seat": 1, "do": {"type": "pledge", "count": 256}}"#,
    ] {
        refused_entry(entry, "R");
    }
}

#[test]
fn a_move_is_legal_in_its_position() {
    for (entry, clause) in [
        (r#"{"seat": 0, "do": {"type": "discard", "cards": ["finish", "finish"]}}"#, "T-2.1"),
        (r#"{"seat": 1, "do": {"type": "place", "card": 79, "cell": 35, "pay": []}}"#, "T-3.3"),
        (r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": 36, "pay": []}}"#, "T-0"),
        (
            r#"{"seat": 1, "do": {"type": "place", "card": "finish", "cell": 35, "pay": []}}"#,
            "T-3.1",
        ),
        (r#"{"seat": 1, "do": {"type": "place", "card": 80, "cell": 35, "pay": [76]}}"#, "T-3.3"),
        (r#"{"seat": 1, "do": {"type": "discard", "cards": [79, "finish"]}}"#, "T-3.3"),
        (r#"{"seat": 1, "do": {"type": "start"}}"#, "T-4.1"),
        (r#"{"seat": 1, "do": {"type": "pledge", "count": 0}}"#, "T-4.5"),
        (r#"{"seat": 1, "do": {"type": "agree"}}"#, "T-4.5"),
        (r#"{"seat": 1, "do": {"type": "give", "cards": [], "from_pile": false}}"#, "T-4.5"),
        (r#"{"seat": 1, "do": {"type": "finish"}}"#, "T-5.1"),
    ] {
        refused_entry(entry, clause);
    }
}

#[test]
fn the_outcome_is_the_one_reached() {
    for other in [
        r#"{"result": "won"}"#,
        r#"{"result": "lost", "reason": "conceded"}"#,
        r#"{"result": "lost", "reason": "no_legal_action", "seat": 0}"#,
    ] {
        let other = format!("\"outcome\": {other}");
        refused(GOOD, "\"outcome\": null", &other, Where::Outcome, None, "T-8");
    }
    let outcome = r#"{"result": "lost", "reason": "conceded"}"#;
    for other in [
        "null",
        r#"{"result": "won"}"#,
        r#"{"result": "lost", "reason": "start_unpayable"}"#,
        r#"{"result": "lost", "reason": "no_legal_action", "seat": 0}"#,
        r#"{"result": "lost", "reason": "conceded", "seat": 0}"#,
    ] {
        refused(OVER, outcome, other, Where::Outcome, None, "T-8");
    }
    for other in [
        "0",
        "\"lost\"",
        "[]",
        "{}",
        r#"{"result": "lost"}"#,
        r#"{"result": "drawn"}"#,
        r#"{"result": "won", "reason": "conceded"}"#,
        r#"{"result": "lost", "reason": "tired"}"#,
        r#"{"result": "lost", "reason": {"conceded": null}}"#,
        r#"{"result": "ranked", "scores": [1], "winners": [0]}"#,
        r#"["lost", "conceded"]"#,
    ] {
        refused(OVER, outcome, other, Where::Outcome, None, "R");
    }
}

#[test]
fn the_order_of_keys_and_the_space_between_are_free() {
    let other = r#"{"do": {"pay" :[], "cell":35,"card":80,"type": "place" },   "seat":1}"#;
    assert_eq!(record::verify(&GOOD.replace(ENTRY, other)), Ok(None));
    let value: serde_json::Value = serde_json::from_str(GOOD).unwrap();
    assert_eq!(record::verify(&value.to_string()), Ok(None));
    assert_eq!(record::verify(&format!("\n\t {GOOD} \r\n")), Ok(None));
}

#[test]
fn deep_nesting_is_no_danger() {
    let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
    assert!(record::verify(&deep).is_err());
    assert!(record::verify(&GOOD.replace(ENTRY, &deep)).is_err());
    let action = format!(r#"{{"seat": 1, "do": {deep}}}"#);
    assert!(record::verify(&GOOD.replace(ENTRY, &action)).is_err());
    assert!(
        record::verify(&GOOD.replace("\"removed\": []", &format!("\"removed\": {deep}"))).is_err()
    );
}

proptest! {
    /// Whatever is read, the answer is an answer.
    #[test]
    fn a_record_with_random_bytes_in_it_is_read_or_refused(
        at in any::<prop::sample::Index>(),
        length in 0..12_usize,
        noise in "[\\[\\]{}:,\"0-9a-z.e+ -]{0,6}",
    ) {
        let mut text = OVER.to_owned();
        let start = at.index(text.len());
        let end = (start + length).min(text.len());
        text.replace_range(start..end, &noise);
        let verified = record::verify(&text);
        let mut lines = 0;
        prop_assert_eq!(&record::trace(&text, &mut |_| lines += 1), &verified);
        if let Err(fault) = &verified {
            let moves = fault.index.map_or(0, |index| index + 1);
            prop_assert!(fault.place != Where::Move || lines == moves);
        } else {
            prop_assert_eq!(lines, 8);
        }
    }
}
