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
    protocol::error_code::ErrorCode,
};
use axum::extract::State;
use serde::Serialize;
use ts_rs::TS;

/// A deal with a code.
#[derive(Serialize, TS)]
pub struct GivenDeal {
    /// Its code, to be shown in three parts: `abcd-efgh-jkmn`.
    code: DealCode,
}

/// Gives the deal of a finished game a code, with which others can play it.
pub async fn of_game(
    State(app): State<App>,
    guest: Guest,
    Segments(GamePath { code, number }): Segments<GamePath>,
) -> Result<axum::Json<GivenDeal>, Error> {
    let code = app.archive.give(&code, number, guest.id).await?;
    Ok(axum::Json(GivenDeal { code }))
}

/// Gives the deal of the game with that id a code, with which others can play it.
pub async fn of_record(
    State(app): State<App>,
    guest: Guest,
    Segments(id): Segments<String>,
) -> Result<axum::Json<GivenDeal>, Error> {
    let code = app.archive.give_linked(&id, guest.id).await?;
    Ok(axum::Json(GivenDeal { code }))
}

/// Describes a deal, and the results of all games on it, without cards.
pub async fn deal(
    State(app): State<App>,
    guest: Result<Guest, Error>,
    Segments(code): Segments<String>,
) -> Result<axum::Json<DealResults>, Error> {
    let asker = asker(&guest);
    Ok(axum::Json(app.archive.deal_results(&code, asker).await?))
}

/// Returns how today's deals can be checked.
pub async fn today(State(app): State<App>) -> Result<axum::Json<Day>, Error> {
    Ok(axum::Json(app.rooms.deals().day(None)?))
}

/// Returns how the deals of a day can be checked; once it is over, with its key.
pub async fn day(
    State(app): State<App>,
    Segments(date): Segments<String>,
) -> Result<axum::Json<Day>, Error> {
    Ok(axum::Json(app.rooms.deals().day(Some(parse(&date)?))?))
}

/// Lists the deals of a day on which games were begun. While the day lasts, results are shown only to
/// guests who have finished that deal.
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
