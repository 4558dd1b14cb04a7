//! A bus between nodes in one process.

use bytes::Bytes;
use futures_util::{StreamExt, stream};
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};
use tokio::sync::broadcast::{self, error::RecvError};
use tranquility::cluster::bus::{Bus, Messages};

/// How many messages may wait for a subscriber before it loses the oldest.
const KEPT: usize = 256;

/// A bus between nodes in one process, for tests.
#[derive(Debug, Default)]
pub struct Local {
    /// The subscribers by topic. The lock is held only for lookups.
    topics: Mutex<HashMap<String, broadcast::Sender<Bytes>>>,
}

impl Local {
    fn topics(&self) -> MutexGuard<'_, HashMap<String, broadcast::Sender<Bytes>>> {
        // The map is consistent at every moment, even if a holder of the lock panicked.
        self.topics.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bus for Local {
    fn publish(&self, topic: &str, message: Vec<u8>) {
        let mut topics = self.topics();
        if let Some(listeners) = topics.get(topic)
            && listeners.send(message.into()).is_err()
        {
            // No subscribers are left.
            topics.remove(topic);
        }
    }

    fn subscribe(&self, topic: &str) -> Option<Messages> {
        let mut topics = self.topics();
        let sender = topics.entry(topic.to_owned()).or_insert_with(|| broadcast::Sender::new(KEPT));
        let next = async |mut receiver: broadcast::Receiver<Bytes>| loop {
            match receiver.recv().await {
                Ok(message) => return Some((message, receiver)),
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return None,
            }
        };
        Some(stream::unfold(sender.subscribe(), next).boxed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn subscribers_get_the_messages_sent_after_they_subscribed() {
        let bus = Local::default();
        bus.publish("a", b"early".to_vec());
        let mut listeners = [bus.subscribe("a").unwrap(), bus.subscribe("a").unwrap()];
        let mut other = bus.subscribe("b").unwrap();
        bus.publish("a", b"one".to_vec());
        bus.publish("a", b"two".to_vec());
        for listener in &mut listeners {
            assert_eq!(listener.next().await, Some(Bytes::from("one")));
            assert_eq!(listener.next().await, Some(Bytes::from("two")));
        }
        assert_eq!(other.next().now_or_never(), None);
    }

    #[tokio::test]
    async fn a_slow_subscriber_loses_the_oldest_messages() {
        let bus = Local::default();
        let mut slow = bus.subscribe("a").unwrap();
        for number in 0..=KEPT {
            bus.publish("a", number.to_le_bytes().to_vec());
        }
        assert_eq!(slow.next().await, Some(Bytes::from(1_usize.to_le_bytes().to_vec())));
    }

    #[test]
    fn topics_without_subscribers_are_removed() {
        let bus = Local::default();
        drop(bus.subscribe("a"));
        bus.publish("a", Vec::new());
        assert!(bus.topics().is_empty());
    }
}
