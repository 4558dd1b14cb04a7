//! The program `tranquility`.

use mimalloc::MiMalloc;
use std::{error::Error, io, process::ExitCode};
use tokio::{net::TcpListener, runtime::Runtime};
use tranquility::{
    Config,
    cli::{Cli, FileError},
    log,
};

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let Cli { command, config } = match Cli::read(std::env::args_os()) {
        Ok(cli) => cli,
        // Help and version come this way too, with an exit code of their own.
        Err(FileError::Refused(refusal)) => refusal.exit(),
        Err(error) => return fail(&error),
    };
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
    log::begin(config.log_format);
    Runtime::new()?.block_on(async {
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| format!("can't listen on {}: {error}", config.listen))?;
        tracing::info!("listening on http://{}", listener.local_addr()?);
        tranquility::serve(listener, config, told_to_stop()).await?;
        Ok(())
    })
}

/// Is ready when the system, or somebody at the keyboard, tells the program to stop.
async fn told_to_stop() {
    let keyboard = tokio::signal::ctrl_c();
    #[cfg(unix)]
    let told = {
        use tokio::signal::unix::{SignalKind, signal};
        async {
            match signal(SignalKind::terminate()) {
                Ok(mut terminate) => terminate.recv().await,
                Err(_) => std::future::pending().await,
            }
        }
    };
    #[cfg(not(unix))]
    let told = std::future::pending::<Option<()>>();
    tokio::select! {
        _ = keyboard => {}
        _ = told => {}
    }
    tracing::info!("stopping");
}
