// Generated from the server's types: see server/tests/wire_types.rs.
import type { Outcome, Seat } from './room';

/** What a seat does. A list of cards is a multiset. */
export type AscentAction =
  | { "type": "slope",
      /** The slope. */ card: AscentCard,
      /** An empty cell, or one with a bridge to cover. */ cell: AscentCell,
      /** The cards of the own hand that pay, exactly as many as it costs. */ pay: Array<AscentCard> }
  | { "type": "campfire",
      /** The campfire. */ card: AscentCard,
      /** The cell of the slope that it replaces. */ cell: AscentCell,
      /** Where the slope goes. */ to: AscentCell,
      /** The cards of the own hand that pay for the slope's new place. */ pay: Array<AscentCard> }
  | { "type": "bridge", /** The empty cell. */ cell: AscentCell }
  | { "type": "summit" }
  | { "type": "discard", /** The two cards. */ cards: [AscentCard, AscentCard] }
  | { "type": "lead",
      /** The cells from where the herd stands to where it goes. */ path: Array<AscentCell>,
      /** The cards of the own hand that pay, one for each row climbed. */ pay: Array<AscentCard> }
  | { "type": "grapple" }
  | { "type": "concede" };

/** The value of a campfire on the mountain (A-5.1d). */
export type AscentAdoptedValue = {
  /** The campfire's cell. */ cell: AscentCell,
  /** The value that it adopted when it was played; `None` where no slope lay on its left then. */
  value: number | null };

/** Cells where cards of the hand cannot be placed for the same reason. */
export type AscentBarred = { cards: Array<AscentCard>,
  /** The code with which the placement would be refused. */ why: string,
  /** What it would cost, where the hand cannot pay that. */ cost?: number, cells: Array<AscentCell> };

/** What a campfire of the hand can replace. */
export type AscentCampfireMoves = { card: AscentCard,
  /** The slopes that it can replace. */ slopes: Array<AscentSlopeMoves> };

/** A card. Cards with the same code are interchangeable.  The order is that of sorted hands: by code. */
export type AscentCard = `${"G" | "S" | "R"}${number}` | `${"G" | "S" | "R"}${number}i` | "CG" | "CS" | "CR" | "bridge" | "summit";

/** A cell: its row, 1 at the bottom, and its column, 0 at the left. */
export type AscentCell = [number, number];

/** What the summit waits for. */
export type AscentGoal = "mountain" | "trail" | "documentary" | "wildlife";

/** A card for which there was no place. */
export type AscentHeldCard = { card: AscentCard,
  /** What it would have cost where it is cheapest; `None` where it can go nowhere. */ cost: number | null };

/** Where a herd can be led. */
export type AscentHerdMoves = {
  /** The herd's cell. */ cell: AscentCell,
  /** The cells that it can reach, each after those from which it is stepped on. */ to: Array<AscentHerdStep> };

/** A cell that a herd can reach. Every path of such steps can be taken, and no other. */
export type AscentHerdStep = { cell: AscentCell,
  /** How many cards a path that ends there costs. */ cost: number,
  /** The cells from which a step leads there. */ from: Array<AscentCell> };

/** Ibex on one card. */
export type AscentIbex = {
  /** The card's cell. */ cell: AscentCell,
  /** How many stand there. */ count: number };

/** What a seat may do now; what is absent is not legal. */
export type AscentLegal = {
  /** The slopes that can be placed, and where. */ slope?: Array<AscentSlopePlaces>,
  /** The campfires that can be placed, on which slopes, and where those can go. */
  campfire?: Array<AscentCampfireMoves>,
  /** The cells where a bridge can be placed. */ bridge?: Array<AscentCell>,
  /** The summit can be placed, which wins the game. */ summit?: boolean,
  /** How many cards may be discarded. */ discard?: number,
  /**
   * The cards of the hand, as often as it holds them, from which is picked whatever is paid or
   * discarded, those that are easiest to spare first; a card that is placed does not pay for itself.
   */
  spare?: Array<AscentCard>,
  /** The herds that can be led, and where to. */ lead?: Array<AscentHerdMoves>,
  /** A grapple may be spent. */ grapple?: boolean,
  /** The seat may agree to stop. */ concede?: boolean };

/** One public happening. */
export type AscentLogLine =
  | { "type": "slope", seat: Seat,
      /** The slope. */ card: AscentCard, cell: AscentCell,
      /** How many cards it paid. */ cost: number }
  | { "type": "campfire", seat: Seat,
      /** The campfire. */ card: AscentCard, cell: AscentCell,
      /** The slope that moved. */ moved: AscentCard,
      /** Where it went. */ to: AscentCell,
      /** How many cards the seat paid. */ cost: number }
  | { "type": "bridge", seat: Seat, cell: AscentCell }
  | { "type": "filmed", /** Its values. */ sequence: [number, number, number] }
  | { "type": "lead", seat: Seat,
      /** The cells from where the herd stood to where it went. */ path: Array<AscentCell>,
      /** How many ibex arrived, with those that joined. */ ibex: number }
  | { "type": "discard", seat: Seat }
  | { "type": "grapple", seat: Seat }
  | { "type": "summit", seat: Seat }
  | { "type": "concede", seat: Seat };

/** How close a climb came that was lost. */
export type AscentNearMiss = {
  /** What the summit still waited for: with nothing, only the summit was wanting. */ goals: Array<AscentProgress>,
  /** How many cards more would have placed the last seat's card. */ short: number | null,
  /** The position from which on no summit was left; `None` where one was. */ summits_gone: number | null };

/** The options of The Ascent, as written in a record. All modules go together. */
export type AscentOptions = {
  /** Whether a green trail is needed. */ trail: boolean,
  /** How many sequences are to be filmed: 0, 3, 4 or 5. */ documentary: number,
  /** Whether ibex are to be led up. */ wildlife: boolean,
  /** How many grapples the solo game has: 0 to 3; without effect for more seats. */ grapples: number };

/** A panorama that shows its sequence. */
export type AscentPanorama = {
  /** Its values from left to right. */ sequence: [number, number, number],
  /** Whether it has been filmed. */ filmed: boolean };

/** Where the game stands. */
export type AscentPhase = "turn" | "over";

/** A cell where a card can go. */
export type AscentPlace = { cell: AscentCell,
  /**
   * How many cards that costs; nothing where it is absent. Any card of the hand pays, but not the
   * one that is placed.
   */
  cost?: number };

/** What a seat may see besides the public facts. */
export type AscentPrivate = {
  /** The own hand, sorted. */ hand: Array<AscentCard>,
  /** What the seat may do now. */ legal: AscentLegal };

/** How far a goal is; it is met when as much is reached as is needed. */
export type AscentProgress = { goal: AscentGoal,
  /** How many of its cells, sequences or ibex there are. */ reached: number,
  /** How many there must be. */ needed: number };

/** The public view. */
export type AscentPublic = {
  /** Where the game stands. */ phase: AscentPhase,
  /** Whose turn it is. */ active: Seat | null,
  /** The cards of each row, 1 to 9, from the left as far as they reach. A covered bridge does not show any more. */
  rows: Array<Array<AscentCard>>,
  /** The campfires among them, bottom up and from the left, with the values that they have adopted. */
  campfires: Array<AscentAdoptedValue>,
  /** How many cards each hand holds. */ hands: Array<number>,
  /** How many cards each draw pile holds. */ piles: Array<number>,
  /** How many cards each discard pile holds. */ discards: Array<number>,
  /** How many grapples are left in the solo game. */ grapples: number,
  /** The longest trail now, from row 1 up; absent without that module. */ trail?: Array<AscentCell>,
  /** The shown sequences from the left; none without that module. */ panoramas: Array<AscentPanorama>,
  /** Where ibex stand, bottom up and from the left. */ ibex: Array<AscentIbex>,
  /** What the summit waits for, and how far each of it is. */ goals: Array<AscentProgress>,
  /** Which seats have agreed to stop. */ conceded: Array<Seat>,
  /** How many log lines there are in all. */ log_length: number,
  /** The newest log lines, oldest first. */ log: Array<AscentLogLine>,
  /** How the game ended. */ outcome: Outcome | null,
  /** What was hidden, once the game is over. */ revealed: AscentRevealed | null };

/** What was hidden. */
export type AscentRevealed = {
  /** Every hand. */ hands: Array<Array<AscentCard>>,
  /** Every draw pile, top card first. */ piles: Array<Array<AscentCard>>,
  /** Every discard pile, sorted. */ discards: Array<Array<AscentCard>> };

/**
 * What a seat did. Every card that it drew and that has left its hand is counted once, but for the
 * summit and what a grapple puts back.
 */
export type AscentSeatFigures = {
  /** The turns in which it acted. */ turns: number,
  /** The slopes it placed. */ slopes: number,
  /** The campfires it placed. */ campfires: number,
  /** The bridges it placed. */ bridges: number,
  /** The cards it paid with, for herds too. */ paid: number,
  /** The cards it discarded by twos. */ discarded: number,
  /** How often it led a herd. */ herds: number,
  /** How many grapples it spent. */ grapples: number,
  /** The cards in its hand. */ hand: number,
  /** The cards in its draw pile. */ pile: number };

/** What the mountain looks like. */
export type AscentShape = {
  /**
   * How many cells each row has, bottom up. A row begins half a cell farther to the right than the
   * one below: a cell rests on that of the same column there, and on the next one.
   */
  rows: Array<number>,
  /** Where the summit goes, and no other card. */ summit: AscentCell };

/** A legal action was wanting. */
export type AscentShortfall = {
  /** The seat that had none. */ seat: Seat,
  /** The card it held, if any: two could have been discarded. Nothing was left to pay with. */
  hand: Array<AscentHeldCard> };

/** Where a slope on the mountain can move out of a campfire's way. */
export type AscentSlopeMoves = {
  /** The slope's cell. */ cell: AscentCell,
  /** The cells where it can go. */ to: Array<AscentPlace> };

/** Where a slope of the hand can be placed. */
export type AscentSlopePlaces = { card: AscentCard, cells: Array<AscentPlace> };

/** What happened up to a position. */
export type AscentStatistics = {
  /** What each seat did. */ seats: Array<AscentSeatFigures>,
  /** How many cells showed slopes, campfires or the summit before the first action, and after each. */
  growth: Array<number>,
  /** How many cells there are, the summit's included. */ cells: number,
  /** What was wanting, in a game that was lost and not conceded. */ shortfall: AscentShortfall | null,
  /** How close it came, where it was lost. */ near_miss: AscentNearMiss | null,
  /** What is worth telling besides. */ stories: Array<AscentStory> };

/** Something worth telling. A position is the number of actions before it. */
export type AscentStory =
  | { "type": "wasted", cards: number, /** How many slopes were paid or discarded. */ of: number }
  | { "type": "dearest",
      /** Who placed it. */ seat: Seat,
      /** The slope. */ card: AscentCard,
      /** How many cards it cost. */ cost: number,
      /** The position to which that led. */ position: number }
  | { "type": "carried", seat: Seat,
      /** How many cards it paid. */ cards: number,
      /** How many all paid. */ of: number }
  | { "type": "summits_gone", position: number };
