//! The web client: in the program, or, while it is developed, read from where its build puts it.

use crate::http::{pages, router::App};
use axum::{
    Router,
    http::{
        HeaderMap, StatusCode,
        header::{
            ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
            VARY,
        },
    },
    response::{IntoResponse, Response},
    routing::get,
};
use rust_embed::{Embed, EmbeddedFile};

/// What the build of the client has made.
#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Client;

/// How the name of a file ends that is the compressed copy of another.
const COMPRESSED: &str = ".br";
/// Files here have a hash in their names.
const HASHED: &str = "assets/";

/// Serves the client's files, and its page at all other addresses.
pub(crate) fn router(app: App) -> Router {
    Client::iter()
        .filter(|name| !name.ends_with(COMPRESSED) && name != "index.html")
        .fold(Router::new(), |router, name| {
            let route = format!("/{name}");
            router.route(&route, get(async move |headers| serve(&name, &headers)))
        })
        .merge(pages::router(app))
}

/// One of the client's files, if it is there.
pub(crate) fn file(name: &str) -> Option<std::borrow::Cow<'static, [u8]>> {
    Client::get(name).map(|file| file.data)
}

/// Sends a file, unless the browser has it.
fn serve(name: &str, headers: &HeaderMap) -> Response {
    let copy = takes_brotli(headers).then(|| Client::get(&format!("{name}{COMPRESSED}"))).flatten();
    let is_compressed = copy.is_some();
    let Some(file) = copy.or_else(|| Client::get(name)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = tag(&file);
    let cache = if name.starts_with(HASHED) { "max-age=31536000, immutable" } else { "no-cache" };
    let about =
        [(ETAG, tag.clone()), (CACHE_CONTROL, cache.into()), (VARY, "accept-encoding".into())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| *known == *tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    // A copy's own type is that of its compression.
    let content_type = mime_guess::from_path(name).first_or_octet_stream().to_string();
    let encoding = is_compressed.then_some([(CONTENT_ENCODING, "br")]);
    (about, [(CONTENT_TYPE, content_type)], encoding, file.data).into_response()
}

fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let digits: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}

/// Whether a browser takes files that are compressed by Brotli.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim() == "br" && weight.trim() != "q=0"
    })
}
