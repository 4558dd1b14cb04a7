import { formatter } from '~/texts/formatter';
import type { Messages } from '.';
import type * as english from './en';

const { plural, list, number } = formatter('de');

const points = (n: number) => plural(n, { one: '# Punkt', other: '# Punkte' });
/** What a player does; null is the reader. */
const does = (name: string | null, you: string, others: string) =>
  name === null ? `du ${you}` : `${name} ${others}`;
/** The same at the beginning of a sentence. */
const Does = (name: string | null, you: string, others: string) =>
  name === null ? `Du ${you}` : `${name} ${others}`;

export const messages: Messages = {
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
    pirateShort: 'Pirat',
    wind: (direction, damage) => `${direction}wind, ${damage} Schaden`,
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
    setAside: 'Beiseitegelegt',
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
    by: (name) => `von ${name}`,
  },

  taken: { title: 'Genommene Winde', none: 'noch kein Wind', damage: (n) => `${n} Schaden` },

  dock: {
    choose: 'Du bist am Zug. Wähle eine Karte zum Spielen.',
    lead: 'Du spielst aus. Wähle eine Karte.',
    pirateCannotLead: 'Du darfst einen Piraten nur ausspielen, wenn du nichts anderes hast.',
    play: (card) => `${card} spielen`,
    worth: (card, value) => `Jetzt gespielt, hat ${card} den Wert ${value}.`,
    noWorth: (card) => `Jetzt ausgespielt, ist ${card} die niedrigste Karte, was auch kommt.`,
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
    chooseYou: 'Wähle die Drillinge, die du über Bord wirfst.',
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
      `Der meiste Wind in einem Stich: ${winds} Karten in Runde ${round}, für ${who ?? 'dich'}.`,
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
    carry: (wind) => `Keine Karte ist übrig: ${wind} wartet auf den nächsten Stich`,
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
    won: (name, scores) => `${name} gewinnt. ${scores}.`,
    wonYou: (scores) => `Du gewinnst. ${scores}.`,
    shared: (names, scores) => `${names} teilen sich den Sieg. ${scores}.`,
    score: (name, score) => `${name} ${points(score)}`,
  },

  reveal: {
    title: 'Was verborgen war',
    undealt: 'Ruderkarten, die niemand hatte',
    winds: 'Winde, die nicht kamen',
  },

  refusals: {
    not_your_turn: 'Du bist nicht am Zug.',
    game_over: 'Die Partie ist zu Ende.',
    no_such_seat: 'Diesen Platz gibt es nicht.',
    card_not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
    pirate_cannot_lead: 'Du darfst einen Piraten nur ausspielen, wenn du nichts anderes hast.',
    triplets_due: 'Erst sagen alle, welche Drillinge sie über Bord werfen.',
    no_such_triplet: 'Diesen Drilling hast du nicht.',
    triplets_not_due: 'Im Moment sind keine Drillinge zu wählen.',
    triplets_not_chosen: 'In dieser Partie gehen ohnehin alle Drillinge über Bord.',
    already_chosen: 'Du hast deine Drillinge schon gewählt.',
    seats_out_of_range: 'Santa Timea ist für 2 bis 5 Personen.',
    not_a_deal: 'So werden die Karten in diesem Spiel nicht ausgeteilt.',
  },
};

export const options: typeof english.options = {
  usual: 'Erste Fahrt',
  fields: {
    experienced: {
      name: 'Regeln',
      values: {
        false: {
          name: 'Erste Fahrt',
          hint: 'Drillinge 1-2-3 einer Richtung gehen automatisch über Bord.',
        },
        true: {
          name: 'Alte Seebären',
          hint: 'Wählt, welche Drillinge über Bord gehen, zählt Paare, achtet auf die Zahl eurer Windkarten und kennt drei Winde, die nicht kommen.',
        },
      },
    },
  },
};

const pieces: typeof english.help.pieces = {
  wheel: {
    name: 'Ruderkarte',
    text: 'In Windrichtung zählt sie ihre Zahl, dagegen null, sonst die Hälfte. Die niedrigste eines Stichs nimmt den Wind, die höchste spielt als Nächste aus, und gleiche Werte heben sich auf.',
  },
  pirate: {
    name: 'Pirat',
    text: 'Er ahmt den Wert der Karte direkt vor ihm nach. Ausspielen darf ihn nur, wer nichts als Piraten hat; dann ist er die niedrigste Karte.',
  },
  wind: {
    name: 'Windkarte',
    text: 'Wer sie nimmt, zählt am Ende der Runde ihren Schaden. Die Winde 1, 2 und 3 einer Richtung können zusammen über Bord gehen.',
  },
  blowing: {
    name: 'Der Wind, der weht',
    text: 'Er sagt, was Karten in diesem Stich zählen: ganz in seiner Richtung, null dagegen, halb in den beiden anderen. Die niedrigste Karte nimmt ihn.',
  },
  points: {
    name: 'Punkte',
    text: 'Je weniger Schaden in einer Runde, desto mehr Punkte. Wer nach fünf Runden die meisten hat, gewinnt.',
  },
  hand: {
    name: 'Hand',
    text: 'So viele der zwölf Karten hat diese Person in dieser Runde noch auf der Hand.',
  },
};

const lesson: typeof english.help.lesson = {
  scenes: { wind: 'Der Wind', score: 'Die Wertung' },
  steps: {
    forecast: {
      text: 'Alle spielen für sich. In jedem Stich weht ein Wind, und die niedrigste Karte nimmt ihn mit seinem Schaden. Jetzt ist es Nord 2; du siehst, welche Winde als Nächstes kommen.',
    },
    with: {
      text: 'Jede Karte darf gespielt werden. Mit dem Wind zählt sie ganz: Miras Nord 7 ist 7 wert. Quer dazu zählt sie halb: Jons Ost 10 ist 5 wert.',
      task: 'Spiele Nord 9. Wer die höchste Karte hat, spielt als Nächstes aus.',
    },
    across: {
      text: 'Jon war am niedrigsten und nahm den Wind. Jetzt weht er von Ost: Deine Nord- und Südkarten zählen halb.',
      task: 'Spiele Süd 14 aus. Das ist 7 wert.',
    },
    against: {
      text: 'Miras West 5 zählte gegen den Wind null, und sie nahm ihn. Jetzt ist der Wind Süd, und Nord zählt null.',
      task: 'Spiele Ost 4 aus. Das ist nur 2 wert, aber null ist noch niedriger.',
    },
    equal: {
      text: 'Wieder hatte Mira null. Jetzt spielt Jon bei Westwind West 6 aus. Karten von gleichem Wert heben einander auf.',
      task: 'Spiele Nord 12: Die Hälfte davon ist auch 6.',
    },
    pirate: {
      text: 'Mira war in dem Stich allein, niedrigste und höchste zugleich, und spielt Nord 10 aus. Ein Pirat ist so viel wert wie die Karte unmittelbar davor: hier Jons 2.',
      task: 'Spiele den Piraten. Er hebt sich mit Jons 2 auf.',
    },
    after: {
      text: 'So war Mira wieder allein und nahm drei Schaden. Zwölf Stiche sind eine Runde. Wir springen zum letzten einer anderen.',
    },
    count: {
      text: 'Elf Stiche sind vorbei. Die Winde, die du genommen hast, machen 9 Schaden, mehr als bei allen anderen. Aber warte ab.',
    },
    last: {
      text: 'Der Wind ist Ost 2, und Mira und Jon haben gespielt.',
      task: 'Spiele deine letzte Karte.',
    },
    sheet: {
      text: 'Deine Nord 1, 2 und 3 sind ein Drilling und gehen über Bord: 3 Schaden bleiben, am wenigsten von allen. Der meiste Schaden bringt einen Punkt, der nächste zwei, der geringste drei.',
    },
  },
  done: 'Wer nach fünf Runden die meisten Punkte hat, gewinnt. Und hier darfst du reden, so viel du willst.',
};

export const help = { pieces, lesson };
