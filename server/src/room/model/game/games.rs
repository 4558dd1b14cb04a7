//! The games of a table: the one that is running or was last played, what is left of those before, and their results.

use crate::{
    identity::{guest::GuestId, name::Name},
    protocol::table_view::TablePhase,
    room::model::{
        access::DailyGames,
        game::{TableGame, scoreboard::Scoreboard, summary::GameSummary},
        seats::name_unnamed,
    },
};

#[derive(Default)]
pub(crate) struct Games {
    last: Option<TableGame>,
    count: u32,
    /// The games before the last one.
    past: Vec<GameSummary>,
    pub(super) scoreboard: Scoreboard,
    pub(in crate::room::model) daily: DailyGames,
}

impl Games {
    /// The number of games that have begun, which is that of the last one.
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// The game that is running or was last played.
    pub(crate) fn last(&self) -> Option<&TableGame> {
        self.last.as_ref()
    }

    pub(crate) fn running(&self) -> Option<&TableGame> {
        self.last().filter(|play| !play.is_over())
    }

    /// The summary of a game before the last one, by its number from 1.
    pub(super) fn past(&self, number: u32) -> Option<&GameSummary> {
        self.past.get(usize::try_from(number.checked_sub(1)?).ok()?)
    }

    pub(crate) fn phase(&self) -> TablePhase {
        match &self.last {
            None => TablePhase::Lobby,
            Some(play) if play.is_over() => TablePhase::Over,
            Some(_) => TablePhase::Playing,
        }
    }
}

impl Games {
    pub(in crate::room) fn last_mut(&mut self) -> Option<&mut TableGame> {
        self.last.as_mut()
    }

    /// The game, to which something is to happen.
    pub(in crate::room::model) fn play(&mut self) -> Result<&mut TableGame, String> {
        self.last.as_mut().ok_or_else(|| "no game has begun".into())
    }

    pub(in crate::room::model) fn begin(&mut self, game: TableGame) {
        self.count += 1;
        if let Some(deal) = &game.daily {
            let guests = game.guests().map(|(_, guest)| guest).collect();
            self.daily.begin(self.count, deal.clone(), guests);
        }
        self.past.extend(self.last.replace(game).map(|play| GameSummary::from(&play)));
    }

    /// Counts the game that has just ended.
    pub(in crate::room::model) fn count_result(&mut self) {
        if let Some(play) = self.last.as_ref().filter(|play| play.of.continued().is_none()) {
            self.scoreboard.count(play);
        }
    }

    /// Gives a guest who had none a name, in the games that the guest has played before the last one.
    pub(in crate::room::model) fn give_name(&mut self, guest: GuestId, name: &Name) {
        self.past.iter_mut().for_each(|game| game.give_name(guest, name));
        self.scoreboard.give_name(guest, name);
    }

    /// Gives a guest another name in all games that the guest has played.
    pub(in crate::room::model) fn replace_name(&mut self, guest: GuestId, name: &Name) {
        self.past.iter_mut().for_each(|game| game.replace_name(guest, name));
        self.scoreboard.replace_name(guest, name);
        if let Some(play) = &mut self.last {
            play.replace_name(guest, name);
        }
    }

    /// Gives a player of the last game who had none a name.
    pub(in crate::room::model) fn name_player(&mut self, guest: GuestId, name: &Name) {
        let Some(play) = &mut self.last else { return };
        name_unnamed(play.players.iter_mut(), guest, name);
        if let Some((_, played)) = play.hands_seen.get_mut(&guest) {
            *played = name.clone();
        }
    }
}
