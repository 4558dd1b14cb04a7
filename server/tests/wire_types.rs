//! The TypeScript types of the wire are generated from the Rust ones and committed; with them what the client's
//! tests need of the server: the answer of `GET /api/games`, the error codes, lessons and views.
//!
//! `UPDATE_WIRE=1 cargo test -p tranquility --test server wire_types` writes them anew.

use bots::analysis::Weighed;
use record::{catalogue::Kind, with_game};
use rules::{Game, Hidden, PrivateOf, PublicOf, RefusalCode, TableTalk, Viewable};
use serde_json::json;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs, io,
    path::Path,
};
use tales::Counted;
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
            games,
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

/// The files, with the types from which all of their types can be reached.
fn exports() -> Vec<(String, Export)> {
    let games = Kind::ALL.iter().map(|kind| {
        (kind.id().replace('-', "_"), with_game!(*kind, G => export_game::<G> as Export))
    });
    [(SHARED.to_owned(), export_room as Export), ("http".to_owned(), export_http)]
        .into_iter()
        .chain(games)
        .collect()
}

fn export_game<G>(config: &Config) -> Result<(), ExportError>
where
    G: Counted + Game<Action: TS, Options: TS> + TableTalk<Phrase: TS + 'static>,
    G: Hidden<Barred: TS + 'static, Shape: 'static, Seen: Viewable<Public: TS, Private: TS>>,
{
    G::Action::export_all(config)?;
    G::Options::export_all(config)?;
    G::Phrase::export_all(config)?;
    G::Shape::export_all(config)?;
    PublicOf::<G>::export_all(config)?;
    PrivateOf::<G>::export_all(config)?;
    G::Statistics::export_all(config)?;
    match G::Barred::export_all(config) {
        // There is nothing to be told in a game without a board.
        Err(ExportError::CannotBeExported(_)) => Ok(()),
        done => done,
    }
}

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
    games::Game::export_all(config)?;
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
    file: String,
    needs: BTreeSet<String>,
    declaration: String,
}

impl Type {
    fn parse(file: &str, source: &str) -> Type {
        let import =
            |line: &str| Some(line.strip_prefix("import type { ")?.split_once(" }")?.0.to_owned());
        let written = |line: &&str| !line.starts_with("//") && import(line).is_none();
        let declaration: Vec<&str> = source.lines().filter(written).collect();
        Type {
            file: file.to_owned(),
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
    for (file, export) in exports() {
        let directory = tempfile::tempdir().unwrap();
        export(&Config::new().with_large_int("number").with_out_dir(directory.path())).unwrap();
        for (name, source) in files(directory.path()) {
            let name = name.strip_suffix(".ts").expect("only types are exported");
            types
                .entry(name.to_owned())
                .and_modify(|shared| shared.file = SHARED.to_owned())
                .or_insert_with(|| Type::parse(&file, &source));
        }
    }
    types
}

fn export_to(directory: &Path) -> io::Result<()> {
    let types = all_types();
    for (file, _) in exports() {
        let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut declarations = String::new();
        for of_file in types.values().filter(|one| one.file == file) {
            for name in &of_file.needs {
                let needed = &types[name].file;
                if *needed != file {
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
    let games = Kind::ALL.iter().map(|kind| (kind.id(), letter(*kind)));
    let codes = |letter: char| {
        let of_rules = RefusalCode::ALL.iter().filter(|code| code.is_of(letter));
        of_rules.map(|code| code.as_str()).collect()
    };
    games.chain([("record", 'R')]).map(|(name, letter)| (name, codes(letter))).collect()
}

/// The letter with which the clauses of a game begin.
fn letter(game: Kind) -> char {
    with_game!(game, G => G::END.chars().next().unwrap())
}

/// The lessons by game: their steps, and the positions before each of them and after the last, which are
/// views that the client's tests draw and play on.
fn lessons() -> BTreeMap<&'static str, serde_json::Value> {
    let told = |game: &Kind| {
        let lesson = lessons::find(game.id()).unwrap();
        let steps: Vec<_> = lesson.steps().collect();
        let hints: Vec<_> = steps.iter().map(|step| step.hint.clone()).collect();
        let positions = (0..=hints.len()).map(|done| lesson.position(&hints[..done]).unwrap());
        let positions: Vec<_> = positions.collect();
        (game.id(), json!({ "steps": steps, "positions": positions }))
    };
    Kind::ALL.iter().map(told).collect()
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
