//! HTTP: authenticates and decodes requests, calls rooms, and encodes responses.

pub(crate) mod assets;
pub(crate) mod connections;
pub(crate) mod error;
pub(crate) mod extract;
pub(crate) mod held;
pub(crate) mod http_options;
pub(crate) mod middleware;
pub(crate) mod pages;
pub(crate) mod request_info;
pub mod router;
pub mod routes;
pub mod sign;
pub(crate) mod upgrade;
