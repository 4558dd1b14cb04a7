//! Where partners think: a few threads for all rooms, and the time that partners take.
//!
//! A room hands over what the partner's seat sees and goes on; the answer comes back to it as a
//! message. What partners are thinking never leaves the server.

pub(crate) mod pace;
pub(crate) mod pool;

use std::str::FromStr;

/// A switch on the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Switch {
    /// Enabled.
    #[default]
    On,
    /// Disabled.
    Off,
}

impl FromStr for Switch {
    type Err = &'static str;

    /// By the words that flags take from their variables, too.
    fn from_str(text: &str) -> Result<Switch, &'static str> {
        match text.to_ascii_lowercase().as_str() {
            "on" | "true" | "1" | "yes" | "y" | "t" => Ok(Switch::On),
            "off" | "false" | "0" | "no" | "n" | "f" => Ok(Switch::Off),
            _ => Err("it takes on or off"),
        }
    }
}

#[derive(Clone, Copy, Debug, clap::Args)]
pub struct PartnerOptions {
    /// How long partners take, as a multiple of what is usual; 0 for no longer than they think
    #[arg(skip = 1.0)]
    pub pace: f64,
    /// Threads on which partners think; one less than there are processors by default
    #[arg(skip)]
    pub threads: Option<usize>,
    /// Whether guests can let finished games be analysed
    #[arg(long, env = "TRANQUILITY_ANALYSIS", default_value = "on", value_name = "on|off")]
    pub analysis: Switch,
    /// How many games sharp partners play on the deal of one that is analysed
    #[arg(skip = 10_u32)]
    pub games_of_analysis: u32,
    /// Whether partners think on their rooms' own threads; only for tests that must not depend on how
    /// threads run.
    #[arg(skip)]
    pub on_the_spot: bool,
}
