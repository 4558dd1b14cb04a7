import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { DoorPage } from './DoorPage';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Shows the page at such an address of a server whose word is "harbour"; returns the words it is sent. */
async function show(hash: string): Promise<unknown[]> {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/me/door') return new Response('{}');
    const { word } = JSON.parse(String(init.body)) as { word: string };
    sent.push(word);
    if (word === 'harbour') return new Response(null, { status: 204 });
    return new Response(JSON.stringify({ code: 'wrong_word', message: 'no' }), { status: 403 });
  });
  history.replaceState(null, '', `/open${hash}`);
  await act(async () => render(<DoorPage />, document.body));
  return sent;
}

async function says(words: string): Promise<void> {
  await vi.waitFor(() => expect(document.body.textContent).toContain(words));
}

test('a link with the word gives it at once, and leaves it in no address', async () => {
  const sent = await show('#word=harbour');
  await says('You can create tables here');
  expect(sent).toEqual(['harbour']);
  expect(location.pathname + location.hash).toBe('/open');
});

test('a wrong word is refused where it can be mended', async () => {
  const sent = await show('#word=quay%20side');
  await says('That isn’t the word');
  const field = document.querySelector('input')!;
  expect(field.value).toBe('quay side');
  field.value = ' harbour ';
  await act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
  await says('You can create tables here');
  expect(sent).toEqual(['quay side', 'harbour']);
});

test('a link that is followed from the page itself gives its word as well', async () => {
  const sent = await show('');
  location.hash = '#word=harbour';
  await act(async () => void window.dispatchEvent(new Event('hashchange')));
  await says('You can create tables here');
  expect(sent).toEqual(['harbour']);
});

test('without a word it asks for one', async () => {
  const sent = await show('#content');
  await act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
  expect(sent).toEqual([]);
  await says('asks for a word');
});
