//! Deals and their streams.

use crate::{
    clock::Clock,
    date::Date,
    deals::{
        daily::{DailyDeal, Day},
        deal_code::DealCode,
        index::{self, DailyEntry, DealEntry, GameStart, Source, daily_stream, deal_stream},
        server_secret::{SecretError, ServerSecret},
    },
    protocol::error_code::ErrorCode,
    randomness::Randomness,
};
use journal::Journal;
use rules::{Opening, Seed};
use std::sync::Arc;

/// How many places besides its games a deal is said to come from: enough for people, too few to
/// fill the page of a deal with.
const MOST_FOUND: usize = 20;

/// Where a room gets deals from.
pub trait Dealer {
    /// A seed that nobody knows.
    ///
    /// # Errors
    /// There is no randomness.
    fn fresh_seed(&self) -> Result<Seed, ErrorCode>;
    /// The seed of a deal of the day. It is no secret from the room, but from everybody else.
    fn daily_seed(&self, deal: &DailyDeal) -> Seed;
    /// The code of the deal with that opening.
    fn deal_code(&self, opening: &Opening) -> DealCode;
}

/// The deals of this server.
pub struct Deals {
    journal: Arc<dyn Journal>,
    secret: ServerSecret,
    clock: Clock,
    randomness: Randomness,
}

impl Deals {
    /// Reads the server's secret, or makes it.
    ///
    /// # Errors
    /// [`SecretError`]
    pub async fn open(
        journal: Arc<dyn Journal>,
        clock: Clock,
        randomness: Randomness,
    ) -> Result<Deals, SecretError> {
        let secret = ServerSecret::open(&*journal, &clock, &randomness).await?;
        Ok(Deals { journal, secret, clock, randomness })
    }

    /// Where what nobody may foresee comes from.
    pub fn randomness(&self) -> &Randomness {
        &self.randomness
    }

    /// What the server takes for the time.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What the server takes for the time, in milliseconds since 1970 (UTC).
    pub fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Today.
    pub fn today(&self) -> Date {
        Date::at(self.now())
    }

    /// Gives a deal its code, or finds it.
    ///
    /// # Errors
    /// [`ErrorCode::DailyNotOver`] if it is the deal of today; [`ErrorCode::DealIncomplete`] if chance has not
    /// yet decided everything in it;
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn give(&self, opening: &Opening, source: &Source) -> Result<DealCode, ErrorCode> {
        if self.daily_of(opening, self.today()).is_some() {
            return Err(ErrorCode::DailyNotOver);
        }
        if !opening.is_complete().map_err(|_| ErrorCode::Internal)? {
            return Err(ErrorCode::DealIncomplete);
        }
        let code = self.secret.deal_code(opening);
        index::extend(&*self.journal, &deal_stream(&code), |known: &[DealEntry]| {
            let source = source.clone();
            match known {
                [] => Some(DealEntry::Given { opening: opening.clone(), source }),
                known if is_known(known, &source) => None,
                _ => Some(DealEntry::Found { source }),
            }
        })
        .await?;
        Ok(code)
    }

    /// All that is known of a deal: first the deal itself, then the games on it.
    ///
    /// # Errors
    /// [`ErrorCode::UnknownDeal`], [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn entries(&self, code: &DealCode) -> Result<(Opening, Vec<DealEntry>), ErrorCode> {
        let entries: Vec<DealEntry> = index::read(&*self.journal, &deal_stream(code)).await?;
        match entries.first() {
            Some(DealEntry::Given { opening, .. }) => Ok((opening.clone(), entries)),
            Some(_) => Err(ErrorCode::Internal),
            None => Err(ErrorCode::UnknownDeal),
        }
    }

    /// Notes that a game is about to begin on a deal that has a code.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn begin(&self, code: &DealCode, begun: &GameStart) -> Result<(), ErrorCode> {
        index::extend(&*self.journal, &deal_stream(code), |known: &[DealEntry]| {
            let mut games = known.iter().filter_map(|entry| match entry {
                DealEntry::GameStart(begun) => Some(begun),
                DealEntry::Given { .. } | DealEntry::Found { .. } => None,
            });
            let noted = games.any(|known| known.covers(begun));
            (!noted).then(|| DealEntry::GameStart(begun.clone()))
        })
        .await
    }

    /// The games that were begun on the deals of a day with a game.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn daily(&self, date: Date, game: &str) -> Result<Vec<DailyEntry>, ErrorCode> {
        index::read(&*self.journal, &daily_stream(date, game)).await
    }

    /// Notes that a game is about to begin on a deal of the day, if nothing else has been noted;
    /// `false` if something has.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    pub async fn append_daily(
        &self,
        deal: &DailyDeal,
        known: usize,
        entry: &DailyEntry,
    ) -> Result<bool, ErrorCode> {
        let stream = daily_stream(deal.date, &deal.game);
        index::append(&*self.journal, &stream, known, entry).await
    }

    /// The day, and its deal, whose cards these are, if they are those of that day.
    pub fn daily_of(&self, opening: &Opening, date: Date) -> Option<DailyDeal> {
        let Opening { game, options, seats, deal, .. } = opening;
        let daily = DailyDeal { date, game: game.clone(), options: options.clone(), seats: *seats };
        let dealt = Opening::dealt(game, options.clone(), *seats, &self.daily_seed(&daily)).ok()?;
        (dealt.deal == *deal).then_some(daily)
    }

    /// The day that is named, with what may be known of it; today, if none is.
    ///
    /// # Errors
    /// [`ErrorCode::UnknownDay`]: it has not begun, or there were no deals yet.
    pub fn day(&self, date: Option<Date>) -> Result<Day, ErrorCode> {
        let now = self.now();
        let today = Date::at(now);
        let date = date.unwrap_or(today);
        if date > today || date < self.secret.since() {
            return Err(ErrorCode::UnknownDay);
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
    fn fresh_seed(&self) -> Result<Seed, ErrorCode> {
        self.randomness.bytes().map(Seed::new)
    }

    fn daily_seed(&self, deal: &DailyDeal) -> Seed {
        self.secret.day_key(deal.date).seed(&deal.game, &deal.options, deal.seats)
    }

    fn deal_code(&self, opening: &Opening) -> DealCode {
        self.secret.deal_code(opening)
    }
}

/// Whether a place need not be noted: because it is, or because there are enough.
fn is_known(entries: &[DealEntry], place: &Source) -> bool {
    let mut found = 0;
    for entry in entries {
        match (entry, place) {
            (DealEntry::Given { source, .. } | DealEntry::Found { source }, place) => {
                found += 1;
                if source == place {
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
