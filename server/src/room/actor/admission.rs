//! Admission of connections. Players and the host are always admitted; other guests up to a limit per
//! address and as long as the room has free connections.

use crate::{
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
    room::{
        actor::{RoomActor, clients::Joining},
        model::room::Room,
    },
    websocket::{self, WebSocket},
};

/// The most connections that guests without a seat may open to a room from one address.
const SEATLESS_PER_ADDRESS: usize = 10;
/// The close code of a WebSocket for which there is no room now. The reason is the error code.
const NO_PLACE: u16 = 4002;

impl Room {
    /// Whether the guest holds a seat, is the host, or becomes host by joining: such guests are always
    /// admitted, and their messages are read first.
    pub(super) fn comes_first(&self, guest: GuestId) -> bool {
        guest == self.host() || guest == self.founder || self.seat_of(guest).is_some()
    }
}

impl RoomActor {
    /// Makes room for a connection. In a full room, a guest with priority replaces the newest
    /// connection of another guest.
    ///
    /// # Errors
    /// [`ErrorCode::TooManyConnections`] or [`ErrorCode::RoomCrowded`].
    pub(super) fn make_place(&mut self, joining: &Joining) -> Result<(), ErrorCode> {
        let is_full = self.connections.len() >= self.options.connections_per_room.get();
        let RoomActor { room, connections, .. } = self;
        let others = connections.iter().enumerate();
        let mut others = others.filter(|(_, connection)| !room.comes_first(connection.guest));
        if room.comes_first(joining.guest) {
            let newest = others.max_by_key(|(_, connection)| connection.number);
            if is_full && let Some((index, _)) = newest {
                connections[index].dismiss(NO_PLACE, ErrorCode::RoomCrowded.as_str());
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
pub async fn turn_away(socket: WebSocket, code: ErrorCode) {
    websocket::close(socket, NO_PLACE, code.as_str()).await;
}
