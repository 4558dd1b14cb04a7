//! The browsers in which guests want to be notified, in a stream of each guest.

use crate::{identity::guest::GuestId, ops::entries};
use axum::http::Uri;
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use journal::{Journal, JournalError, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use web_push_native::{Auth, p256::PublicKey};

/// The prefix of the streams. The newest entry of each is a list; those before are never read.
const STREAMS: &str = "push/";
/// In how many browsers a guest can be notified; a new one takes the place of the oldest.
const MOST: usize = 5;
/// The most characters of an address.
const ENDPOINT: usize = 1_000;
/// The most characters of a title.
const TITLE: usize = 60;

/// The push services of browsers, by the ends of their hosts' names: no other address is ever asked, or else
/// guests could have the server ask any.
const SERVICES: [&str; 5] = [
    "fcm.googleapis.com",
    // Of Chromium without keys of Google's.
    "jmt17.google.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
];
/// The push services of tests.
const TEST_SERVICES: [&str; 2] = ["127.0.0.1", "localhost"];

pub(crate) fn services() -> impl Iterator<Item = &'static str> {
    SERVICES.into_iter().chain(TEST_SERVICES)
}

/// Where and how a browser can be notified, as the browser says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "PushSubscription")]
pub struct Subscription {
    /// The address at the browser's push service.
    pub(crate) endpoint: String,
    /// The browser's public key, in base64url.
    pub(crate) p256dh: String,
    /// What the browser and the server share, in base64url.
    pub(crate) auth: String,
    /// What the browser is to show when it is the guest's turn.
    pub(crate) title: String,
    /// What it is to show in its place when the turn is over; empty where that is not told.
    #[serde(default)]
    pub(crate) over: String,
    /// The server's own address, which push services are told; not the browser's to say.
    #[serde(default)]
    #[ts(skip)]
    pub(crate) contact: String,
}

impl Subscription {
    /// Whether it can be notified.
    pub(crate) fn is_sound(&self, test_port: Option<u16>) -> bool {
        let is_text = [&self.title, &self.over]
            .iter()
            .all(|text| text.chars().count() <= TITLE && !text.chars().any(char::is_control));
        let is_told = is_text && !self.title.is_empty() && self.endpoint.len() <= ENDPOINT;
        is_told && self.service(test_port).is_some() && self.keys().is_some()
    }

    /// The end of its host's name, if it is at a known service or, in tests, at that port of this machine.
    pub(crate) fn service(&self, test_port: Option<u16>) -> Option<&'static str> {
        let is_test = |service: &&str| {
            let at = |port| self.endpoint.starts_with(&format!("http://{service}:{port}/"));
            test_port.is_some_and(at)
        };
        if let Some(service) = TEST_SERVICES.into_iter().find(is_test) {
            return Some(service);
        }
        let host = self.host()?;
        SERVICES.into_iter().find(|service| match service.starts_with('.') {
            true => host.ends_with(service),
            false => host == *service,
        })
    }

    /// The name of the service, if it is asked over HTTPS at the usual port, by an address that can be asked.
    fn host(&self) -> Option<&str> {
        let (host, _) = self.endpoint.strip_prefix("https://")?.split_once('/')?;
        let is_uri = self.endpoint.is_ascii() && self.endpoint.parse::<Uri>().is_ok();
        let is_name = host.len() <= 253 && host.split('.').all(is_label);
        (is_uri && is_name).then_some(host)
    }

    /// Scheme and host, as services want to read them.
    pub(crate) fn origin(&self) -> Option<&str> {
        let (scheme, rest) = self.endpoint.split_once("://")?;
        let (host, _) = rest.split_once('/')?;
        self.endpoint.get(..scheme.len() + 3 + host.len())
    }

    /// The browser's key, and what it shares with the server.
    pub(crate) fn keys(&self) -> Option<(PublicKey, Auth)> {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).ok();
        let key = PublicKey::from_sec1_bytes(&bytes(&self.p256dh)?).ok()?;
        let auth: [u8; 16] = bytes(&self.auth)?.try_into().ok()?;
        Some((key, auth.into()))
    }
}

/// Whether that may stand between the dots of a host's name (RFC 1123).
fn is_label(label: &str) -> bool {
    let is_plain = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    (1..=63).contains(&label.len()) && is_plain && !label.starts_with('-') && !label.ends_with('-')
}

/// The browsers of a guest.
pub(crate) async fn of(
    journal: &dyn Journal,
    guest: GuestId,
) -> Result<Vec<Subscription>, JournalError> {
    let stream = stream(guest);
    Ok(list(&stream, journal::newest(journal, &stream).await?))
}

/// Adds a browser, or what has changed of it.
pub(crate) async fn add(
    journal: &dyn Journal,
    guest: GuestId,
    new: Subscription,
) -> Result<(), JournalError> {
    change(journal, guest, |list| {
        if list.contains(&new) {
            return;
        }
        list.retain(|old| old.endpoint != new.endpoint);
        list.push(new.clone());
        list.drain(..list.len().saturating_sub(MOST));
    })
    .await
}

/// Forgets all browsers of a guest.
pub(crate) async fn forget_all(journal: &dyn Journal, guest: GuestId) -> Result<(), JournalError> {
    journal.delete(&stream(guest)).await
}

/// Forgets the browser with that address.
pub(crate) async fn remove(
    journal: &dyn Journal,
    guest: GuestId,
    endpoint: &str,
) -> Result<(), JournalError> {
    change(journal, guest, |list| list.retain(|old| old.endpoint != endpoint)).await
}

/// Changes the list. An empty one is appended as well: deleting the stream could take a browser with it that
/// was added meanwhile.
async fn change(
    journal: &dyn Journal,
    guest: GuestId,
    change: impl Fn(&mut Vec<Subscription>),
) -> Result<(), JournalError> {
    let stream = stream(guest);
    journal::fold_newest(journal, &stream, async |newest| {
        let old = list(&stream, newest);
        let mut list = old.clone();
        change(&mut list);
        if list == old {
            return Ok(Step::Done(()));
        }
        Ok(Step::Append(entries::encode(&list)?, ()))
    })
    .await
}

fn list(stream: &str, newest: Option<Vec<u8>>) -> Vec<Subscription> {
    entries::decode(stream, newest.as_slice()).pop().unwrap_or_default()
}

/// The name of a guest's stream.
fn stream(guest: GuestId) -> String {
    format!("{STREAMS}{guest}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_support::journal::FakeJournal;

    fn browser(endpoint: &str) -> Subscription {
        let [p256dh, auth, title, over, contact] = Default::default();
        Subscription { endpoint: endpoint.into(), p256dh, auth, title, over, contact }
    }

    #[test]
    fn addresses_that_cannot_be_asked_are_at_no_service() {
        for endpoint in [
            "https://fcm.googleapis.com/fcm/send/a:b_c-d",
            "https://db5p.notify.windows.com/w/?token=a%2b",
            "https://updates.push.services.mozilla.com/wpush/v2/a",
        ] {
            assert!(browser(endpoint).service(None).is_some(), "{endpoint}");
        }
        let long = "a".repeat(64);
        let many = "a.".repeat(200);
        for endpoint in [
            "https://fcm.googleapis.com/ a",
            "https://fcm.googleapis.com/\r\nX: y",
            "https://fcm.googleapis.com/\u{fc}",
            "https://fcm.googleapis.com",
            "https://a..push.apple.com/x",
            "https://.push.apple.com/x",
            "https://-.push.apple.com/x",
            &format!("https://{long}.push.apple.com/x"),
            &format!("https://{many}push.apple.com/x"),
        ] {
            assert_eq!(browser(endpoint).service(None), None, "{endpoint:?}");
        }
    }

    #[tokio::test]
    async fn a_browser_added_while_another_is_forgotten_stays() {
        let journal = FakeJournal::default();
        let guest: GuestId = "a".repeat(32).parse().expect("an id");
        let [gone, new] = ["gone", "new"].map(browser);
        add(&journal, guest, gone.clone()).await.expect("added");
        let both = entries::encode(&[gone.clone(), new.clone()]).expect("a list");
        journal.after_next_read(move |journal| {
            journal.append_now(&stream(guest), 1, vec![both]).expect("added");
        });
        remove(&journal, guest, &gone.endpoint).await.expect("forgotten");
        assert_eq!(of(&journal, guest).await, Ok(vec![new.clone()]));
        remove(&journal, guest, &new.endpoint).await.expect("forgotten");
        assert_eq!(of(&journal, guest).await, Ok(vec![]));
    }
}
