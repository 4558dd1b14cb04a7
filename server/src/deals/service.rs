//! Deals and their streams.

use crate::{
    clock::Clock,
    date::Date,
    deals::{
        daily::{DailyDeal, Day},
        deal_code::DealCode,
        game_id::GameIds,
        index::{
            self, DailyEntry, DealEntry, GameRef, GameStart, Source, daily_stream, deal_stream,
        },
        server_secret::{SecretError, ServerSecret},
    },
    identity::door::{Mark, Word},
    protocol::{
        error_code::{ErrorCode, Refusable},
        message::Refused,
    },
    randomness::{Purpose, Randomness},
};
use journal::{Journal, JournalError, in_log};
use record::Opening;
use rules::{Refusal, Seed};
use std::sync::Arc;
use uuid::Uuid;
use web_push_native::p256::ecdsa::SigningKey;

/// The most sources noted for a deal besides its games: enough for people, too few to flood the deal's
/// page.
const MOST_FOUND: usize = 20;

/// The most entries about a deal. All are read when a game begins on it; games beyond them are played like
/// any other, but are not listed.
const MOST_NOTED: usize = 5_000;

/// A room's source of deals.
pub trait Dealer {
    /// A new, unpredictable seed.
    fn fresh_seed(&self) -> Seed;
    /// The seed of a deal of the day, which the room must keep secret.
    fn daily_seed(&self, deal: &DailyDeal) -> Seed;
    fn deal_code(&self, opening: &Opening) -> DealCode;
}

/// A deal could not be given a code, or be found.
#[derive(Debug, thiserror::Error)]
pub enum DealError {
    /// It is today's deal of the day.
    #[error("it is today's deal of the day")]
    DailyNotOver,
    /// Not all of its chance was drawn.
    #[error("not all of its chance was drawn")]
    Incomplete,
    /// There is none with that code.
    #[error("there is no such deal")]
    Unknown,
    /// There are no deals for that day.
    #[error("there are no deals for that day")]
    UnknownDay,
    /// It is not the opening of a game.
    #[error("it is not the opening of a game: {0}")]
    Unfit(#[from] Refusal),
    /// Its stream does not begin with it.
    #[error("{0} does not begin with its deal")]
    Damaged(String),
    /// The storage has failed.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl Refusable for DealError {
    fn refused(&self) -> Refused {
        match self {
            DealError::DailyNotOver => ErrorCode::DailyNotOver.into(),
            DealError::Incomplete => ErrorCode::DealIncomplete.into(),
            DealError::Unknown => ErrorCode::UnknownDeal.into(),
            DealError::UnknownDay => ErrorCode::UnknownDay.into(),
            DealError::Journal(error) => error.refused(),
            DealError::Unfit(_) | DealError::Damaged(_) => ErrorCode::Internal.into(),
        }
    }
}

/// The deals of this server.
pub struct Deals {
    journal: Arc<dyn Journal>,
    secret: ServerSecret,
    game_ids: GameIds,
    clock: Clock,
    randomness: Randomness,
}

impl Deals {
    /// Reads or creates the server's secret.
    pub async fn open(
        journal: Arc<dyn Journal>,
        clock: Clock,
        randomness: Randomness,
    ) -> Result<Deals, SecretError> {
        let secret = ServerSecret::open(&*journal, &clock, &randomness).await?;
        let game_ids = secret.game_ids();
        Ok(Deals { journal, secret, game_ids, clock, randomness })
    }

    /// The key by which nodes on one journal know each other.
    pub(crate) fn nodes_key(&self) -> [u8; 32] {
        self.secret.nodes_key()
    }

    /// The key with which the server signs what it sends to push services.
    pub(crate) fn push_key(&self) -> SigningKey {
        self.secret.push_key()
    }

    /// What is stored of the word that opens the door.
    pub(crate) fn door_mark(&self, word: &Word) -> Mark {
        self.secret.door_mark(word)
    }

    /// The source of randomness.
    pub fn randomness(&self) -> &Randomness {
        &self.randomness
    }

    /// The server's clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The present time, in milliseconds since 1970 (UTC).
    pub fn now(&self) -> u64 {
        self.clock.now()
    }

    pub fn today(&self) -> Date {
        Date::at(self.now())
    }

    /// Gives a deal a code, or returns the one it has.
    pub async fn give(&self, opening: &Opening, source: &Source) -> Result<DealCode, DealError> {
        if self.daily_of(opening, self.today()).is_some() {
            return Err(DealError::DailyNotOver);
        }
        if !opening.is_complete()? {
            return Err(DealError::Incomplete);
        }
        let code = self.secret.deal_code(opening);
        let decide = async |known: Vec<DealEntry>| {
            let source = source.clone();
            Ok::<_, JournalError>(match known.as_slice() {
                [] => Some(DealEntry::Given { opening: opening.clone(), source }),
                known if is_known(known, &source) => None,
                _ => Some(DealEntry::Found { source }),
            })
        };
        index::extend(&*self.journal, &deal_stream(&code), decide).await?;
        Ok(code)
    }

    /// The id of a game of a table, by which it is shown to others.
    pub(crate) fn game_id(&self, game: &GameRef) -> Option<String> {
        Some(self.game_ids.of(game)?.to_string())
    }

    /// The game of a table that has that id.
    pub(crate) fn game_of(&self, id: &str) -> Option<GameRef> {
        self.game_ids.game(Uuid::try_parse(id).ok()?)
    }

    /// A deal and the entries about it.
    pub async fn entries(&self, code: &DealCode) -> Result<(Opening, Vec<DealEntry>), DealError> {
        let entries = index::read(&*self.journal, &deal_stream(code)).await?;
        match entries.first() {
            Some(DealEntry::Given { opening, .. }) => Ok((opening.clone(), entries)),
            Some(_) => Err(DealError::Damaged(in_log(&deal_stream(code)))),
            None => Err(DealError::Unknown),
        }
    }

    /// Notes that a game is about to begin on a deal with a code.
    pub async fn begin(&self, code: &DealCode, begun: &GameStart) -> Result<(), JournalError> {
        let decide = async |known: Vec<DealEntry>| {
            let mut games = known.iter().filter_map(|entry| match entry {
                DealEntry::GameStart(begun) => Some(begun),
                DealEntry::Given { .. } | DealEntry::Found { .. } => None,
            });
            let noted = games.any(|known| known.covers(begun)) || known.len() >= MOST_NOTED;
            Ok((!noted).then(|| DealEntry::GameStart(begun.clone())))
        };
        index::extend(&*self.journal, &deal_stream(code), decide).await
    }

    /// The games begun on a game's deals of a day.
    pub async fn daily(&self, date: Date, game: &str) -> Result<Vec<DailyEntry>, JournalError> {
        index::read(&*self.journal, &daily_stream(date, game)).await
    }

    /// Notes that guests get hands of a deal of the day.
    pub async fn begin_daily(
        &self,
        deal: &DailyDeal,
        begun: &GameStart,
    ) -> Result<(), JournalError> {
        let decide = async |known: Vec<DailyEntry>| {
            let noted = known.iter().any(|known| known.is_on(deal) && known.begun.covers(begun));
            Ok((!noted).then(|| DailyEntry::of(deal, begun.clone())))
        };
        index::extend(&*self.journal, &daily_stream(deal.date, &deal.game), decide).await
    }

    /// The deal of that day with this opening, if it is one.
    pub fn daily_of(&self, opening: &Opening, date: Date) -> Option<DailyDeal> {
        let Opening { game, options, seats, deal, .. } = opening;
        let daily = DailyDeal { date, game: game.clone(), options: options.clone(), seats: *seats };
        let dealt = Opening::dealt(game, options.clone(), *seats, &self.daily_seed(&daily)).ok()?;
        (dealt.deal == *deal).then_some(daily)
    }

    /// The facts published about a day; `None` stands for today.
    pub fn day(&self, date: Option<Date>) -> Result<Day, DealError> {
        let now = self.now();
        let today = Date::at(now);
        let date = date.unwrap_or(today);
        if date > today || date < self.secret.since() {
            return Err(DealError::UnknownDay);
        }
        let key = self.secret.day_key(date);
        let over = date.is_over(now);
        Ok(Day {
            date,
            commitment: key.commitment(),
            ends_at: date.end(),
            key: over.then(|| key.to_hex()),
            over,
        })
    }
}

impl Dealer for Deals {
    fn fresh_seed(&self) -> Seed {
        Seed::new(self.randomness.bytes_for(Purpose::Deal))
    }

    fn daily_seed(&self, deal: &DailyDeal) -> Seed {
        self.secret.day_key(deal.date).seed(&deal.game, &deal.options, deal.seats)
    }

    fn deal_code(&self, opening: &Opening) -> DealCode {
        self.secret.deal_code(opening)
    }
}

/// Whether a source need not be noted, because it is already or there are enough.
fn is_known(entries: &[DealEntry], source: &Source) -> bool {
    let mut found = 0;
    for entry in entries {
        match (entry, source) {
            (
                DealEntry::Given { source: known, .. } | DealEntry::Found { source: known },
                source,
            ) => {
                found += 1;
                if known == source {
                    return true;
                }
            }
            (DealEntry::GameStart(begun), Source::Game(game)) if begun.game == *game => {
                return true;
            }
            (DealEntry::GameStart(_), _) => {}
        }
    }
    found > MOST_FOUND
}
