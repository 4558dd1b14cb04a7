import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { MovePage } from './MovePage';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
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
