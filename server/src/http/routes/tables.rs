//! Lists of tables: the open ones, and those that a guest has joined.

use crate::{
    http::{error::Error, extract::Segments, request_info::RequestInfo, router::App},
    identity::{guest::Guest, room_code::RoomCode},
    lobby::visits,
    room::model::listing::MyTable,
};
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{
        IntoResponse,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::{Stream, StreamExt};
use std::convert::Infallible;

/// Lists the open tables with connected guests, newest first.
pub(crate) async fn open(State(app): State<App>) -> impl IntoResponse {
    let list = app.rooms.open_tables().list();
    ([(header::CONTENT_TYPE, "application/json")], list.to_string())
}

/// Streams the list of open tables: every event is the whole list, at once and at every change. Events
/// named `alive` in between say that there was none.
pub(crate) async fn events(
    State(app): State<App>,
    info: RequestInfo,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Error> {
    let counted = app.limits.enter_stream(info.address())?;
    let lists = app.rooms.open_tables().subscribe().map(move |list| {
        // It counts as long as the stream is open.
        let _ = &counted;
        Ok(Event::default().data(list))
    });
    Ok(Sse::new(lists).keep_alive(alive()))
}

/// The sign of life after 15 seconds without a change. An event, since pages are not shown comments, with
/// data, since browsers leave out an event without.
fn alive() -> KeepAlive {
    KeepAlive::new().event(Event::default().event("alive").data("-"))
}

/// Lists the tables that the guest has joined, most recently active first.
pub(crate) async fn mine(
    State(app): State<App>,
    guest: Guest,
) -> Result<axum::Json<Vec<MyTable>>, Error> {
    Ok(axum::Json(app.archive.tables_of(guest.id).await?))
}

/// Adds a table to the guest's list, as joining it does.
pub(crate) async fn remember(
    State(app): State<App>,
    guest: Guest,
    Segments(code): Segments<String>,
) -> Result<StatusCode, Error> {
    // The table must exist.
    app.archive.summary(&code).await?;
    let now = app.rooms.deals().now();
    visits::remember(&*app.journal, guest.id, &RoomCode::parse(&code)?, now).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a table from the guest's list, until the guest joins it again.
pub(crate) async fn forget(
    State(app): State<App>,
    guest: Guest,
    Segments(code): Segments<String>,
) -> Result<StatusCode, Error> {
    let now = app.rooms.deals().now();
    visits::forget(&*app.journal, guest.id, &RoomCode::parse(&code)?, now).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::stream;

    #[tokio::test(start_paused = true)]
    async fn a_stream_without_changes_says_that_it_is_alive() {
        let nothing = stream::pending::<Result<Event, Infallible>>();
        let answer = Sse::new(nothing).keep_alive(alive()).into_response();
        let mut parts = answer.into_body().into_data_stream();
        let first = parts.next().await.expect("a part").expect("bytes");
        assert_eq!(first, "event: alive\ndata: -\n\n");
    }
}
