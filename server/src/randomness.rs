//! The source of unpredictable bytes.

use std::{fmt, process, sync::Arc};
use uuid::Uuid;

/// A source of random bytes; by default that of the operating system.
#[derive(Clone)]
pub struct Randomness(Arc<Fill>);

/// Fills a slice for some purpose.
type Fill = dyn Fn(Purpose, &mut [u8]) + Send + Sync;

/// What random bytes are for. The system's are the same for all; a test's deals do not depend on what else
/// was drawn before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The seed of a game.
    Deal,
    /// A code to be typed: from a room's follows its partners' chance.
    Code,
    /// Anything else.
    Other,
}

impl Randomness {
    /// Creates a source that fills slices with that function. Only tests need another than the default.
    pub fn new(fill: impl Fn(Purpose, &mut [u8]) + Send + Sync + 'static) -> Randomness {
        Randomness(Arc::new(fill))
    }

    /// Unpredictable bytes.
    pub fn bytes<const LENGTH: usize>(&self) -> [u8; LENGTH] {
        self.bytes_for(Purpose::Other)
    }

    /// Unpredictable bytes for that purpose.
    pub fn bytes_for<const LENGTH: usize>(&self, purpose: Purpose) -> [u8; LENGTH] {
        let mut bytes = [0; LENGTH];
        (self.0)(purpose, &mut bytes);
        bytes
    }

    /// A UUID (v4): 122 unpredictable bits, too many to guess one of any number.
    pub fn uuid(&self) -> Uuid {
        uuid::Builder::from_random_bytes(self.bytes()).into_uuid()
    }
}

impl Default for Randomness {
    fn default() -> Randomness {
        Randomness::new(|_, bytes| {
            if let Err(error) = getrandom::fill(bytes) {
                // A server that can't make secrets must not run, and no system recovers from this.
                tracing::error!(%error, "the system has no random bytes");
                process::exit(1);
            }
        })
    }
}

#[cfg(test)]
impl Randomness {
    /// Other bytes at every draw of a test, and the same in every run.
    pub(crate) fn of_test() -> Randomness {
        use rules::{Dice, Seed};
        use std::cell::Cell;
        thread_local! {
            static DRAWS: Cell<u64> = const { Cell::new(0) };
        }
        Randomness::new(|_, bytes| {
            let mut dice = Seed::new([1; 32]).dice(DRAWS.replace(DRAWS.get() + 1));
            bytes.fill_with(|| u8::try_from(dice.below(256)).unwrap_or_default());
        })
    }
}

impl fmt::Debug for Randomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Randomness(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_systems_bytes_are_others_every_time() {
        let (one, other) = (Randomness::default(), Randomness::default());
        assert_ne!(one.bytes::<32>(), other.bytes::<32>());
    }
}
