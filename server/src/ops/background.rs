//! Long computations, off the threads on which tables run.

use crate::protocol::error_code::ErrorCode;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::spawn_blocking,
};

/// Runs a long computation where it does not block running tables.
pub(crate) async fn aside<T, E>(
    compute: impl FnOnce() -> Result<T, E> + Send + 'static,
) -> Result<T, E>
where
    T: Send + 'static,
    E: From<ErrorCode> + Send + 'static,
{
    // On a single-threaded runtime another thread would gain nothing.
    let computed = if Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread {
        catch_unwind(AssertUnwindSafe(compute)).map_err(|_| "it panicked".to_owned())
    } else {
        spawn_blocking(compute).await.map_err(|error| error.to_string())
    };
    computed.unwrap_or_else(|error| {
        tracing::error!(error, "a computation has panicked");
        Err(ErrorCode::RulesFailed.into())
    })
}
