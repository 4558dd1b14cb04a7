//! Refusals as HTTP responses.

use crate::protocol::{
    error_code::{Code, ErrorCode, Refusable, refuse},
    message::Refused,
};
use axum::{
    Json,
    http::{
        HeaderValue, StatusCode,
        header::{SEC_WEBSOCKET_VERSION, UPGRADE},
    },
    response::{IntoResponse, Response},
};
use rules::RefusalCode;

/// Why a request is refused.
#[derive(Debug)]
pub enum Error {
    Refused(Refused),
    /// The cause goes into the log where the response is written.
    Failed(Box<dyn Refusable + Send + Sync>),
}

/// The HTTP status of a code.
pub(crate) fn status(code: ErrorCode) -> StatusCode {
    use ErrorCode::*;
    match code {
        Malformed | BinaryFrame | UnknownCommand | BadCommandId => StatusCode::BAD_REQUEST,
        NoCredentials | BadCredentials => StatusCode::UNAUTHORIZED,
        WrongOrigin | OperatorsOnly | WordRequired | WrongWord | NotUploader | NotHost
        | FounderStays | TableLocked | PlayerUnnamed | Removed | SpectatorsOff | NotSeated
        | SeenOtherHand | RevealOff | HasPlayed | DailyNotOver | DealBeingPlayed | NotLeading
        | TalkClosed | Muted => StatusCode::FORBIDDEN,
        UnknownPath | UnknownLink | UnknownRoom | UnknownDeal | UnknownDay | UnknownRecord
        | UnknownGuest => StatusCode::NOT_FOUND,
        WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        TooSlow => StatusCode::REQUEST_TIMEOUT,
        GameNotOver | AlreadySeated | SeatTaken | NoGuestThere | OwnSeat | NotPartner
        | HandedTooOften | SeatNotAway | SeatNotFree | RequestOpen | AskedTooOften
        | NoOtherPlayer | NotAskedFor | AlreadyRevealed | GameRunning | CannotClose
        | AlreadyAgreed | NoGameRunning | TooFewPlayers | TooManyPlayers | RoomExhausted
        | UntilNextGame | UnsupportedRules | NoGameYet | DealFixed | DealOtherSeats
        | DealIncomplete | NotThisStep | LessonOver | NameConfusable | PhrasesUsedUp
        | ChangesUsedUp => StatusCode::CONFLICT,
        LinkUsed | RoomClosed => StatusCode::GONE,
        TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Compressed => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        UnknownGame
        | CannotTellChat
        | CannotCall
        | BadRecord
        | SeatOutOfRange
        | NameRequired
        | NameEmpty
        | NameTooLong
        | NameForbiddenCharacters
        | ChatEmpty
        | ChatTooLong
        | ChatForbiddenCharacters => StatusCode::UNPROCESSABLE_ENTITY,
        UpgradeRequired => StatusCode::UPGRADE_REQUIRED,
        TooFast | TooManyRequests | TooManyGuesses | TooManyCreations | TooManyConnections
        | RoomCrowded | AnalysisRunning | AnalysesWaiting | RenamedTooOften | ChatTooFast => {
            StatusCode::TOO_MANY_REQUESTS
        }
        RulesFailed | Internal => StatusCode::INTERNAL_SERVER_ERROR,
        ServerFull | Busy | Unavailable | Restarting => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl From<ErrorCode> for Error {
    fn from(code: ErrorCode) -> Error {
        Error::Refused(code.into())
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Error {
        Error::Refused(refused)
    }
}

impl<F: Refusable + Send + Sync + 'static> From<F> for Error {
    fn from(failure: F) -> Error {
        Error::Failed(Box::new(failure))
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let refused = match self {
            Error::Refused(refused) => refused,
            Error::Failed(failure) => refuse(&*failure),
        };
        let code = refused.code;
        let status = match code {
            Code::Server(code) => status(code),
            Code::Rules(RefusalCode::Malformed) => StatusCode::BAD_REQUEST,
            Code::Rules(_) => StatusCode::UNPROCESSABLE_ENTITY,
        };
        let mut response = (status, Json(refused)).into_response();
        if let Code::Server(code) = code {
            // For middleware.
            response.extensions_mut().insert(code);
        }
        if code == Code::Server(ErrorCode::UpgradeRequired) {
            let headers = response.headers_mut();
            headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
            headers.insert(SEC_WEBSOCKET_VERSION, HeaderValue::from_static("13"));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Refusal;

    #[test]
    fn every_refusal_is_an_error() {
        for code in ErrorCode::ALL {
            let status = status(*code);
            assert!(status.is_client_error() || status.is_server_error(), "{code:?}");
        }
        for (code, status) in [
            (RefusalCode::NotYourTurn, StatusCode::UNPROCESSABLE_ENTITY),
            (RefusalCode::Malformed, StatusCode::BAD_REQUEST),
        ] {
            let refused = Refused::from(Refusal::new(code, "T-2.1", "It is not your turn."));
            assert_eq!(Error::from(refused).into_response().status(), status);
        }
    }
}
