//! The web client, embedded in the binary.

use crate::http::{pages, router::App};
use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, header::CACHE_CONTROL},
    middleware::{self, Next},
    response::Response,
};
use memory_serve::{Asset, CacheControl, MemoryServe};

/// The files collected by the build script.
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

/// Files under `/assets/` are immutable, with a hash in their names. Others must be revalidated.
async fn ask_again_for_plain_names(request: Request, next: Next) -> Response {
    let hashed = request.uri().path().starts_with("/assets/");
    let mut response = next.run(request).await;
    if !hashed {
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    }
    response
}
