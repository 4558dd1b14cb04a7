//! Options for HTTP.

use crate::http::middleware::origin;
use clap::builder::FalseyValueParser;
use std::time::Duration;

/// Options for HTTP.
#[derive(Clone, Debug, clap::Args)]
pub struct HttpOptions {
    /// Another website that may use this server; repeatable
    #[arg(
        long = "allowed-origin",
        env = "TRANQUILITY_ALLOWED_ORIGINS",
        value_delimiter = ',',
        value_parser = origin::parse,
        value_name = "ORIGIN"
    )]
    pub allowed_origins: Vec<String>,
    /// Believe the X-Forwarded headers of a proxy
    ///
    /// The server must be reachable through it alone, and it must set X-Forwarded-For,
    /// X-Forwarded-Proto and X-Forwarded-Host.
    #[arg(long, env = "TRANQUILITY_BEHIND_PROXY", value_parser = FalseyValueParser::new())]
    pub behind_proxy: bool,
    /// Send no HSTS header over HTTPS
    ///
    /// The proxy does, or the host must stay reachable over HTTP.
    #[arg(long, env = "TRANQUILITY_NO_HSTS", value_parser = FalseyValueParser::new())]
    pub no_hsts: bool,
    /// How long the head of a request, and then its body, may take to arrive; idle connections are
    /// closed after as long
    #[arg(skip = Duration::from_secs(30))]
    pub request_timeout: Duration,
    /// After how long a connection that does not read is closed
    #[arg(skip = Duration::from_secs(75))]
    pub write_timeout: Duration,
}

#[cfg(test)]
impl Default for HttpOptions {
    /// The defaults of the command line.
    fn default() -> HttpOptions {
        use clap::{Args, Command, FromArgMatches};
        let command = HttpOptions::augment_args(Command::new("test").no_binary_name(true));
        HttpOptions::from_arg_matches(&command.get_matches_from([""; 0])).unwrap()
    }
}
