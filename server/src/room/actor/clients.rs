//! The connections of a room: joining, leaving, and what is sent to each.

use crate::{
    identity::guest::GuestId,
    limits::{Ticket, bucket::Bucket},
    ops::metrics,
    room::{
        actor::{
            Ended, RoomActor,
            admission::turn_away,
            connection::{Connection, Wanted},
            moment,
            shutdown::announcement,
            storage::availability,
        },
        model::{decide::Moment, room::Room, rules_panic::contained},
        view::SharedView,
    },
    websocket::WebSocket,
};
use std::{
    task::{Context, Poll},
    time::Duration,
};

/// A guest who joins.
pub struct Joining {
    /// The guest.
    pub guest: GuestId,
    /// The connection.
    pub socket: WebSocket,
    /// The number of the newest view that the guest has already seen.
    pub seen: u64,
    /// Counts the connection for as long as it is open.
    pub ticket: Ticket,
}

/// The presence that the views show.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Shown {
    all: ShownToAll,
    host: ShownToHost,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct ShownToAll {
    away: Vec<bool>,
    watchers: Option<u32>,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct ShownToHost {
    may_free: Vec<bool>,
    guests: Vec<GuestId>,
}

impl RoomActor {
    /// Sends to every connection what it wants and can take. Returns the first that failed.
    pub(super) fn send(&mut self, context: &mut Context<'_>) -> Option<usize> {
        let clock = self.clock();
        let RoomActor { room, rooms, presence, other_tables, shared, connections, .. } = self;
        let (announced, changed) = (self.announced, &mut self.changed);
        let moment = moment(rooms.deals(), clock, presence, other_tables);
        // A guest who comes from a node that knew more gets no older view, unless this one is complete.
        let newest = if self.stale { room.newest_view() } else { u64::MAX };
        let (mut failed, mut gone) = (false, None);
        for (index, connection) in connections.iter_mut().enumerate() {
            connection.withheld = newest < connection.seen;
            let write =
                |room: &Room, shared: &mut Option<SharedView>, guest, wanted: Wanted<'_>| {
                    match wanted {
                        Wanted::View(done) => {
                            let written = match shared.take() {
                                Some(written) => written,
                                None => room.shared(&moment)?,
                            };
                            room.frame(shared.insert(written), guest, &moment, done)
                        }
                        Wanted::Chat => room.chat_frame(guest, &moment),
                        Wanted::Announcement => announcement(announced),
                    }
                };
            let sent = connection.poll_send(context, |guest, wanted| {
                contained(|| write(room, shared, guest, wanted)).unwrap_or_else(|panic| {
                    // From now on the room is shown without its game.
                    room.give_up_game(&panic);
                    *shared = None;
                    failed = true;
                    write(room, shared, guest, wanted)
                })
            });
            match sent {
                Poll::Ready(Ok(())) => connection.blocked_since = None,
                Poll::Ready(Err(_)) => {
                    gone = Some(index);
                    break;
                }
                Poll::Pending => {
                    connection.blocked_since.get_or_insert(clock);
                }
            }
        }
        if gone.is_none()
            && let Some(durable) = changed.take()
        {
            metrics::shown(durable);
        }
        if failed {
            self.report_failure("the game could not be shown");
            self.renew_views();
            context.waker().wake_by_ref();
        }
        gone
    }

    pub(super) async fn join(&mut self, joining: Joining) -> Result<(), Ended> {
        let guest = joining.guest;
        self.refresh_from_peers().await?;
        if let Err(code) = self.make_place(&joining) {
            let Joining { socket, ticket, .. } = joining;
            tokio::spawn(async move {
                turn_away(socket, code).await;
                drop(ticket);
            });
            return Ok(());
        }
        self.learn_finished(&[guest]).await;
        if !self.room.has_a_running_hand(guest) {
            self.learn_playing().await;
        }
        let clock = self.clock();
        let commands = self.options.commands_per_second;
        self.joined += 1;
        let mut connection = Connection::new(
            self.joined,
            joining,
            Bucket::new(commands, commands * 2.0, clock),
            clock,
        );
        connection.wants_announcement = self.announced.is_some();
        if self.away_since.is_some() {
            connection.reply(&availability(false));
        }
        self.connections.push(connection);
        tracing::debug!(connections = self.connections.len(), "a connection was opened");
        self.presence.connect(guest, clock);
        self.report_to_peers();
        self.presence_changed();
        Ok(())
    }

    pub(super) fn leave(&mut self, index: usize) {
        let connection = self.connections.swap_remove(index);
        tracing::debug!(connections = self.connections.len(), "a connection was closed");
        let clock = self.clock();
        self.presence.disconnect(connection.guest, clock);
        self.report_to_peers();
        self.empty_since = clock;
        self.presence_changed();
    }

    pub(super) async fn close_all(&mut self, code: u16, reason: &'static str) {
        let goodbyes = self.connections.drain(..).map(|connection| connection.close(code, reason));
        // A client that has stopped reading must not delay the shutdown.
        let _ =
            tokio::time::timeout(Duration::from_secs(1), futures_util::future::join_all(goodbyes))
                .await;
    }

    /// Updates what is shown of presence. Players of a running game see it change at fixed ticks only;
    /// what the host sees of spectators concerns no player.
    pub(super) fn presence_changed(&mut self) {
        self.note_presence();
        if !self.room.is_running() || self.with_moment(Room::host_sees_spectators) {
            self.show_presence();
        }
    }

    /// Marks the views as outdated if presence differs from what they show.
    pub(super) fn show_presence(&mut self) {
        let shown = self.with_moment(shown);
        if shown.all != self.shown.all {
            self.renew_views();
        } else if shown.host != self.shown.host {
            self.renew_view_of(self.room.host());
        }
        self.shown = shown;
    }

    /// Records the presence that the views being written show.
    pub(super) fn presence_shown(&mut self) {
        self.note_presence();
        self.shown = self.with_moment(shown);
    }

    /// Updates the list of open tables and the metrics.
    fn note_presence(&mut self) {
        self.listing.show(self.room.open_table(&self.presence));
        self.players.set(self.players_here());
    }

    fn renew_view_of(&mut self, guest: GuestId) {
        for connection in self.connections.iter_mut().filter(|one| one.guest == guest) {
            connection.wants_view = true;
        }
    }

    pub(super) fn renew_views(&mut self) {
        self.shared = None;
        for connection in &mut self.connections {
            connection.wants_view = true;
        }
    }
}

fn shown(room: &Room, moment: &Moment<'_>) -> Shown {
    let presence = moment.presence;
    let mut guests = room.manageable_guests(moment);
    guests.sort_unstable();
    Shown {
        all: ShownToAll {
            away: room.seated().map(|(_, guest)| presence.shows_away(guest)).collect(),
            watchers: (!room.is_running()).then(|| room.watchers(presence)),
        },
        host: ShownToHost {
            may_free: room.seated().map(|(seat, _)| room.may_free(seat, moment)).collect(),
            guests,
        },
    }
}
