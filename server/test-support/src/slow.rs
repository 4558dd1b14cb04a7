//! A server on a slow card: each commit of its journal takes longer.

use futures_util::future::{BoxFuture, FutureExt};
use journal::{Journal, JournalError, SqliteJournal};
use std::{error::Error, sync::Arc, time::Duration};
use tokio::{net::TcpListener, runtime::Runtime, sync::watch, time::sleep};
use tranquility::{
    cluster::bus::Alone,
    config::Config,
    ops::process::{begin_log, shutdown_signal},
    server::serve_node,
};

/// Serves on the folder's journal, whose commits take so much longer.
///
/// # Errors
/// It could not start, or had to stop.
pub fn serve(config: Config, delay: Duration) -> Result<(), Box<dyn Error>> {
    begin_log(config.log_format);
    let journal = SqliteJournal::open(&config.place.journal())?;
    Runtime::new()?.block_on(async {
        let listener = TcpListener::bind(config.listen).await?;
        let journal = Arc::new(Slow { journal, delay });
        let stopped = shutdown_signal().boxed();
        Ok(serve_node(listener, config, journal, Arc::new(Alone), None, stopped).await?)
    })
}

struct Slow {
    journal: SqliteJournal,
    delay: Duration,
}

impl Journal for Slow {
    fn append<'a>(
        &'a self,
        stream: &'a str,
        expected_length: u64,
        entries: Vec<Vec<u8>>,
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        async move {
            self.journal.append(stream, expected_length, entries).await?;
            sleep(self.delay).await;
            Ok(())
        }
        .boxed()
    }

    fn read<'a>(
        &'a self,
        stream: &'a str,
        from: u64,
    ) -> BoxFuture<'a, Result<Vec<Vec<u8>>, JournalError>> {
        self.journal.read(stream, from)
    }

    fn watch<'a>(
        &'a self,
        stream: &'a str,
    ) -> BoxFuture<'a, Result<watch::Receiver<u64>, JournalError>> {
        self.journal.watch(stream)
    }

    fn streams<'a>(
        &'a self,
        prefix: &'a str,
        after: Option<&'a str>,
        limit: usize,
    ) -> BoxFuture<'a, Result<Vec<String>, JournalError>> {
        self.journal.streams(prefix, after, limit)
    }

    fn delete<'a>(&'a self, stream: &'a str) -> BoxFuture<'a, Result<(), JournalError>> {
        self.journal.delete(stream)
    }
}
