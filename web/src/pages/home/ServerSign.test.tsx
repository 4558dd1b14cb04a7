import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { Sign } from '~/wire/http';
import { ServerSign } from './ServerSign';

function show(sign: Sign): void {
  act(() => render(<ServerSign sign={sign} />, document.body));
}

test('what the host has not given is not there', () => {
  show({ version: '1.2.3' });
  expect(document.querySelector('a, bdi')).toBeNull();
  expect(document.body.textContent).toContain('Version 1.2.3');
  show({ version: '1.2.3', name: 'Ada’s', contact: 'mailto:ada@example.org' });
  expect([...document.querySelectorAll('a')].map((link) => link.href)).toEqual([
    'mailto:ada@example.org',
  ]);
  expect(document.querySelector('bdi')?.textContent).toBe('Ada’s');
});
