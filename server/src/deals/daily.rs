//! Deals of the day: one for each day, game, options and number of seats.

use crate::{date::Date, deals::server_secret::hmac};
use rules::Seed;
use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::TS;

/// A deal of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyDeal {
    /// The day.
    pub date: Date,
    /// The game's id.
    pub game: String,
    /// All options, including defaults.
    pub options: Value,
    pub seats: usize,
}

/// A day, and what is published to check its deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Day {
    /// The day, in UTC.
    pub date: Date,
    /// The SHA-256 of the day's key, in hexadecimal, published when the day begins.
    pub commitment: String,
    /// When the day ends, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    pub ends_at: u64,
    /// The key in hexadecimal, once the day is over.
    pub key: Option<String>,
    pub over: bool,
}

/// The secret of one day, from which the seeds of all its deals are derived. It is published when the
/// day is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DayKey([u8; 32]);

impl DayKey {
    pub(super) fn new(bytes: [u8; 32]) -> DayKey {
        DayKey(bytes)
    }

    /// Parses 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<DayKey> {
        Seed::from_hex(text).map(|seed| DayKey(*seed.bytes()))
    }

    /// The key as 64 lower-case hexadecimal digits.
    pub fn to_hex(self) -> String {
        Seed::new(self.0).to_hex()
    }

    /// SHA-256 of the 32 bytes, in hexadecimal: published when the day begins.
    pub fn commitment(self) -> String {
        Seed::new(self.0).commitment()
    }

    /// The seed of a deal: HMAC-SHA256 under this key of the JSON of game, options and seats, without
    /// spaces and with all keys sorted.
    pub fn seed(self, game: &str, options: &Value, seats: usize) -> Seed {
        let setting = json!({"game": game, "options": options, "seats": seats});
        Seed::new(hmac(&self.0, &[setting.to_string().as_bytes()]))
    }
}

/// Redacted, to keep keys out of logs.
impl std::fmt::Debug for DayKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DayKey(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_in_another_order_are_the_same_deal() {
        let key = DayKey([1; 32]);
        let one: Value = serde_json::from_str(r#"{"a":1,"b":{"c":2,"d":3}}"#).unwrap();
        let other: Value = serde_json::from_str(r#"{"b":{"d":3,"c":2},"a":1}"#).unwrap();
        assert_eq!(key.seed("g", &one, 2), key.seed("g", &other, 2));
    }

    #[test]
    fn everything_else_makes_another_deal() {
        let seed = |key: u8, game: &str, removed: u8, seats: usize| {
            DayKey([key; 32]).seed(game, &json!({"removed": removed}), seats).to_hex()
        };
        let seeds = [
            seed(1, "g", 0, 2),
            seed(2, "g", 0, 2),
            seed(1, "h", 0, 2),
            seed(1, "g", 4, 2),
            seed(1, "g", 0, 3),
        ];
        let different: std::collections::BTreeSet<_> = seeds.iter().collect();
        assert_eq!(different.len(), seeds.len());
    }

    /// The expected value was computed by another program, from the description above alone.
    #[test]
    fn the_derivation_is_the_one_described() {
        let key = DayKey(std::array::from_fn(|index| u8::try_from(index).expect("a small number")));
        let seed = key.seed("ascent", &json!({"trail": true, "grapples": 3}), 2);
        assert_eq!(
            seed.to_hex(),
            "a3bf2b99847e8ff3c59aa22999d4349cf5b70002afb985c93df2ac1b35697ae7"
        );
    }
}
