import { afterEach, beforeEach, expect, test } from 'vitest';
import { slide, stopSliding } from './flight';

const TEMPO = { move: 300, fly: 500, stagger: 60 };

class FakeAnimation extends EventTarget {
  running = true;

  cancel(): void {
    this.running = false;
  }
}

let animations: FakeAnimation[];

beforeEach(() => {
  animations = [];
  Element.prototype.animate = () => {
    const animation = new FakeAnimation();
    animations.push(animation);
    return animation as unknown as Animation;
  };
});

afterEach(() => {
  delete (Element.prototype as Partial<Element>).animate;
});

const at = (left: number) => new DOMRect(left, 0, 10, 10);

test('no slide is left over when the next begins, nor when it has ended', () => {
  const card = document.createElement('i');
  slide(card, at(50), at(30), TEMPO);
  stopSliding(card);
  slide(card, at(40), at(10), TEMPO);
  expect(animations.map(({ running }) => running)).toEqual([false, true]);
  animations[1]?.dispatchEvent(new Event('finish'));
  expect(animations.map(({ running }) => running)).toEqual([false, false]);
});

test('others go on', () => {
  slide(document.createElement('i'), at(50), at(30), TEMPO);
  slide(document.createElement('i'), at(40), at(10), TEMPO);
  expect(animations.map(({ running }) => running)).toEqual([true, true]);
});
