import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LessonStep } from '~/wire/http';
import lessons from '~/testing/lessons.json';
import { useLesson } from './useLesson';

const { steps, positions } = lessons.tranquility;
const STEPS: readonly LessonStep[] = steps;

/** The test's own; that of the lesson is looked at alone, since here it would tell of a new address. */
const go = history.replaceState.bind(history);
let lesson: ReturnType<typeof useLesson>;
/** The address that the lesson had set when it was drawn last. */
let named: unknown;
/** The actions that the server was sent, each time it was asked. */
let sent: unknown[][];

function Lesson() {
  const current = useLesson('tranquility', STEPS);
  useLayoutEffect(() => {
    lesson = current;
    named = vi.mocked(history.replaceState).mock.lastCall?.[2];
  });
  return null;
}

const pass = (time: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
  });
const settled = () => pass(0);

async function open(hash: string): Promise<void> {
  go(null, '', `/learn/tranquility${hash}`);
  act(() => render(<Lesson />, document.body));
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(history, 'replaceState').mockImplementation(() => undefined);
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { actions } = JSON.parse(body) as { actions: unknown[] };
    sent.push(actions);
    const known = actions.every((action, at) => action === null || at < STEPS.length);
    if (!known || actions.includes('nonsense')) {
      return Response.json({ code: 'not_this_step', message: '' }, { status: 409 });
    }
    return Response.json(positions[actions.length]);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('begins where the address says, with all steps before it done', async () => {
  await open('#3');
  expect(lesson[0]).toMatchObject({ done: 3, moving: false });
  expect(sent).toEqual([STEPS.slice(0, 3).map(({ hint }) => hint)]);
});

it('shows what the others do one after the other', async () => {
  const long = positions.findIndex(({ views }, at) => at > 0 && views.length > 1);
  await open(`#${long - 1}`);
  await act(async () => void (await lesson[2].act(STEPS[long - 1]?.hint ?? null)));
  const views = positions[long]?.views ?? [];
  for (const [at, view] of views.entries()) {
    expect(lesson[0]?.view).toEqual(view);
    expect(lesson[0]?.busy).toBe(at < views.length - 1);
    await pass(1000);
  }
  expect(history.replaceState).toHaveBeenLastCalledWith(history.state, '', `#${long}`);
});

it('names a step in the address before that can be seen, so that a reload comes back to it', async () => {
  await open('#1');
  await act(async () => void (await lesson[2].act(STEPS[1]?.hint ?? null)));
  expect(lesson[0]?.done).toBe(2);
  expect(named).toBe('#2');
});

it('stays where it is when something else was done than asked for', async () => {
  await open('#1');
  await act(async () => void (await lesson[2].act('nonsense')));
  expect(lesson[1]?.code).toBe('not_this_step');
  expect(lesson[0]?.done).toBe(1);
});

it('goes back and on by the address', async () => {
  await open('#2');
  go(null, '', '#4');
  dispatchEvent(new Event('hashchange'));
  await settled();
  expect(lesson[0]?.done).toBe(4);
});
