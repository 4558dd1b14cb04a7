//! Middleware: headers, request ids, limits.

pub(crate) mod headers;
pub(crate) mod passes;
pub(crate) mod request_id;
