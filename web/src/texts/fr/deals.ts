import type { Messages } from '~/texts';
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('fr');

export const deals: Messages['deals'] = {
  title: (code) => `Donne ${code}`,
  ofDay: (day) => `Donne du jour, ${day}`,
  players: (count) =>
    plural(count, { one: 'Pour # joueur exactement', other: 'Pour # joueurs exactement' }),
  unknownTitle: 'Cette donne n’existe pas',
  unknown: 'Le code est peut-être mal tapé. Celui d’une donne compte douze lettres et chiffres.',
  loading: 'Recherche de la donne…',

  play: 'Jouer cette donne',
  lead: 'Qui joue cette donne reçoit les mêmes cartes dans le même ordre. Seules les décisions diffèrent.',
  playHint: (count) =>
    plural(count, {
      one: 'Une nouvelle table est ouverte pour vous.',
      other: 'Une nouvelle table est ouverte, où vous invitez vos amis : il faut être #.',
    }),
  playAlready: 'Vous avez déjà commencé cette donne. Le prochain résultat le dira.',
  playToday:
    'Cette donne est celle d’aujourd’hui. Jusqu’à la fin du jour, elle se joue comme donne du jour, une seule fois par personne.',
  toDaily: 'Vers la donne du jour',

  shareTitle: 'La transmettre',
  shareText: 'Toute personne qui a ce lien peut jouer la même donne. Il ne dit rien des cartes.',
  link: 'Lien vers cette donne',
  code: 'Code',

  results: 'Résultats',
  noResults: 'Personne n’a encore joué cette donne.',
  resultsLocked:
    'Les résultats restent cachés jusqu’à ce que vous ayez terminé la donne vous-même, ou que le jour soit fini.',
  somebody: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
  own: 'Vous y étiez',
  uploaded: 'Importée',
  uploadedHint: 'D’après un enregistrement que quelqu’un a importé',
  again: 'Pas la première fois',
  againHint: 'Quelqu’un dans cette partie avait déjà commencé la donne',
  replay: 'Revoir',
  replayOf: (names) => `Revoir la partie de ${names}`,
  progress: (placed, of) => `${number(placed)} sur ${number(of)}`,
  progressLabel: (placed, of) => `La partie est allée jusqu’à ${number(placed)} sur ${number(of)}.`,
  running: 'En cours',
  won: 'Gagnée',
  lost: 'Perdue',
  lostStuck: (name) => `Perdue : ${name} ne pouvait plus jouer`,
  conceded: 'Abandonnée',
  closed: 'Fermée sans résultat',
  ranked: (winners) =>
    plural(winners.length, {
      one: `${list(winners)} l’emporte`,
      other: `À égalité : ${list(winners)}`,
    }),
  player: (n) => `Joueur ${number(n)}`,
  score: (name, points) => `${name} ${number(points)}`,

  choice: 'Donne',
  next: 'Prochaine donne',
  random: 'Au hasard',
  randomHint: 'Mélangée au début de la partie.',
  daily: 'Donne du jour',
  dailyHint:
    'Aujourd’hui, les mêmes cartes pour tout le monde avec ces options et ce nombre de joueurs.',
  given: 'Donne choisie',
  givenHint: 'Les mêmes cartes que dans les autres parties sur cette donne.',
  givenSeats: (count) =>
    plural(count, {
      one: 'Elle est pour # joueur exactement.',
      other: 'Elle est pour # joueurs exactement.',
    }),
  same: 'La même encore',
  optionsLocked: (options) =>
    `Les options sont celles de la donne choisie : ${options}. Avec une donne au hasard, vous pouvez les choisir.`,

  shareGame:
    'Faites jouer les mêmes cartes à d’autres, ou rejouez-les à une autre table, et comparez les résultats.',
  compare: 'Comparer cette donne',
  makeTable: 'Ouvrir une table avec elle',
  toResults: 'Voir tous les résultats',
  isOfDay: (day) => `C’était la donne du jour du ${day}.`,
  compareDay: 'Voir le résultat des autres',
};
