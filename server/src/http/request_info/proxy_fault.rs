//! Contradictions between this server and the proxies in front of it. Each kind is a sentence, which the log has
//! at most once a minute and `tranquility doctor` prints.

use crate::limits::bucket::Buckets;
use std::{
    mem::{self, Discriminant},
    net::IpAddr,
    time::Duration,
};

/// The longest part of a header that is repeated.
const REPEATED: usize = 60;

/// Something that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProxyFault {
    #[error(
        "X-Forwarded or Forwarded headers arrive, but no proxy is trusted, so they are ignored: if there is a \
         proxy in front, start the server with --behind-proxy or --trusted-proxies"
    )]
    NoneTrusted,
    #[error(
        "X-Forwarded or Forwarded headers come from {0}, which is none of --trusted-proxies, so they are \
         ignored: if it is a proxy, add it there"
    )]
    Elsewhere(IpAddr),
    #[error(
        "the proxy does not say for whom it asks, so all its visitors share one address and its limits: let \
         it send X-Forwarded-For"
    )]
    Unnamed,
    #[error(
        "X-Forwarded-For or Forwarded ends with {0:?}, which is no address, so visitors share one address and \
         its limits: let the proxy send an IP address"
    )]
    Unreadable(String),
    /// There are more entries than believed proxies.
    #[error(
        "X-Forwarded-For or Forwarded names {length} addresses, more than proxies are trusted, and {ip} counts \
         as the visitor's: if that is a proxy, its visitors share one address and its limits; say with \
         --trusted-proxies how many proxies there are, or where"
    )]
    Longer { length: usize, ip: IpAddr },
    #[error(
        "X-Forwarded-For or Forwarded names {length}, fewer than --trusted-proxies says, so visitors share one \
         address and its limits: let every proxy add to it, or name fewer"
    )]
    Shorter { length: usize },
    #[error(
        "X-Forwarded-For and Forwarded name different visitors, one of which is made up, so those visitors share \
         one address and its limits: let the proxy remove the header that it does not set"
    )]
    Contradiction,
    #[error(
        "a request of the page {page:?} was refused as another website's, since this server takes itself for \
         {server}: if both are the same, let the proxy set {header}"
    )]
    Origin { page: String, server: String, header: &'static str },
}

impl ProxyFault {
    /// An entry that is no address.
    pub fn unreadable(entry: &str) -> ProxyFault {
        ProxyFault::Unreadable(entry.chars().take(REPEATED).collect())
    }

    /// A page that is refused, where the server believes to be elsewhere.
    pub fn origin(page: &str, server: &str, header: &'static str) -> ProxyFault {
        let page = page.chars().take(REPEATED).collect();
        ProxyFault::Origin { page, server: server.to_owned(), header }
    }
}

/// Logs proxy_faults, each kind at most once a minute.
pub struct ProxyFaultLog(Buckets<Discriminant<ProxyFault>>);

impl Default for ProxyFaultLog {
    fn default() -> ProxyFaultLog {
        ProxyFaultLog(Buckets::new(1.0, Duration::from_secs(60), 1.0))
    }
}

impl ProxyFaultLog {
    /// Logs a fault, unless one of its kind was logged within a minute.
    pub fn warn(&self, fault: &ProxyFault) {
        if self.is_due(fault) {
            tracing::warn!("{fault}");
        }
    }

    fn is_due(&self, fault: &ProxyFault) -> bool {
        self.0.take(mem::discriminant(fault))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_logged_once_a_minute_whatever_visitors_write() {
        let log = ProxyFaultLog::default();
        assert!(log.is_due(&ProxyFault::unreadable("one")));
        assert!(!log.is_due(&ProxyFault::unreadable("another")));
        assert!(log.is_due(&ProxyFault::Unnamed), "of another kind");
        let long = ProxyFault::unreadable(&"x".repeat(9_999)).to_string();
        assert!(long.len() < 300, "{long}");
        let forged = ProxyFault::origin("https://a\nb", "http://c", "Host").to_string();
        assert!(!forged.contains('\n'), "one line: {forged}");
    }
}
