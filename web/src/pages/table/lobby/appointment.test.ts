import { expect, test } from 'vitest';
import { calendarFile } from './appointment';

const LINK = 'https://tables.example.org/t/abcde-fghjk';

test('a calendar gets the moment, what is played, and the link', () => {
  const at = Date.UTC(2026, 10, 29, 20, 30);
  const file = calendarFile({ at, what: 'Tranquility, at sea', link: LINK }, at - 1000);
  for (const line of [
    'DTSTAMP:20261129T202959Z',
    'DTSTART:20261129T203000Z',
    'DTEND:20261129T223000Z',
    'SUMMARY:Tranquility\\, at sea',
    `URL:${LINK}`,
  ]) {
    expect(file).toContain(`\r\n${line}\r\n`);
  }
});

test('no line is longer than calendars read', () => {
  const what = `L’Ascension ${'é'.repeat(100)}`;
  const file = calendarFile({ at: 0, what, link: LINK }, 0);
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(what);
});
