//! A bus without other nodes.

use crate::cluster::{Bus, Messages};

/// The bus of a single node. It does nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Bus for Alone {
    fn publish(&self, _: &str, _: Vec<u8>) {}

    fn subscribe(&self, _: &str) -> Option<Messages> {
        None
    }
}
