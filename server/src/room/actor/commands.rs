//! Incoming messages: parsed, decided and answered.

use crate::{
    identity::guest::GuestId,
    ops::metrics,
    protocol::{
        command::{ClientMessage, Command},
        error_code::ErrorCode,
        json::{read_command, read_id},
        message::{Refused, RefusedMessage, ServerMessage, WhyNotMessage},
    },
    room::{
        actor::{
            Ended, RoomActor, clients::connection::Connection, guests::Spent, persist::StoreOutcome,
        },
        model::{decide::Decision, game::rules_panic::contained},
    },
    websocket::CloseCode,
};
use std::time::Instant;
use tungstenite::Message;

/// The longest command.
const COMMAND_BYTES: usize = 4 * 1024;

impl RoomActor {
    pub(super) async fn receive(&mut self, index: usize, message: Message) -> Result<(), Ended> {
        let clock = self.timers.clock();
        let connection = &mut self.clients.connections[index];
        connection.received(clock);
        if !connection.messages.take(clock) {
            connection.dismiss(CloseCode::Policy, "too many messages");
            self.leave(index);
            return Ok(());
        }
        let number = connection.number;
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.refuse(number, None, ErrorCode::BinaryFrame.into()),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Ok(()),
            Message::Close(_) => {
                connection.answer_close();
                self.leave(index);
                return Ok(());
            }
        };
        metrics::command();
        if !connection.commands.take(clock) {
            return self.refuse(number, read_id(&text), ErrorCode::TooFast.into());
        }
        if text.len() > COMMAND_BYTES {
            return self.refuse(number, read_id(&text), ErrorCode::TooLarge.into());
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
        let Connection { number, guest, .. } = self.clients.connections[index];
        if let Some(refused) = self.guests.refusal(guest, &id) {
            let refused = refused.clone();
            return self.refuse(number, Some(id), refused);
        }
        match command {
            Command::WhyNot {} => return self.why_not(number, guest, id),
            Command::Ping {} => {
                self.clients.connections[index].pinged = Some(id);
                return Ok(());
            }
            Command::Lead {} | Command::Show { .. } => {
                return self.look_back(number, guest, id, &command);
            }
            _ => {}
        }
        let mut spent = Spent::default();
        let unavailable: Refused = ErrorCode::Unavailable.into();
        let hangs = self.context.storage.hangs();
        if self.stream.is_doubtful && (hangs || self.compare().await? != StoreOutcome::Done) {
            return self.refuse_unstored(number, guest, id, spent, unavailable);
        }
        let handled = self.with_moment(|room, moment| room.handle(guest, &id, &command, moment));
        let entries = match handled {
            Err(refused) => {
                if refused.is(ErrorCode::RulesFailed) {
                    self.report_failure(&format!("{:?} {command:?}", self.room.seat_of(guest)));
                }
                self.guests.remember_refusal(guest, &id, &refused);
                return self.refuse(number, Some(id), refused);
            }
            Ok(Decision::Entries(entries)) if !entries.is_empty() => entries,
            Ok(Decision::Repeated | Decision::Entries(_)) => {
                self.clients.acknowledge(number, id);
                return Ok(());
            }
        };
        if hangs {
            return self.refuse_unstored(number, guest, id, spent, unavailable);
        }
        if self.renames(guest, &command) {
            if !self.guests.may_rename(guest) {
                return self.refuse(number, Some(id), ErrorCode::RenamedTooOften.into());
            }
            spent.renames = true;
        }
        if entries.iter().any(|entry| self.room.class(&entry.event).is_chat_line) {
            if !self.guests.may_chat(guest) {
                self.guests.give_back(guest, spent);
                return self.refuse(number, Some(id), ErrorCode::ChatTooFast.into());
            }
            spent.talks = true;
        }
        let refused = match self.store(&entries).await? {
            StoreOutcome::Done => {
                metrics::command_done(received);
                self.clients.acknowledge(number, id);
                return Ok(());
            }
            StoreOutcome::Unavailable => unavailable,
            StoreOutcome::Refused(refused) => refused,
        };
        self.refuse_unstored(number, guest, id, spent, refused)
    }

    /// Answers why cards can't go where a guest tried to put them. Other guests get nothing, not even a view.
    fn why_not(&mut self, number: u64, guest: GuestId, id: String) -> Result<(), Ended> {
        let barred = contained(|| self.room.barred(guest)).unwrap_or_else(|_| {
            self.report_failure("where cards can't go");
            Err(ErrorCode::RulesFailed)
        });
        match barred {
            Ok(barred) => self.reply(number, &ServerMessage::WhyNot(WhyNotMessage { id, barred })),
            Err(code) => return self.refuse(number, Some(id), code.into()),
        }
        Ok(())
    }

    /// Lets a guest lead those who look back, or shows them what the leader looks at.
    fn look_back(
        &mut self,
        number: u64,
        guest: GuestId,
        id: String,
        command: &Command,
    ) -> Result<(), Ended> {
        let RoomActor { room, clients, guests, context, timers, .. } = self;
        let moment = guests.moment(&context.deals, timers.clock());
        let done = match command {
            Command::Show { sight } => clients.leading.show(room, guest, *sight, &moment),
            _ => clients.leading.lead(room, guest, &moment),
        };
        if let Err(code) = done {
            return self.refuse(number, Some(id), code.into());
        }
        if matches!(command, Command::Show { .. }) {
            self.clients.renew_led(Some(number));
        } else {
            self.clients.acknowledge(number, id);
            self.clients.renew_led(None);
        }
        Ok(())
    }

    /// Refuses a command that was not stored. If that is not the guest's doing, it has cost nothing.
    fn refuse_unstored(
        &mut self,
        number: u64,
        guest: GuestId,
        id: String,
        spent: Spent,
        refused: Refused,
    ) -> Result<(), Ended> {
        if refused.is(ErrorCode::Unavailable) || refused.is(ErrorCode::Busy) {
            self.guests.give_back(guest, spent);
        }
        self.refuse(number, Some(id), refused)
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

    fn refuse(&mut self, number: u64, id: Option<String>, refused: Refused) -> Result<(), Ended> {
        metrics::refusal(refused.code.as_str());
        tracing::trace!(code = %refused.code, "refused");
        self.reply(number, &ServerMessage::Refused(RefusedMessage { id, refused }));
        Ok(())
    }

    fn reply(&mut self, number: u64, answer: &ServerMessage<'_>) {
        if let Some(overrun) = self.clients.reply(number, answer) {
            // The client sends but does not read: it may reconnect when it does.
            self.leave(overrun);
        }
    }
}
