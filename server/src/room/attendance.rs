//! Whether somebody is connected to a room through another node, for one that does not serve it.

use crate::{
    identity::room_code::RoomCode,
    protocol::write::to_text,
    room::{model::guests::presence::other_nodes::Report, registry::Rooms},
};
use futures_util::StreamExt;
use std::time::Duration;
use tokio::{select, time::sleep};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_millis(500);

/// Where nodes talk of who is connected to the room with that code.
pub(crate) fn topic(code: &str) -> String {
    format!("presence/{code}")
}

impl Rooms {
    /// Whether another node says that somebody is connected to it. Soft: an answer may get lost.
    pub(crate) async fn is_attended_elsewhere(&self, code: &RoomCode) -> bool {
        let topic = topic(code.as_str());
        let Some(mut answers) = self.bus().subscribe(&topic) else { return false };
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
            if let Some(question) = to_text(&Report::question(self.node())) {
                self.bus().publish(&topic, question.into_bytes());
                sleep(PATIENCE).await;
            }
        };
        select! {
            // Listening begins before it is asked.
            biased;
            attended = attended => attended,
            () = asked => false,
        }
    }
}
