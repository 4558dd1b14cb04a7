//! Connecting to the engine, and to the stream in it.

use super::{Engine, JournalError, servers::Servers};
use crate::jetstream::layout::{Layout, stream_config};
use async_nats::{
    Client, ConnectErrorKind, Event,
    jetstream::{
        Context, ErrorCode,
        context::{ContextBuilder, CreateStreamErrorKind, GetStreamErrorKind},
        stream::{Info, InfoError, Stream},
    },
};
use std::{
    fmt::Display,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::{
    select,
    sync::{Notify, watch},
    time::{Instant, sleep},
};

/// How long a starting server waits for an engine that may be starting too.
const START_TIMEOUT: Duration = Duration::from_secs(60);
const RETRY_PAUSE: Duration = Duration::from_millis(500);
/// How long an answer of the engine may take. What was asked while it had no leader is never answered.
pub(crate) const ANSWER_TIMEOUT: Duration = Duration::from_secs(1);
/// The longest time for connecting.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(2);
/// How often to ask whether the connection is alive: one that does not answer twice is given up.
const PING_INTERVAL: Duration = Duration::from_secs(2);
/// The most appends in flight; beyond that, callers wait.
const MAX_APPENDS_IN_FLIGHT: usize = 4096;

/// The oldest version that was tested. Up to 2.11, each message of a batch is judged alone, and none but the
/// last is answered; up to 2.10, the ends of several streams can't be asked for at once.
const OLDEST: [i64; 3] = [2, 12, 8];

/// The engine can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// No member answers.
    #[error("the engine at {servers} can't be reached: {why}")]
    Unreachable {
        /// Where it should be.
        servers: String,
        /// What happened.
        why: String,
    },
    /// A member is older than all that were tested, and ignores in silence part of what it is asked.
    #[error(
        "the nats-server {name:?} is of version {version}, and one of at least {} is needed: install that on \
         every member (its files can stay)",
        OLDEST.map(|number| number.to_string()).join(".")
    )]
    TooOld {
        /// The member.
        name: String,
        version: String,
    },
    /// It has no stream for the journal and can't make one, or does not tell.
    #[error("the stream {stream} can't be made or found: {why}")]
    Refused {
        /// Its name.
        stream: String,
        /// What the engine said.
        why: String,
    },
    /// The stream is not one that can hold the journal. It is left as it is.
    #[error("the stream {stream} can't hold the journal: {why}")]
    Unfit {
        /// Its name.
        stream: String,
        /// What is wrong.
        why: String,
    },
}

/// Connects, and opens the stream; creates it if there is none and `may_make`.
pub(crate) async fn connect(
    servers: &Servers,
    layout: &Layout,
    may_make: bool,
) -> Result<Engine, ConnectError> {
    let until = Instant::now() + START_TIMEOUT;
    let line = Arc::new(ConnectionState::default());
    let client = loop {
        match reach(servers, Arc::clone(&line)).await {
            Ok(client) => break client,
            Err(error) => wait(until, error).await?,
        }
    };
    // Before anything is made: an older engine makes a stream that a newer one can't use.
    check_version(&client)?;
    let context = ContextBuilder::new()
        .timeout(ANSWER_TIMEOUT)
        .ack_timeout(ANSWER_TIMEOUT)
        .max_ack_inflight(MAX_APPENDS_IN_FLIGHT)
        .build(client.clone());
    let stream = loop {
        match find_or_make(&context, layout, may_make).await {
            Ok(stream) => break stream,
            Err(error) => wait(until, error).await?,
        }
    };
    let info = stream.cached_info();
    stream_config::check(&info.config, layout)?;
    for replica in info.cluster.iter().flat_map(|cluster| &cluster.replicas) {
        if replica.offline || !replica.current {
            tracing::warn!(member = replica.name, "a member of the engine is away or behind");
        }
    }
    let Ok(stream) = context.get_stream_no_info(&layout.prefix).await else {
        return Err(refused(layout, &"its name is not allowed"));
    };
    Ok(Engine::new(client, context, stream, line, layout))
}

fn check_version(client: &Client) -> Result<(), ConnectError> {
    let [major, minor, patch] = OLDEST;
    if client.is_server_compatible(major, minor, patch) {
        return Ok(());
    }
    let info = client.server_info();
    Err(ConnectError::TooOld { name: info.server_name, version: info.version })
}

impl Engine {
    /// Asks again, after a reconnect, whether the engine is one that can hold the journal.
    pub(crate) async fn check_again(&self) -> Result<(), InfoError> {
        // The answer comes by the new connection, whose version is known by then.
        let info = self.stream.get_info().await?;
        let checked = check_version(&self.client)
            .and_then(|()| stream_config::check(&info.config, &self.layout));
        self.line.set_unfit(checked.err().map(|error| error.to_string()));
        Ok(())
    }
}

/// An attempt has failed.
struct Failure {
    error: ConnectError,
    /// Retrying is pointless.
    permanent: bool,
}

async fn wait(until: Instant, failure: Failure) -> Result<(), ConnectError> {
    if failure.permanent || Instant::now() + RETRY_PAUSE > until {
        return Err(failure.error);
    }
    tracing::warn!(error = %failure.error, "the journal's engine is not ready yet");
    sleep(RETRY_PAUSE).await;
    Ok(())
}

async fn reach(servers: &Servers, line: Arc<ConnectionState>) -> Result<Client, Failure> {
    let options = servers
        .options()
        .name("tranquility")
        .connection_timeout(CONNECT_TIMEOUT)
        .request_timeout(Some(ANSWER_TIMEOUT))
        .ping_interval(PING_INTERVAL)
        .max_reconnects(None)
        .reconnect_delay_callback(|attempt| {
            Duration::from_millis(20)
                .saturating_mul(attempt.try_into().unwrap_or(u32::MAX))
                .min(RETRY_PAUSE)
        })
        .event_callback(move |event| {
            let line = Arc::clone(&line);
            async move {
                match event {
                    Event::Connected => {
                        tracing::info!("connected to the journal's engine");
                        line.again.notify_one();
                    }
                    Event::Disconnected => {
                        tracing::warn!("the connection to the journal's engine is lost");
                        line.cut();
                    }
                    Event::SlowConsumer(_) => line.again.notify_one(),
                    Event::Closed => {}
                    event => tracing::warn!(%event, "the connection to the journal's engine"),
                }
            }
        });
    options.connect(servers.addresses()).await.map_err(|error| {
        use ConnectErrorKind::{Authentication, AuthorizationViolation};
        let permanent = matches!(error.kind(), Authentication | AuthorizationViolation);
        let hint =
            if permanent { " (in the address, the password is percent-encoded)" } else { "" };
        let why = format!("{error}{hint}");
        Failure {
            error: ConnectError::Unreachable { servers: servers.to_string(), why },
            permanent,
        }
    })
}

async fn find(context: &Context, layout: &Layout) -> Result<Option<Stream<Info>>, Failure> {
    match context.get_stream(&layout.prefix).await {
        Ok(stream) => Ok(Some(stream)),
        Err(error) => match error.kind() {
            GetStreamErrorKind::JetStream(error)
                if error.error_code() == ErrorCode::STREAM_NOT_FOUND =>
            {
                Ok(None)
            }
            _ => Err(Failure { error: refused(layout, &error), permanent: false }),
        },
    }
}

async fn find_or_make(
    context: &Context,
    layout: &Layout,
    may_make: bool,
) -> Result<Stream<Info>, Failure> {
    if let Some(stream) = find(context, layout).await? {
        return Ok(stream);
    }
    if !may_make {
        return Err(Failure { error: refused(layout, &"there is none"), permanent: true });
    }
    context.create_stream(stream_config::new(layout)).await.map_err(|error| {
        let permanent = match error.kind() {
            CreateStreamErrorKind::InvalidStreamName => true,
            // Three replicas of one member, or subjects of another stream.
            CreateStreamErrorKind::JetStream(error) => {
                [ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED, ErrorCode::STREAM_SUBJECT_OVERLAP]
                    .contains(&error.error_code())
            }
            _ => false,
        };
        Failure { error: refused(layout, &error), permanent }
    })
}

fn refused(layout: &Layout, why: &dyn Display) -> ConnectError {
    ConnectError::Refused { stream: layout.prefix.clone(), why: why.to_string() }
}

/// Tells requests under way that the connection was lost, and followers that it is back.
#[derive(Debug, Default)]
pub(crate) struct ConnectionState {
    /// Notified on reconnecting: followers poll for what they missed.
    pub again: Notify,
    /// Counts how often it was lost.
    cuts: watch::Sender<u32>,
    /// Why nothing may be written, since a reconnect to an engine that can't hold the journal.
    unfit: Mutex<Option<String>>,
}

impl ConnectionState {
    /// It is lost, with all pending answers.
    pub(crate) fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts = cuts.wrapping_add(1));
    }

    /// Fails while the engine is not one that can hold the journal.
    pub(crate) fn must_be_fit(&self) -> Result<(), JournalError> {
        let unfit = self.unfit.lock().unwrap_or_else(PoisonError::into_inner);
        unfit.clone().map_or(Ok(()), |why| Err(JournalError::Unavailable(why)))
    }

    fn set_unfit(&self, why: Option<String>) {
        let mut unfit = self.unfit.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(why) = &why {
            tracing::error!(why, "nothing is written to the journal's engine");
        } else if unfit.is_some() {
            tracing::info!("the journal's engine is written to again");
        }
        *unfit = why;
    }

    /// Waits for an answer; `None` if the connection is lost meanwhile.
    pub(crate) async fn wait<T>(&self, answer: impl Future<Output = T>) -> Option<T> {
        let mut cuts = self.cuts.subscribe();
        select! {
            answer = answer => Some(answer),
            _ = cuts.changed() => None,
        }
    }
}
