/** How a single thing moves: by transforms and opacity alone, which cost no layout. */
import { motionToken } from './motion';
import './flight.css';

/** Lets an element slide from where it was. */
export function slide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const scale = from.width / to.width;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) return;
  element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration: motionToken('move'), easing: EASE },
  );
}

/** Lets an element appear where it is, as if laid down. */
export function settle(element: HTMLElement): void {
  element.animate([{ opacity: 0, transform: 'translateY(-12%) scale(1.2)' }, {}], {
    duration: motionToken('move'),
    easing: EASE,
  });
}

export interface Flight {
  /** What flies: a copy of it does, over everything else. */
  readonly element: HTMLElement;
  readonly layer: HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** The how manieth it is of those that set out together, from 0. */
  readonly order: number;
  /** Whether it goes away, and is gone at the end. */
  readonly leaves: boolean;
}

export function fly({ element, layer, from, to, order, leaves }: Flight): void {
  const timing = {
    duration: motionToken('fly'),
    delay: order * motionToken('stagger'),
    easing: EASE,
  };
  const home = leaves ? from : to;
  const away = `${shift(home, leaves ? to : from)} scale(${scaleOf(home, leaves ? to : from)})`;
  const copy = copyOf(element, layer, home);
  // What is already there is hidden until its copy has come.
  if (!leaves) {
    element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + timing.duration });
  }
  const small = { transform: away, opacity: leaves ? 0 : 0.4 };
  const whole = { transform: 'none', opacity: 1 };
  const flight = copy.animate(
    leaves ? [whole, small] : [small, { opacity: 1, offset: 0.3 }, whole],
    {
      ...timing,
      fill: 'both',
    },
  );
  landWith(flight, copy);
}

export type Toss = Pick<Flight, 'layer' | 'from' | 'to' | 'order'>;

/** Lets a card of which nobody sees the face rise from where it is counted and fall to another place. */
export function toss({ layer, from, to, order }: Toss): void {
  const home = new DOMRect(
    to.left + (to.width - BACK.width) / 2,
    to.top + (to.height - BACK.height) / 2,
    BACK.width,
    BACK.height,
  );
  const back = document.createElement('span');
  back.className = 'card-back';
  place(back, layer, home);
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const flight = back.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
      {
        transform: `translate(${x / 2}px, ${y / 2 - BACK.rise}px) scale(1)`,
        opacity: 1,
        offset: 0.45,
      },
      { transform: 'scale(0.5)', opacity: 0 },
    ],
    {
      duration: motionToken('fly'),
      delay: order * TOSSES_APART * motionToken('stagger'),
      easing: 'ease-in-out',
      fill: 'both',
    },
  );
  landWith(flight, back);
}

/** In pixels: large enough to be seen beside the small signs that it flies between. */
const BACK = { width: 30, height: 36, rise: 14 };
/** They fly so short a way that they need more time between each other to be told apart. */
const TOSSES_APART = 2;

function landWith(flight: Animation, flying: HTMLElement): void {
  const land = (): void => flying.remove();
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
}

/** A picture of an element in its place. */
function copyOf(element: HTMLElement, layer: HTMLElement, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of MEANINGS) one.removeAttribute(name);
  }
  place(copy, layer, box);
  return copy;
}

/** Puts something over everything else, in nobody's way and in nobody's list. */
function place(flying: HTMLElement, layer: HTMLElement, box: DOMRect): void {
  flying.setAttribute('aria-hidden', 'true');
  flying.inert = true;
  Object.assign(flying.style, OVER_ALL, { width: `${box.width}px`, height: `${box.height}px` });
  layer.append(flying);
  // Some browsers reckon fixed places from a container, others from the window.
  const origin = flying.getBoundingClientRect();
  Object.assign(flying.style, {
    left: `${box.left - origin.left}px`,
    top: `${box.top - origin.top}px`,
  });
}

/** Whatever the element itself is: its copy takes no room. */
const OVER_ALL = {
  position: 'fixed',
  zIndex: '50',
  inset: '0 auto auto 0',
  margin: '0',
  listStyle: 'none',
  pointerEvents: 'none',
};

/** What makes an element found by scripts and by what moves. */
const MEANINGS = ['id', 'role', 'data-slot', 'data-cell', 'data-flip', 'data-place'];

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
