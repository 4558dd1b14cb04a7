//! What the start page says of the server: who runs it, and in which version.

use serde::Serialize;
use ts_rs::TS;

/// The longest text, in characters.
const MOST: usize = 200;

/// What the start page says of the server, in one line. What the host has not given is not there.
#[derive(Clone, Debug, Default, clap::Args, Serialize, TS)]
pub struct Sign {
    /// The version of the program.
    #[arg(skip = env!("CARGO_PKG_VERSION"))]
    pub version: &'static str,
    /// The name of this server, for its start page
    #[arg(long, env = "TRANQUILITY_NAME", value_parser = text, value_name = "TEXT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// A word of welcome, for its start page
    #[arg(long, env = "TRANQUILITY_WELCOME", value_parser = text, value_name = "TEXT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub welcome: Option<String>,
    /// Where guests reach you: a page, or mailto:me@example.org
    #[arg(long, env = "TRANQUILITY_CONTACT", value_parser = link, value_name = "LINK")]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contact: Option<String>,
    /// The page that says who is answerable for this server
    #[arg(long, env = "TRANQUILITY_IMPRINT", value_parser = link, value_name = "LINK")]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub imprint: Option<String>,
    /// The page that says what you do with what is stored of people
    #[arg(long, env = "TRANQUILITY_PRIVACY", value_parser = link, value_name = "LINK")]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub privacy: Option<String>,
}

fn text(written: &str) -> Result<String, &'static str> {
    let text = written.trim();
    if text.chars().count() > MOST || text.chars().any(char::is_control) {
        return Err("this is one line of at most 200 characters");
    }
    Ok(text.to_owned())
}

/// A link that a page can show: nothing that a browser would run.
fn link(written: &str) -> Result<String, &'static str> {
    let link = text(written)?;
    match ["https://", "http://", "mailto:"].iter().any(|scheme| link.starts_with(scheme)) {
        true => Ok(link),
        false => Err("this begins with https://, http:// or mailto:"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_nothing_that_a_browser_runs() {
        for written in ["https://example.org/imprint", "mailto:me@example.org"] {
            assert_eq!(link(written).as_deref(), Ok(written));
        }
        for written in ["", "me@example.org", "javascript:alert(1)", "/imprint", "https://a\nb"] {
            assert!(link(written).is_err(), "{written}");
        }
        assert!(text(&"a".repeat(MOST + 1)).is_err());
    }
}
