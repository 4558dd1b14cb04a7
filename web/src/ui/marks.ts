/**
 * What stands on the round marks of seats: the initials of those who sit there or, where these do not
 * tell all of them apart, the numbers of the seats. Empty for a free seat.
 */
export function seatMarks(names: readonly (string | null)[]): readonly string[] {
  const initials = names.map((name) => (Array.from(name ?? '')[0] ?? '').toUpperCase());
  const used = initials.filter((initial) => initial !== '');
  if (new Set(used).size === used.length) return initials;
  return names.map((name, seat) => (name === null ? '' : String(seat + 1)));
}
