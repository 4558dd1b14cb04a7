//! What a connection is sent of its views: all of the first, and of later ones what has changed.

use proptest::prelude::*;
use rules::catalogue;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use test_support::table::{ALL, ANA, BO, CHI, DEE, TestTable, WIM, options};
use tranquility::{protocol::message::Talk, room::view::SentView};
use views::ConnectionView;

/// The largest median of the views after a move, in bytes.
const BUDGETS: [(&str, usize); 3] = [("tranquility", 400), ("ascent", 600), ("santa-timea", 700)];
/// How many games of each are played to see how large views are.
const GAMES: usize = 3;
/// The sections of a guest's own part that are more than one member of it.
const OWN_SECTIONS: [&str; 3] = ["may", "game", "hands"];

/// A connection.
struct Reader {
    number: u8,
    sent: SentView,
    view: ConnectionView,
}

impl Reader {
    fn new(number: u8) -> Reader {
        Reader { number, sent: SentView::default(), view: ConnectionView::default() }
    }

    /// Reads the newest view. Checks that it completes those before, and that it has no more and no
    /// less than what has changed. Returns its size, and that of the complete view.
    fn read(&mut self, table: &TestTable) -> (usize, usize) {
        let before = self.view.clone();
        let frame = table.frame(&table.room, self.number, &mut self.sent);
        assert!(self.view.take(&frame).unwrap(), "{frame}");
        let complete = table.picture(&table.room, self.number);
        assert_eq!(self.view.without_done().unwrap(), complete);
        if before.is_there() {
            let frame: Value = serde_json::from_str(&frame).unwrap();
            let [before, after] = [before, self.view.clone()].map(|view| view.value().unwrap());
            assert_eq!(sections(&frame), changed(&before, &after), "{frame}");
            check_members(&before, &frame, is_new_game(&before, &after));
            check_members(&before["you"], &frame["you"], false);
        } else {
            assert_eq!(frame, complete);
        }
        (frame.len(), complete.len())
    }
}

/// The sections in a message.
fn sections(frame: &Value) -> BTreeSet<String> {
    let of = |value: &Value, prefix: &str| -> Vec<String> {
        let members = value.as_object().into_iter().flatten();
        members.map(|(name, _)| format!("{prefix}{name}")).collect()
    };
    let shared =
        of(frame, "").into_iter().filter(|name| !["type", "seq", "you"].contains(&&**name));
    let own = of(&frame["you"], "you.").into_iter().map(section);
    shared.chain(own).map(|name| name.trim_end_matches("_changes").to_owned()).collect()
}

/// Checks that of a game with the same members as before only those are sent that differ.
fn check_members(before: &Value, frame: &Value, is_new_game: bool) {
    let before = &before["game"];
    let names =
        |game: &Value| -> Option<Vec<String>> { Some(game.as_object()?.keys().cloned().collect()) };
    for (name, value) in frame["game_changes"].as_object().into_iter().flatten() {
        assert_ne!(before[name], *value, "{name} has not changed: {frame}");
    }
    if !is_new_game && let Some(members) = names(&frame["game"]) {
        assert_ne!(Some(members), names(before), "the same members: {frame}");
    }
}

fn is_new_game(before: &Value, after: &Value) -> bool {
    before["table"]["games"] != after["table"]["games"]
}

/// The section to which a member of a guest's own part belongs.
fn section(member: String) -> String {
    let name = member.trim_start_matches("you.").trim_end_matches("_changes");
    if OWN_SECTIONS.contains(&name) { member } else { "you.role".to_owned() }
}

/// The sections that differ between two views of one guest, who sees nothing else.
fn changed(before: &Value, after: &Value) -> BTreeSet<String> {
    let log = |view: &Value| {
        (view["table"]["games"].clone(), view["game"]["log_length"].clone(), view["game"].is_null())
    };
    let mut changed = BTreeSet::new();
    for name in ["table", "game"] {
        if before[name] != after[name] || name == "game" && is_new_game(before, after) {
            changed.insert(name.to_owned());
        }
    }
    let lines = after["game"]["log_length"].as_u64().unwrap_or(0);
    if lines > 0 && log(before) != log(after) {
        changed.insert("log".to_owned());
    }
    for (name, value) in after["you"].as_object().unwrap() {
        if before["you"][name] != *value {
            changed.insert(section(format!("you.{name}")));
        }
    }
    changed
}

/// A table of four at which spectators may see the hands.
fn table(game: &str) -> TestTable {
    let options = catalogue::find(game).unwrap().default_options();
    TestTable::open_hands(game, options, Talk::Open, 4)
}

/// Something that may happen at a table besides moves.
fn happen(table: &mut TestTable, what: u8) {
    match what {
        0 => table.leave(BO),
        1 => table.come(BO),
        2 => table.wait(40_000),
        3 => _ = table.refusal(WIM, json!({"type": "look"})),
        4 => _ = table.refusal(DEE, json!({"type": "chat", "text": "Hello"})),
        5 => _ = table.refusal(ANA, json!({"type": "lock", "locked": true})),
        6 => _ = table.refusal(ANA, json!({"type": "lock", "locked": false})),
        7 => _ = table.refusal(ANA, json!({"type": "end_game"})),
        8 => _ = table.refusal(CHI, json!({"type": "stand"})),
        9 => _ = table.refusal(CHI, json!({"type": "sit", "seat": 2, "name": "Chi"})),
        10 => table.restart(),
        _ => _ = table.refusal(ANA, json!({"type": "start"})),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_views_of_a_connection_together_are_the_newest(
        game in prop::sample::select(vec!["tranquility", "ascent", "santa-timea"]),
        steps in prop::collection::vec((any::<u8>(), any::<u8>(), any::<[bool; 5]>()), 1..120),
    ) {
        let mut table = table(game);
        let mut readers = ALL.map(Reader::new);
        for (event, guest, reads) in steps {
            let action = if table.room.is_running() { table.next_action() } else { None };
            match (event % 4 == 0, action) {
                (false, Some((number, action))) => prop_assert_eq!(table.act(number, action), None),
                (false, None) => happen(&mut table, u8::MAX),
                (true, _) => happen(&mut table, event / 4 % 12),
            }
            // Some connections take every view, others miss many, and one is a new one.
            for (reader, reads) in readers.iter_mut().zip(reads) {
                if reads || reader.number == ANA {
                    reader.read(&table);
                }
            }
            if guest < 16 {
                let number = ALL[usize::from(guest) % ALL.len()];
                readers[usize::from(guest) % ALL.len()] = Reader::new(number);
            }
        }
    }
}

#[test]
fn a_view_after_a_move_is_small() {
    for (game, budget) in BUDGETS {
        let mut table = table(game);
        let mut readers = ALL.map(Reader::new);
        let (mut sizes, mut complete) = (Vec::new(), Vec::new());
        for _ in 0..GAMES {
            readers.iter_mut().for_each(|reader| _ = reader.read(&table));
            while table.room.is_running() {
                let (number, action) = table.next_action().unwrap();
                assert_eq!(table.act(number, action), None);
                let read = readers.iter_mut().map(|reader| reader.read(&table));
                let (of_frames, of_views): (Vec<_>, Vec<_>) = read.unzip();
                sizes.extend(of_frames);
                complete.extend(of_views);
            }
            table.ok(ANA, json!({"type": "start"}));
        }
        let [median, complete] = [sizes, complete].map(|mut sizes| {
            sizes.sort_unstable();
            sizes[sizes.len() / 2]
        });
        println!("{game}: {median} bytes, the complete view {complete}");
        assert!(median <= budget, "{game}: half of them have {median} bytes or more");
    }
}

#[test]
fn the_beginning_of_a_game_is_sent_also_where_it_looks_like_that_of_the_last() {
    let mut table = TestTable::of("tranquility", options(0), Talk::Open, true);
    table.seat(2);
    let mut reader = Reader::new(BO);
    for _ in 0..8 {
        table.ok(ANA, json!({"type": "start"}));
        let frame = table.frame(&table.room, BO, &mut reader.sent);
        let frame: Value = serde_json::from_str(&frame).unwrap();
        assert!(frame["game"].is_object() && frame["log"].is_array(), "{frame}");
        table.ok(ANA, json!({"type": "end_game"}));
    }
}
