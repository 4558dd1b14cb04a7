//! A room for tests, with named guests.

use crate::dealer::TestDealer;
use rules::Seat;
use serde_json::{Value, json};
use tranquility::{
    identity::{guest::GuestId, name::Name},
    protocol::{command::Command, message::Talk, settings::Settings},
    room::model::{
        decide::{Decision, Moment},
        event::{Entry, Event},
        next_deal::NextDeal,
        presence::{Presence, PresenceOptions},
        room::Room,
        talk::leading::Leading,
    },
};

/// Milliseconds in a minute.
pub const MINUTE: u64 = 60_000;
/// Milliseconds in a day.
pub const DAY: u64 = 24 * 60 * MINUTE;

/// A guest: the host, or one of the others.
pub fn guest(number: u8) -> GuestId {
    format!("{number:032x}").parse().unwrap()
}

pub fn crowd(number: u32) -> GuestId {
    format!("{:032x}", 1_000_000 + number).parse().unwrap()
}

pub const ANA: u8 = 1;
pub const BO: u8 = 2;
pub const CHI: u8 = 3;
pub const DEE: u8 = 4;
/// The spectator.
pub const WIM: u8 = 8;
/// All guests.
pub const ALL: [u8; 5] = [ANA, BO, CHI, DEE, WIM];

pub fn name(number: u8) -> &'static str {
    match number {
        ANA => "Ana",
        BO => "Bo",
        CHI => "Chi",
        DEE => "Dee",
        _ => "Wim",
    }
}

/// A room, its stream, and its clocks.
pub struct TestTable {
    pub room: Room,
    pub stream: Vec<Vec<u8>>,
    pub presence: Presence,
    pub clock: u64,
    /// By how much the clock on the wall is ahead of the other.
    pub wall: u64,
    leading: Leading,
    dealer: TestDealer,
    ids: u32,
}

impl TestTable {
    /// A new silent table of Ana's, with all guests connected.
    pub fn new() -> TestTable {
        TestTable::with(Talk::Silent, true)
    }

    pub fn with(talk: Talk, spectators: bool) -> TestTable {
        TestTable::of("tranquility", options(0), talk, spectators)
    }

    /// A new table of Ana's for that game.
    pub fn of(game: &str, options: Value, talk: Talk, spectators: bool) -> TestTable {
        TestTable::created(game, options, talk, spectators, NextDeal::Random)
    }

    /// A new silent table of Ana's whose first game is on that deal.
    pub fn on(deal: NextDeal) -> TestTable {
        TestTable::created("tranquility", options(0), Talk::Silent, true, deal)
    }

    fn created(
        game: &str,
        options: Value,
        talk: Talk,
        spectators: bool,
        deal: NextDeal,
    ) -> TestTable {
        let created = Entry {
            at: 1,
            cause: None,
            event: Event::Created {
                host: guest(ANA),
                game: game.into(),
                settings: Settings {
                    options,
                    talk,
                    spectators,
                    open_hands: false,
                    listed: false,
                    language: None,
                },
                deal,
            },
        };
        let stream = vec![serde_json::to_vec(&created).unwrap()];
        let room = Room::restore("abcdefghjk", &stream).unwrap().unwrap();
        let mut presence = Presence::new(PresenceOptions::default(), 0);
        for number in ALL {
            presence.connect(guest(number), 0);
        }
        TestTable {
            room,
            stream,
            presence,
            clock: 0,
            wall: 0,
            leading: Leading::default(),
            dealer: TestDealer::default(),
            ids: 0,
        }
    }

    pub fn copy(&self) -> TestTable {
        TestTable {
            room: Room::restore("abcdefghjk", &self.stream).unwrap().unwrap(),
            stream: self.stream.clone(),
            presence: self.presence.clone(),
            clock: self.clock,
            wall: self.wall,
            leading: self.leading.clone(),
            dealer: TestDealer::default(),
            ids: self.ids,
        }
    }

    /// A silent table at which Ana sits without a name, beside two partners.
    pub fn unnamed() -> TestTable {
        let mut table = TestTable::new();
        let event = Event::Sat { guest: guest(ANA), seat: Seat::at(0), name: Name::none() };
        let entry = Entry { at: 1, cause: None, event };
        table.take_in(&[entry]);
        for seat in 1..3 {
            table.ok(ANA, json!({"type": "add_partner", "seat": seat, "level": "steady"}));
        }
        table
    }

    /// A table at which the first so many sit, in a game that has just begun.
    pub fn playing(players: u8) -> TestTable {
        let mut table = TestTable::new();
        table.seat(players);
        table.ok(ANA, json!({"type": "start"}));
        table
    }

    /// A table as [`playing`](TestTable::playing), with some of the options changed.
    pub fn playing_with(changes: Value, players: u8) -> TestTable {
        let mut options = options(0);
        for (key, value) in changes.as_object().unwrap() {
            options[key] = value.clone();
        }
        let mut table = TestTable::of("tranquility", options, Talk::Open, true);
        table.seat(players);
        table.ok(ANA, json!({"type": "start"}));
        table
    }

    /// A table as [`playing`](TestTable::playing), where spectators may see the hands. Wim has
    /// given a name.
    pub fn open_hands(game: &str, options: Value, talk: Talk, players: u8) -> TestTable {
        let mut table = TestTable::of(game, options.clone(), talk, true);
        let settings =
            json!({"options": options, "talk": talk, "spectators": true, "open_hands": true});
        table.ok(ANA, json!({"type": "configure", "settings": settings}));
        table.ok(WIM, json!({"type": "name", "name": "Wim"}));
        table.seat(players);
        table.ok(ANA, json!({"type": "start"}));
        table
    }

    pub fn seat(&mut self, players: u8) {
        for number in ANA..ANA + players {
            self.ok(number, json!({"type": "sit", "seat": number - ANA, "name": name(number)}));
        }
    }

    /// Handles a command under a given id and applies its entries.
    pub fn send(&mut self, number: u8, id: &str, command: Value) -> Result<Sent, String> {
        let command: Command = serde_json::from_value(command).unwrap();
        // As the room's task does it: nothing of this is an entry.
        let mut leading = self.leading.clone();
        let led = match &command {
            Command::Lead {} => Some(leading.lead(&self.room, guest(number), &self.moment())),
            Command::Show { sight } => {
                Some(leading.show(&self.room, guest(number), *sight, &self.moment()))
            }
            _ => None,
        };
        if let Some(led) = led {
            self.leading = leading;
            return led.map(|()| Sent::Done).map_err(|code| code.as_str().to_owned());
        }
        match self.room.handle(guest(number), id, &command, &self.moment()) {
            Err(refused) => Err(refused.code.to_string()),
            Ok(Decision::Repeated) => Ok(Sent::Repeated),
            Ok(Decision::Entries(entries)) => {
                self.take_in(&entries);
                Ok(Sent::Done)
            }
        }
    }

    /// The code with which a command is refused, or `None`.
    pub fn refusal(&mut self, number: u8, command: Value) -> Option<String> {
        self.ids += 1;
        let id = format!("t{}", self.ids);
        let before = self.pictures();
        let length = self.stream.len();
        let refusal = self.send(number, &id, command).err();
        if refusal.is_some() {
            assert_eq!(self.pictures(), before, "a refused command changes nothing");
            assert_eq!(self.stream.len(), length);
        }
        refusal
    }

    #[track_caller]
    pub fn ok(&mut self, number: u8, command: Value) {
        assert_eq!(self.refusal(number, command.clone()), None, "{number}: {command}");
    }

    #[track_caller]
    pub fn refused(&mut self, number: u8, command: Value, code: &str) {
        assert_eq!(
            self.refusal(number, command.clone()).as_deref(),
            Some(code),
            "{number}: {command}"
        );
    }

    /// The command, with the first guest filled in to whom it can apply, from the host's lists.
    pub fn about_the_first(&self, number: u8, mut command: Value) -> Value {
        if command["guest"] == "first" {
            let list = if command["type"] == "readmit" { "removed_guests" } else { "guests" };
            let first = self.view(number)["you"]["may"][list][0]["guest"].clone();
            command["guest"] = if first.is_null() { "no-one".into() } else { first };
        }
        command
    }

    /// The handle of a guest without a seat, by name.
    pub fn handle(&self, host: u8, name: Option<&str>) -> String {
        let may = self.view(host)["you"]["may"].clone();
        let guests = may["guests"].as_array().unwrap().clone();
        let guest = guests.iter().find(|guest| guest["name"].as_str() == name);
        guest.unwrap_or_else(|| panic!("{name:?} in {may}"))["guest"].as_str().unwrap().to_owned()
    }

    /// A command of a guest in a crowd.
    pub fn crowd(&mut self, number: u32, id: &str, command: Value) {
        let command: Command = serde_json::from_value(command).unwrap();
        let handled = self.room.handle(crowd(number), id, &command, &self.moment()).unwrap();
        let Decision::Entries(entries) = handled else { panic!("{number} again") };
        self.take_in(&entries);
    }

    /// Stores entries, and applies them.
    pub(crate) fn take_in(&mut self, entries: &[Entry]) {
        for entry in entries {
            self.stream.push(serde_json::to_vec(entry).unwrap());
            self.room.apply(entry).unwrap();
        }
        self.presence.note_waits(self.room.waits(), self.clock);
    }

    /// The name of a guest in a crowd.
    pub fn crowd_name(&self, number: u32) -> Value {
        let moment = self.moment();
        let shared = self.room.shared(&moment).unwrap();
        let frame = self.room.frame(&shared, crowd(number), &moment, &[]).unwrap();
        serde_json::from_str::<Value>(&frame).unwrap()["you"]["name"].clone()
    }

    pub fn act(&mut self, number: u8, action: Value) -> Option<String> {
        self.refusal(number, json!({"type": "act", "action": action}))
    }

    /// A guest's view.
    pub fn view(&self, number: u8) -> Value {
        serde_json::from_str(&self.picture(&self.room, number)).unwrap()
    }

    /// A guest's view of that room, as it is sent.
    pub fn picture(&self, room: &Room, number: u8) -> String {
        let moment = self.moment();
        let shared = room.shared(&moment).unwrap();
        room.frame(&shared, guest(number), &moment, &[]).unwrap()
    }

    pub(crate) fn moment(&self) -> Moment<'_> {
        Moment {
            now: self.clock + self.wall,
            clock: self.clock,
            presence: &self.presence,
            dealer: &self.dealer,
        }
    }

    /// A guest's chat, as it is sent.
    pub fn chat(&self, number: u8) -> String {
        self.room.chat_frame(guest(number), &self.moment()).unwrap()
    }

    /// Who leads those who look back, as it is sent to a guest; `None` where it is not.
    pub fn led(&self, number: u8) -> Option<Value> {
        let moment = self.moment();
        let told = Leading::is_told_to(&self.room, guest(number), &moment);
        let frame = || self.room.led_frame(&self.leading, guest(number), &moment).unwrap();
        told.then(|| serde_json::from_str::<Value>(&frame()).unwrap()["led"].clone())
    }

    /// The chat lines that a guest can read.
    pub fn lines(&self, number: u8) -> Vec<String> {
        let chat: Value = serde_json::from_str(&self.chat(number)).unwrap();
        let lines = chat["lines"].as_array().unwrap();
        lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
    }

    /// All frames of all guests.
    pub fn pictures(&self) -> Vec<String> {
        self.pictures_of(&self.room)
    }

    fn pictures_of(&self, room: &Room) -> Vec<String> {
        let views = ALL.iter().map(|number| self.picture(room, *number));
        let chat = |number: &u8| room.chat_frame(guest(*number), &self.moment()).unwrap();
        let chats = ALL.iter().map(chat);
        views.chain(chats).collect()
    }

    /// Checks that the room rebuilt from its stream looks the same to all guests.
    #[track_caller]
    pub fn check_fold(&self) {
        let restored = Room::restore("abcdefghjk", &self.stream).unwrap().unwrap();
        assert_eq!(restored.length(), self.room.length());
        assert_eq!(self.pictures_of(&restored), self.pictures());
    }

    /// Continues as another process would that has read the stream.
    pub fn restart(&mut self) {
        self.room = Room::restore("abcdefghjk", &self.stream).unwrap().unwrap();
    }

    pub fn leave(&mut self, number: u8) {
        self.presence.disconnect(guest(number), self.clock);
    }

    pub fn come(&mut self, number: u8) {
        self.presence.connect(guest(number), self.clock);
    }

    pub fn wait(&mut self, millis: u64) {
        self.clock += millis;
        let seated = self.room.seated().map(|(_, guest)| guest);
        self.presence.tick(seated.chain([self.room.host()]), self.clock);
        self.presence.note_waits(self.room.waits(), self.clock);
        for due in [Room::succession, Room::closing] {
            if let Some(entry) = due(&self.room, &self.moment()) {
                self.take_in(&[entry]);
            }
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
pub enum Sent {
    Done,
    Repeated,
}

/// The options with so many islands removed.
pub fn options(removed: u8) -> Value {
    json!({
        "grid": "standard", "removed": removed, "rocks": "off", "monsters": 0,
        "storms": false, "wild": 0, "level": "normal"
    })
}
