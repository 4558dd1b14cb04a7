//! Reports of failures of the rules, with everything that is needed to reproduce them.

use crate::{
    ops::process::aside,
    room::{
        actor::RoomActor,
        model::event::{Entry, Event},
    },
};
use record::{Move, Record};
use serde_json::Value;
use tracing::Instrument;

impl RoomActor {
    /// Logs the record of the game up to the last entry, once per game. `what` is the operation that
    /// failed.
    pub(super) fn report_failure(&mut self, what: &str) {
        let Some(play) = self.room.games.last() else {
            return tracing::error!(what, "the rules have failed between games");
        };
        if self.reported_failure.replace(self.room.games.count()) == Some(self.room.games.count()) {
            return;
        }
        let read = self.stream.read(0);
        let (game, options) = (self.room.kind.id(), self.room.settings.options.clone());
        let (seats, what) = (play.players.len(), what.to_owned());
        let report = async move {
            let entries = match read.await {
                Ok(entries) => entries,
                Err(error) => return tracing::error!(what, %error, "the rules have failed"),
            };
            // Replaying a long stream takes a while, and must not block other rooms.
            match aside(move || last_game(&entries, game, options, seats)).await {
                Ok(Ok(record)) => tracing::error!(what, record, "the rules have failed"),
                Ok(Err(error)) => tracing::error!(what, %error, "the rules have failed"),
                Err(error) => tracing::error!(what, %error, "the rules have failed"),
            }
        };
        tokio::spawn(report.in_current_span());
    }
}

/// The record of the last game in a stream, made without its rules.
fn last_game(
    entries: &[Vec<u8>],
    game: &str,
    options: Value,
    seats: usize,
) -> Result<String, serde_json::Error> {
    let mut record = Record::new(game, options, seats, None, Value::Null);
    for bytes in entries {
        let entry: Entry = serde_json::from_slice(bytes)?;
        let chance = match entry.event {
            Event::Started { deal, chance, .. } => {
                record.deal = deal;
                record.moves.clear();
                chance
            }
            Event::Moved { seat, action, chance, .. } => {
                record.moves.push(Move::Act { seat, action });
                chance
            }
            _ => continue,
        };
        record.moves.extend(chance.into_iter().map(|chance| Move::Chance { chance }));
    }
    serde_json::to_string(&record)
}
