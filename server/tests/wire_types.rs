//! The TypeScript types of the wire are generated from the Rust ones and committed; with them what the client's
//! tests need of the server: the answer of `GET /api/games`, the error codes, lessons and views.
//!
//! `UPDATE_WIRE=1 cargo test -p tranquility --test server wire_types` writes them anew.

use bots::analysis::Weighed;
use rules::{
    Game as _, RefusalCode, ascent::Ascent, santa_timea::SantaTimea, tranquility::Tranquility,
};
use serde_json::json;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs, io,
    path::Path,
};
use test_support::table::{ANA, BO, CHI, TestTable, WIM};
use tranquility::{
    archive::{
        analysis::AnalysisState,
        game_history::Summary,
        replay,
        results::{DailyResults, DealResults},
        wins::OptionWins,
    },
    deals::daily::Day,
    http::{
        routes::{
            deals::GivenDeal,
            faults::PageFault,
            games::{self, Game},
            lessons::Outline,
            me::{Claimed, Link, Recovery},
            nearby::Nearby,
            push::PushSettings,
            records::Uploaded,
            rooms::{Created, Log},
            webhooks::HookState,
        },
        sign::Sign,
    },
    lobby::{my_games::MyGame, open_tables::OpenTable},
    protocol::{
        command::ClientMessage, error_code::ErrorCode, message::ServerMessage, table_view::You,
    },
    push::{chats::hook::Hook, subscriptions::Subscription},
    room::{
        create::NewRoom,
        model::{game::prospect::Prospect, listing::MyTable},
    },
};
use ts_rs::{Config, ExportError, TS};

type Export = fn(&Config) -> Result<(), ExportError>;

/// Exports the types of a game, which all games have under the same names.
macro_rules! export_game {
    ($game:ident) => {
        |config| {
            use rules::$game::{Action, Options, Phrase, wire::view};
            use tales::$game::statistics::Statistics;
            Action::export_all(config)?;
            Options::export_all(config)?;
            Phrase::export_all(config)?;
            view::Shape::export_all(config)?;
            view::Public::export_all(config)?;
            view::Private::export_all(config)?;
            Statistics::export_all(config)
        }
    };
}

/// The files, with the types from which all of their types can be reached.
const FILES: [(&str, Export); 5] = [
    (SHARED, export_room),
    ("http", export_http),
    ("tranquility", |config| {
        rules::tranquility::wire::offers::Barred::export_all(config)?;
        export_game!(tranquility)(config)
    }),
    ("ascent", |config| {
        rules::ascent::wire::offers::Barred::export_all(config)?;
        export_game!(ascent)(config)
    }),
    ("santa_timea", export_game!(santa_timea)),
];

/// The file with what more than one file needs.
const SHARED: &str = "room";

fn export_room(config: &Config) -> Result<(), ExportError> {
    ClientMessage::export_all(config)?;
    ServerMessage::export_all(config)?;
    You::export_all(config)
}

fn export_http(config: &Config) -> Result<(), ExportError> {
    replay::Replay::export_all(config)?;
    replay::Views::export_all(config)?;
    replay::Course::export_all(config)?;
    AnalysisState::export_all(config)?;
    Weighed::export_all(config)?;
    Game::export_all(config)?;
    Uploaded::export_all(config)?;
    OpenTable::export_all(config)?;
    MyTable::export_all(config)?;
    MyGame::export_all(config)?;
    GivenDeal::export_all(config)?;
    DealResults::export_all(config)?;
    DailyResults::export_all(config)?;
    Day::export_all(config)?;
    Outline::export_all(config)?;
    Summary::export_all(config)?;
    NewRoom::export_all(config)?;
    Prospect::export_all(config)?;
    OptionWins::export_all(config)?;
    Created::export_all(config)?;
    Log::export_all(config)?;
    Link::export_all(config)?;
    Claimed::export_all(config)?;
    Recovery::export_all(config)?;
    PushSettings::export_all(config)?;
    Subscription::export_all(config)?;
    HookState::export_all(config)?;
    Hook::export_all(config)?;
    Nearby::export_all(config)?;
    PageFault::export_all(config)?;
    Sign::export_all(config)?;
    lessons::Position::export_all(config)?;
    rules::Figures::export_all(config)
}

/// A type as `ts-rs` writes it, into a file of its own.
struct Type {
    file: &'static str,
    needs: BTreeSet<String>,
    declaration: String,
}

impl Type {
    fn parse(file: &'static str, source: &str) -> Type {
        let import =
            |line: &str| Some(line.strip_prefix("import type { ")?.split_once(" }")?.0.to_owned());
        let written = |line: &&str| !line.starts_with("//") && import(line).is_none();
        let declaration: Vec<&str> = source.lines().filter(written).collect();
        Type {
            file,
            needs: source.lines().filter_map(import).collect(),
            declaration: laid_out(&declaration),
        }
    }
}

/// The most columns of a line that is put together from several.
const WIDTH: usize = 116;

/// A declaration with each member on the line of its comment, and each variant on a line of its own, where
/// these are not too long. `ts-rs` gives a comment three lines at least.
fn laid_out(lines: &[&str]) -> String {
    let mut members: Vec<String> = Vec::new();
    let mut comment = Vec::new();
    for line in lines.iter().map(|line| line.trim()) {
        match line.strip_prefix('*') {
            Some("/") => {}
            Some(text) => comment.push(text.trim_start()),
            None if line == "/**" => {}
            None => {
                let code = line.replace(", }", " }").replace(" | {", "\n| {");
                let code = code.replace(" = { \"", " =\n| { \"");
                let mut code = code.lines();
                members.extend(code.next().map(|code| commented(&comment, code)));
                members.extend(code.map(str::to_owned));
                comment.clear();
            }
        }
    }
    let (declaration, members) = members.split_first().expect("a type is declared");
    let mut written = declaration.clone();
    for variant in members.chunk_by(|_, next| !next.starts_with('|')) {
        let is_variant = variant[0].starts_with('|');
        let line = variant.join(if is_variant { " " } else { "\n" });
        let fits = !line.contains('\n') && line.chars().count() <= WIDTH;
        let indent = if is_variant { "\n      " } else { "\n  " };
        let lines = if fits { line } else { variant.join("\n").replace('\n', indent) };
        write!(written, "\n  {lines}").unwrap();
    }
    written
}

/// Code behind its comment, or below it where both would be too long for one line.
fn commented(comment: &[&str], code: &str) -> String {
    let line = format!("/** {} */", comment.join(" "));
    let columns = line.chars().count();
    match comment {
        [] => code.to_owned(),
        _ if columns > WIDTH => format!("/**\n * {}\n */\n{code}", comment.join("\n * ")),
        _ if code.starts_with("export") || columns + code.chars().count() > WIDTH => {
            format!("{line}\n{code}")
        }
        _ => format!("{line} {code}"),
    }
}

fn all_types() -> BTreeMap<String, Type> {
    let mut types: BTreeMap<String, Type> = BTreeMap::new();
    for (file, export) in FILES {
        let directory = tempfile::tempdir().unwrap();
        export(&Config::new().with_large_int("number").with_out_dir(directory.path())).unwrap();
        for (name, source) in files(directory.path()) {
            let name = name.strip_suffix(".ts").expect("only types are exported");
            types
                .entry(name.to_owned())
                .and_modify(|shared| shared.file = SHARED)
                .or_insert_with(|| Type::parse(file, &source));
        }
    }
    types
}

fn export_to(directory: &Path) -> io::Result<()> {
    let types = all_types();
    for (file, _) in FILES {
        let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut declarations = String::new();
        for of_file in types.values().filter(|one| one.file == file) {
            for name in &of_file.needs {
                let needed = types[name].file;
                if needed != file {
                    imports.entry(needed).or_default().insert(name);
                }
            }
            write!(declarations, "\n{}\n", of_file.declaration).unwrap();
        }
        let mut source =
            String::from("// Generated from the server's types: see server/tests/wire_types.rs.\n");
        for (from, names) in imports {
            let names = names.into_iter().collect::<Vec<_>>().join(", ");
            writeln!(source, "import type {{ {names} }} from './{from}';").unwrap();
        }
        fs::write(directory.join(format!("{file}.ts")), source + &declarations)?;
    }
    Ok(())
}

fn files(directory: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    entries
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            Some((name, fs::read_to_string(entry.path()).ok()?))
        })
        .collect()
}

/// Writes what the client's tests hold its texts against, the options of the games and all reasons for which the
/// server refuses, and what they draw.
fn write_fixtures_to(directory: &Path) -> io::Result<()> {
    let games = serde_json::to_string_pretty(&games::all())?;
    fs::write(directory.join("games.json"), games + "\n")?;
    let codes: Vec<_> = ErrorCode::ALL.iter().map(|code| code.as_str()).collect();
    let codes = serde_json::to_string_pretty(&codes)?;
    fs::write(directory.join("error_codes.json"), codes + "\n")?;
    let codes = serde_json::to_string_pretty(&refusal_codes())?;
    fs::write(directory.join("refusal_codes.json"), codes + "\n")?;
    fs::write(directory.join("lessons.json"), serde_json::to_string(&lessons())? + "\n")?;
    fs::write(directory.join("views.json"), serde_json::to_string(&views())? + "\n")
}

/// The reasons for which the rules of each game refuse something, and for which records are refused.
fn refusal_codes() -> BTreeMap<&'static str, Vec<&'static str>> {
    let games = [(Tranquility::ID, 'T'), (Ascent::ID, 'A'), (SantaTimea::ID, 'S')];
    let codes = |rules: char| {
        let of_rules = RefusalCode::ALL.iter().filter(|code| code.rules().contains(rules));
        of_rules.map(|code| code.as_str()).collect()
    };
    games.into_iter().chain([("record", 'R')]).map(|(name, rules)| (name, codes(rules))).collect()
}

/// The lessons by game: their steps, and the positions before each of them and after the last, which are
/// views that the client's tests draw and play on.
fn lessons() -> BTreeMap<&'static str, serde_json::Value> {
    let told = |game: &record::catalogue::Kind| {
        let lesson = lessons::find(game.id()).unwrap();
        let steps: Vec<_> = lesson.steps().collect();
        let hints: Vec<_> = steps.iter().map(|step| step.hint.clone()).collect();
        let positions = (0..=hints.len()).map(|done| lesson.position(&hints[..done]).unwrap());
        let positions: Vec<_> = positions.collect();
        (game.id(), json!({ "steps": steps, "positions": positions }))
    };
    record::catalogue::Kind::ALL.iter().map(told).collect()
}

/// A table of three before, during and after a game, as a player and a spectator see it: what surrounds
/// the games in the views of the client's tests.
fn views() -> serde_json::Value {
    let mut table = TestTable::new();
    table.seat(3);
    let seen = |table: &TestTable| json!({"player": table.view(BO), "spectator": table.view(WIM)});
    let lobby = seen(&table);
    table.ok(ANA, json!({"type": "start"}));
    let playing = seen(&table);
    for player in [ANA, BO, CHI] {
        table.ok(player, json!({"type": "act", "action": {"type": "concede"}}));
    }
    json!({"lobby": lobby, "playing": playing, "over": seen(&table)})
}

#[test]
fn the_committed_types_are_those_of_the_code() {
    let types = generated("wire", |folder| export_to(folder).unwrap());
    assert!(types["room.ts"].contains("export type ViewMessage "));
}

#[test]
fn the_committed_fixtures_are_what_the_server_says() {
    generated("testing", |folder| write_fixtures_to(folder).unwrap());
}

/// Compares a folder of the client with what is written now, after writing it anew where that is wanted.
fn generated(folder: &str, write: impl Fn(&Path)) -> BTreeMap<String, String> {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src").join(folder);
    if std::env::var_os("UPDATE_WIRE").is_some() {
        fs::remove_dir_all(&committed).ok();
        fs::create_dir_all(&committed).unwrap();
        write(&committed);
    }
    let fresh = tempfile::tempdir().unwrap();
    write(fresh.path());
    let generated = files(fresh.path());
    assert!(
        generated == files(&committed),
        "web/src/{folder} is stale: run UPDATE_WIRE=1 cargo test -p tranquility --test server wire_types"
    );
    generated
}
