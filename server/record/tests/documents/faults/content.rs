//! The content: options, deal, chance, moves and outcome against the rules.

use super::*;

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
        ("\"monsters\": 0", "\"monsters\": 2", "T-6.2"),
        ("\"monsters\": 0", "\"monsters\": 6", "T-6.2"),
        ("\"wild\": 0", "\"wild\": 1", "T-9.4"),
        ("\"level\": \"normal\"", "\"level\": \"easy\"", "T-9.3"),
        (
            "\"grid\": \"standard\", \"removed\": 0",
            "\"grid\": \"competition\", \"removed\": 4",
            "T-9.3",
        ),
        (
            "\"grid\": \"standard\", \"removed\": 0, \"rocks\": \"off\"",
            "\"grid\": \"day_night\", \"removed\": 0, \"rocks\": \"manual\"",
            "T-9.3",
        ),
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
}

#[test]
fn the_deal_is_that_of_the_options() {
    for (part, other, clause) in [
        ("\"removed\": 0", "\"removed\": 4", "T-1.1"),
        ("\"rocks\": \"off\"", "\"rocks\": \"manual\"", "T-6.1"),
        ("\"rocks\": \"off\"", "\"rocks\": \"auto\"", "T-6.1"),
        ("\"monsters\": 0", "\"monsters\": 3", "T-1.2"),
        ("\"storms\": false", "\"storms\": true", "T-1.2"),
        ("\"wild\": 0", "\"wild\": 2", "T-1.2"),
        ("\"grid\": \"standard\"", "\"grid\": \"pyramid\"", "T-1.2"),
        ("\"grid\": \"standard\"", "\"grid\": \"day_night\"", "T-1.2"),
        ("\"grid\": \"standard\"", "\"grid\": \"competition\"", "T-13.1"),
    ] {
        refused(GOOD, part, other, Where::Deal, None, clause);
    }
    // The arch has the same cards, but no start cards to shuffle in.
    refused(GOOD, "\"grid\": \"standard\"", "\"grid\": \"arch\"", Where::Move, Some(0), "T-1.5");
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
        ["81", "0", "-3", "3.0", "\"3\"", "\"Monster\"", "\"Finish\"", "null", "true", "[3]", "{}"]
    {
        deal(first, &format!("[{other}, \"finish\", \"finish\", \"finish\", 79,"), "R");
    }
    deal(first, "[\"monster\", \"finish\", \"finish\", \"finish\", 79,", "T-1.2");
    deal("\"removed\": []", "\"removed\": [], \"rocks\": 2", "T-6.1");
    deal("\"removed\": []", "\"removed\": [], \"explorer\": []", "T-11.2");
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
    refused_first(r#"{"chance": {"rocks": 1}}"#, "T-1.5");
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
        r#"{"chance": {"rocks": null}}"#,
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
        (r#"{"seat": 1, "do": {"type": "pay", "cards": []}}"#, "T-11.4"),
        (r#"{"seat": 1, "do": {"type": "monster", "cell": 0}}"#, "T-6.3"),
        (r#"{"seat": 1, "do": {"type": "move_rocks", "row": 0}}"#, "T-6.1"),
        (r#"{"seat": 1, "do": {"type": "keep_rocks", "cards": [80, 78]}}"#, "T-6.1"),
        (r#"{"seat": 1, "do": {"type": "discard_hand"}}"#, "T-7.2"),
        (r#"{"seat": 1, "do": {"type": "spend_compass", "storm": {"revealed": true}}}"#, "T-7.4"),
        (r#"{"seat": 1, "do": {"type": "face_storm"}}"#, "T-7.3"),
        (r#"{"seat": 1, "do": {"type": "blow", "row": 0}}"#, "T-7.3"),
        (r#"{"seat": 1, "do": {"type": "reduce", "cards": []}}"#, "T-7.3"),
        (r#"{"seat": 1, "do": {"type": "compass", "cell": 2}}"#, "T-11.3"),
        (r#"{"seat": 1, "do": {"type": "turn_over", "card": 80, "cell": 0}}"#, "T-12.4"),
        (r#"{"seat": 1, "do": {"type": "swap_hand"}}"#, "T-13.4"),
        (r#"{"seat": 1, "do": {"type": "pass"}}"#, "T-13.6"),
        (
            r#"{"seat": 1, "do": {"type": "place", "card": "wild", "as": 80, "cell": 35, "pay": []}}"#,
            "T-3.3",
        ),
        (
            r#"{"seat": 1, "do": {"type": "place", "card": "wild", "as": 81, "cell": 35, "pay": []}}"#,
            "T-9.4",
        ),
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
        r#"{"result": "ranked", "scores": [1], "winners": [0]}"#,
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
        r#"{"result": "ranked", "scores": [1]}"#,
        r#"["lost", "conceded"]"#,
    ] {
        refused(OVER, outcome, other, Where::Outcome, None, "R");
    }
}
