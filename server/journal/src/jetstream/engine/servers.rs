//! The addresses of the engine.

use async_nats::{ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;
use std::{fmt, str::FromStr};

/// The addresses of an engine's members, and the credentials.
#[derive(Clone)]
pub struct Servers {
    addresses: Vec<ServerAddr>,
    user: Option<User>,
}

/// The text is no list of addresses.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "it takes nats://[user:password@]host:4222[,host2:4222…]; in the password, other characters than letters \
     and digits are percent-encoded (%40 for @, %25 for %)"
)]
pub struct ParseServersError;

impl FromStr for Servers {
    type Err = ParseServersError;

    fn from_str(text: &str) -> Result<Servers, ParseServersError> {
        let (scheme, _) = text.split_once("://").ok_or(ParseServersError)?;
        if !["nats", "tls"].contains(&scheme) {
            return Err(ParseServersError);
        }
        let parts = text.split(',').enumerate();
        let parts = parts.map(|(number, part)| part_of(number == 0, scheme, part));
        let parts: Vec<_> = parts.collect::<Option<_>>().ok_or(ParseServersError)?;
        let user = parts.iter().find_map(|(user, _)| user.clone());
        let addresses = parts.into_iter().map(|(_, address)| address).collect();
        Ok(Servers { addresses, user })
    }
}

type User = (String, String);

/// A member's address, with the credentials if it has any. What could be a piece of a password that was not
/// percent-encoded is no address: it would be shown as one.
fn part_of(first: bool, scheme: &str, part: &str) -> Option<(Option<User>, ServerAddr)> {
    let (own, part) = part.split_once("://").map_or((None, part), |(own, part)| (Some(own), part));
    let (user, host) =
        part.rsplit_once('@').map_or((None, part), |(user, host)| (Some(user), host));
    let user = match user {
        Some(user) if first || own.is_some() => Some(credentials(user)?),
        Some(_) => return None,
        None => None,
    };
    let host = host.strip_suffix('/').unwrap_or(host);
    let address: ServerAddr = format!("{}://{host}", own.unwrap_or(scheme)).parse().ok()?;
    let plain = !host.contains(['/', '?', '#']) && !address.host().is_empty();
    plain.then_some((user, address))
}

/// The user and the password, whose percent-encoding must be sound.
fn credentials(text: &str) -> Option<User> {
    let decoded = |text: &str| {
        let sound =
            |after: &str| after.get(..2)?.chars().all(|c| c.is_ascii_hexdigit()).then_some(());
        text.split('%').skip(1).try_for_each(sound)?;
        percent_decode_str(text).decode_utf8().ok().map(Into::into)
    };
    let (user, password) = text.split_once(':').unwrap_or((text, ""));
    Some((decoded(user)?, decoded(password)?))
}

/// Without the password.
impl fmt::Display for Servers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, address) in self.addresses.iter().enumerate() {
            let before = if number == 0 { "nats://" } else { "," };
            write!(f, "{before}{}:{}", address.host(), address.port())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Servers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Servers {
    /// All configured members.
    pub fn addresses(&self) -> &[ServerAddr] {
        &self.addresses
    }

    /// Options for connecting with the credentials.
    pub fn options(&self) -> ConnectOptions {
        match self.user.clone() {
            Some((user, password)) => ConnectOptions::with_user_and_password(user, password),
            None => ConnectOptions::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_the_password_is_never_shown() {
        let servers: Servers =
            "nats://ana:s%40cret@one:4223,two,tls://[::1]:9".parse().expect("read");
        assert_eq!(servers.to_string(), "nats://one:4223,two:4222,::1:9");
        assert_eq!(format!("{servers:?}"), servers.to_string());
        assert_eq!(servers.user, Some(("ana".into(), "s@cret".into())));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in
            ["", "sqlite", "host:4222", "http://host", "nats://", "nats://one,", "nats://a b"]
        {
            assert_eq!(text.parse::<Servers>().err(), Some(ParseServersError), "{text}");
        }
    }

    #[test]
    fn no_piece_of_a_password_is_taken_for_an_address() {
        for password in ["12,34", "1%34%", "1%zz", "1%", "%ff"] {
            let text = format!("nats://ana:{password}@one:4222");
            assert_eq!(text.parse::<Servers>().err(), Some(ParseServersError), "{text}");
        }
        for (text, password) in [
            ("nats://ana:1%25%2c:+=@one/", "1%,:+="),
            ("nats://ana:12/3?4#5@6@one:4222", "12/3?4#5@6"),
            ("nats://ana:s@one,nats://ana:s@two", "s"),
            ("tls://ana@one", ""),
        ] {
            let servers: Servers = text.parse().expect(text);
            assert_eq!(servers.user, Some(("ana".into(), password.into())));
            assert_eq!(servers.addresses[0].host(), "one");
        }
    }
}
