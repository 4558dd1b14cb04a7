import type { Lesson } from './lesson.en';

export const lesson: Lesson = {
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
    agree: {
      text: 'Vier und zwei und zwei: Das macht acht.',
      task: 'Drück „Einverstanden“.',
    },
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
