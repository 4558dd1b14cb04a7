import type english from '../en/help';

const pieces: (typeof english)['pieces'] = {
  island: {
    name: 'Insel',
    text: 'Sie kommt auf ein leeres Feld, sodass alle Zahlen entlang des Weges steigen. Neben einer Insel kostet sie so viele Karten wie der Unterschied der beiden Zahlen, zwischen zweien den kleineren Unterschied.',
  },
  cell: {
    name: 'Leeres Feld',
    text: 'Hierher kann eine Insel, die größer ist als alle davor auf dem Weg und kleiner als alle danach.',
  },
  start: {
    name: 'Startkarte',
    text: 'Wer eine hat, muss sie spielen, solange noch keine liegt; dann gebt ihr zusammen genau acht Karten ab. Spätere sind nur zum Bezahlen und Abwerfen da.',
  },
  finish: {
    name: 'Zielkarte',
    text: 'Liegt auf jedem Feld eine Insel, gewinnt sie die Partie für alle. Bis dahin kann man mit ihr bezahlen oder sie abwerfen, aber es gibt nur fünf.',
  },
  monster: {
    name: 'Monster',
    text: 'Man kann es weder abwerfen noch damit bezahlen, und es verhindert das Ziel. Auf eine Insel gesetzt, verlässt es mit ihr das Spiel.',
  },
  wild: {
    name: 'Joker',
    text: 'Er steht für eine Insel mit einer Zahl, die noch nicht im Meer liegt, oder für die Start- oder die Zielkarte.',
  },
  compass: { name: 'Kompass', text: 'Er löst einen Sturm auf; beide kommen dann aus dem Spiel.' },
  rocks: {
    name: 'Felsen',
    text: 'Auf ihre Reihe kann keine Karte gelegt werden. Nach jeder Aktion wechseln sie die Reihe; sind vier Reihen voll, verschwinden sie für immer.',
  },
  yellow: {
    name: 'Gelber Sturm',
    text: 'Die Person, vor der er liegt, hat höchstens drei Karten auf der Hand.',
  },
  purple: {
    name: 'Violetter Sturm',
    text: 'Solange er neben einer Reihe liegt, kann auf diese keine Karte gelegt werden.',
  },
  orange: {
    name: 'Orangefarbener Sturm',
    text: 'Die Person, vor der er liegt, kann Inseln nur neben andere legen.',
  },
  start_space: {
    name: 'Startplatz',
    text: 'Hierher kommt die erste Startkarte. Er liegt außerhalb des Meeres und ist niemandes Nachbar.',
  },
  finish_space: {
    name: 'Zielplatz',
    text: 'Hierher kommt die Zielkarte, wenn das Meer voll ist. Damit ist die Partie gewonnen.',
  },
  explorer: {
    name: 'Erkundungsfeld',
    text: 'Wird hier eine Insel gelegt, deckt sie vor dem Bezahlen die oberste Erkundungskarte auf: ein Geschenk, Felsen, ein Monster oder einen Sturm.',
  },
  side: {
    name: 'Tag und Nacht',
    text: 'Eine Insel behält die Seite, mit der sie gelegt wurde. Beim Ziel müssen die Reihen 4 bis 6 Tag zeigen und die Reihen 1 bis 3 Nacht.',
  },
  row: {
    name: 'Auslage',
    text: 'Von hier wird gezogen, vom linken Ende zuerst. Diese Karten kennen alle.',
  },
  score: {
    name: 'Punkte',
    text: 'Zwei für jede eigene Insel, einer weniger für jede abgeworfene Karte, und einer für jede Insel einer Kette von drei oder mehr.',
  },
  hand: {
    name: 'Hand',
    text: 'So viele Karten hat diese Person auf der Hand. Nach dem Zug wird wieder auf fünf gezogen.',
  },
};

const lesson: (typeof english)['lesson'] = {
  scenes: { placing: 'Inseln', start: 'Der Start', finish: 'Das Ziel' },
  steps: {
    first: {
      text: 'Gemeinsam füllt ihr dieses Meer mit 36 Inseln, aufsteigend von links unten nach rechts oben. Eine Insel ohne Nachbarn kostet nichts.',
      task: 'Wähle die Insel 34, dann das markierte Feld, und lege sie.',
    },
    pay: {
      text: 'Neben einer anderen Insel bezahlst du den Abstand der beiden: Von 39 bis 41 sind das zwei Handkarten, verdeckt.',
      task: 'Wähle die Insel 41 und das Feld nach der 39, dann zwei Karten zum Bezahlen.',
    },
    gap: {
      text: 'Zwischen zwei Inseln zählt nur der kleinere Abstand: Die 35 ist von der 34 nur eins entfernt.',
      task: 'Lege die 35 zwischen 34 und 39 und bezahle eine Karte.',
    },
    discard: {
      text: 'Wenn nichts passt oder alles zu teuer ist, wirf stattdessen zwei Karten ab. Nachgezogen wird immer, aber mehr als deinen Stapel hast du nicht.',
      task: 'Wähle „Zwei abwerfen“ und zwei Karten.',
    },
    silence: {
      text: 'Das ist ein Zug: eine Insel legen oder zwei Karten abwerfen. Niemand sagt ein Wort; was die anderen haben, errätst du aus dem, was sie legen. Die einzige Ausnahme kommt jetzt.',
    },
    start: {
      text: 'In jedem Stapel steckt eine Startkarte. Wer die erste zieht, muss sie sofort spielen.',
      task: 'Spiele deine Startkarte.',
    },
    pledge: {
      text: 'Nun gebt ihr zusammen genau acht Karten ab. Ihr dürft ausmachen, wer wie viele gibt, nie welche. Mira gibt vier, Jon zwei.',
      task: 'Sage die zwei zu, die noch fehlen.',
    },
    agree: { text: 'Vier und zwei und zwei: Das macht acht.', task: 'Drück „Einverstanden“.' },
    give: {
      text: 'Welche Karten du gibst, bleibt dein Geheimnis.',
      task: 'Wähle zwei Karten, auf die du verzichten kannst, und gib sie ab.',
    },
    after: {
      text: 'Alle Hände sind wieder voll, und es ist wieder still. Weitere Startkarten taugen nur noch zum Bezahlen. Wir überspringen ein paar Stunden: Ein letztes Feld des Meeres ist leer.',
    },
    last: {
      text: 'Nur die 47 fehlt noch. Bezahle, womit du willst, nur nicht mit dem Ziel: Das brauchst du gleich.',
      task: 'Lege die 47 auf das letzte Feld und bezahle eine Karte.',
    },
    finish: {
      text: 'Das Meer ist voll, und der Start ist gespielt. Mit dem Ziel gewinnt ihr alle.',
      task: 'Spiele das Ziel.',
    },
  },
  done: 'Das ist das ganze Spiel. Schwer daran ist, Platz für Karten zu lassen, die man nicht sieht.',
};

export default { pieces, lesson };
