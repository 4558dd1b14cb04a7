import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slide, stopSliding } from './flight';
import { capture, isMove } from './flip';

/** The elements that were animated: their text, whether each is a copy, and its first frame. */
const moved: { text: string | null; copy: boolean; first: string }[] = [];
/** Where things lie, by their text. */
let places: Record<string, number> = {};

function boxOf(this: Element): DOMRect {
  return new DOMRect(places[this.textContent ?? ''] ?? 0, 0, 10, 10);
}

class FakeAnimation extends EventTarget {
  running = true;

  cancel(): void {
    this.running = false;
  }
}

let animations: FakeAnimation[];

beforeEach(() => {
  moved.length = 0;
  animations = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  Element.prototype.animate = function animate(this: HTMLElement, frames: unknown) {
    const [first] = frames as Keyframe[];
    if (first?.['transform'] !== undefined) {
      moved.push({ text: this.textContent, copy: this.inert, first: String(first['transform']) });
    }
    const animation = new FakeAnimation();
    animations.push(animation);
    return animation as unknown as Animation;
  };
});

afterEach(() => {
  delete (Element.prototype as Partial<Element>).animate;
  document.documentElement.removeAttribute('data-reduced-motion');
});

function board(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const HAND = '<i data-flip="0/17#0" data-to="discards">17</i><i data-flip="0/20#0">20</i>';

function discardPile(discards: number): string {
  return `<u data-place="hand-1">hand</u>
    <u data-place="discards-1" data-holds="${discards}" data-fed="hand-1">discards</u>`;
}

function change(before: string, after: string): void {
  const root = board(before);
  const play = capture(root);
  root.innerHTML = after;
  play(root);
}

describe('flip', () => {
  it('lets things slide that have come to lie elsewhere', () => {
    places = { 20: 50 };
    const root = board(HAND);
    const play = capture(root);
    places = { 20: 30 };
    play(root);
    expect(moved).toEqual([{ text: '20', copy: false, first: 'translate(20px, 0px) scale(1)' }]);
  });

  it('measures where things lie after what still moved them was stopped', () => {
    places = { 20: 50 };
    const root = board(HAND);
    const moveTo = (to: number) => {
      const play = capture(root);
      places = { 20: to };
      play(root);
    };
    moveTo(30);
    // On its way it is seen at 40.
    const moved20 = root.querySelectorAll('i')[1]!;
    moved20.getBoundingClientRect = () =>
      new DOMRect(places[20]! + (animations[0]?.running ? 10 : 0), 0, 10, 10);
    moveTo(0);
    expect(animations.map(({ running }) => running)).toEqual([false, true]);
    expect(moved.at(-1)?.first).toBe('translate(40px, 0px) scale(1)');
  });

  it('lets a card fly from the hand to where it was played', () => {
    places = { 17: 40, cell: 90 };
    change(
      HAND,
      '<i data-flip="0/20#0">20</i><b data-flip="cell-3#17" data-from="0/17 hand">cell</b>',
    );
    expect(moved).toEqual([{ text: 'cell', copy: true, first: 'translate(-50px, 0px) scale(1)' }]);
  });

  it('discards what nothing has taken', () => {
    places = { 17: 40, pile: 70 };
    const pile = '<u data-place="discards">pile</u>';
    change(HAND + pile, `<i data-flip="0/20#0">20</i>${pile}`);
    expect(moved).toEqual([{ text: '17', copy: true, first: 'none' }]);
  });

  it('does not discard a card that was shown in its cell before it was played', () => {
    const cell = '<b data-flip="cell-3#17" data-from="0/17" data-fixed>cell</b>';
    places = { 17: 40, cell: 90, pile: 70 };
    const pile = '<u data-place="discards">pile</u>';
    change(HAND + cell + pile, `<i data-flip="0/20#0">20</i>${cell}${pile}`);
    expect(moved).toEqual([]);
  });

  it('tosses the cards of which the view only says that there are more', () => {
    places = { hand: 20, discards: 60 };
    change(discardPile(3), discardPile(5));
    const tossed = { text: '', copy: true, first: 'translate(-40px, 0px) scale(0.4)' };
    expect(moved).toEqual([tossed, tossed]);
  });

  it('tosses none that were seen to go there', () => {
    places = { hand: 20, discards: 60 };
    const seen = '<i data-flip="1/17#0" data-to="discards-1">17</i>';
    change(seen + discardPile(3), discardPile(4));
    expect(moved.map(({ text }) => text)).toEqual(['17']);
  });

  it('tosses nothing back out of a pile', () => {
    change(discardPile(3), discardPile(1));
    expect(moved).toEqual([]);
  });

  it('lets things go to a place by any of its names', () => {
    const seen = '<i data-flip="1/N1#0" data-to="thrown-N">N1</i>';
    const place = '<u data-place="middle thrown-N">middle</u>';
    change(seen + place, place);
    expect(moved.map(({ text }) => text)).toEqual(['N1']);
  });

  it('moves nothing for those who want nothing to move', () => {
    document.documentElement.setAttribute('data-reduced-motion', '');
    places = { 17: 40, cell: 90 };
    change(HAND, '<b data-flip="cell-3#17" data-from="0/17">cell</b>');
    expect(moved).toEqual([]);
  });
});

it('takes a few new lines of the log for a move, and anything else for a jump', () => {
  expect(isMove(7, 7)).toBe(true);
  expect(isMove(7, 9)).toBe(true);
  expect(isMove(7, 40)).toBe(false);
  expect(isMove(7, 6)).toBe(false);
  expect(isMove(7, 14, 8)).toBe(true);
});

const TEMPO = { move: 300, fly: 500, stagger: 60 };
const at = (left: number) => new DOMRect(left, 0, 10, 10);

describe('a slide', () => {
  it('leaves no slide over when the next begins, nor when it has ended', () => {
    const card = document.createElement('i');
    slide(card, at(50), at(30), TEMPO);
    stopSliding(card);
    slide(card, at(40), at(10), TEMPO);
    expect(animations.map(({ running }) => running)).toEqual([false, true]);
    animations[1]?.dispatchEvent(new Event('finish'));
    expect(animations.map(({ running }) => running)).toEqual([false, false]);
  });

  it('lets others go on', () => {
    slide(document.createElement('i'), at(50), at(30), TEMPO);
    slide(document.createElement('i'), at(40), at(10), TEMPO);
    expect(animations.map(({ running }) => running)).toEqual([true, true]);
  });
});
