//! The program `tranquility`.

use futures_util::FutureExt;
use mimalloc::MiMalloc;
use std::{
    error::Error,
    io,
    process::{self, ExitCode},
    thread,
    time::Duration,
};
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::{net::TcpListener, runtime::Runtime};
use tranquility::{cli::Cli, config::Config, ops::process::begin_log};

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// The longest that a graceful shutdown may take.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(4800);

fn main() -> ExitCode {
    let Cli { command, config, .. } = Cli::from_arguments();
    let done = match command {
        Some(command) => match command.run(&mut io::stdout()) {
            // The reader of the pipe, such as `head`, has closed it.
            Err(error) if is_broken_pipe(&*error) => Ok(ExitCode::SUCCESS),
            done => done,
        },
        None => serve(config).map(|()| ExitCode::SUCCESS),
    };
    done.unwrap_or_else(|error| fail(&*error))
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn fail(error: &dyn Error) -> ExitCode {
    eprintln!("tranquility: {error}");
    ExitCode::FAILURE
}

fn serve(config: Config) -> Result<(), Box<dyn Error>> {
    begin_log(config.log_format);
    let runtime = Runtime::new()?;
    let served = runtime.block_on(async {
        // Signals are handled before the first client can connect.
        let told = tokio::spawn(shutdown_signal(StopSignals::new()));
        let stopped = async move { _ = told.await }.boxed();
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| format!("can't listen on {}: {error}", config.listen))?;
        tracing::info!("listening on http://{}", listener.local_addr()?);
        tranquility::server::serve(listener, config, stopped).await?;
        Ok(())
    });
    // Remaining tasks serve no client any more.
    runtime.shutdown_timeout(Duration::from_millis(100));
    served
}

/// Completes at the first signal to stop. A second one ends the process at once, which is safe:
/// everything acknowledged is durable.
async fn shutdown_signal(mut signals: StopSignals) {
    signals.next().await;
    tracing::info!("stopping");
    tokio::spawn(async move {
        signals.next().await;
        process::exit(1);
    });
    // Its own thread, since all others may be blocked by the disk.
    thread::spawn(|| {
        thread::sleep(SHUTDOWN_TIMEOUT);
        tracing::warn!("the shutdown took too long and was aborted");
        process::exit(1);
    });
}

/// The signals to stop. One that arrives between two calls of [`StopSignals::next`] is not lost.
struct StopSignals {
    #[cfg(unix)]
    terminate: Option<Signal>,
}

impl StopSignals {
    fn new() -> StopSignals {
        StopSignals {
            #[cfg(unix)]
            terminate: signal(SignalKind::terminate()).ok(),
        }
    }

    async fn next(&mut self) {
        #[cfg(unix)]
        let terminated = async {
            match &mut self.terminate {
                Some(terminate) => _ = terminate.recv().await,
                None => std::future::pending().await,
            }
        };
        #[cfg(not(unix))]
        let terminated = std::future::pending::<()>();
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            () = terminated => {}
        }
    }
}
