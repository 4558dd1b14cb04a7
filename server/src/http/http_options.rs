//! Options for HTTP.

use crate::{
    http::{request_info::trusted::Trusted, sign::Sign},
    identity::door::Word,
};
use clap::builder::BoolishValueParser;
use std::{net::IpAddr, time::Duration};

/// Options for HTTP.
#[derive(Clone, Debug, clap::Args)]
pub struct HttpOptions {
    /// Believe the X-Forwarded or Forwarded headers of one proxy
    ///
    /// The server must be reachable through it alone, and it must set X-Forwarded-For,
    /// X-Forwarded-Proto, and Host or X-Forwarded-Host.
    #[arg(long, env = "TRANQUILITY_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    pub behind_proxy: bool,
    /// Believe these proxies: their number, or their addresses and networks
    ///
    /// Such as 2, or 127.0.0.1,172.16.0.0/12. With a number, the server must be reachable through them
    /// alone.
    #[arg(long, env = "TRANQUILITY_TRUSTED_PROXIES", value_name = "CIDR,…|NUMBER")]
    pub trusted_proxies: Option<Trusted>,
    /// The path below which browsers find this server, such as /cards
    ///
    /// A proxy may pass requests on with it or without it.
    #[arg(
        long,
        env = "TRANQUILITY_BASE_PATH",
        default_value = "",
        hide_default_value = true,
        value_parser = base_path,
        value_name = "PATH"
    )]
    pub base_path: String,
    /// Send no HSTS header over HTTPS
    ///
    /// The proxy does, or the host must stay reachable over HTTP.
    #[arg(long, env = "TRANQUILITY_NO_HSTS", value_parser = BoolishValueParser::new())]
    pub no_hsts: bool,
    /// A word that guests give once before they can create tables or upload games
    ///
    /// Coming to a table by its link stays free. The variable is safer: other users of the machine can see arguments.
    #[arg(
        long,
        env = "TRANQUILITY_OPEN_WITH",
        value_parser = Word::chosen,
        hide_env_values = true,
        value_name = "WORD"
    )]
    pub open_with: Option<Word>,
    /// What the start page says of the server.
    #[command(flatten)]
    pub sign: Sign,
    /// How long the head of a request, and then its body, may take to arrive; idle connections are
    /// closed after as long
    #[arg(skip = Duration::from_secs(30))]
    pub request_timeout: Duration,
    /// The longest lookup for a page's head, or for a picture in a preview
    #[arg(skip = Duration::from_millis(300))]
    pub lookup_timeout: Duration,
    /// After how long a connection that does not read is closed
    #[arg(skip = Duration::from_secs(75))]
    pub write_timeout: Duration,
}

impl HttpOptions {
    /// The proxies that are believed.
    pub fn trusted(&self) -> Option<&Trusted> {
        self.trusted_proxies.as_ref().or(self.behind_proxy.then_some(&Trusted::One))
    }

    /// Whether connections from that address may be those of a believed proxy, for any clients.
    pub fn is_proxy(&self, peer: IpAddr) -> bool {
        self.trusted().is_some_and(|trusted| trusted.includes(peer))
    }
}

/// Parses a path to put in front of the server's own; empty for none.
fn base_path(written: &str) -> Result<String, &'static str> {
    let path = written.trim_end_matches('/');
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '~');
    let is_part =
        |part: &str| !part.is_empty() && part.chars().all(plain) && !matches!(part, "." | "..");
    match path.strip_prefix('/') {
        None if path.is_empty() => Ok(String::new()),
        Some(parts) if parts.split('/').all(is_part) => Ok(path.to_owned()),
        _ => Err("a path looks like /cards, of letters, digits, '-', '_', '.' and '~'"),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_path_is_plain() {
        for (written, read) in
            [("", ""), ("/", ""), ("/cards", "/cards"), ("/cards/", "/cards"), ("/a/b-c", "/a/b-c")]
        {
            assert_eq!(base_path(written).as_deref(), Ok(read), "{written}");
        }
        for written in ["cards", "/a//b", "/..", "/a/./b", "/{x}", "/a b", "/\"", "https://a/b"] {
            assert!(base_path(written).is_err(), "{written}");
        }
    }
}
