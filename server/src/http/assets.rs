//! The web client, carried in the binary.

use crate::http::{pages, router::App};
use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, header::CACHE_CONTROL},
    middleware::{self, Next},
    response::Response,
};
use memory_serve::{Asset, CacheControl, MemoryServe};

/// The files that the build script has found.
static FILES: &[Asset] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// Serves the client's files, and its page at all other addresses.
pub fn router(app: App) -> Router {
    MemoryServe::new(FILES)
        .index_file(None)
        .cache_control(CacheControl::Long)
        .into_router()
        .merge(pages::router(app))
        .layer(middleware::from_fn(ask_again_for_plain_names))
}

/// Files under `/assets/` carry a hash in their names and never change. Others do.
async fn ask_again_for_plain_names(request: Request, next: Next) -> Response {
    let hashed = request.uri().path().starts_with("/assets/");
    let mut response = next.run(request).await;
    if !hashed {
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    }
    response
}
