import type { PieceTexts } from '../explanations';

export const pieces: PieceTexts = {
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
    text: 'Sie füllt kostenlos ein Feld, nie das erste oder letzte einer Reihe. Vor dem Gipfel muss ein Hang sie überdecken.',
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
  pile: {
    name: 'Nachziehstapel',
    text: 'So viele Karten kann diese Person noch ziehen. Niemand schaut hinein.',
  },
  discards: {
    name: 'Ablage',
    text: 'So viele Karten hat diese Person bezahlt oder abgeworfen. Sie bleiben bis zum Ende verdeckt.',
  },
};
