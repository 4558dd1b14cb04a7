/** An appointment at a table, as calendars take it (RFC 5545). */

/** How long an evening is, in milliseconds. */
const EVENING = 2 * 60 * 60 * 1000;
/** A line has so many bytes at most; it goes on after a line break and a space. */
const LINE = 75;

export interface Appointment {
  /** When, in milliseconds since 1970 (UTC). */
  at: number;
  what: string;
  link: string;
}

/** The file. `now` is when it is written. */
export function calendarFile({ at, what, link }: Appointment, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tranquility//Tables//EN',
    'BEGIN:VEVENT',
    // The same table at the same time is the same appointment.
    `UID:${stamp(at)}-${encodeURIComponent(link)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + EVENING)}`,
    `SUMMARY:${text(what)}`,
    `DESCRIPTION:${text(link)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A moment as `20261129T200000Z`. */
function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

function text(plain: string): string {
  return plain.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

function folded(line: string): string {
  const encoder = new TextEncoder();
  let [parts, bytes] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LINE) {
      parts += '\r\n ';
      bytes = 1;
    }
    parts += letter;
    bytes += size;
  }
  return parts;
}
