import { afterEach, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('keeps what was begun until it is handed in', () => {
  writeDraft('name', 'Ad');
  expect(readDraft('name')).toBe('Ad');
  expect(readDraft('chat')).toBeNull();
  writeDraft('name', null);
  expect(readDraft('name')).toBeNull();
});

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft('name', 'Ad');
  expect(readDraft('name')).toBeNull();
});
