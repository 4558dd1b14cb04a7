//! Connections that come and go. Players and the host are always admitted; other guests up to a limit
//! per address and as long as the room has free connections.

use crate::{
    identity::guest::GuestId,
    limits::Ticket,
    protocol::error_code::ErrorCode,
    room::actor::{Ended, RoomActor},
    websocket::{self, CloseCode, WebSocket},
};

/// The most connections that guests without a seat may open to a room from one address.
const SEATLESS_PER_ADDRESS: usize = 10;

/// A guest who joins.
pub struct Joining {
    pub guest: GuestId,
    /// The connection.
    pub socket: WebSocket,
    /// The number of the newest view that the guest has already seen.
    pub seen: u64,
    /// Whether its page is of another build of the client than this server's.
    pub outdated: bool,
    /// Counts the connection for as long as it is open.
    pub ticket: Ticket,
}

impl RoomActor {
    /// Admits a connection, or closes it with the reason.
    pub(in crate::room::actor) async fn join(&mut self, joining: Joining) -> Result<(), Ended> {
        let guest = joining.guest;
        // Another process may have shown what this one does not know, and no guest is shown an older view.
        if self.stream.is_doubtful && joining.seen > self.room.newest_view() {
            let Joining { socket, ticket, .. } = joining;
            tokio::spawn(async move {
                websocket::close(socket, CloseCode::TryAgain, "nothing can be saved here").await;
                drop(ticket);
            });
            return Ok(());
        }
        if let Err(code) = self.make_space(&joining) {
            let Joining { socket, ticket, .. } = joining;
            tokio::spawn(async move {
                close_unadmitted(socket, code).await;
                drop(ticket);
            });
            return Ok(());
        }
        let clock = self.timers.clock();
        self.clients.add(joining, clock);
        if self.with_moment(|room, moment| self.clients.leading.is_on(room, moment)) {
            self.clients.renew_led_of(guest);
        }
        self.guests.presence.connect(guest, clock);
        if !self.room.is_running_in_silence() {
            self.guests.presence.show_return(guest, clock);
        }
        self.presence_changed();
        Ok(())
    }

    /// Removes a connection that is closed.
    pub(in crate::room::actor) fn leave(&mut self, index: usize) {
        let clock = self.timers.clock();
        let connection = self.clients.remove(index, clock);
        self.guests.presence.disconnect(connection.guest, clock);
        let is_gone = self.clients.connections.iter().all(|it| it.guest != connection.guest);
        if is_gone && self.clients.leading.leave(connection.guest) {
            self.clients.renew_led(None);
        }
        self.presence_changed();
    }

    /// Makes room for a connection. In a full room, a guest with priority replaces the newest
    /// connection of another guest.
    fn make_space(&mut self, joining: &Joining) -> Result<(), ErrorCode> {
        let RoomActor { room, clients, context, .. } = self;
        let connections = &mut clients.connections;
        let is_full = connections.len() >= context.options.connections_per_room;
        let others = connections.iter().enumerate();
        let mut others = others.filter(|(_, connection)| !room.is_seated_or_host(connection.guest));
        if room.is_seated_or_host(joining.guest) {
            let newest = others.max_by_key(|(_, connection)| connection.number);
            if is_full && let Some((index, _)) = newest {
                connections[index].dismiss(CloseCode::NotAdmitted, ErrorCode::RoomCrowded.as_str());
                self.leave(index);
            }
            return Ok(());
        }
        let address = joining.ticket.address();
        let beside = others.by_ref().filter(|(_, connection)| connection.address() == address);
        if joining.ticket.is_reserved() || beside.count() >= SEATLESS_PER_ADDRESS {
            Err(ErrorCode::TooManyConnections)
        } else if is_full {
            Err(ErrorCode::RoomCrowded)
        } else {
            Ok(())
        }
    }
}

/// Closes the socket of a client that was not admitted, with the reason.
pub(crate) async fn close_unadmitted(socket: WebSocket, code: ErrorCode) {
    websocket::close(socket, CloseCode::NotAdmitted, code.as_str()).await;
}
