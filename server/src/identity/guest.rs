//! Guests: browsers or programs that hold a random secret.
//!
//! The secret owns seats and games. The server never stores it, only its hash, the [`GuestId`].

use crate::{protocol::error_code::ErrorCode, randomness::Randomness};
use axum::http::{
    HeaderMap,
    header::{AUTHORIZATION, COOKIE},
};
use axum_extra::extract::cookie::{Cookie, SameSite};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};
use time::Duration;

/// The name of the cookie over HTTP. Browsers keep one jar for all ports of a host, so no other program
/// there must use it. Several servers of this program may: a secret is as good at each of them.
const PLAIN_NAME: &str = "tranquility-guest";
/// The former name over HTTP. It is still read there for one release, so that players keep their seats.
const FORMER_NAME: &str = "guest";
/// The name of the cookie over HTTPS. Browsers accept the `__Host-` prefix only from this very host, so
/// that no sibling subdomain can plant a guest.
pub const SECURE_NAME: &str = "__Host-guest";
/// Browsers limit the age of cookies to 400 days.
const COOKIE_AGE: Duration = Duration::days(400);

/// The id of a guest: the first half of the SHA-256 of its secret, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestId(u128);

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for GuestId {
    type Err = BadGuestId;

    fn from_str(text: &str) -> Result<GuestId, BadGuestId> {
        if text.len() != 32 || !text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(BadGuestId);
        }
        u128::from_str_radix(text, 16).map(GuestId).map_err(|_| BadGuestId)
    }
}

/// The text is not the id of a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a guest's id has 32 lower-case hexadecimal digits")]
pub struct BadGuestId;

impl Serialize for GuestId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GuestId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GuestId, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// 32 random bytes known only to the guest, written in base64url without padding.
///
/// Secrets can't be compared outside of tests, so that no comparison leaks timing: a guest is looked up
/// by the hash of the secret, and the timing of that could reveal at most the beginning of a hash,
/// which does not lead to the secret.
#[derive(Clone)]
#[cfg_attr(test, derive(PartialEq, Eq))]
pub struct Secret([u8; 32]);

impl Secret {
    /// Creates a random secret.
    pub fn random(randomness: &Randomness) -> Secret {
        Secret(randomness.bytes())
    }

    pub fn parse(text: &str) -> Option<Secret> {
        URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok().map(Secret)
    }

    /// The secret in plain text, for its owner only.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// The secret as bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The id of the guest with this secret.
    pub fn guest_id(&self) -> GuestId {
        let digest = Sha256::digest(self.0);
        GuestId(digest.iter().take(16).fold(0, |id, &byte| (id << 8) | u128::from(byte)))
    }
}

impl From<[u8; 32]> for Secret {
    fn from(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }
}

/// Redacted, to keep secrets out of logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The cookie that stores a guest's secret in a browser.
#[derive(Clone, Debug)]
pub struct GuestCookie {
    name: &'static str,
    path: String,
    secure: bool,
}

impl GuestCookie {
    /// The cookie of a server below this path; empty for a server that has its host for itself. `secure`:
    /// the browser reaches it over HTTPS. No other cookie counts there.
    ///
    /// The `__Host-` prefix is only for all paths of a host. A server below a path shares its host with
    /// other programs, which must not be sent the secret: that weighs more.
    pub fn below(base_path: &str, secure: bool) -> GuestCookie {
        let is_alone = base_path.is_empty();
        let name = match (secure, is_alone) {
            (true, true) => SECURE_NAME,
            (true, false) => "__Secure-guest",
            (false, _) => PLAIN_NAME,
        };
        let path = if is_alone { "/" } else { base_path }.to_owned();
        GuestCookie { name, path, secure }
    }

    /// The cookie with a secret.
    ///
    /// `Lax`, because with `Strict` a guest who follows a link from a chat would arrive without the
    /// cookie.
    pub fn with(&self, secret: &Secret) -> Cookie<'static> {
        Cookie::build((self.name, secret.reveal()))
            .path(self.path.clone())
            .max_age(COOKIE_AGE)
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.secure)
            .build()
    }

    /// What the browser has stored. Of cookies with the same name the first counts: browsers send the
    /// one with the longest path first, and another server on the host may have set one for all paths.
    fn stored(&self, headers: &HeaderMap) -> Result<Secret, ErrorCode> {
        let cookies = || {
            let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
            texts.flat_map(Cookie::split_parse).flatten()
        };
        let named = |name| cookies().find(|cookie| cookie.name() == name);
        if let Some(cookie) = named(self.name) {
            return Secret::parse(cookie.value()).ok_or(ErrorCode::BadCredentials);
        }
        // Another program's cookie of that name is not taken for one of this server.
        let former = named(FORMER_NAME).filter(|_| !self.secure);
        former.and_then(|cookie| Secret::parse(cookie.value())).ok_or(ErrorCode::NoCredentials)
    }
}

/// The guest who sent a request: browsers authenticate with a cookie, programs with a bearer token.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The guest's id.
    pub id: GuestId,
    /// The guest's secret.
    pub secret: Secret,
}

impl Guest {
    /// The guest authenticated by the headers.
    ///
    /// # Errors
    /// There is no secret, or it is malformed.
    pub fn from_headers(headers: &HeaderMap, cookie: &GuestCookie) -> Result<Guest, ErrorCode> {
        let secret = match bearer(headers)? {
            Some(token) => Secret::parse(token).ok_or(ErrorCode::BadCredentials),
            None => cookie.stored(headers),
        };
        secret.map(Guest::from)
    }
}

impl From<Secret> for Guest {
    fn from(secret: Secret) -> Guest {
        Guest { id: secret.guest_id(), secret }
    }
}

/// The bearer token, if the client sent one. Own code, since `axum-extra` rejects other schemes like
/// malformed tokens.
fn bearer(headers: &HeaderMap) -> Result<Option<&str>, ErrorCode> {
    let Some(value) = headers.get(AUTHORIZATION) else {
        return Ok(None);
    };
    let (scheme, token) = value
        .to_str()
        .ok()
        .and_then(|text| text.split_once(' '))
        .ok_or(ErrorCode::BadCredentials)?;
    if scheme.eq_ignore_ascii_case("bearer") { Ok(Some(token.trim())) } else { Ok(None) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(&'static str, String)]) -> HeaderMap {
        let pairs = pairs.iter().map(|(name, value)| {
            ((*name).parse().expect("a name"), HeaderValue::from_str(value).expect("a value"))
        });
        pairs.collect()
    }

    fn seen(headers: &HeaderMap) -> Result<Guest, ErrorCode> {
        Guest::from_headers(headers, &GuestCookie::below("", false))
    }

    #[test]
    fn the_id_is_half_of_the_hash() {
        let id = Secret([0; 32]).guest_id();
        // SHA-256 of 32 zero bytes begins like this.
        assert_eq!(id.to_string(), "66687aadf862bd776c8fc18b8e9f8e20");
        let json = serde_json::to_string(&id).expect("json");
        assert_eq!(json, "\"66687aadf862bd776c8fc18b8e9f8e20\"");
        assert_eq!(serde_json::from_str::<GuestId>(&json).expect("an id"), id);
    }

    #[test]
    fn other_texts_are_no_ids() {
        for text in ["", "66687aadf862bd776c8fc18b8e9f8e2", "66687AADF862BD776C8FC18B8E9F8E20"] {
            assert_eq!(text.parse::<GuestId>(), Err(BadGuestId), "{text}");
        }
        assert_eq!(format!("+{:031x}", 0).parse::<GuestId>(), Err(BadGuestId));
    }

    #[test]
    fn secrets_differ_and_survive_being_written() {
        let secret = Secret::random(&Randomness::of_test());
        assert_ne!(secret, Secret::random(&Randomness::of_test()));
        assert_eq!(Secret::parse(&secret.reveal()), Some(secret));
    }

    #[test]
    fn a_secret_hides_in_logs() {
        let guest = Guest::from(Secret::random(&Randomness::of_test()));
        assert!(!format!("{guest:?}").contains(&guest.secret.reveal()));
    }

    #[test]
    fn a_guest_comes_by_cookie_or_as_bearer() {
        let secret = Secret::random(&Randomness::of_test());
        let text = secret.reveal();
        for pair in [
            ("cookie", format!("theme=dark; tranquility-guest={text}; guest=1")),
            ("authorization", format!("Bearer {text}")),
            ("authorization", format!("bearer {text}")),
        ] {
            let guest = seen(&headers(&[pair])).expect("a guest");
            assert_eq!(guest.id, secret.guest_id());
        }
    }

    #[test]
    fn a_bearer_token_goes_before_the_cookie() {
        let [ours, theirs] = [Secret([1; 32]), Secret([2; 32])];
        let both = headers(&[
            ("cookie", format!("tranquility-guest={}", theirs.reveal())),
            ("authorization", format!("Bearer {}", ours.reveal())),
        ]);
        assert_eq!(seen(&both).expect("a guest").id, ours.guest_id());
    }

    #[test]
    fn only_the_cookie_of_this_server_counts() {
        let [ours, theirs] = [Secret([1; 32]), Secret([2; 32])];
        let [us, them] = [&ours, &theirs].map(Secret::reveal);
        let seen = |cookies: String, secure| {
            let cookie = GuestCookie::below("", secure);
            Guest::from_headers(&headers(&[("cookie", cookies)]), &cookie).map(|guest| guest.id)
        };
        let planted = format!("guest={them}; tranquility-guest={them}; __Secure-guest={them}");
        assert_eq!(seen(planted.clone(), true), Err(ErrorCode::NoCredentials));
        assert_eq!(seen(format!("{planted}; __Host-guest={us}"), true), Ok(ours.guest_id()));
        // Of other programs on the same host.
        let beside = format!("guest=1; session={them}");
        assert_eq!(seen(beside.clone(), false), Err(ErrorCode::NoCredentials));
        let own = format!("guest={them}; {beside}; tranquility-guest={us}");
        assert_eq!(seen(own, false), Ok(ours.guest_id()));
        // The former name, as long as there is no other.
        assert_eq!(seen(format!("guest={us}"), false), Ok(ours.guest_id()));
    }

    #[test]
    fn strangers_and_forgers_are_told_apart() {
        let long = URL_SAFE_NO_PAD.encode([0; 33]);
        for (pair, code) in [
            (("cookie", "theme=dark".into()), ErrorCode::NoCredentials),
            (("authorization", "Basic dTpw".into()), ErrorCode::NoCredentials),
            (("cookie", "tranquility-guest=".into()), ErrorCode::BadCredentials),
            (("cookie", format!("tranquility-guest={long}")), ErrorCode::BadCredentials),
            (("authorization", "Bearer short".into()), ErrorCode::BadCredentials),
            (("authorization", "Bearer".into()), ErrorCode::BadCredentials),
        ] {
            let shown = format!("{pair:?}");
            assert_eq!(seen(&headers(&[pair])).err(), Some(code), "{shown}");
        }
    }

    #[test]
    fn the_cookie_is_out_of_reach_of_scripts() {
        let written = |secure| GuestCookie::below("", secure).with(&Secret([0; 32])).to_string();
        let cookie = written(false);
        for attribute in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=34560000"] {
            assert!(cookie.contains(attribute), "{cookie}");
        }
        assert!(cookie.starts_with("tranquility-guest=") && !cookie.contains("Secure"));
        let secure = written(true);
        assert!(secure.starts_with("__Host-guest=") && secure.contains("; Secure"), "{secure}");
        assert!(secure.contains("; Path=/;") && !secure.contains("Domain"), "{secure}");
    }

    #[test]
    fn a_cookie_below_a_path_goes_to_no_other_program_of_the_host() {
        let [ours, theirs] = [Secret([1; 32]), Secret([2; 32])];
        let [ours_text, theirs_text] = [ours.reveal(), theirs.reveal()];
        // The cookies of a server at the root of the host come along.
        for (secure, name, other) in [
            (false, "tranquility-guest", "tranquility-guest"),
            (true, "__Secure-guest", "__Host-guest"),
        ] {
            let below = GuestCookie::below("/cards", secure);
            let cookie = below.with(&ours).to_string();
            assert!(cookie.starts_with(&format!("{name}=")), "{cookie}");
            assert!(cookie.contains("; Path=/cards;"), "{cookie}");
            let both = format!("{name}={ours_text}; {other}={theirs_text}");
            let guest = Guest::from_headers(&headers(&[("cookie", both)]), &below);
            assert_eq!(guest.expect("a guest").id, ours.guest_id());
        }
        let planted = headers(&[("cookie", format!("__Secure-guest={ours_text}"))]);
        assert_eq!(seen(&planted).err(), Some(ErrorCode::NoCredentials), "at the root");
    }
}
