//! Where partners think: a few threads for all rooms, and the time that partners take.
//!
//! A room hands over what the partner's seat sees and goes on; the answer comes back to it as a
//! message. What partners are thinking never leaves the server.

pub(crate) mod pace;
pub(crate) mod pool;

use crate::limits::{Switch, values};

/// Options for partners.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct PartnerOptions {
    /// How long partners take, as a multiple of what is usual; 0 for no longer than they think
    #[arg(
        long,
        hide = true,
        default_value_t = 1.0,
        value_parser = values::seconds,
        value_name = "FACTOR"
    )]
    pub partner_pace: f64,
    /// Threads on which partners think; one less than there are processors by default
    #[arg(long, hide = true, value_name = "N")]
    pub partner_threads: Option<usize>,
    /// `off`: games are not analysed for guests who look back on them
    #[arg(
        long,
        env = "TRANQUILITY_ANALYSIS",
        default_value = "on",
        value_enum,
        value_name = "SWITCH"
    )]
    pub analysis: Switch,
    /// Whether partners think on their rooms' own threads; only for tests that must not depend on how
    /// threads run.
    #[arg(skip)]
    pub partners_on_the_spot: bool,
}

impl Default for PartnerOptions {
    fn default() -> PartnerOptions {
        PartnerOptions {
            partner_pace: 1.0,
            partner_threads: None,
            analysis: Switch::On,
            partners_on_the_spot: false,
        }
    }
}
