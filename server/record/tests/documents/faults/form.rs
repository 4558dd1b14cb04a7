//! The form of the document: keys, types, nesting.

use super::*;
use proptest::prelude::*;

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
    deal("\"removed\": [], \"stones\": 2");
    deal("\"removed\": [], \"rocks\": null");
    deal("\"removed\": [], \"row\": []");
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
    assert_eq!(record::verify(&named), Ok(None), "names are not checked here");
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
        r#"{"seat": 1, "do": {"type": "wait"}}"#,
        r#"{"seat": 1, "do": {"type": "pass", "seat": 1}}"#,
        r#"{"seat": 1, "do": {"type": "Concede"}}"#,
        r#"{"seat": 1, "do": {"type": "concede", "seat": 1}}"#,
        r#"{"seat": 1, "do": ["concede", {}]}"#,
    ] {
        refused_entry(entry, "R");
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
