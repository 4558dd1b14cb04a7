//! The source of unpredictable bytes.

use crate::protocol::error_code::{ErrorCode, refuse_by_code};
use std::{fmt, sync::Arc};
use uuid::Uuid;

/// A source of random bytes; by default that of the operating system.
#[derive(Clone)]
pub struct Randomness(Arc<Fill>);

/// Fills a slice.
type Fill = dyn Fn(&mut [u8]) -> Result<(), getrandom::Error> + Send + Sync;

/// The source has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no random bytes: {0}")]
pub struct NoRandomness(#[from] getrandom::Error);

impl From<NoRandomness> for ErrorCode {
    fn from(error: NoRandomness) -> ErrorCode {
        ErrorCode::internal(error)
    }
}

refuse_by_code!(NoRandomness);

impl Randomness {
    /// Creates a source that fills slices with that function. Only tests need another than the default.
    pub fn new(
        fill: impl Fn(&mut [u8]) -> Result<(), getrandom::Error> + Send + Sync + 'static,
    ) -> Randomness {
        Randomness(Arc::new(fill))
    }

    /// Unpredictable bytes.
    pub fn bytes<const LENGTH: usize>(&self) -> Result<[u8; LENGTH], NoRandomness> {
        let mut bytes = [0; LENGTH];
        (self.0)(&mut bytes)?;
        Ok(bytes)
    }

    /// A UUID (v4): 122 unpredictable bits, too many to guess one of any number.
    pub fn uuid(&self) -> Result<Uuid, NoRandomness> {
        Ok(uuid::Builder::from_random_bytes(self.bytes()?).into_uuid())
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
