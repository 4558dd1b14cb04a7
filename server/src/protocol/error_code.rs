//! Every reason for which the server says no, in one place: its stable name, its HTTP status and
//! its sentence.

use crate::protocol::message::Refused;
use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use rules::{Refusal, record::RecordError};
use std::fmt;

/// Writes the enum, its names, its statuses and its sentences from one table.
macro_rules! codes {
    ($($variant:ident $name:literal $status:ident $sentence:literal)*) => {
        /// Why something was not done, apart from what the rules of a game forbid.
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

            /// One English sentence for people.
            pub const fn sentence(self) -> &'static str {
                match self { $(ErrorCode::$variant => $sentence),* }
            }

            /// The HTTP status that fits.
            pub const fn status(self) -> StatusCode {
                match self { $(ErrorCode::$variant => StatusCode::$status),* }
            }
        }
    };
}

codes! {
    // The form of a request or message.
    Malformed "malformed" BAD_REQUEST "The message could not be understood."
    BinaryFrame "binary_frame" BAD_REQUEST "Commands are sent as text, not as binary data."
    UnknownCommand "unknown_command" BAD_REQUEST "There is no such command."
    BadCommandId "bad_command_id" BAD_REQUEST "A command's id has 1 to 36 of the characters A–Z, a–z, 0–9, - and _."
    TooLarge "too_large" PAYLOAD_TOO_LARGE "The message is too large."
    TooSlow "too_slow" REQUEST_TIMEOUT "The message took too long to arrive."
    TooFast "too_fast" TOO_MANY_REQUESTS "Too many commands at once; please slow down."
    TooManyRequests "too_many_requests" TOO_MANY_REQUESTS "Too many requests at once from where you are; please wait a moment."
    TooManyGuesses "too_many_guesses" TOO_MANY_REQUESTS "Too many codes that lead nowhere were tried from where you are; please wait a minute."
    TooManyCreations "too_many_creations" TOO_MANY_REQUESTS "Too many tables, uploads and links were made from where you are; please wait a while."
    TooManyConnections "too_many_connections" TOO_MANY_REQUESTS "Too many pages of this server are open where you are; please close some."
    ServerFull "server_full" SERVICE_UNAVAILABLE "Too many people are on this server at the moment; please come back later."
    RoomCrowded "room_crowded" TOO_MANY_REQUESTS "Too many are watching this table; please come back later."
    UnknownPath "unknown_path" NOT_FOUND "There is nothing at this address."
    WrongMethod "wrong_method" METHOD_NOT_ALLOWED "This address does not answer that method."

    // Who asks.
    NoCredentials "no_credentials" UNAUTHORIZED "You are not known here yet; please reload the page."
    BadCredentials "bad_credentials" UNAUTHORIZED "These are not credentials of this server."
    WrongOrigin "wrong_origin" FORBIDDEN "This request comes from another website."
    OperatorsOnly "operators_only" FORBIDDEN "Only the operator may do that, on the server's own machine."
    UnknownLink "unknown_link" NOT_FOUND "This link is unknown or has expired."
    LinkUsed "link_used" GONE "This link has already been used."

    // What is asked for.
    UnknownRoom "unknown_room" NOT_FOUND "There is no such table."
    RoomClosed "room_closed" GONE "The operator of this server has closed this table."
    UnknownGame "unknown_game" UNPROCESSABLE_ENTITY "There is no such game."
    UnknownDeal "unknown_deal" NOT_FOUND "There is no such deal."
    UnknownDay "unknown_day" NOT_FOUND "There is no deal of that day."
    UnknownRecord "unknown_record" NOT_FOUND "There is no record of such a game."
    GameNotOver "game_not_over" CONFLICT "That can be revealed at when the game is over."
    BadRecord "bad_record" UNPROCESSABLE_ENTITY "This is not the record of a game by the rules."

    // The table.
    NotHost "not_host" FORBIDDEN "Only the host can do that."
    FounderStays "founder_stays" FORBIDDEN "The guest who made this table can't be sent away from it."
    UnknownGuest "unknown_guest" NOT_FOUND "That guest can't be found at this table now."
    TableLocked "table_locked" FORBIDDEN "The host has locked this table: no one else can take a seat."
    Removed "removed" FORBIDDEN "The host has removed you from this table."
    SpectatorsOff "spectators_off" FORBIDDEN "The host does not let others watch at this table."
    NotSeated "not_seated" FORBIDDEN "You do not sit at this table."
    AlreadySeated "already_seated" CONFLICT "You already sit at this table."
    SeatTaken "seat_taken" CONFLICT "Somebody already sits there."
    SeatOutOfRange "seat_out_of_range" UNPROCESSABLE_ENTITY "There is no such seat."
    SeatNotAway "seat_not_away" CONFLICT "That seat can be freed only after its player has been away, or has been waited for, for a while."
    SeatNotFree "seat_not_free" CONFLICT "That seat is not free."
    SeenOtherHand "seen_other_hand" FORBIDDEN "You have seen another hand of this game, so you can't take over this one."
    LookOff "look_off" FORBIDDEN "Nobody may see the hands at this table."
    HasPlayed "has_played" FORBIDDEN "Whoever has played in this game can't see its other hands."
    AlreadyLooked "already_looked" CONFLICT "You see all hands already."
    GameRunning "game_running" CONFLICT "That can't be done while a game is running."
    CannotClose "cannot_close" CONFLICT "This game is not closed: it ends when all agree to concede it."
    AlreadyAgreed "already_agreed" CONFLICT "You have already agreed to that."
    NoGameRunning "no_game_running" CONFLICT "No game is running."
    TooFewPlayers "too_few_players" CONFLICT "Too few players sit at the table."
    TooManyPlayers "too_many_players" CONFLICT "Too many players sit at the table."

    RoomExhausted "room_exhausted" CONFLICT "This table has seen as much as a table can hold; please make a new one."
    UntilNextGame "until_next_game" CONFLICT "Too much has happened here since the last game began; that can be done again after the start of the next one."
    RulesFailed "rules_failed" INTERNAL_SERVER_ERROR "The server has made a mistake in the rules of this game; nothing was changed."
    UnsupportedRules "other_rules" CONFLICT "This game is played by a version of the rules that the server does not know; another version of the server can go on with it."
    NoGameYet "no_game_yet" CONFLICT "No game has been played at this table yet."
    DealFixed "deal_fixed" CONFLICT "The options are those of the deal that was chosen."
    DealOtherSeats "deal_other_seats" CONFLICT "The deal that was chosen is for another number of players."
    DealIncomplete "deal_incomplete" CONFLICT "This record ends before it is settled how the game begins."
    DailyPlayed "daily_played" CONFLICT "Somebody here has already had a hand of this deal of the day."
    DailyNotOver "daily_not_over" FORBIDDEN "This is the deal of the day: its games are open when the day is over."
    DealBeingPlayed "deal_being_played" FORBIDDEN "You are playing this deal: its other games are open to you when yours is over."

    // A lesson.
    NotThisStep "not_this_step" CONFLICT "The rules allow that, but the lesson asks for something else now."
    LessonOver "lesson_over" CONFLICT "This lesson has no more steps."

    // Names and talk.
    NameRequired "name_required" UNPROCESSABLE_ENTITY "Please give a name first."
    NameEmpty "name_empty" UNPROCESSABLE_ENTITY "A name can't be empty."
    NameTooLong "name_too_long" UNPROCESSABLE_ENTITY "A name has at most 24 characters."
    NameForbiddenCharacters "name_forbidden_characters" UNPROCESSABLE_ENTITY "The name has characters that can't be shown or that change how others are shown."
    RenamedTooOften "renamed_too_often" TOO_MANY_REQUESTS "A name can be changed three times a minute; please wait a little."
    NameConfusable "name_confusable" CONFLICT "Somebody here has a name that looks the same."
    TalkClosed "talk_closed" FORBIDDEN "You can't talk now."
    Muted "muted" FORBIDDEN "The host has muted you at this table."
    ChatEmpty "chat_empty" UNPROCESSABLE_ENTITY "There is nothing to say in this text."
    ChatTooLong "chat_too_long" UNPROCESSABLE_ENTITY "A text has at most 300 characters."
    ChatForbiddenCharacters "chat_forbidden_characters" UNPROCESSABLE_ENTITY "The text has characters that can't be shown or that change how others are shown."
    ChatTooFast "chat_too_fast" TOO_MANY_REQUESTS "You are talking too fast; please wait a moment."
    PhrasesUsedUp "phrases_used_up" CONFLICT "You have said all that you may say for now."
    ChangesUsedUp "changes_used_up" CONFLICT "You have changed your mind as often as you may for now."

    // The server itself.
    Busy "busy" SERVICE_UNAVAILABLE "The server has too many long games to look through at the moment; please try again soon."
    Unavailable "unavailable" SERVICE_UNAVAILABLE "The server can't save anything at the moment; please try again."
    Restarting "restarting" SERVICE_UNAVAILABLE "The server is restarting; please try again in a moment."
    Internal "internal" INTERNAL_SERVER_ERROR "Something went wrong in the server."
}

impl ErrorCode {
    /// The code with that name.
    pub fn named(name: &str) -> Option<ErrorCode> {
        ErrorCode::ALL.iter().copied().find(|code| code.as_str() == name)
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}

impl std::error::Error for ErrorCode {}

impl From<ErrorCode> for Refused {
    fn from(code: ErrorCode) -> Refused {
        Refused {
            code: code.as_str().into(),
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
            code: refusal.code.into(),
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
            code: ErrorCode::BadRecord.as_str().into(),
            message: fault.why,
            clause: Some(fault.clause),
            place: Some(fault.place),
            index: fault.index.and_then(|index| index.try_into().ok()),
            reason: Some(fault.code),
        }
    }
}

/// A refusal as the answer to an HTTP request.
#[derive(Debug)]
pub struct Error(pub Refused);

impl Error {
    /// The HTTP status. What the rules forbid is a well-formed request that can't be done.
    pub fn status(&self) -> StatusCode {
        ErrorCode::named(&self.0.code).map_or(StatusCode::UNPROCESSABLE_ENTITY, ErrorCode::status)
    }
}

impl<R: Into<Refused>> From<R> for Error {
    fn from(reason: R) -> Error {
        Error(reason.into())
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let code = ErrorCode::named(&self.0.code);
        let mut response = (self.status(), Json(self.0)).into_response();
        if let Some(code) = code {
            // For those between the handler and the network.
            response.extensions_mut().insert(code);
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
            assert_eq!(ErrorCode::named(name), Some(code));
        }
    }

    #[test]
    fn a_refusal_of_the_rules_keeps_its_clause() {
        let refused = Refused::from(Refusal::new("not_your_turn", "T-2.1", "It is not your turn."));
        assert_eq!(refused.clause, Some("T-2.1"));
        assert_eq!(Error::from(refused).status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
}
