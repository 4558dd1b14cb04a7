import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { viewOf } from '~/games/tranquility/view/testing';
import { readDraft, writeDraft } from '~/net/storage';
import { type Room, RoomContext } from '~/pages/table/room';
import { TableSummary } from './TableSummary';

const page = document.body;

afterEach(() => void vi.unstubAllGlobals());

test('what is half changed is open after a reload, and forgotten as soon as its dialog is gone', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  writeDraft('settings.abc', '{}');
  const view = viewOf({ table: { phase: 'lobby' } });
  view.you.may.manage = true;
  const room = {
    view,
    game: { name: () => 'Tranquility', describeOptions: () => '', optionTexts: () => ({}) },
    store: { code: 'abc' },
  };
  act(() =>
    render(
      <RoomContext.Provider value={room as unknown as Room}>
        <TableSummary />
      </RoomContext.Provider>,
      page,
    ),
  );
  const cancel = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Cancel',
  );
  cancel?.click();
  // Drawn, but not painted yet.
  await Promise.resolve();
  expect(page.querySelector('dialog')).toBeNull();
  expect(readDraft('settings.abc')).toBeNull();
});
