//! Trusted proxies, and the client's address according to them.

use crate::http::request_info::proxy_fault::ProxyFault;
use ipnet::IpNet;
use std::{
    net::{IpAddr, SocketAddr},
    str::FromStr,
};

/// More proxies than any request passes.
const MOST_HOPS: usize = 16;

/// The proxies whose headers about a request are believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trusted {
    /// One, through which alone the server can be reached.
    One,
    /// So many, one behind the other, through which alone the server can be reached.
    Hops(usize),
    /// The proxies in these networks.
    Networks(Vec<IpNet>),
}

impl FromStr for Trusted {
    type Err = String;

    fn from_str(text: &str) -> Result<Trusted, String> {
        let bad = || {
            format!(
                "it takes the number of proxies, 1 to {MOST_HOPS}, or their addresses or networks, \
                 such as 127.0.0.1,172.16.0.0/12"
            )
        };
        if let Ok(hops) = text.trim().parse() {
            return if (1..=MOST_HOPS).contains(&hops) {
                Ok(Trusted::Hops(hops))
            } else {
                Err(bad())
            };
        }
        let network = |text: &str| {
            let text = text.trim();
            text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from)).map_err(|_| bad())
        };
        text.split(',').map(network).collect::<Result<_, _>>().map(Trusted::Networks)
    }
}

/// The client of a request, as believed proxies name it.
pub struct Named {
    pub ip: IpAddr,
    /// How many entries at the end of other lists are the believed proxies' own.
    pub hops: usize,
    pub fault: Option<ProxyFault>,
}

impl Trusted {
    /// Whether a connection from that address may be a believed proxy's.
    pub fn includes(&self, peer: IpAddr) -> bool {
        match self {
            Trusted::One | Trusted::Hops(_) => true,
            Trusted::Networks(networks) => {
                let peer = peer.to_canonical();
                networks.iter().any(|network| network.contains(&peer))
            }
        }
    }

    /// The client that `X-Forwarded-For` and `Forwarded` name, where they are there. A proxy that knows one of
    /// them passes on what a client says in the other: where they differ, neither is believed.
    pub fn client_of(&self, peer: IpAddr, headers: [Option<Vec<&str>>; 2]) -> Named {
        match headers.map(|named| named.map(|named| self.client(peer, &named))) {
            [Some(named), Some(other)] if named.ip != other.ip => {
                Named { ip: peer, hops: named.hops, fault: Some(ProxyFault::Contradiction) }
            }
            [Some(named), _] | [None, Some(named)] => named,
            [None, None] => self.client(peer, &[]),
        }
    }

    /// The client that is named, the outermost proxy's word first: each proxy has added the address
    /// that it was connected from. What stands before the believed entries could be forged.
    fn client(&self, peer: IpAddr, named: &[&str]) -> Named {
        let length = named.len();
        let (believed, hops, outermost) = match self {
            // What a browser asked for, a proxy tells as it was told by one before it. To forge that would deceive
            // the forger alone, so that one proxy is believed with what others have added before it.
            Trusted::One => (1, usize::MAX, peer),
            Trusted::Hops(hops) => (*hops, *hops, peer),
            Trusted::Networks(_) => {
                let is_proxy = |ip: &IpAddr| self.includes(*ip);
                let addresses = named.iter().rev().map_while(|text| address(text));
                let proxies: Vec<IpAddr> = addresses.take_while(is_proxy).collect();
                let hops = proxies.len() + 1;
                (hops.min(length.max(1)), hops, proxies.last().copied().unwrap_or(peer))
            }
        };
        // Of fewer entries the first could be the visitor's own.
        let found = length.checked_sub(believed).and_then(|first| named.get(first));
        let (ip, fault) = match found.map(|text| (text, address(text))) {
            None if length == 0 => (peer, Some(ProxyFault::Unnamed)),
            None => (peer, Some(ProxyFault::Shorter { length })),
            Some((text, None)) => (outermost, Some(ProxyFault::unreadable(text))),
            Some((_, Some(ip))) if length > believed && !matches!(self, Trusted::Networks(_)) => {
                (ip, Some(ProxyFault::Longer { length, ip }))
            }
            Some((_, Some(ip))) => (ip, None),
        };
        Named { ip, hops, fault }
    }
}

/// The address in an entry: with or without a port, brackets and quotes.
fn address(entry: &str) -> Option<IpAddr> {
    let text = entry.trim().trim_matches('"');
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let ip = text.parse().ok();
    let ip = ip.or_else(|| text.parse().ok().map(|address: SocketAddr| address.ip()));
    ip.or_else(bare).map(|ip: IpAddr| ip.to_canonical())
}

/// Whether the address belongs to this machine or to a private network.
pub(crate) fn is_private(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Whom the proxies name to a server that is connected from 10.0.0.9.
    fn named(trusted: &str, list: &[&str]) -> (IpAddr, usize, Option<ProxyFault>) {
        let Named { ip: client, hops, fault } =
            trusted.parse::<Trusted>().unwrap().client(ip("10.0.0.9"), list);
        (client, hops, fault)
    }

    #[test]
    fn addresses_are_read_in_every_form_that_proxies_write() {
        for (entry, read) in [
            ("203.0.113.5", "203.0.113.5"),
            ("203.0.113.5:51234", "203.0.113.5"),
            (" 203.0.113.5 ", "203.0.113.5"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:443", "2001:db8::1"),
            ("\"[2001:db8::1]:443\"", "2001:db8::1"),
            ("\"203.0.113.5:80\"", "203.0.113.5"),
            ("::ffff:203.0.113.5", "203.0.113.5"),
        ] {
            assert_eq!(address(entry), Some(ip(read)), "{entry}");
        }
        for entry in ["", "unknown", "_hidden", "203.0.113.5:", "203.0.113", "[203.0.113.5", "a:80"]
        {
            assert_eq!(address(entry), None, "{entry}");
        }
    }

    #[test]
    fn a_number_of_proxies_believes_as_many_entries() {
        let [client, forged, proxy] = ["203.0.113.5:4711", "198.51.100.1", "10.0.0.2"];
        assert_eq!(named("1", &[client]), (ip("203.0.113.5"), 1, None));
        assert_eq!(named("2", &[client, proxy]), (ip("203.0.113.5"), 2, None));
        let (seen, _, fault) = named("2", &[forged, client, proxy]);
        assert_eq!(seen, ip("203.0.113.5"));
        assert_eq!(fault, Some(ProxyFault::Longer { length: 3, ip: seen }));
        let (seen, _, fault) = named("2", &[client]);
        assert_eq!((seen, fault), (ip("10.0.0.9"), Some(ProxyFault::Shorter { length: 1 })));
        assert_eq!(named("1", &[]), (ip("10.0.0.9"), 1, Some(ProxyFault::Unnamed)));
        let unreadable = Some(ProxyFault::unreadable("unknown"));
        assert_eq!(named("1", &[client, "unknown"]), (ip("10.0.0.9"), 1, unreadable));
    }

    #[test]
    fn networks_of_proxies_are_walked_through_to_the_first_stranger() {
        let [forged, client, proxy] = ["198.51.100.1", "[2001:db8::7]:443", "192.0.2.4"];
        let networks = "10.0.0.0/8, 192.0.2.4";
        assert_eq!(named(networks, &[forged, client, proxy]), (ip("2001:db8::7"), 2, None));
        assert_eq!(named(networks, &[forged, client]), (ip("2001:db8::7"), 1, None));
        assert_eq!(named(networks, &["10.1.1.1", proxy]), (ip("10.1.1.1"), 3, None), "their own");
        let many = [&[forged, client][..], &[proxy; 20]].concat();
        assert_eq!(named(networks, &many), (ip("2001:db8::7"), 21, None));
        assert_eq!(named(networks, &[]), (ip("10.0.0.9"), 1, Some(ProxyFault::Unnamed)));
        let unreadable = Some(ProxyFault::unreadable("unknown"));
        assert_eq!(named(networks, &["unknown", proxy]), (ip("192.0.2.4"), 2, unreadable));
        let trusted: Trusted = networks.parse().unwrap();
        assert!(trusted.includes(ip("::ffff:10.2.3.4")) && !trusted.includes(ip("192.0.2.5")));
    }

    #[test]
    fn what_names_no_proxies_is_refused() {
        for text in ["", "0", "17", "-1", "1,", "yes", "10.0.0.0/33", "10.0.0.1,proxy", "1.5"] {
            assert!(text.parse::<Trusted>().is_err(), "{text}");
        }
    }
}
