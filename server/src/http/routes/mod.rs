//! The endpoints under `/api` and their OpenAPI description.

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
pub mod rooms;
pub(crate) mod seen;
pub(crate) mod tables;

use crate::{
    http::{error::Error, middleware::passes, router::App, upgrade},
    identity::guest::SECURE_NAME,
    protocol::error_code::ErrorCode,
};
use axum::{
    Router, body::Bytes, extract::DefaultBodyLimit, http::header::CONTENT_TYPE, middleware, routing,
};
use tower_http::compression::CompressionLayer;
use utoipa::{
    Modify, OpenApi,
    openapi::{
        Server,
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};

/// The largest uploaded record.
const RECORD_BYTES: usize = 256 * 1024;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tables for silent cooperative card games",
        description = "Errors are `{\"code\", \"message\"}`: a stable code and an English sentence. \
            Call `GET /api/me` first: it makes a browser a guest. Programs send the guest's secret \
            (32 random bytes in base64url) as a bearer token; the cookie is called `__Host-guest` \
            behind HTTPS (`__Secure-guest` below a base path), `tranquility-guest` without. The WebSocket of a table is at \
            `/api/rooms/{code}/ws`; with `?seen=` and the `seq` of the newest view that was seen \
            there before, no older one is sent; a client that names its build with `&build=` is told if the \
            server's is another (`outdated`). Every `view` is complete; `game.log` holds the newest \
            lines, up to line `game.log_length`."
    ),
    modifiers(&Credentials)
)]
struct Description;

/// The guest's credentials.
struct Credentials;

impl Modify for Credentials {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(SECURE_NAME)));
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("cookie", cookie);
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    }
}

/// Finished games and lessons. Their responses are long and repetitive, so they are compressed.
fn positions() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(replays::record))
        .routes(routes!(replays::replay))
        .routes(routes!(replays::views))
        .routes(routes!(replays::course))
        .routes(routes!(records::record))
        .routes(routes!(records::replay))
        .routes(routes!(records::views))
        .routes(routes!(analyses::of_game, analyses::stop_of_game))
        .routes(routes!(analyses::of_record, analyses::stop_of_record))
        .routes(routes!(lessons::outline, lessons::position))
        .layer(CompressionLayer::new())
}

/// Uploads of records, which are larger than other bodies.
fn uploads() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(records::upload)).layer(DefaultBodyLimit::max(RECORD_BYTES))
}

/// Endpoints that create durable objects, or take long: limited per address.
fn creations(app: &App) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me::link))
        .routes(routes!(me::create_recovery_code))
        .routes(routes!(rooms::create))
        .routes(routes!(deals::of_game))
        .routes(routes!(deals::of_record))
        .routes(routes!(analyses::analyse_game))
        .routes(routes!(analyses::analyse_record))
        .merge(uploads())
        .layer(middleware::from_fn_with_state(app.clone(), passes::limit_creations))
}

/// The router of all endpoints, and of their description.
pub fn router(app: &App) -> Router<App> {
    let (router, mut description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(me::me))
        .routes(routes!(me::claim))
        .routes(routes!(me::recovery, me::revoke_recovery_code))
        .routes(routes!(nearby::nearby))
        .routes(routes!(push::calls))
        .routes(routes!(push::subscribe, push::unsubscribe))
        .routes(routes!(games::list))
        .routes(routes!(games::prospect))
        .routes(routes!(games::wins))
        .routes(routes!(rooms::summary))
        .routes(routes!(rooms::log))
        .routes(routes!(seen::seen, seen::seen_as_own))
        .routes(routes!(faults::report))
        .routes(routes!(tables::open))
        .routes(routes!(tables::events))
        .routes(routes!(tables::mine))
        .routes(routes!(me::games, me::erase_lists))
        .routes(routes!(tables::remember, tables::forget))
        .routes(routes!(records::delete))
        .routes(routes!(deals::deal))
        .routes(routes!(deals::today))
        .routes(routes!(deals::day))
        .routes(routes!(deals::daily))
        .merge(positions())
        .merge(creations(app))
        .split_for_parts();
    if !app.options.base_path.is_empty() {
        description.servers = Some(vec![Server::new(&app.options.base_path)]);
    }
    // Once, since it is long.
    let written = serde_json::to_vec(&description).map(Bytes::from);
    let description = written.map_err(ErrorCode::internal);
    let described = async move || {
        let text = description.clone().map_err(Error::from)?;
        Ok::<_, Error>(([(CONTENT_TYPE, "application/json")], text))
    };
    router
        .route("/api/openapi.json", routing::get(described))
        .route("/api/rooms/{code}/ws", routing::get(upgrade::connect))
        .route("/api/seen/ws", routing::get(seen::tell))
}
