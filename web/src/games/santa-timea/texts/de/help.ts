import type english from '../en/help';

const pieces: (typeof english)['pieces'] = {
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

const lesson: (typeof english)['lesson'] = {
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

export default { pieces, lesson };
