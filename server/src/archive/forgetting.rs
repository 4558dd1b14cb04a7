//! What the operator has deleted and forgotten: a table with all that was made of it, and a name on the lists of others.
//!
//! A guest's list of finished games is the guest's own, and its entries name all players: from then on it leaves out what
//! was deleted, and shows no name that was forgotten.

use crate::{
    archive::{ArchiveError, analysis},
    identity::room_code::RoomCode,
    lobby::my_games::{self, ForgottenName},
    ops::metrics,
    room::{
        model::{
            guests::forgotten_name::{PlayedGame, neutral_name},
            room::Room,
        },
        registry::Rooms,
        restore::RoomError,
    },
};
use rules::Seat;
use std::{collections::BTreeMap, sync::Arc};

/// Deletes a table that is closed: its games with their analyses, its talk and its names. It vanishes from all lists.
pub(crate) async fn delete_closed(rooms: &Arc<Rooms>, code: &RoomCode) -> Result<(), ArchiveError> {
    let journal = &**rooms.journal();
    let players = match rooms.ask(code, Room::all_players).await {
        Ok(players) => players,
        // No one can be shown games of a table that can't be read.
        Err(RoomError::Corrupt(..) | RoomError::Panicked(..)) => Default::default(),
        Err(error) => return Err(error.into()),
    };
    // The stream goes last, so that what a stop leaves can be deleted again.
    for guest in players {
        my_games::leave_out(journal, guest, code.as_str()).await?;
    }
    rooms.chats().forget(code.as_str()).await?;
    analysis::forget(journal, code).await?;
    journal.delete(&code.stream()).await?;
    metrics::room_deleted();
    Ok(())
}

/// The games that the person of a seat has played at a table.
pub(crate) async fn games_of_person(
    rooms: &Arc<Rooms>,
    code: &RoomCode,
    seat: Seat,
) -> Result<Vec<PlayedGame>, ArchiveError> {
    Ok(rooms.ask(code, move |room| room.games_of_person(seat)).await??)
}

/// Shows the name of a person no more on the lists of all who have played with that person, in these games.
pub(crate) async fn forget_in_lists(
    rooms: &Arc<Rooms>,
    code: &RoomCode,
    seat: Seat,
    games: Vec<PlayedGame>,
) -> Result<(), ArchiveError> {
    let mut lists: BTreeMap<_, Vec<ForgottenName>> = BTreeMap::new();
    for PlayedGame { number, seat: held, players } in games {
        let name = ForgottenName {
            room: code.to_string(),
            number,
            seat: held,
            shown_as: neutral_name(seat),
        };
        for guest in players {
            lists.entry(guest).or_default().push(name.clone());
        }
    }
    for (guest, names) in lists {
        my_games::forget_names(&**rooms.journal(), guest, names).await?;
    }
    Ok(())
}
