/**
 * What the controls of the client are called, in each language. Tests look for these words as users
 * do; they are written down here a second time so that a change of them is noticed.
 */

import { en as enVariants, fr as frVariants } from './variantWords';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const en = {
  locale: 'en-GB',
  settings: 'Settings',
  close: 'Close',
  rules: 'Rules',
  language: { en: 'English', fr: 'Français' },

  home: {
    title: 'Play in silence, together',
    make: 'Make the table',
    open: /^Open\b.*Players may chat/,
    level: (removed: number) => new RegExp(`\\b${removed} islands removed`),
    spectators: /^Others may watch/,
    code: 'Code or link',
    codeWrong: /not a table’s code/,
    join: 'Join',
    recent: 'My recent tables',
  },

  table: {
    yourName: 'Your name',
    sit: (seat: number) => `Sit on seat ${seat}`,
    start: 'Start the game',
    link: 'Link to this table',
    copy: 'Copy link',
    copied: 'Copied',
    showQr: 'Show QR code',
    change: 'Change',
    cancel: 'Cancel',
    menu: 'Table',
    unknown: 'There is no such table',
    again: 'Play again',
    record: 'Download the record',
    fairness: 'Was the deal fair?',
    openTalk: 'Talk is open at this table',
    closeGame: 'Close the game',
    agreeToClose: 'Agree to close',
    closed: 'The game was closed without a result.',
    manage: (name: string) => `Manage ${name}`,
    remove: (name: string) => `Remove ${name}`,
    removeNow: 'Remove',
    removed: 'You were removed from this table',
    readmit: (name: string) => `Let ${name} back in`,
    unwatchable: 'A game is going on',
  },

  chat: {
    title: 'Chat',
    watchers: 'Watchers’ chat',
    name: 'Under which name do you write?',
    useName: 'Use this name',
    text: 'Message',
    send: 'Send',
  },

  move: {
    title: 'Move to another device',
    make: 'Make the link',
    link: 'One-time link',
    claim: 'Yes, become that player',
    claimTitle: 'Become the same player here?',
  },

  game: {
    yourTurn: /Your turn/,
    hand: 'Your hand',
    move: 'Your move',
    players: 'Players',
    log: 'Log',
    showAll: 'Show all',
    island: /^island (\d+)/,
    placeable: /, place (\d+) for (?:nothing|(\d+) cards?)(.*)$/,
    hopeless: 'leaves a gap',
    chooseCell: /Choose a lit cell/,
    place: /^Place \d+(, pay \d+| and explore)?$/,
    back: 'Back',
    discardTwo: 'Discard two',
    discard: 'Discard',
    playStart: 'Play start',
    playFinish: 'Play finish',
    giveUp: 'Give up',
    agreeToStop: /^(Agree to stop|Give up)$/,
    /** The heading of what was hidden until the end. */
    hidden: 'What was hidden',
    lost: 'The wind has dropped',
    won: 'The sea is calm',
  },

  start: {
    window: 'Setting sail',
    count: 'Cards I give',
    more: 'One more',
    fewer: 'One fewer',
    pledge: /^(Pledge|Change to) \d$/,
    pledged: (count: number) => `You pledge ${count}`,
    agree: 'Agree',
    give: /^Give \d cards?$/,
    ask: 'Ask for more or fewer',
    askFor: /^Ask .* for \d (more|fewer)$/,
    think: 'Let me think',
  },

  variants: enVariants,
};

export type Words = typeof en;

const fr: Words = {
  locale: 'fr-FR',
  settings: 'Réglages',
  close: 'Fermer',
  rules: 'Règles',
  language: en.language,

  home: {
    title: 'Jouer en silence, ensemble',
    make: 'Ouvrir la table',
    open: /^Libre\b/,
    level: (removed) => new RegExp(`\\b${removed} îles retirées`),
    spectators: /^D’autres peuvent regarder/,
    code: 'Code ou lien',
    codeWrong: /Ce n’est pas le code d’une table/,
    join: 'Rejoindre',
    recent: 'Mes tables récentes',
  },

  table: {
    yourName: 'Votre nom',
    sit: (seat) => `S’asseoir à la place ${seat}`,
    start: 'Commencer la partie',
    link: 'Lien vers cette table',
    copy: 'Copier le lien',
    copied: 'Copié',
    showQr: 'Afficher le code QR',
    change: 'Modifier',
    cancel: 'Annuler',
    menu: 'Table',
    unknown: 'Cette table n’existe pas',
    again: 'Rejouer',
    record: 'Télécharger l’enregistrement',
    fairness: 'La donne était-elle honnête ?',
    openTalk: 'La parole est libre à cette table',
    closeGame: 'Fermer la partie',
    agreeToClose: 'Accepter de fermer',
    closed: 'La partie a été fermée sans résultat.',
    manage: (name) => `Gérer ${name}`,
    remove: (name) => `Retirer ${name}`,
    removeNow: 'Retirer',
    removed: 'Vous ne faites plus partie de cette table',
    readmit: (name) => `Laisser revenir ${name}`,
    unwatchable: 'Une partie est en cours',
  },

  chat: {
    title: 'Discussion',
    watchers: 'Discussion des spectateurs',
    name: 'Sous quel nom écrivez-vous ?',
    useName: 'Prendre ce nom',
    text: 'Message',
    send: 'Envoyer',
  },

  move: {
    title: 'Passer sur un autre appareil',
    make: 'Créer le lien',
    link: 'Lien à usage unique',
    claim: 'Oui, devenir ce joueur',
    claimTitle: 'Devenir le même joueur ici ?',
  },

  game: {
    yourTurn: /À vous/,
    hand: 'Votre main',
    move: 'Votre coup',
    players: 'Joueurs',
    log: 'Journal',
    showAll: 'Tout afficher',
    island: /^île (\d+)/,
    placeable: /, poser (\d+) (?:gratuitement|pour (\d+) cartes?)(.*)$/,
    hopeless: 'laisse un trou',
    chooseCell: /Choisissez une case éclairée/,
    place: /^Poser le \d+(, payer \d+| et explorer)?$/,
    back: 'Retour',
    discardTwo: 'Défausser deux',
    discard: 'Défausser',
    playStart: 'Jouer le départ',
    playFinish: 'Jouer l’arrivée',
    giveUp: 'Abandonner',
    agreeToStop: /^(Accepter d’arrêter|Abandonner)$/,
    hidden: 'Ce qui était caché',
    lost: 'Le vent est tombé',
    won: 'La mer est tranquille',
  },

  start: {
    window: 'Le départ',
    count: 'Cartes que je donne',
    more: 'Une de plus',
    fewer: 'Une de moins',
    pledge: /^(Promettre|Passer à) \d$/,
    pledged: (count) => `Vous promettez ${count}`,
    agree: 'D’accord',
    give: /^Donner \d cartes?$/,
    ask: 'Demander plus ou moins',
    askFor: /^Demander \d de (plus|moins) à /,
    think: 'Je réfléchis',
  },

  variants: frVariants,
};

export const WORDS: Record<Language, Words> = { en, fr };
