import type { Messages } from '~/card-table/explain/texts';

export const de: Messages = {
  title: 'Bedienung',
  pieces: 'Was die Spielteile bedeuten',
  inRules: 'In den Regeln',
  inRulesOf: (piece) => `In den Regeln: ${piece}`,

  hands: {
    title: 'Mit Finger oder Maus',
    press:
      'Drücke eine Karte, dann wohin sie soll. In deiner ersten Partie spielt sie dann eine Taste.',
    drag: 'Oder zieh die Karte dorthin. Zum Abwerfen, Bezahlen und Abgeben zieh sie auf deinen Namen.',
    back: '„Zurück“ oder noch einmal dieselbe Karte nimmt eine Wahl zurück.',
    swipe: 'Wisch auf dem Brett zur Seite: ein Zug zurück oder weiter.',
    hold: 'Halte den Finger auf eine Karte oder ein Spielteil, oder lass die Maus darauf ruhen, um zu lesen, was es ist.',
  },

  keys: {
    title: 'Mit der Tastatur',
    space: 'Leertaste',
    card: 'die Karte an diesem Platz der Hand nehmen',
    hand: 'zur Hand',
    board: 'zum Brett',
    arrows: 'von Karte zu Karte, von Feld zu Feld',
    choose: 'wählen',
    back: 'die Wahl zurücknehmen',
    discard: 'zwei abwerfen',
    explain: 'was die Karte oder das Feld ist, sonst alle Spielteile',
    rules: 'die Regeln',
    help: 'diese Seite',
  },

  replayKeys: {
    step: 'einen Zug zurück, einen weiter',
    ends: 'an den Anfang, ans Ende',
    play: 'abspielen und anhalten',
  },

  switches: {
    confirm: {
      title: 'Drei Schritte für einen Zug',
      hint: 'Karte, Feld, dann eine Taste. Sonst spielt das Feld den Zug sofort, bezahlt mit den entbehrlichsten Karten.',
    },
    explaining: {
      title: 'Erklären, worauf die Maus ruht',
      hint: 'Sonst erklären es weiterhin I oder ein gehaltener Finger.',
    },
    shortcuts: {
      title: 'Tastenkürzel',
      hint: 'Sonst bewirken einzelne Buchstaben und Ziffern nichts.',
    },
  },
};
