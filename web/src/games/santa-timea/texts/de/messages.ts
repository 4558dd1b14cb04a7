import { formatter } from '~/texts/formatter';
import type english from '../en/messages';

const { plural, list, number } = formatter('de');

const points = (n: number) => plural(n, { one: '# Punkt', other: '# Punkte' });

/** The action of a player; null is the reader. */
const does = (name: string | null, you: string, others: string) =>
  name === null ? `du ${you}` : `${name} ${others}`;

/** The same at the beginning of a sentence. */
const Does = (name: string | null, you: string, others: string) =>
  name === null ? `Du ${you}` : `${name} ${others}`;

export default {
  list,
  number,

  directions: {
    N: { letter: 'N', name: 'Nord' },
    E: { letter: 'O', name: 'Ost' },
    S: { letter: 'S', name: 'Süd' },
    W: { letter: 'W', name: 'West' },
  },

  card: {
    wheel: (direction, value) => `${direction} ${value}`,
    pirate: 'Pirat',
    aPirate: 'einen Piraten',
    pirateShort: 'Pirat',
    wind: (direction, damage) => `${direction}wind (${damage} Schaden)`,
    worth: (value) => `Wert ${value}`,
    zero: (rank) => `0 (steht bei ${rank})`,
    nothing: 'nichts nachzuahmen',
  },

  wind: {
    title: 'Der Wind',
    blows: (direction, damage) => `${direction}wind, ${damage} Schaden`,
    over: 'Der Wind hat sich gelegt',
    full: 'ganz',
    half: 'halb',
    zero: 'null',
    roles: (full, none) => `${full} zählt ganz, ${none} null, der Rest halb.`,
    forecast: 'Als Nächstes',
    forecastNone: 'in dieser Runde nichts mehr',
    never: 'Kommt diese Runde nicht',
    carried: 'Kommt noch dazu',
    setAside: 'Beiseite\u00adgelegt',
  },

  trick: {
    title: (trick, round) => `Runde ${round} von 5, Stich ${trick} von 12`,
    label: 'Der Stich',
    last: 'Letzter Stich',
    waiting: 'am Zug',
    empty: (name) => `${Does(name, 'spielst', 'spielt')} zu diesem Stich aus.`,
    lowest: 'nimmt den Wind',
    highest: 'spielt aus',
    lowestSoFar: 'niedrigste',
    highestSoFar: 'höchste',
    out: 'aufgehoben',
    ledPirate: 'ausgespielter Pirat',
    copies: (card) => `ahmt ${card} nach`,
    cancels: (name, value) => `hebt die ${value} von ${name} auf`,
    takes: (name) => `${does(name, 'nimmst', 'nimmt')} den Wind`,
    noOneTakes: 'niemand nimmt den Wind',
    leads: (name) => `${does(name, 'spielst', 'spielt')} danach aus`,
    soFar: (said) => `Bis jetzt: ${said}`,
  },

  taken: { title: 'Genommene Winde', none: 'noch kein Wind', damage: (n) => `${n} Schaden` },

  dock: {
    choose: 'Du bist am Zug. Wähle eine Karte zum Spielen.',
    lead: 'Du spielst aus. Wähle eine Karte.',
    pirateCannotLead: 'Du darfst einen Piraten nur ausspielen, wenn du nichts anderes hast.',
    play: (card) => `${card} spielen`,
    worth: (value) => `Jetzt gespielt, hat diese Karte den Wert ${value}.`,
    noWorth: 'Jetzt ausgespielt, ist diese Karte die niedrigste, was auch kommt.',
    drag: 'Drück den Knopf, oder zieh die Karte auf den Tisch.',
    again: 'Drück noch einmal darauf, um sie zu spielen, oder zieh sie auf den Tisch.',
    played: 'Deine Karte liegt im Stich.',
    triplets: 'Die Runde ist vorbei. Welche Drillinge wirfst du über Bord?',
    tripletsHint:
      'Ein behaltener Drilling 1-2-3 zählt seinen Schaden; behaltene Paare bringen Punkte.',
    tripletsNone: 'Du hast keinen Drilling.',
    throwOff: (direction) => `${direction} 1-2-3 über Bord`,
    confirm: (n) =>
      n === 0
        ? 'Alles behalten'
        : plural(n, { one: '# Drilling über Bord', other: '# Drillinge über Bord' }),
    chosen: (names) => `Gewählt. Warten auf ${names}.`,
    watching: 'Du schaust zu. Die Handkarten bleiben verdeckt.',
  },

  status: {
    lead: 'Du spielst zum Stich aus.',
    choosing: (names) => `Drillinge wählen noch: ${names}.`,
    choose: 'Wähle die Drillinge, die du über Bord wirfst.',
  },

  sheet: {
    open: 'Wertung',
    title: 'Wertung',
    round: 'Runde',
    roundOf: (n) => `Runde ${n}`,
    total: 'Summe',
    points,
    player: 'Spieler',
    details: (n) => `Was Runde ${n} gebracht hat`,
    winds: 'Winde',
    damage: 'Schaden',
    place: 'Rang',
    pairs: 'Paare',
    lost: 'Zu viele',
    sum: 'Punkte',
    thrown: (names) => `über Bord: ${names}`,
    nothing: 'keine',
    empty: 'Die erste Runde läuft noch.',
    chart: 'Die Punkte nach jeder Runde',
    after: (name, scores) => `${name}: ${scores}`,
  },

  statistics: {
    tricks: 'Stiche mit der höchsten Karte',
    lowest: 'Stiche mit der niedrigsten Karte',
    winds: 'Genommene Windkarten',
    triplets: 'Drillinge über Bord',
    pirates: 'Gespielte Piraten',
    tricksPlayed: (tricks) =>
      plural(tricks, { one: '# Stich wurde gespielt.', other: '# Stiche wurden gespielt.' }),
    windsLeft: (cards) =>
      plural(cards, {
        one: '# Windkarte hat niemand genommen.',
        other: '# Windkarten hat niemand genommen.',
      }),
    bestRound: (who, round, score) =>
      `Die beste Runde: ${who === null ? 'Du hast' : `${who} hat`} in Runde ${round} ${points(score)} geholt.`,
    ahead: (who, round) =>
      `${who === null ? 'Du lagst' : `${who} lag`} vom Ende der Runde ${round} an bis zum Schluss allein vorn.`,
    haul: (who, round, winds) =>
      `Der meiste Wind in einem Stich: ${plural(winds, { one: '# Karte', other: '# Karten' })} in Runde ${round}, für ${who ?? 'dich'}.`,
  },

  round: {
    over: (n) => `Runde ${n} ist vorbei`,
    result: (name, damage, score) => `${name}: ${damage} Schaden, ${points(score)}`,
  },

  log: {
    round: (round, name) => `Runde ${round}: ${does(name, 'spielst', 'spielt')} aus`,
    play: (name, card) => `${Does(name, 'spielst', 'spielt')} ${card}`,
    take: (name, winds) => `${Does(name, 'nimmst', 'nimmt')} ${winds}`,
    leads: (sentence, name) => `${sentence}; ${does(name, 'spielst', 'spielt')} aus`,
    carry: (wind) => `Keine Karte ist übrig, zum nächsten Stich kommt: ${wind}`,
    setAside: (winds) => `Keine Karte ist übrig, beiseitegelegt: ${winds}`,
    choose: (name) => `${Does(name, 'hast', 'hat')} Drillinge gewählt`,
    throwOff: (name, directions) =>
      `${Does(name, 'wirfst', 'wirft')} ${directions} 1-2-3 über Bord`,
    score: (round, scores) => `Runde ${round}: ${scores}`,
    scoreOf: (name, score) => `${name ?? 'du'} ${number(score)}`,
  },

  result: {
    wonTitle: 'Endlich im Hafen',
    wonTitleYou: 'Du bringst das Schiff nach Hause',
    sharedTitle: 'Zwei Hände am Ruder',
    won: (who, scores) => `${who === null ? 'Du gewinnst' : `${who} gewinnt`}. ${scores}.`,
    shared: (names, scores) => `${names} teilen sich den Sieg. ${scores}.`,
    sharedYou: (names, scores) => `${names} teilt euch den Sieg. ${scores}.`,
    score: (name, score) => `${name} ${points(score)}`,
  },

  reveal: {
    title: 'Was verborgen war',
    undealt: 'Ruderkarten, die niemand hatte',
    winds: 'Winde, die nicht kamen',
  },
} satisfies typeof english;
