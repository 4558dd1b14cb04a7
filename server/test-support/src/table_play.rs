//! Games that are played at a table for tests, by what its views offer.

use crate::{
    choose::choose,
    table::{ALL, ANA, TestTable, WIM},
};
use record::{Move, Record};
use serde_json::{Value, json};
use tranquility::room::model::{
    event::{Entry, Event},
    partner_turn::PartnerTurn,
};

impl TestTable {
    /// Plays games at that table until one comes to such a moment.
    pub fn play_games_to(&mut self, moment: impl Fn(&TestTable) -> bool) {
        self.play_until(&moment);
        while !self.room.is_running() {
            self.ok(ANA, json!({"type": "start"}));
            self.play_until(&moment);
        }
    }

    /// Plays until the start window.
    pub fn play_to_window(players: u8) -> TestTable {
        let mut table = TestTable::playing(players);
        table.play_until(|table| table.view(WIM)["game"]["phase"] == "start_pledge");
        assert!(table.room.is_running(), "this deal reaches the start");
        table
    }

    /// Lets the first partner act who is to and has something to do; `false` if none has.
    pub fn partner_acts(&mut self) -> bool {
        let due: Vec<PartnerTurn> = self.room.partner_turns().collect();
        let decide = |turn: &PartnerTurn| {
            let known = self.room.known_to(turn.seat).unwrap();
            Some((*turn, bots::decide(&known, turn.level, 0, turn.ply)?))
        };
        let Some((turn, action)) = due.iter().find_map(decide) else {
            assert!(due.is_empty() || self.next_action().is_some(), "{due:?}");
            return false;
        };
        self.answer(turn, &action).unwrap_or_else(|code| panic!("{code}: {action}"))
    }

    /// Hands in a partner's action; `false` if it comes too late.
    pub fn answer(&mut self, turn: PartnerTurn, action: &Value) -> Result<bool, String> {
        let handled = self.room.handle_partner(turn, action, &self.moment());
        let Some(entries) = handled.map_err(|refused| refused.code.to_string())? else {
            return Ok(false);
        };
        self.take_in(&entries);
        Ok(true)
    }

    /// A guest who can act now, and an action that their view offers; `None` while all seats that are
    /// to act are free, or held by partners.
    pub fn next_action(&self) -> Option<(u8, Value)> {
        ALL.into_iter().find_map(|number| {
            let view = self.view(number);
            let seat = view["you"]["seat"].as_u64()?;
            let game = view["game"].as_object()?;
            let waits = match game.get("waiting") {
                Some(seats) => seats.as_array()?.contains(&seat.into()),
                // A game that only ever waits for one.
                None => game.get("active")?.as_u64() == Some(seat),
            };
            waits.then(|| (number, choose(&view)))
        })
    }

    /// Plays on, using only what the views offer, until the condition holds or the game is over.
    pub fn play_until(&mut self, done: impl Fn(&TestTable) -> bool) {
        while self.room.is_running() && !done(self) {
            if self.partner_acts() {
                continue;
            }
            let (number, action) = self.next_action().unwrap();
            assert_eq!(self.act(number, action.clone()), None, "{action}");
        }
    }

    /// The record of the game that is running or was last played, with so many seats.
    pub fn record(&self, seats: usize) -> String {
        let view = self.view(WIM);
        let mut record: Option<Record> = None;
        for bytes in &self.stream {
            let entry: Entry = serde_json::from_slice(bytes).unwrap();
            let (action, chance) = match entry.event {
                Event::Started { deal, chance, .. } => {
                    let options = view["table"]["options"].clone();
                    let game = view["table"]["game"].as_str().unwrap();
                    record = Some(Record::new(game, options, seats, None, deal));
                    (None, chance)
                }
                Event::Moved { seat, action, chance, .. } => {
                    (Some(Move::Act { seat, action }), chance)
                }
                _ => continue,
            };
            let chance = chance.into_iter().map(|chance| Move::Chance { chance });
            record.as_mut().unwrap().moves.extend(action.into_iter().chain(chance));
        }
        let mut record = record.unwrap();
        record.outcome = serde_json::from_value(view["game"]["outcome"].clone()).unwrap();
        serde_json::to_string(&record).unwrap()
    }
}
