//! Answers that take long to make: written and compressed under the permit with which they were made.

use crate::{
    archive::ArchiveError,
    http::{assets::takes, error::Error},
    ops::work_permits::Held,
};
use axum::{
    http::{
        HeaderMap,
        header::{CONTENT_ENCODING, CONTENT_TYPE, VARY},
    },
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use serde::Serialize;
use std::io::{self, Write};

const GZIP: &str = "gzip";

/// The answer with that value as JSON, compressed for a client that takes that.
pub(crate) async fn json<T: Serialize + Send + 'static>(
    request: &HeaderMap,
    held: Held<T>,
) -> Result<Response, Error> {
    let is_compressed = takes(request, GZIP);
    let written = held.then(move |value| {
        let written = if is_compressed { compressed(&value) } else { plain(&value) };
        written
            .map_err(|why| ArchiveError::Damaged { what: "an answer".into(), why: why.to_string() })
    });
    let body = written.await?.release();
    let facts = [(CONTENT_TYPE, "application/json"), (VARY, "accept-encoding")];
    let encoding = is_compressed.then_some([(CONTENT_ENCODING, GZIP)]);
    Ok((facts, encoding, body).into_response())
}

fn plain(value: &impl Serialize) -> io::Result<Vec<u8>> {
    Ok(serde_json::to_vec(value)?)
}

fn compressed(value: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(&plain(value)?)?;
    encoder.finish()
}
