//! The server with the limits and times that tests set, see [`test_support::options`].

use std::{env, process::ExitCode};
use test_support::options::Options;
use tranquility::{ops::process::fail, server};

fn main() -> ExitCode {
    let done = server::run(Options::config(env::args_os().skip(1)));
    done.map_or_else(|error| fail(&error), |()| ExitCode::SUCCESS)
}
