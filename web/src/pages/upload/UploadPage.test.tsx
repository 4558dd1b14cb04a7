import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '~/texts';
import { LANGUAGES } from '~/texts/languages';
import { UploadPage } from './UploadPage';

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLanguage('en');
});

it.each(LANGUAGES)(
  'in %s says what is wrong in a record without words of a parser',
  async (language) => {
    const message = 'unknown field `hello`, expected one of `format`, `game`';
    const refused = {
      code: 'bad_record',
      message,
      where: 'record',
      reason: 'malformed',
      clause: 'R',
    };
    vi.stubGlobal('fetch', async (path: string) =>
      path.endsWith('/api/records') ? Response.json(refused, { status: 400 }) : Response.json({}),
    );
    await setLanguage(language);
    act(() => render(<UploadPage />, document.body));
    document.querySelector('textarea')!.value = '{"hello": 1}';
    act(() => void document.querySelector('form')!.requestSubmit());
    await vi.waitFor(() => expect(document.querySelector('.bad-record')).not.toBeNull());
    const problem = document.querySelector('.bad-record p')!.textContent;
    expect(problem.length).toBeGreaterThan(20);
    expect(document.body.textContent).not.toContain('unknown field');
  },
);
