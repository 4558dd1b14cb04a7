//! Who gets in. Players and the host always do; of the other guests, so many from one address, and as
//! many as there is place for.

use crate::{
    identity::guest::GuestId,
    protocol::error_code::ErrorCode,
    room::{
        actor::{RoomActor, clients::Joining},
        model::room::Room,
    },
    websocket::{self, WebSocket},
};

/// How many connections from one address to a room are there for guests without a seat.
const SEATLESS_PER_ADDRESS: usize = 10;
/// Closes a WebSocket: there is no place for it now. The reason is the code of the refusal.
const NO_PLACE: u16 = 4002;

impl Room {
    /// Whether the guest holds a seat or is the host, or becomes it by coming: such guests always get in,
    /// and are heard first.
    pub(super) fn comes_first(&self, guest: GuestId) -> bool {
        guest == self.host() || guest == self.founder || self.seat_of(guest).is_some()
    }
}

impl RoomActor {
    /// Makes place for a connection. In a full room, that of a guest who comes first takes the place of
    /// the newest one of another guest.
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

/// Tells a client that there is no place for it, and why.
pub async fn turn_away(socket: WebSocket, code: ErrorCode) {
    websocket::close(socket, NO_PLACE, code.as_str()).await;
}
