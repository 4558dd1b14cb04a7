import { formatter } from '~/texts/formatter';
import type english from '../en/messages';

const { plural, list, number } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });

/** The action of a player; null is the reader. */
const does = (who: string | null, you: string, others: string) =>
  who === null ? `Du ${you}` : `${who} ${others}`;

const the = (who: string | null) => who ?? 'Du';

/** At the beginning of a sentence. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const asNumber = (n: number, cost: number) =>
  cost === 0 ? `${n}: kostenlos` : `${n}: ${cards(cost)}`;

const grids: (typeof english)['grids'] = {
  parts: {
    left: (cell) => `linker Pfeiler, ${cell}`,
    right: (cell) => `rechter Pfeiler, ${cell}`,
    roof: (cell) => `Dach, ${cell}`,
  },
  labels: {
    arch: 'Der Bogen: zwei Pfeiler von zwei mal drei Feldern und darüber ein Dach von sieben mal vier',
    pyramid: 'Die Pyramide: Reihen mit elf, neun, sieben, fünf, drei Feldern und einem Feld',
  },
  archPillars: 'Erst die Pfeiler: Jeder steigt für sich auf, und nichts wird bezahlt.',
  archRoof: 'Jetzt das Dach, mit eigener Reihenfolge und eigenen Preisen.',

  explorer: {
    cell: 'Erkundungsfeld',
    storm: 'unter einem Sturm',
    left: (n) => plural(n, { one: '# Erkundungskarte', other: '# Erkundungskarten' }),
    hint: 'Eine Insel auf einem Sternfeld deckt eine auf: ein Geschenk, Felsen, die etwas kosten, ein Monster oder einen Sturm.',
    clear: 'den Sturm hier auflösen',
    clearAsk: 'Welchen Sturm löst der Kompass auf?',
    clearReady: 'Der Kompass wird abgeworfen, und der Sturm verlässt dieses Feld.',
    clearConfirm: 'Sturm auflösen',
    due: (missing) => `Wähle ${cards(missing)}, um die Insel zu bezahlen.`,
    dueReady: 'Die hochgeschobenen Karten bezahlen die Insel.',
    pay: (n) => `${n} zahlen`,
    place: (n) => `Die ${n} legen und erkunden`,
    placeText: (n, cost) =>
      cost === 0
        ? `Die ${n} erkundet dieses Feld: Eine Karte wird aufgedeckt.`
        : `Die ${n} erkundet dieses Feld: Eine Karte wird aufgedeckt, dann zahlst du ${cost}.`,
    status: (who, n) =>
      who === null
        ? `Du bist am Zug: Bezahle die Insel mit ${cards(n)}.`
        : `${who} bezahlt die Insel.`,
    found: {
      nothing: 'Der Erkundungsstapel war leer',
      start: 'Eine Startkarte wurde aufgedeckt: Nichts geschieht',
      start_as_rocks: 'Eine Startkarte wurde aufgedeckt: Sie zählt als Felsen',
      storm: 'Ein Sturm wurde aufgedeckt: Die Insel ging zurück, und das Feld ist gesperrt',
      rocks: 'Felsen wurden aufgedeckt: Eine Karte mehr ist zu zahlen',
      monster: 'Ein Monster wurde aufgedeckt: Es hat die Insel geholt',
      kept: 'Die aufgedeckte Karte kam auf die Hand',
    },
  },

  sides: {
    day: 'Tag',
    night: 'Nacht',
    dayUp: 'Es ist Tag',
    nightUp: 'Es ist Nacht',
    goal: 'Am Ende zeigen die Reihen 4 bis 6 Tag, die Reihen 1 bis 3 Nacht.',
    wrong: 'falsche Seite für das Ziel',
    turnOver: 'Insel umdrehen',
    turnAim: 'umdrehen',
    turnAsk: (card) => `${card} abwerfen: Welche Insel wird umgedreht?`,
    turnReady: 'Die Karte wird abgeworfen, und diese Insel wird umgedreht.',
    turnConfirm: 'Umdrehen',
  },

  contest: {
    row: 'Die Auslage',
    rowHint: 'Du ziehst von links. Alle sehen, was du nimmst.',
    pile: (n) => plural(n, { one: '# Karte im Stapel', other: '# Karten im Stapel' }),
    empty: 'Die Auslage ist leer.',
    points: (n) => plural(n, { one: '# Punkt', other: '# Punkte' }),
    owned: (who) => (who === null ? 'deine' : `von ${who}`),
    swap: 'Hand gegen Auslage tauschen',
    swapAsk: 'Die ganze Hand offen abwerfen und die ganze Auslage nehmen?',
    swapConfirm: 'Auslage nehmen',
    pass: 'Passen',
    mustPass: 'Du kannst nichts tun und musst passen.',
    won: (who, scores) =>
      `${who === null ? 'Du hast gewonnen' : `Gewonnen hat ${who}`}: ${scores}.`,
    shared: (scores) => `Ein geteilter Sieg: ${scores}.`,
    score: (name, n) => `${name} ${number(n)}`,
    wonTitleYou: 'Das Meer gehört dir',
    wonTitle: 'Der Wettstreit ist entschieden',
    sharedTitle: 'Seite an Seite',
  },

  log: {
    placeFree: (who, n, where) => `${does(who, 'erkundest', 'erkundet')} ${where} mit der ${n}`,
    clear: (who, where) => `${does(who, 'löst', 'löst')} den Sturm auf ${where} auf`,
    replaceCompass: (who) =>
      `${does(who, 'ersetzt', 'ersetzt')} einen Kompass unter den ersten Karten`,
    turnHands: (night) => `Ein Kompass dreht alle Handkarten um: Es ist ${night ? 'Nacht' : 'Tag'}`,
    turnOver: (who, where) => `${does(who, 'drehst', 'dreht')} die Insel in ${where} um`,
    take: (who, taken) => `${does(who, 'ziehst', 'zieht')} ${taken} aus der Auslage`,
    swap: (who, given, taken) =>
      `${does(who, 'wirfst', 'wirft')} ${given} ab und ${who === null ? 'nimmst' : 'nimmt'} die Auslage: ${taken}`,
    pass: (who) => does(who, 'passt', 'passt'),
  },
};

const rough: (typeof english)['rough'] = {
  cards: {
    monster: 'Monster',
    rocks: 'Felsen',
    wild: 'Joker',
    compass: 'Kompass',
    yellow: 'gelber Sturm',
    purple: 'violetter Sturm',
    orange: 'orangefarbener Sturm',
  },
  aStorm: {
    yellow: 'einen gelben Sturm',
    purple: 'einen violetten Sturm',
    orange: 'einen orangefarbenen Sturm',
  },
  captions: {
    monster: 'Monster',
    rocks: 'Felsen',
    wild: 'Joker',
    compass: 'Kompass',
    yellow: 'Sturm',
    purple: 'Sturm',
    orange: 'Sturm',
  },
  row: (n) => `Reihe ${n}`,

  status: {
    rocks: (who) =>
      who === null
        ? 'Du bist am Zug: Versetze die Felsen, oder wirf zwei Karten ab und lass sie liegen.'
        : `${who} versetzt die Felsen oder zahlt, damit sie liegen bleiben.`,
    revealed: (who, storm) =>
      who === null
        ? `Du hast ${storm} aufgedeckt: Stell dich ihm, oder lös ihn mit einem Kompass auf.`
        : `${who} hat ${storm} aufgedeckt und stellt sich ihm, wenn ihn kein Kompass auflöst.`,
    purple: (who) =>
      `${who === null ? 'Wähle' : `${who} wählt`} die Reihe für den violetten Sturm.`,
    yellow: (who, n) =>
      who === null
        ? `Der gelbe Sturm: Wirf ${cards(n)} ab.`
        : `${who} wirft bis auf drei Karten ab.`,
    stuck: (who) =>
      `${does(who, 'hast', 'hat')} keinen Zug mehr: Ein Kompass muss einen Sturm auflösen.`,
    stuckTogether: 'Nur ein aufgelöster Sturm kann die Fahrt noch retten.',
  },

  sea: {
    rocks: 'von Felsen gesperrt',
    storm: 'von einem violetten Sturm gesperrt',
    stormHere: 'von einem Sturm gesperrt',
    rockRow: (row) => `Felsen sperren Reihe ${row}`,
    stormRow: (row) => `Ein violetter Sturm sperrt Reihe ${row}`,
    wild: 'ein Joker',
    aimWild: (cost) =>
      cost === 0 ? 'den Joker kostenlos legen' : `den Joker für ${cards(cost)} legen`,
    aimMonster: 'dem Monster überlassen',
    aimRocks: (row) => `die Felsen in Reihe ${row} versetzen`,
    aimPurple: (row) => `den Sturm neben Reihe ${row} legen`,
    aimed: 'gewählt',
  },

  dock: {
    monster: 'Welche Insel holt sich das Monster? Beide kommen aus dem Spiel.',
    monsterIdle: 'Das Monster kann nur auf eine Insel; im Moment ist keine zu holen.',
    onlyMonster: 'Überlass dem Monster eine Insel.',
    onlyMonsterOrDiscard: 'Wirf zwei ab, oder überlass dem Monster eine Insel.',
    monsterReady: (n) => `Das Monster holt sich die ${n}. Beide kommen aus dem Spiel.`,
    monsterConfirm: (n) => `Die ${n} überlassen`,
    wild: 'Wohin mit dem Joker? Wähle ein hervorgehobenes Feld.',
    wildNumber: 'Welche Zahl soll er sein?',
    wildNumberLabel: 'Zahl des Jokers',
    asNumber,
    asHopeless: (n, cost) => `${asNumber(n, cost)}, lässt eine Lücke`,
    startWild: 'Joker als Start',
    startWildAsk: 'Den Joker als Start spielen? Dann gebt ihr zusammen acht Karten ab.',
    finishWild: 'Joker als Ziel',
    finishWildAsk: 'Den Joker als Ziel spielen und die Fahrt beenden?',
    rocks:
      'Versetze die Felsen in eine andere Reihe, oder wirf zwei Karten ab und lass sie liegen.',
    rocksOnly: 'Versetze die Felsen in eine andere Reihe.',
    rocksReady: (row) => `Die Felsen kommen in Reihe ${row}.`,
    rocksConfirm: (row) => `In Reihe ${row} versetzen`,
    keepRocks: 'Für zwei Karten liegen lassen',
    keepReady: 'Diese zwei zahlen dafür, dass die Felsen liegen bleiben.',
    keepConfirm: 'Felsen liegen lassen',
    purple: 'Welche Reihe soll der violette Sturm sperren?',
    purpleReady: (row) => `Der Sturm sperrt Reihe ${row}.`,
    purpleConfirm: (row) => `Reihe ${row} sperren`,
    rows: 'Reihe',
    yellow: (left) => `Der gelbe Sturm lässt dir drei Karten: Wähle ${cards(left)} zum Abwerfen.`,
    yellowReady: 'Diese Karten kommen verdeckt auf deinen Abwurfstapel.',
    face: 'Sich ihm stellen',
    discardHand: 'Hand für einen Kompass abwerfen',
    discardHandAsk: 'Deine ganze Hand abwerfen, um einen Kompass zu verdienen?',
    discardHandConfirm: 'Hand abwerfen',
    fromPile: 'Zwei vom Stapel, ungesehen',
    fromPileOff: 'Keine vom Stapel',
    fromPileHint: 'Zwei der Karten sind die obersten deines Nachziehstapels, ungesehen.',
  },

  finishWaits: (names) => `Das Ziel muss warten. Monster auf der Hand: ${names}.`,
  underOrange: 'Unter dem orangefarbenen Sturm legst du Inseln nur neben andere.',

  storms: {
    title: 'Stürme und Kompasse',
    compasses: 'Kompasse',
    earned: (n) => `${n} verdient`,
    beside: (n) => `${n} zu verdienen`,
    calm: 'Kein Sturm',
    calmLead: 'Im Moment liegt kein Sturm aus.',
    open: 'Über Stürme reden',
    look: 'Was ist das?',
    explain: {
      yellow: 'An diesem Platz sind höchstens drei Karten auf der Hand.',
      purple: 'In diese Reihe darf keine Karte gelegt werden.',
      orange: 'An diesem Platz dürfen Inseln nur neben andere gelegt werden.',
      revealed: 'Er wirkt noch nicht.',
    },
    earn: 'Einen Kompass gibt es für den Start, für eine Reihe aus sechs aufeinanderfolgenden Zahlen und für eine ganze abgeworfene Hand.',
    end: 'Kompass einsetzen',
    propose: 'Vorschlagen',
    lead: 'Redet nur darüber, welcher Sturm aufgelöst wird: Jede Person hat eine Meinung. Alle dürfen für die Gruppe einen Kompass einsetzen.',
    solo: 'Ein Kompass löst einen Sturm auf; beide kommen aus dem Spiel.',
    keep: 'Behalten wir ihn',
    left: (n) => `In diesem Zug kannst du deine Meinung noch ${n} Mal sagen.`,
  },
  storm: {
    revealed: 'der gerade aufgedeckte Sturm',
    yellow: (who) => `der gelbe Sturm vor ${who ?? 'dir'}`,
    orange: (who) => `der orangefarbene Sturm vor ${who ?? 'dir'}`,
    purple: (row) => `der violette Sturm neben Reihe ${row}`,
  },
  said: {
    end: (who, storm) => `${the(who)}: „${capital(storm)} soll weg.“`,
    keep: (who) => `${the(who)}: „Behalten wir den Kompass.“`,
  },

  seats: {
    yellow: 'unter einem gelben Sturm: höchstens drei Karten',
    orange: 'unter einem orangefarbenen Sturm: nur neben Inseln',
    monster: 'hat ein Monster',
  },

  log: {
    monster: (who, where) =>
      `${does(who, 'überlässt', 'überlässt')} einem Monster die Insel in ${where}`,
    finishBack: (who, names) =>
      `${does(who, 'versuchst', 'versucht')} das Ziel, aber es kommt zurück. Monster auf der Hand: ${names}`,
    moveRocks: (row) => `Die Felsen wandern in Reihe ${row}`,
    keepRocks: (who) =>
      `${does(who, 'wirfst', 'wirft')} zwei Karten ab, damit die Felsen liegen bleiben`,
    rocksGone: 'Vier Reihen sind voll: Die Felsen sind weg',
    storm: (who, storm) => `${does(who, 'deckst', 'deckt')} ${storm} auf`,
    blow: (row) => `Der violette Sturm sperrt Reihe ${row}`,
    reduce: (who, n) => `${does(who, 'wirfst', 'wirft')} im gelben Sturm ${cards(n)} ab`,
    compass: 'Ein Kompass ist verdient',
    spend: (who, storm) =>
      `${does(who, 'setzt', 'setzt')} einen Kompass ein: ${capital(storm)} löst sich auf`,
    discardHand: (who, n) => `${does(who, 'wirfst', 'wirft')} eine ganze Hand ab: ${cards(n)}`,
  },
};

export default {
  list,
  cards,
  rough,
  grids,

  card: {
    island: (n) => `Insel ${n}`,
    start: 'Startkarte',
    finish: 'Zielkarte',
    startShort: 'Start',
    finishShort: 'Ziel',
  },

  status: {
    setup: 'Die Karten werden ausgeteilt.',
    mustStart: 'Du bist am Zug: Du hast die Startkarte und musst sie spielen.',
    pledging: (names) => `Start, am Zug: ${names}.`,
    youPledge: 'Start: Wie viele der acht Karten gibst du ab?',
    youAgree: 'Start: Die Zusagen gehen auf. Bist du einverstanden?',
    giving: (names) => `Start, Karten wählen noch: ${names}.`,
    youGive: (n) => `Start: Wähle ${cards(n)} zum Abgeben.`,
  },

  result: {
    won: (cells) =>
      `Gewonnen: Alle ${cells} Inseln liegen in der richtigen Reihenfolge, und das Ziel ist gespielt.`,
    lostStart: 'Verloren: Für den Start waren keine acht Karten da.',
    wonTitle: 'Das Meer ist still',
    wonLead: 'Alle Inseln in der richtigen Reihenfolge, vom Hafen bis zum Anker.',
    concededLeadSolo: 'Diese Fahrt wurde abgebrochen.',
    lostTitle: 'Die Fahrt endet hier',
    lostStartLead: 'Alle Hände zusammen hatten keine acht Karten für den Start.',
    concededLead: 'Alle waren sich einig, diese Fahrt abzubrechen.',
    islands: (n, all) =>
      plural(n, {
        one: `# Insel von ${all} lag im Meer.`,
        other: `# Inseln von ${all} lagen im Meer.`,
      }),
  },

  sea: {
    label: 'Das Meer: sechs Reihen mit sechs Feldern, von links unten nach rechts oben',
    ascending: 'Aufsteigend: jede Reihe von links nach rechts, dann die Reihe darüber',
    hopeless: 'lässt eine Lücke, die nichts mehr füllt',
    chosen: (n) => `gewählt für ${n}`,
    startEmpty: 'Platz für den Start, leer',
    startFilled: 'Platz für den Start, belegt',
    finishEmpty: 'Platz für das Ziel, leer',
    finishFilled: 'Platz für das Ziel, belegt',
    start: 'Start',
    finish: 'Ziel',
  },

  dock: {
    chooseFinish: 'Das Meer ist voll. Spiel das Ziel!',
    mustStart: 'Du hast eine Startkarte. Du musst sie jetzt spielen.',
    mustStartHint: 'Danach gebt ihr alle zusammen genau acht Karten ab.',
    mustStartHintSolo: 'Danach ziehst du acht weitere Karten und gibst genau acht ab.',
    playStart: 'Start spielen',
    playFinish: 'Ziel spielen',
    tooDear: (n, island, cost, others) =>
      `Die ${n} neben der ${island} kostet ${cost}; du hast ${others === 0 ? 'keine andere Karte' : `${others} andere`}.`,
    comesAfter: (n, island) => `Die ${n} muss hinter die ${island}.`,
    comesBefore: (n, island) => `Die ${n} muss vor die ${island}.`,
    gapHint: '⚠ lässt eine Lücke, die keine Insel mehr füllt.',
    noUse: (card) => `${card}: im Moment nur zum Bezahlen oder Abwerfen.`,
    hopeless: 'Das lässt eine Lücke, die keine Insel mehr füllen kann.',
    confirmFinish: 'Das Ziel spielen und die Fahrt beenden?',
    waitingFor: (names) => `Warten auf ${names}.`,
    pickGive: (left, begun) =>
      begun
        ? plural(left, { one: 'Wähle noch # Karte.', other: 'Wähle noch # Karten.' })
        : plural(left, { one: 'Wähle # Karte zum Abgeben.', other: 'Wähle # Karten zum Abgeben.' }),
    giveReadySolo: 'Diese Karten werden verdeckt abgeworfen.',
    giveReady: 'Diese Karten gibst du ab, sobald alle gewählt haben.',
    give: (n) => `${cards(n)} abgeben`,
    suggest: 'Vorschlagen',
    givenWaiting: (names) => `Deine Karten liegen bereit. Warten auf ${names}.`,
    givenAll: 'Deine Karten liegen bereit.',
  },

  window: {
    picked: 'Für den Start gewählt',
    phrases: 'Bisher gesagt',
    saidAsk: (who, whom, count, more) =>
      `${does(who, 'bittest', 'bittet')} ${whom ?? 'dich'} um ${count} ${more ? 'mehr' : 'weniger'}`,
    saidThink: (who) => `${the(who)}: „Lasst mich überlegen.“`,
    announcePledge: (name, n) => `${name} sagt ${n} zu.`,
    announceAgreed: (name) => `${name} ist einverstanden.`,
  },

  log: {
    first: (who) => does(who, 'beginnst', 'beginnt'),
    place: (who, n, where, cost) =>
      `${does(who, 'legst', 'legt')} die ${n} in ${where}${cost === 0 ? '' : ` und ${who === null ? 'zahlst' : 'zahlt'} ${cards(cost)}`}`,
    start: (who) => `${does(who, 'spielst', 'spielt')} den Start`,
    given: (parts) => `Acht Karten wurden abgegeben: ${parts}`,
    gave: (who, n) => `${who} ${n}`,
    finish: (who) => `${does(who, 'spielst', 'spielt')} das Ziel`,
  },

  reveal: {
    removed: 'Vor dem Austeilen entfernt',
    removedNone: 'Es wurden keine Inseln entfernt.',
    commonPile: 'Was vom Stapel übrig war',
    explorer: 'Was vom Erkundungsstapel übrig war',
    pileEmpty: 'Nichts: Er war aufgebraucht.',
  },
} satisfies typeof english;
