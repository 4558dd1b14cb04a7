//! What guests do at other tables with the deals of this one: looked up, and told to those tables.

use crate::{
    deals::daily::DailyDeal,
    identity::guest::GuestId,
    room::{
        actor::{RoomActor, RoomMessage},
        model::event::{Entry, Event},
    },
};

impl RoomActor {
    /// Looks up what concerns a game that has just begun.
    pub(super) async fn learn_of_new_game(&mut self, entries: &[Entry]) {
        if entries.iter().any(|entry| matches!(entry.event, Event::Started { .. })) {
            let guests = self.clients.guests();
            self.learn_finished(&guests).await;
            self.learn_playing().await;
        }
    }

    /// Looks up which of these guests have finished the deals of the day that are played here.
    pub(super) async fn learn_finished(&mut self, guests: &[GuestId]) {
        let closed: Vec<(u32, DailyDeal)> = self
            .room
            .closed_games(self.context.deals.now())
            .map(|(game, deal)| (game, deal.clone()))
            .collect();
        let context = self.context.clone();
        for (game, deal) in closed {
            // Guests about whom the lookup fails stay excluded until they reconnect.
            if !context.storage.hangs()
                && let Ok(finished) =
                    self.await_storage(context.deal_games.finished(&deal, guests)).await
            {
                for (guest, finish) in finished {
                    self.guests.other_tables.finish(game, guest, finish);
                }
            }
        }
    }

    /// Looks up which guests have a hand in a game on the shown deal at other tables. If that fails,
    /// nothing changes.
    pub(super) async fn learn_playing(&mut self) {
        let Some((opening, game)) = self.room.shown_deal() else { return };
        let context = self.context.clone();
        if context.storage.hangs() {
            return;
        }
        let looked_up = context.deal_games.playing(&opening, Some(&game));
        let Ok(playing) = self.await_storage(looked_up).await else { return };
        let changed = self.guests.other_tables.play(playing);
        for connection in &mut self.clients.connections {
            let concerned = changed.contains(&connection.guest);
            connection.wants_view |= concerned;
            connection.wants_chat |= concerned;
        }
    }

    /// Tells the live tables that have had games on this table's given deal that one has begun here, has
    /// ended, or that a guest has taken over a hand in it.
    pub(super) async fn tell_other_tables(&mut self) {
        let Some((opening, game)) = self.room.shown_deal().filter(|_| self.room.is_on_given_deal())
        else {
            return;
        };
        let context = self.context.clone();
        // Tables that are not reached look it up when the guest connects to them.
        let Ok(tables) = self.await_storage(context.deal_games.tables(&opening)).await else {
            return;
        };
        for code in tables.iter().filter(|code| code.as_str() != game.room) {
            context.mailboxes.tell(&code.stream(), RoomMessage::DealPlayed);
        }
    }
}
