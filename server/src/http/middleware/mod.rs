//! Middleware: origin, client address, headers, request ids, limits.

pub(crate) mod address;
pub(crate) mod guesses;
pub(crate) mod headers;
pub(crate) mod origin;
pub(crate) mod request_id;
