//! Limits of an address and of a guest: rates of requests, creations and wrong codes, and numbers of connections.
//!
//! An address is an IPv4 address or an IPv6 network of 64 bits, which one customer usually has. What lies over a
//! limit is refused before it costs anything. The counts are of this process, and start anew with it. Rates of a
//! connection are beside what it sends: of commands in `room/options.rs`, of bytes in `websocket/byte_limit.rs`.

pub(crate) mod bucket;
pub(crate) mod permits;

use crate::{
    identity::guest::GuestId,
    limits::{
        bucket::Buckets,
        permits::{Permit, Permits},
    },
    ops::process::lock,
    protocol::error_code::ErrorCode,
};
use std::{
    collections::HashMap,
    net::IpAddr,
    num::{NonZeroU32, NonZeroUsize},
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::{sync::Semaphore, time::Instant};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
/// The burst of requests, in seconds of the rate: ten.
const AT_ONCE: f64 = 10.0;
/// The interval at which inactive addresses and guests are forgotten.
const FORGET_EVERY: Duration = MINUTE;

/// One in so many connections of an address is reserved for players and hosts.
const RESERVED: u32 = 4;

/// The look-ups of who is seated or host, at tables that are not live and for an address over its limits.
const LOOKUPS_PER_SECOND: NonZeroU32 = at_least_one(5);

/// How many faults of pages are logged, of an address and of all: at once, and then every minute.
const FAULTS: [(f64, f64); 2] = [(5.0, 1.0), (20.0, 10.0)];

/// How long an address is refused after too many wrong codes.
const SHUT_OUT: Duration = MINUTE;

/// The limits.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct LimitOptions {
    /// Requests per second of an address; the burst is ten times as many
    #[arg(skip = at_least_one(30))]
    pub requests_per_second: NonZeroU32,
    /// Tables, uploads and links that an address may create per hour; the burst is half as many
    #[arg(skip = at_least_one(120))]
    pub creations_per_hour: NonZeroU32,
    /// Wrong codes that an address may try per minute; after that, it is refused for a minute
    #[arg(skip = at_least_one(20))]
    pub wrong_codes_per_minute: NonZeroU32,
    /// Open connections in total
    #[arg(long, env = "TRANQUILITY_MAX_CONNECTIONS", default_value = "10000", value_name = "N")]
    pub max_connections: NonZeroUsize,
    /// Open connections of an address; behind a proxy only WebSockets and event streams
    #[arg(skip = at_least_one(200))]
    pub connections_per_address: NonZeroU32,
    /// Open WebSockets of a guest
    #[arg(skip = at_least_one(30))]
    pub connections_per_guest: NonZeroU32,
}

/// A client's address, widened to what one customer usually has.
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

/// Whom a request counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Client {
    Address(Address),
    /// A guest, where that guest holds a seat or is host: strangers at the same address don't count there.
    Guest(GuestId),
}

impl From<Address> for Client {
    fn from(address: Address) -> Client {
        Client::Address(address)
    }
}

/// The number, or 1 instead of 0.
pub(crate) const fn at_least_one(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// The counters of all limits.
pub struct Limits {
    options: LimitOptions,
    requests: Buckets<Client>,
    creations: Buckets<Client>,
    wrong_codes: Buckets<Address>,
    lookups: Buckets<Address>,
    faults: Buckets<Address>,
    all_faults: Buckets<()>,
    /// The addresses that have tried too many codes, and until when they are refused. The lock is held
    /// only for lookups.
    shut_out: Mutex<HashMap<Address, Instant>>,
    all: Arc<Semaphore>,
    /// All accepted connections.
    accepted: Permits<Address>,
    /// WebSockets and event streams.
    addresses: Permits<Address>,
    guests: Permits<GuestId>,
}

impl Limits {
    /// Creates the counters.
    pub fn new(options: LimitOptions) -> Arc<Limits> {
        let LimitOptions {
            requests_per_second, creations_per_hour, wrong_codes_per_minute, ..
        } = options;
        let [requests, creations, wrong_codes, lookups] =
            [requests_per_second, creations_per_hour, wrong_codes_per_minute, LOOKUPS_PER_SECOND]
                .map(|limit| f64::from(limit.get()));
        let (requests_at_once, creations_at_once) = (requests * AT_ONCE, (creations / 2.0).floor());
        let [faults, all_faults] = FAULTS;
        Arc::new(Limits {
            options,
            requests: Buckets::new(requests, SECOND, requests_at_once),
            creations: Buckets::new(creations, HOUR, creations_at_once),
            wrong_codes: Buckets::new(wrong_codes, MINUTE, wrong_codes),
            lookups: Buckets::new(lookups, SECOND, lookups),
            faults: Buckets::new(faults.1, MINUTE, faults.0),
            all_faults: Buckets::new(all_faults.1, MINUTE, all_faults.0),
            shut_out: Mutex::default(),
            all: Arc::new(Semaphore::new(
                options.max_connections.get().min(Semaphore::MAX_PERMITS),
            )),
            accepted: Permits::new(options.connections_per_address),
            addresses: Permits::new(options.connections_per_address),
            guests: Permits::new(options.connections_per_guest),
        })
    }

    /// Counts a request.
    pub fn request(&self, client: impl Into<Client>) -> Result<(), ErrorCode> {
        within(self.requests.take(client.into()), ErrorCode::TooManyRequests)
    }

    /// Counts the creation of a durable object: a table, an upload, a link.
    pub fn creation(&self, client: impl Into<Client>) -> Result<(), ErrorCode> {
        within(self.creations.take(client.into()), ErrorCode::TooManyCreations)
    }

    /// Takes back that a creation was counted, which has failed for no fault of the client.
    pub fn not_created(&self, client: impl Into<Client>) {
        self.creations.give_back(&client.into());
    }

    /// Whether it may be looked up once more for an address over its limits who is seated or host.
    pub fn look_up(&self, address: Address) -> bool {
        self.lookups.take(address)
    }

    /// Whether a fault of a page at that address is logged.
    pub fn fault(&self, address: Address) -> bool {
        self.faults.take(address) && self.all_faults.take(())
    }

    /// Checks that an address has not tried too many wrong codes.
    pub fn may_try_codes(&self, address: Address) -> Result<(), ErrorCode> {
        match lock(&self.shut_out).get(&address) {
            Some(end) if Instant::now() < *end => Err(ErrorCode::TooManyGuesses),
            _ => Ok(()),
        }
    }

    /// Counts a wrong code.
    pub fn wrong_code(&self, address: Address) {
        if !self.wrong_codes.take(address) {
            lock(&self.shut_out).insert(address, Instant::now() + SHUT_OUT);
        }
    }

    /// Counts an accepted connection until its ticket is dropped. `None` is the address of a trusted
    /// proxy.
    pub fn accept(&self, address: Option<Address>) -> Result<Accepted, ErrorCode> {
        let all = self.all.clone().try_acquire_owned().map_err(|_| ErrorCode::ServerFull)?;
        let take = |address| self.accepted.take(address).ok_or(ErrorCode::TooManyConnections);
        Ok(Accepted { _all: all, _address: address.map(take).transpose()? })
    }

    /// Whether a further connection of that address would be refused.
    pub fn is_full(&self, address: Option<Address>) -> bool {
        self.all.available_permits() == 0
            || address.is_some_and(|address| self.accepted.left(&address) == 0)
    }

    /// Counts an event stream until its permit is dropped.
    pub fn enter_stream(&self, address: Address) -> Result<Permit, ErrorCode> {
        let permit = self.addresses.take(address).ok_or(ErrorCode::TooManyConnections)?;
        within(!self.uses_reserved(address), ErrorCode::TooManyConnections)?;
        Ok(permit)
    }

    /// Counts a WebSocket until its ticket is dropped.
    pub fn connect(&self, address: Address, guest: GuestId) -> Result<Ticket, ErrorCode> {
        let permit = self.addresses.take(address).ok_or(ErrorCode::TooManyConnections)?;
        let ticket = self.connect_first(address, guest)?;
        let reserved = self.uses_reserved(address);
        Ok(Ticket { reserved, _address: Some(permit), ..ticket })
    }

    /// Counts the WebSocket of a guest to a table at which that guest is seated or host, until its ticket
    /// is dropped. The others of the address do not matter.
    pub fn connect_first(&self, address: Address, guest: GuestId) -> Result<Ticket, ErrorCode> {
        let guest = self.guests.take(guest).ok_or(ErrorCode::TooManyConnections)?;
        Ok(Ticket { address, reserved: false, _address: None, _guest: guest })
    }

    /// Whether the address uses connections reserved for its players and hosts.
    fn uses_reserved(&self, address: Address) -> bool {
        let most = self.options.connections_per_address.get();
        self.addresses.left(&address) < (most / RESERVED) as usize
    }

    /// Forgets inactive addresses and guests at intervals. Never completes.
    pub async fn forget(&self) {
        let mut ticks = tokio::time::interval(FORGET_EVERY);
        loop {
            ticks.tick().await;
            lock(&self.shut_out).retain(|_, end| Instant::now() < *end);
            for buckets in [&self.requests, &self.creations] {
                buckets.forget_full();
            }
            for buckets in [&self.wrong_codes, &self.lookups, &self.faults] {
                buckets.forget_full();
            }
            for permits in [&self.accepted, &self.addresses] {
                permits.forget_unused();
            }
            self.guests.forget_unused();
        }
    }
}

/// Refuses what is not within a limit.
fn within(is_within: bool, limit: ErrorCode) -> Result<(), ErrorCode> {
    if is_within { Ok(()) } else { Err(limit) }
}

/// An accepted connection, counted until this is dropped.
pub struct Accepted {
    _all: Permit,
    _address: Option<Permit>,
}

/// An open WebSocket, counted until this is dropped.
pub struct Ticket {
    address: Address,
    reserved: bool,
    /// `None` for a guest who is seated or host while the address has all of its connections.
    _address: Option<Permit>,
    _guest: Permit,
}

impl Ticket {
    /// The client's address.
    pub fn address(&self) -> Address {
        self.address
    }

    /// Whether it uses a connection reserved for players and hosts.
    pub fn is_reserved(&self) -> bool {
        self.reserved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Arc<Limits> {
        Limits::new(LimitOptions {
            requests_per_second: at_least_one(2),
            creations_per_hour: at_least_one(4),
            wrong_codes_per_minute: at_least_one(2),
            max_connections: NonZeroUsize::new(5).unwrap(),
            connections_per_address: at_least_one(4),
            connections_per_guest: at_least_one(2),
        })
    }

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    fn guest(number: u8) -> GuestId {
        format!("{number:032x}").parse().unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn few_faults_of_an_address_are_logged_and_not_many_of_all() {
        let limits = limits();
        let logged = |last: u8| {
            let address = address(&format!("192.0.2.{last}"));
            (0..50).filter(|_| limits.fault(address)).count()
        };
        assert_eq!(logged(1), 5);
        assert_eq!((2..50).map(logged).sum::<usize>(), 15);
        tokio::time::advance(MINUTE).await;
        assert_eq!((logged(1), logged(2)), (1, 1));
    }

    #[test]
    fn an_address_is_what_one_customer_has() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!(address("192.0.2.1"), address("::ffff:192.0.2.1"));
    }

    #[test]
    fn each_address_has_its_own_budget() {
        let limits = limits();
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!((0..100).filter(|_| limits.request(one).is_ok()).count(), 20);
        assert_eq!(limits.request(one), Err(ErrorCode::TooManyRequests));
        assert_eq!(limits.request(other), Ok(()));
        assert_eq!((0..100).filter(|_| limits.creation(one).is_ok()).count(), 2);
        assert_eq!(limits.creation(one), Err(ErrorCode::TooManyCreations));
        assert_eq!(limits.creation(other), Ok(()));
        limits.not_created(one);
        assert_eq!(limits.creation(one), Ok(()));
        assert_eq!(limits.creation(one), Err(ErrorCode::TooManyCreations));
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_that_tries_many_codes_is_refused_for_a_while() {
        let limits = limits();
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        for _ in 0..2 {
            limits.wrong_code(one);
            assert_eq!(limits.may_try_codes(one), Ok(()));
        }
        limits.wrong_code(one);
        assert_eq!(limits.may_try_codes(one), Err(ErrorCode::TooManyGuesses));
        assert_eq!(limits.may_try_codes(other), Ok(()));
        tokio::time::advance(SHUT_OUT).await;
        assert_eq!(limits.may_try_codes(one), Ok(()));
    }

    #[test]
    fn connections_count_while_they_are_open() {
        let limits = limits();
        let home = address("192.0.2.1");
        let connect = |number| limits.connect(home, guest(number));
        let first = connect(1).unwrap();
        let _second = connect(1).unwrap();
        assert_eq!(connect(1).err(), Some(ErrorCode::TooManyConnections), "of that guest");
        let _others = [connect(2).unwrap(), connect(2).unwrap()];
        assert_eq!(connect(3).err(), Some(ErrorCode::TooManyConnections), "of that address");
        assert!(limits.connect(address("192.0.2.2"), guest(3)).is_ok());
        drop(first);
        assert!(connect(1).is_ok());
    }

    #[test]
    fn some_connections_of_an_address_are_kept_for_players() {
        let limits = limits();
        let home = address("192.0.2.1");
        let _list = limits.enter_stream(home).unwrap();
        let sockets = [1, 2].map(|number| limits.connect(home, guest(number)).unwrap());
        assert!(sockets.iter().all(|ticket| !ticket.is_reserved()));
        assert_eq!(limits.enter_stream(home).err(), Some(ErrorCode::TooManyConnections));
        let last = limits.connect(home, guest(3)).unwrap();
        assert!(last.is_reserved());
        assert!(limits.enter_stream(address("192.0.2.2")).is_ok());
    }

    #[test]
    fn what_is_accepted_is_bounded_for_each_address_and_in_all() {
        let limits = limits();
        let home = Some(address("192.0.2.1"));
        let mut accepted: Vec<_> = (0..4).map(|_| limits.accept(home).unwrap()).collect();
        assert_eq!(limits.accept(home).err(), Some(ErrorCode::TooManyConnections));
        accepted.push(limits.accept(None).unwrap());
        assert_eq!(limits.accept(None).err(), Some(ErrorCode::ServerFull));
        accepted.clear();
        assert!(limits.accept(home).is_ok());
    }
}
