import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { grown, Log } from './Log';

const ALL = Array.from({ length: 60 }, (_, line) => ({ line }));
const WINDOW = 20;

const page = document.body;

/** The log when it has so many lines, of which a view holds the newest. */
function show(length: number) {
  const onLine = vi.fn<(line: number) => void>();
  const log = (
    <Log
      lines={ALL.slice(Math.max(0, length - WINDOW), length)}
      length={length}
      sentence={({ line }) => `line ${line}`}
      fetchLog={async () => ALL.slice(0, length)}
      onLine={onLine}
    />
  );
  act(() => render(log, page));
  return onLine;
}

const shown = (): (string | null)[] => [...page.querySelectorAll('li')].map((li) => li.textContent);

const newestFirst = (from: number, to: number): string[] =>
  ALL.slice(from, to)
    .map(({ line }) => `line ${line}`)
    .toReversed();

it('keeps all its lines, with their numbers and positions, while it grows', async () => {
  show(50);
  expect(shown()).toEqual(newestFirst(30, 50));
  page.querySelector<HTMLElement>('button.button')?.click();
  await vi.waitFor(() => expect(shown()).toEqual(newestFirst(0, 50)));
  let onLine = show(52);
  onLine = show(55);
  expect(shown()).toEqual(newestFirst(0, 55));
  expect(page.querySelector('ol')?.getAttribute('start')).toBe('55');
  [...page.querySelectorAll<HTMLElement>('li button')].at(-30)?.click();
  expect(onLine.mock.calls).toEqual([[29]]);
  expect(page.querySelectorAll('button.button')).toHaveLength(0);
});

it.each([
  ['what follows', { before: 30, lines: [30, 31] }, { before: 31, lines: [31, 32] }, [30, 31, 32]],
  [
    'nothing of what it has',
    { before: 0, lines: [0, 1, 2] },
    { before: 1, lines: [1, 2] },
    [0, 1, 2],
  ],
  [
    'lines after a gap, without those before',
    { before: 0, lines: [0] },
    { before: 5, lines: [5] },
    [5],
  ],
  [
    'lines from before, without those after',
    { before: 5, lines: [5] },
    { before: 2, lines: [2] },
    [2],
  ],
])('takes %s', (_, known, newest, lines) => {
  expect(grown(known, newest)).toEqual({ before: lines[0], lines });
});
