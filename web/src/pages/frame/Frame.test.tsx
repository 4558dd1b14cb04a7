import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { Frame, PageHeading } from './Frame';

function Page({ kept = false }) {
  const [done, setDone] = useState(false);
  return (
    <Frame header={<p />}>
      <PageHeading>A page</PageHeading>
      {(!done || kept) && <button onClick={() => setDone(true)}>Do it</button>}
      {done && <p>Done.</p>}
    </Frame>
  );
}

const press = (): Promise<void> =>
  act(async () => {
    const button = document.querySelector('button');
    button?.focus();
    button?.click();
  });

test('the page’s heading has the focus where what was pressed is gone', async () => {
  act(() => render(<Page />, document.body));
  await press();
  expect(document.body.textContent).toContain('Done.');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('what stays keeps it', async () => {
  act(() => render(<Page kept />, document.body));
  await press();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
