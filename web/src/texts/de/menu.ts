/** Die Teile des Fensters eines Tisches, und was der Gastgeber an einem Ort findet. */
import type { Messages } from '~/texts/en/menu';

export const de: Messages = {
  parts: 'Teile dieses Fensters',
  seats: 'Plätze',
  options: 'Optionen',
  invite: 'Einladen',
  settings: 'Einstellungen',
  host: 'Gastgeber',
  forHost: 'Für den Gastgeber',
  forHostSum: 'Sperren, entfernen, stummschalten, übergeben',
  here: 'Wer da ist',
  lockedNow: 'Der Tisch ist gesperrt. Zwischen zwei Partien kannst du ihn öffnen.',
  openNow:
    'Zwischen zwei Partien kannst du den Tisch sperren, ihn übergeben und Spieler entfernen.',
};
