//! Days of the calendar, in UTC.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use ts_rs::TS;

const DAY_MILLIS: u64 = 24 * 60 * 60 * 1000;
/// 400 years of the calendar, after which it repeats.
const DAYS_OF_ERA: u32 = 146_097;
/// From 1 March of the year 0 to 1 January 1970.
const DAYS_TO_1970: u32 = 719_468;

/// A day in UTC, written `2026-11-21`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(as = "String", rename = "CalendarDate")]
pub struct Date {
    days_since_1970: u32,
}

/// The text is not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day looks like 2026-11-21")]
pub struct BadDate;

impl Date {
    /// The day of a moment, in milliseconds since 1970 (UTC).
    pub fn at(millis: u64) -> Date {
        // The year 9999 is the last one that has four digits.
        let last = Date::of(9999, 12, 31).days_since_1970;
        Date { days_since_1970: u32::try_from(millis / DAY_MILLIS).unwrap_or(last).min(last) }
    }

    /// When the day is over, in milliseconds since 1970 (UTC).
    pub fn end(self) -> u64 {
        (u64::from(self.days_since_1970) + 1) * DAY_MILLIS
    }

    /// Whether it is over at a moment, in milliseconds since 1970 (UTC).
    pub fn is_over(self, now: u64) -> bool {
        now >= self.end()
    }

    /// The day of a date from 1970 on. Years begin in March here, so that the leap day is the last
    /// one of a year.
    fn of(year: u32, month: u32, day: u32) -> Date {
        let year = if month <= 2 { year - 1 } else { year };
        let (era, year_of_era) = (year / 400, year % 400);
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Date { days_since_1970: era * DAYS_OF_ERA + day_of_era - DAYS_TO_1970 }
    }

    fn year_month_day(self) -> (u32, u32, u32) {
        let days = self.days_since_1970 + DAYS_TO_1970;
        let (era, day_of_era) = (days / DAYS_OF_ERA, days % DAYS_OF_ERA);
        let year_of_era =
            (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let months_since_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * months_since_march + 2) / 5 + 1;
        let month = (months_since_march + 2) % 12 + 1;
        let year = era * 400 + year_of_era + u32::from(month <= 2);
        (year, month, day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.year_month_day();
        write!(f, "{year:04}-{month:02}-{day:02}")
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
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<u32>().ok());
        let mut part = || parts.next().flatten().ok_or(BadDate);
        let (year, month, day) = (part()?, part()?, part()?);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day)
        {
            return Err(BadDate);
        }
        let date = Date::of(year, month, day);
        // There is one way to write a day, and days that do not exist are written as others.
        if date.to_string() == text { Ok(date) } else { Err(BadDate) }
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
    fn one_day_follows_the_other_and_is_read_as_it_is_written() {
        for day in 0..150_000 {
            let date = Date { days_since_1970: day };
            let (year, month, number) = date.year_month_day();
            assert_eq!(Date::of(year, month, number), date);
            let next = Date::at(date.end());
            assert!(!date.is_over(date.end() - 1) && date.is_over(date.end()));
            let (_, next_month, next_number) = next.year_month_day();
            let follows = next_number == number + 1 && next_month == month;
            assert!(follows || (next_number == 1 && (28..=31).contains(&number)), "{date}");
        }
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
