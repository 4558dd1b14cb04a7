//! The chance of a test: all of it follows from the test's name and one number.
//!
//! The number is 0, or that of `SEED=…`; it is printed for a test that fails.

use rules::{Dice, Seed};
use std::{
    cell::Cell,
    env,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    thread,
};
use tranquility::randomness::Randomness;

thread_local! {
    static TAKEN: Cell<u64> = const { Cell::new(0) };
}

/// The number from which, with its name, all chance of a test follows.
pub fn number() -> u64 {
    env::var("SEED").map_or(0, |number| number.parse().expect("SEED is a number"))
}

/// A seed that is the same in every run, and another one at each call of a test.
///
/// # Panics
/// On a thread that is not the test's own, which alone knows its name.
pub fn next() -> u64 {
    let taken = TAKEN.replace(TAKEN.get() + 1);
    let number = number();
    if taken == 0 {
        println!("SEED={number}");
    }
    let thread = thread::current();
    let name = thread.name().filter(|name| !name.starts_with("tokio"));
    let name = name.expect("what needs a seed is begun on the test's own thread");
    // FNV-1a.
    format!("{name} {number} {taken}").bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// What a server draws that has that seed. Its deals don't depend on how many guests came before.
pub fn randomness(seed: u64) -> Randomness {
    let draws: [AtomicU64; 3] = Default::default();
    Randomness::new(move |purpose, bytes| {
        let purpose = purpose as usize;
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_be_bytes());
        key[8..16].copy_from_slice(&purpose.to_be_bytes());
        let mut dice = Seed::new(key).dice(draws[purpose].fetch_add(1, Relaxed));
        bytes.fill_with(|| u8::try_from(dice.below(256)).unwrap_or_default());
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tranquility::randomness::Purpose;

    #[test]
    fn the_same_seed_makes_the_same_deals_whoever_came_before() {
        let deal = |seed, guests| {
            let randomness = randomness(seed);
            for _ in 0..guests {
                randomness.bytes::<32>();
            }
            randomness.bytes_for::<32>(Purpose::Deal)
        };
        assert_eq!(deal(1, 0), deal(1, 5));
        assert_ne!(deal(1, 0), deal(2, 0));
    }

    #[test]
    fn each_call_of_a_test_has_a_seed_of_its_own() {
        assert_ne!(next(), next());
        let elsewhere = thread::Builder::new().name("another test".into()).spawn(next).unwrap();
        assert_ne!(Some(next()), elsewhere.join().ok());
    }
}
