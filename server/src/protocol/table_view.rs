//! The view of a table, as one guest sees it.

use crate::{
    date::Date,
    protocol::{
        appearance::{Face, Partner},
        message::{Channel, Refused, Talk},
        settings::Language,
    },
};
use bots::WhyLost;
use rules::{Seat, TalkWindow};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use ts_rs::TS;

/// The table and its guests, the same for all viewers.
#[derive(Serialize, TS)]
pub struct Table<'a> {
    /// The room's code, as in its link.
    pub code: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The options of the next game; while one is running, its own.
    #[ts(type = "unknown")]
    pub options: &'a Value,
    /// The most seats that can be taken.
    pub max_seats: usize,
    /// The numbers of seats with which the options can be played, ascending.
    pub playable_seats: &'a [usize],
    /// Whether players may talk freely.
    pub talk: Talk,
    /// Whether guests without a seat may watch.
    pub spectators: bool,
    /// Whether spectators may reveal all hands.
    pub open_hands: bool,
    /// Whether the table is shown in the list of open tables.
    pub listed: bool,
    /// Whether guests without a seat can't take one.
    pub locked: bool,
    /// The language spoken at the table, if the host has set it.
    pub language: Option<&'a Language>,
    pub phase: TablePhase,
    /// The deal of the next game.
    pub deal: DealView<'a>,
    /// The number of games started; also the number of the newest one.
    pub games: u32,
    /// The seats. During a game the indices are the seats of the game.
    pub seats: Vec<Option<SeatView<'a>>>,
    /// The seat of the host; `null` for a host without a seat.
    pub host: Option<Seat>,
    /// The name of the host, if there is one; also `null` while the host watches a running game.
    pub host_name: Option<&'a str>,
    /// The names of the players of the shown game, by its seats; empty before the first.
    pub players: Vec<&'a str>,
    /// The seats of the shown game that partners have held at any time.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub partners: Vec<Seat>,
    /// The number of connected guests without a seat; `null` while a game is running.
    pub watchers: Option<usize>,
    /// How many of these have no name yet and may be about to sit down; only before the first game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unnamed: Option<usize>,
    /// The talk window that is open now.
    pub window: Option<TalkWindow>,
    /// The seats that have agreed to close the running contest (T-8.3).
    pub closing: Vec<Seat>,
    /// The seat whose player a guest says it is; another player can confirm that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked_for: Option<Seat>,
    /// Whether the shown game was closed without a result.
    pub closed: bool,
    /// Whether the shown game uses rules that this server does not support. It can't be shown, and does
    /// not continue here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub other_rules: bool,
    /// What was said in the open talk window, oldest first.
    pub phrases: Vec<Said<'a>>,
    /// The results of this table's games, except for those on today's deal of the day.
    pub scoreboard: Scoreboard,
    /// The furthest that earlier games of this table came, of those with which the last one can be compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub best: Option<Best>,
    /// Why partners have agreed to stop, as far as their seats know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Stopping>>", optional)]
    pub stopping: Vec<Stopping>,
    /// The seats whose guests are ready for another game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub ready: Vec<Seat>,
    /// How to check the shown game's deal; absent before the first game.
    pub fairness: Option<Fairness<'a>>,
}

/// The deal of the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DealView<'a> {
    /// A random deal.
    Random {},
    /// The deal of the day.
    Daily {
        /// Today.
        date: Date,
    },
    /// An existing deal, which fixes the options and the number of seats.
    Given { code: &'a str },
    /// A position of another game, which fixes the options and the number of seats.
    Continued {
        /// How many actions led to it.
        position: usize,
        /// The names of those who played it, by seat; none where they are not known.
        names: &'a [String],
        /// The seat for which the cards were dealt anew that it could not know, if they were.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        anew: Option<Seat>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// No game has been played yet.
    Lobby,
    /// A game is running.
    Playing,
    /// The last game is over; the table is a lobby again.
    Over,
}

/// A seat that is taken, or was taken and has been freed during a game.
#[derive(Serialize, TS)]
pub struct SeatView<'a> {
    /// The name of the present or last guest or partner on the seat; empty where it has given none.
    pub name: &'a str,
    /// The presence of its guest.
    pub presence: Presence,
    /// The face that its guest has chosen; a seat keeps it until the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<Face>,
    /// The partner who holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub partner: Option<Partner>,
}

/// The presence of a seat's guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Connected, or a partner.
    Here,
    /// Not connected for a while.
    Away,
    /// Freed during a game and open to be taken over.
    Free,
}

/// A phrase of a talk window.
#[derive(Serialize, TS)]
pub struct Said<'a> {
    /// The speaker's seat.
    pub seat: Seat,
    /// The phrase, as the game defines it.
    #[ts(type = "unknown")]
    pub phrase: &'a Value,
}

/// The results of a table's games.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub struct Scoreboard {
    /// The number of cooperative games won.
    pub won: u32,
    /// The number of cooperative games lost.
    pub lost: u32,
    /// The number of games closed without a result.
    pub closed: u32,
    /// The number of contests played to their end.
    pub ranked: u32,
    /// How many of all these games partners took part in.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u32>", optional)]
    pub with_partners: u32,
    /// The winners of contests, the most successful first. A shared win counts for each.
    pub wins: Vec<Wins>,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// How far a game came. The greater, the further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Best {
    /// A game that is won together.
    Together {
        won: bool,
        /// How many cells were filled.
        placed: u8,
        of: u8,
    },
    Contest {
        /// The most points of a seat.
        points: i32,
    },
}

/// Why a partner has agreed to stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Stopping {
    /// The partner's seat.
    pub seat: Seat,
    /// What it knows.
    pub why: WhyLost,
}

/// The number of contests won by a player.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub struct Wins {
    /// The name under which the last of them was won.
    pub name: String,
    /// The number of wins.
    pub count: u32,
}

/// The commitment to a deal, and what is needed to check it.
#[derive(Serialize, TS)]
pub struct Fairness<'a> {
    /// In hexadecimal, shown from the start: SHA-256 of the seed, or of the seed and the deal.
    pub commitment: &'a str,
    /// The seed in hexadecimal, shown when the game is over; for a deal of the day, when the day is.
    pub seed: Option<String>,
    /// What the commitment fixes.
    pub kind: FairnessKind,
    /// The date of a deal of the day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub date: Option<Date>,
}

/// What a game's commitment fixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FairnessKind {
    /// The seed, from which the deal and all chance follow.
    Seed,
    /// The deal, which was given, and the seed, from which all later chance follows.
    Deal,
    /// The seed, which follows from the key of a day.
    Day,
    /// Nothing that could be checked: the game went on from a position of another.
    Continued,
    /// The same, with the cards dealt anew that a seat could not know.
    Anew,
}

/// Who the viewer is at the table.
#[derive(Serialize, TS)]
pub struct Role<'a> {
    /// The viewer's name, if one was given.
    pub name: Option<&'a str>,
    /// The name of the viewer's seat if it differs from the viewer's own: a seat keeps its former
    /// player's name until a silent game is over.
    pub plays_as: Option<&'a str>,
    /// The viewer's seat at the table.
    pub seat: Option<Seat>,
    /// The viewer's seat in the shown game.
    pub player: Option<Seat>,
    /// Whether the viewer is the host.
    pub host: bool,
    /// The channel of the viewer's free text; `null` while the viewer must be silent.
    pub channel: Option<Channel>,
    /// The phrases and changes left in the open window.
    pub left: Option<Left>,
    /// Whether the viewer asks for a seat and waits for the answer.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub asks: bool,
    /// Whether another player has given the viewer's seat to another browser that asked for it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub replaced: bool,
}

/// The part of a view for one viewer.
#[derive(Serialize, TS)]
pub struct You<'a> {
    /// Who the viewer is.
    #[serde(flatten)]
    pub role: Role<'a>,
    /// What the viewer may do at the table now.
    pub may: May,
    /// The private view of the viewer's seat, as the game's module defines it.
    #[ts(type = "unknown")]
    pub game: Option<Box<RawValue>>,
    /// All hands of the running game, for a spectator who has revealed them: the private view of each
    /// seat, without offers.
    #[ts(type = "unknown[] | null")]
    pub hands: Option<Vec<Box<RawValue>>>,
    /// The ids of commands that have been done since the last view of this connection; absent if there
    /// are none.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub done: &'a [String],
}

/// What a viewer may do at the table now, besides the actions of the game.
#[derive(Debug, Default, Serialize, TS)]
pub struct May {
    /// Sit down on an empty seat, or change the seat.
    pub sit: bool,
    /// Stand up.
    pub stand: bool,
    /// Change the table's settings, seat and remove partners, remove guests and hand over the host's
    /// role.
    pub manage: bool,
    /// Start a game.
    pub start: bool,
    /// Say whether the viewer is ready for another game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub ready: bool,
    /// Why a game cannot be started yet, for the host.
    pub start_refusal: Option<Refused>,
    /// The seats that may be freed now, those of partners among them.
    pub free: Vec<Seat>,
    /// The freed seats that may be taken over, and the viewer's former one.
    pub take_over: Vec<Seat>,
    /// The seats of players who have been away for long, for which the viewer may ask.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub ask_for: Vec<Seat>,
    /// Answer the guest who asks for a seat.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub answer: bool,
    /// Host: the freed seats that may be handed to a partner.
    pub call_partner: Vec<Seat>,
    /// Hand the own seat to a partner.
    pub play_on: bool,
    /// Agree to close the running contest.
    pub close: bool,
    /// Reveal all hands of the running game, as a spectator.
    #[serde(rename = "look")]
    pub reveal_hands: bool,
    /// See the game at all.
    pub watch: bool,
    /// End the running game without a result.
    pub end: bool,
    /// The viewer was removed by the host.
    pub removed: bool,
    /// The viewer was muted by the host.
    pub muted: bool,
    /// Host: the guests without a seat who can be removed and muted now, and the muted ones. During a
    /// game these are the spectators if the host is one, otherwise those who have lost a seat of it.
    pub guests: Vec<GuestView>,
    /// Host: the guests who were removed.
    pub removed_guests: Vec<RemovedView>,
}

/// A guest without a seat, as the host sees it.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub struct GuestView {
    /// The guest's handle in commands.
    pub guest: String,
    /// The guest's name, if one was given.
    pub name: Option<String>,
    /// Whether the guest is muted.
    pub muted: bool,
}

/// A guest who was removed, as the host sees it.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub struct RemovedView {
    /// The guest's handle in commands.
    pub guest: String,
    /// The guest's name, if one was given.
    pub name: Option<String>,
}

/// The phrases and changes left in a talk window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Left {
    pub phrases: u8,
    /// Changes that the rules of the window do not need, such as pledges away from eight.
    pub changes: u8,
}
