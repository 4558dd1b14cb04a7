//! Calendar days in UTC.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, time::Duration};
use time::{
    OffsetDateTime, format_description::StaticFormatDescription, macros::format_description,
};
use ts_rs::TS;

const DAY_MILLIS: u64 = 24 * 60 * 60 * 1000;
const FORMAT: StaticFormatDescription = format_description!("[year]-[month]-[day]");
const FIRST_YEAR: i32 = 1970;

/// A day in UTC from 1970 to 9999, written `2026-11-21`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(as = "String", rename = "CalendarDate")]
pub struct Date(time::Date);

/// The text is not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day looks like 2026-11-21")]
pub struct BadDate;

impl Date {
    /// The day of a moment, in milliseconds since 1970 (UTC).
    pub fn at(millis: u64) -> Date {
        let seconds = i64::try_from(millis / 1000).unwrap_or(i64::MAX);
        let moment = OffsetDateTime::from_unix_timestamp(seconds);
        Date(moment.map_or(time::Date::MAX, OffsetDateTime::date))
    }

    /// When the day is over, in milliseconds since 1970 (UTC).
    pub fn end(self) -> u64 {
        let begin = self.0.midnight().assume_utc().unix_timestamp();
        begin.unsigned_abs() * 1000 + DAY_MILLIS
    }

    /// Whether it is over at a moment, in milliseconds since 1970 (UTC).
    pub fn is_over(self, now: u64) -> bool {
        now >= self.end()
    }
}

/// A moment in milliseconds since 1970 (UTC) as part of a file's name: `2026-11-21-041700`.
pub fn file_name(millis: u64) -> String {
    let time = Duration::from_millis(millis % DAY_MILLIS).as_secs();
    format!("{}-{:02}{:02}{:02}", Date::at(millis), time / 3600, time / 60 % 60, time % 60)
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}

impl TryFrom<String> for Date {
    type Error = BadDate;

    fn try_from(text: String) -> Result<Date, BadDate> {
        text.parse()
    }
}

impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Date, BadDate> {
        let date = Date(time::Date::parse(text, FORMAT).map_err(|_| BadDate)?);
        // There is one way to write a day.
        let is_one = date.0.year() >= FIRST_YEAR && date.to_string() == text;
        if is_one { Ok(date) } else { Err(BadDate) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (millis, text) in [
            (0, "1970-01-01"),
            (DAY_MILLIS - 1, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_709_251_199_999, "2024-02-29"),
            (1_709_251_200_000, "2024-03-01"),
            (1_795_219_200_000, "2026-11-21"),
            (4_107_542_400_000, "2100-03-01"),
            (u64::MAX, "9999-12-31"),
        ] {
            assert_eq!(Date::at(millis).to_string(), text);
            assert_eq!(text.parse(), Ok(Date::at(millis)));
        }
    }

    #[test]
    fn a_day_ends_where_the_next_begins() {
        let date = Date::at(1_709_164_800_000);
        assert_eq!(Date::at(date.end() - 1), date);
        assert!(!date.is_over(date.end() - 1) && date.is_over(date.end()));
        assert_eq!(Date::at(date.end()).to_string(), "2024-03-01");
        assert!(!Date::at(u64::MAX).is_over(253_402_300_799_999));
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-1-01",
            "26-01-01",
            "+2026-01-01",
            "2026-01-+1",
            "2026-01-01-01",
            "1969-12-31",
            "0000-00-00",
            "4294967295-01-01",
            "2026-11-21 ",
            "heute",
        ] {
            assert_eq!(text.parse::<Date>(), Err(BadDate), "{text}");
        }
    }
}
