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
    let copy = takes(headers, "br").then(|| Client::get(&format!("{name}{COMPRESSED}"))).flatten();
    let is_compressed = copy.is_some();
    let Some(file) = copy.or_else(|| Client::get(name)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = tag(&file);
    let cache = if name.starts_with(HASHED) { "max-age=31536000, immutable" } else { "no-cache" };
    let about =
        [(ETAG, tag.clone()), (CACHE_CONTROL, cache.into()), (VARY, "accept-encoding".into())];
    if is_known(headers, &tag) {
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

/// Whether the client has what that tag stands for already. A proxy may have made it a weak one.
pub(crate) fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let strong = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known
        .flat_map(|value| value.split(','))
        .any(|one| one.trim() == "*" || strong(one) == strong(tag))
}

/// Whether a browser takes what is compressed like that.
pub(crate) fn takes(headers: &HeaderMap, compression: &str) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = accepted.flat_map(|value| value.split(',')).map(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().to_ascii_lowercase();
        let weight = weight.strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        (name.trim().to_ascii_lowercase(), weight.is_some_and(|weight| weight > 0.0))
    });
    codings.any(|(name, is_taken)| name == compression && is_taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: axum::http::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, value.parse().expect("a value"))])
    }

    #[test]
    fn brotli_is_sent_to_those_who_take_it() {
        let takes = |value| super::takes(&headers(ACCEPT_ENCODING, value), "br");
        for value in ["br", "gzip, br", "BR", "br;q=0.5, identity;q=0", "gzip;q=0, br ; Q=1.0"] {
            assert!(takes(value), "{value}");
        }
        for value in ["", "gzip", "br;q=0", "br;q=0.0", "br; q=0.000, gzip", "identity"] {
            assert!(!takes(value), "{value}");
        }
    }

    #[test]
    fn a_tag_is_known_by_itself_as_a_weak_one_and_among_others() {
        let known = |value, tag| is_known(&headers(IF_NONE_MATCH, value), tag);
        for value in ["\"a\"", "W/\"a\"", "\"b\", \"a\"", "W/\"b\",W/\"a\"", "*"] {
            assert!(known(value, "\"a\"") && known(value, "W/\"a\""), "{value}");
        }
        assert!(!known("\"b\"", "\"a\"") && !known("a", "\"a\""));
    }
}
