//! How the server meets browsers, as its operator wants it.

use crate::{http::middleware::origin, limits::values};
use clap::builder::FalseyValueParser;
use std::{num::NonZeroUsize, time::Duration};

/// How the server meets browsers.
#[derive(Clone, Debug, clap::Args)]
pub struct HttpOptions {
    /// Another website that may use this server, as in `https://example.org`; can be repeated
    #[arg(
        long = "allowed-origin",
        env = "TRANQUILITY_ALLOWED_ORIGINS",
        value_delimiter = ',',
        value_parser = origin::parse,
        value_name = "ORIGIN"
    )]
    pub allowed_origins: Vec<String>,
    /// The server is reached through a proxy alone, which sets X-Forwarded-For, X-Forwarded-Proto
    /// and X-Forwarded-Host
    #[arg(long, env = "TRANQUILITY_BEHIND_PROXY", value_parser = FalseyValueParser::new())]
    pub behind_proxy: bool,
    /// Don't tell browsers that came by HTTPS to come by nothing else (HSTS): the proxy does, or the
    /// name is to be reached without it again
    #[arg(long, env = "TRANQUILITY_NO_HSTS", value_parser = FalseyValueParser::new())]
    pub no_hsts: bool,
    /// Seconds that the head of a request, and then its body, may take to arrive; a connection that
    /// asks for nothing is closed after as long
    #[arg(
        long,
        hide = true,
        default_value = "30",
        value_parser = values::duration,
        value_name = "SECONDS"
    )]
    pub request_timeout: Duration,
    /// Seconds after which a connection that takes nothing of what is sent to it is closed
    #[arg(
        long,
        hide = true,
        default_value = "75",
        value_parser = values::duration,
        value_name = "SECONDS"
    )]
    pub write_timeout: Duration,
    /// The largest body of a request, in bytes
    #[arg(long, hide = true, default_value = "8192", value_name = "N")]
    pub body_bytes: NonZeroUsize,
    /// The largest record of a game that can be handed in, in bytes
    #[arg(long, hide = true, default_value = "262144", value_name = "N")]
    pub record_bytes: NonZeroUsize,
    /// The largest message on a WebSocket, in bytes; larger ones close it (1009)
    #[arg(long, hide = true, default_value = "65536", value_name = "N")]
    pub message_bytes: NonZeroUsize,
}

#[cfg(test)]
impl Default for HttpOptions {
    /// What holds unless somebody says otherwise.
    fn default() -> HttpOptions {
        use clap::{Args, Command, FromArgMatches};
        let command = HttpOptions::augment_args(Command::new("test").no_binary_name(true));
        HttpOptions::from_arg_matches(&command.get_matches_from([""; 0])).unwrap()
    }
}
