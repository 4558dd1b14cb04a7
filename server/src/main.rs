//! The program `tranquility`.

use mimalloc::MiMalloc;
use std::{error::Error, io, process::ExitCode};
use tranquility::{cli::Cli, ops::process::fail, server};

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let Cli { command, config, .. } = Cli::from_arguments();
    let done = match command {
        Some(command) => match command.run(&mut io::stdout()) {
            // The reader of the pipe, such as `head`, has closed it.
            Err(error) if is_broken_pipe(&*error) => Ok(ExitCode::SUCCESS),
            done => done,
        },
        None => server::run(config).map(|()| ExitCode::SUCCESS).map_err(Into::into),
    };
    done.unwrap_or_else(|error| fail(&*error))
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
