import type { PieceTexts } from '../explanations';

export const pieces: PieceTexts = {
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
    text: 'Je weniger Schaden in einer Runde, desto mehr Punkte. Nach fünf Runden gewinnen die meisten Punkte.',
  },
  hand: {
    name: 'Hand',
    text: 'So viele der zwölf Karten hat diese Person in dieser Runde noch auf der Hand.',
  },
};
