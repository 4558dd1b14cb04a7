import type english from '../en/help';

const pieces: (typeof english)['pieces'] = {
  slope: {
    name: 'Hang',
    text: 'Er kommt rechts neben die letzte Karte einer Reihe oder beginnt eine, auf zwei Karten der Reihe darunter; nie neben seine eigene Art, und in keine Reihe, die höher ist als sein Wert. Er kostet den Unterschied zum Wert links von ihm.',
  },
  campfire: {
    name: 'Lagerfeuer',
    text: 'Es ersetzt kostenlos einen Hang seiner Art; der kommt mindestens eine Reihe höher und wird dort bezahlt. Es übernimmt den Wert des nächsten Hangs links von ihm und behält ihn für immer.',
  },
  bridge: {
    name: 'Brücke',
    text: 'Sie füllt kostenlos ein Feld, nie das erste oder letzte einer Reihe. Vor dem Gipfel muss ein Hang sie überbauen.',
  },
  summit: {
    name: 'Gipfel',
    text: 'Er gewinnt die Partie, sobald alle anderen Felder Hänge oder Lagerfeuer zeigen und jedes Ziel erreicht ist.',
  },
  cell: {
    name: 'Leeres Feld',
    text: 'Eine Reihe wird von links nach rechts gebaut, und jede Karte ruht auf den beiden darunter.',
  },
  trail: {
    name: 'Grüner Pfad',
    text: 'Eine Kette von Graskarten durch alle acht Reihen, jede auf der vorigen. Er muss da sein, wenn der Gipfel gelegt wird.',
  },
  film: {
    name: 'Alpenfilm',
    text: 'Drei Hänge nebeneinander in einer Reihe müssen einmal diese Werte zeigen, von links nach rechts. Gefilmt ist gefilmt, was auch später kommt.',
  },
  wildlife: {
    name: 'Steinböcke',
    text: 'Sie kommen mit markierten Hängen und werden für eine Karte je Reihe hinaufgeführt. Acht müssen in Reihe 8 sein, wenn der Gipfel gelegt wird.',
  },
  grapples: {
    name: 'Wurfhaken',
    text: 'Statt einer Aktion: Die Hand wird in den Nachziehstapel gemischt, und sechs neue Karten werden gezogen.',
  },
  hand: {
    name: 'Hand',
    text: 'So viele Karten hat diese Person auf der Hand. Nach dem Zug wird wieder auf fünf gezogen, allein auf sechs.',
  },
};

const lesson: (typeof english)['lesson'] = {
  scenes: { slopes: 'Hänge', summit: 'Der Gipfel' },
  steps: {
    first: {
      text: 'Gemeinsam baut ihr einen Berg aus neun Reihen, jede von links nach rechts. Die erste Karte einer Reihe kostet nichts.',
      task: 'Wähle Schnee 3, dann das markierte Feld, und lege die Karte.',
    },
    pay: {
      text: 'Neben einer Karte bezahlst du den Unterschied: Von 4 bis 5 ist das eine Karte. Zwei Karten derselben Art liegen nie nebeneinander.',
      task: 'Lege Gras 5 neben Fels 4 und bezahle eine Karte.',
    },
    up: {
      text: 'Weiter oben ruht jedes Feld auf zwei Karten. Eine Karte steigt nicht höher als ihre Zahl: eine 6 bis in Reihe 6.',
      task: 'Lege Fels 6 in Reihe 2 neben Schnee 6. Gleiche Zahlen kosten nichts.',
    },
    bridge: {
      text: 'Eine Brücke kostet nichts und passt neben alles, nur nicht ans Ende einer Reihe. Am Ende muss ein Hang sie überbauen.',
      task: 'Lege deine Brücke neben Fels 6.',
    },
    cover: {
      text: 'Mira ging hinter der Brücke kostenlos weiter. Wer sie überbaut, bezahlt den größeren Unterschied zu ihren beiden Nachbarn.',
      task: 'Überbaue die Brücke mit Gras 7 und bezahle eine Karte.',
    },
    campfire: {
      text: 'Ein Lagerfeuer nimmt den Platz eines Hangs seiner Art ein, und der Hang zieht in eine höhere Reihe.',
      task: 'Wähle das Lagerfeuer, dann Gras 5 in Reihe 1, dann das erste Feld von Reihe 3.',
    },
    after: {
      text: 'Statt alldem darfst du immer zwei Karten abwerfen. In diesem Spiel sagt niemand ein Wort, von der ersten Karte bis zur letzten. Wir springen ans Ende des Aufstiegs.',
    },
    last: {
      text: 'Ein Feld unter dem Gipfel ist noch offen. Bezahle, womit du willst, nur nicht mit deiner Gipfelkarte.',
      task: 'Lege Schnee 10 neben Gras 9 und bezahle eine Karte.',
    },
    summit: {
      text: 'Alle 44 Felder sind bebaut, und keine Brücke ist mehr offen. Mit dem Gipfel gewinnt ihr alle.',
      task: 'Lege den Gipfel.',
    },
  },
  done: 'Das ist der ganze Aufstieg. Schwer daran ist, hohe Karten für hohe Reihen aufzuheben.',
};

export default { pieces, lesson };
