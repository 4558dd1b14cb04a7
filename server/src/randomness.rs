//! The source of unpredictable bytes.

use crate::protocol::error_code::ErrorCode;
use std::{fmt, sync::Arc};

/// A source of random bytes; by default that of the operating system.
#[derive(Clone)]
pub struct Randomness(Arc<Fill>);

/// Fills a slice.
type Fill = dyn Fn(&mut [u8]) -> Result<(), getrandom::Error> + Send + Sync;

impl Randomness {
    /// Creates a source that fills slices with that function. Only tests need another than the default.
    pub fn new(
        fill: impl Fn(&mut [u8]) -> Result<(), getrandom::Error> + Send + Sync + 'static,
    ) -> Randomness {
        Randomness(Arc::new(fill))
    }

    /// Unpredictable bytes.
    pub fn bytes<const LENGTH: usize>(&self) -> Result<[u8; LENGTH], ErrorCode> {
        let mut bytes = [0; LENGTH];
        (self.0)(&mut bytes).map_err(|error| {
            tracing::error!(%error, "no randomness");
            ErrorCode::Internal
        })?;
        Ok(bytes)
    }
}

impl Default for Randomness {
    fn default() -> Randomness {
        Randomness::new(getrandom::fill)
    }
}

impl fmt::Debug for Randomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Randomness(…)")
    }
}
