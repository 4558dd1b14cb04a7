/** German. */
import { formatter } from '~/texts/formatter';
import type { Client, Parts } from '~/texts/en';

const { plural, list, ordinal, number, time, moment, ago, date } = formatter('de');

export default {
  brand: 'Tranquility, online',
  list,
  number,
  time,
  moment,
  ago,
  date,
  colon: (word, what) => `${word}: ${what}`,
  nthGame: (n) => ordinal(n, { other: '#. Partie' }),

  frame: {
    skip: 'Zum Inhalt',
    settings: 'Einstellungen',
    signedOut: 'Deine Anmeldung ist abgelaufen.',
    signIn: 'Neu anmelden',
    language: 'Sprache',
    scheme: 'Farben',
    schemes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    motion: 'Bewegung',
    motions: { system: 'System', reduced: 'Reduziert' },
    confirm: {
      title: 'Vor jedem Zug nachfragen',
      hint: 'Karte, Feld, dann ein Knopf. Sonst spielt das Feld den Zug, und du kannst ihn zwei Sekunden lang zurücknehmen.',
    },
    close: 'Schließen',
    cancel: 'Abbrechen',
    controls: 'Bedienung',
    rules: 'Regeln',
    yourTurn: 'Du bist am Zug',
    learn: 'Spielend lernen',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    copyFailed: 'Das Kopieren hat nicht geklappt. Der Link ist markiert: Kopiere ihn von Hand.',
    qr: (text) => `QR-Code von ${text}`,
    move: 'Anderes Gerät, Notfallcode',
  },

  loading: {
    busy: 'Wird geladen\u00a0…',
    failed: 'Das konnte nicht geladen werden.',
    retry: 'Noch einmal versuchen',
    broken:
      'Hier ist etwas schiefgegangen. Deine Partien sind gespeichert: Lade die Seite neu, dann geht es weiter.',
    reload: 'Neu laden',
  },

  offline: {
    title: 'Der Server ist nicht zu erreichen',
    text: 'Entweder bist du offline, oder der Server macht Pause. Sobald er wieder da ist, geht es hier automatisch weiter.',
    safe: 'Deine Tische sind sicher: Der Server speichert jeden Zug.',
    rules: 'Inzwischen kannst du die Regeln lesen:',
  },

  table: {
    you: 'Du',
    nameless: 'Gast ohne Namen',
    title: (code) => `Tisch ${code}`,
    connecting: 'Der Tisch wird geöffnet\u00a0…',
    connectingLong:
      'Das dauert länger als sonst. Wenn es so bleibt, prüfe die Verbindung und ob Cookies für diese Seite erlaubt sind. Sehen deine Freunde dasselbe, sag der Person Bescheid, die den Server betreibt.',
    full: {
      server_full: 'Der Server ist gerade voll.',
      room_crowded: 'An diesem Tisch schauen gerade zu viele zu.',
      too_many_connections:
        'In deinem Netz sind zu viele Seiten dieser Website offen. Schließe ein paar davon.',
    },
    comesIn: 'Du kommst hinein, sobald Platz ist.',
    quiet: 'Der Server antwortet nicht; vielleicht ist die Verbindung unterbrochen.',
    reconnecting: 'Verbindung unterbrochen. Neuer Versuch\u00a0…',
    restarting: 'Der Server startet neu; eure Partie ist gespeichert und geht automatisch weiter.',
    gone: 'Der Server ist nicht erreichbar; eure Partie ist gespeichert und geht automatisch weiter.',
    storageAway: 'Der Server kann gerade nichts speichern. Die Partie geht automatisch weiter.',
    newVersion: 'Neue Version: neu laden',
    restartIn: (minutes) =>
      plural(minutes, {
        one: 'Der Server startet in # Minute neu; eure Partie ist gespeichert.',
        other: 'Der Server startet in # Minuten neu; eure Partie ist gespeichert.',
      }),
    restartSoon: 'Der Server startet jeden Moment neu; eure Partie ist gespeichert.',
    sending: 'Wird gesendet\u00a0…',
    unsent: 'Dein letzter Zug wird dann gesendet.',
    unknownTitle: 'Diesen Tisch gibt es nicht',
    unknown: 'Vielleicht ist der Code falsch geschrieben, oder es gibt den Tisch nicht mehr.',
    closedTitle: 'Dieser Tisch wurde geschlossen',
    removedTitle: 'Du wurdest von diesem Tisch entfernt',
    removed:
      'Der Gastgeber hat dich vom Tisch entfernt. Nur diese Person kann dich wieder hereinlassen.',
    unwatchableTitle: 'Hier läuft eine Partie',
    unwatchable:
      'Der Gastgeber möchte keine Zuschauer. Du kannst hereinkommen, wenn die Partie zu Ende ist.',
    otherRulesTitle: 'Diese Partie wartet',
    otherRules:
      'Sie wurde mit einer anderen Version des Servers begonnen, deren Regeln diese nicht kennt. Die Partie bleibt, wie sie ist, und geht weiter, sobald die andere Version zurück ist.',
    unplayable: 'Diese Seite kennt das Spiel an diesem Tisch nicht. Lade sie einmal neu.',
    home: 'Startseite',
    openTalk: 'An diesem Tisch darf gechattet werden.',
    openTalkHint: 'Die Spieler dürfen während der Partie miteinander chatten.',
    silentTalkHint: 'Während der Partie kann niemand Nachrichten schreiben.',
    menu: 'Tisch',
    started: 'Die Partie beginnt.',
    over: 'Die Partie ist zu Ende.',
    watching: 'Du schaust zu',
    talkOpen: 'Mit Chat',
    talkSilent: 'Ohne Chat',
    startedWithout: 'Die Partie hat ohne dich begonnen. Danach kannst du dich setzen.',
    closed: 'Die Partie wurde ohne Ergebnis beendet.',
    handsOpen: 'Offene Handkarten',
    handsOpenHint: 'Wer an diesem Tisch zuschaut, darf alle Handkarten sehen.',
  },

  chat: {
    title: 'Chat',
    watchersTitle: 'Chat der Zuschauer',
    watchersHint: 'Die Spieler können das lesen, wenn die Partie zu Ende ist.',
    empty: 'Noch keine Nachrichten.',
    text: 'Nachricht',
    unread: (n) => plural(n, { one: 'neue Nachricht', other: 'neue Nachrichten' }),
    send: 'Senden',
    nameFirst: 'Wie sollen wir dich nennen?',
    withoutSeat: 'Ohne Platz schreiben',
    setName: 'Diesen Namen verwenden',
    muted: 'Der Gastgeber hat dich hier stummgeschaltet.',
    fromWatchers: 'als Zuschauer',
  },

  over: {
    turns: (n) => plural(n, { one: '# Zug', other: '# Züge' }),
    cardsLeft: (n) => plural(n, { one: '# Karte übrig', other: '# Karten übrig' }),
    recordTitle: 'Aufzeichnung',
    record: 'Aufzeichnung herunterladen',
    recordHint:
      'Die ausgeteilten Karten und jeder Zug dieser Partie als Datei, zum Ansehen und Prüfen.',
  },

  rules: {
    title: (game) => `Regeln von ${game}`,
    unknown: 'Ein Spiel dieses Namens gibt es hier nicht.',
    contents: 'Inhalt',
    reading: 'unsere Lesart',
  },

  missing: {
    title: 'Hier ist nichts',
    text: 'Vielleicht ist die Adresse falsch geschrieben.',
    record: 'Diese Partie gibt es nicht',
  },
} satisfies Client;

/** The parts that are loaded with the code that uses them. */
export const parts = {
  table: () => import('./table'),
  beside: () => import('./beside'),
  refusals: () => import('./refusals'),
  tables: () => import('./tables'),
  settings: () => import('./settings'),
  deals: () => import('./deals'),
  replay: () => import('./replay'),
} satisfies Parts;
