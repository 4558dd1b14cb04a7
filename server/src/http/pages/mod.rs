//! The client's single page, whose head describes each address: for link previews, for visitors waiting
//! for the script, and with the files to preload.
//!
//! Looking up a table starts no room and creates nothing. It counts as trying a code, and if it fails
//! or takes too long, the page has its default head.

pub(crate) mod preload;
pub(crate) mod preview;
pub(crate) mod sea_picture;
pub(crate) mod template;
pub(crate) mod texts;
pub(crate) mod turned_away;

use crate::{
    archive::{ArchiveError, game_history::Finished, replay::Played},
    deals::{
        deal_code::DealCode,
        index::{GameRef, Source},
    },
    http::{
        assets,
        error::Error,
        middleware::rate_limits,
        pages::{preload::Files, preview::Preview, sea_picture::Seas, texts::Words},
        request_info::RequestInfo,
        router::App,
        sign::Sign,
    },
    identity::room_code::RoomCode,
    ops::work_permits::Held,
    protocol::{
        error_code::{ErrorCode, Refusable, refuse},
        message::Refused,
    },
};
use axum::{
    Router,
    body::Bytes,
    extract::{FromRequestParts, Path},
    http::{
        HeaderName, HeaderValue, StatusCode,
        header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, ETAG, VARY},
        request::Parts,
    },
    middleware,
    response::{AppendHeaders, IntoResponse, Response},
    routing::get,
};
use sha2::{Digest, Sha256};
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;

/// The page as built by the client.
const PAGE: &str = include!(concat!(env!("OUT_DIR"), "/page.rs"));
/// How long the picture of a finished sea is kept, by browsers alone: access to the game may end.
const SEA_KEPT: &str = "private, max-age=86400";

/// The client's pages with the default head.
const PAGES: [&str; 5] = ["/tables", "/games", "/replay", "/move", "/open"];

/// The prefixes of addresses that grant access: to a table, an uploaded game, another device, the making of tables.
/// Search engines must not index them; `robots.txt` would also suppress link previews.
const UNLISTED: [&str; 4] = ["/t/", "/replay/", "/move", "/open"];
const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// The client as it is served below a path.
pub struct Client {
    /// What tells this build of the client from others: its page names all of its files by their hashes.
    build: String,
    page: String,
    files: Files,
    seas: Seas,
}

impl Client {
    /// The client below that path, with what its start page says of the server.
    pub fn new(base_path: &str, sign: &Sign) -> Client {
        let build = digits(PAGE, 8);
        let page = template::signed(&template::below(PAGE, base_path, &build), sign);
        Client { files: Files::in_page(&page), page, build, seas: Seas::default() }
    }

    /// Whether a page is of another build.
    pub(crate) fn is_outdated(&self, build: &str) -> bool {
        build != self.build
    }
}

/// Serves the page at all addresses that the client knows, and at others with status 404.
pub(crate) fn router(app: App) -> Router {
    let described = [
        ("/t/{code}", get(table)),
        ("/t/{code}/games/{number}", get(game_of_table)),
        ("/replay/{id}", get(upload)),
        ("/deals/{code}", get(deal)),
        ("/rules/{game}", get(rules)),
        ("/learn/{game}", get(lesson)),
        ("/daily", get(daily)),
        ("/daily/{date}", get(daily)),
    ];
    PAGES
        .into_iter()
        .map(|page| (page, get(any)))
        .chain(described)
        .fold(Router::new().route("/", get(any)), |pages, (page, answer)| {
            // Links are written with a slash at their end, too.
            pages.route(page, answer.clone()).route(&format!("{page}/"), answer)
        })
        .route("/t/{code}/games/{number}/sea.png", get(sea_of_table))
        .route("/replay/{id}/sea.png", get(sea_of_upload))
        .fallback(missing)
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), rate_limits::limit_pages))
        .with_state(app)
}

/// A request for the page.
struct Asked {
    app: App,
    info: RequestInfo,
    request: Parts,
}

impl FromRequestParts<App> for Asked {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked, Error> {
        let info = RequestInfo::from_request_parts(parts, app).await?;
        Ok(Asked { app: app.clone(), info, request: parts.clone() })
    }
}

async fn any(asked: Asked) -> Response {
    asked.answer(Preview::usual)
}

async fn missing(asked: Asked) -> Response {
    (StatusCode::NOT_FOUND, asked.answer(Preview::usual)).into_response()
}

async fn daily(asked: Asked) -> Response {
    asked.answer(Preview::daily)
}

async fn rules(Path(game): Path<String>, asked: Asked) -> Response {
    asked.answer(|words| Preview::rules(words, &game))
}

async fn lesson(Path(game): Path<String>, asked: Asked) -> Response {
    asked.answer(|words| Preview::lesson(words, &game))
}

async fn table(Path(code): Path<String>, asked: Asked) -> Response {
    let summary = asked.looked_up(asked.app.archive.summary(&code)).await;
    asked.answer(|words| match &summary {
        Ok(table) => Preview::table(words, table),
        Err(_) => Preview::usual(words),
    })
}

async fn game_of_table(Path(game): Path<(String, String)>, asked: Asked) -> Response {
    let finished = async {
        let (code, number) = numbered(&game)?;
        asked.app.archive.finished(code, number).await
    };
    let finished = asked.looked_up(finished).await;
    asked.answer_finished(finished.ok())
}

async fn upload(Path(id): Path<String>, asked: Asked) -> Response {
    let finished = asked.looked_up(asked.app.archive.linked_finished(&id)).await;
    asked.answer_finished(finished.ok())
}

async fn sea_of_table(Path(game): Path<(String, String)>, asked: Asked) -> Response {
    let picture = async {
        let (code, number) = numbered(&game)?;
        asked.sea_of_game(code, number).await
    };
    sea(asked.checked(picture).await)
}

async fn sea_of_upload(Path(id): Path<String>, asked: Asked) -> Response {
    let archive = &asked.app.archive;
    let picture = async {
        match archive.source(&id)? {
            Source::Game(GameRef { room, number }) => asked.sea_of_game(&room, number).await,
            Source::Record { id } => {
                archive.check_upload(&id).await?;
                asked.sea(id.clone(), None, archive.uploaded(&id, None)).await
            }
        }
    };
    sea(asked.checked(picture).await)
}

/// A table's code, and the number of one of its games.
fn numbered((code, number): &(String, String)) -> Result<(&str, u32), ErrorCode> {
    Ok((code, number.parse().map_err(|_| ErrorCode::UnknownRecord)?))
}

/// A picture of a finished sea, if there is one.
fn sea(picture: Result<Option<Bytes>, Refused>) -> Response {
    match picture {
        Ok(Some(picture)) => {
            ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, SEA_KEPT)], picture).into_response()
        }
        Err(refused) if refused.is(ErrorCode::Busy) => Error::from(refused).into_response(),
        Ok(None) | Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn deal(Path(code): Path<String>, asked: Asked) -> Response {
    let entries = async {
        Ok::<_, ArchiveError>(asked.app.rooms.deals().entries(&DealCode::parse(&code)?).await?)
    };
    let found = asked.looked_up(entries).await;
    asked.answer(|words| match &found {
        Ok((opening, _)) => Preview::deal(words, &opening.game),
        Err(_) => Preview::usual(words),
    })
}

impl Asked {
    /// The result of a lookup by code for the head of a page.
    async fn looked_up<T, E: Refusable>(
        &self,
        found: impl Future<Output = Result<T, E>>,
    ) -> Result<T, Refused> {
        let in_time = timeout(self.app.options.lookup_timeout, self.checked(found)).await;
        in_time.unwrap_or_else(|_| Err(ErrorCode::Busy.into()))
    }

    /// The result of a lookup by code, unless the client has tried too many wrong ones, or there is none.
    async fn checked<T, E: Refusable>(
        &self,
        found: impl Future<Output = Result<T, E>>,
    ) -> Result<T, Refused> {
        let (limits, address) = (&self.app.limits, self.info.address());
        limits.may_try_codes(address)?;
        let found = found.await.map_err(|error| refuse(&error));
        found.inspect_err(|refused| {
            if rate_limits::WRONG_CODES.iter().any(|code| refused.is(*code)) {
                limits.wrong_code(address);
            }
        })
    }

    /// The picture of the sea in which a game of a table ended. Whether it may be seen is looked at each time.
    async fn sea_of_game(&self, code: &str, number: u32) -> Result<Option<Bytes>, ArchiveError> {
        let archive = &self.app.archive;
        let Finished { game, .. } = archive.finished(code, number).await?;
        let name = format!("{} {number}", RoomCode::parse(code)?);
        self.sea(name, Some(&game), archive.played(code, number, None)).await
    }

    /// The picture of the sea in which a game ended, made once.
    async fn sea(
        &self,
        name: String,
        kind: Option<&str>,
        played: impl Future<Output = Result<Held<Played>, ArchiveError>>,
    ) -> Result<Option<Bytes>, ArchiveError> {
        if kind.is_some_and(|kind| !sea_picture::are_of(kind)) {
            return Ok(None);
        }
        if let Some(made) = self.app.client.seas.find(&name) {
            return Ok(Some(made));
        }
        let played = played.await?;
        // Others may have waited for their permits for the same picture.
        if let Some(made) = self.app.client.seas.find(&name) {
            return Ok(Some(made));
        }
        let drawn = played.then(|played| {
            if !sea_picture::are_of(&played.record.game) {
                return Ok(None);
            }
            let end = played.end()?;
            let end = end.and_then(|end| serde_json::from_str(end.game.get()).ok());
            Ok::<_, ArchiveError>(end.and_then(|end| sea_picture::of(&end)).map(Bytes::from))
        });
        let picture = drawn.await?.release();
        if let Some(picture) = &picture {
            self.app.client.seas.keep(name, picture.clone());
        }
        Ok(picture)
    }

    /// The page of a finished game, if anyone may see it.
    fn answer_finished(&self, finished: Option<Finished>) -> Response {
        let path = self.request.uri.path();
        self.answer(|words| match &finished {
            Some(finished) => Preview::finished(words, finished, path),
            None => Preview::usual(words),
        })
    }

    /// The page in the client's language.
    fn answer(&self, say: impl FnOnce(&Words) -> Preview) -> Response {
        let Asked { app, info, request } = self;
        let headers = &request.headers;
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let Some(spoken) = texts::wanted(accepted.unwrap_or_default()) else {
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        };
        let site = info.origin().map(|origin| origin + &app.options.base_path);
        let path = match request.uri.path().trim_end_matches('/') {
            "" => "/",
            path => path,
        };
        let preview = say(spoken.1);
        let Client { page, files, .. } = &*app.client;
        let files = files.needed(path, spoken.0, preview.table.as_ref());
        let page = template::render(page, &preview, &files, spoken, site.as_deref(), path);
        let tag = tag(&page);
        let facts = [
            (CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
            (CACHE_CONTROL, "no-cache".to_owned()),
            (VARY, "accept-language, accept-encoding".to_owned()),
            (ETAG, tag.clone()),
        ];
        let unlisted = UNLISTED.iter().any(|start| path.starts_with(start));
        let robots = unlisted.then_some((ROBOTS, HeaderValue::from_static("noindex")));
        let facts = (facts, AppendHeaders(robots));
        if assets::is_known(headers, &tag) {
            return (StatusCode::NOT_MODIFIED, facts).into_response();
        }
        (facts, page).into_response()
    }
}

/// A weak ETag, since the page may be compressed on the way.
fn tag(page: &str) -> String {
    format!("W/\"{}\"", digits(page, 12))
}

/// The first bytes of a text's hash, in hexadecimal digits.
fn digits(text: &str, bytes: usize) -> String {
    Sha256::digest(text).iter().take(bytes).map(|byte| format!("{byte:02x}")).collect()
}
