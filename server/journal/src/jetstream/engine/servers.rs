//! The addresses of the engine.

use async_nats::{ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;
use std::{fmt, str::FromStr};

/// The addresses of an engine's members, and the credentials.
#[derive(Clone)]
pub struct Servers {
    addresses: Vec<ServerAddr>,
    user: Option<(String, String)>,
}

/// The text is no list of addresses.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it takes nats://[user:password@]host:4222[,host2:4222…]")]
pub struct ParseServersError;

impl FromStr for Servers {
    type Err = ParseServersError;

    fn from_str(text: &str) -> Result<Servers, ParseServersError> {
        let (scheme, _) = text.split_once("://").ok_or(ParseServersError)?;
        if !["nats", "tls"].contains(&scheme) {
            return Err(ParseServersError);
        }
        let address = |text: &str| {
            let whole = if text.contains("://") { text } else { &format!("{scheme}://{text}") };
            whole.parse::<ServerAddr>().ok().filter(|address| !address.host().is_empty())
        };
        let addresses: Vec<_> =
            text.split(',').map(address).collect::<Option<_>>().ok_or(ParseServersError)?;
        let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
        let user = addresses.iter().find_map(|address| {
            Some((decoded(address.username()?), decoded(address.password().unwrap_or_default())))
        });
        Ok(Servers { addresses, user })
    }
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
}
