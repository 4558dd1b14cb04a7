//! One push to one browser: encrypted for it (RFC 8291), signed by the server (RFC 8292) and handed to the
//! browser's push service (RFC 8030).

use crate::push::{
    outgoing::{AGENT, Sent},
    subscriptions::Subscription,
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::time::Duration;
use web_push_native::{
    encrypt,
    p256::ecdsa::{Signature, SigningKey, signature::Signer},
};

/// How long a service keeps a push for a browser that it can't reach, and one that takes it back: that has
/// already taken the place of the push that waited there.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
const WITHDRAWAL_KEPT: Duration = Duration::from_secs(60);
/// How long the server's signature counts: services take a day at most.
const SIGNED: Duration = Duration::from_secs(12 * 60 * 60);
/// The services whose browsers show a second notification beside the first, and with a sound.
const SHOWS_BOTH: &str = ".push.apple.com/";

/// What a push is about. Nothing else is sent.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// The table's code.
    pub table: String,
    /// Whether it is the guest's turn, or that is over.
    pub is_due: bool,
}

impl Message {
    /// Sends it, which blocks. `contact` is where the server's people are found.
    pub(crate) fn send(
        &self,
        to: &Subscription,
        key: &SigningKey,
        contact: Option<&str>,
        now: u64,
    ) -> Sent {
        // Browsers hold it against a site if they are notified and have nothing to show.
        if !self.is_due && (to.over.is_empty() || to.endpoint.contains(SHOWS_BOTH)) {
            return Sent::Spared;
        }
        let Some((public, auth)) = to.keys() else { return Sent::Gone };
        let (text, kept) = match self.is_due {
            true => (json!({"table": self.table, "title": to.title}), KEPT),
            false => {
                (json!({"table": self.table, "title": to.over, "over": true}), WITHDRAWAL_KEPT)
            }
        };
        let text = text.to_string().into_bytes();
        let Ok(body) = encrypt(text, &public, &auth) else { return Sent::Gone };
        let Some(signed) = authorization(to, key, contact, now) else { return Sent::Gone };
        let answer = AGENT
            .post(&to.endpoint)
            .header("authorization", signed)
            .header("content-encoding", "aes128gcm")
            .header("ttl", kept.as_secs().to_string())
            // A later push takes the place of one that waits at the service.
            .header("topic", self.topic(key))
            .content_type("application/octet-stream")
            .send(&body);
        Sent::of(answer, now)
    }

    /// The same for all pushes about a table. The service can't tell the table by it: its code lets anyone in.
    fn topic(&self, key: &SigningKey) -> String {
        let hash = Sha256::new().chain_update(key.to_bytes()).chain_update(&self.table).finalize();
        BASE64_URL_SAFE_NO_PAD.encode(&hash[..24])
    }
}

/// Who pushes, as the service can check.
fn authorization(
    to: &Subscription,
    key: &SigningKey,
    contact: Option<&str>,
    now: u64,
) -> Option<String> {
    let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
    let until = now / 1_000 + SIGNED.as_secs();
    let mut claims = json!({"aud": to.origin()?, "exp": until});
    if let Some(contact) = contact {
        claims["sub"] = contact.into();
    }
    let signed = format!("{}.{}", part(json!({"typ": "JWT", "alg": "ES256"})), part(claims));
    let signature: Signature = key.sign(signed.as_bytes());
    let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
    Some(format!("vapid t={signed}.{signature}, k={}", public(key)))
}

/// The server's public key, in base64url.
pub(crate) fn public(key: &SigningKey) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(key.verifying_key().to_encoded_point(false))
}
