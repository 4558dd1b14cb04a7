//! All error codes: stable name, HTTP status and sentence.

use crate::protocol::message::Refused;
use axum::{
    Json,
    http::{
        HeaderValue, StatusCode,
        header::{SEC_WEBSOCKET_VERSION, UPGRADE},
    },
    response::{IntoResponse, Response},
};
use journal::JournalError;
use rules::{Refusal, RefusalCode, record::RecordError};
use serde::{Serialize, Serializer};
use std::fmt;

/// Generates the enum and its methods from one table.
macro_rules! codes {
    ($($variant:ident $name:literal $status:ident $sentence:literal)*) => {
        /// The reason for a refusal, other than the rules of a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ErrorCode {
            $(#[doc = concat!("`", $name, "`: ", $sentence)] $variant,)*
        }

        impl ErrorCode {
            /// All codes.
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$variant),*];

            /// The stable name, for programs and translations.
            pub const fn as_str(self) -> &'static str {
                match self { $(ErrorCode::$variant => $name),* }
            }

            /// The English sentence.
            pub const fn sentence(self) -> &'static str {
                match self { $(ErrorCode::$variant => $sentence),* }
            }

            /// The HTTP status.
            pub const fn status(self) -> StatusCode {
                match self { $(ErrorCode::$variant => StatusCode::$status),* }
            }
        }
    };
}

codes! {
    // The form of a request or message.
    Malformed "malformed" BAD_REQUEST "The message could not be understood."
    BinaryFrame "binary_frame" BAD_REQUEST "Commands must be sent as text frames, not binary ones."
    UnknownCommand "unknown_command" BAD_REQUEST "There is no such command."
    BadCommandId "bad_command_id" BAD_REQUEST "A command's id must be 1 to 36 characters long, from A–Z, a–z, 0–9, - and _."
    TooLarge "too_large" PAYLOAD_TOO_LARGE "The message is too large."
    TooSlow "too_slow" REQUEST_TIMEOUT "The message took too long to arrive."
    TooFast "too_fast" TOO_MANY_REQUESTS "Too many commands at once; please slow down."
    TooManyRequests "too_many_requests" TOO_MANY_REQUESTS "Too many requests from your network; please wait a moment."
    TooManyGuesses "too_many_guesses" TOO_MANY_REQUESTS "Too many wrong codes were tried from your network; please wait a minute."
    TooManyCreations "too_many_creations" TOO_MANY_REQUESTS "Too many tables, uploads and links were created from your network; please try again later."
    TooManyConnections "too_many_connections" TOO_MANY_REQUESTS "Too many pages of this server are open on your network; please close some."
    ServerFull "server_full" SERVICE_UNAVAILABLE "The server is full at the moment; please try again later."
    RoomCrowded "room_crowded" TOO_MANY_REQUESTS "This table has too many spectators at the moment; please try again later."
    UnknownPath "unknown_path" NOT_FOUND "This page does not exist."
    UpgradeRequired "upgrade_required" UPGRADE_REQUIRED "This address speaks WebSocket, version 13; a proxy must pass the request for it on."
    WrongMethod "wrong_method" METHOD_NOT_ALLOWED "This address does not support that method."

    // Identity.
    NoCredentials "no_credentials" UNAUTHORIZED "You are not signed in yet; please reload the page."
    BadCredentials "bad_credentials" UNAUTHORIZED "These credentials are not valid."
    WrongOrigin "wrong_origin" FORBIDDEN "This request comes from another website, or a proxy hides the address that it was sent to."
    OperatorsOnly "operators_only" FORBIDDEN "Only the operator can do that, on the server's own machine."
    UnknownLink "unknown_link" NOT_FOUND "This link is unknown or has expired."
    LinkUsed "link_used" GONE "This link has already been used."

    // Resources.
    UnknownRoom "unknown_room" NOT_FOUND "There is no such table."
    RoomClosed "room_closed" GONE "This table was closed by the server's operator."
    UnknownGame "unknown_game" UNPROCESSABLE_ENTITY "There is no such game."
    UnknownDeal "unknown_deal" NOT_FOUND "There is no such deal."
    UnknownDay "unknown_day" NOT_FOUND "There is no deal for that day."
    UnknownRecord "unknown_record" NOT_FOUND "This record does not exist."
    GameNotOver "game_not_over" CONFLICT "This is available once the game is over."
    AnalysisRunning "analysis_running" TOO_MANY_REQUESTS "Another game is being analysed for you; please wait until that is done."
    AnalysesWaiting "analyses_waiting" TOO_MANY_REQUESTS "Two games already wait to be analysed for guests at your address; please try again when one is done."
    BadRecord "bad_record" UNPROCESSABLE_ENTITY "This is not a valid game record."

    // The table.
    NotHost "not_host" FORBIDDEN "Only the host can do that."
    FounderStays "founder_stays" FORBIDDEN "The guest who created this table can't be removed."
    UnknownGuest "unknown_guest" NOT_FOUND "That guest is not at this table."
    TableLocked "table_locked" FORBIDDEN "The host has locked this table; no one else can take a seat."
    PlayerUnnamed "player_unnamed" FORBIDDEN "A player here has no name yet; seats are free for others once there is one."
    Removed "removed" FORBIDDEN "The host has removed you from this table."
    SpectatorsOff "spectators_off" FORBIDDEN "Spectators are not allowed at this table."
    NotSeated "not_seated" FORBIDDEN "You have no seat at this table."
    AlreadySeated "already_seated" CONFLICT "You already have a seat at this table."
    SeatTaken "seat_taken" CONFLICT "That seat is already taken."
    SeatOutOfRange "seat_out_of_range" UNPROCESSABLE_ENTITY "There is no such seat."
    NotPartner "not_partner" CONFLICT "No partner has that seat."
    HandedTooOften "handed_too_often" CONFLICT "That seat has been handed to a partner too often in this game."
    SeatNotAway "seat_not_away" CONFLICT "That seat can be freed only after its player has been away, or has kept the others waiting, for a while."
    SeatNotFree "seat_not_free" CONFLICT "That seat is not free."
    SeenOtherHand "seen_other_hand" FORBIDDEN "You have seen another hand in this game, so you can't take over this one."
    RevealOff "look_off" FORBIDDEN "Hands can't be revealed to spectators at this table."
    HasPlayed "has_played" FORBIDDEN "Players of this game can't see its other hands."
    AlreadyRevealed "already_looked" CONFLICT "You can already see all hands."
    GameRunning "game_running" CONFLICT "That can't be done while a game is running."
    CannotClose "cannot_close" CONFLICT "This game can't be closed; it ends when all players agree to concede."
    AlreadyAgreed "already_agreed" CONFLICT "You have already agreed to that."
    NoGameRunning "no_game_running" CONFLICT "No game is running."
    TooFewPlayers "too_few_players" CONFLICT "Too few seats are taken."
    TooManyPlayers "too_many_players" CONFLICT "Too many seats are taken."

    RoomExhausted "room_exhausted" CONFLICT "This table's history is full; please create a new table."
    UntilNextGame "until_next_game" CONFLICT "Too much has happened here since the last game began; this is possible again once the next one has started."
    RulesFailed "rules_failed" INTERNAL_SERVER_ERROR "The server failed while applying the rules of this game; nothing was changed."
    UnsupportedRules "other_rules" CONFLICT "This game uses a version of the rules that this server does not support; another version of the server can continue it."
    NoGameYet "no_game_yet" CONFLICT "No game has been played at this table yet."
    DealFixed "deal_fixed" CONFLICT "The chosen deal fixes the options."
    DealOtherSeats "deal_other_seats" CONFLICT "The chosen deal is for a different number of players."
    DealIncomplete "deal_incomplete" CONFLICT "This record ends before its deal is complete."
    DailyPlayed "daily_played" CONFLICT "One of the players here has already played this deal of the day."
    DailyNotOver "daily_not_over" FORBIDDEN "This is the deal of the day; its games can be viewed once the day is over."
    DealBeingPlayed "deal_being_played" FORBIDDEN "This deal is being played again at its table; its earlier games can be viewed once that game is over."

    // A lesson.
    NotThisStep "not_this_step" CONFLICT "That is legal, but the lesson asks for something else here."
    LessonOver "lesson_over" CONFLICT "This lesson has no more steps."

    // Names and talk.
    NameRequired "name_required" UNPROCESSABLE_ENTITY "Please enter a name first."
    NameEmpty "name_empty" UNPROCESSABLE_ENTITY "A name can't be empty."
    NameTooLong "name_too_long" UNPROCESSABLE_ENTITY "A name can have at most 24 characters."
    NameForbiddenCharacters "name_forbidden_characters" UNPROCESSABLE_ENTITY "The name contains characters that are invisible or affect other text."
    RenamedTooOften "renamed_too_often" TOO_MANY_REQUESTS "A name can be changed only three times a minute; please wait a little."
    NameConfusable "name_confusable" CONFLICT "Another name at this table looks the same."
    TalkClosed "talk_closed" FORBIDDEN "You can't talk now."
    Muted "muted" FORBIDDEN "The host has muted you at this table."
    ChatEmpty "chat_empty" UNPROCESSABLE_ENTITY "A message can't be empty."
    ChatTooLong "chat_too_long" UNPROCESSABLE_ENTITY "A message can have at most 300 characters."
    ChatForbiddenCharacters "chat_forbidden_characters" UNPROCESSABLE_ENTITY "The message contains characters that are invisible or affect other text."
    ChatTooFast "chat_too_fast" TOO_MANY_REQUESTS "You are sending messages too fast; please wait a moment."
    PhrasesUsedUp "phrases_used_up" CONFLICT "You have no phrases left for now."
    ChangesUsedUp "changes_used_up" CONFLICT "You have no changes left for now."

    // The server itself.
    Busy "busy" SERVICE_UNAVAILABLE "The server is busy with long games at the moment; please try again soon."
    Unavailable "unavailable" SERVICE_UNAVAILABLE "The server can't save anything at the moment; please try again."
    Restarting "restarting" SERVICE_UNAVAILABLE "The server is restarting; please try again in a moment."
    Internal "internal" INTERNAL_SERVER_ERROR "Something went wrong on the server."
}

impl ErrorCode {
    /// The code for a fault of the server itself. Its cause goes into the log, here alone.
    pub fn internal(cause: impl fmt::Display) -> ErrorCode {
        tracing::error!(%cause, "something went wrong");
        ErrorCode::Internal
    }
}

/// The storage has failed: the cause goes into the log, here alone.
impl From<JournalError> for ErrorCode {
    fn from(error: JournalError) -> ErrorCode {
        tracing::error!(%error, "something can't be stored or read");
        ErrorCode::Unavailable
    }
}

/// Turns errors into refusals by way of their codes, so that `?` suffices at the edge.
macro_rules! refuse_by_code {
    ($error:ty) => {
        impl From<$error> for $crate::protocol::message::Refused {
            fn from(error: $error) -> $crate::protocol::message::Refused {
                $crate::protocol::error_code::ErrorCode::from(error).into()
            }
        }
    };
}

pub(crate) use refuse_by_code;
refuse_by_code!(JournalError);

/// The code of a refusal: the server's own, or that of a game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The server's.
    Server(ErrorCode),
    /// The rules'.
    Rules(RefusalCode),
}

impl Code {
    /// The stable name, for programs and translations.
    pub const fn as_str(self) -> &'static str {
        match self {
            Code::Server(code) => code.as_str(),
            Code::Rules(code) => code.as_str(),
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}

impl std::error::Error for ErrorCode {}

impl Refused {
    /// Whether that is why.
    pub fn is(&self, code: ErrorCode) -> bool {
        self.code == Code::Server(code)
    }
}

impl From<ErrorCode> for Refused {
    fn from(code: ErrorCode) -> Refused {
        Refused {
            code: Code::Server(code),
            message: code.sentence().into(),
            clause: None,
            place: None,
            index: None,
            reason: None,
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused {
            code: Code::Rules(refusal.code),
            message: refusal.why.into(),
            clause: Some(refusal.clause),
            place: None,
            index: None,
            reason: None,
        }
    }
}

impl From<RecordError> for Refused {
    fn from(fault: RecordError) -> Refused {
        Refused {
            code: Code::Server(ErrorCode::BadRecord),
            message: fault.why,
            clause: Some(fault.clause),
            place: Some(fault.place),
            index: fault.index.and_then(|index| index.try_into().ok()),
            reason: Some(fault.code.as_str()),
        }
    }
}

/// A refusal as an HTTP response.
#[derive(Debug)]
pub struct Error(pub Refused);

impl Error {
    /// The HTTP status; for refusals by a game's rules 422, or 400 if the request has not their form.
    pub fn status(&self) -> StatusCode {
        match self.0.code {
            Code::Server(code) => code.status(),
            Code::Rules(RefusalCode::Malformed) => StatusCode::BAD_REQUEST,
            Code::Rules(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl<R: Into<Refused>> From<R> for Error {
    fn from(reason: R) -> Error {
        Error(reason.into())
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let code = self.0.code;
        let mut response = (self.status(), Json(self.0)).into_response();
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
    use std::collections::HashSet;

    #[test]
    fn every_code_has_its_own_name_and_a_sentence() {
        let names: HashSet<_> = ErrorCode::ALL.iter().map(|code| code.as_str()).collect();
        assert_eq!(names.len(), ErrorCode::ALL.len());
        for &code in ErrorCode::ALL {
            let name = code.as_str();
            assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{name}");
            assert!(code.sentence().ends_with('.'), "{name}");
            assert!(code.status().is_client_error() || code.status().is_server_error(), "{name}");
        }
    }

    #[test]
    fn a_refusal_of_the_rules_keeps_its_clause() {
        let refused =
            Refused::from(Refusal::new(RefusalCode::NotYourTurn, "T-2.1", "It is not your turn."));
        assert_eq!(refused.clause, Some("T-2.1"));
        assert_eq!(Error::from(refused).status(), StatusCode::UNPROCESSABLE_ENTITY);
        let malformed = Refusal::new(RefusalCode::Malformed, "R-1.1", "It has no such form.");
        assert_eq!(Error::from(Refused::from(malformed)).status(), StatusCode::BAD_REQUEST);
    }
}
