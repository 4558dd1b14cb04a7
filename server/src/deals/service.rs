//! Deals and their streams.

use crate::{
    clock::Clock,
    date::Date,
    deals::{
        daily::{DailyDeal, Day},
        deal_code::DealCode,
        index::{self, DailyEntry, DealEntry, GameStart, Index, Source, daily_stream, deal_stream},
        server_secret::{SecretError, ServerSecret},
    },
    protocol::error_code::ErrorCode,
    randomness::Randomness,
};
use journal::Journal;
use rules::{Opening, Seed};
use std::sync::Arc;

/// The most sources noted for a deal besides its games: enough for people, too few to flood the deal's
/// page.
const MOST_FOUND: usize = 20;

/// The most entries about a deal. All are read when a game begins on it; games beyond them are played like
/// any other, but are not listed.
const MOST_NOTED: usize = 5_000;

/// A room's source of deals.
pub trait Dealer {
    /// A new, unpredictable seed.
    fn fresh_seed(&self) -> Result<Seed, ErrorCode>;
    /// The seed of a deal of the day, which the room must keep secret.
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
    /// Reads or creates the server's secret.
    pub async fn open(
        journal: Arc<dyn Journal>,
        clock: Clock,
        randomness: Randomness,
    ) -> Result<Deals, SecretError> {
        let secret = ServerSecret::open(&*journal, &clock, &randomness).await?;
        Ok(Deals { journal, secret, clock, randomness })
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

    /// Today.
    pub fn today(&self) -> Date {
        Date::at(self.now())
    }

    /// Gives a deal a code, or returns the one it has.
    ///
    /// # Errors
    /// [`ErrorCode::DailyNotOver`] if it is today's deal of the day; [`ErrorCode::DealIncomplete`] if
    /// not all of its chance has been drawn; [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
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

    /// A deal and the entries about it.
    pub async fn entries(&self, code: &DealCode) -> Result<(Opening, Vec<DealEntry>), ErrorCode> {
        let entries = index::read(&*self.journal, &deal_stream(code)).await?.entries;
        match entries.first() {
            Some(DealEntry::Given { opening, .. }) => Ok((opening.clone(), entries)),
            Some(_) => Err(ErrorCode::Internal),
            None => Err(ErrorCode::UnknownDeal),
        }
    }

    /// Notes that a game is about to begin on a deal with a code.
    pub async fn begin(&self, code: &DealCode, begun: &GameStart) -> Result<(), ErrorCode> {
        index::extend(&*self.journal, &deal_stream(code), |known: &[DealEntry]| {
            let mut games = known.iter().filter_map(|entry| match entry {
                DealEntry::GameStart(begun) => Some(begun),
                DealEntry::Given { .. } | DealEntry::Found { .. } => None,
            });
            let noted = games.any(|known| known.covers(begun)) || known.len() >= MOST_NOTED;
            (!noted).then(|| DealEntry::GameStart(begun.clone()))
        })
        .await
    }

    /// The games begun on a game's deals of a day.
    pub async fn daily(&self, date: Date, game: &str) -> Result<Index<DailyEntry>, ErrorCode> {
        index::read(&*self.journal, &daily_stream(date, game)).await
    }

    /// Notes that a game is about to begin on a deal of the day. Returns `false` if the index has grown
    /// meanwhile.
    pub async fn append_daily(
        &self,
        deal: &DailyDeal,
        known: usize,
        entry: &DailyEntry,
    ) -> Result<bool, ErrorCode> {
        let stream = daily_stream(deal.date, &deal.game);
        index::append(&*self.journal, &stream, known, entry).await
    }

    /// The deal of that day with this opening, if it is one.
    pub fn daily_of(&self, opening: &Opening, date: Date) -> Option<DailyDeal> {
        let Opening { game, options, seats, deal, .. } = opening;
        let daily = DailyDeal { date, game: game.clone(), options: options.clone(), seats: *seats };
        let dealt = Opening::dealt(game, options.clone(), *seats, &self.daily_seed(&daily)).ok()?;
        (dealt.deal == *deal).then_some(daily)
    }

    /// What is published about a day; `None` stands for today.
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
