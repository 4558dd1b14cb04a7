//! Listing.

use super::{JournalError, Retry, engine::Engine};
use futures_util::TryStreamExt;
use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};
use tokio::time::Instant;

/// How long the rest of a listing is kept for its next page.
const LISTING_TTL: Duration = Duration::from_secs(600);
/// The number of cached rests.
const MAX_LISTINGS: usize = 8;

/// The rests of listings whose first pages were requested.
///
/// The engine lists all streams at once: without a cache it would do so for every page.
#[derive(Default)]
pub(crate) struct Listings {
    rests: Mutex<Vec<Rest>>,
}

struct Rest {
    prefix: String,
    /// The last name of the previous page.
    after: String,
    /// All names after that, ascending.
    names: Vec<String>,
    listed: Instant,
}

impl Listings {
    /// A page of names, see [`super::super::Journal::streams`].
    pub(crate) async fn page(
        &self,
        engine: &Engine,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<String>, JournalError> {
        let (mut names, listed) = match after.and_then(|after| self.take(prefix, after)) {
            Some(rest) => rest,
            None => {
                let listed = Instant::now();
                let mut names = engine.names(prefix).await?;
                names.retain(|name| after.is_none_or(|after| name.as_str() > after));
                (names, listed)
            }
        };
        let rest = names.split_off(limit.min(names.len()));
        if let Some(last) = names.last() {
            let (prefix, after) = (prefix.to_owned(), last.clone());
            self.keep(Rest { prefix, after, names: rest, listed });
        }
        Ok(names)
    }

    fn take(&self, prefix: &str, after: &str) -> Option<(Vec<String>, Instant)> {
        let mut rests = self.rests.lock().unwrap_or_else(PoisonError::into_inner);
        rests.retain(|rest| rest.listed.elapsed() < LISTING_TTL);
        let place = rests.iter().position(|rest| rest.prefix == prefix && rest.after == after)?;
        let rest = rests.swap_remove(place);
        Some((rest.names, rest.listed))
    }

    fn keep(&self, rest: Rest) {
        let mut rests = self.rests.lock().unwrap_or_else(PoisonError::into_inner);
        if rests.len() == MAX_LISTINGS {
            rests.remove(0);
        }
        rests.push(rest);
    }
}

impl Engine {
    /// The names of all streams that begin with `prefix`, ascending.
    async fn names(&self, prefix: &str) -> Result<Vec<String>, JournalError> {
        let mut retry = Retry::new();
        let filter = self.subjects.entries_like(prefix);
        let subjects: Vec<(String, usize)> = loop {
            let listed =
                async { self.stream.info_with_subjects(&filter).await?.try_collect().await };
            match listed.await {
                Ok(subjects) => break subjects,
                Err(error) => retry.pause(&error).await?,
            }
        };
        let names = subjects.into_iter().filter_map(|(subject, _)| self.subjects.name(&subject));
        let mut names: Vec<String> = names.filter(|name| name.starts_with(prefix)).collect();
        names.sort_unstable();
        Ok(names)
    }
}
