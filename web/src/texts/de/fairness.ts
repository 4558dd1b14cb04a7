/** Wie der Zufall einer Partie festgelegt wurde, und wie sich das prüfen lässt. */
import type { Messages } from '~/texts/en/fairness';

export const de: Messages = {
  fairness: 'War die Austeilung fair?',
  fairnessCommitted: 'Ist die Austeilung fair?',
  fairnessOf: {
    seed: {
      running:
        'Der Zufall dieser Partie ist durch einen geheimen Startwert festgelegt. Dies ist sein Fingerabdruck; den Startwert selbst siehst du, wenn die Partie zu Ende ist.',
      over: 'Vor der ersten Karte hat der Server den Zufall durch einen geheimen Startwert festgelegt und dessen Fingerabdruck gezeigt. Jetzt ist der Startwert öffentlich: Alle können die Austeilung nachrechnen.',
    },
    deal: {
      running:
        'Die Karten dieser Partie waren vorgegeben; aller spätere Zufall folgt aus einem geheimen Startwert. Dies ist der Fingerabdruck von beidem zusammen; den Startwert selbst siehst du, wenn die Partie zu Ende ist.',
      over: 'Die Karten dieser Partie waren vorgegeben. Bevor sie begann, hat der Server einen Fingerabdruck der Karten und eines geheimen Startwerts gezeigt, aus dem aller spätere Zufall folgt. Jetzt ist der Startwert öffentlich: Alle können prüfen, dass beides unverändert ist.',
    },
    day: {
      running:
        'Dies ist eine Austeilung des Tages: Ihr Startwert folgt aus dem geheimen Schlüssel des Tages. Dies ist der Fingerabdruck des Startwerts; er und der Schlüssel werden veröffentlicht, wenn der Tag vorbei ist.',
      over: 'Dies war eine Austeilung des Tages: Ihr Startwert folgt aus dem Schlüssel dieses Tages. Der Tag ist vorbei, und beide sind öffentlich: Alle können die Austeilung nachrechnen.',
    },
  },
  commitments: {
    seed: 'Fingerabdruck (SHA-256)',
    deal: 'Fingerabdruck von Startwert und Austeilung (SHA-256)',
    day: 'Fingerabdruck (SHA-256)',
  },
  seed: 'Startwert',
  how: 'Zum Prüfen lade die Aufzeichnung herunter und rufe auf:',
  file: 'DATEI',
};
