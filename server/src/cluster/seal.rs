//! The proof by which a node knows that a request was passed on by another one.
//!
//! What the other node tells of the request's client stands in a header with a code of authentication (HMAC-SHA256),
//! whose key all nodes derive from the server's secret. It is of one method, one path and one minute.

use axum::http::{HeaderName, HeaderValue, request::Parts};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::Sha256;

const HEADER: HeaderName = HeaderName::from_static("x-tranquility-passed-on");
/// How far the clocks of two nodes may be apart, in milliseconds, with the time that a request takes.
const VALID_FOR: u64 = 60_000;

/// The key of all nodes, as a block of the hash.
pub struct Seal([u8; 64]);

/// What is sealed.
#[derive(Serialize, Deserialize)]
struct Sealed<T> {
    /// Milliseconds since 1970 (UTC).
    at: u64,
    told: T,
}

impl Seal {
    /// The seal with that key.
    pub fn new(key: [u8; 32]) -> Seal {
        // HMAC pads short keys with zeros.
        let mut block = [0; 64];
        block[..key.len()].copy_from_slice(&key);
        Seal(block)
    }

    /// Adds to a request what this node tells of it at that moment.
    pub(crate) fn put_on<T: Serialize>(
        &self,
        parts: &mut Parts,
        told: &T,
        now: u64,
    ) -> Result<(), serde_json::Error> {
        let sealed = BASE64.encode(serde_json::to_vec(&Sealed { at: now, told })?);
        let code = BASE64.encode(self.code(parts, &sealed).finalize().into_bytes());
        // Both are of letters, digits, `-` and `_`.
        if let Ok(value) = HeaderValue::try_from(format!("{sealed}.{code}")) {
            parts.headers.insert(HEADER, value);
        }
        Ok(())
    }

    /// Takes from a request what another node tells of it; `None` if none has passed it on.
    pub(crate) fn take_off<T: DeserializeOwned>(&self, parts: &mut Parts, now: u64) -> Option<T> {
        let header = parts.headers.remove(HEADER)?;
        let (sealed, code) = header.to_str().ok()?.split_once('.')?;
        self.code(parts, sealed).verify_slice(&BASE64.decode(code).ok()?).ok()?;
        let Sealed { at, told } = serde_json::from_slice(&BASE64.decode(sealed).ok()?).ok()?;
        (now.abs_diff(at) <= VALID_FOR).then_some(told)
    }

    fn code(&self, parts: &Parts, sealed: &str) -> Hmac<Sha256> {
        // No part holds a space.
        let target = parts.uri.path_and_query().map_or("/", |target| target.as_str());
        let mut code = Hmac::<Sha256>::new(&self.0.into());
        for part in [parts.method.as_str(), " ", target, " ", sealed] {
            code.update(part.as_bytes());
        }
        code
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{Method, Request};

    const NOW: u64 = 1_800_000_000_000;

    fn sealed() -> Parts {
        let (mut parts, ()) = Request::get("/api/rooms/abc?x=1").body(()).unwrap().into_parts();
        Seal::new([7; 32]).put_on(&mut parts, &"203.0.113.5", NOW).unwrap();
        parts
    }

    fn told(mut parts: Parts, key: u8, now: u64) -> Option<String> {
        Seal::new([key; 32]).take_off(&mut parts, now)
    }

    #[test]
    fn what_a_node_tells_is_believed() {
        assert_eq!(told(sealed(), 7, NOW + 59_000).as_deref(), Some("203.0.113.5"));
        assert_eq!(told(sealed(), 7, NOW - 59_000).as_deref(), Some("203.0.113.5"));
    }

    #[test]
    fn what_others_tell_is_not() {
        assert_eq!(told(sealed(), 8, NOW), None, "another key");
        assert_eq!(told(sealed(), 7, NOW + 61_000), None, "long ago");
        let mut parts = sealed();
        parts.uri = "/api/rooms/abd?x=1".parse().unwrap();
        assert_eq!(told(parts, 7, NOW), None, "another path");
        let mut parts = sealed();
        parts.method = Method::POST;
        assert_eq!(told(parts, 7, NOW), None, "another method");
        let forged = BASE64.encode(format!("{{\"at\":{NOW},\"told\":\"192.0.2.1\"}}"));
        let sound = sealed();
        let (_, code) = sound.headers[HEADER].to_str().unwrap().split_once('.').unwrap();
        for value in [format!("{forged}.{code}"), forged, String::new(), ".".into()] {
            let mut parts = sealed();
            parts.headers.insert(HEADER, value.parse().unwrap());
            assert_eq!(told(parts, 7, NOW), None);
        }
    }
}
