import type english from '~/texts/en/beside';
import { formatter } from '~/texts/formatter';

const { ago, list, number, plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });

const held = (who: string | null, card: string) =>
  `${who === null ? 'Du hattest' : `${who} hatte`} noch eine Karte zum Spielen (${card}).`;

export default {
  course: {
    since: 'Seit deinem letzten Zug',
    steps: 'Schritt für Schritt',
    earlier: (n) => plural(n, { one: '# früherer Zug', other: '# frühere Züge' }),
    title: 'Rückblick',
    at: (n, last) => `Nach Zug ${number(n)} von ${number(last)}`,
    back: 'Zurück zur Partie',
    loading: 'Züge werden geladen\u00a0…',
    news: (n) => plural(n, { one: '# neuer Zug', other: '# neue Züge' }),
    minutes: (n) => `${number(n)} Min.`,
    hours: (n) => `${number(n)} Std.`,
    days: (n) => plural(n, { one: '# Tag', other: '# Tage' }),
    clock: (moved, began) => `Letzter Zug: ${ago(moved)}. Die Partie begann ${ago(began)}.`,
  },

  menu: {
    parts: 'Teile dieses Fensters',
    seats: 'Plätze',
    options: 'Optionen',
    invite: 'Einladen',
    settings: 'Einstellungen',
    host: 'Gastgeber',
    forHost: 'Für den Gastgeber',
    forHostSummary: 'Sperren, entfernen, stummschalten, übergeben',
    here: 'Wer da ist',
    lockedNow: 'Der Tisch ist gesperrt. Zwischen zwei Partien kannst du ihn öffnen.',
    openNow:
      'Zwischen zwei Partien kannst du den Tisch sperren, ihn übergeben und Spieler entfernen.',
  },

  faces: {
    chooseFace: 'Avatar wählen',
    react: 'Reagieren',
    reactions: {
      applause: 'Gut gespielt',
      heart: 'Schön',
      laugh: 'Haha',
      gasp: 'Oha',
      sigh: 'Oh nein',
    },
    title: 'Dein Avatar',
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
    take: 'Diesen Avatar verwenden',
  },

  help: {
    title: 'Bedienung',
    pieces: 'Was die Spielteile tun',
    inRules: 'In den Regeln',
    inRulesOf: (piece) => `In den Regeln: ${piece}`,

    hands: {
      title: 'Mit Finger oder Maus',
      press:
        'Tippe auf eine Karte, dann auf das Feld, auf das sie soll. Danach kannst du den Zug zwei Sekunden lang zurücknehmen.',
      drag: 'Oder zieh die Karte dorthin.',
      back: '„Zurück“ oder noch einmal dieselbe Karte nimmt eine Wahl zurück.',
      swipe: 'Wisch auf dem Brett zur Seite: ein Zug zurück oder weiter.',
      hold: 'Halte den Finger auf eine Karte oder ein Spielteil, oder lass die Maus darauf ruhen, um zu lesen, was es ist.',
    },

    keys: {
      title: 'Mit der Tastatur',
      space: 'Leertaste',
      card: 'die Karte an diesem Platz der Hand nehmen',
      hand: 'zur Hand',
      board: 'zum Brett',
      arrows: 'von Karte zu Karte, von Feld zu Feld',
      choose: 'wählen',
      back: 'die Wahl zurücknehmen',
      discard: 'zwei abwerfen',
      explain: 'was die Karte oder das Feld ist, sonst alle Spielteile',
      asked: 'sagen, was du tun sollst',
      cards: 'deine Karten sagen, mit dem günstigsten Platz',
      gaps: 'sagen, was auf dem Brett frei ist',
      last: 'den letzten Zug sagen',
      seats: 'sagen, wer wie viele Karten hat',
      rules: 'die Regeln',
      help: 'diese Seite',
      reader:
        'Ein Screenreader muss Buchstaben an die Seite weitergeben, wie er es im Fokusmodus tut.',
    },

    replayKeys: {
      step: 'einen Zug zurück, einen weiter',
      ends: 'an den Anfang, ans Ende',
      play: 'abspielen und anhalten',
      follow: 'folgen, wenn jemand führt, oder sich allein umsehen',
    },

    switches: {
      explaining: {
        title: 'Erklären, worauf die Maus zeigt',
        hint: 'Sonst drück I oder halte den Finger darauf, um es zu lesen.',
      },
      shortcuts: {
        title: 'Tastenkürzel',
        hint: 'Sonst bewirken einzelne Buchstaben und Ziffern nichts.',
      },
    },
  },

  spoken: {
    noHand: 'Du siehst keine Handkarten.',
    later: 'Bist du am Zug, steht bei jeder Karte ihr günstigster Platz.',
    nowhere: 'im Moment kein Platz',
    playable: 'kann jetzt gespielt werden',
    free: (where) => `kostenlos in ${where}`,
    paid: (where, cost) => `${cards(cost)} in ${where}`,
  },

  pieces: {
    pile: {
      name: 'Nachziehstapel',
      text: 'So viele Karten kann diese Person noch ziehen. Niemand schaut hinein.',
    },
    discards: {
      name: 'Abwurfstapel',
      text: 'So viele Karten hat diese Person bezahlt oder abgeworfen. Sie bleiben bis zum Ende verdeckt.',
    },
  },

  shortfall: {
    empty: (who) =>
      who === null
        ? 'Deine Hand und dein Nachziehstapel waren aufgebraucht.'
        : `Hand und Nachziehstapel von ${who} waren aufgebraucht.`,
    nowhere: (who, card) => `${held(who, card)} Sie ließ sich nirgends legen.`,
    early: (who, card) => `${held(who, card)} Sie durfte noch nicht gespielt werden.`,
    costly: (who, card, cost) =>
      `${held(who, card)} Sie zu legen hätte mindestens ${cards(cost)} gekostet, und zum Bezahlen war keine da.`,
    oneMore: 'Mit einer Karte mehr hätte man zwei abwerfen können.',
    dearest: (who, card, cost, move) =>
      `Am teuersten war ${card}: ${who === null ? 'Du hast' : `${who} hat`} die Karte bei Zug ${move} für ${cards(cost)} gelegt.`,
    short: (n, isLast) =>
      `Für das ${isLast ? 'letzte' : 'nächste'} Feld ${plural(n, { one: 'fehlte # Karte', other: 'fehlten # Karten' })}.`,
  },

  lesson: {
    title: (game) => `${game} lernen`,
    coach: 'Lotse',
    progress: (step, of) => `Schritt ${step} von ${of}`,
    chapters: 'Teile der Lektion',
    others: 'Schau, was die anderen tun\u00a0…',
    slip: (why) => `${why} Versuch es noch einmal.`,
    unheard: 'Hier hört nur der Lotse zu. An einem echten Tisch sehen die anderen, was du sagst.',
    back: 'Zurück',
    show: 'Zeig es mir',
    next: 'Weiter',
    again: 'Noch einmal',
    play: 'Richtig spielen',
    leave: 'Die Lektion verlassen',
    leaveShort: 'Verlassen',
  },

  comingBack: {
    iAm: (name) => `Ich bin ${name}`,
    askTitle: (name) => `Bist du ${name}?`,
    askText: (name) =>
      `Die anderen werden gefragt, ob du es bist. Bestätigt es jemand, bekommt dieser Browser den Platz von ${name} mit den Handkarten, und der andere Browser verliert ihn.`,
    ask: 'Fragen',
    waits: (name) => `Jemand von den anderen muss noch bestätigen, dass du ${name} bist.`,
    asked: (name) => `Jemand gibt an, ${name} zu sein.`,
    give: 'Platz zurückgeben',
    decline: 'Ablehnen',
    giveTitle: (name) => `Den Platz an ${name} zurückgeben?`,
    giveText: (name) =>
      `Nur wenn du weißt, dass es ${name} in einem anderen Browser ist. Wer fragt, bekommt den Platz und sieht die Handkarten. Das lässt sich nicht rückgängig machen.`,
    byCode: (name) => `Bist du ${name}? Gib deinen Notfallcode ein`,
    given: 'Der Platz gehört wieder dir.',
    declined: 'Du hast den Platz nicht bekommen.',
    replaced:
      'Ein anderer Browser hat um deinen Platz gebeten, und jemand hat bestätigt, dass du es bist. Bis zum Ende der Partie kannst du hier nicht mehr spielen.',
  },

  stopping: {
    finish: (who) => `${who} weiß, dass keine Karte mehr zum Abschließen übrig ist.`,
    gap: (who, gap, cells, left) =>
      `${who} weiß, dass für ${plural(cells, { one: 'das eine Feld', other: 'die # Felder' })} ${gap} ${left === 0 ? 'keine Insel mehr' : plural(left, { one: 'höchstens noch # Insel', other: 'höchstens noch # Inseln' })} übrig ${left > 1 ? 'sind' : 'ist'}.`,
    cards: (who, turns) =>
      `${who} weiß, dass die Karten ${plural(turns, { one: 'einen Zug', other: '# Züge' })} zu früh ausgehen.`,
    sequence: (who) => `${who} weiß, dass sich eine Sequenz nicht mehr filmen lässt.`,
    trail: (who) => `${who} weiß, dass sich kein grüner Pfad mehr schließen lässt.`,
  },

  gap: (below, above) => {
    if (below === null) return above === null ? 'des Rasters' : `vor der ${above}`;
    return above === null ? `nach der ${below}` : `zwischen ${below} und ${above}`;
  },

  scoreboard: {
    title: 'An diesem Tisch gespielt',
    games: 'Partien',
    won: 'Gewonnen',
    lost: 'Verloren',
    ranked: 'Um Punkte',
    closed: 'Ohne Ergebnis',
    with_partners: 'Mit Partnern',
    wins: 'Siege',
  },

  appointment: {
    title: 'Eine Zeit ausmachen',
    hint: 'Eine Datei für den Kalender von allen',
    when: 'Tag und Uhrzeit',
    save: 'Speichern',
  },

  webhook: {
    title: 'Dem Chat der Gruppe Bescheid sagen',
    off: 'Aus',
    on: 'An',
    text: 'Der Tisch kann in einen Chat eurer Gruppe schreiben: eine Einladung, wer dran ist, wenn die Partie eine Weile gewartet hat, und wie sie ausging. Keine Karten, Züge oder Nachrichten.',
    address: 'Adresse des Webhooks',
    addressHint: 'Du bekommst sie in den Einstellungen des Chats. Sie wird nicht wieder angezeigt.',
    after: 'Wenn die Partie auf jemanden wartet',
    never: 'Nicht Bescheid sagen',
    wait: (minutes) =>
      minutes < 60
        ? plural(minutes, { one: 'Nach # Minute', other: 'Nach # Minuten' })
        : plural(minutes / 60, { one: 'Nach # Stunde', other: 'Nach # Stunden' }),
    quiet: 'Ruhezeit',
    from: 'Ruhe ab',
    to: 'Ruhe bis',
    save: 'Speichern und einladen',
    forget: 'Nicht mehr Bescheid sagen',
  },

  voyage: {
    title: 'Eure Reise',
    reached: (won, harbours) => `${number(won)} von ${number(harbours)} Häfen`,
    together: (names) =>
      `Was du mit ${names} zusammen gewonnen hast, an welchem Tisch auch immer. Jeder Hafen ist etwas schwerer als der davor.`,
    alone:
      'Was du ohne andere Personen gewonnen hast, an welchem Tisch auch immer. Jeder Hafen ist etwas schwerer als der davor.',
    won: 'gewonnen',
  },

  close: {
    title: 'Partie ohne Ergebnis beenden',
    hint: 'Einen Wettstreit kann man nicht aufgeben. Wenn alle Anwesenden zustimmen, endet er ohne Ergebnis.',
    button: 'Ende vorschlagen',
    confirmTitle: 'Die Partie ohne Ergebnis beenden?',
    confirm:
      'Die Partie endet, sobald alle Anwesenden zugestimmt haben. Das lässt sich nicht rückgängig machen.',
    agree: 'Dem Ende zustimmen',
    soFar: (names) =>
      `${list(names)} ${plural(names.length, { one: 'möchte', other: 'möchten' })} die Partie ohne Ergebnis beenden.`,
    endTitle: 'Als Gastgeber beenden',
    endHint: 'Die Partie endet für alle, ohne Ergebnis, und am Tisch kann eine neue beginnen.',
    endButton: 'Partie beenden',
    endConfirmTitle: 'Die Partie für alle beenden?',
    endConfirm: 'Es gibt dann kein Ergebnis. Das lässt sich nicht rückgängig machen.',
    closedHint: 'Die Aufzeichnung unten enthält alles bis dahin.',
  },
} satisfies typeof english;
