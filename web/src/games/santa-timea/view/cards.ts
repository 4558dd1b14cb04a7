/** The meaning of the cards' codes, and the names of cards and their values. */
import type {
  SantaTimeaCard,
  SantaTimeaDirection,
  SantaTimeaHandCard,
  SantaTimeaWind,
} from '~/wire/santa_timea';
import { t } from '../texts';

export type Direction = SantaTimeaDirection;

/** Clockwise, from the top of the compass. */
export const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W'];

const DEGREES: Readonly<Record<Direction, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** Where a direction points on the page, clockwise from the top. */
export function degreesOf(direction: Direction): number {
  return DEGREES[direction];
}

interface Numbered {
  readonly direction: Direction;
  readonly number: number;
}

/** Null for a pirate. */
export function wheelOf(card: SantaTimeaCard): Numbered | null {
  return card === 'P' ? null : numbered(card);
}

/** The direction of a wind card, and its damage as the number. */
export function windOf(wind: SantaTimeaWind): Numbered {
  return numbered(wind);
}

function numbered(code: string): Numbered {
  return { direction: code.charAt(0) as Direction, number: Number(code.slice(1)) };
}

/** "north 13" */
export function cardName(card: SantaTimeaCard): string {
  const { card: words, directions } = t();
  const wheel = wheelOf(card);
  if (wheel === null) return words.pirate;
  return words.wheel(directions[wheel.direction].name, wheel.number);
}

/** "N13", with the letters of the language. */
export function cardCode(card: SantaTimeaCard): string {
  const { card: words, directions } = t();
  const wheel = wheelOf(card);
  if (wheel === null) return words.pirateShort;
  return `${directions[wheel.direction].letter}${wheel.number}`;
}

/** A card as what somebody plays: "north 13", "a pirate" */
export function playedName(card: SantaTimeaCard): string {
  return wheelOf(card) === null ? t().card.aPirate : cardName(card);
}

/** "north wind (2 damage)" */
export function windName(wind: SantaTimeaWind): string {
  const { direction, number } = windOf(wind);
  return t().card.wind(t().directions[direction].name, number);
}

export type Worth = Pick<SantaTimeaHandCard, 'value' | 'rank'>;

/** "6½"; for a zero also what it ranks by. Null where a card has no value. */
export function worthText({ value, rank }: Worth): string | null {
  if (value === undefined) return null;
  if (rank !== undefined) return t().card.zero(rank);
  return shortWorth({ value });
}

/** "6½", as little as fits on a card. */
export function shortWorth({ value, rank }: Worth): string {
  if (value === undefined) return '–';
  if (rank !== undefined) return '0';
  const whole = Math.floor(value);
  if (whole === value) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** The sum of the damage of some winds. */
export function damageOf(winds: readonly SantaTimeaWind[]): number {
  return winds.reduce((sum, wind) => sum + windOf(wind).number, 0);
}
