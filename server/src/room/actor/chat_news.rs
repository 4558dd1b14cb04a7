//! What the chat of the table's group is told: for whom the game has waited for a while, and how it has ended.

use crate::{
    deals::index::GameRef,
    push::chats::{Told, Wait, news::News},
    room::actor::RoomActor,
};
use rules::{Outcome, Seat};

impl RoomActor {
    /// Takes note of for whom the game waits. A room that was only asked about does not: that was noted when it was
    /// last played in.
    pub(super) fn note_wait(&self) {
        let RoomActor { room, context, clients, .. } = self;
        if !context.chats.are_offered() || !clients.were_there() {
            return;
        }
        let waits_for = room.waits_for();
        let since = waits_for.iter().map(|(_, since)| *since).min();
        let name = |guest| room.name_of(guest).map(ToString::to_string).unwrap_or_default();
        let names = waits_for.iter().map(|(guest, _)| name(*guest)).collect();
        let told = Told {
            table: room.code.clone(),
            game: room.kind.id(),
            path: format!("/t/{}", room.code),
        };
        context.chats.note_wait(told, since.map(|since| Wait { since, names }));
    }

    /// Tells how the game has ended, if anyone may know that yet. It links to the game, not to the table.
    pub(super) fn tell_result(&self) {
        let RoomActor { room, context, .. } = self;
        let Some(play) = room.games.last().filter(|play| play.shows_seed(context.deals.now()))
        else {
            return;
        };
        let name_at = |seat: &Seat| Some(play.players.get(seat.index())?.name.to_string());
        let news = match play.outcome() {
            Some(Outcome::Won {}) => News::Won,
            Some(Outcome::Lost { .. }) => News::Lost,
            Some(Outcome::Ranked { winners, .. }) => {
                News::WonBy { names: winners.iter().filter_map(name_at).collect() }
            }
            None => return,
        };
        let game = GameRef { room: room.code.clone(), number: room.games.count() };
        let Some(id) = context.deals.game_id(&game) else { return };
        let path = format!("/replay/{id}");
        context.chats.tell(Told { table: game.room, game: room.kind.id(), path }, news);
    }
}
