//! The server with the limits and times that tests set, see [`test_support::options`].

use std::{env, process::ExitCode};
use test_support::{options::Options, slow};
use tranquility::{ops::process::fail, server};

fn main() -> ExitCode {
    let (config, delay) = Options::read(env::args_os().skip(1));
    let done = match delay {
        Some(delay) => slow::serve(config, delay),
        None => server::run(config).map_err(Into::into),
    };
    done.map_or_else(|error| fail(&*error), |()| ExitCode::SUCCESS)
}
