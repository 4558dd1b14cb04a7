/** The parts of a table's own dialog, and what its host finds in one place. */
export const en = {
  parts: 'Parts of this dialog',
  seats: 'Seats',
  options: 'Options',
  invite: 'Invite',
  settings: 'Settings',
  host: 'Host',
  forHost: 'For the host',
  forHostSum: 'Lock, remove, mute, hand over',
  here: 'Who is here',
  lockedNow: 'The table is locked. You can open it between games.',
  openNow: 'Between games you can lock the table, hand it over and remove players.',
};

export type Messages = typeof en;
