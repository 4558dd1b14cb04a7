/** Les parties terminées par un invité, et ses jours. */
import { formatter } from '~/texts/formatter';
import type { Messages } from '~/texts/en/mine';

const { plural, list } = formatter('fr');

export const fr: Messages = {
  title: 'Mes parties',
  lead: 'Toutes les parties que vous avez terminées sur ce serveur.',
  none: 'Vous n’avez encore terminé aucune partie ici.',
  play: 'En jouer une',
  games: 'Parties',
  won: 'Gagnées',
  best: 'Record',
  points: 'Meilleur score',
  streak: 'Victoires de suite',
  longest: 'Plus longue série',
  withWhom: 'Avec qui',
  inviteHint:
    'Une nouvelle table avec les réglages de votre dernière partie ensemble, et son lien à partager.',
  invite: 'Réinviter',
  count: (n) => plural(n, { one: '# partie', other: '# parties' }),
  all: 'Toutes les parties',
  more: (n) => plural(n, { one: '# autre partie', other: '# autres parties' }),
  data: 'Vos données',
  dataHint:
    'Ce que le serveur garde de vous en plus des tables elles-mêmes\u202f: ces parties et la liste de vos tables.',
  exportJson: 'Exporter en JSON',
  erase: 'Tout effacer',
  eraseTitle: 'Effacer vos parties et vos tables\u202f?',
  eraseText:
    'La liste de vos parties et celle de vos tables sont effacées du serveur, ainsi que votre nom dans ce navigateur. C’est définitif.',
  eraseNot:
    'Ce qui ne peut pas être effacé\u202f: les tables elles-mêmes, avec leurs parties, leurs messages et les noms qui s’y trouvent. Elles appartiennent aussi aux autres\u202f; gardez le lien d’une table où vous voulez encore jouer.',
  eraseConfirm: 'Tout effacer',

  myTables: {
    games: 'Toutes vos parties terminées',
    title: 'Mes tables',
    theirTurn: (names) =>
      plural(names.length, { one: `À ${list(names)} de jouer`, other: `On attend ${list(names)}` }),
    nobody: 'Personne n’y est assis',
    watched: 'Regardée',
    replays: 'À revoir',
    replay: (game, table) => `Revoir : ${game}, ${table}`,
    failed: 'Vos tables n’ont pas pu être chargées pour l’instant.',
    forget: (table) => `Oublier cette table : ${table}`,
    more: (n) => plural(n, { one: '# autre table', other: '# autres tables' }),
  },

  day: {
    done: 'Terminé',
    share: 'Partager le résultat',
    playOther: 'Autres options ou autre nombre',
    yesterday: 'Hier',
    streak: (days) => plural(days, { one: '# jour de suite', other: '# jours de suite' }),
    turns: (n) => plural(n, { one: '# tour', other: '# tours' }),
    points: (n) => `${n} points`,
  },
};
