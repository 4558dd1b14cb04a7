import type { Messages } from '~/texts/en/learn';

export const de: Messages = {
  title: (game) => `${game} lernen`,
  coach: 'Lotse',
  progress: (step, of) => `Schritt ${step} von ${of}`,
  chapters: 'Teile der Lektion',
  others: 'Schau, was die anderen tun …',
  slip: (why) => `${why} Versuch es noch einmal.`,
  unheard: 'Hier hört nur der Lotse zu. An einem echten Tisch sehen die anderen, was du sagst.',
  back: 'Zurück',
  show: 'Zeig es mir',
  next: 'Weiter',
  again: 'Noch einmal',
  play: 'Richtig spielen',
  leave: 'Die Lektion verlassen',
  leaveShort: 'Verlassen',
};
