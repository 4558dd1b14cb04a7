//! Following streams.
//!
//! The engine republishes every new message on a second subject, but only to clients connected at
//! that moment. So a follower also polls the end of its stream: at first, after a reconnect, and from
//! time to time.

use super::{JournalError, Message, Retry, engine::Engine};
use crate::in_log;
use async_nats::{Subscriber, header::NATS_SEQUENCE};
use futures_util::StreamExt;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::{
    select,
    sync::watch::{Receiver, Sender},
    task::JoinSet,
    time::{MissedTickBehavior, interval},
};

/// The interval at which the heads of all followed streams are polled.
const POLL_INTERVAL: Duration = Duration::from_secs(5);
/// The number of streams polled by one request.
const AT_ONCE: usize = 256;

/// The streams that are followed here. Their receivers close when this is dropped.
pub(crate) struct Watches {
    engine: Arc<Engine>,
    tasks: Mutex<JoinSet<()>>,
}

impl Watches {
    /// Follows nothing yet.
    pub(crate) fn new(engine: Arc<Engine>) -> Watches {
        let mut tasks = JoinSet::new();
        tasks.spawn(poll_followed(Arc::clone(&engine)));
        Watches { engine, tasks: Mutex::new(tasks) }
    }

    /// Follows the length of a stream, see [`super::super::Journal::watch`].
    pub(crate) async fn watch(&self, stream: &str) -> Result<Receiver<u64>, JournalError> {
        let joined = self.engine.heads().join(stream);
        if let Some(told) = joined {
            return Ok(told);
        }
        let subject = self.engine.subjects.committed(stream);
        let subscribed = self.engine.client.subscribe(subject).await;
        let news = subscribed.map_err(|error| JournalError::Unavailable(error.to_string()))?;
        // Asked after subscribing, on the same connection: what comes later is told.
        self.engine.tail(stream, &mut Retry::new()).await?;
        let mut heads = self.engine.heads();
        if let Some(told) = heads.join(stream) {
            return Ok(told);
        }
        let length = heads.follow(stream);
        let told = length.subscribe();
        drop(heads);
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        while tasks.try_join_next().is_some() {}
        tasks.spawn(follow(Arc::clone(&self.engine), stream.to_owned(), news, length));
        Ok(told)
    }
}

impl Drop for Watches {
    fn drop(&mut self) {
        self.engine.heads().unfollow_all();
    }
}

/// Handles a stream's republished messages until it has no receivers left.
async fn follow(engine: Arc<Engine>, stream: String, mut news: Subscriber, length: Sender<u64>) {
    loop {
        select! {
            message = news.next() => match message {
                Some(message) => handle_message(&engine, &stream, message).await,
                None => return,
            },
            () = length.closed() => {
                if engine.heads().unfollow(&stream) {
                    return;
                }
            }
        }
    }
}

async fn handle_message(engine: &Engine, stream: &str, news: async_nats::Message) {
    let appended = news.headers.as_ref().and_then(|headers| {
        let sequence = headers.get(NATS_SEQUENCE)?.as_str().parse().ok()?;
        Message::read(sequence, headers, &news.payload)
    });
    match appended {
        Some(Message { head, entries, .. }) => engine.heads().learn_with(stream, head, entries),
        // It was deleted, and may have been begun anew since.
        None => {
            if let Err(error) = engine.tail(stream, &mut Retry::new()).await {
                let stream = in_log(stream);
                tracing::debug!(%error, stream, "the end of a stream can't be looked at");
            }
        }
    }
}

/// Polls the heads of all followed streams, on reconnecting and periodically.
async fn poll_followed(engine: Arc<Engine>) {
    let mut ticks = interval(POLL_INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut unchecked = false;
    loop {
        select! {
            _ = ticks.tick() => {}
            () = engine.line.again.notified() => unchecked = true,
        }
        if unchecked && let Err(error) = engine.check_again().await {
            tracing::debug!(%error, "the engine can't be checked yet");
        } else {
            unchecked = false;
        }
        let followed = engine.heads().followed();
        for streams in followed.chunks(AT_ONCE) {
            if let Err(error) = poll_streams(&engine, streams).await {
                tracing::debug!(error, "the ends of streams can't be looked at");
            }
        }
    }
}

async fn poll_streams(
    engine: &Engine,
    streams: &[String],
) -> Result<(), super::engine::direct_get::Failure> {
    let ends: HashMap<String, _> = engine.last_messages(streams).await?.into_iter().collect();
    for stream in streams {
        match ends.get(stream) {
            Some(end) => engine.heads().learn(stream, end.head),
            // Deleted, or not yet on the member that answered.
            None => {
                let known = engine.heads().newest(stream);
                if known.is_some() {
                    engine.tail(stream, &mut Retry::new()).await?;
                }
            }
        }
    }
    Ok(())
}
