import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConnectionNotice } from './ConnectionBanner';

let box: HTMLElement;

beforeEach(() => {
  box = document.createElement('div');
  document.body.append(box);
});

afterEach(() => {
  render(null, box);
  box.remove();
});

test('says nothing while all is well', () => {
  render(<ConnectionNotice status={{ state: 'open' }} storage unsent />, box);
  expect(box.textContent).toBe('');
});

test('says that nothing can be saved', () => {
  render(<ConnectionNotice status={{ state: 'open' }} storage={false} unsent={false} />, box);
  expect(box.querySelector('[role="status"]')?.textContent).toContain('cannot save');
});

test('says that there is no connection before anything else', () => {
  render(<ConnectionNotice status={{ state: 'reconnecting' }} storage={false} unsent />, box);
  expect(box.textContent).toContain('Connection lost');
  expect(box.textContent).not.toContain('cannot save');
});

test('says that the table is full, and that it opens by itself', () => {
  const refused = { code: 'room_crowded', message: '' };
  render(<ConnectionNotice status={{ state: 'full', refused }} storage unsent={false} />, box);
  expect(box.textContent).toContain('watching this table');
  expect(box.textContent).toContain('as soon as there is room');
});
