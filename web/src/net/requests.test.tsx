import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './http';
import { useResource, useSubmit } from './requests';

const load = vi.fn<() => Promise<number>>();
const page = document.body;
let visibility: DocumentVisibilityState;

/** Asks for something that is never answered. */
function unanswered(): Promise<number> {
  return new Promise(() => undefined);
}

function Shown({ by }: { by: () => Promise<number> }) {
  const { value, problem, refresh } = useResource(by, 60_000);
  return (
    <button type="button" onClick={refresh}>
      {String(value)} {problem?.code ?? 'well'}
    </button>
  );
}

/** Lets something happen, and the answers to its requests arrive. */
async function after(happening: () => unknown): Promise<void> {
  await act(async () => void (await happening()));
  await act(async () => undefined);
}

beforeEach(async () => {
  vi.useFakeTimers();
  let requests = 0;
  load.mockReset().mockImplementation(async () => (requests += 1));
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  await after(() => render(<Shown by={load} />, page));
});

afterEach(() => void vi.useRealTimers());

const wait = (time: number) => after(() => vi.advanceTimersByTimeAsync(time));

test('asks at first, every minute, and when it is wanted', async () => {
  expect(page.textContent).toBe('1 well');
  await wait(60_000);
  expect(page.textContent).toBe('2 well');
  await after(() => page.querySelector('button')?.click());
  expect(page.textContent).toBe('3 well');
});

test('asks for nothing while the page is hidden, and as soon as it is seen again', async () => {
  visibility = 'hidden';
  await wait(300_000);
  expect(load).toHaveBeenCalledOnce();
  visibility = 'visible';
  await after(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(page.textContent).toBe('2 well');
});

test('keeps what it has where a later attempt fails', async () => {
  load.mockRejectedValueOnce(new ApiError({ code: 'offline', message: '' }, 0));
  await wait(60_000);
  expect(page.textContent).toBe('1 offline');
  await wait(60_000);
  expect(page.textContent).toBe('2 well');
});

test('forgets what it has where something else is asked for', async () => {
  await after(() => render(<Shown by={unanswered} />, page));
  expect(page.textContent).toBe('null well');
});

test('asks no more once it is gone', async () => {
  await after(() => render(null, page));
  await wait(300_000);
  expect(load).toHaveBeenCalledOnce();
});

const refused = { code: 'seat_taken', message: '' };
const work = vi.fn<() => Promise<typeof refused>>(async () => refused);
const answered = vi.fn<(answer: unknown) => void>();

function Form() {
  const { busy, problem, run } = useSubmit();
  const submit = () => void run(work).then(answered);
  return (
    <button type="button" onClick={submit}>
      {busy ? 'waits' : (problem?.code ?? 'well')}
    </button>
  );
}

test('what is handed in twice is done once, and both have the answer', async () => {
  await after(() => render(<Form />, page));
  const press = () => page.querySelector('button')?.click();
  await after(() => {
    press();
    press();
  });
  expect(work).toHaveBeenCalledOnce();
  expect(answered.mock.calls).toEqual([[refused], [refused]]);
  expect(page.textContent).toBe('seat_taken');
  await after(press);
  expect(work).toHaveBeenCalledTimes(2);
});
