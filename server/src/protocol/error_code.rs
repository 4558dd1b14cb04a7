//! All error codes: stable name and sentence.

use crate::protocol::message::Refused;
use journal::JournalError;
use record::RecordError;
use rules::{Refusal, RefusalCode};
use serde::{Serialize, Serializer};
use std::fmt;

/// Generates the enum and its methods from one table.
macro_rules! codes {
    ($($variant:ident $name:literal $sentence:literal)*) => {
        /// The reason for a refusal, other than the rules of a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ErrorCode {
            $(#[doc = concat!("`", $name, "`: ", $sentence)] $variant,)*
        }

        impl ErrorCode {
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$variant),*];

            /// The stable name, for programs and translations.
            pub const fn as_str(self) -> &'static str {
                match self { $(ErrorCode::$variant => $name),* }
            }

            /// The English sentence.
            pub const fn sentence(self) -> &'static str {
                match self { $(ErrorCode::$variant => $sentence),* }
            }
        }
    };
}

codes! {
    // The form of a request or message.
    Malformed "malformed" "The message could not be understood."
    BinaryFrame "binary_frame" "Commands must be sent as text frames, not binary ones."
    UnknownCommand "unknown_command" "There is no such command."
    BadCommandId "bad_command_id" "A command's id must be 1 to 36 characters long, from A–Z, a–z, 0–9, - and _."
    TooLarge "too_large" "The message is too large."
    Compressed "compressed" "Compressed bodies are not read; please send it as it is."
    TooSlow "too_slow" "The message took too long to arrive."
    TooFast "too_fast" "Too many commands at once; please slow down."
    TooManyRequests "too_many_requests" "Too many requests from your network; please wait a moment."
    TooManyGuesses "too_many_guesses" "Too many wrong codes were tried from your network; please wait a minute."
    TooManyCreations "too_many_creations" "Too many tables, uploads and links were created from your network; please try again later."
    TooManyConnections "too_many_connections" "Too many pages of this server are open on your network; please close some."
    ServerFull "server_full" "The server is full at the moment; please try again later."
    RoomCrowded "room_crowded" "This table has too many spectators at the moment; please try again later."
    UnknownPath "unknown_path" "This page does not exist."
    UpgradeRequired "upgrade_required" "This address speaks WebSocket, version 13; a proxy must pass the request for it on."
    WrongMethod "wrong_method" "This address does not support that method."

    // Identity.
    NoCredentials "no_credentials" "You are not signed in yet; please reload the page."
    BadCredentials "bad_credentials" "These credentials are not valid."
    WrongOrigin "wrong_origin" "This request comes from another website, or a proxy hides the address that it was sent to."
    OperatorsOnly "operators_only" "Only the operator can do that, on the server's own machine."
    UnknownLink "unknown_link" "This link or recovery code is unknown or no longer valid."
    LinkUsed "link_used" "This link has already been used."
    WordRequired "word_required" "This server asks for a word before tables are created or games uploaded."
    WrongWord "wrong_word" "That is not the word of this server."
    CannotTellChat "cannot_tell_chat" "This server calls no chats by that address."
    CannotCall "cannot_call" "This server notifies no browsers, or not this one."

    // Resources.
    UnknownRoom "unknown_room" "There is no such table."
    RoomClosed "room_closed" "This table was closed by the server's operator."
    UnknownGame "unknown_game" "There is no such game."
    UnknownDeal "unknown_deal" "There is no such deal."
    UnknownDay "unknown_day" "There is no deal for that day."
    UnknownRecord "unknown_record" "This record does not exist."
    NotUploader "not_uploader" "Only the guest who uploaded this game can delete it."
    GameNotOver "game_not_over" "This is available once the game is over."
    AnalysisRunning "analysis_running" "Another game is being analysed for you; please wait until that is done."
    AnalysesWaiting "analyses_waiting" "Two games already wait to be analysed for guests at your address; please try again when one is done."
    BadRecord "bad_record" "This is not a valid game record."

    // The table.
    NotHost "not_host" "Only the host can do that."
    FounderStays "founder_stays" "The guest who created this table can't be removed."
    UnknownGuest "unknown_guest" "That guest is not at this table."
    TableLocked "table_locked" "The host has locked this table; no one else can take a seat."
    PlayerUnnamed "player_unnamed" "A player here has no name yet; seats are free for others once there is one."
    Removed "removed" "The host has removed you from this table."
    SpectatorsOff "spectators_off" "Spectators are not allowed at this table."
    NotSeated "not_seated" "You have no seat at this table."
    AlreadySeated "already_seated" "You already have a seat at this table."
    SeatTaken "seat_taken" "That seat is already taken."
    SeatOutOfRange "seat_out_of_range" "There is no such seat."
    NoGuestThere "no_guest_there" "No guest has that seat."
    OwnSeat "own_seat" "That is your own seat."
    NotPartner "not_partner" "No partner has that seat."
    HandedTooOften "handed_too_often" "That seat has been handed to a partner too often in this game."
    SeatNotAway "seat_not_away" "That seat can be freed only after its player has been away, or has kept the others waiting, for a while."
    SeatNotFree "seat_not_free" "That seat is not free."
    SeenOtherHand "seen_other_hand" "You have seen another hand in this game, so you can't take over this one."
    RequestOpen "request_open" "The players are being asked for a seat already."
    AskedTooOften "asked_too_often" "The players have been asked for seats too often in this game."
    NoOtherPlayer "no_other_player" "There is no other player who could confirm that."
    NotAskedFor "not_asked_for" "No one asks for that seat any more."
    RevealOff "look_off" "Hands can't be revealed to spectators at this table."
    HasPlayed "has_played" "Players of this game can't see its other hands."
    AlreadyRevealed "already_looked" "You can already see all hands."
    GameRunning "game_running" "That can't be done while a game is running."
    CannotClose "cannot_close" "This game can't be closed; it ends when all players agree to concede."
    AlreadyAgreed "already_agreed" "You have already agreed to that."
    NoGameRunning "no_game_running" "No game is running."
    TooFewPlayers "too_few_players" "Too few seats are taken."
    TooManyPlayers "too_many_players" "Too many seats are taken."

    RoomExhausted "room_exhausted" "This table's history is full; please create a new table."
    UntilNextGame "until_next_game" "Too much has happened here since the last game began; this is possible again once the next one has started."
    RulesFailed "rules_failed" "The server failed while applying the rules of this game; nothing was changed."
    UnsupportedRules "other_rules" "This game uses a version of the rules that this server does not support; another version of the server can continue it."
    NoGameYet "no_game_yet" "No game has been played at this table yet."
    DealFixed "deal_fixed" "The chosen deal fixes the options."
    DealOtherSeats "deal_other_seats" "The chosen deal is for a different number of players."
    DealIncomplete "deal_incomplete" "This record ends before its deal is complete."
    DailyNotOver "daily_not_over" "This is the deal of the day; its games can be viewed once the day is over."
    DealBeingPlayed "deal_being_played" "This deal is being played again at its table; its earlier games can be viewed once that game is over."

    // A lesson.
    NotThisStep "not_this_step" "That is legal, but the lesson asks for something else here."
    LessonOver "lesson_over" "This lesson has no more steps."

    // Names and talk.
    NameRequired "name_required" "Please enter a name first."
    NameEmpty "name_empty" "A name can't be empty."
    NameTooLong "name_too_long" "A name can have at most 24 characters."
    NameForbiddenCharacters "name_forbidden_characters" "The name contains characters that are invisible or affect other text."
    RenamedTooOften "renamed_too_often" "A name can be changed only three times a minute; please wait a little."
    NameConfusable "name_confusable" "Another name at this table looks the same."
    NotLeading "not_leading" "Someone else leads now."
    TalkClosed "talk_closed" "You can't talk now."
    Muted "muted" "The host has muted you at this table."
    ChatEmpty "chat_empty" "A message can't be empty."
    ChatTooLong "chat_too_long" "A message can have at most 300 characters."
    ChatForbiddenCharacters "chat_forbidden_characters" "The message contains characters that are invisible or affect other text."
    ChatTooFast "chat_too_fast" "You are sending messages too fast; please wait a moment."
    PhrasesUsedUp "phrases_used_up" "You have no phrases left for now."
    ChangesUsedUp "changes_used_up" "You have no changes left for now."

    // The server itself.
    Busy "busy" "The server is busy with long games at the moment; please try again soon."
    Unavailable "unavailable" "The server can't save anything at the moment; please try again."
    Restarting "restarting" "The server is restarting; please try again in a moment."
    Internal "internal" "Something went wrong on the server."
}

impl ErrorCode {
    /// The code for a fault of the server itself. Its cause goes into the log, here alone.
    pub fn internal(cause: impl fmt::Display) -> ErrorCode {
        tracing::error!(%cause, "something went wrong");
        ErrorCode::Internal
    }
}

/// An error of which a guest can be told.
pub trait Refusable: std::error::Error {
    /// What the guest is told.
    fn refused(&self) -> Refused;
}

/// What a guest is told of an error. The cause of a fault of the server itself goes into the log, here alone: this is
/// called where an answer is written, and nowhere else.
pub fn refuse(error: &dyn Refusable) -> Refused {
    let refused = error.refused();
    if let Code::Server(ErrorCode::Internal | ErrorCode::Unavailable | ErrorCode::RulesFailed) =
        refused.code
    {
        tracing::error!(%error, "a guest can't be answered");
    }
    refused
}

impl Refusable for JournalError {
    fn refused(&self) -> Refused {
        ErrorCode::Unavailable.into()
    }
}

/// The code of a refusal: the server's own, or that of a game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The server's.
    Server(ErrorCode),
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
        }
    }

    #[test]
    fn a_refusal_of_the_rules_keeps_its_clause() {
        let refused =
            Refused::from(Refusal::new(RefusalCode::NotYourTurn, "T-2.1", "It is not your turn."));
        assert_eq!(refused.clause, Some("T-2.1"));
    }
}
