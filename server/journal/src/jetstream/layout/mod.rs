//! How the journal lies in the engine: its stream, the subjects in it, and the messages.

pub(super) mod message;
pub(super) mod stream_config;
pub(super) mod subjects;

/// The layout of the journal in the engine.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The name of the stream, and the first token of all its subjects.
    pub prefix: String,
    /// The number of replicas of every entry.
    pub replicas: usize,
}
