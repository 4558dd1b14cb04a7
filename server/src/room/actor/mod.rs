//! The task that owns a live room.
//!
//! One task does everything for its room: it reads every connection, decides, makes the entries
//! durable, and only then applies them and writes the views. So no state of a room is locked or shared,
//! and no connection needs a task or a channel of its own.
//!
//! It ends when no client has been connected for a while.

mod chat_news;
pub(crate) mod clients;
mod commands;
pub(super) mod display;
pub(crate) mod guests;
pub(crate) mod operations;
mod outage;
pub(super) mod persist;
mod pushes;
mod rules_failure;
mod shutdown;
mod thinking;
mod timers;

use crate::{
    clock::millis,
    lobby::open_tables::Listing,
    protocol::error_code::ErrorCode,
    room::{
        actor::{
            clients::{Clients, Failure, admission::Joining},
            display::Display,
            guests::Guests,
            persist::RoomStream,
            pushes::Pushes,
            thinking::{Answered, Partners},
            timers::Timers,
        },
        model::{decide::Moment, game::rules_panic::contained, presence::Presence, room::Room},
        registry::RoomContext,
    },
    websocket::CloseCode,
};
use rules::Seat;
use std::sync::Arc;
use tokio::{
    select,
    sync::{mpsc, oneshot},
};
use tungstenite::Message;

/// A question to a live room, which changes nothing. It is answered while the storage is awaited as well.
pub(crate) type Question = Box<dyn FnOnce(&RoomActor) + Send>;

/// The receiving ends of a live room's mailbox.
pub(crate) struct Receivers {
    pub messages: mpsc::Receiver<RoomMessage>,
    pub questions: mpsc::Receiver<Question>,
}

/// A message to a live room.
pub(crate) enum RoomMessage {
    /// A guest has connected.
    Join(Box<Joining>),
    /// A restart of the server was announced, or called off.
    Announced,
    /// The storage has gone away, or has come back.
    Storage,
    /// Another process may have written to the stream, or deleted it.
    Compare,
    /// The clients are to come back, to wherever they get in.
    SendAway,
    /// Another process is to serve the room.
    LetGo,
    /// The operator closes the table.
    Close(oneshot::Sender<Result<(), ErrorCode>>),
    /// The operator has the name of a seat's person forgotten.
    ForgetName(Seat, oneshot::Sender<Result<(), ErrorCode>>),
    /// The server is going down.
    Shutdown,
}

/// A live room. Each part says where it is changed; all that happens comes through [`RoomActor::handle_event`].
pub(crate) struct RoomActor {
    /// The room, which `persist.rs` changes by entries alone. A game that its rules fail to show goes on without them.
    room: Room,
    /// What it shares with the other rooms.
    context: Arc<RoomContext>,
    /// The mailbox, which is closed where the room ends: here, in `operations.rs` and in `shutdown.rs`.
    messages: mpsc::Receiver<RoomMessage>,
    questions: mpsc::Receiver<Question>,
    /// The stream. Whether its length is in doubt is set in `persist.rs`.
    stream: RoomStream,
    /// The connections, which come and go in `clients/admission.rs`. What they are to be sent is marked in `persist.rs`
    /// for entries, in `display.rs` for presence, in `commands.rs` for answers, in `outage.rs` for the storage.
    clients: Clients,
    /// The guests. Their presence changes in `clients/admission.rs` and at ticks, their budgets and what they were
    /// refused in `commands.rs`.
    guests: Guests,
    /// The partners, who think in `thinking.rs`; an action that could not be stored is tried again at a tick.
    partners: Partners,
    /// The pushes to players who are away, made at ticks.
    pushes: Pushes,
    /// The presence that is shown, kept by `display.rs`.
    display: Display,
    /// The clock, and when the next tick is due: set after each event, and in `outage.rs` while the storage is awaited.
    timers: Timers,
    /// The number of the game for which a failure of the rules was last reported in full, in `rules_failure.rs`.
    reported_failure: Option<u32>,
}

enum LoopEvent {
    RoomMessage(RoomMessage),
    Asked(Question),
    Received(usize, Message),
    Failed(Failure),
    /// A partner has thought about its action.
    Answered(Answered),
    Tick,
}

impl RoomActor {
    /// Creates the task.
    pub(crate) fn new(
        room: Room,
        stream: String,
        context: Arc<RoomContext>,
        Receivers { messages, questions }: Receivers,
    ) -> RoomActor {
        let options = &context.options;
        let presence = Presence::new(options.presence, 0);
        let is_storage_away = context.storage.is_away();
        let listing = Listing::new(&context.open_tables, &room.code);
        RoomActor {
            messages,
            questions,
            stream: RoomStream::new(stream, context.journal.clone()),
            clients: Clients::new(options, context.restart.clone(), is_storage_away),
            guests: Guests::new(presence, options.chat_per_10_seconds),
            partners: Partners::default(),
            pushes: Pushes::default(),
            display: Display::new(listing, context.deals.today()),
            timers: Timers::start(),
            reported_failure: None,
            context,
            room,
        }
    }

    /// Serves the room until no client has been connected for a while, or the server shuts down. Returns its
    /// mailbox, which is closed and holds what came at the last moment.
    pub(crate) async fn run(mut self) -> mpsc::Receiver<RoomMessage> {
        self.presence_shown();
        let unload_after = millis(self.context.options.unload_after);
        loop {
            self.let_partners_think();
            let event = self.next_event().await;
            let ticked = matches!(event, LoopEvent::Tick);
            if matches!(event, LoopEvent::RoomMessage(RoomMessage::Shutdown)) {
                return self.shut_down().await;
            }
            if let Err(ended) = self.handle_event(event).await {
                return self.end(ended).await;
            }
            let empty_for = self.clients.empty_for(self.timers.clock());
            if ticked && empty_for.is_some_and(|time| time >= unload_after) {
                self.messages.close();
                return self.messages;
            }
            if !self.timers.is_due() {
                self.set_next_tick();
            }
        }
    }

    /// The room itself, to be asked; `None` if another process may have written to its stream since it was compared
    /// with that, as it is whenever a guest comes.
    pub(crate) fn newest(&self) -> Option<&Room> {
        let is_alone = !self.context.mailboxes.are_shared();
        let is_compared = !self.stream.is_doubtful && !self.clients.connections.is_empty();
        (is_alone || is_compared).then_some(&self.room)
    }

    async fn end(mut self, ended: Ended) -> mpsc::Receiver<RoomMessage> {
        // A guest who joins from now on restores the room.
        self.messages.close();
        if !matches!(ended, Ended::Damaged) {
            self.context.chats.let_go(&self.room.code);
        }
        let code = match ended {
            Ended::LetGo => CloseCode::TryAgain,
            Ended::Damaged | Ended::Closed => CloseCode::RoomClosed,
        };
        self.clients.close_all(code, ended.reason()).await;
        self.messages
    }

    async fn handle_event(&mut self, event: LoopEvent) -> Result<(), Ended> {
        match event {
            LoopEvent::RoomMessage(RoomMessage::Join(joining)) => self.join(*joining).await?,
            LoopEvent::RoomMessage(RoomMessage::Announced) => self.clients.announce_restart(),
            LoopEvent::RoomMessage(RoomMessage::Storage) => self.storage_changed().await?,
            LoopEvent::RoomMessage(RoomMessage::Compare) => self.doubt().await?,
            LoopEvent::RoomMessage(RoomMessage::SendAway) => self.send_away(),
            LoopEvent::RoomMessage(RoomMessage::LetGo) => return Err(Ended::LetGo),
            LoopEvent::RoomMessage(RoomMessage::Close(answer)) => self.close_table(answer).await?,
            LoopEvent::RoomMessage(RoomMessage::ForgetName(seat, answer)) => {
                self.forget_name(seat, answer).await?;
            }
            // The shutdown has begun already.
            LoopEvent::RoomMessage(RoomMessage::Shutdown) => {}
            LoopEvent::Asked(question) => question(self),
            LoopEvent::Received(index, message) => self.receive(index, message).await?,
            LoopEvent::Failed(failure) => self.client_failed(failure),
            LoopEvent::Answered(answered) => self.partner_answered(answered).await?,
            LoopEvent::Tick => self.tick().await?,
        }
        Ok(())
    }

    /// Waits for what happens next, and meanwhile sends to every connection what it wants and can take.
    /// Nothing is lost where the wait is broken off.
    async fn next_event(&mut self) -> LoopEvent {
        let RoomActor {
            room, context, messages, questions, clients, guests, partners, timers, ..
        } = self;
        let clock = timers.clock;
        let now = || guests.moment(&context.deals, clock.now());
        select! {
            biased;
            Some(message) = messages.recv() => LoopEvent::RoomMessage(message),
            received = clients.next(room, now) => match received {
                Ok((index, message)) => LoopEvent::Received(index, message),
                Err(failure) => LoopEvent::Failed(failure),
            },
            Some(question) = questions.recv() => LoopEvent::Asked(question),
            Some(answered) = partners.answer() => LoopEvent::Answered(answered),
            () = timers.tick() => LoopEvent::Tick,
        }
    }

    fn client_failed(&mut self, failure: Failure) {
        match failure {
            Failure::Gone(index) => self.leave(index),
            Failure::RulesFailed => {
                self.report_failure("the game could not be shown");
                self.clients.renew_views();
            }
        }
    }

    async fn tick(&mut self) -> Result<(), Ended> {
        self.set_next_tick();
        let clock = self.timers.clock();
        let drop_after = self.context.options.drop_after;
        while let Some(index) = self.clients.unresponsive(clock, drop_after) {
            self.leave(index);
        }
        self.ping_silent();
        self.guests.presence.frozen = self.clients.frozen(clock, drop_after / 10);
        self.guests.forget_full_budgets();
        self.partners.unstored = false;

        let (room, presence) = (&self.room, &mut self.guests.presence);
        presence.forget(|guest| guest == room.host() || room.seat_of(guest).is_some());
        let fixed_moment = presence.tick(room.who_matters(), clock);
        presence.note_waits(room.waits(), clock);
        self.push_to_absent();
        self.note_wait();
        if fixed_moment {
            self.show_presence();
        }
        self.presence_changed();
        self.display.renew_listing();
        self.begin_day();
        self.storage_changed().await?;
        if self.room.is_running() && !fixed_moment {
            return Ok(());
        }
        for due in [Room::succession, Room::closing] {
            let entry = contained(|| self.with_moment(due)).unwrap_or_else(|panic| {
                self.room.give_up_game(&panic);
                self.report_failure("it could not be said what is due");
                self.clients.renew_views();
                None
            });
            if let Some(entry) = entry
                && !self.context.storage.hangs()
            {
                // If the journal fails, the next tick tries again.
                _ = self.store(std::slice::from_ref(&entry)).await?;
            }
        }
        Ok(())
    }

    /// Pings silent clients, also while the storage is awaited: their answers wait to be read, and so they are
    /// not taken for gone when it answers.
    fn ping_silent(&mut self) {
        let is_lively = self.is_lively();
        let RoomActor { room, clients, context, timers, .. } = self;
        let drop_after = context.options.drop_after;
        clients.ping_silent(timers.clock(), |guest| {
            match is_lively && room.is_seated_or_host(guest) {
                true => drop_after / 10,
                false => drop_after / 3,
            }
        });
    }

    fn with_moment<T>(&self, decide: impl FnOnce(&Room, &Moment<'_>) -> T) -> T {
        decide(&self.room, &self.guests.moment(&self.context.deals, self.timers.clock()))
    }
}

/// Why the room is no longer served.
#[derive(Clone, Copy, Debug)]
enum Ended {
    /// The room in memory differs from its stream and must not be used.
    Damaged,
    /// The table was closed or deleted.
    Closed,
    /// Another process serves the room, or has written to its stream.
    LetGo,
}

impl Ended {
    /// The reason sent to the remaining connections.
    fn reason(self) -> &'static str {
        match self {
            Ended::Damaged => "this table is damaged",
            Ended::Closed => "this table is closed",
            Ended::LetGo => "this table has moved",
        }
    }
}
