//! Direct gets: reads from any member of the engine.
//!
//! It may lack the newest messages, but what it has is correct.

use super::{Engine, connect::ANSWER_TIMEOUT};
use crate::jetstream::layout::message::Message;
use async_nats::{StatusCode, jetstream::message::StreamMessage};
use futures_util::StreamExt;
use serde::Serialize;
use tokio::time::timeout;

/// The number of messages per request.
const BATCH: usize = 512;
/// The header with the number of pending messages.
const PENDING: &str = "Nats-Num-Pending";

/// Nothing could be read.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

#[derive(Serialize)]
#[serde(untagged)]
enum Question<'a> {
    Next { next_by_subj: &'a str, seq: u64, batch: usize },
    Last { multi_last: &'a [String], batch: usize },
}

impl Engine {
    /// The messages of a stream after that number, oldest first.
    pub(crate) async fn messages_after(
        &self,
        stream: &str,
        mut sequence: u64,
    ) -> Result<Vec<Message>, Failure> {
        let subject = self.subjects.entries(stream);
        let mut messages: Vec<Message> = Vec::new();
        loop {
            let seq = sequence.saturating_add(1);
            let question = Question::Next { next_by_subj: &subject, seq, batch: BATCH };
            let (answers, more) = self.ask_any(&question).await?;
            for answer in answers {
                messages.push(answer.try_into()?);
            }
            match messages.last() {
                Some(last) if more && last.head.sequence > sequence => {
                    sequence = last.head.sequence
                }
                _ => return Ok(messages),
            }
        }
    }

    /// The last messages of streams that have any, with the streams' names.
    pub(crate) async fn last_messages(
        &self,
        streams: &[String],
    ) -> Result<Vec<(String, Message)>, Failure> {
        let subjects: Vec<String> =
            streams.iter().map(|stream| self.subjects.entries(stream)).collect();
        let question = Question::Last { multi_last: &subjects, batch: subjects.len() };
        let (answers, _) = self.ask_any(&question).await?;
        let named = answers.into_iter().filter_map(|answer| {
            let name = self.subjects.name(&answer.subject)?;
            Some(answer.try_into().map(|message| (name, message)).map_err(Into::into))
        });
        named.collect()
    }

    /// The answers to a question, and whether there are more.
    async fn ask_any(
        &self,
        question: &Question<'_>,
    ) -> Result<(Vec<StreamMessage>, bool), Failure> {
        let answers = self.line.wait(self.answers(question)).await;
        answers.unwrap_or_else(|| Err("the connection is lost".into()))
    }

    async fn answers(
        &self,
        question: &Question<'_>,
    ) -> Result<(Vec<StreamMessage>, bool), Failure> {
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await?;
        let subject = format!("$JS.API.DIRECT.GET.{}", self.layout.prefix);
        let question = serde_json::to_vec(question)?;
        self.client.publish_with_reply(subject, inbox, question.into()).await?;
        let mut messages = Vec::new();
        loop {
            let answer =
                timeout(ANSWER_TIMEOUT, answers.next()).await?.ok_or("the connection is closed")?;
            match answer.status {
                None => messages.push(answer.try_into()?),
                Some(StatusCode::NOT_FOUND) => return Ok((messages, false)),
                Some(status) if status.as_u16() == 204 => {
                    let pending = answer.headers.as_ref().and_then(|headers| headers.get(PENDING));
                    let more = pending.is_some_and(|pending| pending.as_str() != "0");
                    return Ok((messages, more));
                }
                Some(status) => {
                    let why = answer.description.unwrap_or_default();
                    return Err(format!("the engine answers {status} {why}").into());
                }
            }
        }
    }
}
