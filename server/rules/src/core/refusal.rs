//! Why something is not allowed.

use serde::Serialize;
use std::{borrow::Cow, fmt};

/// A refused option, deal, action or phrase: it changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// Stable name of the reason, in `snake_case`, for programs and translations.
    pub code: &'static str,
    /// The clause that forbids it (`T-3.1`), or `R` for the form of a document.
    pub clause: &'static str,
    /// One English sentence for people.
    pub why: Cow<'static, str>,
}

impl Refusal {
    /// A refusal with a fixed or a composed sentence.
    pub fn new(
        code: &'static str,
        clause: &'static str,
        why: impl Into<Cow<'static, str>>,
    ) -> Refusal {
        Refusal { code, clause, why: why.into() }
    }

    /// The document or message does not have the form it must have.
    pub fn malformed(why: impl fmt::Display) -> Refusal {
        Refusal::new("malformed", "R", format!("The form is wrong: {why}."))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.clause)
    }
}

impl std::error::Error for Refusal {}
