// Generated from the server's types: see server/tests/wire_types.rs.
import type { Outcome, Seat } from './room';

/** What a seat does. */
export type SantaTimeaAction =
  | { "type": "play", card: SantaTimeaCard }
  | { "type": "triplets",
      /** Their directions, in any order; none to keep everything. */ throw: Array<SantaTimeaDirection> };

/**
 * A wheel card (S-1.1). Cards with the same code are interchangeable.
 * 
 * The order is that of sorted hands: by direction and number, pirates last.
 */
export type SantaTimeaCard = `${"N" | "E" | "S" | "W"}${number}` | "P";

/** How much of its number a card counts under the wind (S-3.2). */
export type SantaTimeaCount = "full" | "half" | "zero";

/** How much of their number the cards of each direction count (S-3.2). */
export type SantaTimeaCounts = {
  /** Cards of the north. */ N: SantaTimeaCount,
  /** Cards of the east. */ E: SantaTimeaCount,
  /** Cards of the south. */ S: SantaTimeaCount,
  /** Cards of the west. */ W: SantaTimeaCount };

/** A direction of the compass (S-1.1). */
export type SantaTimeaDirection = "N" | "E" | "S" | "W";

export type SantaTimeaHandCard = { card: SantaTimeaCard,
  /**
   * A number, whole or with a half; absent for a led pirate and for those that copy it, and for a
   * pirate in the hand while there is nothing to copy.
   */
  value?: number,
  /** The number by which a zero ranks among zeros; absent for other values. */ rank?: number };

/** The trick before. */
export type SantaTimeaLastTrick = { round: number,
  /** Its number in that round. */ trick: number,
  /** How it lay on the table. */ table: SantaTimeaTrick };

/** What a seat may do now; what is absent is not legal. */
export type SantaTimeaLegal = {
  /** The different cards that can be played. */ play?: Array<SantaTimeaCard>,
  /** How the trick would stand with each of these, in their order. */ then?: Array<SantaTimeaThen>,
  /** The seat says now which triplets it throws off: any of these directions, or none. */
  triplets?: Array<SantaTimeaDirection> };

/** One public happening. */
export type SantaTimeaLogLine =
  | { "type": "round", round: number, /** Who leads its first trick. */ leader: Seat }
  | { "type": "play", seat: Seat, card: SantaTimeaCard }
  | { "type": "take", seat: Seat,
      /** The wind cards, carried ones first. */ winds: Array<SantaTimeaWind>,
      /** Who leads the next trick, if there is one in this round. */ leads?: Seat }
  | { "type": "carry", wind: SantaTimeaWind, /** Who leads the next trick. */ leads: Seat }
  | { "type": "set_aside",
      /** The wind cards, carried ones first. */ winds: Array<SantaTimeaWind>,
      /** Who leads the next trick, if there is one in this round. */ leads?: Seat }
  | { "type": "choose", seat: Seat }
  | { "type": "throw", seat: Seat, /** Their directions. */ triplets: Array<SantaTimeaDirection> }
  | { "type": "score", round: number, /** What each seat scored in it. */ points: Array<number> };

/** The options of Santa Timea, as written in a record. */
export type SantaTimeaOptions = {
  /** Whether the variant for experienced players is played. */ experienced: boolean };

/** Where the game stands. */
export type SantaTimeaPhase = "trick" | "triplets" | "over";

/** What a seat may see besides the public facts. */
export type SantaTimeaPrivate = {
  /** The own hand, sorted by direction and number, pirates last. */ hand: Array<SantaTimeaHandCard>,
  /** What the seat may do now. */ legal: SantaTimeaLegal,
  /** The triplets that the seat has chosen to throw off; absent before and after. */
  chosen?: Array<SantaTimeaDirection> };

/** The public view. */
export type SantaTimeaPublic = {
  /** Where the game stands. */ phase: SantaTimeaPhase,
  /** The seat whose turn it is; none while triplets are chosen. */ active: Seat | null,
  /** The seats that have something to do now. While triplets are chosen, the others have chosen. */
  waiting: Array<Seat>,
  /** The number of the round, from 0; 5 when the game is over. */ round: number,
  /** The number of the trick, from 0; 12 after the last. */ trick: number,
  /** Who leads this trick. */ leader: Seat,
  /** The trick that is being played; absent after the last of a round. */ table: SantaTimeaTrick | null,
  /** The trick before, as it ended; the one of the round before, at the beginning of a round. */
  last_trick: SantaTimeaLastTrick | null,
  /** The face-up wind cards that come after this trick's, the next one first. */ forecast: Array<SantaTimeaWind>,
  /** The wind cards that will not come this round, for experienced players. */ never_coming?: Array<SantaTimeaWind>,
  /** How many cards each hand holds. */ hands: Array<number>,
  /** How many wheel cards are in no hand this round. */ undealt: number,
  /** The wind cards that each seat has taken this round, sorted. */ taken: Array<Array<SantaTimeaWind>>,
  /** The wind cards of this round that no seat takes. */ set_aside: Array<SantaTimeaWind>,
  /** Each seat's victory points. */ points: Array<number>,
  /** What each seat scored in each round so far. */ sheet: Array<Array<SantaTimeaSeatScore>>,
  /** How many log lines there are in all. */ log_length: number,
  /** The newest log lines, oldest first. */ log: Array<SantaTimeaLogLine>,
  /** How the game ended. */ outcome: Outcome | null,
  /** What was hidden, once the game is over. */ revealed: SantaTimeaRevealed | null };

/** What was hidden, by rounds as far as they were begun. */
export type SantaTimeaRevealed = {
  /** The wheel cards that were in no hand, sorted. */ undealt: Array<Array<SantaTimeaCard>>,
  /** The wind cards that did not come, in the order in which they would have. */
  winds: Array<Array<SantaTimeaWind>> };

/** What a seat did. */
export type SantaTimeaSeatFigures = {
  /** The tricks in which its card was the highest. */ tricks: number,
  /** The tricks in which its card was the lowest. */ lowest: number,
  /** The wind cards it took, thrown-off ones included. */ winds: number,
  /** The triplets it threw off. */ triplets: number,
  /** The pirates it played. */ pirates: number,
  /** What it scored in each round. */ points: Array<number> };

/** What a seat scored in a round. */
export type SantaTimeaSeatScore = {
  /** The wind cards that it took, sorted. */ taken: Array<SantaTimeaWind>,
  /** The directions of the triplets that it threw off. */ thrown?: Array<SantaTimeaDirection>,
  /** The damage of the cards that it kept. */ damage: number,
  /** The points for its place. */ place: number,
  /** The points for pairs that it kept. */ extra?: number,
  /** The points lost for the number of cards taken. */ lost?: number,
  /** All of it: `place + extra − lost`. */ points: number };

/** What all games are like. */
export type SantaTimeaShape = {
  /** How many rounds there are. */ rounds: number,
  /** How many tricks each round has. */ tricks: number };

/** How a card of the trick stands among those played so far. */
export type SantaTimeaStanding = "in" | "out" | "led_pirate";

/** What happened up to a position. */
export type SantaTimeaStatistics = {
  /** What each seat did. */ seats: Array<SantaTimeaSeatFigures>,
  /** How many tricks were played to their end. */ tricks: number,
  /** How many wind cards no seat took. */ set_aside: number,
  /** What is worth telling besides. */ stories: Array<SantaTimeaStory> };

/** Something worth telling. */
export type SantaTimeaStory =
  | { "type": "best_round", seat: Seat, round: number, /** What it scored. */ points: number }
  | { "type": "ahead", seat: Seat, /** The first round after which it was, from 0. */ round: number }
  | { "type": "haul", seat: Seat, round: number, /** How many wind cards. */ winds: number };

/** How a trick would stand with one more card. */
export type SantaTimeaThen = {
  /** The seats whose cards would be out of the trick. */ out?: Array<Seat>,
  /** Whose card would take the wind card. */ lowest: Seat | null,
  /** Whose card would lead the next trick. */ highest: Seat | null };

/** A trick on the table. */
export type SantaTimeaTrick = {
  /** The wind card that is at stake, and blows. */ wind: SantaTimeaWind,
  /** How much of their number the cards of each direction count under that wind. */ counts: SantaTimeaCounts,
  /** The wind cards that go with it, in the order in which they came. */ carried?: Array<SantaTimeaWind>,
  /** The cards in the order in which they were played. */ cards: Array<SantaTimeaTrickCard>,
  /** Whose card takes the wind card, as things stand: the lowest or the led pirate. None where no card is left. */
  lowest: Seat | null,
  /** Whose card leads the next trick, as things stand: the highest. Where there is none the leader stays. */
  highest: Seat | null };

export type SantaTimeaTrickCard = {
  /** Who played it. */ seat: Seat, card: SantaTimeaCard,
  /** The numbered card whose value a pirate has. */ copied?: SantaTimeaCard, standing: SantaTimeaStanding,
  /**
   * A number, whole or with a half; absent for a led pirate and for those that copy it, and for a
   * pirate in the hand while there is nothing to copy.
   */
  value?: number,
  /** The number by which a zero ranks among zeros; absent for other values. */ rank?: number };

/** A wind card (S-1.2): `"N2"`. */
export type SantaTimeaWind = `${"N" | "E" | "S" | "W"}${1 | 2 | 3}`;
