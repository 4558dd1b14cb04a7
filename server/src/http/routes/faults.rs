//! Faults of the client in guests' browsers, for the server's log: where in the client something broke, and
//! nothing of what it showed.
//!
//! What the client reports is a class of errors and positions in its files. Free text is refused: the message of
//! an error may quote what was shown.

use crate::{
    http::{error::Error, extract::Json, request_info::RequestInfo, router::App},
    protocol::error_code::ErrorCode,
};
use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most places in the client's files that a report names.
const PLACES: usize = 8;
/// The longest name of a class of errors, file or build.
const NAME_BYTES: usize = 80;

/// The part of the page that could not be shown.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PagePart {
    /// A page as a whole.
    Page,
    /// The board of a game.
    Board,
    /// What stands in a dialog.
    Dialog,
    /// None: something else was not done.
    None,
}

/// A fault of the client.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PageFault {
    part: PagePart,
    /// The build of the client, as its page names it.
    build: String,
    /// The class of the error, such as `TypeError`: never its message, which may quote what was shown.
    error: String,
    /// Where it came up, the innermost first, as `file:line:column`.
    places: Vec<String>,
}

impl PageFault {
    fn is_well_formed(&self) -> bool {
        let are_places = self.places.iter().all(|place| is_place(place));
        are_places && self.places.len() <= PLACES && is_name(&self.build) && is_name(&self.error)
    }
}

/// Whether it could be the name of a class of errors or a build: letters and digits.
fn is_name(text: &str) -> bool {
    text.len() <= NAME_BYTES && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Whether it could be the name of a file, without its end.
fn is_file(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    (1..=NAME_BYTES).contains(&text.len()) && text.bytes().all(is_letter)
}

/// Whether it is a position in one of the files that the client consists of.
fn is_place(text: &str) -> bool {
    let mut parts = text.rsplitn(3, ':');
    let is_number = |part: &str| {
        (1..=9).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    let numbers = parts.by_ref().take(2).filter(|part| is_number(part)).count();
    let file = parts.next().and_then(|file| file.strip_suffix(".js"));
    numbers == 2 && file.is_some_and(is_file)
}

/// Notes in the server's log that a part of the client's page failed.
pub(crate) async fn report(
    State(app): State<App>,
    info: RequestInfo,
    Json(fault): Json<PageFault>,
) -> Result<StatusCode, Error> {
    if !fault.is_well_formed() {
        return Err(ErrorCode::Malformed.into());
    }
    if app.limits.fault(info.address()) {
        let PageFault { part, build, error, places } = fault;
        let places = places.join(" ");
        tracing::warn!(?part, build, error, places, "a part of a page failed");
    }
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_can_say_nothing_else() {
        for name in ["TypeError", "", "0a1b2c3d4e5f6071"] {
            assert!(is_name(name), "{name}");
        }
        for other in ["Ada Lovelace", "a\nb", "Zo\u{eb}", &"x".repeat(81)] {
            assert!(!is_name(other), "{other}");
        }
        assert!(is_place("table-B_x9.js:1:20345"));
        for other in ["Ada:1:2", "a b.js:1:2", "a.js:1", "a.js:1:x", "a.js::1", ".js:1:2", ""] {
            assert!(!is_place(other), "{other}");
        }
    }
}
