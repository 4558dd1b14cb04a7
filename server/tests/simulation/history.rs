//! What has happened, and whether it may have: every message that leaves a server is compared with
//! what its room's stored entries make of it, at the moment it leaves.

use crate::simulation::{
    oracle::{Miss, Oracle, seq_of},
    secret,
};
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fmt::Write,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Mutex,
};
use test_support::dealer::TestDealer;
use tokio::time::Instant;
use tranquility::{
    clock::Clock,
    identity::guest::Secret,
    room::model::{
        decide::Moment,
        presence::{Presence, PresenceOptions},
    },
};

/// Refusals after which the same command may still be done: it was not decided on.
const UNDECIDED: [&str; 3] = ["unavailable", "too_fast", "chat_too_fast"];

/// The end of a connection from which a message leaves.
#[derive(Clone)]
pub struct Outlet {
    /// Which server process.
    pub server: u32,
    pub room: String,
    pub guest: u8,
    /// The `seq` of the newest view.
    pub newest: u64,
}

/// A command, by its room, its guest and its id.
type CommandKey = (String, u8, String);

/// What is known of a command.
#[derive(Default)]
struct Command {
    what: Value,
    /// How many entries the room had when it was first sent.
    since: usize,
    /// How many times it was sent.
    copies: u32,
    acknowledged: bool,
    refused: bool,
    stored: bool,
}

/// See the module.
pub struct History {
    began: Instant,
    clock: Clock,
    aloud: bool,
    facts: Mutex<Facts>,
}

struct Facts {
    hasher: DefaultHasher,
    wrong: Vec<String>,
    streams: BTreeMap<String, Vec<Vec<u8>>>,
    commands: BTreeMap<CommandKey, Command>,
    oracles: BTreeMap<(u32, String), Oracle>,
    presence: Presence,
    dealer: TestDealer,
    checked: u64,
}

impl History {
    /// Nothing has happened yet. `aloud`: it is to be printed as it happens.
    pub fn new(clock: Clock, aloud: bool) -> History {
        History {
            began: Instant::now(),
            clock,
            aloud,
            facts: Mutex::new(Facts {
                hasher: DefaultHasher::new(),
                wrong: Vec::new(),
                streams: BTreeMap::new(),
                commands: BTreeMap::new(),
                oracles: BTreeMap::new(),
                presence: Presence::new(PresenceOptions::default(), 0),
                dealer: TestDealer::default(),
                checked: 0,
            }),
        }
    }

    /// Something happened.
    pub fn note(&self, what: &str) {
        self.facts.lock().unwrap().note(self, what);
    }

    /// Something happened that must not.
    pub fn wrong(&self, what: &str) {
        self.facts.lock().unwrap().wrong(self, what);
    }

    /// A guest sent a command, perhaps not for the first time.
    pub fn sent(&self, room: &str, guest: u8, id: &str, what: &Value) {
        let mut facts = self.facts.lock().unwrap();
        facts.note(self, &format!("guest {guest} sends {id} {what}"));
        let length = facts.streams.get(room).map_or(0, Vec::len);
        let command = facts.commands.entry((room.to_owned(), guest, id.to_owned()));
        let command = command.or_insert_with(|| Command { since: length, ..Command::default() });
        command.what = what.clone();
        command.copies += 1;
    }

    /// Entries have become durable.
    pub fn stored(&self, stream: &str, entries: &[Vec<u8>]) {
        let mut facts = self.facts.lock().unwrap();
        for entry in entries {
            let text = String::from_utf8_lossy(entry);
            facts.note(self, &format!("{stream} {text}"));
            if let Some(room) = stream.strip_prefix("room/") {
                facts.check_entry(self, room, &serde_json::from_slice(entry).unwrap());
                let known = facts.streams.entry(room.to_owned()).or_default();
                known.push(entry.clone());
            } else if stream == "server" {
                let made: Value = serde_json::from_str(&text).unwrap();
                let secret = Secret::parse(made["secret"].as_str().unwrap()).unwrap();
                facts.dealer = TestDealer::new(*secret.bytes());
            }
        }
    }

    /// A message leaves a server.
    pub fn left(&self, outlet: &mut Outlet, text: &str) {
        let facts = &mut *self.facts.lock().unwrap();
        facts.checked += 1;
        let (server, room, guest) = (outlet.server, outlet.room.clone(), outlet.guest);
        facts.note(self, &format!("server {server} tells guest {guest} of {room}: {text}"));
        if let Some(seq) = seq_of(text) {
            let newest = std::mem::replace(&mut outlet.newest, seq);
            if newest > seq {
                return facts.wrong(self, &format!("guest {guest}: view {seq} after {newest}"));
            }
            let (shown, done) = without_done(text);
            for id in done {
                facts.check_done(self, &room, guest, &id);
            }
            return facts.check_shown(self, outlet, |oracle, moment| {
                oracle.shows_view(guest, moment, &shown)
            });
        }
        let message: Value = serde_json::from_str(text).unwrap();
        match message["type"].as_str() {
            Some("chat") => facts
                .check_shown(self, outlet, |oracle, moment| oracle.shows_chat(guest, moment, text)),
            Some("refused") => facts.check_refused(self, &room, guest, &message),
            Some("restarting" | "announced" | "storage") => {}
            _ => facts.wrong(self, &format!("an unknown message: {text}")),
        }
    }

    /// What a guest should see of a room by now: the `seq` that its view has at least, as lines of
    /// free text come without one, and its chat.
    pub fn newest(&self, room: &str, guest: u8) -> (u64, String) {
        let facts = self.facts.lock().unwrap();
        let moment = facts.moment(&self.clock);
        let mut oracle = Oracle::new(room);
        let mut seq = 0;
        for entry in &facts.streams[room] {
            oracle.learn(&facts.streams[room]);
            let entry: Value = serde_json::from_slice(entry).unwrap();
            if entry["do"]["type"] != "chatted" {
                seq = oracle.seq(&moment);
            }
        }
        (seq, oracle.chat(guest, &moment))
    }

    /// What comes of the present moment, as rooms without a server are shown it.
    pub fn at_this_moment<T>(&self, of: impl FnOnce(&Moment<'_>) -> T) -> T {
        of(&self.facts.lock().unwrap().moment(&self.clock))
    }

    /// How many commands of a room are part of it.
    pub fn done(&self, room: &str) -> usize {
        let facts = self.facts.lock().unwrap();
        facts.commands.iter().filter(|(key, command)| key.0 == room && command.stored).count()
    }

    /// What happened that must not, and a number that differs if anything else did.
    pub fn verdict(&self) -> (Vec<String>, u64) {
        let mut facts = self.facts.lock().unwrap();
        facts.check_end(self);
        (facts.wrong.clone(), facts.hasher.finish())
    }

    /// How many messages were checked.
    pub fn checked(&self) -> u64 {
        self.facts.lock().unwrap().checked
    }
}

impl Facts {
    fn note(&mut self, history: &History, what: &str) {
        let at = history.began.elapsed().as_millis();
        (at, what).hash(&mut self.hasher);
        if history.aloud {
            println!("{:4}.{:03} {what}", at / 1000, at % 1000);
        }
    }

    fn wrong(&mut self, history: &History, what: &str) {
        self.note(history, &format!("WRONG: {what}"));
        let mut wrong = String::new();
        let at = history.began.elapsed().as_millis();
        let _ = write!(wrong, "at {}.{:03} s: {what}", at / 1000, at % 1000);
        self.wrong.push(wrong);
    }

    fn moment(&self, clock: &Clock) -> Moment<'_> {
        Moment { now: clock.now(), clock: 0, presence: &self.presence, dealer: &self.dealer }
    }

    /// Every entry comes from one command, which was sent just so, or from none.
    fn check_entry(&mut self, history: &History, room: &str, entry: &Value) {
        let Some(id) = entry["cause"]["id"].as_str() else { return };
        let guest =
            (1..=9).find(|guest| secret(*guest).guest_id().to_string() == entry["cause"]["guest"]);
        let key = (room.to_owned(), guest.unwrap_or_default(), id.to_owned());
        let Some(command) = self.commands.get_mut(&key) else {
            return self.wrong(history, &format!("{id} is done and was never sent"));
        };
        let twice = std::mem::replace(&mut command.stored, true);
        let as_sent = event_of(command.what["type"].as_str().unwrap_or_default())
            == entry["do"]["type"]
            && command.what["action"] == entry["do"]["action"];
        if twice {
            self.wrong(history, &format!("{id} is done twice"));
        } else if !as_sent {
            self.wrong(history, &format!("{id} is done in another way: {entry}"));
        }
    }

    fn check_done(&mut self, history: &History, room: &str, guest: u8, id: &str) {
        let key = (room.to_owned(), guest, id.to_owned());
        match self.commands.get_mut(&key) {
            Some(command) if command.stored => command.acknowledged = true,
            Some(Command { what, since, .. }) => {
                let (what, since) = (what.clone(), *since);
                let entries = self.streams.get(room).map(Vec::as_slice).unwrap_or_default();
                if !changed_nothing(room, entries, since, |oracle| {
                    oracle.leaves_as_it_is(guest, id, &what, &self.moment(&history.clock))
                }) {
                    self.wrong(history, &format!("{id} is acknowledged and not stored"));
                }
            }
            None => self.wrong(history, &format!("{id} is acknowledged and was never sent")),
        }
    }

    fn check_refused(&mut self, history: &History, room: &str, guest: u8, message: &Value) {
        let code = message["code"].as_str().unwrap_or_default();
        if matches!(code, "" | "internal") {
            self.wrong(history, &format!("refused for no good reason: {message}"));
        }
        if let Some(id) = message["id"].as_str() {
            let key = (room.to_owned(), guest, id.to_owned());
            if let Some(command) = self.commands.get_mut(&key) {
                command.refused |= !UNDECIDED.contains(&code);
            }
        }
    }

    /// What is shown follows from a beginning of what is stored.
    fn check_shown(
        &mut self,
        history: &History,
        outlet: &Outlet,
        mut shows: impl FnMut(&Oracle, &Moment<'_>) -> Result<(), Miss>,
    ) {
        let room = &outlet.room;
        let key = (outlet.server, room.clone());
        let known = self.oracles.remove(&key).unwrap_or_else(|| Oracle::new(room));
        let entries = self.streams.get(room).map(Vec::as_slice).unwrap_or_default();
        let moment = self.moment(&history.clock);
        let found = find(known, entries, |oracle| shows(oracle, &moment))
            // What was held up leaves after what is newer.
            .or_else(|_| find(Oracle::new(room), entries, |oracle| shows(oracle, &moment)));
        match found {
            Ok(oracle) => _ = self.oracles.insert(key, oracle),
            Err(why) => self.wrong(history, &format!("guest {} is shown {why}", outlet.guest)),
        }
    }

    fn check_end(&mut self, history: &History) {
        let mut wrong = Vec::new();
        for ((_, guest, id), command) in &self.commands {
            if command.acknowledged && !command.stored {
                wrong.push(format!("{id} of guest {guest} was acknowledged and is lost"));
            }
            // Of several copies one can be done although another was refused.
            if command.copies == 1 && command.refused && command.stored {
                wrong.push(format!("{id} of guest {guest} was refused and is done"));
            }
        }
        for what in wrong {
            self.wrong(history, &what);
        }
    }
}

/// A view without the ids of commands that it acknowledges, which come last in it; and these.
fn without_done(view: &str) -> (String, Vec<String>) {
    let Some((shown, done)) = view.rsplit_once(",\"done\":") else {
        return (view.to_owned(), Vec::new());
    };
    let done = done.strip_suffix("}}").and_then(|ids| serde_json::from_str(ids).ok());
    (format!("{shown}}}}}"), done.expect("a list of ids"))
}

/// Whether that held of a room at some moment since it had so many entries.
fn changed_nothing(
    room: &str,
    entries: &[Vec<u8>],
    since: usize,
    held: impl Fn(&Oracle) -> bool,
) -> bool {
    let mut oracle = Oracle::new(room);
    for _ in 0..since {
        oracle.learn(entries);
    }
    while !held(&oracle) {
        if !oracle.learn(entries) {
            return false;
        }
    }
    true
}

/// Has the oracle learn entries until that holds; why it did not hold at the last moment at which it
/// might have.
fn find(
    mut oracle: Oracle,
    entries: &[Vec<u8>],
    mut shows: impl FnMut(&Oracle) -> Result<(), Miss>,
) -> Result<Oracle, String> {
    while let Err(miss) = shows(&oracle) {
        if miss.past || !oracle.learn(entries) {
            return Err(miss.why);
        }
    }
    Ok(oracle)
}

/// The event that a command causes.
fn event_of(command: &str) -> &str {
    match command {
        "sit" => "sat",
        "stand" => "stood",
        "name" => "named",
        "remove" | "remove_guest" => "removed",
        "readmit" => "readmitted",
        "mute" => "muted",
        "lock" => "locked",
        "end_game" => "closed",
        "hand_over" => "host_passed",
        "configure" => "configured",
        "choose_deal" => "deal_chosen",
        "start" => "started",
        "act" => "moved",
        "say" => "said",
        "chat" => "chatted",
        "free_seat" => "seat_freed",
        "close" => "agreed_to_close",
        "take_over" => "seat_taken",
        "add_partner" | "change_partner" => "partner_sat",
        "remove_partner" => "partner_stood",
        "call_partner" | "play_on" => "handed_to_partner",
        "ask_for_seat" => "seat_asked_for",
        "answer_request" => "request_answered",
        "look" => "looked",
        _ => "",
    }
}
