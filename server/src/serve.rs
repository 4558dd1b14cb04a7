//! The server from its start to its end.

use crate::{
    Config,
    http::{self, App},
    journal::{Journal, OpenError, SqliteJournal},
    room::Rooms,
};
use axum::serve::ListenerExt;
use futures_util::FutureExt;
use std::{future::IntoFuture, io, sync::Arc, time::Duration};
use tokio::{join, net::TcpListener, select, time::sleep};

/// How long requests that are under way may take to end.
const GRACE: Duration = Duration::from_secs(5);

/// The server could not start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The journal could not be opened.
    #[error("the journal can't be opened: {0}")]
    Journal(#[from] OpenError),
    /// The network failed.
    #[error(transparent)]
    Network(#[from] io::Error),
}

/// Serves until `shutdown` is ready, then says goodbye to everybody.
///
/// # Errors
/// [`ServeError`]
pub async fn serve(
    listener: TcpListener,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let journal: Arc<dyn Journal> = Arc::new(SqliteJournal::open(&config.data.join("journal.db"))?);
    let rooms = Rooms::new(journal.clone(), config.rooms);
    let router =
        http::router(App { rooms: rooms.clone(), journal, options: Arc::new(config.http) });
    // A view is one small packet: it must not wait for the acknowledgement of the one before.
    let listener = listener.tap_io(|connection| {
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!(%error, "a connection delays its packets");
        }
    });

    let shutdown = shutdown.shared();
    let serving = axum::serve(listener, router).with_graceful_shutdown(shutdown.clone());
    let answering = async {
        select! {
            served = serving.into_future() => served,
            () = async { shutdown.clone().await; sleep(GRACE).await } => Ok(()),
        }
    };
    let goodbye = async {
        shutdown.clone().await;
        rooms.shut_down().await;
    };
    let (served, ()) = join!(answering, goodbye);
    // Somebody may have come in while the others were leaving.
    rooms.shut_down().await;
    Ok(served?)
}
