import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { textsLoaded } from '~/texts';
import type { AnalysedMove, Analysis, Weighed } from '~/wire/http';
import { Answer, type OpenQuestion, Question, useQuestions } from './Question';

const estimate = (mean: number, error = 0) => ({ mean, error });

function moved(position: number, played: number, best: number): AnalysedMove {
  const made = (type: string, mean: number) => ({ action: { type }, prospect: estimate(mean) });
  return {
    position,
    seat: position % 2,
    known: [estimate(best)],
    possible: [estimate(best)],
    played: made('played', played),
    alternatives: [made('concede', 1), made('better', best)],
    regret: estimate(best - played),
  };
}

const analysis: Analysis = {
  is_contest: false,
  moves: [moved(0, 0.5, 0.5), moved(1, 0.2, 0.5), moved(2, 0.3, 0.4)],
  turning_points: [2, 1],
  partners: null,
};

const nothing = { cost: null, room: null };
const fetched = vi.fn<(address: string) => Promise<Response>>();
const onQuestion = vi.fn<(question: OpenQuestion | null) => void>();
const root = document.createElement('div');

function Page() {
  const [position, setPosition] = useState(1);
  const questions = useQuestions({ base: '/api/records/x', analysis, position, onQuestion });
  return questions.question === null ? (
    <Answer {...questions} onNext={setPosition} />
  ) : (
    <Question title="Move" name="Ben" onShow={questions.show}>
      {null}
    </Question>
  );
}

const answers = (mean: number, more: Partial<Weighed> = {}) =>
  fetched.mockImplementation(async () =>
    Response.json({ prospect: estimate(mean), chosen: nothing, best: nothing, ...more }),
  );

const play = (action: object) =>
  act(async () => void (await onQuestion.mock.lastCall?.[0]?.act(action)));

function press(name: string) {
  const button = [...root.querySelectorAll('button')].find((it) => it.textContent === name);
  act(() => button?.click());
}

beforeAll(textsLoaded);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  act(() => render(<Page />, root));
});

afterEach(() => {
  act(() => render(null, root));
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('what the viewer would have played is weighed, and the next mistake asked for', async () => {
  expect(root.textContent).toContain('What would you have played?You see Ben’s cards.');
  expect(onQuestion.mock.lastCall?.[0]?.seat).toBe(1);
  answers(0.49);
  await play({ type: 'place', cell: 3 });
  expect(fetched.mock.lastCall?.[0]).toContain(
    '/api/records/x/analysis/move?position=1&action=%7B%22type%22%3A%22place%22%2C%22cell%22%3A3%7D',
  );
  expect(root.textContent).toContain(
    'As good as the best move: about 49 in 100. What was played: about 20 in 100.',
  );
  expect(onQuestion.mock.lastCall).toEqual([null]);
  press('Next mistake');
  expect(root.textContent).toContain('What would you have played?');
  press('Show me');
  expect(root.textContent).toBe('Best moves found: 1 of 2.');
});

test('a worse move is told with the reason that the seat could know', async () => {
  const room = { below: 12, above: null, cells: 5, numbers: 4 };
  answers(0.3, { chosen: { cost: 3, room }, best: { cost: 1, room: { ...room, numbers: 6 } } });
  await play({ type: 'place', cell: 3 });
  expect(root.textContent).toContain(
    'Your move: about 30 in 100. The best: about 50 in 100. What was played: about 20 in 100. ' +
      'Yours costs 3 cards, the best move 1. ' +
      'After yours, 4 islands may still come for the 5 cells after 12.',
  );
});

test('a move that can’t be weighed leaves the question open', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ code: 'busy', message: 'Busy.' }, { status: 503 }),
  );
  await play({ type: 'place', cell: 3 });
  expect(root.textContent).toContain('What would you have played?');
});
