//! Creation of tables.

use crate::{
    deals::deal_code::DealCode,
    identity::{guest::GuestId, room_code::RoomCode},
    protocol::{
        error_code::ErrorCode,
        message::{Refused, Talk},
        settings::{Language, Settings},
    },
    room::{
        model::{
            event::{Entry, Event},
            game_options::{check_options, usual_talk, with_defaults},
            next_deal::NextDeal,
        },
        registry::Rooms,
    },
};
use journal::JournalError;
use rules::catalogue::{self, AnyGame};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// The settings of a new room.
#[derive(Clone, Debug)]
pub struct NewRoom {
    /// The game's id; if `None`, that of the deal.
    pub game: Option<String>,
    /// The options of the game that differ from its defaults; with a given deal, from those of the
    /// deal.
    pub options: Map<String, Value>,
    /// The deal of the first game.
    pub deal: NewDeal,
    /// Silent or open talk; if `None`, the usual one for these options.
    pub talk: Option<Talk>,
    /// See [`Settings::spectators`].
    pub spectators: bool,
    /// See [`Settings::open_hands`].
    pub open_hands: bool,
    /// See [`Settings::listed`].
    pub listed: bool,
    /// See [`Settings::language`].
    pub language: Option<Language>,
}

/// The deal of the first game at a new table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewDeal {
    /// A random deal.
    #[default]
    Random,
    /// The deal of the day on which the game is started.
    Daily,
    /// An existing deal. Game and options may be left out: they are those of the deal.
    Given {
        /// The deal's code, with or without dashes.
        code: String,
    },
}

impl Rooms {
    /// Creates a room and returns its code.
    ///
    /// # Errors
    /// The game or the deal is unknown, the options are refused or not those of the deal, or the
    /// journal is unavailable.
    pub async fn create(&self, host: GuestId, new: NewRoom) -> Result<String, Refused> {
        let NewRoom { game, options, deal, talk, spectators, open_hands, listed, language } = new;
        let deal = self.next_deal(deal).await?;
        let (kind, options) = choose_game(game.as_deref(), options, &deal)?;
        check_options(kind, &options)?;
        let talk = talk.map_or_else(|| usual_talk(kind, &options), Ok)?;
        let settings = Settings { options, talk, spectators, open_hands, listed, language };
        let event = Event::Created { host, game: kind.id().to_owned(), settings, deal };
        let entry = Entry { at: self.deals().now(), cause: None, event };
        let bytes = serde_json::to_vec(&entry).map_err(|_| ErrorCode::Internal)?;
        loop {
            let code = RoomCode::random(self.deals().randomness())?;
            match self.journal().append(&code.stream(), 0, vec![bytes.clone()]).await {
                Ok(()) => return Ok(code.to_string()),
                // The code is taken, which is next to impossible.
                Err(JournalError::Conflict { .. }) => {}
                Err(JournalError::Unavailable(why)) => {
                    tracing::error!(why, "the journal is unavailable");
                    return Err(ErrorCode::Unavailable.into());
                }
            }
        }
    }

    async fn next_deal(&self, deal: NewDeal) -> Result<NextDeal, ErrorCode> {
        Ok(match deal {
            NewDeal::Random => NextDeal::Random,
            NewDeal::Daily => NextDeal::Daily,
            NewDeal::Given { code } => {
                let code = DealCode::parse(&code)?;
                let (opening, _) = self.deals().entries(&code).await?;
                NextDeal::Given { code, opening: Box::new(opening) }
            }
        })
    }
}

/// The game and all its options; with a given deal, those of the deal.
fn choose_game(
    game: Option<&str>,
    changes: Map<String, Value>,
    deal: &NextDeal,
) -> Result<(&'static dyn AnyGame, Value), Refused> {
    let opening = deal.opening();
    let id = game.or(opening.map(|opening| opening.game.as_str())).ok_or(ErrorCode::Malformed)?;
    let kind = catalogue::find(id).ok_or(ErrorCode::UnknownGame)?;
    let Some(opening) = opening else {
        return Ok((kind, with_defaults(kind, changes)));
    };
    let same = |(key, value): (&String, &Value)| opening.options.get(key) == Some(value);
    if id == opening.game && changes.iter().all(same) {
        Ok((kind, opening.options.clone()))
    } else {
        Err(ErrorCode::DealFixed.into())
    }
}
