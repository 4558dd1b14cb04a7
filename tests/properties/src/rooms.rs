//! What holds of a room, whatever is asked of it.

use crate::{
    golden,
    streams::{CODE, stream},
};
use choices::{Input, mutate};
use record::Opening;
use rules::{Seat, Seed};
use serde_json::{Value, from_str, from_value, to_vec};
use tranquility::{
    archive::game_history::Summary,
    deals::{daily::DailyDeal, deal_code::DealCode, server_secret::ServerSecret, service::Dealer},
    identity::guest::GuestId,
    protocol::command::Command,
    room::model::{
        decide::{Decision, Moment},
        presence::{Presence, PresenceOptions},
        room::Room,
    },
};

/// Guests who sit at the table, and one who watches.
const GUESTS: u8 = 6;

/// Commands, sensible or not.
const COMMANDS: [&str; 28] = [
    r#"{"type":"sit","seat":3,"name":"Fay"}"#,
    r#"{"type":"stand"}"#,
    r#"{"type":"name","name":"Wim"}"#,
    r#"{"type":"remove","seat":1}"#,
    r#"{"type":"remove_guest","guest":"first"}"#,
    r#"{"type":"readmit","guest":"first"}"#,
    r#"{"type":"mute","guest":"first","muted":true}"#,
    r#"{"type":"lock","locked":true}"#,
    r#"{"type":"end_game"}"#,
    r#"{"type":"hand_over","seat":1}"#,
    r#"{"type":"configure","settings":{"options":{"experienced":true},"talk":"silent","spectators":true,"open_hands":true}}"#,
    r#"{"type":"configure","settings":{"options":{"trail":true,"documentary":3,"wildlife":true,"grapples":3},"talk":"open","spectators":false}}"#,
    r#"{"type":"configure","settings":{"options":{"grid":"pyramid","removed":0,"rocks":"off","monsters":0,"storms":false,"wild":0,"level":"easy"},"talk":"silent","spectators":true}}"#,
    r#"{"type":"choose_deal","deal":"daily"}"#,
    r#"{"type":"choose_deal","deal":"same"}"#,
    r#"{"type":"start"}"#,
    r#"{"type":"act","action":{"type":"concede"}}"#,
    r#"{"type":"act","action":{"type":"play","card":"N1"}}"#,
    r#"{"type":"act","action":{"type":"discard","cards":[1,2]}}"#,
    r#"{"type":"say","phrase":{"type":"ask","seat":1,"change":"more","count":2}}"#,
    r#"{"type":"say","phrase":{"type":"think"}}"#,
    r#"{"type":"chat","text":"Hello!"}"#,
    r#"{"type":"free_seat","seat":1}"#,
    r#"{"type":"close"}"#,
    r#"{"type":"take_over","seat":1,"name":"Gus"}"#,
    r#"{"type":"ask_for_seat","seat":1}"#,
    r#"{"type":"answer_request","seat":1,"give":true}"#,
    r#"{"type":"look"}"#,
];

/// A guest of the rooms that are tried.
pub fn guest(number: u8) -> GuestId {
    format!("{number:032x}").parse().expect("an id")
}

/// Whatever a room is asked: a refusal has a code and changes nothing; what is done fits the room, and
/// the room that is rebuilt from its stream looks the same to all guests.
pub fn commands_are_handled(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let Some(record) = input.pick(golden::records()) else { return };
    let played = stream(record);
    // Somewhere in the game, or after it, or before it began.
    let length = 1 + input.below(played.len() as u32) as usize;
    let mut stream = played[..length].to_vec();
    let mut coming: Vec<Value> = record_actions(&played[length..]);
    coming.reverse();
    let mut room = restore(&stream);
    let mut surroundings = Surroundings::new();
    let mut number = 0;
    while !input.is_empty() {
        number += 1;
        let (sender, command) = next_command(&room, &mut coming, &mut input);
        if input.below(32) == 0 {
            surroundings.wait(&room, sender);
        }
        let Ok(command) = from_value::<Command>(command) else { continue };
        let id = format!("c{}", number - input.below(2));
        let before = look(&room);
        match room.handle(sender, &id, &command, &surroundings.moment()) {
            Ok(Decision::Repeated) => {}
            Ok(Decision::Entries(entries)) => {
                for entry in &entries {
                    stream.push(to_vec(entry).expect("an entry can be written"));
                    room.apply(entry).expect("what the room decided fits it");
                }
            }
            Err(refused) => {
                assert!(!refused.message.is_empty());
                assert_eq!(look(&room), before);
            }
        }
    }
    assert_eq!(look(&restore(&stream)), look(&room));
}

fn restore(stream: &[Vec<u8>]) -> Room {
    Room::restore(CODE, stream).expect("a sound stream").expect("it is not empty")
}

/// The actions of these entries.
fn record_actions(entries: &[Vec<u8>]) -> Vec<Value> {
    let events = entries.iter().filter_map(|entry| {
        serde_json::from_slice::<Value>(entry).ok().map(|mut entry| entry["do"].take())
    });
    events.filter(|event| event["type"] == "moved").collect()
}

/// The next action of the game that was played, or any command.
fn next_command(room: &Room, coming: &mut Vec<Value>, input: &mut Input<'_>) -> (GuestId, Value) {
    if input.below(2) == 0
        && let Some(moved) = coming.pop()
    {
        let seat = moved["seat"].as_u64().unwrap_or(0) as u8;
        let sender = room.seated().find(|(taken, _)| *taken == Seat(seat));
        let act = serde_json::json!({"type": "act", "action": moved["action"]});
        return (sender.map_or(guest(0), |(_, sender)| sender), act);
    }
    let sender = guest(input.below(GUESTS.into()) as u8);
    let text = input.pick(&COMMANDS).copied().unwrap_or("{}");
    let mut command: Value = from_str(text).expect("a command is JSON");
    if command["guest"] == "first" {
        command["guest"] = first_guest(room, sender, &command["type"]);
    }
    for _ in 0..input.below(3) {
        mutate(&mut command, &mut |bound| input.below(bound));
    }
    (sender, command)
}

/// The first guest of whom the host's view says that the command can be about it.
fn first_guest(room: &Room, host: GuestId, command: &Value) -> Value {
    let surroundings = Surroundings::new();
    let moment = surroundings.moment();
    let shared = room.shared(&moment).expect("it can be written");
    let frame = room.frame(&shared, host, &moment, &[]).expect("it can be written");
    let view: Value = from_str(&frame).expect("a view is JSON");
    let list = if command == "readmit" { "removed_guests" } else { "guests" };
    match &view["you"]["may"][list][0]["guest"] {
        Value::Null => "no-one".into(),
        guest => guest.clone(),
    }
}

/// All that anybody is sent of the room, and what is kept of it.
pub fn look(room: &Room) -> Vec<String> {
    let surroundings = Surroundings::new();
    let moment = surroundings.moment();
    let shared = room.shared(&moment).expect("it can be written");
    let guests = || (0..=GUESTS).map(guest);
    let frames = guests().map(|guest| room.frame(&shared, guest, &moment, &[]));
    let chats = guests().map(|guest| room.chat_frame(guest, &moment));
    let texts = frames.chain(chats).map(|text| text.expect("it can be written"));
    let summary = serde_json::to_string(&Summary::of(room)).expect("a summary can be written");
    let pictures: Vec<String> = texts.chain([summary]).collect();
    for picture in &pictures {
        from_str::<Value>(picture).expect("what is sent is JSON");
    }
    let due = [room.succession(&moment), room.closing(&moment)];
    assert!(due.iter().flatten().all(|entry| entry.cause.is_none()));
    pictures
}

/// What a room depends on besides its stream.
struct Surroundings {
    clock: u64,
    presence: Presence,
    dealer: SameDealer,
}

impl Surroundings {
    fn new() -> Surroundings {
        let mut presence = Presence::new(PresenceOptions::default(), 0);
        (0..GUESTS).for_each(|number| presence.connect(guest(number), 0));
        let secret = ServerSecret::new([1; 32], 0);
        Surroundings { clock: 0, presence, dealer: SameDealer(secret) }
    }

    /// A guest goes away for a few minutes.
    fn wait(&mut self, room: &Room, guest: GuestId) {
        self.presence.disconnect(guest, self.clock);
        self.clock += 5 * 60_000;
        let seated = room.seated().map(|(_, guest)| guest);
        self.presence.tick(seated.chain([room.host()]), self.clock);
    }

    fn moment(&self) -> Moment<'_> {
        Moment {
            now: self.clock,
            clock: self.clock,
            presence: &self.presence,
            dealer: &self.dealer,
        }
    }
}

/// Deals the same whenever it is asked.
struct SameDealer(ServerSecret);

impl Dealer for SameDealer {
    fn fresh_seed(&self) -> Seed {
        Seed::new([7; 32])
    }

    fn daily_seed(&self, deal: &DailyDeal) -> Seed {
        self.0.day_key(deal.date).seed(&deal.game, &deal.options, deal.seats)
    }

    fn deal_code(&self, opening: &Opening) -> DealCode {
        self.0.deal_code(opening)
    }
}
