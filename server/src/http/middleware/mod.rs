//! Middleware: headers, request ids, limits, requests for other nodes.

pub(crate) mod headers;
pub(crate) mod rate_limits;
pub(crate) mod request_id;
pub(crate) mod to_owner;
