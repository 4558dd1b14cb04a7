//! The servers at which tables are played.

use super::draw::Draw;
use std::net::SocketAddr;

/// Servers that all serve the same tables.
#[derive(Clone)]
pub struct Servers {
    addresses: Vec<SocketAddr>,
}

impl Servers {
    /// A server that nothing goes wrong with until the epoch is over.
    pub fn one(address: SocketAddr) -> Servers {
        Servers { addresses: vec![address] }
    }

    /// Servers of which some are away, or without storage, at any time.
    pub fn several(addresses: Vec<SocketAddr>) -> Servers {
        Servers { addresses }
    }

    /// Whether it is no fault if one can't be reached, or says that it can't store anything.
    pub fn may_fail(&self) -> bool {
        self.addresses.len() > 1
    }

    /// The server at which a guest begins: neighbours at a table begin at different ones.
    pub fn of(&self, guest: u8) -> SocketAddr {
        self.addresses[usize::from(guest) % self.addresses.len()]
    }

    /// One of them.
    pub fn any(&self, draw: &mut Draw) -> SocketAddr {
        self.addresses[draw.index(self.addresses.len())]
    }
}
