/** Days of the calendar, in universal time, written as `2026-11-21`. */
import { hrefOf } from '~/net/http';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function isDay(text: string): boolean {
  const start = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(start) && dayAt(start) === text;
}

/** The day so many days later; earlier, if the number is negative. */
export function dayAfter(day: string, days = 1): string {
  return dayAt(Date.parse(`${day}T00:00:00Z`) + days * DAY);
}

/** Whether the day has ended by then. */
export function isDayOver(day: string, now: number): boolean {
  return now >= Date.parse(`${dayAfter(day)}T00:00:00Z`);
}

export function dailyPath(day: string): string {
  return hrefOf(`/daily/${day}`);
}

/** How long it is until then, in whole hours or else in minutes; null when it is past, or nearly. */
export function timeLeft(until: number, now: number): { hours: number; minutes: number } | null {
  const left = until - now;
  if (left < HOUR / 60) return null;
  // An hour and a half is rather written in minutes than as two hours.
  if (left < 1.5 * HOUR) return { hours: 0, minutes: Math.floor(left / (HOUR / 60)) };
  return { hours: Math.round(left / HOUR), minutes: 0 };
}

/** Whether two points in time are on the same day of the viewer's calendar. */
export function sameLocalDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/** Whether the viewer's calendar changes to another day at that point in time. */
export function isLocalMidnight(time: number): boolean {
  const date = new Date(time);
  return date.getHours() === 0 && date.getMinutes() === 0;
}

/** The day at a point in time. */
export function dayAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
