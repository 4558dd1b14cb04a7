import type { Messages } from '~/texts';
import { formatter } from '~/texts/formatter';

const { plural } = formatter('de');

export const daily: Messages['daily'] = {
  title: 'Austeilung des Tages',
  titleOf: (day) => `Austeilung des Tages, ${day}`,
  about: 'Über die Austeilung des Tages',
  lead: 'Einmal am Tag gibt es für jedes Spiel eine Austeilung, die für alle gleich ist, die es mit denselben Optionen und zu ebenso vielen spielen. Spiel sie einmal und sieh dann, wie weit die anderen gekommen sind.',
  pastLead:
    'Dieser Tag ist vorbei. Die Ergebnisse sind für alle offen, ebenso der Schlüssel, mit dem ihr prüfen könnt, dass die Austeilungen vorher feststanden.',
  homeText:
    'Dieselben Karten für alle, einmal am Tag. Spiel sie und sieh dann, wie es den anderen ergangen ist.',
  homeLink: 'Zur heutigen Austeilung',
  days: 'Andere Tage',
  earlier: (day) => `Früher, ${day}`,
  later: (day) => `Später, ${day}`,
  today: 'Heute',
  endsToday: (time) => `Der Tag endet heute um ${time}.`,
  endsTomorrow: (time) => `Der Tag endet morgen um ${time}.`,
  hoursLeft: (hours) =>
    plural(hours, { one: 'Noch etwa eine Stunde.', other: 'Noch etwa # Stunden.' }),
  minutesLeft: (minutes) => plural(minutes, { one: 'Noch eine Minute.', other: 'Noch # Minuten.' }),
  endsSoon: 'Der Tag endet gleich.',
  unknownTitle: 'Von diesem Tag sind keine Austeilungen bekannt',
  unknown: 'Dieser Tag kommt erst noch, oder den Server gab es da noch nicht.',
  loading: 'Die Austeilung des Tages wird gesucht\u00a0…',
  toToday: 'Zur heutigen Austeilung',

  play: 'Heutige Austeilung spielen',
  playOf: (game) => `Heutige Austeilung spielen: ${game}`,
  playHint:
    'Es wird ein Tisch mit den üblichen Optionen eröffnet. Dort kannst du sie ändern und Freunde einladen, bevor es losgeht.',
  nobodyToday: 'Noch hat niemand damit begonnen.',
  nobody: 'An diesem Tag hat sie niemand gespielt.',
  players: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  locked: (games) =>
    plural(games, {
      one: 'Bisher eine Partie. Spiel sie erst selbst, dann siehst du die Ergebnisse.',
      other: 'Bisher # Partien. Spiel sie erst selbst, dann siehst du die Ergebnisse.',
    }),

  fairness: 'Standen die Austeilungen vorher fest?',
  fairnessToday: 'Stehen die Austeilungen vorher fest?',
  fairnessTodayText:
    'Alle Austeilungen dieses Tages folgen aus einem geheimen Schlüssel, und dies ist sein Fingerabdruck. Wenn der Tag vorbei ist, wird der Schlüssel veröffentlicht: Vorher kann niemand eine Austeilung kennen, nachher können alle sie prüfen.',
  fairnessPastText:
    'Alle Austeilungen dieses Tages folgten aus einem geheimen Schlüssel, dessen Fingerabdruck von Anfang an zu sehen war. Jetzt ist der Schlüssel öffentlich: Sein SHA-256 ist der Fingerabdruck, und jede Austeilung dieses Tages lässt sich aus ihm nachrechnen.',
  fingerprint: 'Fingerabdruck des Schlüssels (SHA-256)',
  key: 'Schlüssel des Tages',
  how: 'Um eine Partie dieses Tages zu prüfen, lade ihre Aufzeichnung herunter und rufe auf:',

  hiddenTitle: 'Hier wird die Austeilung des Tages gespielt',
  hidden:
    'Bis der Tag vorbei ist, darf nur zuschauen, wer diese Austeilung zu Ende gespielt hat. So bleibt sie auch für dich neu. Spiel sie erst selbst oder komm später wieder.',
  hiddenOver:
    'Die letzte Partie hier war die Austeilung des Tages. Du kannst sie sehen, wenn du die Austeilung selbst zu Ende gespielt hast oder der Tag vorbei ist.',
};
