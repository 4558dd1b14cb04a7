//! Whether a guest is connected to a room through another node, asked by a node that does not serve it.

use crate::{
    identity::room_code::RoomCode,
    protocol::write::to_text,
    room::{
        actor::guests::peers::topic, context::RoomContext,
        model::guests::presence::other_nodes::Report, registry::Rooms,
    },
};
use futures_util::StreamExt;
use std::time::Duration;
use tokio::{select, time::sleep};

/// The longest wait for an answer.
const ANSWER_TIMEOUT: Duration = Duration::from_millis(500);

impl Rooms {
    /// Whether another node reports a connection to the room. Best effort: an answer may get lost.
    pub(crate) async fn is_attended_elsewhere(&self, code: &RoomCode) -> bool {
        let RoomContext { bus, node, .. } = &*self.context;
        let topic = topic(code.as_str());
        let Some(mut answers) = bus.subscribe(&topic) else { return false };
        let attended = async {
            while let Some(answer) = answers.next().await {
                if serde_json::from_slice(&answer).is_ok_and(|answer: Report| answer.is_attended())
                {
                    return true;
                }
            }
            false
        };
        let asked = async {
            if let Some(question) = to_text(&Report::question(*node)) {
                bus.publish(&topic, question.into_bytes());
                sleep(ANSWER_TIMEOUT).await;
            }
        };
        select! {
            // The subscription must be active before the question is sent.
            biased;
            attended = attended => attended,
            () = asked => false,
        }
    }
}
