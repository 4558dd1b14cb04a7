// Generated from the server's types: see server/tests/wire_types.rs.
import type { Outcome, Seat } from './room';

/** A card. Cards with the same code are interchangeable. */
export type Card = number | OtherCard;

/** More or fewer. */
export type Change = "more" | "fewer";

/** The competition (T-13). */
export type ContestView = {
  /** The open row, the card farthest from the pile first. */ row: Array<Card>,
  /** How many cards the common pile has left. */ pile: number,
  /** The cells with islands of seat 1; all other islands are of seat 0. */ second: Array<number>,
  /** Each seat's points so far. */ scores: Array<number> };

/** The public part of an explorer card (T-11.3). */
export type ExplorerFound = "nothing" | "start" | "start_as_rocks" | "storm" | "rocks" | "monster" | "kept";

/** The pyramid's explorer pile (T-11). */
export type ExplorerView = {
  /** How many cards it has left. */ left: number,
  /** The explorer cells. */ cells: Array<number>,
  /** The cells on which storms lie. */ storms: Array<number>,
  /** What the active seat has to pay for an island on an explorer cell. */ due: number | null };

/** What a seat gave for the start (T-4.5). */
export type GiftFigures = { hand: Array<Card>,
  /** The cards of its draw pile, which it gave unseen. */ pile: Array<Card> };

/** The shape of the sea. */
export type Grid = "standard" | "arch" | "pyramid" | "day_night" | "competition";

/** How hard the pyramid is (T-11). */
export type Level = "normal" | "hard" | "easy";

/** A storm that lies on the table. */
export type LyingStorm =
  | { "kind": "yellow", seat: Seat }
  | { "kind": "purple", row: number }
  | { "kind": "orange", seat: Seat };

/** The codes of the cards that are no islands. */
export type OtherCard = "compass" | "finish" | "monster" | "orange" | "purple" | "rocks" | "start" | "wild" | "yellow";

/** Where a card of the hand can be placed. */
export type Placeable = { card: Card,
  /** The cells, in runs of equal cost. */ runs: Array<Run> };

/** The storm just revealed: `{"revealed": true}`. */
export type RevealedStorm = {
  /** Always `true`. */ revealed: boolean };

/** How the rocks move (T-6.1). */
export type Rocks = "off" | "manual" | "auto";

/** Neighbouring cells at the same cost. */
export type Run = {
  /** The first cell. */ first: number,
  /** The last cell. */ last: number,
  /** What it costs to place the card in any of them; nothing where it is absent. */ cost?: number,
  /** Whether that leaves a gap that no islands can fill any more, as the grid shows to every viewer. */
  hopeless?: boolean };

/** Which sides are up by day and night (T-12). */
export type SidesView = {
  /** Whether the hands show night. */ night_up: boolean,
  /** The cells whose islands show night. */ night: Array<number>,
  /** The cells whose islands show the side that keeps the seats from finishing. */ wrong?: Array<number> };

/** How the start was paid for. */
export type StartFigures = {
  /** Who played the start card. */ seat: Seat,
  /** What each seat gave. */ gifts: Array<GiftFigures> };

/** A storm by its colour (T-7.3). */
export type Storm = "yellow" | "purple" | "orange";

/** Which storm is meant. */
export type StormAt = RevealedStorm | LyingStorm;

/** Storms and compasses (T-7). */
export type StormsView = {
  /** Compasses beside the grid, and owned by the seats together. */ compasses: [number, number],
  /** Yellow storms before each seat. */ yellow: Array<number>,
  /** Orange storms before each seat. */ orange: Array<number>,
  /** Purple storms beside each row. */ purple: [number, number, number, number, number, number],
  /** The storm that was turned up and has not taken effect. */ revealed: Storm | null,
  /** The storms that could be ended with an owned compass now: the seats may talk about which. */
  endable?: Array<StormAt>,
  /** The active seat has no legal action: a compass has to be spent. */ stuck: boolean };

/** What a seat does. A list of cards is a multiset. */
export type TranquilityAction =
  | { "type": "place",
      /** The island, or a wild. */ card: Card,
      /** The number that a wild stands for; absent for an island. */ as?: number,
      /** The cell's index. */ cell: number,
      /**
       * The cards of the own hand that pay, exactly as many as it costs; absent on an explorer
       * cell, where they are chosen after the explorer card is known.
       */
      pay?: Array<Card> }
  | { "type": "pay", /** The cards of the own hand, with what rocks cost besides. */ cards: Array<Card> }
  | { "type": "discard", /** The two cards. */ cards: [Card, Card] }
  | { "type": "start", /** A wild in its place; absent for a start card. */ card?: Card }
  | { "type": "pledge", /** 0 to what the seat can give. */ count: number }
  | { "type": "agree" }
  | { "type": "give",
      /** The cards of the own hand. */ cards: Array<Card>,
      /** Whether the top two of the own draw pile are given unseen. */ from_pile: boolean }
  | { "type": "finish", /** A wild in its place; absent for a finish card. */ card?: Card }
  | { "type": "monster", /** The island's cell. */ cell: number }
  | { "type": "move_rocks", row: number }
  | { "type": "keep_rocks", /** The two cards. */ cards: [Card, Card] }
  | { "type": "discard_hand" }
  | { "type": "spend_compass", storm: StormAt }
  | { "type": "face_storm" }
  | { "type": "blow", row: number }
  | { "type": "reduce", cards: Array<Card> }
  | { "type": "compass", cell: number }
  | { "type": "turn_over", card: Card, /** The island's cell. */ cell: number }
  | { "type": "swap_hand" }
  | { "type": "pass" }
  | { "type": "concede" };

/** Where an island of the hand cannot be placed, and why. */
export type TranquilityBarred = { card: Card,
  /** The empty cells, in runs for the same reason; a run can go on over islands. */
  runs: Array<TranquilityBarredRun> };

/** Empty cells onto which a card cannot be put for the same reason. */
export type TranquilityBarredRun = {
  /** The first cell. */ first: number,
  /** The last cell. */ last: number,
  /** The code with which the placement would be refused. */ why: string,
  /** What it would cost, where the hand cannot pay that. */ cost?: number,
  /** The island on the grid that is in the way, or that makes it cost so much. */ island?: number };

/** How the cells of a grid lie. */
export type TranquilityGridShape = { cells: number,
  /** Its lines, by their cells. */ lines: Array<TranquilityLine>,
  /** The spaces beside the grid, for cards that lie in no cell. */ spaces: Array<TranquilitySpace> };

/** A card for which there was no place. */
export type TranquilityHeldCard = { card: Card,
  /** What it would have cost where it is cheapest; `None` where it can go nowhere. */ cost: number | null };

/** What a seat may do now; what is absent is not legal. */
export type TranquilityLegal = {
  /** The islands that can be placed, and where. */ place?: Array<Placeable>,
  /** The cells whose cost is paid only when their explorer card is known. */ explores?: Array<number>,
  /**
   * The cards of the hand, as often as it holds them, from which is picked whatever is paid,
   * discarded or given, those that are easiest to spare first; a card that is placed does
   * not pay for itself.
   */
  spare?: Array<Card>,
  /** How many cards may be discarded. */ discard?: number,
  /** A start card may be played; it is then the only thing to do. */ start?: boolean,
  /** A finish card may be played. */ finish?: boolean,
  /** The most the seat can pledge. */ pledge?: number,
  /** The seat can pledge that number or none, but nothing between. */ pledge_all_or_none?: boolean,
  /** The seat may agree with the pledges. */ agree?: boolean,
  /** How many cards the seat must pick. */ give?: number,
  /** Where a wild can be placed, and as which numbers. */ wild?: Array<WildRun>,
  /** A wild may be played as start. */ start_wild?: boolean,
  /** A wild may be played as finish. */ finish_wild?: boolean,
  /** The islands that a monster of the hand can take. */ monster?: Array<number>,
  /** The whole hand may be discarded for a compass. */ discard_hand?: boolean,
  /** The explorer cells from which a compass can take a storm. */ compass?: Array<number>,
  /** The islands that can be turned over. */ turn_over?: Array<number>,
  /** The hand may be swapped for the row. */ swap_hand?: boolean,
  /** The seat has nothing to do but to pass. */ pass?: boolean,
  /** The rows to which the rocks can be moved. */ move_rocks?: Array<number>,
  /** For how many cards the rocks may be kept. */ keep_rocks?: number,
  /** The storm just turned up may be let take effect. */ face_storm?: boolean,
  /** The rows beside which the purple storm can be put. */ blow?: Array<number>,
  /** How many cards the hand must give up under a yellow storm. */ reduce?: number,
  /** How many cards must be paid for the island on an explorer cell. */ pay?: number,
  /** The storms that a compass can end. */ spend_compass?: Array<StormAt>,
  /** How many of the cards to give may come unseen from the own draw pile; all of these or none. */
  give_from_pile?: number,
  /** The seat may agree to stop. */ concede?: boolean };

/** Cells in one line, from left to right. */
export type TranquilityLine = {
  /** What they belong to. */ part: TranquilityPart,
  /** The number of the line in its part, from 0, from the bottom. */ row: number,
  /** The first cell. */ first: number,
  /** How many cells it has. */ length: number,
  /** How many columns of the grid lie left of it. */ indent: number,
  /** How many lines of the grid lie below it; two parts can share one. */ level: number };

/** One public happening. */
export type TranquilityLogLine =
  | { "type": "first", seat: Seat }
  | { "type": "place", seat: Seat,
      /** The island's number. */ card: number, cell: number,
      /** How many cards it paid. */ cost: number }
  | { "type": "discard", seat: Seat }
  | { "type": "start", seat: Seat }
  | { "type": "given", /** How many each seat gave. */ counts: Array<number> }
  | { "type": "finish", seat: Seat }
  | { "type": "concede", seat: Seat }
  | { "type": "monster", seat: Seat, /** The island's cell. */ cell: number }
  | { "type": "finish_back", /** Who played it. */ seat: Seat, /** Who holds monsters. */ monsters: Array<Seat> }
  | { "type": "move_rocks", row: number }
  | { "type": "keep_rocks", seat: Seat }
  | { "type": "rocks_gone" }
  | { "type": "storm", /** Who drew it. */ seat: Seat, /** Its colour. */ storm: Storm }
  | { "type": "blow", /** Who drew it. */ seat: Seat, row: number }
  | { "type": "reduce", seat: Seat, /** How many cards. */ count: number }
  | { "type": "compass" }
  | { "type": "spend_compass", seat: Seat, storm: StormAt }
  | { "type": "discard_hand", seat: Seat, /** How many cards. */ count: number }
  | { "type": "explore", seat: Seat,
      /** The island's number. */ card: number, cell: number,
      /** What the placement costs, if the island stays. */ cost: number,
      /** What was turned up. */ found: ExplorerFound }
  | { "type": "clear_storm", seat: Seat, cell: number }
  | { "type": "replace_compass", seat: Seat }
  | { "type": "turn_hands", /** Whether night is up now. */ night: boolean }
  | { "type": "turn_over", seat: Seat, cell: number }
  | { "type": "take_from_row", seat: Seat, cards: Array<Card> }
  | { "type": "swap_hand", seat: Seat,
      /** The hand it revealed and discarded. */ revealed: Array<Card>,
      /** The cards it took. */ taken: Array<Card> }
  | { "type": "pass", seat: Seat };

/** How close a game came that was lost together. */
export type TranquilityNearMiss = {
  /** How many cells were empty: with none, only the finish was wanting. */ empty: number,
  /** How many cards more would have placed the last seat's card, or paid for the start. */ short: number | null,
  /** Since when it could not be won any more, and why; `None` where it still could. */
  cause: TranquilityStory | null };

/** The options of Tranquility, as written in a record. */
export type TranquilityOptions = {
  /** The shape of the sea. */ grid: Grid,
  /** How many islands leave the game unseen before the deal, one of [`REMOVED`]. */ removed: number,
  /** Whether rocks block a row, and who moves them. */ rocks: Rocks,
  /** How many monsters are shuffled in: 0, 3, 4 or 5. */ monsters: number,
  /** Whether storms and compasses are in play. */ storms: boolean,
  /** How many wild cards are shuffled in: 0 or 2. */ wild: number,
  /** How hard the pyramid is. */ level: Level };

/**
 * What a cell belongs to. The cells of a part ascend in their own order: each is a neighbour of the one
 * before (T-0, T-10.2).
 */
export type TranquilityPart = "sea" | "left" | "right" | "roof";

/** Where the game stands. */
export type TranquilityPhase = "setup" | "turn" | "start_pledge" | "start_give" | "rocks" | "storm_revealed" | "storm_purple" | "storm_yellow" | "explorer_pay" | "over";

/**
 * What may be said: in the start window only about how many cards each gives (T-4.2), in the storm
 * window only about which storm to end (T-7.5).
 */
export type TranquilityPhrase =
  | { "type": "ask",
      /** The seat that is asked. */ seat: Seat,
      /** In which direction. */ change: Change, count: number }
  | { "type": "think" }
  | { "type": "end", storm: StormAt }
  | { "type": "keep" };

/** What a seat may see besides the public facts. */
export type TranquilityPrivate = {
  /** The own hand, sorted. */ hand: Array<Card>,
  /** The cards picked for the start, until all seats have picked theirs. */ giving: Array<Card> | null,
  /** What the seat may do now. */ legal: TranquilityLegal };

/** The public view. */
export type TranquilityPublic = {
  /** Where the game stands. */ phase: TranquilityPhase,
  /** Whose turn it is; in the start phases the seat that played start. */ active: Seat | null,
  /** The seats that have something to do now. */ waiting: Array<Seat>,
  /** The shape of the sea. */ grid: Grid,
  /** The island in each cell, as the grid counts them. */ cells: Array<number | null>,
  /** What is being built of the arch. */ stage?: TranquilityStage,
  /** The cells onto which no card may be put for now. */ closed?: Array<number>,
  /** The cells in which a wild lies in an island's place. */ wilds?: Array<number>,
  /** The row with the rocks. */ rocks?: number,
  /** The seats known to hold a monster. */ known_monsters?: Array<Seat>,
  /** The storms and compasses, in games with them. */ storms?: StormsView,
  /** The pyramid's explorer pile. */ explorer?: ExplorerView,
  /** Which sides are up by day and night. */ sides?: SidesView,
  /** The row, the owners and the points of the competition. */ contest?: ContestView,
  /** Whether the start space is filled. */ started: boolean,
  /** How many cards each hand holds. */ hands: Array<number>,
  /** How many cards each draw pile holds. */ piles: Array<number>,
  /** How many cards each discard pile holds. */ discards: Array<number>,
  /** The negotiation of the start, while it lasts. */ window: TranquilityWindow | null,
  /** Which seats have agreed to stop. */ conceded: Array<Seat>,
  /** How many log lines there are in all. */ log_length: number,
  /** The newest log lines, oldest first. */ log: Array<TranquilityLogLine>,
  /** How the game ended. */ outcome: Outcome | null,
  /** What was hidden, once the game is over. */ revealed: TranquilityRevealed | null };

/** What was hidden (T-8.4). */
export type TranquilityRevealed = {
  /** Every hand. */ hands: Array<Array<Card>>,
  /** Every draw pile, top card first. */ piles: Array<Array<Card>>,
  /** Every discard pile, oldest card first. */ discards: Array<Array<Card>>,
  /** The islands that were removed before the deal. */ removed: Array<Card>,
  /** The rest of the explorer pile, top card first. */ explorer?: Array<Card>,
  /** The rest of the competition's common pile, top card first. */ pile?: Array<Card> };

/**
 * What a seat did. Every card that it drew and that has left its hand by its own doing is counted
 * once, but for start, finish and monsters, which are played.
 */
export type TranquilitySeatFigures = {
  /** The turns in which it acted. */ turns: number,
  /** The islands it placed (wilds in their place too), those included that left the grid later. */ placed: number,
  /** The islands it took off the grid with monsters. */ monsters: number,
  /** The cards it paid with, for rocks on the way included. */ paid: number,
  /** The cards it gave for the start. */ given: number,
  /** The other cards that came onto its discard pile. */ discarded: number,
  /** Its points for runs of its own islands. */ runs: number,
  /** The cards in its hand. */ hand: number,
  /** The cards in its draw pile. */ pile: number };

/** What all games look like. */
export type TranquilityShape = {
  /** How the cells of each grid lie. */ grids: { [key in Grid]?: TranquilityGridShape } };

/** What was wanting for the game to go on. */
export type TranquilityShortfall =
  | { "type": "action",
      /** The seat that had none. */ seat: Seat,
      /**
       * The cards it held: monsters, and at most one card that can be discarded, since two
       * could have been. Nothing was left to pay with.
       */
      hand: Array<TranquilityHeldCard> }
  | { "type": "gifts",
      /** How many were needed. */ needed: number,
      /** How many each seat could give. */ could: Array<number> };

/** A space beside the grid. */
export type TranquilitySpace = "start" | "finish";

/** A part of the arch that is built at one time (T-10.3). */
export type TranquilityStage = "pillars" | "roof";

/** What happened up to a position. */
export type TranquilityStatistics = {
  /** What each seat did. */ seats: Array<TranquilitySeatFigures>,
  /** How many cells held islands before the first action, and after each. */ growth: Array<number>,
  /** How many cells there are. */ cells: number,
  /** The start card and the eight cards that it cost, once they are given. */ start: StartFigures | null,
  /** What was wanting, in a game that was lost and not conceded. */ shortfall: TranquilityShortfall | null,
  /** How close it came, where it was lost. */ near_miss: TranquilityNearMiss | null,
  /** What is worth telling besides. */ stories: Array<TranquilityStory> };

/** Something worth telling. A position is the number of actions before it. */
export type TranquilityStory =
  | { "type": "wasted", cards: number, /** How many islands were paid or discarded. */ of: number }
  | { "type": "dearest",
      /** Who placed it. */ seat: Seat, card: number,
      /** How many cards it cost. */ cost: number,
      /** The position to which that led. */ position: number }
  | { "type": "carried", seat: Seat,
      /** How many cards it gave. */ cards: number,
      /** How many all gave. */ of: number }
  | { "type": "gap_closed", position: number,
      /** The island before the gap; `None` where it begins with the grid. */ below: number | null,
      /** The island behind the gap; `None` where it ends with the grid. */ above: number | null,
      /** How many cells were empty. */ cells: number,
      /** How many islands for them were left in hands and piles, wilds included. */ left: number }
  | { "type": "finishes_gone", position: number };

/** The negotiation of the start (T-4.5). */
export type TranquilityWindow = {
  /** How many cards the seats must give together. */ needed: number,
  /** What each seat has pledged so far. */ pledges: Array<number | null>,
  /** Which seats agree with the pledges as they stand. */ agreed: Array<boolean>,
  /** Which seats have picked their cards. */ given: Array<boolean> };

/** Cells and numbers for a wild (T-9.4): on each of the cells it can stand for each of the numbers. */
export type WildRun = {
  /** The first cell. */ first: number,
  /** The last cell. */ last: number,
  /** The smallest number. */ from: number,
  /** The largest number. */ to: number,
  /** What it costs as the smallest number; nothing where it is absent. */ cost?: number,
  /** How much more each further number costs; nothing where it is absent. */ step?: number,
  /**
   * A number that exceeds the index of its cell by less than this leaves a gap that no islands can
   * fill any more, as the grid shows to every viewer.
   */
  least: number,
  /** And so does one that exceeds it by more than this. */ most: number };
