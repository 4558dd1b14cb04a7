// Generated from the server's types: see server/tests/wire_types.rs.

/** An announced restart. */
export type AnnouncedMessage = {
  /** Milliseconds until the restart; `null` if it was cancelled. */ restart_in_ms: number | null };

/** How far a game came. The greater, the further. */
export type Best =
  | { "type": "together", won: boolean, /** How many cells were filled. */ placed: number, of: number }
  | { "type": "contest", /** The most points of a seat. */ points: number };

/** A day in UTC from 1970 to 9999, written `2026-11-21`. */
export type CalendarDate = string;

/** The recipients of free text. */
export type Channel = "table" | "watchers";

/** A line of free text. */
export type ChatLine = {
  /** The line's number in the room, not counting lines of a running game that the viewer can't read. */
  number: number, channel: Channel,
  /** The author's name. */ name: string,
  /** Whether the viewer wrote it. */ own: boolean,
  /** When it was written, in milliseconds since 1970 (UTC). */ at: number,
  /** Plain text; empty for a reaction. */ text: string,
  /** The reaction that was sent instead of text. */ reaction?: Reaction };

/**
 * All chat lines that a viewer may read, the newest [`CHAT_LINES`] of players, of guests
 * without a seat, and of spectators.
 */
export type ChatMessage = {
  /** Oldest first. */ lines: Array<ChatLine> };

export type ClientMessage = {
  /**
   * Chosen by the client, 1 to 36 of `A–Z a–z 0–9 - _`, new for every command. A repeated id is
   * answered again, but its command is not done again.
   */
  id: string, do: Command };

/** A command to a room. [`VariantNames`] are those on the wire. */
export type Command =
  | { "type": "sit", seat: Seat, /** The name to play under. */ name: string }
  | { "type": "stand" }
  | { "type": "name", name: string }
  | { "type": "choose_face", face: Face }
  | { "type": "remove", seat: Seat }
  | { "type": "remove_guest", /** The handle from the host's list of guests. */ guest: string }
  | { "type": "readmit", /** The handle from the host's list of removed guests. */ guest: string }
  | { "type": "mute",
      /** The handle from the host's list of guests. */ guest: string,
      /** Whether the guest is muted from now on. */ muted: boolean }
  | { "type": "lock", /** Whether the table is locked from now on. */ locked: boolean }
  | { "type": "hand_over", /** The seat of the new host. */ seat: Seat }
  | { "type": "add_partner", seat: Seat, /** How well it plays. */ level: PartnerLevel }
  | { "type": "change_partner",
      /** The partner's seat. */ seat: Seat,
      /** How well it plays from now on. */ level: PartnerLevel }
  | { "type": "remove_partner", /** The partner's seat. */ seat: Seat }
  | { "type": "configure", settings: Settings }
  | { "type": "choose_deal", deal: DealChoice }
  | { "type": "start" }
  | { "type": "ready", /** Whether the guest is ready from now on. */ ready: boolean }
  | { "type": "act", /** The action, in the form of the record. */ action: unknown }
  | { "type": "say", /** The phrase, as the game defines it. */ phrase: unknown }
  | { "type": "chat", /** Up to 300 characters. */ text: string }
  | { "type": "react", reaction: Reaction }
  | { "type": "free_seat", seat: Seat }
  | { "type": "call_partner", seat: Seat }
  | { "type": "play_on" }
  | { "type": "close" }
  | { "type": "end_game" }
  | { "type": "take_over", seat: Seat,
      /** The player's name; in a silent game, the name from its end on. */ name: string }
  | { "type": "ask_for_seat", seat: Seat }
  | { "type": "answer_request", seat: Seat, /** Whether the guest is to have it. */ give: boolean }
  | { "type": "look" }
  | { "type": "lead" }
  | { "type": "show", /** What it is; `null` ends it. */ sight: Sight | null }
  | { "type": "why_not" }
  | { "type": "ping" };

/** A deal that the host can choose for the next game. */
export type DealChoice = "random" | "daily" | "same";

/** The deal of the next game. */
export type DealView =
  | { "type": "random" }
  | { "type": "daily", /** Today. */ date: CalendarDate }
  | { "type": "given", code: string }
  | { "type": "continued",
      /** How many actions led to it. */ position: number,
      /** The names of those who played it, by seat; none where they are not known. */ names: Array<string>,
      /** The seat for which the cards were dealt anew that it could not know, if they were. */ anew?: Seat };

/** Through whose eyes a game is looked at. */
export type Eyes = Seat | SharedEyes;

/** The face that a guest has chosen. */
export type Face = { drawing: number, colour: number };

/** The commitment to a deal, and what is needed to check it. */
export type Fairness = {
  /** In hexadecimal, shown from the start: SHA-256 of the seed, or of the seed and the deal. */ commitment: string,
  /** The seed in hexadecimal, shown when the game is over; for a deal of the day, when the day is. */
  seed: string | null,
  /** What the commitment fixes. */ kind: FairnessKind,
  /** The date of a deal of the day. */ date?: CalendarDate };

/** What a game's commitment fixes. */
export type FairnessKind = "seed" | "deal" | "day" | "continued" | "anew";

/** A guest without a seat, as the host sees it. */
export type GuestView = {
  /** The guest's handle in commands. */ guest: string,
  /** The guest's name, if one was given. */ name: string | null,
  /** Whether the guest is muted. */ muted: boolean };

/**
 * A language tag, such as `fr` or `pt-BR`: 2 to 12 letters, digits and dashes, starting with a letter.
 * Its meaning is left to the client.
 */
export type Language = string;

/** A guest who leads others through a game that is over. */
export type Led = { game: number,
  /** The guest's name. */ name: string | null,
  /** The guest's seat at the table. */ seat: Seat | null,
  /** Whether it is the viewer. */ own: boolean,
  /** What the guest looks at; `null` before the first look. */ sight: Sight | null };

/** Who leads those who look back at the game that is over. It is sent between games alone. */
export type LedMessage = {
  /** `null` where no one does any longer. */ led: Led | null };

/** The phrases and changes left in a talk window. */
export type Left = { phrases: number,
  /** Changes that the rules of the window do not need, such as pledges away from eight. */ changes: number };

/** Why a game was lost. */
export type LossReason = "no_legal_action" | "start_unpayable" | "conceded";

/** What a viewer may do at the table now, besides the actions of the game. */
export type May = {
  /** Sit down on an empty seat, or change the seat. */ sit: boolean,
  /** Stand up. */ stand: boolean,
  /** Change the table's settings, seat and remove partners, remove guests and hand over the host's role. */
  manage: boolean,
  /** Start a game. */ start: boolean,
  /** Say whether the viewer is ready for another game. */ ready?: boolean,
  /** Why a game cannot be started yet, for the host. */ start_refusal: Refused | null,
  /** The seats that may be freed now, those of partners among them. */ free: Array<Seat>,
  /** The freed seats that may be taken over, and the viewer's former one. */ take_over: Array<Seat>,
  /** The seats of players who have been away for long, for which the viewer may ask. */ ask_for?: Array<Seat>,
  /** Answer the guest who asks for a seat. */ answer?: boolean,
  /** Host: the freed seats that may be handed to a partner. */ call_partner: Array<Seat>,
  /** Hand the own seat to a partner. */ play_on: boolean,
  /** Agree to close the running contest. */ close: boolean,
  /** Reveal all hands of the running game, as a spectator. */ look: boolean,
  /** See the game at all. */ watch: boolean,
  /** End the running game without a result. */ end: boolean,
  /** The viewer was removed by the host. */ removed: boolean,
  /** The viewer was muted by the host. */ muted: boolean,
  /**
   * Host: the guests without a seat who can be removed and muted now, and the muted ones. During a
   * game these are the spectators if the host is one, otherwise those who have lost a seat of it.
   */
  guests: Array<GuestView>,
  /** Host: the guests who were removed. */ removed_guests: Array<RemovedView> };

/** What chance decides, or seats may say, in a game where that is nothing. There is no value of this type. */
export type Never = never;

/** The end of a game, as written in a record (T-8). */
export type Outcome =
  | { "result": "won" }
  | { "result": "lost",
      /** Why. */ reason: LossReason,
      /** The seat without a legal action, for that reason alone. */ seat?: Seat }
  | { "result": "ranked",
      /** Each seat's points. */ scores: Array<number>,
      /** The seats that share the win. */ winners: Array<Seat> };

/** A computer partner on a seat. */
export type Partner = {
  /** How well it plays. */ level: PartnerLevel,
  /** The number of its face, 0 to 11. What that looks like is left to the client. */ face: number };

/** How well a partner plays. */
export type PartnerLevel = "gentle" | "steady" | "sharp";

/** The answer to a ping. */
export type PongMessage = {
  /** The command's id. */ id: string,
  /** The server's time, in milliseconds since 1970 (UTC). */ now: number };

/** The presence of a seat's guest. */
export type Presence = "here" | "away" | "free";

/** A reaction to a game. What it looks like is left to the client. */
export type Reaction = "applause" | "heart" | "laugh" | "gasp" | "sigh";

/** The part of a record in which a fault lies. */
export type RecordPart = "record" | "deal" | "move" | "outcome";

/** A refusal. */
export type Refused = {
  /** Stable, in `snake_case`. */ code: string,
  /** One English sentence. */ message: string,
  /** The clause of the rules that forbids it, if there is one. */ clause?: string,
  /** The faulty part of an invalid record. */ where?: RecordPart,
  /** The index of the faulty move of an invalid record. */ move?: number,
  /** The code of the fault of an invalid record, such as that of an illegal move. */ reason?: string };

/** The answer to a refused command. */
export type RefusedMessage = {
  /** The command's id; `null` if it could not be parsed. */ id: string | null,
  /** Stable, in `snake_case`. */ code: string,
  /** One English sentence. */ message: string,
  /** The clause of the rules that forbids it, if there is one. */ clause?: string,
  /** The faulty part of an invalid record. */ where?: RecordPart,
  /** The index of the faulty move of an invalid record. */ move?: number,
  /** The code of the fault of an invalid record, such as that of an illegal move. */ reason?: string };

/** A guest who was removed, as the host sees it. */
export type RemovedView = {
  /** The guest's handle in commands. */ guest: string,
  /** The guest's name, if one was given. */ name: string | null };

/**
 * A restart that begins now. Nothing acknowledged is lost; unacknowledged commands can be sent again
 * under the same id.
 */
export type RestartingMessage = {
  /** The delay in milliseconds before the client should reconnect; spread over the clients. */ retry_ms: number };

/** A phrase of a talk window. */
export type Said = {
  /** The speaker's seat. */ seat: Seat,
  /** The phrase, as the game defines it. */ phrase: unknown };

/** The results of a table's games. */
export type Scoreboard = {
  /** The number of cooperative games won. */ won: number,
  /** The number of cooperative games lost. */ lost: number,
  /** The number of games closed without a result. */ closed: number,
  /** The number of contests played to their end. */ ranked: number,
  /** How many of all these games partners took part in. */ with_partners?: number,
  /** The winners of contests, the most successful first. A shared win counts for each. */ wins: Array<Wins> };

/** A place at the table, numbered from 0 clockwise (T-0). */
export type Seat = number;

/** A seat that is taken, or was taken and has been freed during a game. */
export type SeatView = {
  /** The name of the present or last guest or partner on the seat; empty where it has given none. */ name: string,
  /** The presence of its guest. */ presence: Presence,
  /** The face that its guest has chosen; a seat keeps it until the game is over. */ face?: Face,
  /** The partner who holds it. */ partner?: Partner };

export type ServerMessage =
  | { "type": "view" } & ViewMessage
  | { "type": "chat" } & ChatMessage
  | { "type": "led" } & LedMessage
  | { "type": "refused" } & RefusedMessage
  | { "type": "why_not" } & WhyNotMessage
  | { "type": "pong" } & PongMessage
  | { "type": "announced" } & AnnouncedMessage
  | { "type": "storage" } & StorageMessage
  | { "type": "outdated" }
  | { "type": "restarting" } & RestartingMessage;

/** The settings of a table, which its host may change while no game is running. */
export type Settings = {
  /** The options of the game. */ options: unknown,
  /** Silent, or open talk. */ talk: Talk,
  /** Whether guests without a seat may watch. */ spectators: boolean,
  /** Whether spectators may reveal all hands. */ open_hands: boolean,
  /** Whether the table is shown in the list of open tables. */ listed: boolean,
  /** The language spoken at the table, for the list of open tables. */ language: Language | null };

/** The eyes of no player. */
export type SharedEyes = "table" | "open";

/** What is looked at in the replay of a game. */
export type Sight = { position: number,
  /** Through whose eyes. */ viewpoint: Eyes,
  /** Whether the guide stands beside the board, with its alternatives. */ guided: boolean,
  /** The cell that is pointed at. */ pointer: number | null };

/** Why a partner has agreed to stop. */
export type Stopping = {
  /** The partner's seat. */ seat: Seat,
  /** What it knows. */ why: WhyLost };

/**
 * Whether the server can store entries. While it can't, it shows its last state and accepts no
 * commands; it recovers by itself.
 */
export type StorageMessage = {
  /** Whether the storage is available. */ available: boolean };

/** The table and its guests, the same for all viewers. */
export type Table = {
  /** The room's code, as in its link. */ code: string,
  /** The game's id. */ game: string,
  /** The options of the next game; while one is running, its own. */ options: unknown,
  /** The most seats that can be taken. */ max_seats: number,
  /** The numbers of seats with which the options can be played, ascending. */ playable_seats: Array<number>,
  /** Whether players may talk freely. */ talk: Talk,
  /** Whether guests without a seat may watch. */ spectators: boolean,
  /** Whether spectators may reveal all hands. */ open_hands: boolean,
  /** Whether the table is shown in the list of open tables. */ listed: boolean,
  /** Whether guests without a seat can't take one. */ locked: boolean,
  /** The language spoken at the table, if the host has set it. */ language: Language | null, phase: TablePhase,
  /** The deal of the next game. */ deal: DealView,
  /** The number of games started; also the number of the newest one. */ games: number,
  /** The seats. During a game the indices are the seats of the game. */ seats: Array<SeatView | null>,
  /** The seat of the host; `null` for a host without a seat. */ host: Seat | null,
  /** The name of the host, if there is one; also `null` while the host watches a running game. */
  host_name: string | null,
  /** The names of the players of the shown game, by its seats; empty before the first. */ players: Array<string>,
  /** The seats of the shown game that partners have held at any time. */ partners?: Array<Seat>,
  /** The number of connected guests without a seat; `null` while a game is running. */ watchers: number | null,
  /** How many of these have no name yet and may be about to sit down; only before the first game. */ unnamed?: number,
  /** The talk window that is open now. */ window: TalkWindow | null,
  /** The seats that have agreed to close the running contest (T-8.3). */ closing: Array<Seat>,
  /** The seat whose player a guest says it is; another player can confirm that. */ asked_for?: Seat,
  /** Whether the shown game was closed without a result. */ closed: boolean,
  /**
   * Whether the shown game uses rules that this server does not support. It can't be shown, and does
   * not continue here.
   */
  other_rules?: boolean,
  /** What was said in the open talk window, oldest first. */ phrases: Array<Said>,
  /** The results of this table's games, except for those on today's deal of the day. */ scoreboard: Scoreboard,
  /** The furthest that earlier games of this table came, of those with which the last one can be compared. */
  best?: Best,
  /** Why partners have agreed to stop, as far as their seats know. */ stopping?: Array<Stopping>,
  /** The seats whose guests are ready for another game. */ ready?: Array<Seat>,
  /** How to check the shown game's deal; absent before the first game. */ fairness: Fairness | null };

export type TablePhase = "lobby" | "playing" | "over";

/** Whether players may talk freely during a game. */
export type Talk = "silent" | "open";

/** What a phrase is in a window. */
export type TalkKind = "conversation" | "opinions";

/** A time in which seats may say structured phrases. It follows from the position alone. */
export type TalkWindow = {
  /** Tells windows apart: what may be said is counted anew when this number changes. */ number: number,
  /** What a phrase is there. */ kind: TalkKind,
  /** How many phrases a seat may say, or how many times it may change its opinion. */ phrases: number,
  /** How many [limited](Signal::Limited) actions a seat may take. */ changes: number };

/** The complete state for one viewer. */
export type ViewMessage = {
  /** The server's time, in milliseconds since 1970 (UTC). */ now: number,
  /** The number of the room's entries that concern every guest; never decreases from view to view. */ seq: number,
  /** The table and its guests. */ table: Table,
  /**
   * The public view of the game that is running or was last played, as the game's module defines it,
   * with the newest lines of its log, at most [`LOG_LINES`](rules::LOG_LINES). `null` also to guests
   * who may not watch.
   */
  game: unknown,
  /** The part for this viewer alone. */ you: You };

/** Why a game can't be won any more, as far as a seat knows. */
export type WhyLost =
  | { "type": "finish" }
  | { "type": "gap",
      /** The island before it; `None` where it begins with the grid. */ below: number | null,
      /** The island behind it; `None` where it ends with the grid. */ above: number | null,
      /** How many cells are empty. */ cells: number,
      /** How many islands for them may be left. */ left: number }
  | { "type": "cards", /** How many turns there are too few at least. */ turns: number }
  | { "type": "sequence" }
  | { "type": "trail" };

/** Where cards of the viewer's hand can't go now, and why. */
export type WhyNotMessage = {
  /** The command's id. */ id: string,
  /** As the game's module defines it. */ barred: unknown };

/** The number of contests won by a player. */
export type Wins = {
  /** The name under which the last of them was won. */ name: string,
  /** The number of wins. */ count: number };

/** The part of a view for one viewer. */
export type You = {
  /** What the viewer may do at the table now. */ may: May,
  /** The private view of the viewer's seat, as the game's module defines it. */ game: unknown,
  /**
   * All hands of the running game, for a spectator who has revealed them: the private view of each
   * seat, without offers.
   */
  hands: unknown[] | null,
  /** The ids of commands that have been done since the last view of this connection; absent if there are none. */
  done?: Array<string>,
  /** The viewer's name, if one was given. */ name: string | null,
  /**
   * The name of the viewer's seat if it differs from the viewer's own: a seat keeps its former
   * player's name until a silent game is over.
   */
  plays_as: string | null,
  /** The viewer's seat at the table. */ seat: Seat | null,
  /** The viewer's seat in the shown game. */ player: Seat | null,
  /** Whether the viewer is the host. */ host: boolean,
  /** The channel of the viewer's free text; `null` while the viewer must be silent. */ channel: Channel | null,
  /** The phrases and changes left in the open window. */ left: Left | null,
  /** Whether the viewer asks for a seat and waits for the answer. */ asks?: boolean,
  /** Whether another player has given the viewer's seat to another browser that asked for it. */ replaced?: boolean };
