import type { Messages } from '~/texts';
import { formatter } from '~/texts/formatter';

const { plural } = formatter('fr');

export const daily: Messages['daily'] = {
  title: 'Donne du jour',
  titleOf: (day) => `Donne du jour, ${day}`,
  about: 'À propos de la donne du jour',
  lead: 'Une fois par jour, chaque jeu a une donne, la même pour tous ceux qui le jouent avec les mêmes options et au même nombre. Jouez-la une fois, puis voyez jusqu’où les autres sont allés.',
  pastLead:
    'Ce jour est passé. Les résultats sont ouverts à tous, ainsi que la clé qui permet de vérifier que ses donnes étaient fixées d’avance.',
  homeText:
    'Les mêmes cartes pour tout le monde, une fois par jour. Jouez-les, puis voyez ce qu’ont fait les autres.',
  homeLink: 'Vers la donne d’aujourd’hui',
  days: 'Autres jours',
  earlier: (day) => `Avant, le ${day}`,
  later: (day) => `Après, le ${day}`,
  today: 'Aujourd’hui',
  endsToday: (time) => `Le jour se termine aujourd’hui à ${time}.`,
  endsTomorrow: (time) => `Le jour se termine demain à ${time}.`,
  hoursLeft: (hours) =>
    plural(hours, { one: 'Il reste environ une heure.', other: 'Il reste environ # heures.' }),
  minutesLeft: (minutes) =>
    plural(minutes, { one: 'Il reste une minute.', other: 'Il reste # minutes.' }),
  endsSoon: 'Le jour se termine dans un instant.',
  unknownTitle: 'On ne connaît pas de donnes de ce jour',
  unknown: 'Ce jour est encore à venir, ou le serveur n’existait pas encore.',
  loading: 'Recherche de la donne du jour…',
  toToday: 'Vers la donne d’aujourd’hui',

  play: 'Jouer la donne du jour',
  playOf: (game) => `Jouer la donne du jour de ${game}`,
  playHint:
    'Une table est ouverte avec les options habituelles. Vous pourrez y changer les options et inviter des amis avant de commencer.',
  nobodyToday: 'Personne ne l’a encore commencée.',
  nobody: 'Personne ne l’a jouée ce jour-là.',
  players: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
  locked: (games) =>
    plural(games, {
      one: '# partie jusqu’ici. Jouez-la d’abord pour voir les résultats.',
      other: '# parties jusqu’ici. Jouez-la d’abord pour voir les résultats.',
    }),

  fairness: 'Les donnes étaient-elles fixées d’avance ?',
  fairnessToday: 'Les donnes sont-elles fixées d’avance ?',
  fairnessTodayText:
    'Toutes les donnes de ce jour découlent d’une seule clé secrète, dont voici l’empreinte. Quand le jour est fini, la clé est publiée : personne ne peut connaître une donne avant, et chacun peut la vérifier après.',
  fairnessPastText:
    'Toutes les donnes de ce jour découlaient d’une seule clé secrète, dont l’empreinte était montrée dès le début. La clé est maintenant publique : son SHA-256 est l’empreinte, et chaque donne de ce jour peut être recalculée à partir d’elle.',
  fingerprint: 'Empreinte de la clé (SHA-256)',
  key: 'Clé du jour',
  how: 'Pour vérifier une partie de ce jour, téléchargez son enregistrement et lancez :',

  hiddenTitle: 'La donne du jour se joue ici',
  hidden:
    'Jusqu’à la fin du jour, seuls ceux qui ont joué cette donne jusqu’au bout peuvent regarder : elle reste ainsi nouvelle pour vous aussi. Jouez-la d’abord vous-même, ou revenez plus tard.',
  hiddenOver:
    'La dernière partie était ici la donne du jour. Vous pourrez la voir quand vous aurez joué cette donne jusqu’au bout, ou quand le jour sera fini.',
};
