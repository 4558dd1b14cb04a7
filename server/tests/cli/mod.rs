//! The command line, run as a process of its own.

mod copying;
mod operate;
mod running;
pub(crate) mod serving;

use record::{
    Move, Opening, Record,
    catalogue::{AnyPosition, Kind},
};
use rules::{Seat, Seed};
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};
use tranquility::deals::daily::DayKey;

fn tranquility(arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_tranquility");
    Command::new(program).args(arguments).stdin(Stdio::null()).output().expect("it runs")
}

fn lines(bytes: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(bytes).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in Unicode")
}

/// Writes the record of a game that has just begun, with all its chance derived from that seed.
pub(crate) fn record(folder: &Path, seed: &Seed) -> PathBuf {
    let kind = Kind::find("tranquility").expect("the game");
    let options = kind.default_options();
    let deal = kind.deal(&options, 2, &mut seed.dice(0)).expect("a deal");
    let mut table = kind.set_up(&options, 2, &deal).expect("a table");
    let mut record = Record::new(kind.id(), options, 2, None, deal);
    while let Some(chance) = table.draw_chance(&mut seed.dice(record.moves.len() as u64 + 1)) {
        table.apply_chance(&chance).expect("chance decides");
        record.moves.push(Move::Chance { chance });
    }
    let file = folder.join("game.json");
    fs::write(&file, serde_json::to_string(&record).expect("JSON")).expect("written");
    file
}

#[test]
fn verify_says_what_is_wrong_with_each_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = record(folder.path(), &Seed::new([7; 32]));
    let bad = folder.path().join("bad.json");
    let spoilt =
        fs::read_to_string(&good).expect("the record").replace("\"seats\":2", "\"seats\":3");
    fs::write(&bad, spoilt).expect("written");
    let missing = folder.path().join("missing.json");

    let output = tranquility(&["record", "verify", text(&good)]);
    assert!(output.status.success());
    let expected = format!("{{\"file\":{},\"ok\":true,\"outcome\":null}}\n", json!(text(&good)));
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);

    let files = [text(&bad), text(&good), text(&missing)];
    let output = tranquility(&["record", "verify", files[0], files[1], files[2]]);
    assert_eq!(output.status.code(), Some(1));
    let lines = lines(&output.stdout);
    assert_eq!(lines.iter().map(|line| &line["file"]).collect::<Vec<_>>(), files);
    assert_eq!(lines.iter().map(|line| &line["ok"]).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(lines[0]["where"], "deal");
    assert_eq!(lines[2]["clause"], "R");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let keys = ["\"file\":", ",\"ok\":", ",\"where\":", ",\"move\":", ",\"clause\":", ",\"why\":"];
    let places = keys.map(|key| stdout.find(key).expect(key));
    assert!(places.is_sorted(), "{stdout}");
}

#[test]
fn trace_lays_every_position_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = record(folder.path(), &Seed::new([7; 32]));
    let output = tranquility(&["record", "trace", text(&file)]);
    assert!(output.status.success());
    let positions = lines(&output.stdout);
    for (ply, position) in positions.iter().enumerate() {
        assert_eq!(position["ply"], ply);
    }
    assert_eq!(positions.first().expect("a position")["phase"], "setup");
    assert_eq!(positions.last().expect("a position")["phase"], "turn");

    let output = tranquility(&["record", "trace", text(&folder.path().join("missing.json"))]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    assert_eq!(lines(&output.stderr)[0]["ok"], false);
}

#[test]
fn prove_tells_the_right_seed_from_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let seed = Seed::new([7; 32]);
    let file = record(folder.path(), &seed);
    let prove = |seed: &str| tranquility(&["record", "prove", text(&file), "--seed", seed]);

    let output = prove(&seed.to_hex());
    assert!(output.status.success());
    assert_eq!(lines(&output.stdout)[0]["ok"], true);

    let output = prove(&Seed::new([8; 32]).to_hex());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(lines(&output.stdout)[0]["where"], "deal");

    for nonsense in ["", "7", "zz"] {
        assert_eq!(prove(nonsense).status.code(), Some(2), "{nonsense}");
    }
}

/// Writes the record of a game on a given deal up to its first chance, with the later chance derived
/// from that seed. Returns it with the commitment.
fn given_record(folder: &Path, seed: &Seed) -> (PathBuf, String) {
    let kind = Kind::find("tranquility").expect("the game");
    let mut options = kind.default_options();
    options["rocks"] = json!("auto");
    let dealt = Seed::new([1; 32]);
    let deal = kind.deal(&options, 2, &mut dealt.dice(0)).expect("a deal");
    let mut table = kind.set_up(&options, 2, &deal).expect("a table");
    let mut record = Record::new(kind.id(), options, 2, None, deal);
    let mut chances = 0;
    loop {
        let acted = record.moves.iter().any(|entry| matches!(entry, Move::Act { .. }));
        let seed = if acted { seed } else { &dealt };
        if let Some(chance) = table.draw_chance(&mut seed.dice(chances + 1)) {
            table.apply_chance(&chance).expect("chance decides");
            record.moves.push(Move::Chance { chance });
            chances += 1;
            if acted {
                break;
            }
        } else {
            let (seat, action) = a_discard(&table);
            table.apply(seat, &action).expect("it is legal");
            record.moves.push(Move::Act { seat, action });
        }
    }
    let file = folder.join("given.json");
    fs::write(&file, serde_json::to_string(&record).expect("JSON")).expect("written");
    (file, Opening::of(&record).commitment(seed))
}

/// What the seat to act can always do in the first turns: discard two cards.
fn a_discard(table: &AnyPosition) -> (Seat, Value) {
    let seat = table.waiting()[0];
    let private: Value = serde_json::from_str(table.private(seat).get()).expect("a view");
    let hand = private["hand"].as_array().expect("a hand");
    let cards: Vec<_> = hand.iter().filter(|card| card.is_number()).take(2).collect();
    (seat, json!({"type": "discard", "cards": cards}))
}

#[test]
fn prove_compares_a_given_deal_with_its_commitment() {
    let folder = tempfile::tempdir().expect("a folder");
    let seed = Seed::new([7; 32]);
    let (file, commitment) = given_record(folder.path(), &seed);
    let prove = |seed: &Seed, commitment: &str| {
        let arguments = ["--seed", &seed.to_hex(), "--commitment", commitment];
        tranquility(&[&["record", "prove", text(&file)], &arguments[..]].concat())
    };

    let output = prove(&seed, &commitment);
    let verdict = &lines(&output.stdout)[0];
    assert!(output.status.success(), "{verdict}");
    assert_eq!((&verdict["ok"], &verdict["commitment"]), (&json!(true), &json!(commitment)));

    for (seed, commitment) in [
        (seed, "0".repeat(64)),
        (Seed::new([8; 32]), commitment.clone()),
        (seed, seed.commitment()),
    ] {
        let output = prove(&seed, &commitment);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(lines(&output.stdout)[0]["ok"], false);
    }
    let output = tranquility(&["record", "prove", text(&file), "--seed", &seed.to_hex()]);
    assert_eq!(lines(&output.stdout)[0]["where"], "deal", "the deal is not that of the seed");
}

#[test]
fn prove_derives_the_seed_from_the_key_of_a_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let key = DayKey::from_hex(&"ab".repeat(32)).expect("a key");
    let options = Kind::find("tranquility").expect("the game").default_options();
    let file = record(folder.path(), &key.seed("tranquility", &options, 2));
    let prove = |key: &str| tranquility(&["record", "prove", text(&file), "--day-key", key]);

    let output = prove(&key.to_hex());
    assert!(output.status.success());
    let verdict = &lines(&output.stdout)[0];
    assert_eq!(verdict["ok"], true);
    assert_eq!(verdict["day_commitment"], key.commitment());
    assert_eq!(verdict["commitment"], key.seed("tranquility", &options, 2).commitment());

    let output = prove(&"ac".repeat(32));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(lines(&output.stdout)[0]["where"], "deal");
    let another_game = record(folder.path(), &key.seed("tranquility", &options, 3));
    let output = tranquility(&["record", "prove", text(&another_game), "--day-key", &key.to_hex()]);
    assert_eq!(output.status.code(), Some(1), "the seed is that of another number of seats");
}

#[test]
fn bad_arguments_are_refused() {
    for arguments in [
        &["record"][..],
        &["record", "verify"],
        &["--listen", "nowhere"],
        &["--nonsense"],
        &["record", "prove", "game.json"],
        &["record", "prove", "game.json", "--commitment", &"0".repeat(64)],
        &["record", "prove", "game.json", "--seed", &"0".repeat(64), "--day-key", &"0".repeat(64)],
        &["record", "prove", "game.json", "--seed", &"0".repeat(64), "--commitment", "0"],
        &["play"],
    ] {
        assert_eq!(tranquility(arguments).status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn a_record_is_analysed() {
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/record/tests/records/good/first_turns_2.json");
    let output = tranquility(&["analyse", game]);
    assert!(output.status.success());
    let analysis = lines(&output.stdout).remove(0);
    let moves = analysis["moves"].as_array().expect("moves");
    assert!(moves.iter().all(|one| one["known"][0]["mean"].is_f64()), "{analysis}");
    assert_eq!(analysis["is_contest"], false);

    let output = tranquility(&["analyse", "/missing.json"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty() && output.stderr.starts_with(b"tranquility: It can't be"));
}

#[test]
fn partners_are_measured() {
    let games = ["bots", "measure", "--level=steady", "--games=2", "--seats=2"];
    let output = tranquility(&games);
    assert!(output.status.success(), "{output:?}");
    let found = lines(&output.stdout).remove(0);
    assert_eq!((&found["games"], &found["rollouts"]), (&json!(2), &json!(0)));
    assert_eq!((&found["game"], &found["seats"]), (&json!("tranquility"), &json!(2)));
    for figure in ["won", "score", "ms_per_decision"] {
        assert!(found[figure].is_number(), "{found}");
    }
    for wrong in ["--options=[]", "--options={\"removed\":90}", "--seats=9", "--level=best"] {
        assert!(!tranquility(&["bots", "measure", wrong]).status.success(), "{wrong}");
    }
}

#[test]
fn programs_are_compared_on_the_same_deals_and_a_comparison_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = format!("--file={}", folder.path().join("ended.jsonl").display());
    let program = env!("CARGO_BIN_EXE_tranquility");
    let compare = |games: &str| {
        let table = ["--level=steady", "--options={\"removed\":12}", games, &file];
        let output = tranquility(&[&["bots", "compare", program, program], &table[..]].concat());
        assert!(output.status.success(), "{output:?}");
        lines(&output.stdout).remove(0)
    };
    let first = compare("--games=3");
    assert_eq!((&first["games"], &first["points"]), (&json!(3), &json!(0.0)));
    let more = compare("--games=5");
    assert_eq!((&more["games"], &more["verdict"]), (&json!(5), &json!("open")));
    assert_eq!(more["old"], more["new"]);
    let kept = std::fs::read_to_string(folder.path().join("ended.jsonl")).unwrap();
    assert_eq!(kept.lines().count(), 5, "the first three are not played again");
    let missing = tranquility(&["bots", "compare", program, "/missing", "--games=1"]);
    assert!(missing.stderr.starts_with(b"tranquility: /missing: "), "{missing:?}");
}

#[test]
fn analyses_are_calibrated() {
    let arguments = ["bots", "calibrate", "--level=steady", "--games=1", "--seats=2"];
    let output = tranquility(&arguments);
    assert!(output.status.success(), "{output:?}");
    let found = lines(&output.stdout).remove(0);
    assert_eq!(found["games"], 1);
    let known = &found["known"];
    assert_eq!(known["brier"].as_array().map(Vec::len), Some(4));
    assert_eq!(known["reliability"].as_array().map(Vec::len), Some(10));

    let output = tranquility(&["bots", "calibrate", "--game=santa-timea"]);
    assert_eq!(output.status.code(), Some(1));
}
