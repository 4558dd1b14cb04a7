import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { useSelection } from './useSelection';

interface Facts {
  readonly turn: boolean;
}

const RULES = {
  initial: (): string => 'nothing',
  reduce: (_: string, card: string): string => card,
  settle: (selection: string, before: Facts, after: Facts): string =>
    before.turn === after.turn ? selection : 'nothing',
};

function Probe({ facts }: { facts: Facts }) {
  const [selection, dispatch] = useSelection(facts, RULES);
  return <button onClick={() => dispatch('17')}>{selection}</button>;
}

it('keeps a selection while it means the same, and does not bring back what was dropped', () => {
  const page = document.body;
  const show = (turn: boolean): string | null => {
    act(() => render(<Probe facts={{ turn }} />, page));
    return page.textContent;
  };
  expect(show(true)).toBe('nothing');
  act(() => page.querySelector('button')?.click());
  expect(page.textContent).toBe('17');
  expect(show(true)).toBe('17');
  expect(show(false)).toBe('nothing');
  expect(show(true)).toBe('nothing');
});
