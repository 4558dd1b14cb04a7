/** Die Gesichter und Reaktionen, aus denen Gäste wählen. */
import type { Messages } from '~/texts/en/faces';

export const de: Messages = {
  chooseFace: 'Gesicht wählen',
  react: 'Reagieren',
  reactions: {
    applause: 'Gut gespielt',
    heart: 'Schön',
    laugh: 'Haha',
    gasp: 'Oha',
    sigh: 'Oh nein',
  },
  title: 'Dein Gesicht',
  drawing: 'Zeichnung',
  drawings: [
    'Fisch',
    'Wal',
    'Krabbe',
    'Krake',
    'Schildkröte',
    'Seestern',
    'Möwe',
    'Robbe',
    'Qualle',
    'Pinguin',
    'Otter',
    'Sonne',
  ],
  colour: 'Farbe',
  colours: ['Blau', 'Grün', 'Violett', 'Rot', 'Ocker', 'Schiefer', 'Rosa', 'Türkis'],
  take: 'Dieses Gesicht nehmen',
};
