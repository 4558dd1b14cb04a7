//! Plays whole games the way a server does: through the catalogue, with JSON, a seed for chance, and
//! players who know no more than their views.

use proptest::{prelude::*, sample::select};
use rules::{
    Dice, Seat, Seed,
    catalogue::{self, AnyPosition},
    record::{Move, Record},
};
use serde_json::{Value, json};

/// A game that is still to be played.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub seats: usize,
    pub removed: u8,
    pub seed: u64,
    /// Whether the seats try to fill the grid. Games of pure chance end early.
    pub careful: bool,
}

pub fn settings() -> impl Strategy<Value = Setting> {
    (1..=5_usize, select(&[0, 4, 6, 8, 10, 12][..]), any::<u64>(), any::<bool>())
        .prop_map(|(seats, removed, seed, careful)| Setting { seats, removed, seed, careful })
}

/// What a server knows of a game that is over.
pub struct Played {
    pub record: Record,
    /// Before the first move and after each: the public view, and each seat's own.
    pub views: Vec<(Value, Vec<Value>)>,
}

impl Played {
    pub fn text(&self) -> String {
        text(&self.record)
    }
}

pub fn text(record: &Record) -> String {
    serde_json::to_string(record).unwrap()
}

impl Setting {
    pub fn seed(self) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_be_bytes());
        Seed::new(bytes)
    }

    /// Plays the game to its end.
    pub fn play(self) -> Played {
        let kind = catalogue::find("tranquility").unwrap();
        let mut options = kind.default_options();
        options["removed"] = json!(self.removed);
        let deal = kind.deal(&options, self.seats, &mut self.seed().dice(0)).unwrap();
        let mut table = kind.set_up(&options, self.seats, &deal).unwrap();
        let names = (0..self.seats).map(|seat| format!("Player {seat}")).collect();
        let mut record = Record::new(kind.id(), options, self.seats, Some(names), deal);
        let mut views = vec![look(table.as_ref(), self.seats)];
        let mut chances = 0;
        let mut dice = self.seed().dice(1_000_000);
        while table.outcome().is_none() {
            let step = match table.draw_chance(&mut self.seed().dice(chances + 1)) {
                Some(chance) => {
                    chances += 1;
                    table.apply_chance(&chance).unwrap();
                    Move::Chance { chance }
                }
                None => {
                    let (seat, action) = self.next(&views[views.len() - 1], &mut dice);
                    table.apply(seat, &action).unwrap();
                    Move::Act { seat, action }
                }
            };
            record.moves.push(step);
            views.push(look(table.as_ref(), self.seats));
        }
        record.outcome = table.outcome().cloned();
        Played { record, views }
    }

    fn next(self, (public, own): &(Value, Vec<Value>), dice: &mut dyn Dice) -> (Seat, Value) {
        let some_seat = dice.below(self.seats as u32) as usize;
        if dice.below(150) == 0 && own[some_seat]["legal"]["concede"] == true {
            return (Seat::at(some_seat), json!({"type": "concede"}));
        }
        let waiting = list(&public["waiting"]);
        let seat = waiting[dice.below(waiting.len() as u32) as usize].as_u64().unwrap() as usize;
        let action = match public["phase"].as_str().unwrap() {
            "start_pledge" => settle(public, own, seat, dice),
            "start_give" => {
                let count = own[seat]["legal"]["give"].as_u64().unwrap() as usize;
                let cards = some_cards(&own[seat], &Value::Null, count, dice);
                json!({"type": "give", "cards": cards, "from_pile": false})
            }
            _ => self.turn(&own[seat], dice),
        };
        (Seat::at(seat), action)
    }

    fn turn(self, own: &Value, dice: &mut dyn Dice) -> Value {
        let legal = &own["legal"];
        for only in ["start", "finish"] {
            if legal[only] == true {
                return json!({"type": only});
            }
        }
        let mut places = Vec::new();
        for entry in legal["place"].as_array().unwrap_or(&Vec::new()) {
            for run in list(&entry["runs"]) {
                let [first, last] = ["first", "last"].map(|end| run[end].as_u64().unwrap());
                let cost = run["cost"].as_u64().unwrap_or(0);
                let home = (entry["card"].as_u64().unwrap() - 1) * 36 / 80;
                let cell = if self.careful {
                    home.clamp(first, last)
                } else {
                    first + u64::from(dice.below((last - first) as u32 + 1))
                };
                let off =
                    if run["hopeless"] == true || cost > 2 { 100 } else { cell.abs_diff(home) };
                places.push((off, cost, cell, entry["card"].clone()));
            }
        }
        let best = if self.careful {
            places.into_iter().min_by_key(|(off, cost, ..)| (*off, *cost))
        } else if places.is_empty() {
            None
        } else {
            Some(places.swap_remove(dice.below(places.len() as u32) as usize))
        };
        let patience = if self.careful { 2 } else { 1_000 };
        match best {
            Some((off, cost, cell, card)) if off <= patience || legal["discard"].is_null() => {
                let pay = some_cards(own, &card, cost as usize, dice);
                json!({"type": "place", "card": card, "cell": cell, "pay": pay})
            }
            _ => json!({"type": "discard", "cards": some_cards(own, &Value::Null, 2, dice)}),
        }
    }
}

/// Haggles a little, then pledges what is missing and agrees.
fn settle(public: &Value, own: &[Value], seat: usize, dice: &mut dyn Dice) -> Value {
    let most = own[seat]["legal"]["pledge"].as_u64().unwrap();
    if dice.below(4) == 0 {
        return json!({"type": "pledge", "count": dice.below(most as u32 + 1)});
    }
    if own[seat]["legal"]["agree"] == true {
        return json!({"type": "agree"});
    }
    let pledges = list(&public["window"]["pledges"]).iter().enumerate();
    let others: u64 =
        pledges.filter(|(other, _)| *other != seat).filter_map(|(_, pledge)| pledge.as_u64()).sum();
    json!({"type": "pledge", "count": 8_u64.saturating_sub(others).min(most)})
}

fn some_cards(own: &Value, but: &Value, count: usize, dice: &mut dyn Dice) -> Vec<Value> {
    let mut cards = list(&own["hand"]).to_vec();
    cards.retain(|card| card != but);
    rules::chance::shuffle(dice, &mut cards);
    cards.truncate(count);
    cards
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn look(table: &dyn AnyPosition, seats: usize) -> (Value, Vec<Value>) {
    let read = |raw: &serde_json::value::RawValue| serde_json::from_str(raw.get()).unwrap();
    let own = Seat::all(seats).map(|seat| read(&table.private(seat)));
    (read(&table.public()), own.collect())
}
