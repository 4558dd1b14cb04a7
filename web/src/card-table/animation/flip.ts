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
interface Heap {
  readonly holds: number;
  readonly fed: string;
}

interface Scene {
  readonly things: ReadonlyMap<string, Thing>;
  readonly places: ReadonlyMap<string, DOMRect>;
  /** By the name of their place. */
  readonly heaps: ReadonlyMap<string, Heap>;
}

const NOTHING: Scene = { things: new Map(), places: new Map(), heaps: new Map() };

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

function look(container: HTMLElement): Scene {
  const things = new Map<string, Thing>();
  for (const element of thingsIn(container)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) things.set(element.dataset['flip'] ?? '', { element, box });
  }
  const places = new Map<string, DOMRect>();
  const heaps = new Map<string, Heap>();
  for (const element of container.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const { place = '', holds, fed } = element.dataset;
    for (const name of place.split(' ')) {
      places.set(name, box);
      if (holds !== undefined && fed !== undefined) heaps.set(name, { holds: Number(holds), fed });
    }
  }
  return { things, places, heaps };
}

function play(before: Scene, after: Scene, container: HTMLElement): void {
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

/** The cards of which the view only says that a place has more of them now. */
function unseen(before: Scene, after: Scene, seen: ReadonlyMap<string, number>): Toss[] {
  const tosses: Toss[] = [];
  for (const [place, { holds, fed }] of after.heaps) {
    const [from, to, held] = [
      before.places.get(fed),
      after.places.get(place),
      before.heaps.get(place)?.holds,
    ];
    if (from === undefined || to === undefined || held === undefined) continue;
    const more = Math.min(holds - held - (seen.get(place) ?? 0), MOST_TOSSED);
    for (let order = 0; order < more; order += 1) tosses.push({ from, to, order });
  }
  return tosses;
}

/** More than this is a heap that moves, not cards. */
const MOST_TOSSED = 8;

/** Finds where a thing came from; one that is gone is taken, so that it comes from there but once. */
function originOf(
  names: string,
  gone: Map<string, Thing>,
  before: Scene,
  after: Scene,
): DOMRect | null {
  for (const name of names.split(' ')) {
    const key = [...gone.keys()].find((one) => nameOf(one) === name);
    if (key !== undefined) {
      const box = gone.get(key)?.box ?? null;
      gone.delete(key);
      return box;
    }
    const kept = [...before.things].find(([one]) => nameOf(one) === name)?.[1].box;
    const box = kept ?? before.places.get(name) ?? after.places.get(name);
    if (box !== undefined) return box;
  }
  return null;
}

function nameOf(key: string): string {
  return key.split('#', 1)[0] ?? '';
}
