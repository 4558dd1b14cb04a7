//! The registration of a node among the others: a key of its own in a bucket of NATS, which it renews.
//!
//! A key that is not renewed goes, and with it the node. A node that can't renew its own knows before that the others
//! will not count on it any more.

use crate::cluster::members::Members;
use async_nats::{
    Client, HeaderMap, StatusCode, Subscriber,
    jetstream::{
        context::ContextBuilder,
        kv::{Config, Store},
        stream::StorageType,
    },
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use futures_util::StreamExt;
use journal::Layout;
use std::{
    collections::BTreeSet, convert::Infallible, future::pending, mem, pin::pin, time::Duration,
};
use tokio::{
    select,
    sync::watch,
    time::{Instant, sleep, sleep_until, timeout},
};

/// How long a key lasts that is not renewed.
const LEASE: Duration = Duration::from_secs(3);
/// How often a node renews its key, and asks for those of the others.
const RENEWAL: Duration = Duration::from_millis(500);
/// The longest that one request may take.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(1);
/// A node that has not renewed its key for so long is away: a little before the others see it go.
const AWAY_AFTER: Duration = Duration::from_millis(2500);
/// After it was away, how long it counts on those that it knew before: their keys may have gone with the same outage.
const GRACE: Duration = Duration::from_secs(2);
/// How long a starting node waits for a bucket.
const START_TIMEOUT: Duration = Duration::from_secs(60);
/// The longest goodbye.
const LEAVE_TIMEOUT: Duration = Duration::from_millis(500);

/// The header that marks what deletes a key.
const OPERATION: &str = "KV-Operation";

/// A request failed.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The node can't be registered.
#[derive(Debug, thiserror::Error)]
#[error("the nodes on this journal can't be told of each other: {0}")]
pub struct RegistrationError(String);

/// See the module.
pub struct Registration {
    client: Client,
    config: Config,
    bucket: Store,
    address: String,
    key: String,
    away: watch::Sender<bool>,
}

impl Registration {
    /// Registers the node with that address.
    pub async fn begin(
        client: Client,
        layout: &Layout,
        members: &Members,
    ) -> Result<Registration, RegistrationError> {
        let config = Config {
            bucket: name(layout),
            description: "The nodes of the server".into(),
            max_age: LEASE,
            storage: StorageType::Memory,
            num_replicas: layout.replicas,
            ..Config::default()
        };
        let until = Instant::now() + START_TIMEOUT;
        let address = members.own().to_owned();
        let key = BASE64.encode(&address);
        loop {
            let registered = async {
                let bucket = open(&client, &config).await?;
                let (client, config) = (client.clone(), config.clone());
                let (address, key, away) = (address.clone(), key.clone(), watch::Sender::default());
                let registration = Registration { client, config, bucket, address, key, away };
                registration.renew().await?;
                members.set(registration.nodes().await?);
                Ok::<_, Failure>(registration)
            };
            match registered.await {
                Ok(registration) => return Ok(registration),
                Err(error) if Instant::now() > until => {
                    return Err(RegistrationError(error.to_string()));
                }
                Err(error) => {
                    tracing::warn!(%error, "this node can't be registered yet");
                    sleep(RENEWAL).await;
                }
            }
        }
    }

    /// Whether this node can't renew its registration, so that others take over its rooms.
    pub fn away(&self) -> watch::Receiver<bool> {
        self.away.subscribe()
    }

    /// Renews the registration and follows those of the other nodes.
    pub async fn keep(&mut self, members: &Members) -> Infallible {
        let mut news = None;
        let mut renewed = Instant::now();
        let (mut known, mut known_until) = (BTreeSet::new(), renewed);
        loop {
            if news.is_none() {
                news = self.client.subscribe(self.subject(">")).await.ok();
            }
            let began = Instant::now();
            let nodes = async {
                self.renew().await?;
                self.nodes().await
            };
            match self.watched(renewed, nodes).await {
                Ok(mut nodes) => {
                    if began.duration_since(renewed) >= AWAY_AFTER {
                        (known, known_until) = (members.present(), began + GRACE);
                    }
                    renewed = began;
                    if began < known_until {
                        nodes.extend(known.iter().cloned());
                    }
                    members.set(nodes);
                    self.away.send_if_modified(mem::take);
                }
                Err(error) => {
                    tracing::debug!(%error, "the registration can't be renewed");
                    // The bucket may have been lost with all members of the engine.
                    let bucket = self.watched(renewed, open(&self.client, &self.config)).await;
                    if let Ok(bucket) = bucket {
                        self.bucket = bucket;
                    }
                }
            }
            let news = async {
                match &mut news {
                    Some(news) => changed(news, members).await,
                    None => pending().await,
                }
            };
            let pause = async {
                select! {
                    () = news => {}
                    () = sleep(RENEWAL) => {}
                }
            };
            self.watched(renewed, pause).await;
        }
    }

    /// Does something, and takes note meanwhile if the last renewal was too long ago.
    async fn watched<T>(&self, renewed: Instant, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        loop {
            select! {
                done = &mut work => return done,
                () = sleep_until(renewed + AWAY_AFTER), if !*self.away.borrow() => {
                    self.away.send_replace(true);
                }
            }
        }
    }

    async fn renew(&self) -> Result<(), Failure> {
        let put = self.bucket.put(&self.key, self.address.clone().into());
        timeout(ANSWER_TIMEOUT, put).await??;
        Ok(())
    }

    async fn nodes(&self) -> Result<BTreeSet<String>, Failure> {
        nodes_in(&self.client, &self.bucket).await
    }

    fn subject(&self, key: &str) -> String {
        format!("{}{key}", self.bucket.prefix)
    }
}

/// The addresses of all nodes that are registered.
async fn nodes_in(client: &Client, bucket: &Store) -> Result<BTreeSet<String>, Failure> {
    let inbox = client.new_inbox();
    let mut answers = client.subscribe(inbox.clone()).await?;
    let asked = format!("$JS.API.DIRECT.GET.{}", bucket.stream_name);
    let question = serde_json::json!({"multi_last": [format!("{}>", bucket.prefix)]}).to_string();
    client.publish_with_reply(asked, inbox, question.into()).await?;
    let mut nodes = BTreeSet::new();
    loop {
        let answer = timeout(ANSWER_TIMEOUT, answers.next()).await?.ok_or("it has ended")?;
        match answer.status {
            None if is_goodbye(answer.headers.as_ref()) => {}
            None => _ = nodes.insert(String::from_utf8(answer.payload.into())?),
            Some(StatusCode::NOT_FOUND) => return Ok(nodes),
            Some(status) if status.as_u16() == 204 => return Ok(nodes),
            Some(status) => return Err(status.to_string().into()),
        }
    }
}

/// The addresses of the nodes that are registered, for who is none.
pub async fn registered(
    client: &Client,
    layout: &Layout,
) -> Result<BTreeSet<String>, RegistrationError> {
    let found = async {
        let context = ContextBuilder::new().timeout(ANSWER_TIMEOUT).build(client.clone());
        match context.get_key_value(&name(layout)).await {
            Ok(bucket) => nodes_in(client, &bucket).await,
            // There never were any.
            Err(_) => Ok(BTreeSet::new()),
        }
    };
    found.await.map_err(|error| RegistrationError(error.to_string()))
}

/// The name of the bucket.
fn name(layout: &Layout) -> String {
    format!("{}_nodes", layout.prefix)
}

/// Ends the registration of the node with that address at once, as far as NATS can be reached.
pub async fn leave(client: &Client, layout: &Layout, address: &str) {
    let subject = format!("$KV.{}.{}", name(layout), BASE64.encode(address));
    let mut headers = HeaderMap::new();
    headers.insert(OPERATION, "DEL");
    let said = async {
        client.publish_with_headers(subject, headers, "".into()).await?;
        client.flush().await?;
        Ok::<_, Failure>(())
    };
    match timeout(LEAVE_TIMEOUT, said).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!(%error, "the other nodes were not told of the end"),
        Err(_) => tracing::debug!("the other nodes were not told of the end in time"),
    }
}

fn is_goodbye(headers: Option<&HeaderMap>) -> bool {
    headers.is_some_and(|headers| headers.get(OPERATION).is_some())
}

/// Waits until a node comes or goes; what renews keys is passed over.
async fn changed(news: &mut Subscriber, members: &Members) {
    while let Some(message) = news.next().await {
        let address = String::from_utf8_lossy(&message.payload);
        if is_goodbye(message.headers.as_ref()) || !members.present().contains(&*address) {
            return;
        }
    }
    // The client has ended.
    pending().await
}

async fn open(client: &Client, config: &Config) -> Result<Store, Failure> {
    let context = ContextBuilder::new()
        .timeout(ANSWER_TIMEOUT)
        .ack_timeout(ANSWER_TIMEOUT)
        .build(client.clone());
    match context.get_key_value(&config.bucket).await {
        Ok(bucket) => Ok(bucket),
        Err(_) => Ok(context.create_key_value(config.clone()).await?),
    }
}
