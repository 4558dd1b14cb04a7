//! The TypeScript types of the wire are generated from the Rust ones and committed; with them the
//! answer of `GET /api/games`, against which the client's tests hold its texts.
//!
//! `UPDATE_WIRE=1 cargo test --test wire_types` writes them anew.

use std::{collections::BTreeMap, fs, io, path::Path};
use tranquility::{
    archive::{
        replay,
        results::{DailyResults, DealResults},
    },
    deals::daily::Day,
    http::routes::{
        deals::GivenDeal,
        games::{self, Game},
        lessons::Outline,
        records::Uploaded,
    },
    lobby::{my_table::MyTable, open_tables::OpenTable},
    protocol::{command::ClientMessage, message::ServerMessage},
};
use ts_rs::{Config, ExportError, TS};

fn export_to(directory: &Path) -> Result<(), ExportError> {
    let config = &Config::new().with_large_int("number").with_out_dir(directory);
    ClientMessage::export_all(config)?;
    ServerMessage::export_all(config)?;
    replay::Replay::export_all(config)?;
    replay::Views::export_all(config)?;
    Game::export_all(config)?;
    Uploaded::export_all(config)?;
    OpenTable::export_all(config)?;
    MyTable::export_all(config)?;
    GivenDeal::export_all(config)?;
    DealResults::export_all(config)?;
    DailyResults::export_all(config)?;
    Day::export_all(config)?;
    Outline::export_all(config)?;
    rules::lesson::Position::export_all(config)?;

    rules::Figures::export_all(config)?;
    use rules::{ascent, santa_timea, tranquility};
    tranquility::Action::export_all(config)?;
    tranquility::Options::export_all(config)?;
    tranquility::Phrase::export_all(config)?;
    tranquility::view::Public::export_all(config)?;
    tranquility::view::Private::export_all(config)?;
    tranquility::statistics::Statistics::export_all(config)?;
    ascent::Action::export_all(config)?;
    ascent::Options::export_all(config)?;
    ascent::Phrase::export_all(config)?;
    ascent::view::Public::export_all(config)?;
    ascent::view::Private::export_all(config)?;
    ascent::statistics::Statistics::export_all(config)?;
    santa_timea::Action::export_all(config)?;
    santa_timea::Options::export_all(config)?;
    santa_timea::Phrase::export_all(config)?;
    santa_timea::view::Public::export_all(config)?;
    santa_timea::view::Private::export_all(config)?;
    santa_timea::statistics::Statistics::export_all(config)
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

fn write_games_to(directory: &Path) -> io::Result<()> {
    let games = serde_json::to_string_pretty(&games::all())?;
    fs::write(directory.join("games.json"), games + "\n")
}

#[test]
fn the_committed_types_are_those_of_the_code() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/wire");
    if std::env::var_os("UPDATE_WIRE").is_some() {
        fs::remove_dir_all(&committed).ok();
        export_to(&committed).unwrap();
        write_games_to(&committed).unwrap();
    }
    let fresh = tempfile::tempdir().unwrap();
    export_to(fresh.path()).unwrap();
    write_games_to(fresh.path()).unwrap();
    let generated = files(fresh.path());
    assert!(generated.contains_key("ViewMessage.ts"), "{:?}", generated.keys());
    assert!(
        generated == files(&committed),
        "web/src/wire is stale: run UPDATE_WIRE=1 cargo test --test wire_types"
    );
}
