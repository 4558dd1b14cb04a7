//! The endpoints under `/api`.

pub(crate) mod admin;
pub(crate) mod analyses;
pub mod deals;
pub mod faults;
pub mod games;
pub mod lessons;
pub mod me;
pub mod nearby;
pub mod push;
pub mod records;
pub(crate) mod replays;
pub(crate) mod request;
pub mod rooms;
pub(crate) mod tables;
pub mod webhooks;

use crate::http::{middleware::rate_limits, router::App, upgrade};
use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{delete, get, post, put},
};
use tower_http::compression::CompressionLayer;

/// The largest uploaded record.
const RECORD_BYTES: usize = 256 * 1024;

/// Finished games and lessons. Their responses are long and repetitive, so they are compressed.
fn positions() -> Router<App> {
    Router::new()
        .route("/api/rooms/{code}/games/{number}/record", get(replays::record))
        .route("/api/rooms/{code}/games/{number}/replay", get(replays::replay))
        .route("/api/rooms/{code}/games/{number}/replay/views", get(replays::views))
        .route("/api/rooms/{code}/games/{number}/course", get(replays::course))
        .route("/api/records/{id}/record", get(records::record))
        .route("/api/records/{id}/replay", get(records::replay))
        .route("/api/records/{id}/replay/views", get(records::views))
        .route(
            "/api/rooms/{code}/games/{number}/analysis",
            get(analyses::of_game).delete(analyses::stop_of_game),
        )
        .route(
            "/api/records/{id}/analysis",
            get(analyses::of_record).delete(analyses::stop_of_record),
        )
        .route("/api/rooms/{code}/games/{number}/analysis/move", get(analyses::move_of_game))
        .route("/api/records/{id}/analysis/move", get(analyses::move_of_record))
        .route("/api/lessons/{game}", get(lessons::outline).post(lessons::position))
        .layer(CompressionLayer::new())
}

/// Uploads of records, which are larger than other bodies.
fn uploads() -> Router<App> {
    Router::new()
        .route("/api/records", post(records::upload))
        .layer(DefaultBodyLimit::max(RECORD_BYTES))
}

/// Endpoints that create durable objects, or take long: limited per address.
fn creations(app: &App) -> Router<App> {
    Router::new()
        .route("/api/me/link", post(me::link))
        .route("/api/me/recovery", post(me::create_recovery_code))
        .route("/api/rooms", post(rooms::create))
        .route("/api/rooms/{code}/games/{number}/deal", post(deals::of_game))
        .route("/api/records/{id}/deal", post(deals::of_record))
        .route("/api/rooms/{code}/games/{number}/analysis", post(analyses::analyse_game))
        .route("/api/records/{id}/analysis", post(analyses::analyse_record))
        .merge(uploads())
        .layer(middleware::from_fn_with_state(app.clone(), rate_limits::limit_creations))
}

/// The router of all endpoints, which `docs/api.md` lists.
pub fn router(app: &App) -> Router<App> {
    Router::new()
        .route("/api/me", get(me::me))
        .route("/api/me/claim", post(me::claim))
        .route("/api/me/claim/name", post(me::claimed_name))
        .route("/api/me/door", put(me::give_word))
        .route("/api/me/recovery", get(me::recovery).delete(me::revoke_recovery_code))
        .route("/api/nearby", get(nearby::nearby))
        .route("/api/push", get(push::settings))
        .route("/api/me/push", put(push::subscribe).delete(push::unsubscribe))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/prospect", post(games::prospect))
        .route("/api/games/{game}/wins", post(games::wins))
        .route("/api/rooms/{code}", get(rooms::summary))
        .route(
            "/api/rooms/{code}/webhook",
            get(webhooks::state).put(webhooks::set).delete(webhooks::forget),
        )
        .route("/api/rooms/{code}/games/{number}/log", get(rooms::log))
        .route("/api/request", get(request::report).post(request::report_to_own))
        .route("/api/faults", post(faults::report))
        .route("/api/tables", get(tables::open))
        .route("/api/tables/events", get(tables::events))
        .route("/api/me/tables", get(tables::mine))
        .route("/api/me/games", get(me::games).delete(me::erase_lists))
        .route("/api/me/tables/{code}", put(tables::remember).delete(tables::forget))
        .route("/api/records/{id}", delete(records::delete))
        .route("/api/deals/{code}", get(deals::deal))
        .route("/api/daily", get(deals::today))
        .route("/api/daily/{date}", get(deals::day))
        .route("/api/daily/{date}/{game}", get(deals::daily))
        .merge(positions())
        .merge(creations(app))
        .route("/api/rooms/{code}/ws", get(upgrade::connect))
        .route("/api/request/ws", get(request::tell))
}
