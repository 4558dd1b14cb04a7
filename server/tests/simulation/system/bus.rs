//! The simulated bus between servers: messages are delayed, and some are lost.

use fastrand::Rng;
use futures_util::{StreamExt, stream};
use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU8, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};
use tranquility::cluster::bus::{Bus, Messages};

/// The longest delay of a message, in milliseconds.
const DELAY: u64 = 400;

/// The bus that connects all servers.
#[derive(Default)]
pub struct Wires {
    listeners: Mutex<BTreeMap<String, Vec<mpsc::UnboundedSender<Vec<u8>>>>>,
    /// How many of 256 messages are lost.
    loss: AtomicU8,
}

impl Wires {
    pub fn set_loss(&self, loss: u8) {
        self.loss.store(loss, Ordering::Relaxed);
    }
}

/// The connection of one server process, which dies with it.
pub struct WiredBus {
    wires: Arc<Wires>,
    power: Arc<AtomicBool>,
    rng: Mutex<Rng>,
    /// When the last message arrives; messages keep their order.
    last: Mutex<Instant>,
}

impl WiredBus {
    pub fn new(wires: Arc<Wires>, power: Arc<AtomicBool>, rng: Rng) -> WiredBus {
        WiredBus { wires, power, rng: Mutex::new(rng), last: Mutex::new(Instant::now()) }
    }

    fn arrival(&self) -> Instant {
        let delay = Duration::from_millis(self.rng.lock().unwrap().u64(1..=DELAY));
        let mut last = self.last.lock().unwrap();
        *last = (*last + Duration::from_millis(1)).max(Instant::now() + delay);
        *last
    }
}

impl Bus for WiredBus {
    fn publish(&self, topic: &str, message: Vec<u8>) {
        if !self.power.load(Ordering::Relaxed) {
            return;
        }
        let arrival = self.arrival();
        let mut listeners = self.wires.listeners.lock().unwrap();
        let listeners = listeners.entry(topic.to_owned()).or_default();
        listeners.retain(|listener| !listener.is_closed());
        for listener in listeners {
            if self.rng.lock().unwrap().u8(..) >= self.wires.loss.load(Ordering::Relaxed) {
                let (listener, message) = (listener.clone(), message.clone());
                tokio::spawn(async move {
                    sleep_until(arrival).await;
                    // The subscriber may be gone.
                    let _ = listener.send(message);
                });
            }
        }
    }

    fn subscribe(&self, topic: &str) -> Option<Messages> {
        let (sender, receiver) = mpsc::unbounded_channel();
        let mut listeners = self.wires.listeners.lock().unwrap();
        listeners.entry(topic.to_owned()).or_default().push(sender);
        let next = async |mut receiver: mpsc::UnboundedReceiver<Vec<u8>>| {
            receiver.recv().await.map(|message| (message.into(), receiver))
        };
        Some(stream::unfold(receiver, next).boxed())
    }
}
