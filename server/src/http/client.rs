//! The web client, carried in the binary.

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

const PAGE: &str = "/index.html";
/// The pages that the client draws. It draws one for every other address as well, but that one says
/// that there is nothing.
const PAGES: [&str; 10] = [
    "/t/{code}",
    "/t/{code}/games/{number}",
    "/tables",
    "/replay",
    "/replay/{id}",
    "/rules/{game}",
    "/move",
    "/deals/{code}",
    "/daily",
    "/daily/{date}",
];

/// Serves the client's files and its page.
pub fn router() -> Router {
    let files = MemoryServe::new(FILES)
        .index_file(Some(PAGE))
        .fallback(Some(PAGE))
        .html_cache_control(CacheControl::NoCache)
        .cache_control(CacheControl::Long);
    PAGES
        .into_iter()
        .fold(files, |files, page| files.add_alias(page, PAGE))
        .into_router()
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
