/**
 * How things move: by transforms and opacity alone, which cost no layout. The code that sets things moving
 * reads the tempo once and before anything changes, and lets all set out together: each look at the
 * page after a change of it lays it out anew.
 */

/** Durations, in milliseconds. */
export interface Tempo {
  readonly move: number;
  readonly fly: number;
  /** Between those that set out together. */
  readonly stagger: number;
}

export function readTempo(): Tempo {
  return { move: motionToken('move'), fly: motionToken('fly'), stagger: motionToken('stagger') };
}

/** The slides that have not ended. */
const sliding = new WeakMap<HTMLElement, Animation>();

/** Lets an element slide from where it was. */
export function slide(element: HTMLElement, from: DOMRect, to: DOMRect, { move }: Tempo): void {
  const scale = from.width / to.width;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) return;
  const animation = element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration: move, easing: EASE },
  );
  sliding.set(element, animation);
  // The browser is made to look at it once more: one that was only over has been seen to stay where it
  // was for the mouse.
  animation.addEventListener('finish', () => animation.cancel());
}

/**
 * Puts an element where it belongs, before it is measured: under a slide that is on its way it lies
 * elsewhere, and of two slides at once one could be left over.
 */
export function stopSliding(element: HTMLElement): void {
  sliding.get(element)?.cancel();
  sliding.delete(element);
}

/** Lets an element appear where it is, as if laid down. */
export function settle(element: HTMLElement, { move }: Tempo): void {
  element.animate([{ opacity: 0, transform: 'translateY(-12%) scale(1.2)' }, {}], {
    duration: move,
    easing: EASE,
  });
}

/** Something that is going to fly over everything else. */
export interface Departure {
  readonly flying: HTMLElement;
  /** Where it is while nothing moves it. */
  readonly home: DOMRect;
  /** Once it is there. */
  start(): Animation;
}

/** Lets things set out, in a layer over all else. They are gone when they have landed. */
export function setOut(departures: readonly Departure[], layer: HTMLElement): void {
  for (const { flying, home } of departures) {
    flying.setAttribute('aria-hidden', 'true');
    flying.inert = true;
    Object.assign(flying.style, OVER_ALL, { width: `${home.width}px`, height: `${home.height}px` });
  }
  layer.append(...departures.map(({ flying }) => flying));
  // Some browsers reckon fixed places from a container, others from the window; all from the same.
  const origin = departures[0]?.flying.getBoundingClientRect();
  if (origin === undefined) return;
  for (const { flying, home, start } of departures) {
    Object.assign(flying.style, {
      left: `${home.left - origin.left}px`,
      top: `${home.top - origin.top}px`,
    });
    const land = (): void => flying.remove();
    const flight = start();
    flight.addEventListener('finish', land);
    flight.addEventListener('cancel', land);
  }
}

interface Flight {
  /** The element that flies: a copy of it does, over everything else. */
  readonly element: HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Its place among those that set out together, from 0. */
  readonly order: number;
  /** Whether it goes away, and is gone at the end. */
  readonly leaves: boolean;
}

export function fly({ element, from, to, order, leaves }: Flight, tempo: Tempo): Departure {
  const timing = { duration: tempo.fly, delay: order * tempo.stagger, easing: EASE };
  const [home, other] = leaves ? [from, to] : [to, from];
  const away = `${shift(home, other)} scale(${scaleOf(home, other)})`;
  const small = { transform: away, opacity: leaves ? 0 : 0.4 };
  const whole = { transform: 'none', opacity: 1 };
  const flying = copyOf(element);
  return {
    flying,
    home,
    start() {
      // An element that is there already is hidden until its copy has come.
      if (!leaves) {
        const duration = timing.delay + timing.duration;
        element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
      }
      return flying.animate(leaves ? [whole, small] : [small, { opacity: 1, offset: 0.3 }, whole], {
        ...timing,
        fill: 'both',
      });
    },
  };
}

export type Toss = Pick<Flight, 'from' | 'to' | 'order'>;

/** Lets a face-down card rise from where it is counted and fall to another place. */
export function toss({ from, to, order }: Toss, tempo: Tempo): Departure {
  const home = new DOMRect(
    to.left + (to.width - BACK.width) / 2,
    to.top + (to.height - BACK.height) / 2,
    BACK.width,
    BACK.height,
  );
  const flying = document.createElement('span');
  flying.className = 'card-back';
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const halfway = `translate(${x / 2}px, ${y / 2 - BACK.rise}px) scale(1)`;
  const start = (): Animation =>
    flying.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
        { transform: halfway, opacity: 1, offset: 0.45 },
        { transform: 'scale(0.5)', opacity: 0 },
      ],
      {
        duration: tempo.fly,
        delay: order * TOSSES_APART * tempo.stagger,
        easing: 'ease-in-out',
        fill: 'both',
      },
    );
  return { flying, home, start };
}

/** In pixels: large enough to be seen beside the small signs that it flies between. */
const BACK = { width: 30, height: 36, rise: 14 };
/** They fly so short a way that they need more time between each other to be told apart. */
const TOSSES_APART = 2;

/** A picture of an element, outside all lists. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll(MEANT)]) {
    for (const name of MEANINGS) one.removeAttribute(name);
  }
  return copy;
}

/** Styles of a copy: whatever the element itself is, the copy takes no room, and is in no one's way. */
const OVER_ALL = {
  position: 'fixed',
  zIndex: '50',
  inset: '0 auto auto 0',
  margin: '0',
  listStyle: 'none',
  pointerEvents: 'none',
};

/** Attributes by which scripts, and animations, find an element. */
const MEANINGS = ['id', 'role', 'data-slot', 'data-cell', 'data-flip', 'data-place'];
const MEANT = MEANINGS.map((name) => `[${name}]`).join();

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

function shift(home: DOMRect, other: DOMRect): string {
  const x = other.left + other.width / 2 - home.left - home.width / 2;
  const y = other.top + other.height / 2 - home.top - home.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/** As large as the other place, yet never too small to be seen. */
function scaleOf(home: DOMRect, other: DOMRect): number {
  return Math.max(0.3, Math.min(other.width / home.width, other.height / home.height, 2));
}

/** Whether things should not move, by the system's setting or the page's. */
export function reducedMotion(): boolean {
  return document.documentElement.hasAttribute('data-reduced-motion');
}

/** A duration of the design, in milliseconds. */
function motionToken(name: 'move' | 'fly' | 'stagger'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--motion-${name}`);
  return Number.parseFloat(value) || 0;
}
