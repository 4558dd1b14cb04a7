import { formatter } from '~/texts/formatter';
import type { Messages } from '.';
import { grids } from './grids.de';
import { refusals } from './refusals.de';
import { rough } from './rough.de';
import { statistics } from './statistics.de';

const { plural, list } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });
/** What somebody is asked for. */
const byCount = (count: number, more: boolean) => `${count} ${more ? 'mehr' : 'weniger'}`;

export const de: Messages = {
  list,
  cards,
  refusals,
  rough,
  grids,
  statistics,

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
    pledging: (names) => `Start: Es fehlt noch das Wort von ${names}.`,
    youPledge: 'Start: Wie viele der acht Karten gibst du ab?',
    youAgree: 'Start: Die Zusagen gehen auf. Bist du einverstanden?',
    giving: (names) => `Start: Karten wählen noch ${names}.`,
    youGive: (n) => `Start: Wähle ${cards(n)} zum Abgeben.`,
  },

  result: {
    won: (cells) =>
      `Gewonnen: Alle ${cells} Inseln liegen in Reihenfolge, und das Ziel ist gespielt.`,
    lostStuck: (name) => `Verloren: ${name} konnte nichts mehr spielen.`,
    lostStuckYou: 'Verloren: Du konntest nichts mehr spielen.',
    lostStart: 'Verloren: Für den Start waren keine acht Karten da.',
    conceded: 'Aufgegeben: Alle haben zugestimmt.',
    wonTitle: 'Gewonnen: Das Meer ist still',
    wonLead:
      'Alle Inseln in Reihenfolge, vom Hafen bis zum Anker. Ihr habt es gemeinsam geschafft, ohne ein Wort.',
    wonLeadSolo: 'Alle Inseln in Reihenfolge, vom Hafen bis zum Anker. Ganz allein dein Werk.',
    concededLeadSolo: 'Du hast diese Fahrt ziehen lassen.',
    concededSolo: 'Aufgegeben.',
    lostTitle: 'Der Wind hat sich gelegt',
    lostStuckLead: (name) =>
      `${name} hatte keine spielbare Karte mehr, und keine zwei zum Abwerfen.`,
    lostStuckLeadYou: 'Du hattest keine spielbare Karte mehr, und keine zwei zum Abwerfen.',
    lostStartLead: 'Zusammen hattet ihr keine acht Karten für den Start auf der Hand.',
    concededLead: 'Ihr wart euch einig, diese Fahrt ziehen zu lassen.',
    islands: (n, all) =>
      plural(n, {
        one: `# Insel von ${all} lag im Meer.`,
        other: `# Inseln von ${all} lagen im Meer.`,
      }),
  },

  sea: {
    label: 'Das Meer: sechs Reihen mit sechs Feldern, von links unten nach rechts oben',
    progress: (n, all) => `${n} von ${all}`,
    ascending: 'Aufsteigend: jede Reihe von links nach rechts, dann die Reihe darüber',
    cell: (row, column) => `Reihe ${row}, Feld ${column}`,
    empty: 'leer',
    last: 'letzter Zug',
    placeFree: (n) => `${n} umsonst legen`,
    placeFor: (n, cost) => `${n} für ${cards(cost)} legen`,
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
    choose: 'Wähle eine Karte zum Legen.',
    chooseOrDiscard: 'Wähle eine Karte zum Legen, oder wirf zwei ab.',
    chooseFinish: 'Das Meer ist voll. Spiel das Ziel!',
    mustStart: 'Du hast eine Startkarte: Sie muss jetzt gespielt werden.',
    mustStartHint: 'Danach gebt ihr alle zusammen genau acht Karten ab.',
    mustStartHintSolo: 'Danach ziehst du acht weitere Karten und gibst genau acht ab.',
    playStart: 'Start spielen',
    playFinish: 'Ziel spielen',
    pickCell: (n) => `Wohin mit der ${n}? Wähle ein hervorgehobenes Feld.`,
    costHint: 'Die Zahlen sagen, wie viele Karten es kostet.',
    noCell: (n) => `Die ${n} lässt sich im Moment nirgends legen.`,
    noUse: (card) => `${card}: im Moment nur zum Bezahlen oder Abwerfen.`,
    placeFree: (n) => `Die ${n} kommt umsonst hierher.`,
    placePay: (n, cost, chosen) =>
      chosen === cost
        ? `Die ${n} hierher: Du zahlst mit den hochgeschobenen Karten.`
        : `Die ${n} hierher: Wähle noch ${cards(cost - chosen)} zum Bezahlen.`,
    place: (n) => `Die ${n} legen`,
    placeAndPay: (n, cost) => `Die ${n} legen, ${cost} zahlen`,
    hopeless: 'Das lässt eine Lücke, die keine Insel mehr füllen kann.',
    confirmFinish: 'Das Ziel spielen und die Fahrt beenden?',
    waitingFor: (names) => `Es fehlen noch: ${names}.`,
    pickGive: (left, begun) =>
      begun
        ? plural(left, { one: 'Wähle noch # Karte.', other: 'Wähle noch # Karten.' })
        : plural(left, {
            one: 'Wähle # Karte zum Abgeben.',
            other: 'Wähle # Karten zum Abgeben.',
          }),
    giveReadySolo: 'Diese Karten werden verdeckt abgelegt.',
    giveReady: 'Diese Karten gibst du ab, sobald alle gewählt haben.',
    give: (n) => `${cards(n)} abgeben`,
    suggest: 'Vorschlagen',
    givenWaiting: (names) => `Deine Karten liegen bereit. Es fehlen noch: ${names}.`,
    givenAll: 'Deine Karten liegen bereit.',
  },

  window: {
    title: 'Segel setzen',
    lead: 'Gebt zusammen genau acht Karten ab. Sprecht euch ab, wer wie viele abgibt, nie welche.',
    soloLead: 'Du gibst genau acht Karten deiner Hand ab.',
    total: (sum, needed) => `${sum} von ${needed} zugesagt`,
    missing: (n) => plural(n, { one: '# fehlt noch', other: '# fehlen noch' }),
    tooMany: (n) => plural(n, { one: '# zu viel', other: '# zu viel' }),
    complete: 'Genau acht',
    noPledge: 'noch keine Zusage',
    pledges: (n) => `gibt ${n}`,
    agreed: 'einverstanden',
    given: 'hat gewählt',
    picked: 'Für den Start gewählt',
    choosing: 'wählt noch',
    stepper: 'Karten, die ich gebe',
    fewer: 'Eine weniger',
    more: 'Eine mehr',
    most: (n) => `Du kannst höchstens ${n} abgeben.`,
    allOrNone: (n) => `Du kannst ${n} abgeben oder keine.`,
    pledge: (n) => `${n} zusagen`,
    change: (n) => `In ${n} ändern`,
    pledged: (n) => `Du sagst ${n} zu`,
    agree: 'Einverstanden',
    tooFewHint: (n) =>
      plural(n, {
        one: 'Zusammen fehlt #: Jemand muss mehr geben.',
        other: 'Zusammen fehlen #: Jemand muss mehr geben.',
      }),
    tooManyHint: (n) =>
      plural(n, {
        one: 'Zusammen ist es # zu viel: Jemand muss weniger geben.',
        other: 'Zusammen sind es # zu viel: Jemand muss weniger geben.',
      }),
    agreeHint: 'Die Zusagen ergeben zusammen acht.',
    youAgreed: 'Du bist einverstanden.',
    ask: 'Um mehr oder weniger bitten',
    askWho: 'Wen?',
    askMore: 'mehr',
    askFewer: 'weniger',
    askDirection: 'Mehr oder weniger',
    askCount: 'Wie viele',
    askSend: (name, count, more) => `${name} um ${byCount(count, more)} bitten`,
    think: 'Lasst mich überlegen',
    phrases: 'Bisher gesagt',
    saidAsk: (who, whom, count, more) => `${who} bittet ${whom} um ${byCount(count, more)}`,
    saidAskYou: (who, count, more) => `${who} bittet dich um ${byCount(count, more)}`,
    saidAskByYou: (whom, count, more) => `Du bittest ${whom} um ${byCount(count, more)}`,
    saidThink: (who) => `${who}: „Lasst mich überlegen.“`,
    saidThinkYou: 'Du: „Lasst mich überlegen.“',
    left: (phrases, changes) =>
      `Noch ${plural(phrases, { one: '# Satz', other: '# Sätze' })} und ${plural(changes, { one: '# Änderung', other: '# Änderungen' })}`,
    leftHint: 'Eine erste Zusage und jede Änderung in Richtung acht sind immer möglich.',
    announcePledge: (name, n) => `${name} sagt ${n} zu.`,
    announceAgreed: (name) => `${name} ist einverstanden.`,
  },

  log: {
    first: (who) => `${who} beginnt`,
    firstYou: 'Du beginnst',
    placeFree: (who, n, where) => `${who} legt die ${n} in ${where}`,
    placeFreeYou: (n, where) => `Du legst die ${n} in ${where}`,
    placePaid: (who, n, where, cost) => `${who} legt die ${n} in ${where} und zahlt ${cards(cost)}`,
    placePaidYou: (n, where, cost) => `Du legst die ${n} in ${where} und zahlst ${cards(cost)}`,
    discard: (who) => `${who} wirft zwei Karten ab`,
    discardYou: 'Du wirfst zwei Karten ab',
    start: (who) => `${who} spielt den Start`,
    startYou: 'Du spielst den Start',
    given: (parts) => `Acht Karten wurden abgegeben: ${parts}`,
    gave: (who, n) => `${who} ${n}`,
    finish: (who) => `${who} spielt das Ziel`,
    finishYou: 'Du spielst das Ziel',
    concede: (who) => `${who} möchte aufhören`,
    concedeYou: 'Du möchtest aufhören',
  },

  reveal: {
    removed: 'Vor dem Austeilen entfernt',
    removedNone: 'Es wurden keine Inseln entfernt.',
    commonPile: 'Was vom Stapel übrig war',
    explorer: 'Was vom Erkundungsstapel übrig war',
    pileEmpty: 'Nichts: Er war aufgebraucht.',
  },
};
