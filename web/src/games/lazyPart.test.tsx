import { render } from 'preact';
import { useState } from 'preact/hooks';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart';

test('a part that was loaded twice keeps its state', async () => {
  let made = 0;
  const fetchPart = async () => {
    made += 1;
    const number = made;
    // Each time another component, as one that is made of two.
    return function Made() {
      const [first] = useState(number);
      return <p>{`made ${first}`}</p>;
    };
  };
  const { Part, loadAhead } = lazyPart<object>(fetchPart);
  const box = document.createElement('div');
  loadAhead();
  render(<Part />, box);
  await vi.waitFor(() => expect(box.textContent).toBe('made 1'));
  expect(made).toBe(2);
  render(<Part />, box);
  expect(box.textContent).toBe('made 1');
  render(null, box);
});
