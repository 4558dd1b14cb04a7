//! Parsers for numeric options, which reject nonsense when the program starts.

use std::time::Duration;

/// About thirty years: more than anyone needs, and small enough to be counted in milliseconds.
const MOST_SECONDS: f64 = 1e9;
/// More than any connection can send.
const MOST_A_SECOND: f64 = 1e9;

/// Parses a number of seconds, possibly 0.
///
/// # Errors
/// It is not a number from 0 to a billion.
pub fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.0..=MOST_SECONDS).contains(&seconds) => Ok(seconds),
        _ => Err("it takes a number of seconds, from 0 to 1000000000".into()),
    }
}

/// Parses a positive number of seconds.
///
/// # Errors
/// It is not a number from a thousandth to a billion.
pub fn some_seconds(text: &str) -> Result<f64, String> {
    seconds(text)
        .ok()
        .filter(|seconds| *seconds >= 0.001)
        .ok_or_else(|| "it takes a number of seconds, from 0.001 to 1000000000".into())
}

/// Parses a positive duration in seconds.
///
/// # Errors
/// It is not a number from a thousandth to a billion.
pub fn duration(text: &str) -> Result<Duration, String> {
    some_seconds(text).map(Duration::from_secs_f64)
}

/// Parses a rate.
///
/// # Errors
/// It is not a number above 0, up to a billion.
pub fn rate(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(rate) if rate > 0.0 && rate <= MOST_A_SECOND => Ok(rate),
        _ => Err("it takes a number above 0, up to 1000000000".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_make_sense_are_read() {
        assert_eq!(seconds("0"), Ok(0.0));
        assert_eq!(some_seconds("0.05"), Ok(0.05));
        assert_eq!(duration("2.5"), Ok(Duration::from_millis(2500)));
        assert_eq!(rate("0.1"), Ok(0.1));
        assert_eq!(rate("1e6"), Ok(1_000_000.0));
    }

    #[test]
    fn numbers_that_make_none_are_refused() {
        for text in ["NaN", "nan", "inf", "-inf", "-1", "-0.5", "1e10", "soon", ""] {
            assert!(seconds(text).is_err(), "{text}");
            assert!(some_seconds(text).is_err(), "{text}");
            assert!(duration(text).is_err(), "{text}");
            assert!(rate(text).is_err(), "{text}");
        }
        assert!(some_seconds("0").is_err() && rate("0").is_err());
    }
}
