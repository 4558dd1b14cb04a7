//! Publishing, in batches.
//!
//! The members of the engine agree on a batch and flush it to their disks as they do with a single
//! message. So what comes while a batch is under way shares the next one.

use super::ConnectionState;
use async_nats::{
    header::{NATS_BATCH_COMMIT, NATS_BATCH_COMMIT_FINAL, NATS_BATCH_ID, NATS_BATCH_SEQUENCE},
    jetstream::{
        Context,
        context::{PublishError, PublishErrorKind},
        message::{OutboundMessage, PublishMessage},
        publish::PublishAck,
    },
};
use futures_util::{TryFutureExt, future::join_all};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

/// The most messages in a batch.
const MAX_BATCH: usize = 64;
/// How long messages wait for the batch before them: its answer may be lost.
const MAX_WAIT: Duration = Duration::from_millis(50);

/// The sequence number of a stored message, or the reason that it is unknown.
type Outcome = Result<u64, PublishError>;

/// A message that waits for the next batch.
struct Publication {
    subject: String,
    message: PublishMessage,
    answer: oneshot::Sender<Outcome>,
}

/// Publishes what the writers of this process append.
pub(crate) struct Publisher {
    /// Every writer waits for its answer, so that no more messages than writers wait.
    waiting: mpsc::UnboundedSender<Publication>,
}

impl Publisher {
    /// Starts the task that publishes. It ends when the publisher is dropped.
    pub(crate) fn start(context: Context, line: Arc<ConnectionState>) -> Publisher {
        let (waiting, publications) = mpsc::unbounded_channel();
        tokio::spawn(publish_waiting(Connection { context, line }, publications));
        Publisher { waiting }
    }

    pub(crate) async fn publish(&self, subject: String, message: PublishMessage) -> Outcome {
        let (answer, answered) = oneshot::channel();
        // If the task has ended, no answer comes.
        _ = self.waiting.send(Publication { subject, message, answer });
        answered.await.unwrap_or_else(|_| Err(PublishErrorKind::BrokenPipe.into()))
    }
}

async fn publish_waiting(
    connection: Connection,
    mut publications: mpsc::UnboundedReceiver<Publication>,
) {
    // Unlike what others use, whatever process or machine they are.
    let here = connection.context.client().new_inbox();
    for number in 0_u64.. {
        let mut batch = Vec::new();
        if publications.recv_many(&mut batch, MAX_BATCH).await == 0 {
            return;
        }
        let answered = connection.clone().publish_all(format!("{here}-{number}"), batch);
        _ = timeout(MAX_WAIT, tokio::spawn(answered)).await;
    }
}

#[derive(Clone)]
struct Connection {
    context: Context,
    line: Arc<ConnectionState>,
}

impl Connection {
    /// Publishes messages, in a batch of that name if there are several, and answers their writers.
    async fn publish_all(self, name: String, publications: Vec<Publication>) {
        let outcomes = self.outcomes(&name, &publications).await;
        for (publication, outcome) in publications.into_iter().zip(outcomes) {
            // The writer may have gone.
            _ = publication.answer.send(outcome);
        }
    }

    async fn outcomes(&self, name: &str, publications: &[Publication]) -> Vec<Outcome> {
        let one_by_one = || {
            join_all(publications.iter().map(|Publication { subject, message, .. }| {
                self.publish(subject.clone(), message.clone()).map_ok(|stored| stored.sequence)
            }))
        };
        let count = publications.len() as u64;
        if count == 1 {
            return one_by_one().await;
        }
        let error = match self.publish_batch(name, publications).await {
            Ok(last) => return (last + 1 - count..=last).map(Ok).collect(),
            Err(error) => error.kind(),
        };
        if matches!(error, PublishErrorKind::TimedOut | PublishErrorKind::BrokenPipe) {
            return (0..count).map(|_| Err(error.into())).collect();
        }
        // It is not said which message was refused.
        let outcomes = one_by_one().await.into_iter();
        outcomes
            .map(|outcome| {
                outcome.map_err(|error| match error.kind() {
                    // Perhaps behind itself, if the batch was stored after all.
                    PublishErrorKind::WrongLastSequence => PublishErrorKind::Other.into(),
                    _ => error,
                })
            })
            .collect()
    }

    async fn publish(
        &self,
        subject: String,
        message: PublishMessage,
    ) -> Result<PublishAck, PublishError> {
        let stored = async { self.context.send_publish(subject, message).await?.await };
        let lost = || Err(PublishErrorKind::BrokenPipe.into());
        self.line.wait(stored).await.unwrap_or_else(lost)
    }

    /// Publishes all messages of a batch or none. Returns the sequence number of the last.
    async fn publish_batch(&self, name: &str, publications: &[Publication]) -> Outcome {
        let mut messages = publications.iter().enumerate().map(|(index, publication)| {
            let message = publication.message.clone().header(NATS_BATCH_ID, name);
            let message = message.header(NATS_BATCH_SEQUENCE, (index + 1).to_string().as_str());
            (publication.subject.clone(), message)
        });
        let last = messages.next_back();
        let client = self.context.client();
        for (subject, message) in messages {
            let OutboundMessage { subject, payload, headers } = message.outbound_message(subject);
            let sent = client.publish_with_headers(subject, headers.unwrap_or_default(), payload);
            sent.await
                .map_err(|error| PublishError::with_source(PublishErrorKind::Other, error))?;
        }
        match last {
            Some((subject, message)) => {
                let message = message.header(NATS_BATCH_COMMIT, NATS_BATCH_COMMIT_FINAL);
                let stored = self.publish(subject, message).await?;
                // A member that does not know batches has taken or refused each message for itself.
                if stored.batch_size != Some(publications.len() as u64) {
                    return Err(PublishErrorKind::Other.into());
                }
                Ok(stored.sequence)
            }
            None => Err(PublishErrorKind::Other.into()),
        }
    }
}
