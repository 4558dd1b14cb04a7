// Generated from the server's types: see server/tests/wire_types.rs.
import type { CalendarDate, Language, Outcome, PartnerLevel, Seat, Settings, TablePhase, Talk } from './room';

/** An action and what it leads to. */
export type Alternative = {
  /** The action, as it is written. */ action: unknown,
  /** What is expected after it, for the seat that acts. */ prospect: Estimate };

/** A position, and the move that was made in it. */
export type AnalysedMove = {
  /** The number of the position: how many actions of seats came before. */ position: number,
  /** The seat that acted. */ seat: Seat,
  /** What the seat could expect by what it knew. */ known: Array<Estimate>,
  /** What was possible as the cards lay, all seats playing sensibly by what they know. */
  possible: Array<Estimate>, played: Alternative,
  /** The best of the other actions that were compared, best first. */ alternatives: Array<Alternative>,
  /**
   * By how much the best alternative does better than what was played; `None` where there was no
   * choice, or too little of one to look closer.
   */
  regret: Estimate | null };

/** A game, move by move. */
export type Analysis = {
  /** Whether the seats play against each other. */ is_contest: boolean,
  /** The moves in their order. */ moves: Array<AnalysedMove>,
  /** The moves that surely cost something, by their places in `moves`, the worst first. */
  turning_points: Array<number>,
  /** How sharp partners did on the same deal; `None` where nothing was played on it. */
  partners: PartnersResult | null };

/** Whether a game has been analysed. */
export type AnalysisState =
  | { "type": "none" }
  | { "type": "running",
      /** The moves that are done. */ done: number,
      /** The moves of the game. */ of: number,
      /** The number of analyses before it. */ place: number,
      /** The time until it is done, in seconds; `null` while it can't be told. */ seconds: number | null }
  | { "type": "done",
      /** Where it was won or lost. */ analysis: Analysis,
      /** The game beside the others of this server when it was analysed; `null` if it was the first. */
      comparison: Comparison | null }
  | { "type": "failed" }
  | { "type": "off" };

/** A figure of a game, and the median of all. */
export type BesideMedian = {
  /** That of the game. */ own: number,
  /** The median of all games. */ median: number };

/** Whom a recovery code leads to. */
export type Claimed = {
  /** The name at the newest table at which the guest sits under one; null without any. */ name: string | null };

/** A game beside the others like it. */
export type Comparison = {
  /** How many games there are, this one included. */ games: number,
  /** How many of them were won together; `null` for a contest. */ won: number | null, turns: BesideMedian,
  /** How far it came: cells, rounds. */ placed: BesideMedian };

/**
 * A running game as far as it has come, as all guests at the table saw it: no hand is in it. Positions
 * are those of a [`Replay`].
 */
export type Course = {
  /** When each position was come to, in milliseconds since 1970 (UTC). */ times: number[],
  /** The number of log lines in each position. */ log_lengths: Array<number>,
  /** The log, oldest first. */ log: unknown[],
  /** What every viewer saw in each of the positions asked for. */ views: unknown[],
  /** The position at which to continue; `null` if these are the last. */ next: number | null };

/** A new table. */
export type Created = {
  /** Its code, to be shown in two halves: `abcde-fghjk`. */ code: string };

/** A deal of the day and the games on it. */
export type DailyDealResults = {
  /** The options of the deal. */ options: unknown, seats: number,
  /** The number of games begun on it. */ played: number,
  /** Whether the asking guest has finished one of them. */ finished: boolean,
  /** Oldest first; `null` for guests who have yet to play the deal. */ results: Array<GameResult> | null };

/** The deals of a day for one game. */
export type DailyResults = {
  /** The day. */ date: CalendarDate, over: boolean,
  /** Those on which games were begun. */ deals: Array<DailyDealResults> };

/** A day, and what is published to check its deals. */
export type Day = {
  /** The day, in UTC. */ date: CalendarDate,
  /** The SHA-256 of the day's key, in hexadecimal, published when the day begins. */ commitment: string,
  /** When the day ends, in milliseconds since 1970 (UTC). */ ends_at: number,
  /** The key in hexadecimal, once the day is over. */ key: string | null, over: boolean };

/**
 * The code of a deal: twelve letters and digits derived from the deal and the server's secret, so that
 * they reveal nothing about the cards.
 */
export type DealCode = string;

/** A deal and the games on it. */
export type DealResults = { code: DealCode,
  /** The game's id. */ game: string,
  /** The options of the deal. */ options: unknown, seats: number,
  /** The date of a deal of the day. */ daily: CalendarDate | null,
  /** Oldest first. */ results: Array<GameResult> };

/** A link to another device, or a recovery code. */
export type DeviceLink = {
  /** Makes another device the same guest: once, within ten minutes, or until it is revoked. */ token: string };

/** An estimate with its standard error. */
export type Estimate = {
  /** What is expected. */ mean: number,
  /** The standard error. */ error: number };

/** How far a game has come, in the unit of that game: cells filled, rounds played. */
export type Figures = {
  /** How many are done. */ placed: number,
  /** How many there are in all. */ of: number };

/** An available game. */
export type GameInfo = {
  /** Its id in records and addresses. */ id: string,
  /** Whether it is played in silence with the default options. */ silent: boolean,
  /** The fewest seats. */ min_seats: number,
  /** The most seats. */ max_seats: number,
  /** The default options. */ options: { [key in string]: OptionValue },
  /** The options, in the order of forms. */ fields: Array<OptionField>,
  /** The shape of its board, in the form of the game. */ shape: unknown };

/** The log of a game. */
export type GameLog = {
  /** The log as all guests at the table saw it, oldest first. */ lines: unknown[] };

/** A game on a deal and its outcome. */
export type GameResult = {
  /** The players' names by seat, if they are known. */ names: Array<string> | null,
  /** The seats that partners have held at any time. */ partners: Array<Seat>,
  /** The outcome; `null` while it is running, or if it was closed. */ outcome: Outcome | null,
  /** Whether it was closed without a result. */ closed: boolean,
  /** Whether it is still running. */ running: boolean,
  /** When it began, or was uploaded, in milliseconds since 1970 (UTC). */ at: number,
  /** Whether it is an uploaded record, which is not verified to have been played. */ uploaded: boolean,
  /** Whether the asking guest played in it. */ own: boolean,
  /** Whether one of its players had begun this deal before. */ again: boolean,
  /** The figures of the result; `null` while the game is running, or if they are unknown. */ figures: Figures | null,
  /** The address of its replay, if the asking guest may see it. */ replay: string | null };

/** The room in a gap. */
export type GapRoom = {
  /** The island before it; `None` where it begins with the grid. */ below: number | null,
  /** The island behind it; `None` where it ends with the grid. */ above: number | null,
  /** How many cells are empty. */ cells: number,
  /** How many islands for them may still come, as far as the seat knows. */ numbers: number };

/** A deal with a code. */
export type GivenDeal = {
  /** Its code, to be shown in three parts: `abcd-efgh-jkmn`. */ code: DealCode };

/** A webhook as the host of a table sets it. */
export type Hook = {
  /** Its address, which lets anyone write into the chat. */ url: string, wishes: HookWishes };

/** What the host of a table is told of its webhook. */
export type HookState = {
  /** With what addresses have to begin; none where the server calls no chats. */ prefixes: Array<string>,
  /** What it is set to, without its address; null where there is none. */ set: HookWishes | null };

/** When a chat is told, and in which language. */
export type HookWishes = {
  /** After how many minutes it is told for whom the game waits; null for never. */ after: number | null,
  /** When it is not told. */ quiet: QuietHours | null,
  /** The language in which it is told. */ language: string };

/** The outline of a lesson. */
export type LessonOutline = {
  /**
   * Its steps in order: `scene` and `name`, and in `hint` an action that completes it, or `null` for
   * a step that is only read.
   */
  steps: Array<LessonStep> };

/** Where a learner stands. */
export type LessonPosition = {
  /** The learner's seat. */ seat: Seat,
  /** The names of the seats; the learner's is a placeholder. */ names: Array<string>,
  /** What the learner has seen since the last thing that was done, the present last. */ views: Array<LessonView>,
  /** All that has happened in this scene, oldest first. */ log: unknown[] };

/** What a lesson says of one of its steps before it is come to. */
export type LessonStep = {
  /** The name of the scene it belongs to. */ scene: string,
  /** Its own name, like no other's of the lesson. */ name: string,
  /** An action that does it; `None` where there is only something to be read. */ hint: unknown };

/** What the learner sees. */
export type LessonView = {
  /** The public view. */ game: unknown,
  /** What only the learner's seat sees, with what it can do. */ you: unknown };

/** A game that a guest has finished. */
export type MyGame = {
  /** The table's code. */ room: string,
  /** The game's number at the table. */ number: number,
  /** When it began, in milliseconds since 1970 (UTC). */ at: number,
  /** The game's id. */ game: string, options: unknown,
  /** The players' names by seat. */ names: Array<string>,
  /** The seats that partners have held at any time. */ partners: Array<Seat>,
  /** The guest's seat. */ own: Seat,
  /** The outcome; `null` if it was closed without one. */ outcome: Outcome | null,
  /** How far it came. */ figures: Figures | null, actions: number,
  /** The number of turns, if it is known. */ turns: number | null,
  /** The settings that its table had at the end, if they are known. */ settings: Settings | null,
  /** The date of a deal of the day. */ daily: CalendarDate | null };

/** A table that a guest has joined. */
export type MyTable = {
  /** The table's code. */ code: string,
  /** The game's id. */ game: string,
  /** The options of the next game; while one is running, its own. */ options: unknown, phase: TablePhase,
  /** The name of the host, if it is shown. */ host_name: string | null,
  /** The names on the seats; during a game those of its seats. `null` for free seats. */ seats: Array<string | null>,
  /** The seats held by partners. */ partners: Array<Seat>,
  /** The guest's seat. */ own: Seat | null,
  /** The seats that are to act in the running game, if the guest may see the game. */ waiting: Array<Seat>,
  /** Whether the guest is to act. */ my_turn: boolean,
  /** The number of games started. */ games: number,
  /** When something last happened that every guest notices, in milliseconds since 1970 (UTC). */ changed_at: number };

/** The addresses of the server in its own network. */
export type Nearby = {
  /** Such as `http://192.168.1.20:8080`; empty where none is known, and for requests from other machines. */
  origins: Array<string> };

/** The deal of the first game at a new table. */
export type NewDeal =
  | { "type": "random" }
  | { "type": "daily" }
  | { "type": "given", /** The deal's code, with or without dashes. */ code: string }
  | { "type": "continued", of: PastGame,
      /** How many actions led to the position. */ position: number,
      /**
       * The seat for which all cards are dealt anew that it could not know in that position; without one
       * they lie as they lay.
       */
      anew?: Seat };

/** The settings of a new table. */
export type NewRoom = {
  /** The game's id. */ game?: string,
  /** The options that differ from the game's defaults. */ options: unknown,
  /** The deal of the first game; random by default. */ deal?: NewDeal,
  /** Silent or open talk; by default the usual one for these options. */ talk?: Talk,
  /** Whether guests without a seat may watch. */ spectators?: boolean,
  /** Whether spectators may reveal all hands. */ open_hands?: boolean,
  /** Whether the table is shown in the list of open tables. */ listed?: boolean,
  /** The language spoken at the table, such as `fr`. */ language?: Language | null,
  /** The name under which the guest takes a seat; without one it takes no seat yet. */ name?: string,
  /**
   * Whether the guest takes a seat without a name, if `name` gives none. No other guest may sit
   * or watch at the table then until it has one.
   */
  unnamed?: boolean,
  /** The seat that the guest takes; by default the first. */ seat?: Seat,
  /** The levels of the partners on the other seats in their order, each `gentle`, `steady` or `sharp`. */
  partners?: Array<PartnerLevel> };

/** A table that is open to all guests. */
export type OpenTable = {
  /** The table's code. */ code: string,
  /** The game's id. */ game: string,
  /** The options of the next game; while one is running, its own. */ options: unknown,
  /** Whether players may talk freely. */ talk: Talk,
  /** Whether guests without a seat may watch. */ spectators: boolean,
  /** Whether spectators may reveal all hands. */ open_hands: boolean,
  /** The language spoken at the table, if the host has set it. */ language: Language | null, phase: TablePhase,
  /** The name of the host, if it is shown. */ host_name: string | null,
  /** The names on the seats; during a game those of its seats. `null` for free seats. */ seats: Array<string | null>,
  /** The seats held by partners. */ partners: Array<Seat>,
  /** The number of seats that a newcomer could take now. */ free: number,
  /** The number of games started. */ games: number };

/** An option of a game. */
export type OptionField = {
  /** The option's name. */ name: string,
  /** The clause of the rules that introduces it. */ clause: string,
  /** The possible values, easiest first. */ kind: OptionKind,
  /** The difficulty of each value, from 0 to 3; for a flag, of off and on. */ difficulty: Array<number>,
  /** The group in which it is offered; `null` for a separate option. */ group: string | null,
  /** Whether most tables choose it. */ prominent: boolean,
  /** What a value other than the default requires. All of it must be met. */ needs: Array<OptionNeed> };

/** The values of an option. */
export type OptionKind =
  | { "type": "flag" }
  | { "type": "number", values: Array<number> }
  | { "type": "choice", values: Array<string> };

/** Values of another option that are required. */
export type OptionNeed = {
  /** That option's name. */ field: string,
  /** Any of these values. */ values: Array<OptionValue>,
  /** The clause of the rules that requires it. */ clause: string,
  /** The sentence of the refusal. */ message: string };

/** The value of an option. */
export type OptionValue = boolean | number | string;

/** How often certain options of a game were won, and how long they take. Contests are not won together. */
export type OptionWins = {
  /**
   * The minutes that half of the games here took at the most, with any number of seats; `null` where that is not
   * known.
   */
  minutes: number | null,
  /** How many games were finished on this server, with any number of seats. */ games: number,
  /** How many of them were won. */ won: number,
  /** What was measured of sharp partners, by the number of seats. */ sharp: Array<SharpWins> };

/** A fault of the client. */
export type PageFault = { part: PagePart,
  /** The build of the client, as its page names it. */ build: string,
  /** The class of the error, such as `TypeError`: never its message, which may quote what was shown. */ error: string,
  /** Where it came up, the innermost first, as `file:line:column`. */ places: Array<string> };

/** The part of the page that could not be shown. */
export type PagePart = "page" | "board" | "dialog" | "none";

/** Games of sharp partners on one deal. */
export type PartnersResult = {
  /** How many games they played. */ games: number,
  /** How many of them they won, where all seats win together. */ won: number,
  /** The points of each seat on average, where each plays for itself. */ points: Array<number> };

/** Where a game that is over is found. */
export type PastGame = {
  /** The table's code. */ room: string,
  /** The game's number. */ number: number }
  | { /** The record's id. */ record: string };

/** What a table with certain options would be like. */
export type Prospect = {
  /** The usual talk for these options, see [`usual_talk`]. */ talk: Talk,
  /** The numbers of seats with which they can be played, ascending. */ seats: Array<number> };

/** How a browser asks to be notified. */
export type PushSettings = {
  /** The server's public key, in base64url; null where the server does not push. */ key: string | null,
  /**
   * The push services at which the server could not reach a browser of the guest when it last notified it, by the
   * ends of their hosts' names.
   */
  cut_off: Array<string> };

/** Where and how a browser can be notified, as the browser says it. */
export type PushSubscription = {
  /** The address at the browser's push service. */ endpoint: string,
  /** The browser's public key, in base64url. */ p256dh: string,
  /** What the browser and the server share, in base64url. */ auth: string,
  /** What the browser is to show when it is the guest's turn. */ title: string,
  /** What it is to show in its place when the turn is over; empty where that is not told. */ over: string };

/** The hours of each day in which a chat is left alone. */
export type QuietHours = {
  /** Their first minute of the day, by the clock of who has set them. */ from: number,
  /** The first minute after them; before `from` where there is midnight in between. */ to: number,
  /** By how many minutes that clock is ahead of UTC. */ ahead: number };

/** What the server knows of the guest's recovery code. */
export type Recovery = {
  /** When it was made, in milliseconds since 1970 (UTC); null without one. */ made_at: number | null };

/** What there is to remark about an action. */
export type Remark = {
  /** How many cards it costs; `None` where none are paid. */ cost: number | null,
  /** The gap that has the least room after it. */ room: GapRoom | null };

/**
 * A whole game without its positions. Position `k` is the state after `k` actions of seats, with the
 * chance that followed them.
 */
export type Replay = {
  /** The id in a link to it, which opens it to those who may see it, and nothing else; `null` while it runs. */
  id: string | null,
  /** The id of the kind of game. */ game: string,
  /** The options of the game. */ options: unknown, seats: number,
  /** The players' names by seat, if they are known. */ names: Array<string> | null,
  /** The seats that partners have held at any time. */ partners: Array<Seat>,
  /** The outcome; `null` if the game was closed, or the record is incomplete. */ outcome: Outcome | null,
  /** Whether it was closed without a result. */ closed: boolean, turns: number,
  /** The number of positions, including the one before the first action. */ positions: number,
  /** The seat whose action led to each position; `null` for position 0. */ actors: Array<Seat | null>,
  /** The number of log lines in each position. */ log_lengths: Array<number>,
  /** The log as all players saw it, oldest first. */ log: unknown[],
  /** Statistics of the game. */ statistics: unknown,
  /** The date of a deal of the day, such as `2026-11-21`. */ daily: CalendarDate | null,
  /** The number of the position of another game at which it began, if it did: nothing is compared with it. */
  continued: number | null,
  /** The seat for which the cards were dealt anew there that it could not know, if they were. */ anew: Seat | null,
  /** The asking guest's seat; `null` if it did not play. */ own: Seat | null,
  /** Whether the asking guest has uploaded it, and so may delete it. */ own_upload: boolean };

/** One position from one viewpoint. */
export type ReplayView = {
  /** What every viewer saw; where everything lies open, with all that was revealed at the end. */ game: unknown,
  /** What the seat saw besides, with what it could do. */ you: unknown,
  /** The same of every seat, where everything lies open. */ hands: unknown[] | null };

/** Some positions of a game from one viewpoint. */
export type ReplayViews = {
  /**
   * One view per position: `game`, what all saw; `you`, what the seat also saw; `hands`, the same
   * for every seat if all hands are open.
   */
  views: Array<ReplayView>,
  /** The position at which to continue; `null` if these are the last. */ next: number | null };

/** The part of a room that any holder of its code may see. */
export type RoomInfo = {
  /** The room's code. */ code: string,
  /** The game's id. */ game: string,
  /** The options of the next game; while one is running, its own. */ options: unknown,
  /** Whether players may talk freely. */ talk: Talk, phase: TablePhase,
  /** The name of the host, if there is one yet. */ host_name: string | null,
  /** The names on the seats. */ seats: Array<string | null>,
  /** The seats held by partners. */ partners: Array<Seat>,
  /** The number of games started. */ games: number,
  /** The seats whose guests are ready for another game. */ ready: Array<Seat> };

/** How often sharp partners have won. */
export type SharpWins = { seats: number,
  /** How many games they played. */ games: number,
  /** How many of them they have won. */ won: number };

/** What the start page says of the server, in one line. What the host has not given is not there. */
export type Sign = {
  /** The version of the program. */ version: string,
  /** The name of this server, for its start page */ name?: string,
  /** A word of welcome, for its start page */ welcome?: string,
  /** Where guests reach you: a page, or mailto:me@example.org */ contact?: string,
  /** The page that says who is answerable for this server */ imprint?: string,
  /** The page that says what you do with what is stored of people */ privacy?: string };

/** An uploaded record. */
export type Uploaded = {
  /** The id, which grants access to the record. */ id: string };

/** An action beside the best that was compared in a position. */
export type Weighed = {
  /** What is expected after it. */ prospect: Estimate,
  /** What there is to remark about it. */ chosen: Remark,
  /** The same of the best. */ best: Remark };
