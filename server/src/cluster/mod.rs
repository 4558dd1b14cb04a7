//! Several nodes on one journal: which of them there are, on which of them a room lives, how requests about it are
//! passed on to that one, and the list of open tables that they make together.
//!
//! Nothing here decides what is stored. Where two nodes both believe that a room lives on them, the
//! [journal] takes the entries of one, and the other lets go of the room.

pub mod bus;
pub mod members;
#[cfg(feature = "cluster")]
pub mod nats_bus;
pub mod pass_on;
#[cfg(feature = "cluster")]
pub mod registration;
pub mod seal;

use crate::cluster::{members::Members, seal::Seal};
use std::sync::Arc;

/// What a node knows of the others.
pub struct Cluster {
    /// The nodes.
    pub members: Arc<Members>,
    /// By which they know each other.
    pub seal: Seal,
}
