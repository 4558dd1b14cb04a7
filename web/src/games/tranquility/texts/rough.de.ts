import { formatter } from '~/texts/formatter';
import type { rough as english } from './rough.en';

const { plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });
/** What somebody does; null is the reader. */
const does = (who: string | null, you: string, others: string) =>
  who === null ? `Du ${you}` : `${who} ${others}`;
const the = (who: string | null) => who ?? 'Du';
/** At the beginning of a sentence. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const asNumber = (n: number, cost: number) =>
  cost === 0 ? `${n}: umsonst` : `${n}: ${cards(cost)}`;

export const rough: typeof english = {
  cards: {
    monster: 'Monster',
    rocks: 'Felsen',
    wild: 'Joker',
    compass: 'Kompass',
    yellow: 'gelber Sturm',
    purple: 'violetter Sturm',
    orange: 'oranger Sturm',
  },
  aStorm: {
    yellow: 'einen gelben Sturm',
    purple: 'einen violetten Sturm',
    orange: 'einen orangen Sturm',
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
    rocksYou: 'Du bist am Zug: Versetze die Felsen, oder wirf zwei Karten ab und lass sie liegen.',
    rocks: (name) => `${name} versetzt die Felsen oder zahlt, damit sie liegen bleiben.`,
    revealedYou: (storm) =>
      `Du hast ${storm} aufgedeckt: Stell dich ihm, oder lös ihn mit einem Kompass auf.`,
    revealed: (name, storm) =>
      `${name} hat ${storm} aufgedeckt und stellt sich ihm, wenn ihn kein Kompass auflöst.`,
    purpleYou: 'Wähle die Reihe für den violetten Sturm.',
    purple: (name) => `${name} wählt die Reihe für den violetten Sturm.`,
    yellowYou: (n) => `Der gelbe Sturm: Wirf ${cards(n)} ab.`,
    yellow: (name) => `${name} wirft bis auf drei Karten ab.`,
    stuckYou: 'Du hast keinen Zug mehr: Ein Kompass muss einen Sturm auflösen.',
    stuck: (name) => `${name} hat keinen Zug mehr: Ein Kompass muss einen Sturm auflösen.`,
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
      cost === 0 ? 'den Joker umsonst legen' : `den Joker für ${cards(cost)} legen`,
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
      'Die Felsen müssen in eine andere Reihe, oder zwei Karten zahlen dafür, dass sie bleiben.',
    rocksOnly: 'Die Felsen müssen in eine andere Reihe.',
    rocksReady: (row) => `Die Felsen kommen in Reihe ${row}.`,
    rocksConfirm: (row) => `In Reihe ${row} versetzen`,
    keepRocks: 'Für zwei Karten lassen',
    keepReady: 'Diese zwei zahlen dafür, dass die Felsen liegen bleiben.',
    keepConfirm: 'Felsen liegen lassen',
    purple: 'Welche Reihe soll der violette Sturm sperren?',
    purpleReady: (row) => `Der Sturm sperrt Reihe ${row}.`,
    purpleConfirm: (row) => `Reihe ${row} sperren`,
    rows: 'Reihe',
    yellow: (left) => `Der gelbe Sturm lässt dir drei Karten: Wähle ${cards(left)} zum Abwerfen.`,
    yellowReady: 'Diese Karten kommen verdeckt auf deine Ablage.',
    face: 'Lass ihn kommen',
    discardHand: 'Ganze Hand für einen Kompass',
    discardHandAsk: 'Deine ganze Hand abwerfen, um einen Kompass zu verdienen?',
    discardHandConfirm: 'Hand abwerfen',
    fromPile: 'Zwei vom Stapel, ungesehen',
    fromPileOff: 'Keine vom Stapel',
    fromPileHint: 'Zwei der Karten sind die obersten deines Nachziehstapels, ungesehen.',
  },

  finishWaits: (names) => `Das Ziel muss warten, solange noch Monster hat: ${names}.`,
  underOrange: 'Unter dem orangen Sturm legst du Inseln nur neben andere.',

  storms: {
    title: 'Stürme und Kompasse',
    compasses: 'Kompasse',
    earned: (n) => plural(n, { one: '# verdient', other: '# verdient' }),
    beside: (n) => plural(n, { one: '# zu verdienen', other: '# zu verdienen' }),
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
    lead: 'Redet nur darüber, welcher Sturm aufgelöst wird: Alle haben eine Meinung. Jeder darf für alle einen Kompass einsetzen.',
    solo: 'Ein Kompass löst einen Sturm auf; beide kommen aus dem Spiel.',
    keep: 'Behalten wir ihn',
    left: (n) =>
      plural(n, {
        one: 'In diesem Zug kannst du deine Meinung noch # Mal sagen.',
        other: 'In diesem Zug kannst du deine Meinung noch # Mal sagen.',
      }),
  },
  storm: {
    revealed: 'der gerade aufgedeckte Sturm',
    yellow: (who) => `der gelbe Sturm vor ${who ?? 'dir'}`,
    orange: (who) => `der orange Sturm vor ${who ?? 'dir'}`,
    purple: (row) => `der violette Sturm neben Reihe ${row}`,
  },
  said: {
    end: (who, storm) => `${the(who)}: „${capital(storm)} soll weg.“`,
    keep: (who) => `${the(who)}: „Behalten wir den Kompass.“`,
  },

  seats: {
    yellow: 'unter einem gelben Sturm: höchstens drei Karten',
    orange: 'unter einem orangen Sturm: nur neben Inseln',
    monster: 'hat ein Monster',
  },

  log: {
    monster: (who, where) =>
      `${does(who, 'überlässt', 'überlässt')} einem Monster die Insel in ${where}`,
    finishBack: (who, names) =>
      `${does(who, 'versuchst', 'versucht')} das Ziel, aber es kommt zurück. Monster hat noch: ${names}`,
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
