//! What a push service gets of this server and a browser of it, byte by byte against RFC 8030, 8188, 8291 and 8292.
//!
//! The browser here is written from those alone, with *ring*: the server encrypts and signs with other code.

use crate::sockets::{
    guests::pushes::{left_alone, subscribe},
    server::Server,
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hkdf::{HKDF_SHA256, KeyType, Salt},
    rand::{SecureRandom, SystemRandom},
    signature::{self, ECDSA_P256_SHA256_FIXED},
};
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    time::{SystemTime, UNIX_EPOCH},
};
use test_support::client::PATIENCE;
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpListener,
    time::timeout,
};

/// RFC 8188: the salt, the size of records, the length of the key's id.
const SALT: usize = 16;
const SIZE: usize = 4;
/// RFC 8291: the id is the server's public key, an uncompressed point.
const POINT: usize = 65;
/// AES-GCM's tag.
const TAG: usize = 16;
/// RFC 8030 asks services for no more.
const LONGEST_BODY: usize = 4096;
const DAY: u64 = 24 * 60 * 60;

/// So many bytes of a derived key.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// HKDF with SHA-256 (RFC 5869).
fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    let mut derived = vec![0; length];
    key.expand(info, Length(length)).unwrap().fill(&mut derived).unwrap();
    derived
}

/// The content of a body with a single record (RFC 8188, section 2).
fn open(body: &[u8], secret: &[u8]) -> Vec<u8> {
    let (salt, rest) = body.split_at(SALT);
    let (size, rest) = rest.split_at(SIZE);
    let size = u32::from_be_bytes(size.try_into().unwrap()) as usize;
    let (id, record) = rest[1..].split_at(usize::from(rest[0]));
    assert!(size > TAG + 1, "a record has its tag and its delimiter");
    assert!(record.len() <= size, "one record: {} of {size}", record.len());
    assert!(id.is_empty() || id.len() == POINT);
    let key = derive(salt, secret, &[b"Content-Encoding: aes128gcm\0"], 16);
    let nonce = derive(salt, secret, &[b"Content-Encoding: nonce\0"], NONCE_LEN);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
    // That of the first record is the nonce itself.
    let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
    let mut opened = record.to_vec();
    let mut content = key.open_in_place(nonce, Aad::empty(), &mut opened).unwrap().to_vec();
    while content.last() == Some(&0) {
        content.pop();
    }
    assert_eq!(content.pop(), Some(2), "the delimiter of the last record");
    content
}

#[test]
fn the_browser_opens_the_example_of_rfc_8188() {
    let decoded = |text| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
    let body = decoded("I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg");
    assert_eq!(open(&body, &decoded("yqdlZ-tYemfogSmv7Ws5PQ")), b"I am the walrus");
}

/// A browser with a key that it can use once.
struct Browser {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        let random = SystemRandom::new();
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        let mut auth = [0; 16];
        random.fill(&mut auth).unwrap();
        Browser { key, public, auth }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        json!({
            "endpoint": endpoint,
            "p256dh": BASE64_URL_SAFE_NO_PAD.encode(&self.public),
            "auth": BASE64_URL_SAFE_NO_PAD.encode(self.auth),
            "title": "Du bist am Zug",
            "over": "Nicht mehr",
        })
    }

    /// What a message says (RFC 8291, section 3).
    fn open(self, body: &[u8]) -> Vec<u8> {
        assert_eq!(usize::from(body[SALT + SIZE]), POINT);
        let theirs = &body[SALT + SIZE + 1..][..POINT];
        assert_eq!(theirs[0], 4, "uncompressed");
        let point = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.public, theirs];
        let secret =
            agree_ephemeral(self.key, &point, |shared| derive(&self.auth, shared, &info, 32));
        open(body, &secret.unwrap())
    }
}

/// A request as it came over the line.
struct Request {
    line: String,
    headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

/// Takes one request, and answers that the message was taken (RFC 8030, section 5).
async fn take(listener: &TcpListener) -> Request {
    let (stream, _) = listener.accept().await.unwrap();
    let mut stream = BufReader::new(stream);
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.unwrap();
        match line.trim_end() {
            "" => break,
            line => lines.push(line.to_owned()),
        }
    }
    let headers: BTreeMap<_, _> = lines[1..]
        .iter()
        .map(|line| line.split_once(": ").unwrap())
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    assert_eq!(headers.len(), lines.len() - 1, "none comes twice: {lines:?}");
    let mut body = vec![0; headers["content-length"].parse().unwrap()];
    stream.read_exact(&mut body).await.unwrap();
    let answer = b"HTTP/1.1 201 Created\r\nlocation: /m/1\r\ncontent-length: 0\r\n\r\n";
    stream.get_mut().write_all(answer).await.unwrap();
    Request { line: lines[0].clone(), headers, body }
}

/// Checks who says that it pushes (RFC 8292), with the key that the server tells pages.
fn check_signature(authorization: &str, told: &str, audience: &str) {
    let parameters = authorization.strip_prefix("vapid ").unwrap();
    let parameters: BTreeMap<_, _> =
        parameters.split(',').map(|part| part.trim().split_once('=').unwrap()).collect();
    assert_eq!(parameters["k"], told);
    let decoded = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
    let parsed = |text: &str| serde_json::from_slice::<Value>(&decoded(text)).unwrap();
    let key = decoded(told);
    assert_eq!((key.len(), key[0]), (POINT, 4));
    let (signed, by) = parameters["t"].rsplit_once('.').unwrap();
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &key);
    key.verify(signed.as_bytes(), &decoded(by)).unwrap();
    let (header, claims) = signed.split_once('.').unwrap();
    assert_eq!(parsed(header), json!({"typ": "JWT", "alg": "ES256"}));
    let claims = parsed(claims);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let until = claims["exp"].as_u64().unwrap();
    assert!(now < until && until <= now + DAY, "{now} {until}");
    assert_eq!(claims["aud"], audience);
    assert_eq!(claims["sub"], "mailto:ada@example.org");
    assert_eq!(claims.as_object().unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_is_what_the_standards_say() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let set = format!("--set=push-after=0.1,away-after=0.05,push-service-port={}", address.port());
    let server =
        Server::with(&["--limits=off", &set, "--push-contact=mailto:ada@example.org"]).await;
    let (_, pushes) = server.get_as_stranger("/api/push").await;
    let mut bodies = Vec::new();
    let endpoint = format!("http://{address}/push/v2/abc?a=b%20c");
    for _ in 0..2 {
        // New keys at the address of before take their place.
        let mut browsers = [(); 2].map(|()| Some(Browser::new()));
        for (guest, browser) in [1, 2].into_iter().zip(browsers.iter().flatten()) {
            assert_eq!(subscribe(&server, guest, &browser.subscription(&endpoint)).await, 204);
        }
        let (room, other, away) = left_alone(&server).await;
        let Request { line, headers, body } = timeout(PATIENCE, take(&listener)).await.unwrap();

        // RFC 8030
        assert_eq!(line, "POST /push/v2/abc?a=b%20c HTTP/1.1");
        assert_eq!(headers["host"], address.to_string());
        assert!(headers["ttl"].parse::<u32>().is_ok_and(|seconds| seconds > 0));
        let topic = &headers["topic"];
        let is_base64url = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        assert!(topic.len() <= 32 && topic.bytes().all(is_base64url), "{topic}");
        assert!(!topic.contains(&room), "nothing of the table outside the encryption");
        assert_eq!(headers["content-encoding"], "aes128gcm");
        assert!(!headers.contains_key("crypto-key") && !headers.contains_key("encryption"));
        assert!(body.len() <= LONGEST_BODY);

        check_signature(
            &headers["authorization"],
            pushes["key"].as_str().unwrap(),
            &format!("http://{address}"),
        );
        let told = browsers[usize::from(away) - 1].take().unwrap().open(&body);
        let told: Value = serde_json::from_slice(&told).unwrap();
        assert_eq!(told, json!({"table": room, "title": "Du bist am Zug"}));
        bodies.push(body);
        drop(other);
    }
    let [first, second] = &bodies[..] else { panic!("two pushes") };
    assert_ne!(first[..SALT], second[..SALT], "each has a salt of its own");
    let key = |body: &[u8]| body[SALT + SIZE + 1..][..POINT].to_vec();
    assert_ne!(key(first), key(second), "and a key");
    server.stop().await;
}
