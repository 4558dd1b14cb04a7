//! Who is connected: coming, going, and what each connection is sent.

use super::{
    super::outbox::{Bucket, Connection, Wanted},
    Ended, Live, moment,
    restart::announcement,
    storage::availability,
};
use crate::{guest::GuestId, limits::Ticket, metrics};
use axum::extract::ws::WebSocket;
use std::{
    task::{Context, Poll},
    time::Duration,
};

/// How many frames of any kind a connection may send for each command that it may send.
const FRAMES: f64 = 10.0;

/// A guest who comes in.
pub struct Joining {
    /// Who.
    pub guest: GuestId,
    /// The connection.
    pub socket: WebSocket,
    /// The number of the newest view that the guest has seen there.
    pub seen: u64,
    /// What counts it, for as long as it is open.
    pub ticket: Ticket,
}

/// What the views show of presence.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Shown {
    away: Vec<bool>,
    may_free: Vec<bool>,
    watchers: Option<u32>,
}

impl Live {
    /// Sends to every connection what it wants and can take; the first that failed.
    pub(super) fn send(&mut self, context: &mut Context<'_>) -> Option<usize> {
        let clock = self.clock();
        let Live { room, rooms, presence, finished, shared, connections, .. } = self;
        let (announced, changed) = (self.announced, &mut self.changed);
        let moment = moment(rooms.deals(), clock, presence, finished);
        // Whoever comes from a node that knew more is not shown less, unless there is no more.
        let newest = if self.stale { room.newest_view() } else { u64::MAX };
        for (index, connection) in connections.iter_mut().enumerate() {
            connection.withheld = newest < connection.seen;
            let sent = connection.poll_send(context, |guest, wanted| match wanted {
                Wanted::View(done) => {
                    let shared = shared.get_or_insert_with(|| room.shared(&moment));
                    room.frame(shared, guest, &moment, done)
                }
                Wanted::Chat => room.chat_frame(guest, &moment),
                Wanted::Announcement => announcement(announced),
            });
            match sent {
                Poll::Ready(Ok(())) => connection.blocked_since = None,
                Poll::Ready(Err(_)) => return Some(index),
                Poll::Pending => {
                    connection.blocked_since.get_or_insert(clock);
                }
            }
        }
        if let Some(durable) = changed.take() {
            metrics::shown(durable);
        }
        None
    }

    pub(super) async fn join(&mut self, joining: Joining) -> Result<(), Ended> {
        let guest = joining.guest;
        self.freshen().await?;
        self.learn_finished(&[guest]).await;
        let clock = self.clock();
        let commands = self.options.commands_per_second;
        let chat = self.options.chat_per_10_seconds;
        self.joined += 1;
        let mut connection = Connection::new(
            self.joined,
            joining,
            Bucket::new(commands, commands * 2.0, clock),
            Bucket::new(chat / 10.0, chat, clock),
            Bucket::new(commands * FRAMES, commands * FRAMES * 2.0, clock),
            clock,
        );
        connection.wants_announcement = self.announced.is_some();
        if self.away_since.is_some() {
            connection.reply(availability(false));
        }
        self.connections.push(connection);
        metrics::connections(1);
        tracing::debug!(connections = self.connections.len(), "somebody has come");
        self.presence.connect(guest, clock);
        self.tell_neighbours();
        self.show_presence();
        Ok(())
    }

    pub(super) fn leave(&mut self, index: usize) {
        metrics::connections(-1);
        let connection = self.connections.swap_remove(index);
        tracing::debug!(connections = self.connections.len(), "somebody has gone");
        let clock = self.clock();
        self.presence.disconnect(connection.guest, clock);
        self.tell_neighbours();
        self.empty_since = clock;
        self.show_presence();
    }

    pub(super) async fn close_all(&mut self, code: u16, reason: &'static str) {
        metrics::connections(-(self.connections.len() as i32));
        let goodbyes = self.connections.drain(..).map(|connection| connection.close(code, reason));
        // A reader that has stopped reading must not keep the server from stopping.
        let _ =
            tokio::time::timeout(Duration::from_secs(1), futures_util::future::join_all(goodbyes))
                .await;
    }

    /// Has new views written if presence looks different from what they show.
    pub(super) fn show_presence(&mut self) {
        let clock = self.clock();
        self.presence.tick(self.room.seated().map(|(_, guest)| guest), clock);
        let (room, presence) = (&self.room, &self.presence);
        let moment = moment(self.rooms.deals(), clock, presence, &self.finished);
        let shown = Shown {
            away: room.seated().map(|(_, guest)| presence.shows_away(guest)).collect(),
            may_free: room.seated().map(|(seat, _)| room.may_free(seat, &moment)).collect(),
            watchers: (!room.is_running()).then(|| room.watchers(presence)),
        };
        if shown != self.shown {
            self.shown = shown;
            self.renew_views();
        }
        self.listing.show(self.room.open_table(&self.presence));
        self.players.set(self.players_here());
    }

    pub(super) fn renew_views(&mut self) {
        self.shared = None;
        for connection in &mut self.connections {
            connection.wants_view = true;
        }
    }
}
