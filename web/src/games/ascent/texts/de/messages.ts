import { formatter } from '~/texts/formatter';
import type { Terrain } from '../../view/cards';
import type english from '../en/messages';

const { plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });

const ibex = (n: number) => plural(n, { one: '# Steinbock', other: '# Steinböcke' });

/** The action of a player; null is the reader. */
const does = (who: string | null, you: string, others: string) =>
  who === null ? `Du ${you}` : `${who} ${others}`;

const TERRAINS: Record<Terrain, string> = { G: 'Gras', S: 'Schnee', R: 'Fels' };

const statistics: (typeof english)['statistics'] = {
  slopes: 'Gelegte Hänge',
  campfires: 'Angezündete Lagerfeuer',
  bridges: 'Gelegte Brücken',
  herds: 'Geführte Rudel',
  grapples: 'Eingesetzte Wurfhaken',
  wasted: (n, of) =>
    `Von ${of} bezahlten oder abgeworfenen Hängen ${plural(n, { one: 'hätte #', other: 'hätten #' })} in diesem Moment irgendwo gepasst.`,
  carried: (who, n, of) =>
    `Am meisten bezahlt ${who === null ? 'hast du' : `hat ${who}`}: ${n} von ${cards(of)}.`,
  summitsGone: (move) => `Ab Zug ${move} war keine Gipfelkarte mehr übrig.`,
  nearMiss: {
    summit: 'Nur der Gipfel fehlte.',
    mountain: (n, of) => `${n} von ${of} Feldern unter dem Gipfel waren bebaut.`,
    trail: (n, of) => `Der grüne Pfad reichte durch ${n} von ${of} Reihen.`,
    documentary: (n, of) => `${n} von ${of} Sequenzen waren gefilmt.`,
    wildlife: (n, of) => `${n} von ${of} Steinböcken waren in Reihe 8.`,
  },
};

// Cards are spoken of as in "Herz 7", so that a name needs neither article nor case.
export default {
  statistics,

  card: {
    slope: (terrain, value) => `${TERRAINS[terrain]} ${value}`,
    marked: (slope) => `${slope} mit Steinbock`,
    campfire: (terrain) => `Lagerfeuer ${TERRAINS[terrain]}`,
    bridge: 'Brücke',
    summit: 'Gipfel',
    campfireShort: 'Lagerfeuer',
    bridgeShort: 'Brücke',
    summitShort: 'Gipfel',
  },

  status: { summitReady: 'Du bist am Zug: Der Gipfel kann gelegt werden!' },

  mountain: {
    label: 'Der Berg: neun Reihen vom Fuß bis zum Gipfel',
    summitCell: 'Reihe 9, der Gipfel',
    onTrail: 'am Pfad',
    ibex,
    adopted: (value) => (value === null ? 'ohne Wert' : `zählt ${value}`),
    progressLabel: (n, all) =>
      plural(n, {
        one: `# von ${all} Feldern ist bebaut`,
        other: `# von ${all} Feldern sind bebaut`,
      }),
    replace: 'hier das Lagerfeuer anzünden',
    moveFree: (slope) => `${slope} kostenlos hierher legen`,
    moveFor: (slope, cost) => `${slope} für ${cards(cost)} hierher legen`,
    herd: 'dieses Rudel führen',
    stepFor: (cost) => `das Rudel für ${cards(cost)} hierher führen`,
    chosen: 'gewählt',
  },

  goals: {
    title: 'Ziele',
    reached: (n, of) => `${n} von ${of}`,
    trail: (length, of) => `Grüner Pfad: ${length} von ${of} Reihen`,
    film: (sequence) => `Zu filmen: ${sequence}`,
    filmed: (sequence) => `Gefilmt: ${sequence}`,
    wildlife: (n, of) => `${n} von ${of} Steinböcken in Reihe 8`,
    grapples: (n) => `Noch ${n} Wurfhaken`,
  },

  dock: {
    onlyLead: 'Im Moment lässt sich keine Karte legen. Führe ein Rudel.',
    onlyGrapple: 'Im Moment lässt sich nichts legen. Ein Wurfhaken bringt eine neue Hand.',
    summitReady: 'Alles ist bereit für den Gipfel!',
    tooDear: (card, cost, others) =>
      `${card} kostet dort ${cost}; du hast ${others === 0 ? 'keine andere Karte' : `${others} andere`}.`,
    summitWaits: {
      mountain: 'Der Gipfel wartet, bis auf allen 44 anderen Feldern Hänge oder Lagerfeuer liegen.',
      trail: 'Der Gipfel wartet auf einen grünen Pfad durch alle acht Reihen.',
      documentary: 'Der Gipfel wartet, bis alle Sequenzen gefilmt sind.',
      wildlife: 'Der Gipfel wartet, bis acht Steinböcke in Reihe 8 stehen.',
    },
    bridgeHint: 'Eine Brücke muss vor dem Gipfel wieder überbaut werden.',
    pickReplaced: 'Welcher Hang macht dem Lagerfeuer Platz? Wähle einen hervorgehobenen.',
    pickNewPlace: (slope) => `Wohin kommt ${slope}? Wähle ein hervorgehobenes Feld weiter oben.`,
    moved: (slope) => `Das Feuer brennt, ${slope} kommt kostenlos hierher.`,
    movePay: (slope, left, begun) =>
      left === 0
        ? `Das Feuer brennt, ${slope} kommt hierher: Du zahlst mit den hochgeschobenen Karten.`
        : `Das Feuer brennt, ${slope} kommt hierher: Wähle ${begun ? 'noch ' : ''}${cards(left)} zum Bezahlen.`,
    light: 'Lagerfeuer anzünden',
    lightAndPay: (cost) => `Lagerfeuer anzünden, ${cost} zahlen`,
    summitAsk: 'Den Gipfel legen? Dann ist der Berg bezwungen.',
    summit: 'Gipfel legen',
    leadHerd: 'Rudel führen',
    pickHerd: 'Welches Rudel führst du? Wähle ein hervorgehobenes.',
    pickWay: (n) =>
      `${plural(n, { one: 'Wohin geht der Steinbock?', other: 'Wohin gehen die # Steinböcke?' })} Jede Reihe kostet eine Karte.`,
    wayHint: 'Für einen eigenen Weg wähle Feld um Feld. Steinböcke am Weg kommen mit.',
    wayPay: (left, begun) =>
      left === 0
        ? 'Diesen Weg zahlst du mit den hochgeschobenen Karten.'
        : `Wähle ${begun ? 'noch ' : ''}${cards(left)}, um diesen Weg zu bezahlen.`,
    lead: (cost) => `Rudel führen, ${cost} zahlen`,
    grapple: 'Wurfhaken einsetzen',
    grappleAsk: 'Deine Hand wird in den Stapel gemischt, und du ziehst sechs neue Karten.',
  },

  log: {
    slope: (who, card, where) => `${does(who, 'legst', 'legt')} ${card} in ${where}`,
    campfire: (who, campfire, where, slope, to) =>
      `${does(who, 'zündest', 'zündet')} das ${campfire} in ${where} an, und ${slope} zieht um nach ${to}`,
    paid: (cost) => ` für ${cards(cost)}`,
    movedFor: (cost) => ` für ${cards(cost)}`,
    bridge: (who, where) => `${does(who, 'legst', 'legt')} eine Brücke in ${where}`,
    filmed: (sequence) => `${sequence} ist gefilmt`,
    lead: (who, n, ends, cost) =>
      `${does(who, 'führst', 'führt')} ${ibex(n)} von ${ends.from} nach ${ends.to} für ${cards(cost)}`,
    grapple: (who) => `${does(who, 'setzt', 'setzt')} einen Wurfhaken ein`,
    summit: (who) => `${does(who, 'legst', 'legt')} den Gipfel`,
  },

  result: {
    won: 'Gewonnen: Der Gipfel liegt.',
    wonTitle: 'Der Gipfel ist erreicht',
    lostTitle: 'Das Wetter ist umgeschlagen',
    wonLead: 'Aus dem Tal bis ganz nach oben, Schritt für Schritt.',
    concededLead: 'Alle waren sich einig, umzukehren.',
    concededLeadSolo: 'Der Aufstieg wurde abgebrochen.',
    cells: (n, all) =>
      plural(n, {
        one: `# Feld von ${all} war bebaut.`,
        other: `# Felder von ${all} waren bebaut.`,
      }),
    waitedFor: (goals) => `Noch offen: ${goals}.`,
    goals: {
      mountain: 'der Berg',
      trail: 'der grüne Pfad',
      documentary: 'der Alpenfilm',
      wildlife: 'die Bergtiere',
    },
  },
} satisfies typeof english;
