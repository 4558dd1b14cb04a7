import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { MovePage } from './MovePage';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** The page, with what the server answers by path. */
async function show(hash: string, answers: Record<string, [status: number, body: unknown]>) {
  vi.stubGlobal('fetch', async (path: string) => {
    const [status, body] = answers[path] ?? [200, { made_at: null }];
    return new Response(JSON.stringify(body), { status });
  });
  history.replaceState(null, '', `/move${hash}`);
  await act(async () => render(<MovePage />, document.body));
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  await act(async () => button?.click());
}

/** Waits until a part of the page has these words. */
async function shows(part: string, words: string): Promise<void> {
  const shown = () => document.querySelector(part)?.textContent;
  await vi.waitFor(() => expect(shown()).toContain(words));
}

async function type(code: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.recovery-typed')!;
  field.value = code;
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
}

const UNKNOWN = { code: 'unknown_link', message: 'no such code' };
const CODE = 'abcde fghjk mnpqr stuvw xyz23';

test('a code that is wrong is refused where it was typed, and kept', async () => {
  await show('', { '/api/me/claim/name': [404, UNKNOWN] });
  await type(CODE);
  await press('Go on');
  await shows('[role="alert"]', 'no such');
  expect(document.querySelector<HTMLInputElement>('.recovery-typed')?.value).toBe(CODE);
});

test('a code asks by name, and is kept after a second thought', async () => {
  await show('', { '/api/me/claim/name': [200, { name: 'Ada' }] });
  await type(CODE);
  await press('Go on');
  await shows('h1', 'Continue as Ada');
  await press('Cancel');
  expect(document.querySelector<HTMLInputElement>('.recovery-typed')?.value).toBe(CODE);
});

test('who is back is greeted with the table that waits', async () => {
  const table = { code: 'abcdefghjk', game: 'ascent', seats: ['Ada'], partners: [], own: 0 };
  const running = { phase: 'playing', waiting: [0], my_turn: true, games: 1, changed_at: 0 };
  await show('#token=abc&name=Ada', { '/api/me/tables': [200, [{ ...table, ...running }]] });
  await press('Continue');
  await shows('h1', 'Welcome back, Ada');
  await shows('[role="status"]', 'abcde-fghjk');
  const link = document.querySelector('a.button--primary');
  expect(link?.getAttribute('href')).toBe('/t/abcde-fghjk');
});

function goTo(hash: string): void {
  history.replaceState(null, '', `/move${hash}`);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

test('the way past the header leaves a link that is being taken up alone', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  history.replaceState(null, '', '/move#token=abc&name=Ada');
  act(() => render(<MovePage />, document.body));
  expect(document.body.textContent).toContain('Ada');
  goTo('#content');
  expect(document.body.textContent).toContain('Ada');
  goTo('#token=def&name=Ben');
  expect(document.body.textContent).toContain('Ben');
});
