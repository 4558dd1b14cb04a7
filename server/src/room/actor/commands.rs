//! Incoming messages: parsed, decided and answered.

use crate::{
    identity::guest::GuestId,
    limits::bucket::Bucket,
    ops::metrics,
    protocol::{
        command::{ClientMessage, Command},
        error_code::ErrorCode,
        message::{Refused, RefusedMessage, ServerMessage},
        parse::{read_command, read_id},
    },
    room::{
        actor::{Ended, RoomActor, connection::Connection},
        model::decide::Decision,
    },
};
use journal::JournalError;
use std::time::Instant;
use tungstenite::Message;

/// The most refusals remembered, so that a repeated command gets the same answer.
const REMEMBERED_REFUSALS: usize = 128;
/// How often a guest may change its name.
const RENAMES_PER_MINUTE: f64 = 3.0;
/// How often a command is decided again because another node has written to the stream.
const ATTEMPTS: usize = 5;

impl RoomActor {
    pub(super) async fn receive(&mut self, index: usize, message: Message) -> Result<(), Ended> {
        let clock = self.clock();
        let connection = &mut self.connections[index];
        connection.last_received = clock;
        let number = connection.number;
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.refuse(number, None, ErrorCode::BinaryFrame.into()),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Ok(()),
            Message::Close(_) => {
                self.leave(index);
                return Ok(());
            }
        };
        metrics::command();
        if !connection.commands.take(clock) {
            let id = read_id(&text);
            return self.refuse(number, id, ErrorCode::TooFast.into());
        }
        if text.len() > self.options.command_bytes.get() {
            return self.refuse(number, None, ErrorCode::TooLarge.into());
        }
        match read_command(&text) {
            Err((id, refused)) => self.refuse(number, id, refused),
            Ok(message) => self.command(index, message).await,
        }
    }

    async fn command(&mut self, index: usize, message: ClientMessage) -> Result<(), Ended> {
        let received = Instant::now();
        let ClientMessage { id, command } = message;
        // While the storage is awaited, other connections may close and the indices change.
        let Connection { number, guest, .. } = self.connections[index];
        let known = self.refusals.iter().find(|(other, known, _)| *other == guest && *known == id);
        if let Some((_, _, refused)) = known {
            let refused = refused.clone();
            return self.refuse(number, Some(id), refused);
        }
        if matches!(command, Command::Chat { .. })
            && !self.room.remembers(guest, &id)
            && !self.may_chat(guest)
        {
            return self.refuse(number, Some(id), ErrorCode::ChatTooFast.into());
        }
        if self.renames(guest, &command) && !self.room.remembers(guest, &id) {
            let clock = self.clock();
            let bucket = || Bucket::new(RENAMES_PER_MINUTE / 60.0, RENAMES_PER_MINUTE, clock);
            if !self.renames.entry(guest).or_insert_with(bucket).take(clock) {
                return self.refuse(number, Some(id), ErrorCode::RenamedTooOften.into());
            }
        }
        for _ in 0..ATTEMPTS {
            let hangs = self.rooms.does_storage_hang();
            if self.stale && (hangs || self.sync_to_head().await?.is_err()) {
                return self.refuse(number, Some(id), ErrorCode::Unavailable.into());
            }
            let handled =
                self.with_moment(|room, moment| room.handle(guest, &id, &command, moment));
            let entries = match handled {
                Err(refused) => {
                    if refused.code == ErrorCode::RulesFailed.as_str() {
                        self.report_failure(&format!("{:?} {command:?}", self.room.seat_of(guest)));
                    }
                    self.remember_refusal(guest, &id, &refused);
                    return self.refuse(number, Some(id), refused);
                }
                Ok(Decision::Repeated) => {
                    self.acknowledge(number, id);
                    return Ok(());
                }
                Ok(Decision::Entries(entries)) if entries.is_empty() => {
                    self.acknowledge(number, id);
                    return Ok(());
                }
                Ok(Decision::Entries(_)) if hangs => break,
                Ok(Decision::Entries(entries)) => entries,
            };
            let (rooms, notes) = (self.rooms.clone(), self.room.notes(&entries));
            if !notes.is_empty()
                && let Err(code) = self.await_storage(rooms.announce(notes)).await
            {
                return self.refuse(number, Some(id), code.into());
            }
            match self.store(&entries).await? {
                Ok(()) => {
                    metrics::command_done(received);
                    self.acknowledge(number, id);
                    return Ok(());
                }
                Err(JournalError::Conflict { .. }) => {}
                Err(JournalError::Unavailable(_)) => break,
            }
        }
        self.refuse(number, Some(id), ErrorCode::Unavailable.into())
    }

    /// Counts a line of free text of a guest, across all its connections.
    fn may_chat(&mut self, guest: GuestId) -> bool {
        let clock = self.clock();
        let lines = self.options.chat_per_10_seconds;
        let bucket = self.chat.entry(guest).or_insert(Bucket::new(lines / 10.0, lines, clock));
        bucket.take(clock)
    }

    /// Whether the command changes a guest's name.
    fn renames(&self, guest: GuestId, command: &Command) -> bool {
        match command {
            Command::Name { .. } => true,
            Command::Sit { name, .. } => {
                self.room.name_of(guest).is_some_and(|known| known.as_str() != name)
            }
            _ => false,
        }
    }

    /// The present index of the connection with that number, if it is still open.
    fn place_of(&self, number: u64) -> Option<usize> {
        self.connections.iter().position(|connection| connection.number == number)
    }

    fn acknowledge(&mut self, number: u64, id: String) {
        if let Some(index) = self.place_of(number) {
            let connection = &mut self.connections[index];
            connection.done.push(id);
            connection.wants_view = true;
        }
    }

    fn remember_refusal(&mut self, guest: GuestId, id: &str, refused: &Refused) {
        if self.refusals.len() == REMEMBERED_REFUSALS {
            self.refusals.pop_front();
        }
        self.refusals.push_back((guest, id.to_owned(), refused.clone()));
    }

    fn refuse(&mut self, number: u64, id: Option<String>, refused: Refused) -> Result<(), Ended> {
        metrics::refusal(&refused.code);
        tracing::trace!(code = refused.code, "refused");
        if let Some(index) = self.place_of(number)
            && !self.connections[index]
                .reply(&ServerMessage::Refused(RefusedMessage { id, refused }))
        {
            // The client sends but does not read: it may reconnect when it does.
            self.leave(index);
        }
        Ok(())
    }
}
