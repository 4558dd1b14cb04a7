import type { Messages } from '~/texts/en/learn';

export const fr: Messages = {
  title: (game) => `Apprendre ${game}`,
  coach: 'Guide',
  progress: (step, of) => `Étape ${step} sur ${of}`,
  chapters: 'Parties de la leçon',
  others: 'Regardez ce que font les autres…',
  slip: (why) => `${why} Essayez encore.`,
  unheard: 'Ici, seul le guide écoute. À une vraie table, les autres voient ce que vous dites.',
  back: 'Retour',
  show: 'Montrez-moi',
  next: 'Continuer',
  again: 'Recommencer',
  play: 'Jouer pour de bon',
  leave: 'Quitter la leçon',
  leaveShort: 'Quitter',
};
