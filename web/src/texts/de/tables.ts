import type english from '~/texts/en/tables';
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('de');

export default {
  watching: {
    openHands: 'Wer zuschaut, darf alle Handkarten sehen',
    openHandsHint:
      'Das erfahren alle, bevor sie sich setzen. Wer hinsieht, kann in dieser Partie keinen Platz mehr nehmen und darf nicht mit den Spielern reden.',
    lookTitle: 'Du kannst alle Handkarten sehen',
    lookText:
      'Dann kannst du in dieser Partie keinen Platz mehr nehmen und darfst nicht mit ihren Spielern reden.',
    lookChat: 'Wer hingesehen hat, kann mit den anderen chatten, die es auch getan haben.',
    look: 'Alle Handkarten zeigen',
    lookLater: 'Jetzt nicht',
    looked: 'Alle Handkarten sind zu sehen.',
    reminder: 'Du siehst alle Handkarten: kein Wort zu den Spielern.',
    withHands: 'Erlaubt, auf Wunsch mit allen Handkarten',
  },

  listing: {
    listed: 'Diesen Tisch unter den offenen Tischen zeigen',
    listedHint: 'Dann können ihn alle finden und dazukommen. Sonst braucht man den Link.',
    language: 'Sprache am Tisch',
    row: 'Sichtbarkeit',
    byLink: 'Nur mit dem Link',
    inList: 'Unter den offenen Tischen',
    inListIn: (language) => `Unter den offenen Tischen, ${language}`,
  },

  openTables: {
    title: 'Offene Tische',
    count: (n) =>
      plural(n, { one: '# Tisch steht allen offen.', other: '# Tische stehen allen offen.' }),
    none: 'Im Moment gibt es keine offenen Tische.',
    make: 'Tisch eröffnen',
    makeHint: 'Eröffne selbst einen und lass ihn hier zeigen: Wer Gesellschaft sucht, findet dich.',
    lost: 'Die Liste konnte nicht aktualisiert werden. Neuer Versuch\u00a0…',
    of: (host) => `Tisch von ${host}`,
    free: (n) => plural(n, { one: '# Platz frei', other: '# Plätze frei' }),
    full: 'Kein Platz frei',
    sit: 'Platz nehmen',
    watch: 'Zuschauen',
    unwatchable: 'Ohne Zuschauer',
    gone: 'Hier ist kein Platz mehr frei.',
    sitTitle: (n) => `Platz ${number(n)} nehmen`,
  },

  home: {
    title: 'Karten spielen mit Freunden in der Ferne',
    lead: 'Stille Spiele, die ihr gemeinsam gewinnt, und ein munterer Wettlauf um Punkte. Ohne Konto.',
    create: 'Neue Partie',
    company: 'Wer spielt mit',
    companies: { friends: 'Mit Freunden', computers: 'Mit Computern', alone: 'Allein' },
    companyHints: {
      friends: 'Du bekommst einen Link zum Verschicken.',
      computers: 'Es geht sofort los. Computer besetzen die anderen Plätze.',
      alone: 'Es geht sofort los: nur du gegen die Karten.',
    },
    game: 'Spiel',
    rulesOf: (game) => `Regeln von ${game}`,
    learnFirst: 'Neu in diesem Spiel?',
    talk: 'Reden während der Partie',
    talkSilentHint: 'Solange eine Partie läuft, können die Spieler einander nicht schreiben.',
    talkOpen: 'Mit Chat',
    talkOpenHint:
      'Die Spieler dürfen jederzeit chatten. Das sehen alle, bevor sie sich an den Tisch setzen.',
    wonHere: (won, games) => `Hier gewonnen: ${number(won)} von ${number(games)}`,
    wonWith: (won, seats) => `${number(won)} mit ${number(seats)}`,
    wonBySharp: (each) => `Von 100 Partien gewinnen starke Computer ${each} Personen.`,
    takes: (minutes) => `Eine Partie dauert hier etwa ${number(minutes)} min.`,
    forPlayers: (min, max) =>
      min === max
        ? plural(max, { one: 'Für genau # Person.', other: 'Für genau # Personen.' })
        : `Für ${number(min)} bis ${number(max)} Personen.`,
    marks: ['leichter', 'etwas schwerer', 'schwerer', 'viel schwerer'],
    talkUsual: 'Nach den Regeln',
    spectators: 'Zuschauer erlaubt',
    spectatorsHint:
      'Sie sehen keine Handkarten, wenn du es nicht erlaubst. Was sie schreiben, sehen die Spieler erst nach der Partie.',
    variants: 'Varianten',
    playNow: 'Jetzt spielen',
    options: 'Optionen',
    optionsOf: (game) => `Optionen von ${game}`,
    goOn: 'Weiter',
    createButton: 'Tisch eröffnen',
    creating: 'Der Tisch wird eröffnet\u00a0…',
    more: 'Mehr',
    join: 'An einen Tisch setzen',
    code: 'Code oder Link',
    codeHint: 'Zehn Buchstaben und Ziffern, etwa abcde-fghjk. Der Code eines Blatts geht auch.',
    codeWrong: 'Das ist kein Code für einen Tisch oder ein Blatt.',
    joinButton: 'Beitreten',
    seatsRange: (min, max) =>
      min === max
        ? plural(max, { one: '# Person', other: '# Personen' })
        : `${number(min)} bis ${number(max)} Personen`,
  },

  phase: { lobby: 'Vor Beginn', playing: 'Läuft', over: 'Beendet' },

  seats: {
    title: 'Plätze',
    empty: 'Freier Platz',
    placeOf: (name) => `Platz von ${name}`,
    host: 'Gastgeber',
    away: 'Abwesend',
    free: 'Platz ist frei',
    yourName: 'Dein Name',
    nameHint: 'Bis zu 24 Zeichen. Die anderen sehen ihn.',
    nameMissing: 'Gib zuerst deinen Namen ein.',
    sit: 'Hier hinsetzen',
    joinAs: (name) => (name === '' ? 'Mitspielen' : `Als ${name} mitspielen`),
    sitAt: (n) => `Hier hinsetzen, Platz ${number(n)}`,
    move: 'Hierher',
    moveTo: (n) => `Hierher, Platz ${number(n)}`,
    stand: 'Aufstehen',
    more: (name) => `Optionen für ${name}`,
    handOver: (name) => `${name} zum Gastgeber machen`,
    remove: (name) => `${name} entfernen`,
    removeTitle: (name) => `${name} vom Tisch entfernen?`,
    removeText:
      'Der Platz wird frei, und diese Person kann hier nicht sitzen oder chatten, bis du sie wieder hereinlässt.',
    removeConfirm: 'Entfernen',
    guestsTitle: 'Gäste ohne Platz',
    closedForName:
      'Dieser Tisch ist noch nicht offen: Wer hier spielt, hat noch keinen Namen genannt.',
    mute: 'Stummschalten',
    muteName: (name) => `${name} stummschalten`,
    unmute: 'Schreiben lassen',
    unmuteName: (name) => `${name} schreiben lassen`,
    removeGuestText:
      'Diese Person kann hier nicht zuschauen, sitzen oder chatten, bis du sie wieder hereinlässt.',
    lock: 'Tisch sperren',
    lockHint: 'Keine neuen Spieler: Nur wer einen Platz hat, kann mitspielen.',
    locked: 'Der Gastgeber hat den Tisch gesperrt: Niemand sonst kann sich setzen.',
    removedTitle: 'Entfernt',
    readmit: 'Wieder hereinlassen',
    readmitName: (name) => `${name} wieder hereinlassen`,
    watchers: (n) => plural(n, { one: '# Gast ohne Platz', other: '# Gäste ohne Platz' }),
    freeSeat: 'Platz freigeben',
    freeSeatOf: (name) => `Den Platz von ${name} freigeben`,
    freeTitle: (name) => `Den Platz von ${name} freigeben?`,
    freeText: (name) =>
      `${name} ist seit einer Weile abwesend. Jemand anderes oder ein Computerpartner kann den Platz dann samt Handkarten übernehmen.`,
    takeOver: 'Platz übernehmen',
    takeOverOf: (name) => `Den Platz von ${name} übernehmen`,
    takeOverText: (name) => `Du spielst mit den Handkarten von ${name} weiter, unter deinem Namen.`,
    freeIdleText: (name) =>
      `Der Tisch wartet seit drei Minuten auf ${name}. Jemand anderes oder ein Computerpartner kann den Platz dann samt Handkarten übernehmen.`,
    playsAs: (name) => `Du spielst als ${name}, bis diese Partie zu Ende ist.`,
    takeOverSilentText: (name) =>
      `Du spielst mit den Handkarten von ${name} weiter, bis zum Ende der Partie auch unter diesem Namen.`,
    nameAfter: 'Dein Name nach dieser Partie',
    isAway: (names) =>
      `${list(names)} ${plural(names.length, { one: 'ist', other: 'sind' })} abwesend.`,
    isFree: (names) =>
      plural(names.length, {
        one: `Der Platz von ${list(names)} ist frei.`,
        other: `Die Plätze von ${list(names)} sind frei.`,
      }),
  },

  partners: {
    title: 'Computerpartner',
    computer: 'Computer',
    levels: { gentle: 'Entspannt', steady: 'Solide', sharp: 'Stark' },
    levelOf: (name) => `Wie stark ${name} spielt`,
    levelOfAll: 'Wie stark sie spielen',
    add: 'Computer dazusetzen',
    addAt: (n) => `Computer dazusetzen, Platz ${number(n)}`,
    remove: (name) => `${name} entfernen`,
    count: (n) => `${n} Computer`,
    some: (n) => `${n} Computerpartner`,
    with: (names) => `Computerpartner: ${list(names)}`,
    mark: 'Mit Computerpartnern',
    call: (name) => `Einen Partner für ${name} spielen lassen`,
    playOnTitle: 'Musst du weg?',
    playOnHint:
      'Ein Computerpartner spielt deine Karten, bis du zurück bist. Die anderen sehen das.',
    playOn: 'Für mich weiterspielen',
    playsOn: 'Ein Computerpartner spielt gerade deine Karten.',
    back: 'Ich bin wieder da',
  },

  start: {
    button: 'Partie starten',
    alone: 'Allein starten',
    again: 'Neue Partie',
    harder: (options) => `Weiter mit ${options}`,
    againReady: (ready, all) =>
      ready === 0 ? 'Neue Partie' : `Neue Partie (${number(ready)} von ${number(all)} bereit)`,
    notYet: 'Noch nicht',
    isReady: 'bereit',
    readyOf: (ready, all) =>
      plural(ready, {
        one: `# von ${all} ist bereit für eine neue Partie.`,
        other: `# von ${all} sind bereit für eine neue Partie.`,
      }),
    titleReady: (ready, all) => `${ready}/${all} bereit`,
    waitHost: (name) => `Warten, bis ${name} die Partie startet.`,
    waitHostUnknown: 'Warten, bis der Gastgeber die Partie startet.',
    againHost: (name) => `${name} kann die nächste Partie starten.`,
    againHostUnknown: 'Der Gastgeber kann die nächste Partie starten.',
    sitFirst: 'Nimm einen Platz, um mitzuspielen, oder bleib und schau zu.',
    sitOnly: 'Nimm einen Platz, um mitzuspielen.',
    unnamed: (n) =>
      plural(n, {
        one: '# Gast wählt noch einen Namen.',
        other: '# Gäste wählen noch einen Namen.',
      }),
  },

  share: {
    nameFirst: 'Andere können mitspielen oder zuschauen, sobald du einen Namen hast.',
    nameForResults: 'Andere finden dein Ergebnis, sobald du einen Namen hast.',
    title: 'Freunde einladen',
    text: 'Mit diesem Link kann man mitspielen oder zuschauen.',
    onlyNearby:
      'Wer im selben Netz ist, öffnet diesen Link. Von anderswo führt er nicht zu diesem Computer.',
    onlyHere:
      'Dieser Link funktioniert nur auf diesem Computer. Um Freunde einzuladen, öffne die Seite unter der Adresse, unter der sie für andere erreichbar ist, und kopiere den Link dort.',
    textNoWatching: 'Mit diesem Link kann man mitspielen.',
    link: 'Link zu diesem Tisch',
    code: 'Code',
    share: 'Teilen\u00a0…',
    message: (game) => `Spiel ${game} mit mir`,
    showQr: 'QR-Code zeigen',
    hideQr: 'QR-Code ausblenden',
  },

  settings: {
    optionsLocked: (options) =>
      `Die Optionen gehören zum gewählten Blatt: ${options}. Bei einem zufälligen kannst du sie ändern.`,

    title: 'Der Tisch',
    change: 'Ändern',
    changeTitle: 'Tisch ändern',
    save: 'Speichern',
    game: 'Spiel',
    options: 'Variante',
    players: 'Spieler',
    talk: 'Reden',
    watching: 'Zuschauen',
    watchingOn: 'Erlaubt',
    watchingOff: 'Nicht erlaubt',
  },

  /** Where the deal of the day is being played. */
  dayTable: {
    hiddenTitle: 'Hier wird das Blatt des Tages gespielt',
    hidden:
      'Bis der Tag vorbei ist, sehen nur ihre Spieler diese Partie. So bleibt das Blatt für alle anderen neu. Spiel es selbst oder komm später wieder.',
    hiddenOver:
      'Die letzte Partie hier war das Blatt des Tages. Du kannst sie sehen, wenn der Tag vorbei ist.',
    toToday: 'Heutiges Blatt',
  },

  lookBack: { title: 'Eine Aufzeichnung ansehen' },
} satisfies typeof english;
