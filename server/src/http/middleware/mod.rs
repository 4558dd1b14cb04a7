//! Middleware: headers, request ids, limits.

pub(crate) mod headers;
pub(crate) mod rate_limits;
pub(crate) mod request_id;
