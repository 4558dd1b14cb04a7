/**
 * Things that move from where they were to where they are (first, last, invert, play). `capture`
 * looks before a change; the function that it returns lets things move once the change is drawn.
 *
 *     data-flip="name#which"  a thing: one that is there before and after slides to its new place
 *     data-fixed              it does not slide, as it only moves when the page does
 *     data-from="a b"         where it has come from when it is new: the first of these things or
 *                             places that there was before
 *     data-to="a"             where it has gone when it is no longer there
 *     data-place="a b"        a place that things come from and go to, with all its names
 *     data-holds="3"          how many cards lie in a place unseen; when there are more of them than
 *     data-fed="a"            were seen to go there, the others come from this place, face down
 *     data-flights            what those on their way are drawn in, so that they are styled alike
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  type Departure,
  fly,
  readTempo,
  reducedMotion,
  setOut,
  settle,
  slide,
  stopSliding,
  toss,
  type Toss,
} from './flight';

interface Thing {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

/** A place that holds face-down cards. */
interface UnseenCards {
  readonly holds: number;
  readonly fed: string;
}

interface FlipScene {
  readonly things: ReadonlyMap<string, Thing>;
  readonly places: ReadonlyMap<string, DOMRect>;
  /** By the name of their place. */
  readonly faceDown: ReadonlyMap<string, UnseenCards>;
}

const NOTHING: FlipScene = { things: new Map(), places: new Map(), faceDown: new Map() };

/** Looks at what is there. Of what is not drawn yet everything will be new. */
export function capture(container: HTMLElement | null): (container: HTMLElement) => void {
  if (reducedMotion()) return () => {};
  const before = container === null ? NOTHING : look(container);
  return (drawn) => {
    // All of them before any is measured, so that the page is laid out once.
    for (const element of thingsIn(drawn)) stopSliding(element);
    play(before, look(drawn), drawn);
  };
}

function thingsIn(container: HTMLElement): NodeListOf<HTMLElement> {
  return container.querySelectorAll<HTMLElement>('[data-flip]');
}

function look(container: HTMLElement): FlipScene {
  const things = new Map<string, Thing>();
  for (const element of thingsIn(container)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) things.set(element.dataset['flip'] ?? '', { element, box });
  }
  const places = new Map<string, DOMRect>();
  const faceDown = new Map<string, UnseenCards>();
  for (const element of container.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const { place = '', holds, fed } = element.dataset;
    for (const name of place.split(' ')) {
      places.set(name, box);
      if (holds !== undefined && fed !== undefined)
        faceDown.set(name, { holds: Number(holds), fed });
    }
  }
  return { things, places, faceDown };
}

function play(before: FlipScene, after: FlipScene, container: HTMLElement): void {
  const layer = container.querySelector<HTMLElement>('[data-flights]') ?? container;
  const gone = new Map([...before.things].filter(([key]) => !after.things.has(key)));
  const tempo = readTempo();
  const arrivals: { thing: Thing; from: DOMRect | null }[] = [];

  for (const [key, thing] of after.things) {
    const { from } = thing.element.dataset;
    const known = before.things.get(key);
    // Also what was there already can say which of those that are gone it is.
    const origin = from === undefined ? null : originOf(from, gone, before, after);
    if (known !== undefined) {
      if (thing.element.dataset['fixed'] !== undefined) continue;
      slide(thing.element, known.box, thing.box, tempo);
    } else if (from !== undefined) {
      arrivals.push({ thing, from: origin });
    }
  }

  let order = 0;
  const departures: Departure[] = [];
  const seen = new Map<string, number>();
  for (const { element, box } of gone.values()) {
    const place = element.dataset['to'] ?? '';
    const to = after.places.get(place) ?? before.places.get(place);
    if (to === undefined) continue;
    departures.push(fly({ element, from: box, to, order: order++, leaves: true }, tempo));
    seen.set(place, (seen.get(place) ?? 0) + 1);
  }
  departures.push(...unseen(before, after, seen).map((card) => toss(card, tempo)));
  for (const { thing, from } of arrivals) {
    const { element, box } = thing;
    if (from === null) settle(element, tempo);
    else departures.push(fly({ element, from, to: box, order: order++, leaves: false }, tempo));
  }
  setOut(departures, layer);
}

/** Cards of which the view only counts that a place has more of them now. */
function unseen(before: FlipScene, after: FlipScene, seen: ReadonlyMap<string, number>): Toss[] {
  const tosses: Toss[] = [];
  for (const [place, { holds, fed }] of after.faceDown) {
    const [from, to, held] = [
      before.places.get(fed),
      after.places.get(place),
      before.faceDown.get(place)?.holds,
    ];
    if (from === undefined || to === undefined || held === undefined) continue;
    const more = Math.min(holds - held - (seen.get(place) ?? 0), MOST_TOSSED);
    for (let order = 0; order < more; order += 1) tosses.push({ from, to, order });
  }
  return tosses;
}

/** More than this is a pile that moves, not cards. */
const MOST_TOSSED = 8;

/** Finds where a thing came from; one that is gone is taken, so that it comes from there but once. */
function originOf(
  names: string,
  gone: Map<string, Thing>,
  before: FlipScene,
  after: FlipScene,
): DOMRect | null {
  for (const name of names.split(' ')) {
    const key = [...gone.keys()].find((one) => flipName(one) === name);
    if (key !== undefined) {
      const box = gone.get(key)?.box ?? null;
      gone.delete(key);
      return box;
    }
    const kept = [...before.things].find(([one]) => flipName(one) === name)?.[1].box;
    const box = kept ?? before.places.get(name) ?? after.places.get(name);
    if (box !== undefined) return box;
  }
  return null;
}

function flipName(key: string): string {
  return key.split('#', 1)[0] ?? '';
}

export interface Flip {
  readonly 'data-flip': string;
  readonly 'data-from'?: string | undefined;
  readonly 'data-to'?: string;
  readonly 'data-fixed'?: true;
}

interface ZoneFlip {
  readonly 'data-place': string;
  readonly 'data-holds'?: number;
  readonly 'data-fed'?: string;
}

/** The places of a seat in which cards lie face down. */
export type Zone = 'hand' | 'pile' | 'discards';

function zonePlace(seat: number, zone: Zone): string {
  return `${zone}-${seat}`;
}

/** A place where cards of a seat lie unseen. Cards that are discarded or paid come from the hand. */
export function zoneFlip(seat: number, zone: Zone, count: number): ZoneFlip {
  const place = { 'data-place': zonePlace(seat, zone) };
  if (zone !== 'discards') return place;
  return { ...place, 'data-holds': count, 'data-fed': zonePlace(seat, 'hand') };
}

/** The cards of a hand by keys: those of the same kind are told apart by how many lie before. */
export function keysOf<Card extends string | number>(cards: readonly Card[]): string[] {
  return cards.map(
    (card, slot) => `${card}#${cards.slice(0, slot).filter((other) => other === card).length}`,
  );
}

/** A card of a hand, by its key: drawn from the pile, and discarded unless something takes it. */
export function handFlip(seat: number, key: string): Flip {
  return {
    'data-flip': `${seat}/${key}`,
    'data-from': `${zonePlace(seat, 'pile')} ${COMMON}`,
    'data-to': zonePlace(seat, 'discards'),
  };
}

/** Where cards are dealt from in a game in which no seat has a pile of its own. */
export const COMMON = 'common';

/** Where a card comes from that a seat plays: its hand if that lies open, or where it is counted. */
export function playedFrom(seat: number, ...cards: (string | number)[]): string {
  return [...cards.map((card) => `${seat}/${card}`), zonePlace(seat, 'hand')].join(' ');
}

interface SlideState {
  /** Whether all of the board is drawn. Nothing moves before. */
  readonly whole: boolean;
  /** A key for where things lie, as far as it matters here: things move when it changes. */
  readonly order: string;
  /** How long the log is. */
  readonly length: number;
  /** Whether cards are being dealt where the table was not drawn before. */
  readonly dealt: boolean;
  /** The most lines of the log that come with one move. */
  readonly lines?: number;
}

const LINES_OF_A_MOVE = 4;

/**
 * Lets the things of a board move when they have come to lie elsewhere. Nothing moves
 * where the view jumped: back, or over several moves.
 */
export function useSlide(root: RefObject<HTMLElement | null>, state: SlideState): void {
  const { whole, order, length, dealt, lines } = state;
  const drawn = useRef<SlideState | null>(null);
  const first = useRef(true);
  const start = useRef<((root: HTMLElement) => void) | null>(null);
  const before = drawn.current;
  const moves =
    before === null ? dealt : before.order !== order && isMove(before.length, length, lines);
  if (whole && moves) {
    // While rendering, the page still shows the order before.
    start.current = capture(root.current);
  }
  if (whole) drawn.current = state;
  useLayoutEffect(() => {
    const go = (): void => {
      if (root.current) start.current?.(root.current);
      start.current = null;
    };
    if (!first.current) return go();
    first.current = !whole;
    // Much was drawn for the first time: the browser lays it out when it would anyway, before it is seen.
    const frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [root, whole, order]);
}

/** Whether the log can have grown by this much with one move. */
export function isMove(before: number, after: number, lines = LINES_OF_A_MOVE): boolean {
  return after >= before && after <= before + lines;
}

/**
 * Whether the newest line of the log came while the viewer was looking. It did not where the log
 * became shorter or jumped: then another position is shown.
 */
export function useFresh(length: number): boolean {
  const shown = useRef({ length, fresh: false });
  if (shown.current.length !== length) {
    shown.current = { length, fresh: isMove(shown.current.length, length) };
  }
  return shown.current.fresh;
}

/** With one move come few lines; the cards of an older one lie in their places already. */
const LINES = 4;

/** The newest of the lines that came lately of which something holds. */
export function lately<Line>(
  log: readonly Line[],
  holds: (line: Line) => boolean,
): Line | undefined {
  return log.slice(-LINES).findLast(holds);
}
