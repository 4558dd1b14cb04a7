//! What does not fit between this server and the proxies in front of it, each told in a sentence: in the
//! log, at most once a minute, and by `tranquility doctor`.

use crate::limits::bucket::Buckets;
use std::{
    fmt,
    mem::{self, Discriminant},
    net::IpAddr,
    time::Duration,
};

/// The longest part of a header that is repeated.
const REPEATED: usize = 60;

/// Something that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Headers of proxies arrive, and no proxy is believed.
    NoneTrusted,
    /// They come from an address that is not a believed proxy's.
    Elsewhere(IpAddr),
    /// A believed proxy names no client.
    Unnamed,
    /// It names something that is no address.
    Unreadable(String),
    /// It names more addresses than there are believed proxies.
    Longer { length: usize, ip: IpAddr },
    /// It names fewer.
    Shorter { length: usize },
    /// `X-Forwarded-For` and `Forwarded` name different clients.
    Contradiction,
    /// A page is refused as another website's.
    Origin { page: String, server: String, header: &'static str },
}

impl Doubt {
    /// An entry that is no address.
    pub fn unreadable(entry: &str) -> Doubt {
        Doubt::Unreadable(entry.chars().take(REPEATED).collect())
    }

    /// A page that is refused, where the server believes to be elsewhere.
    pub fn origin(page: &str, server: &str, header: &'static str) -> Doubt {
        let page = page.chars().take(REPEATED).collect();
        Doubt::Origin { page, server: server.to_owned(), header }
    }
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Doubt::NoneTrusted => f.write_str(
                "X-Forwarded or Forwarded headers arrive, but no proxy is trusted, so they are ignored: \
                 if there is a proxy in front, start the server with --behind-proxy or --trusted-proxies",
            ),
            Doubt::Elsewhere(ip) => write!(
                f,
                "X-Forwarded or Forwarded headers come from {ip}, which is none of --trusted-proxies, \
                 so they are ignored: if it is a proxy, add it there"
            ),
            Doubt::Unnamed => f.write_str(
                "the proxy does not say for whom it asks, so all its visitors share one address and its \
                 limits: let it send X-Forwarded-For",
            ),
            Doubt::Unreadable(entry) => write!(
                f,
                "X-Forwarded-For or Forwarded ends with {entry:?}, which is no address, so visitors share \
                 one address and its limits: let the proxy send an IP address"
            ),
            Doubt::Longer { length, ip } => write!(
                f,
                "X-Forwarded-For or Forwarded names {length} addresses, more than proxies are trusted, and \
                 {ip} counts as the visitor's: if that is a proxy, its visitors share one address and its \
                 limits; say with --trusted-proxies how many proxies there are, or where"
            ),
            Doubt::Shorter { length } => write!(
                f,
                "X-Forwarded-For or Forwarded names {length}, fewer than --trusted-proxies says, so visitors \
                 share one address and its limits: let every proxy add to it, or name fewer"
            ),
            Doubt::Contradiction => f.write_str(
                "X-Forwarded-For and Forwarded name different visitors, one of which is made up, so those \
                 visitors share one address and its limits: let the proxy remove the header that it does not \
                 set",
            ),
            Doubt::Origin { page, server, header } => write!(
                f,
                "a request of the page {page:?} was refused as another website's, since this server takes \
                 itself for {server}: if both are the same, let the proxy set {header}"
            ),
        }
    }
}

/// Logs doubts, each kind at most once a minute.
pub struct DoubtLog(Buckets<Discriminant<Doubt>>);

impl Default for DoubtLog {
    fn default() -> DoubtLog {
        DoubtLog(Buckets::new(1.0, Duration::from_secs(60), 1.0))
    }
}

impl DoubtLog {
    /// Logs a doubt, unless one of its kind was logged within a minute.
    pub fn warn(&self, doubt: &Doubt) {
        if self.is_due(doubt) {
            tracing::warn!("{doubt}");
        }
    }

    fn is_due(&self, doubt: &Doubt) -> bool {
        self.0.take(mem::discriminant(doubt))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doubt_is_logged_once_a_minute_whatever_visitors_write() {
        let log = DoubtLog::default();
        assert!(log.is_due(&Doubt::unreadable("one")));
        assert!(!log.is_due(&Doubt::unreadable("another")));
        assert!(log.is_due(&Doubt::Unnamed), "of another kind");
        let long = Doubt::unreadable(&"x".repeat(9_999)).to_string();
        assert!(long.len() < 300, "{long}");
        let forged = Doubt::origin("https://a\nb", "http://c", "Host").to_string();
        assert!(!forged.contains('\n'), "one line: {forged}");
    }
}
