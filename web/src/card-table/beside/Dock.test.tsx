import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { DockMenu } from './Dock';

const page = document.body;

it('says how many want to stop, and leads to the reason and the way to agree', async () => {
  const onConcede = vi.fn<() => void>();
  const people = {
    names: ['Ada', 'Capella', 'Spica'],
    seat: 0,
    stopping: [{ seat: 1, why: { type: 'finish' as const } }],
  };
  const concede = { people, conceded: [1, 2], allowed: true, busy: false, onConcede };
  const log = { lines: [], length: 0, sentence: () => '', fetchLog: async () => [] };
  act(() => render(<DockMenu log={log} concede={concede} />, page));
  const sign = page.querySelector<HTMLElement>('.dock-stopping')!;
  expect(sign.textContent).toBe('Stop? 2/3');
  expect(sign.title).toBe('2 of 3 agreed to stop');
  act(() => sign.click());
  await vi.waitFor(() =>
    expect(page.textContent).toContain('Capella knows that no card is left to finish with.'),
  );
  act(() => page.querySelector<HTMLElement>('.button--danger')!.click());
  expect(onConcede).toHaveBeenCalledOnce();
  act(() => render(<DockMenu log={log} concede={{ ...concede, conceded: [] }} />, page));
  expect(page.querySelector('.dock-stopping')).toBeNull();
});
