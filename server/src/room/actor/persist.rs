//! Changes of the room: made durable, applied, and shown.

use crate::{
    deals::daily::DailyDeal,
    identity::guest::GuestId,
    ops::metrics,
    room::{
        actor::{Ended, RoomActor, moment},
        model::event::{Entry, Event},
    },
};
use journal::JournalError;
use std::time::Instant;

impl RoomActor {
    /// Appends entries to the stream, then applies them and makes them visible.
    pub(super) async fn store(
        &mut self,
        entries: &[Entry],
    ) -> Result<Result<(), JournalError>, Ended> {
        let written: Result<Vec<_>, _> = entries.iter().map(serde_json::to_vec).collect();
        let bytes = match written {
            Ok(bytes) => bytes,
            Err(error) => {
                tracing::error!(%error, "an entry can't be serialized");
                return Ok(Err(JournalError::Unavailable(error.to_string())));
            }
        };
        let handed = Instant::now();
        self.growth.pause();
        let (journal, stream) = (self.journal.clone(), self.stream.clone());
        let append = journal.append(&stream, self.room.length(), bytes);
        let stored = self.await_storage(append).await;
        match stored {
            Ok(()) => {
                metrics::committed(handed);
                self.changed = Some(Instant::now());
                let running = self.room.is_running();
                for entry in entries {
                    let before = self.room.is_running();
                    self.room.apply(entry).map_err(|corrupt| self.damaged(&corrupt))?;
                    self.renew(entry, before);
                }
                match (running, self.room.is_running()) {
                    (false, true) => {
                        let game = self.room.kind.id();
                        metrics::game_started(game);
                        tracing::debug!(game, "a game begins");
                    }
                    (true, false) => {
                        let game = self.room.kind.id();
                        metrics::game_ended(game);
                        tracing::debug!(game, "a game has ended");
                    }
                    _ => {}
                }
                self.learn_of_new_game(entries).await;
                if running != self.room.is_running() || is_take_over(entries) {
                    self.tell_other_tables().await;
                }
                self.check_in_use()?;
                Ok(Ok(()))
            }
            Err(error) => {
                self.stale = true;
                match &error {
                    JournalError::Unavailable(why) => {
                        tracing::error!(why, "the journal is unavailable");
                        self.rooms.storage_failed();
                    }
                    JournalError::Conflict { actual } if *actual < self.room.length() => {
                        self.check_gone().await?;
                    }
                    JournalError::Conflict { .. } => {}
                }
                Ok(Err(error))
            }
        }
    }

    /// Applies entries that were written by others, or without a confirmation.
    pub(super) async fn catch_up(&mut self) -> Result<Result<(), JournalError>, Ended> {
        self.growth.pause();
        let (journal, stream) = (self.journal.clone(), self.stream.clone());
        let read = journal.read(&stream, self.room.length());
        let bytes = match self.await_storage(read).await {
            Ok(bytes) => bytes,
            Err(error) => {
                self.stale = true;
                self.rooms.storage_failed();
                return Ok(Err(error));
            }
        };
        self.stale = false;
        let clock = self.clock();
        let mut entries = Vec::with_capacity(bytes.len());
        for bytes in &bytes {
            let before = self.room.is_running();
            let entry = self.room.apply_bytes(bytes).map_err(|corrupt| self.damaged(&corrupt))?;
            // One at a time, so that guests notice only what concerns them.
            self.renew(&entry, before);
            if let Some(cause) = &entry.cause {
                self.presence.acted(cause.guest, clock);
            }
            entries.push(entry);
        }
        self.learn_of_new_game(&entries).await;
        self.check_in_use()?;
        Ok(Ok(()))
    }

    /// Applies every entry acknowledged so far by any node. Until then the room is stale.
    pub(super) async fn sync_to_head(&mut self) -> Result<Result<(), JournalError>, Ended> {
        if self.peers.is_none() {
            return self.catch_up().await;
        }
        loop {
            self.stale = true;
            // Nothing is written, but the expected length is compared by the journal's leader.
            let (journal, stream) = (self.journal.clone(), self.stream.clone());
            let compared = journal.append(&stream, self.room.length(), Vec::new());
            match self.await_storage(compared).await {
                Ok(()) => {
                    self.stale = false;
                    return Ok(Ok(()));
                }
                // The read may return what is known to be there, and not all of it.
                Err(JournalError::Conflict { actual }) if actual > self.room.length() => {
                    if let Err(error) = self.catch_up().await? {
                        return Ok(Err(error));
                    }
                }
                Err(error @ JournalError::Conflict { .. }) => {
                    self.check_gone().await?;
                    // The length reported was an outdated one.
                    return Ok(Err(error));
                }
                Err(error @ JournalError::Unavailable(_)) => {
                    self.rooms.storage_failed();
                    return Ok(Err(error));
                }
            }
        }
    }

    /// Ends the room if its stream was deleted; otherwise streams only grow.
    pub(super) async fn check_gone(&mut self) -> Result<(), Ended> {
        let (journal, stream) = (self.journal.clone(), self.stream.clone());
        // Nothing is written, but the leader decides whether the stream is empty.
        match self.await_storage(journal.append(&stream, 0, Vec::new())).await {
            Ok(()) => Err(Ended::Withdrawn),
            // An outdated length. If the journal fails now, the next write detects it.
            Err(_) => Ok(()),
        }
    }

    fn check_in_use(&self) -> Result<(), Ended> {
        if self.room.withdrawn().is_some() { Err(Ended::Withdrawn) } else { Ok(()) }
    }

    /// Opens what was closed until the end of a day.
    pub(super) fn begin_day(&mut self) {
        let today = self.rooms.deals().today();
        if today != self.today {
            self.today = today;
            let now = self.rooms.deals().now();
            let closed: Vec<u32> = self.room.closed_games(now).map(|(game, _)| game).collect();
            self.other_tables.retain(|game| closed.contains(&game));
            self.renew_views();
            self.renew_chat();
            self.presence_shown();
        }
    }

    /// The connected guests.
    fn guests(&self) -> Vec<GuestId> {
        self.connections.iter().map(|connection| connection.guest).collect()
    }

    async fn learn_of_new_game(&mut self, entries: &[Entry]) {
        if entries.iter().any(|entry| matches!(entry.event, Event::Started { .. })) {
            let guests = self.guests();
            self.learn_finished(&guests).await;
            self.learn_playing().await;
        }
    }

    /// Looks up which of these guests have finished the deals of the day that are played here.
    pub(super) async fn learn_finished(&mut self, guests: &[GuestId]) {
        let closed: Vec<(u32, DailyDeal)> = self
            .room
            .closed_games(self.rooms.deals().now())
            .map(|(game, deal)| (game, deal.clone()))
            .collect();
        let rooms = self.rooms.clone();
        for (game, deal) in closed {
            // Guests about whom the lookup fails stay excluded until they reconnect.
            if !rooms.does_storage_hang()
                && let Ok(finished) = self.await_storage(rooms.finished(&deal, guests)).await
            {
                for (guest, finish) in finished {
                    self.other_tables.finish(game, guest, finish);
                }
            }
        }
    }

    /// Looks up which guests have a hand in a game on the shown deal at other tables. If that fails,
    /// nothing changes.
    pub(super) async fn learn_playing(&mut self) {
        let Some((opening, game)) = self.room.shown_deal() else { return };
        let rooms = self.rooms.clone();
        if rooms.does_storage_hang() {
            return;
        }
        let Ok(playing) = self.await_storage(rooms.playing(&opening, Some(&game))).await else {
            return;
        };
        let changed = self.other_tables.play(playing);
        for connection in &mut self.connections {
            let concerned = changed.contains(&connection.guest);
            connection.wants_view |= concerned;
            connection.wants_chat |= concerned;
        }
    }

    /// Tells other tables that a game on a given deal has begun here, has ended, or that a guest has
    /// taken over a hand in it.
    async fn tell_other_tables(&mut self) {
        let Some((opening, game)) = self.room.shown_deal().filter(|_| self.room.is_on_given_deal())
        else {
            return;
        };
        let rooms = self.rooms.clone();
        // Tables that are not reached look it up when the guest connects to them.
        let _ = self.await_storage(rooms.tell_of(&opening, &game)).await;
    }

    /// Marks as outdated what an applied entry has changed. `was_running`: whether a game was running
    /// before it.
    fn renew(&mut self, entry: &Entry, was_running: bool) {
        if self.room.is_apart(&entry.event) {
            return self.renew_apart(&entry.event);
        }
        let talk = matches!(entry.event, Event::Chatted { .. });
        let quiet = is_quiet(&entry.event) && was_running == self.room.is_running();
        if talk {
            self.shared = None;
        } else {
            self.renew_views();
        }
        if talk || !quiet {
            self.renew_chat();
        }
        if !quiet {
            self.presence_shown();
        }
    }

    /// Marks every guest's chat as outdated, whether or not a line was said: the arrival of a frame
    /// must not tell players whether spectators talk.
    fn renew_chat(&mut self) {
        for connection in &mut self.connections {
            connection.wants_chat = true;
        }
    }

    /// Marks as outdated what an event has changed for spectators. The others get no frame: its timing
    /// would carry information.
    fn renew_apart(&mut self, event: &Event) {
        let clock = self.clock();
        let RoomActor { room, rooms, presence, other_tables, connections, .. } = self;
        let moment = moment(rooms.deals(), clock, presence, other_tables);
        for connection in connections {
            let guest = connection.guest;
            match event {
                Event::HandsRevealed { guest: changed }
                | Event::Named { guest: changed, .. }
                | Event::Unnamed { guest: changed }
                | Event::Removed { guest: changed }
                | Event::Readmitted { guest: changed }
                | Event::Muted { guest: changed, .. } => {
                    let hosts = guest == room.host() && room.host_sees_spectators(&moment);
                    connection.wants_view |= guest == *changed || hosts;
                    connection.wants_chat |= guest == *changed;
                }
                _ => connection.wants_chat |= room.may_read_newest(guest, &moment),
            }
        }
    }

    fn damaged(&self, why: &dyn std::error::Error) -> Ended {
        tracing::error!(%why, "the room can no longer be used");
        Ended::Damaged
    }
}

/// Whether one of the entries gives a guest a hand of a running game.
fn is_take_over(entries: &[Entry]) -> bool {
    entries.iter().any(|entry| matches!(entry.event, Event::SeatTaken { .. }))
}

/// Whether an event leaves the permissions to read and write as they are.
fn is_quiet(event: &Event) -> bool {
    matches!(event, Event::Moved { .. } | Event::Said { .. } | Event::Chatted { .. })
}
