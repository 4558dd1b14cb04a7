import type english from '~/texts/en/deals';
import { de, formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('fr');

const daily: (typeof english)['daily'] = {
  title: 'Donne du jour',
  titleOf: (day) => `Donne du jour, ${day}`,
  about: 'À propos de la donne du jour',
  lead: 'Chaque jour, chaque jeu a sa donne, la même pour toutes les tables qui y jouent avec les mêmes options et le même nombre de joueurs. Jouez-la une fois, puis voyez jusqu’où les autres sont allés.',
  pastLead:
    'Ce jour est passé. Les résultats sont ouverts à tous, ainsi que la clé qui permet de vérifier que ses donnes étaient fixées d’avance.',
  homeText:
    'Les mêmes cartes pour tout le monde, une fois par jour. Jouez-les, puis voyez ce qu’ont fait les autres.',
  homeMore: 'Toutes les donnes du jour',
  days: 'Autres jours',
  earlier: (day) => `Avant, le ${day}`,
  later: (day) => `Après, le ${day}`,
  today: 'Aujourd’hui',
  endsMidnight: 'Se termine à minuit',
  endsToday: (time) => `Se termine aujourd’hui à ${time}`,
  endsTomorrow: (time) => `Se termine demain à ${time}`,
  hoursLeft: (hours) =>
    plural(hours, { one: 'Encore une heure environ', other: 'Encore # heures environ' }),
  minutesLeft: (minutes) =>
    plural(minutes, { one: 'Encore une minute', other: 'Encore # minutes' }),
  endsSoon: 'Se termine dans un instant',
  unknownTitle: 'Pas de donnes pour ce jour',
  unknown: 'Ce jour est encore à venir, ou d’avant l’existence de ce serveur.',
  loading: 'Recherche de la donne du jour…',
  play: 'Jouer la donne du jour',
  playOf: (game) => `Jouer la donne du jour ${de(game)}`,
  withFriends: 'Avec des amis',
  playHint:
    'La donne du jour commence tout de suite, avec deux partenaires virtuels. «\u00a0Avec des amis\u00a0» ouvre d’abord une table, où vous pourrez les inviter et changer les options.',
  noneToday: 'Personne ne l’a encore commencée.',
  noneThen: 'Personne ne l’a jouée ce jour-là.',
  players: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
  locked: (games) =>
    plural(games, {
      one: '# partie jusqu’ici. Jouez-la d’abord pour voir les résultats.',
      other: '# parties jusqu’ici. Jouez-la d’abord pour voir les résultats.',
    }),

  fairness: 'Les donnes étaient-elles fixées d’avance\u202f?',
  fairnessToday: 'Les donnes sont-elles fixées d’avance\u202f?',
  fairnessTodayText:
    'Toutes les donnes de ce jour découlent d’une seule clé secrète, dont voici l’empreinte. Quand le jour est fini, la clé est publiée\u00a0: personne ne peut connaître une donne avant, et chacun peut la vérifier après.',
  fairnessPastText:
    'Toutes les donnes de ce jour découlaient d’une seule clé secrète, dont l’empreinte était montrée dès le début. La clé est maintenant publique\u00a0: son SHA-256 est l’empreinte, et chaque donne de ce jour peut être recalculée à partir d’elle.',
  fingerprint: 'Empreinte de la clé (SHA-256)',
  key: 'Clé du jour',
  how: 'Pour vérifier une partie de ce jour, téléchargez son enregistrement et lancez\u00a0:',
  file: 'FICHIER',
};

const deals: (typeof english)['deals'] = {
  title: (code) => `Donne ${code}`,
  ofDay: (day) => `Donne du jour, ${day}`,
  players: (count) =>
    plural(count, { one: 'Pour # joueur exactement', other: 'Pour # joueurs exactement' }),
  unknownTitle: 'Cette donne n’existe pas',
  unknown: 'Le code est peut-être mal tapé. Celui d’une donne compte douze lettres et chiffres.',
  loading: 'Recherche de la donne…',

  play: 'Jouer cette donne',
  lead: 'À chaque table qui joue cette donne, les mêmes cartes viennent dans le même ordre. Seules les décisions diffèrent.',
  playHint: (count) =>
    plural(count, {
      one: 'Une nouvelle table s’ouvre pour vous.',
      other: 'Une nouvelle table s’ouvre. Invitez vos amis\u00a0: il faut être #.',
    }),
  playAlready: 'Vous avez déjà commencé cette donne. Le prochain résultat le dira.',
  playToday:
    'Cette donne est celle d’aujourd’hui. Jusqu’à la fin du jour, elle se joue comme donne du jour, une seule fois par personne.',
  toDaily: 'La donne du jour',

  shareTitle: 'Partager cette donne',
  shareText: 'Toute personne qui a ce lien peut jouer la même donne. Il ne dit rien des cartes.',
  link: 'Lien vers cette donne',
  code: 'Code',

  results: 'Résultats',
  noResults: 'Personne n’a encore joué cette donne.',
  resultsLocked:
    'Les résultats restent cachés jusqu’à ce que vous ayez terminé la donne vous-même, ou que le jour soit fini.',
  unnamed: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
  own: 'Vous y étiez',
  uploaded: 'Importée',
  uploadedHint: 'D’après un enregistrement importé',
  again: 'Rejouée',
  againHint: 'Quelqu’un dans cette partie avait déjà commencé la donne',
  replay: 'Revoir',
  replayOf: (names) => `Revoir la partie ${de(names)}`,
  progress: (placed, of) => `${number(placed)} sur ${number(of)}`,
  progressLabel: (placed, of) =>
    plural(placed, { one: `# sur ${number(of)} atteint.`, other: `# sur ${number(of)} atteints.` }),
  running: 'En cours',
  won: 'Gagnée',
  lost: 'Perdue',
  lostStuck: (name) => `Perdue\u00a0: ${name} ne pouvait plus jouer`,
  conceded: 'Abandonnée',
  closed: 'Arrêtée sans résultat',
  ranked: (winners) =>
    plural(winners.length, {
      one: `${list(winners)} l’emporte`,
      other: `À égalité\u00a0: ${list(winners)}`,
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
  givenHint:
    'Les mêmes cartes que dans les autres parties sur cette donne. On les connaît peut-être déjà à cette table.',
  givenSeats: (count) =>
    plural(count, {
      one: 'Elle est pour # joueur exactement.',
      other: 'Elle est pour # joueurs exactement.',
    }),
  continued: 'Partie reprise',
  continuedFrom: (position) => `Depuis la position ${number(position)} d’une autre partie`,
  anew: 'Cartes redistribuées',
  continuedHint: (position, name) => {
    const cards =
      name === null
        ? 'telles qu’elles étaient'
        : `redistribuées selon ce que pouvait savoir ${name}`;
    return `La partie reprend à la position ${number(position)} d’une autre, avec les cartes ${cards}. Elle ne compte nulle part.`;
  },
  same: 'La même donne encore',
  shareGame:
    'Faites jouer les mêmes cartes à d’autres, ou rejouez-les à une autre table, et comparez les résultats.',
  compare: 'Comparer cette donne',
  makeTable: 'Ouvrir une table avec cette donne',
  toResults: 'Tous les résultats',
  isOfDay: (day) => `C’était la donne du jour du ${day}.`,
  compareDay: 'Voir le résultat des autres',
};

const myGames: (typeof english)['myGames'] = {
  title: 'Mes parties',
  lead: 'Toutes les parties que vous avez terminées sur ce serveur.',
  none: 'Vous n’avez encore terminé aucune partie ici.',
  play: 'Jouer une partie',
  games: 'Parties',
  won: 'Gagnées',
  best: 'Record',
  points: 'Meilleur score',
  streak: 'Victoires de suite',
  longest: 'Plus longue série',
  withWhom: 'Mes groupes',
  inviteHint:
    'Une nouvelle table avec les réglages de votre dernière partie ensemble, et son lien à partager.',
  invite: 'Réinviter',
  count: (n) => plural(n, { one: '# partie', other: '# parties' }),
  wonOf: (won, games) =>
    plural(won, { one: `# sur ${number(games)} gagnée`, other: `# sur ${number(games)} gagnées` }),
  week: 'Les donnes du jour de la semaine',
  all: 'Toutes les parties',
  more: (n) => plural(n, { one: '# autre partie', other: '# autres parties' }),
  data: 'Vos données',
  dataHint:
    'Ce que le serveur garde de vous en plus des tables elles-mêmes\u00a0: ces parties et la liste de vos tables.',
  exportJson: 'Exporter en JSON',
  erase: 'Tout effacer',
  eraseTitle: 'Effacer vos parties et vos tables\u202f?',
  eraseText:
    'La liste de vos parties et celle de vos tables sont effacées du serveur, ainsi que votre nom dans ce navigateur. C’est définitif.',
  eraseNot:
    'Ce qui ne peut pas être effacé\u00a0: les tables elles-mêmes, avec leurs parties, leurs messages et les noms qui s’y trouvent. Elles appartiennent aussi aux autres\u202f; gardez le lien d’une table où vous voulez encore jouer.',
  eraseConfirm: 'Tout effacer',

  myTables: {
    games: 'Toutes vos parties terminées',
    title: 'Mes tables',
    theirTurn: (names) =>
      plural(names.length, { one: `À ${list(names)} de jouer`, other: `On attend ${list(names)}` }),
    noPeople: 'Aucune place prise',
    watched: 'Regardée',
    replays: 'Parties à revoir',
    replay: (game, table) => `Revoir\u00a0: ${game}, ${table}`,
    failed: 'Vos tables n’ont pas pu être chargées pour l’instant.',
    forget: (table) => `Oublier cette table\u00a0: ${table}`,
    more: (n) => plural(n, { one: '# autre table', other: '# autres tables' }),
  },

  day: {
    done: 'Terminé',
    share: 'Partager le résultat',
    playOther: 'Autres options ou autre nombre',
    yesterday: 'Hier',
    streak: (days) => plural(days, { one: '# jour de suite', other: '# jours de suite' }),
    turns: (n) => plural(n, { one: '# coup', other: '# coups' }),
    points: (n) => plural(n, { one: '# point', other: '# points' }),
  },
};

export default { daily, deals, myGames };
