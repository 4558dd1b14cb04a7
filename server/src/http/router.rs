//! The routes of the server.
//!
//! Everything under `/api` is JSON and described in `docs/api.md`; everything else is the web
//! client.

use crate::{
    archive::Archive,
    cluster::Cluster,
    http::{
        assets,
        error::Error,
        http_options::HttpOptions,
        middleware::{
            headers, rate_limits,
            request_id::{self, MakeUuid},
            to_owner,
        },
        pages::Client,
        request_info::{self, csrf, proxy_fault::ProxyFaultLog},
        routes::{self, admin},
    },
    identity::door::Door,
    limits::Limits,
    protocol::error_code::ErrorCode,
    room::{registry::Rooms, storage::StorageWatch},
};
use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, State},
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing,
};
use journal::Journal;
use serde::Serialize;
use std::{any::Any, net::SocketAddr, sync::Arc};
use tower_http::{
    catch_panic::CatchPanicLayer,
    request_id::{PropagateRequestIdLayer, SetRequestIdLayer},
    trace::TraceLayer,
};

/// The largest body of a request, apart from uploads.
const BODY_BYTES: usize = 8 * 1024;

/// The state shared by all handlers.
#[derive(Clone)]
pub struct App {
    /// The rooms of this process.
    pub rooms: Arc<Rooms>,
    /// The games of all tables as they are stored.
    pub archive: Archive,
    /// The journal, for device links.
    pub journal: Arc<dyn Journal>,
    pub options: Arc<HttpOptions>,
    /// Who may make tables and uploads.
    pub door: Arc<Door>,
    /// The client's page.
    pub client: Arc<Client>,
    /// The limits per address and guest.
    pub limits: Arc<Limits>,
    /// Where the server listens.
    pub listens: SocketAddr,
    /// The log of what does not fit between the server and its proxies.
    pub proxy_faults: Arc<ProxyFaultLog>,
    /// The other nodes; `None` where there are never any.
    pub cluster: Option<Arc<Cluster>>,
}

impl App {
    /// The state of the handlers of a server with these rooms.
    pub fn new(
        rooms: Arc<Rooms>,
        options: Arc<HttpOptions>,
        limits: Arc<Limits>,
        listens: SocketAddr,
    ) -> App {
        let journal = rooms.journal().clone();
        let archive = Archive::of(&rooms);
        let client = Arc::new(Client::new(&options.base_path, &options.sign));
        let word = options.open_with.as_ref();
        let door = Arc::new(Door::new(word.map(|word| rooms.deals().door_mark(word))));
        let proxy_faults = Arc::default();
        let cluster = None;
        App {
            archive,
            rooms,
            journal,
            options,
            door,
            client,
            limits,
            listens,
            proxy_faults,
            cluster,
        }
    }

    /// The same for a node among others.
    #[must_use]
    pub fn among(self, cluster: Option<Arc<Cluster>>) -> App {
        App { cluster, ..self }
    }
}

/// The router of the whole server.
pub fn router(app: App) -> Router {
    let base = app.options.base_path.clone();
    at_base_and_root(&base, routes_at_root(app))
}

/// The router for the other nodes.
pub fn of_nodes(app: App) -> Router {
    router(app.clone())
        .merge(admin::of_owner(app.rooms.clone()))
        .layer(middleware::from_fn_with_state(app, to_owner::of_nodes_only))
}

/// The routes that are answered also while the server is full.
pub fn probes(app: &App) -> Router {
    let health = health_routes(app.rooms.storage().clone());
    let base = &app.options.base_path;
    if base.is_empty() { health } else { health.clone().nest(base, health) }
}

/// Routes at the base path and at none: a proxy may take that away.
fn at_base_and_root(base: &str, routes: Router) -> Router {
    if base.is_empty() {
        return routes;
    }
    let home = format!("{base}/");
    let redirect = Redirect::temporary(&home);
    Router::new()
        .nest_service(&home, routes.clone())
        .route(base, routing::get(async || redirect))
        .fallback_service(routes)
}

fn routes_at_root(app: App) -> Router {
    let health = health_routes(app.rooms.storage().clone());
    let api = routes::router(&app)
        .route("/api", routing::any(unknown_path))
        .route("/api/", routing::any(unknown_path))
        .route("/api/{*path}", routing::any(unknown_path))
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(middleware::from_fn_with_state(app.clone(), rate_limits::limit_guesses))
        .layer(middleware::from_fn_with_state(app.clone(), csrf::only))
        .layer(middleware::from_fn_with_state(app.clone(), rate_limits::limit_requests))
        .layer(middleware::map_response(headers::of_answers))
        .layer(middleware::from_fn_with_state(app.clone(), to_owner::pass_to_owner))
        .with_state(app.clone());
    assets::router(app.clone())
        .merge(api)
        .merge(health)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn_with_state(app.clone(), headers::of_secure_answers))
        .layer(middleware::map_response(headers::of_everything))
        // What fails says so itself, once: an answer with 503 is no failure.
        .layer(TraceLayer::new_for_http().make_span_with(request_id::span).on_failure(()))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(SetRequestIdLayer::x_request_id(MakeUuid))
        .layer(middleware::from_fn(request_id::from_proxies))
        .layer(middleware::from_fn_with_state(app, request_info::attach))
}

/// The body of a successful answer about the server's health.
#[derive(Serialize)]
struct Well {
    status: &'static str,
}

/// `/healthz` (the process responds) and `/readyz` (the journal accepts entries; otherwise 503).
pub fn health_routes<S: Clone + Send + Sync + 'static>(storage: Arc<StorageWatch>) -> Router<S> {
    Router::new()
        .route("/healthz", routing::get(async || Json(Well { status: "ok" })))
        .route("/readyz", routing::get(ready).with_state(storage))
}

async fn ready(State(storage): State<Arc<StorageWatch>>) -> Result<Json<Well>, Error> {
    if storage.is_ready().await {
        Ok(Json(Well { status: "ready" }))
    } else {
        Err(ErrorCode::Unavailable.into())
    }
}

/// The response to a request whose handler panicked; the log has the panic.
fn panicked(_: Box<dyn Any + Send>) -> Response {
    Error::from(ErrorCode::Internal).into_response()
}

async fn unknown_path() -> Error {
    ErrorCode::UnknownPath.into()
}

async fn wrong_method() -> Error {
    ErrorCode::WrongMethod.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{body::Body, extract::Request, http::StatusCode};
    use tower::ServiceExt;

    #[tokio::test]
    async fn a_panic_of_a_handler_is_answered() {
        let router = Router::new()
            .route("/", routing::get(async || -> () { panic!("planted") }))
            .layer(CatchPanicLayer::custom(panicked));
        let answer = router.oneshot(Request::new(Body::empty())).await.unwrap();
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(answer.extensions().get(), Some(&ErrorCode::Internal));
    }
}
