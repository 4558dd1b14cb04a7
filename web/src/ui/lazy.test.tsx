import { type JSX, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { lazy, lazyComponent } from './lazy';

test('code is fetched once, however often it is needed', async () => {
  const fetchPart = vi.fn<() => Promise<() => JSX.Element>>(async () => () => <p>there</p>);
  const part = lazy(fetchPart);
  const Component = lazyComponent<object>(part);
  part.preload();
  act(() => render(<Component />, document.body));
  expect(document.body.textContent).toBe('Loading…');
  await act(async () => void (await part.load()));
  await vi.waitFor(() => expect(document.body.textContent).toBe('there'));
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('code that did not come is asked for again when it is next needed', async () => {
  const fetchPart = vi.fn<() => Promise<() => null>>().mockRejectedValueOnce(new Error('offline'));
  fetchPart.mockResolvedValueOnce(() => null);
  const part = lazy(fetchPart);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.state).toBe('failed');
  await part.load();
  expect(part.state).toBeTypeOf('function');
});
