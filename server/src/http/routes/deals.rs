//! Deals with a code, and the deal of the day.

use crate::{
    archive::results::{DailyResults, DealResults},
    date::Date,
    deals::{daily::Day, deal_code::DealCode},
    http::{
        error::Error,
        extract::Segments,
        router::App,
        routes::{records::asker, replays::GamePath},
    },
    identity::guest::Guest,
    protocol::{error_code::ErrorCode, message::Refused},
};
use axum::extract::State;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A deal with a code.
#[derive(Serialize, TS, ToSchema)]
pub struct GivenDeal {
    /// Its code, to be shown in three parts: `abcd-efgh-jkmn`.
    #[schema(value_type = String)]
    code: DealCode,
}

/// Gives the deal of a finished game a code, with which others can play it.
#[utoipa::path(post, path = "/api/rooms/{code}/games/{number}/deal", tag = "deals",
    security(("cookie" = []), ("bearer" = [])),
    params(GamePath),
    responses(
        (status = OK, body = GivenDeal),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused,
            description = "`removed`, `spectators_off` or `daily_not_over`"),
        (status = NOT_FOUND, body = Refused, description = "`unknown_room` or `unknown_record`"),
        (status = CONFLICT, body = Refused, description = "`game_not_over`"),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn of_game(
    State(app): State<App>,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<axum::Json<GivenDeal>, Error> {
    let code = app.archive.give(&code, number, guest.id).await?;
    Ok(axum::Json(GivenDeal { code }))
}

/// Gives the deal of the game with that id a code, with which others can play it.
#[utoipa::path(post, path = "/api/records/{id}/deal", tag = "deals",
    security(("cookie" = []), ("bearer" = [])),
    params(("id" = String, Path, description = "The record's id")),
    responses(
        (status = OK, body = GivenDeal),
        (status = UNAUTHORIZED, body = Refused),
        (status = FORBIDDEN, body = Refused, description = "`daily_not_over`"),
        (status = NOT_FOUND, body = Refused, description = "`unknown_record`"),
        (status = CONFLICT, body = Refused,
            description = "`deal_incomplete`: the record ends before the game has begun"),
        (status = SERVICE_UNAVAILABLE, body = Refused)))]
pub async fn of_record(
    State(app): State<App>,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<axum::Json<GivenDeal>, Error> {
    let code = app.archive.give_linked(&id, guest.id).await?;
    Ok(axum::Json(GivenDeal { code }))
}

/// Describes a deal, and the results of all games on it, without cards.
#[utoipa::path(get, path = "/api/deals/{code}", tag = "deals",
    security((), ("cookie" = []), ("bearer" = [])),
    params(("code" = String, Path, description = "The deal's code, with or without dashes")),
    responses(
        (status = OK, body = DealResults),
        (status = NOT_FOUND, body = Refused, description = "`unknown_deal`")))]
pub async fn deal(
    State(app): State<App>,
    guest: Result<Guest, Error>,
    Segments(code): Segments<String>,
) -> Result<axum::Json<DealResults>, Error> {
    let asker = asker(&guest);
    Ok(axum::Json(app.archive.deal_results(&code, asker).await?))
}

/// Returns how today's deals can be checked.
#[utoipa::path(get, path = "/api/daily", tag = "deals", security(()),
    responses((status = OK, body = Day)))]
pub async fn today(State(app): State<App>) -> Result<axum::Json<Day>, Error> {
    Ok(axum::Json(app.rooms.deals().day(None)?))
}

/// Returns how the deals of a day can be checked; once it is over, with its key.
#[utoipa::path(get, path = "/api/daily/{date}", tag = "deals", security(()),
    params(("date" = String, Path, description = "The day, as in `2026-11-21`")),
    responses(
        (status = OK, body = Day),
        (status = NOT_FOUND, body = Refused, description = "`unknown_day`")))]
pub async fn day(
    State(app): State<App>,
    Segments(date): Segments<String>,
) -> Result<axum::Json<Day>, Error> {
    Ok(axum::Json(app.rooms.deals().day(Some(parse(&date)?))?))
}

/// Lists the deals of a day on which games were begun. While the day lasts, results are shown only to
/// guests who have finished that deal.
#[utoipa::path(get, path = "/api/daily/{date}/{game}", tag = "deals",
    security((), ("cookie" = []), ("bearer" = [])),
    params(
        ("date" = String, Path, description = "The day, as in `2026-11-21`"),
        ("game" = String, Path, description = "The game's id")),
    responses(
        (status = OK, body = DailyResults),
        (status = NOT_FOUND, body = Refused, description = "`unknown_day`"),
        (status = UNPROCESSABLE_ENTITY, body = Refused, description = "`unknown_game`")))]
pub async fn daily(
    State(app): State<App>,
    guest: Result<Guest, Error>,
    Segments((date, game)): Segments<(String, String)>,
) -> Result<axum::Json<DailyResults>, Error> {
    let asker = asker(&guest);
    Ok(axum::Json(app.archive.daily_results(parse(&date)?, &game, asker).await?))
}

fn parse(date: &str) -> Result<Date, ErrorCode> {
    date.parse().map_err(|_| ErrorCode::UnknownDay)
}
