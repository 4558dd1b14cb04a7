//! The program `tranquility`.

use clap::Parser;
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
use tranquility::{cli::Cli, config::Config, ops::logging};

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// After so long the program ends, whoever is still being told goodbye.
const LONGEST_GOODBYE: Duration = Duration::from_millis(4800);

fn main() -> ExitCode {
    let Cli { command, config } = Cli::parse();
    let done = match command {
        Some(command) => match command.run(&mut io::stdout(), &mut io::stderr()) {
            // Whoever reads has seen enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
            done => done.map_err(Into::into),
        },
        None => serve(config).map(|()| ExitCode::SUCCESS),
    };
    done.unwrap_or_else(|error| fail(&*error))
}

fn fail(error: &dyn Error) -> ExitCode {
    eprintln!("tranquility: {error}");
    ExitCode::FAILURE
}

fn serve(config: Config) -> Result<(), Box<dyn Error>> {
    logging::begin(config.log_format);
    let runtime = Runtime::new()?;
    let served = runtime.block_on(async {
        // Listened for before anybody can know that the server is there.
        let told = tokio::spawn(shutdown_signal(Orders::new()));
        let stopped = async move { _ = told.await };
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| format!("can't listen on {}: {error}", config.listen))?;
        tracing::info!("listening on http://{}", listener.local_addr()?);
        tranquility::server::serve(listener, config, stopped).await?;
        Ok(())
    });
    // Whatever still runs is of no use to anybody any more.
    runtime.shutdown_timeout(Duration::from_millis(100));
    served
}

/// Is ready when the system, or somebody at the keyboard, tells the program to stop. Told again, it
/// stops at once: everything that was acknowledged is durable.
async fn shutdown_signal(mut orders: Orders) {
    orders.next().await;
    tracing::info!("stopping");
    tokio::spawn(async move {
        orders.next().await;
        process::exit(1);
    });
    // A thread of its own, since the others may all be held up by the disk.
    thread::spawn(|| {
        thread::sleep(LONGEST_GOODBYE);
        tracing::warn!("stopping took too long and is broken off");
        process::exit(1);
    });
}

/// What tells the program to stop. One that comes while nobody waits for it is not lost.
struct Orders {
    #[cfg(unix)]
    terminate: Option<Signal>,
}

impl Orders {
    fn new() -> Orders {
        Orders {
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
