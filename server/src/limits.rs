//! How much one address, one guest and one room may ask of the server.
//!
//! An address is an IPv4 address or the IPv6 network of 64 bits that one customer usually has. What
//! is over a limit is refused at once and costs next to nothing. All counts are soft state of this
//! process.

use crate::{error::Code, guest::GuestId};
use governor::{DefaultKeyedRateLimiter, Quota};
use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// How many seconds' worth of requests may come at once: ten.
const AT_ONCE: NonZeroU32 = NonZeroU32::MIN.saturating_add(9);
/// How often those are forgotten who have asked for nothing lately.
const FORGET_EVERY: Duration = Duration::from_secs(60);

/// How much may be asked for.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct LimitOptions {
    /// Requests an address may send per second, and ten times as many at once
    #[arg(long, env = "TRANQUILITY_REQUESTS_PER_SECOND", default_value = "30", value_name = "N")]
    pub requests_per_second: NonZeroU32,
    /// Tables, uploads and links an address may make per hour; half as many at once
    #[arg(long, env = "TRANQUILITY_CREATIONS_PER_HOUR", default_value = "120", value_name = "N")]
    pub creations_per_hour: NonZeroU32,
    /// Open WebSockets from an address
    #[arg(
        long,
        env = "TRANQUILITY_CONNECTIONS_PER_ADDRESS",
        default_value_t = 200,
        value_name = "N"
    )]
    pub connections_per_address: u32,
    /// Open WebSockets of a guest
    #[arg(long, env = "TRANQUILITY_CONNECTIONS_PER_GUEST", default_value_t = 30, value_name = "N")]
    pub connections_per_guest: u32,
    /// Open WebSockets of a room
    #[arg(long, env = "TRANQUILITY_CONNECTIONS_PER_ROOM", default_value_t = 200, value_name = "N")]
    pub connections_per_room: u32,
}

/// Where somebody comes from: what one customer of the internet usually has to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(u128);

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Address {
        match ip.to_canonical() {
            IpAddr::V4(ip) => Address(u32::from(ip).into()),
            IpAddr::V6(ip) => Address(u128::from(ip) & !u128::from(u64::MAX)),
        }
    }
}

/// Counts what is asked for.
pub struct Limits {
    options: LimitOptions,
    requests: DefaultKeyedRateLimiter<Address>,
    creations: DefaultKeyedRateLimiter<Address>,
    /// Held only to count.
    connections: Mutex<Connections>,
}

#[derive(Default)]
struct Connections {
    addresses: HashMap<Address, u32>,
    guests: HashMap<GuestId, u32>,
    rooms: HashMap<String, u32>,
}

impl Limits {
    /// Nobody has asked for anything yet.
    pub fn new(options: LimitOptions) -> Arc<Limits> {
        let LimitOptions { requests_per_second, creations_per_hour, .. } = options;
        let requests = Quota::per_second(requests_per_second)
            .allow_burst(requests_per_second.saturating_mul(AT_ONCE));
        let half = NonZeroU32::new(creations_per_hour.get() / 2).unwrap_or(NonZeroU32::MIN);
        let creations = Quota::per_hour(creations_per_hour).allow_burst(half);
        Arc::new(Limits {
            options,
            requests: DefaultKeyedRateLimiter::keyed(requests),
            creations: DefaultKeyedRateLimiter::keyed(creations),
            connections: Mutex::default(),
        })
    }

    /// Counts a request.
    ///
    /// # Errors
    /// [`Code::TooManyRequests`]
    pub fn request(&self, address: Address) -> Result<(), Code> {
        self.requests.check_key(&address).map_err(|_| Code::TooManyRequests)
    }

    /// Counts something that is made to last: a table, an upload, a link.
    ///
    /// # Errors
    /// [`Code::TooManyCreations`]
    pub fn creation(&self, address: Address) -> Result<(), Code> {
        self.creations.check_key(&address).map_err(|_| Code::TooManyCreations)
    }

    /// Counts a connection for as long as its ticket lives.
    ///
    /// # Errors
    /// [`Code::TooManyConnections`] or, where it is the room that is full, [`Code::RoomCrowded`].
    pub fn connect(
        self: &Arc<Limits>,
        address: Address,
        guest: GuestId,
        room: &str,
    ) -> Result<Ticket, Code> {
        let mut connections = self.connections();
        let of = |count: Option<&u32>| count.copied().unwrap_or(0);
        if of(connections.addresses.get(&address)) >= self.options.connections_per_address
            || of(connections.guests.get(&guest)) >= self.options.connections_per_guest
        {
            return Err(Code::TooManyConnections);
        }
        if of(connections.rooms.get(room)) >= self.options.connections_per_room {
            return Err(Code::RoomCrowded);
        }
        *connections.addresses.entry(address).or_default() += 1;
        *connections.guests.entry(guest).or_default() += 1;
        *connections.rooms.entry(room.to_owned()).or_default() += 1;
        drop(connections);
        Ok(Ticket { limits: self.clone(), address, guest, room: room.to_owned() })
    }

    /// Forgets those who have asked for nothing lately, every now and then, for as long as this is
    /// awaited.
    pub async fn forget(&self) {
        let mut ticks = tokio::time::interval(FORGET_EVERY);
        loop {
            ticks.tick().await;
            for limiter in [&self.requests, &self.creations] {
                limiter.retain_recent();
                limiter.shrink_to_fit();
            }
        }
    }

    fn connections(&self) -> MutexGuard<'_, Connections> {
        // Counts are whole at every moment, even if a holder of the lock panicked.
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An open connection, counted until it is dropped.
pub struct Ticket {
    limits: Arc<Limits>,
    address: Address,
    guest: GuestId,
    room: String,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut connections = self.limits.connections();
        release(&mut connections.addresses, &self.address);
        release(&mut connections.guests, &self.guest);
        release(&mut connections.rooms, &self.room);
    }
}

fn release<K: Eq + Hash>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Arc<Limits> {
        Limits::new(LimitOptions {
            requests_per_second: NonZeroU32::new(2).unwrap(),
            creations_per_hour: NonZeroU32::new(4).unwrap(),
            connections_per_address: 3,
            connections_per_guest: 2,
            connections_per_room: 2,
        })
    }

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    fn guest(number: u8) -> GuestId {
        format!("{number:032x}").parse().unwrap()
    }

    #[test]
    fn an_address_is_what_one_customer_has() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!(address("192.0.2.1"), address("::ffff:192.0.2.1"));
    }

    #[test]
    fn each_address_has_its_own_measure() {
        let limits = limits();
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!((0..100).filter(|_| limits.request(one).is_ok()).count(), 20);
        assert_eq!(limits.request(one), Err(Code::TooManyRequests));
        assert_eq!(limits.request(other), Ok(()));
        assert_eq!((0..100).filter(|_| limits.creation(one).is_ok()).count(), 2);
        assert_eq!(limits.creation(one), Err(Code::TooManyCreations));
        assert_eq!(limits.creation(other), Ok(()));
    }

    #[test]
    fn connections_count_while_they_are_open() {
        let limits = limits();
        let home = address("192.0.2.1");
        let connect = |number, room: &str| limits.connect(home, guest(number), room);
        let first = connect(1, "a").unwrap();
        let _second = connect(1, "b").unwrap();
        assert_eq!(connect(1, "c").err(), Some(Code::TooManyConnections), "of that guest");
        let third = connect(2, "a").unwrap();
        assert_eq!(connect(3, "c").err(), Some(Code::TooManyConnections), "of that address");
        let away = address("192.0.2.2");
        assert_eq!(limits.connect(away, guest(4), "a").err(), Some(Code::RoomCrowded));
        drop((first, third));
        assert!(limits.connect(away, guest(4), "a").is_ok());
        assert!(connect(1, "c").is_ok());
        let connections = limits.connections();
        assert_eq!(connections.addresses.len(), 1, "nothing is kept of those who have gone");
        assert_eq!((connections.guests.len(), connections.rooms.len()), (1, 1));
    }
}
