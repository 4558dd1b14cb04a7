//! How often certain options of a game were won.

use crate::{
    archive::{Archive, ArchiveError},
    lobby::finished_games::{self, OptionSet},
    protocol::error_code::ErrorCode,
    room::model::game::prospect::{check_options, playable_seats, with_defaults},
};
use bots::measure::sharp_games;
use rules::catalogue;
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// How often certain options of a game were won; nothing for contests, in which someone always wins.
#[derive(Debug, Default, Serialize, TS, ToSchema)]
pub struct OptionWins {
    /// How many games were finished on this server, with any number of seats.
    games: usize,
    /// How many of them were won.
    won: usize,
    /// What was measured of sharp partners, by the number of seats.
    sharp: Vec<SharpWins>,
}

/// How often sharp partners have won.
#[derive(Debug, Serialize, TS, ToSchema)]
struct SharpWins {
    /// The number of seats.
    seats: usize,
    /// How many games they played.
    games: u32,
    /// How many of them they have won.
    won: u32,
}

impl Archive {
    /// How often the options were won, of which some may be left out.
    pub async fn wins(
        &self,
        game: &str,
        options: Map<String, Value>,
    ) -> Result<OptionWins, ArchiveError> {
        let kind = catalogue::find(game).ok_or(ErrorCode::UnknownGame)?;
        let options = with_defaults(kind, options);
        check_options(kind, &options)
            .map_err(|refusal| ArchiveError::Unfit(Box::new(refusal.into())))?;
        // A game is silent, or a contest.
        if kind.is_silent(&options).is_ok_and(|silent| !silent) {
            return Ok(OptionWins::default());
        }
        let sharp = sharp_games(game, &options).into_iter();
        let sharp = sharp.map(|it| SharpWins { seats: it.seats, games: it.games, won: it.won });
        let mut wins = OptionWins { sharp: sharp.collect(), ..OptionWins::default() };
        let _permit = self.context.stored.questions().take().await?;
        let now = self.deals.now();
        for seats in playable_seats(kind, &options) {
            let set = OptionSet { game, options: &options, seats };
            let games = finished_games::list(&*self.journal, set, now).await?;
            wins.games += games.len();
            wins.won += games.iter().filter(|game| game.won).count();
        }
        Ok(wins)
    }
}
