//! The webhook of a table: where its group's chat is told, of what, and when not. In a stream of each table.

use crate::{ops::entries, push::chats::prefixes::Prefixes};
use journal::{Journal, JournalError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The prefix of the streams: the newest entry counts.
const STREAMS: &str = "webhook/";
/// The minutes of a day.
const DAY: u16 = 24 * 60;
const MINUTE: u64 = 60 * 1000;
/// The longest that a chat can wait to be told of a turn, in minutes.
const LONGEST: u16 = 7 * DAY;

/// A webhook as the host of a table sets it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hook {
    /// Its address, which lets anyone write into the chat.
    pub(crate) url: String,
    pub(crate) wishes: Wishes,
    /// The server's own address, for links; not the page's to say.
    #[serde(default)]
    #[ts(skip)]
    pub(crate) origin: String,
}

/// When a chat is told, and in which language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "HookWishes")]
pub struct Wishes {
    /// After how many minutes it is told for whom the game waits; null for never.
    pub(crate) after: Option<u16>,
    /// When it is not told.
    pub(crate) quiet: Option<Quiet>,
    /// The language in which it is told.
    pub(crate) language: String,
}

/// The hours of each day in which a chat is left alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "QuietHours")]
pub struct Quiet {
    /// Their first minute of the day, by the clock of who has set them.
    from: u16,
    /// The first minute after them; before `from` where there is midnight in between.
    to: u16,
    /// By how many minutes that clock is ahead of UTC.
    ahead: i16,
}

impl Hook {
    /// Whether it is one that this server calls.
    pub(crate) fn is_sound(&self, prefixes: Prefixes) -> bool {
        let Wishes { after, quiet, language } = &self.wishes;
        prefixes.allow(&self.url)
            && after.is_none_or(|after| (1..=LONGEST).contains(&after))
            && quiet.is_none_or(Quiet::is_sound)
            && language.len() <= 16
    }
}

impl Quiet {
    fn is_sound(self) -> bool {
        let is_of_a_day = |minute| minute < DAY;
        is_of_a_day(self.from) && is_of_a_day(self.to) && self.ahead.unsigned_abs() < DAY
    }

    /// That moment, or the end of the quiet hours it is in; both in milliseconds since 1970 (UTC).
    pub(crate) fn put_off(self, at: u64) -> u64 {
        let day = i64::from(DAY);
        let minute = i64::try_from(at / MINUTE).unwrap_or_default() + i64::from(self.ahead);
        let since_start = (minute - i64::from(self.from)).rem_euclid(day);
        let length = (i64::from(self.to) - i64::from(self.from)).rem_euclid(day);
        let left = u64::try_from(length - since_start).unwrap_or_default();
        if left == 0 { at } else { (at / MINUTE + left) * MINUTE }
    }
}

/// The webhook of a table.
pub(crate) async fn of(journal: &dyn Journal, table: &str) -> Result<Option<Hook>, JournalError> {
    let stream = stream(table);
    let newest = journal::newest(journal, &stream).await?;
    Ok(entries::decode(&stream, newest.as_slice()).pop())
}

/// Sets the webhook of a table, in place of the one before, of which nothing is left.
pub(crate) async fn set(
    journal: &dyn Journal,
    table: &str,
    hook: &Hook,
) -> Result<(), JournalError> {
    journal.delete(&stream(table)).await?;
    journal.extend(&stream(table), vec![entries::encode(hook)?], u64::MAX).await
}

/// Forgets the webhook of a table.
pub(crate) async fn forget(journal: &dyn Journal, table: &str) -> Result<(), JournalError> {
    journal.delete(&stream(table)).await
}

/// The name of a table's stream.
fn stream(table: &str) -> String {
    format!("{STREAMS}{table}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_in_quiet_hours_is_put_off_to_their_end() {
        let at = |hour: u64, minute: u64| (hour * 60 + minute) * MINUTE;
        let night = Quiet { from: 22 * 60, to: 7 * 60, ahead: 60 };
        for (called, told) in [
            (at(20, 59), at(20, 59)),
            (at(21, 0), at(30, 0)),
            (at(23, 30), at(30, 0)),
            (at(29, 59), at(30, 0)),
            (at(30, 0), at(30, 0)),
        ] {
            assert_eq!(night.put_off(called), told, "{called}");
        }
        let none = Quiet { from: 600, to: 600, ahead: -300 };
        assert_eq!(none.put_off(at(15, 0)), at(15, 0));
        assert!(!Quiet { from: 0, to: DAY, ahead: 0 }.is_sound());
    }
}
